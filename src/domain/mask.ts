/** 13812345678 → 138****5678 (specification 6). */
export function maskPhone(text: string): string {
  return maskMiddle(text, 3, 4);
}

/** 6222 0212 3456 7890 → 6222********7890; spaces of a grouped card fall away. */
export function maskBankCard(text: string): string {
  return maskMiddle(text.replace(/\s/g, ''), 4, 4);
}

/** 110101198503071219 → 110***********1219. */
export function maskIdNumber(text: string): string {
  return maskMiddle(text, 3, 4);
}

/** 张建国 → 张**; by character, not code unit, for 𠮷 and its like. A name of one character is hidden whole. */
export function maskName(text: string): string {
  const characters = Array.from(text);
  if (characters.length <= 1) return '*'.repeat(characters.length);
  return `${characters[0]}${'*'.repeat(characters.length - 1)}`;
}

/** A changed value as it is shown beside the former: where the mask leaves both alike, it is said that they differ. */
export function besideFormer(former: string, now: string): string {
  return former === now && isMasked(now) ? `${now}（中间的数字不同）` : now;
}

/** Whether a value is masked: such a value is never sent back. */
export function isMasked(text: string): boolean {
  return text.includes('*');
}

/** At least four characters stay hidden; what is too short for that shows a quarter at each end and no more. */
function maskMiddle(text: string, head: number, tail: number): string {
  const characters = Array.from(text);
  const short = characters.length < head + tail + 4;
  const quarter = Math.floor(characters.length / 4);
  const shownHead = short ? Math.min(quarter, head) : head;
  const shownTail = short ? Math.min(quarter, tail) : tail;
  const hidden = characters.length - shownHead - shownTail;
  return [
    ...characters.slice(0, shownHead),
    '*'.repeat(hidden),
    ...characters.slice(characters.length - shownTail),
  ].join('');
}
