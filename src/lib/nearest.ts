/** Minimum characters for a partial match. */
const FEWEST = 2;

/**
 * Returns the one entry of `known` that is similar to `text`: substring in either direction, or one character different; '' if there is
 * none or more than one.
 */
export function nearest(text: string, known: readonly string[]): string {
  const plain = (one: string) => one.replace(/[\s“”"'（）()、，/]/g, '');
  const typed = plain(text);
  if ([...typed].length < FEWEST) return '';
  const near = known.filter((one) => isNear(typed, plain(one)));
  return near.length === 1 ? (near[0] ?? '') : '';
}

function isNear(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [[...a], [...b]] : [[...b], [...a]];
  if (short.length >= FEWEST && long.join('').includes(short.join(''))) return true;
  // In a word of two or three characters one difference is too much.
  return short.length > FEWEST + 1 && isOneAway(short, long);
}

/** Returns true if one character was changed or left out, or two neighbours were swapped. */
function isOneAway(short: readonly string[], long: readonly string[]): boolean {
  const at = short.findIndex((char, index) => char !== long[index]);
  const from = at < 0 ? short.length : at;
  const rest = (chars: readonly string[], start: number) => chars.slice(start).join('');
  if (long.length === short.length + 1) return rest(short, from) === rest(long, from + 1);
  if (long.length !== short.length) return false;
  if (rest(short, from + 1) === rest(long, from + 1)) return true;
  return (
    short[from] === long[from + 1] && short[from + 1] === long[from] && rest(short, from + 2) === rest(long, from + 2)
  );
}
