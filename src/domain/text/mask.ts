import { isCreditCode } from '../identity/credit-code';
import { isIdNumber } from '../identity/id-number';

/** 13812345678 → 138****5678. What is masked (脱敏) where: docs/specification.md 6; tables mask in src/ui/table/cell-text.ts. */
export function maskPhone(text: string): string {
  return maskMiddle(text, 3, 4);
}

/** 6222 0212 3456 7890 → 6222********7890; spaces of a grouped card are removed. */
export function maskBankCard(text: string): string {
  return maskMiddle(text.replace(/\s/g, ''), 4, 4);
}

/** 110101198503071219 → 110***********1219; a unit's credit code is public and stays whole. */
export function maskIdNumber(text: string): string {
  if (isCreditCode(text) && !isIdNumber(text)) return text;
  return maskMiddle(text, 3, 4);
}

/** 张建国 → 张**; by character, not code unit, for 𠮷 and the like. A one-character name is hidden completely. */
export function maskName(text: string): string {
  const characters = Array.from(text);
  if (characters.length <= 1) return '*'.repeat(characters.length);
  return `${characters[0]}${'*'.repeat(characters.length - 1)}`;
}

/** Changed value beside the former: if masking makes both alike, the text states that they differ. */
export function maskedPair(former: string, now: string): string {
  return former === now && isMasked(now) ? `${now}（中间的数字不同）` : now;
}

/** Returns true for a masked value, which is never sent back. */
export function isMasked(text: string): boolean {
  return text.includes('*');
}

/** Hides at least four characters; shorter texts show at most a quarter at each end. */
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
