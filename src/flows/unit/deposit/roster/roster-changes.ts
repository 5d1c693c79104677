import type { RosterRow } from '@/api/unit/remittance';
import { formatMoney } from '@/domain/money';

type Row = Pick<RosterRow, 'grzh' | 'xingming' | 'yjce'>;

/** Changes of a roster since it was first shown, one sentence per person; another clerk may have caused them. */
export function rosterChanges(before: readonly Row[], after: readonly Row[]): string[] {
  if (before === after) return [];
  const was = new Map(before.map((row) => [row.grzh, row]));
  const is = new Set(after.map(({ grzh }) => grzh));
  return [
    ...after.flatMap(({ grzh, xingming, yjce }) => {
      const former = was.get(grzh);
      if (!former) return [`${xingming}：新列入，月缴存额${formatMoney(yjce)}`];
      return former.yjce === yjce ? [] : [`${xingming}：月缴存额由${formatMoney(former.yjce)}变为${formatMoney(yjce)}`];
    }),
    ...before.filter(({ grzh }) => !is.has(grzh)).map(({ xingming }) => `${xingming}：不再列入`),
  ];
}
