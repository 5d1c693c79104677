/** An edit of a text box in terms of its value: part before, inserted text, part after. */
export interface Edit {
  head: string;
  text: string;
  tail: string;
  /** Whether only group separators were deleted. */
  separators: boolean;
}

/**
 * Derives the edit of a text that shows `kept` with grouped digits. Separators in `head` and `tail` belong to the display and are
 * dropped; those in `text` were typed and matter ('1,1500').
 * @param at caret after the change, i.e. the end of the inserted text
 * @param from start of the former selection, if known: inserted and replaced text may start alike
 */
export function editOf(raw: string, at: number, shown: string, kept: string, from = shown.length): Edit {
  const end = shown.length - (raw.length - at);
  // A script has replaced the whole text.
  if (end < 0 || raw.slice(at) !== shown.slice(end)) return { head: '', text: raw, tail: '', separators: false };
  const most = Math.min(at, end, from);
  let start = 0;
  while (start < most && raw[start] === shown[start]) start += 1;
  const [first, last] = [keptBefore(start, kept, shown), keptBefore(end, kept, shown)];
  const text = raw.slice(start, at);
  const separators = text === '' && end > start && first === last;
  return { head: kept.slice(0, first), text, tail: kept.slice(last), separators };
}

/** Deletes the digit next to a deleted separator, as the separator itself would reappear. */
export function deleteAtSeparator({ head, tail }: Edit, forward: boolean): { value: string; count: number } {
  return forward
    ? { value: head + tail.slice(1), count: head.length }
    : { value: head.slice(0, -1) + tail, count: Math.max(0, head.length - 1) };
}

/** Counts the characters of the value before a position of the shown text. */
function keptBefore(place: number, kept: string, shown: string): number {
  let count = 0;
  for (let at = 0; at < place; at += 1) if (shown[at] === kept[count]) count += 1;
  return count;
}

/** Returns the caret position in the shown text after `count` characters of the value. */
export function caretPlace(count: number, kept: string, shown: string): number {
  let passed = 0;
  let at = 0;
  for (; at < shown.length && passed < count; at += 1) if (shown[at] === kept[passed]) passed += 1;
  return at;
}
