/** Full-width digits, letters and signs as they come from a Chinese keyboard ('１２．５', 'Ａ'), in their plain form. */
export function toHalfWidth(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3000', ' ');
}
