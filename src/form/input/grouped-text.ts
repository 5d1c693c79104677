/** A change of a text box as what is kept sees it: the part before it, what was put in, the part after it. */
export interface Edit {
  head: string;
  text: string;
  tail: string;
  /** Nothing went but signs that group the digits. */
  separators: boolean;
}

/**
 * What was done to a text that shows `kept` with its digits grouped. The signs that group are the field's own and no part of
 * `head` and `tail`; those in `text` came with what was put in and say something ('1,1500').
 * @param at caret after the change: behind what was put in
 * @param from where the selection began before the change, if known: what is put in may begin as what it takes the place of
 */
export function editOf(raw: string, at: number, shown: string, kept: string, from = shown.length): Edit {
  const end = shown.length - (raw.length - at);
  // A script has put in another text altogether.
  if (end < 0 || raw.slice(at) !== shown.slice(end)) return { head: '', text: raw, tail: '', separators: false };
  const most = Math.min(at, end, from);
  let start = 0;
  while (start < most && raw[start] === shown[start]) start += 1;
  const [first, last] = [keptBefore(start, kept, shown), keptBefore(end, kept, shown)];
  const text = raw.slice(start, at);
  const separators = text === '' && end > start && first === last;
  return { head: kept.slice(0, first), text, tail: kept.slice(last), separators };
}

/** Deleting the sign that groups means the digit beside it: the sign itself would come back at once. */
export function besideSeparator({ head, tail }: Edit, forward: boolean): { value: string; count: number } {
  return forward
    ? { value: head + tail.slice(1), count: head.length }
    : { value: head.slice(0, -1) + tail, count: Math.max(0, head.length - 1) };
}

/** How many characters of what is kept stand before a place in what is shown. */
function keptBefore(place: number, kept: string, shown: string): number {
  let count = 0;
  for (let at = 0; at < place; at += 1) if (shown[at] === kept[count]) count += 1;
  return count;
}

/** Where the caret stands in what is shown when `count` characters of what is kept are before it. */
export function placeOf(count: number, kept: string, shown: string): number {
  let passed = 0;
  let at = 0;
  for (; at < shown.length && passed < count; at += 1) if (shown[at] === kept[passed]) passed += 1;
  return at;
}
