import { formatMoney } from '@/domain/money';
import { rowsOfBatch } from '../../cases/batches';
import type { CaseRecord } from '../../cases/case-states';
import type { CaseRows } from '../../cases/rule';
import { actorOf, type Desk } from '../../kernel/desk';
import { persons } from '../../kernel/people';
import { baseBatch } from './base-batch';

/** The rows of the batch that was handed in with a base adjustment, as a list to be read. */
export function baseCaseRows(desk: Desk, { owner, values }: CaseRecord): CaseRows | undefined {
  if (!values.pcbh) return undefined;
  const sent = rowsOfBatch(desk, actorOf(owner), values.pcbh, baseBatch);
  const rows = sent.map(({ grzh, snypjgz, tzhgrjcjs, btzyy, sfqr }) => [
    persons(desk.store).get(grzh)?.xingming ?? '',
    grzh,
    snypjgz ? formatMoney(snypjgz) : '--',
    tzhgrjcjs ? formatMoney(tzhgrjcjs) : '--',
    btzyy || '--',
    sfqr === '1' ? '是' : '否',
  ]);
  const lm = ['姓名', '个人账号', '上年月平均工资', '调整后缴存基数', '不调整原因', '职工已确认'];
  return { bt: '基数调整明细', lm, widths: [3, 4, 4, 4, 5, 2], rows };
}
