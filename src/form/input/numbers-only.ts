/** What alone may be typed into a number with at most this many decimals. */
export const numbersOnly = (decimals: number) =>
  decimals === 0 ? '只填整数' : `只填数字和一个小数点，最多${decimals}位小数`;
