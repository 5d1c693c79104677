import { toHalfWidth } from '@/domain/half-width';
import { isMasked } from '@/domain/mask';

/**
 * Yuan as typed or pasted: thousands separators, spaces, ¥ and 元 go, the ideographic full stop is a point. A keystroke that
 * cannot belong to an amount is dropped. Pasted text that is no amount stays to be seen and refused: '1e3' must not
 * silently become 13.
 */
export function cleanMoney(raw: string, before: string): string {
  const text = toHalfWidth(raw)
    .replaceAll('。', '.')
    .replace(/[,\s¥￥元]/g, '');
  if (/^\d*(\.\d{0,2})?$/.test(text)) return text;
  return raw.length === before.length + 1 ? before : text.slice(0, 40);
}

export function cleanInt(raw: string, before: string): string {
  const text = toHalfWidth(raw).replace(/\s/g, '');
  if (/^\d*$/.test(text)) return text.slice(0, 9);
  return raw.length === before.length + 1 ? before : text.slice(0, 20);
}

/** Digits only, at most 60 (specification 5); a masked number is left alone. */
export function cleanCard(raw: string): string {
  const text = toHalfWidth(raw);
  return isMasked(text) ? text.replaceAll(' ', '') : text.replace(/\D/g, '').slice(0, 60);
}

export function cleanIdNumber(raw: string): string {
  return toHalfWidth(raw)
    .replace(/[^0-9A-Za-z-]/g, '')
    .toUpperCase();
}

/** Cut by characters, never through a surrogate pair: 𬭚 counts once. */
export function cutTo(text: string, length: number): string {
  const characters = [...text.slice(0, length * 2)];
  return characters.length > length ? characters.slice(0, length).join('') : text.slice(0, length * 2);
}
