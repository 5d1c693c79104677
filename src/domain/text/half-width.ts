/** Converts full-width digits, letters and signs of a Chinese keyboard ('１２．５', 'Ａ') to half width. */
export function toHalfWidth(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3000', ' ');
}
