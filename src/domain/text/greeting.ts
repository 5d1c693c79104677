/** Greeting by the hour (0 to 23) in the fund's time zone (docs/specification.md 9): 8 o'clock still counts as early morning. */
export function greeting(hour: number): string {
  if (hour <= 8) return '早上好';
  if (hour < 11) return '上午好';
  if (hour < 14) return '中午好';
  if (hour < 18) return '下午好';
  return '晚上好';
}
