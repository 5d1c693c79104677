import { formatMoney, toYuan } from '@/domain/money';
import type { CaseRecord } from '../cases/case-states';
import type { CaseRows } from '../cases/rule';
import type { Desk } from '../kernel/desk';
import { persons } from '../kernel/people';
import { snapshots } from './records';

/** The list that a remittance pays, member by member as it was confirmed. */
export function confirmedRows({ store }: Desk, { values }: Pick<CaseRecord, 'values'>): CaseRows | undefined {
  const list = snapshots(store).get(values.qcqrdh ?? '');
  if (!list) return undefined;
  const rows = list.lines.map(({ grzh, unitFen, fen }) => [
    persons(store).get(grzh)?.xingming ?? '',
    grzh,
    formatMoney(toYuan(unitFen)),
    formatMoney(toYuan(fen - unitFen)),
    formatMoney(toYuan(fen)),
  ]);
  const lm = ['姓名', '个人账号', '单位月缴存额', '个人月缴存额', '月缴存额'];
  return { bt: `${list.hjny}汇缴清册`, lm, key: 1, widths: [3, 4, 3, 3, 3], rows };
}
