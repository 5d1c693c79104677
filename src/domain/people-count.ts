/** So many people as everybody is told: '10,000人'. A count that came as text is grouped as well; what is no count stays as it came. */
export function peopleText(count: number | string): string {
  const number = typeof count === 'number' ? count : /^\d{1,15}$/.test(count) ? Number(count) : undefined;
  return `${number?.toLocaleString('en-US') ?? count}人`;
}
