import type { TodoItem } from '@/api/cases/todos';
import { byEndOf } from '@/domain/dates';
import { saleWaiting } from '../../../data/messages/developers';
import { type CaseRecord, casesOf } from '../../cases/case-states';
import { type Actor, ownerOf, type Transaction } from '../../kernel/transaction';
import { houseName, houses, suspension } from '../buildings';
import { openConfirmations } from './developer-view';
import { loanFileOf } from './loan-file';
import { CONTRACTS } from './loan-note';

/** To-dos: contracts for the borrower to sign, sales for the developer to confirm. */
export function loanTodos(tx: Transaction, actor: Actor): TodoItem[] {
  // Sales of a suspended property are left out: nothing can be done and no deadline runs.
  const runs = ({ values }: CaseRecord) => !suspension(tx.store, values.lpbh ?? '');
  if (actor.kind === 'developer') {
    const open = openConfirmations(tx, actor).filter(({ record }) => runs(record));
    return open.map(({ record }) => {
      const house = houses(tx.store).get(record.values.fwbh ?? '');
      return {
        ywlx: record.ywlx,
        lj: saleWaiting(record.ywlsh),
        ywlsh: record.ywlsh,
        title: `按揭客户待确认：${record.values.lpmc ?? ''}${house ? houseName(tx.store, house) : ''}`,
        sxsm: `请于${byEndOf(record.deadline ?? '')}确认`,
        rq: record.since,
      };
    });
  }
  return casesOf(tx.store, ownerOf(actor)).flatMap((record) => {
    const file = record.ywzt === '03' ? loanFileOf(tx.store, record.ywlsh) : undefined;
    if (file?.signedAt !== '' || !runs(record)) return [];
    const title = `${record.ywmc}：待签署借款合同`;
    const { ywlx, ywlsh, since, deadline = '' } = record;
    return [{ ywlx, lj: CONTRACTS.lj, ywlsh, title, sxsm: `请于${byEndOf(deadline)}签署借款合同`, rq: since }];
  });
}
