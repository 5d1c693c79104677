import type { TodoItem } from '@/api/todos';
import { byEndOf } from '@/domain/dates';
import { type CaseRecord, casesOf } from '../../cases/case-states';
import { type Actor, type Desk, ownerOf } from '../../kernel/desk';
import { houseName, houses, suspension } from '../buildings';
import { openConfirmations } from './developer-view';
import { loanFileOf } from './loan-file';
import { CONTRACTS } from './loan-note';
import { saleWaiting } from './tell-developer';

/** Contracts that wait for the borrower, sales that wait for the developer. */
export function loanTodos(desk: Desk, actor: Actor): TodoItem[] {
  // Nothing can be done about a property that is suspended, and no day runs.
  const runs = ({ values }: CaseRecord) => !suspension(desk.store, values.lpbh ?? '');
  if (actor.kind === 'developer') {
    const open = openConfirmations(desk, actor).filter(({ record }) => runs(record));
    return open.map(({ record }) => {
      const house = houses(desk.store).get(record.values.fwbh ?? '');
      return {
        ywlx: record.ywlx,
        lj: saleWaiting(record.ywlsh),
        ywlsh: record.ywlsh,
        title: `按揭客户待确认：${record.values.lpmc ?? ''}${house ? houseName(desk.store, house) : ''}`,
        sxsm: `请于${byEndOf(record.deadline ?? '')}确认`,
        rq: record.since,
      };
    });
  }
  return casesOf(desk.store, ownerOf(actor)).flatMap((record) => {
    const file = record.ywzt === '03' ? loanFileOf(desk.store, record.ywlsh) : undefined;
    if (file?.signedAt !== '' || !runs(record)) return [];
    const title = `${record.ywmc}：待签署借款合同`;
    const { ywlx, ywlsh, since, deadline = '' } = record;
    return [{ ywlx, lj: CONTRACTS.lj, ywlsh, title, sxsm: `请于${byEndOf(deadline)}签署借款合同`, rq: since }];
  });
}
