/** Greeting by hour of the day, 0 to 23 (specification 9: up to 8 early morning, before 11, 14, 18; 8 o'clock itself is still early). */
export function greeting(hour: number): string {
  if (hour <= 8) return '早上好';
  if (hour < 11) return '上午好';
  if (hour < 14) return '中午好';
  if (hour < 18) return '下午好';
  return '晚上好';
}
