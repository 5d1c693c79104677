/** Below this a part of a text says nothing about the whole. */
const FEWEST = 2;

/**
 * The one of `known` that `text` nearly is: a part of it or the other way round, or one character otherwise; '' where none is, or
 * more than one.
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
  // Of two or three characters one is too much to be otherwise.
  return short.length > FEWEST + 1 && isOneAway(short, long);
}

/** Whether one character was changed, or left out, or two stand the wrong way round. */
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
