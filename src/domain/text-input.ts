/** Full-width forms that Chinese input methods give ('１２．５', 'Ａ') as their plain ones; 。 stands for a decimal point when typed between digits. */
export function toHalfWidth(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\u3000/g, ' ');
}

export function digitsOnly(text: string): string {
  return toHalfWidth(text).replace(/\D/g, '');
}

export function lettersAndDigits(text: string): string {
  return toHalfWidth(text).replace(/[^a-z\d]/gi, '');
}

/** Digits and one decimal point (specification 5): grouping commas, signs, units and further points fall away, decimals over two are cut. */
export function amountOnly(text: string): string {
  const [integer = '', ...decimals] = toHalfWidth(text)
    .replace(/[。．]/g, '.')
    .replace(/[^\d.]/g, '')
    .split('.');
  if (decimals.length === 0) return integer;
  return `${integer}.${decimals.join('').slice(0, 2)}`;
}
