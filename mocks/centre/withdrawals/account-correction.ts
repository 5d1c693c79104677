import type { WithdrawalRecord } from '@/api/person/withdrawal-records';
import { policyCount } from '../../data/policy/policy';
import { withRow } from '../cases/batch/filed-row';
import { addStep, type CaseRecord, cases, casesOf, moveCase } from '../cases/case-states';
import { notifyDecision } from '../cases/decision-messages';
import { refuseErrors } from '../cases/read-fields';
import { stateName } from '../cases/state-notes';
import { personOf } from '../kernel/people';
import { type Actor, BusinessError, ownerOf, REFUSED, type Transaction } from '../kernel/transaction';
import { addWorkingDays } from '../kernel/working-days';
import { withQueriesNoted } from '../registers/register-queries';
import { proveCard } from './payee-codes';
import { cardText, namedCard, type PersonCard, readPersonCard } from './person-card';
import { recordOf } from './records';
import type { RawValues } from './rule';
import { isCardNamed, isCardRefused, payWithdrawal } from './withdrawal-posting';

/**
 * 更正账号 (docs/rules/withdrawals.md): names another of the person's accounts after the bank returned the money. A bound account, or one that
 * the bank confirms, is paid at once; any other after a clerk's check, and until then it can be replaced. Idempotent: a repetition returns
 * the present state of the case.
 */
export function correctAccount(tx: Transaction, actor: Actor, raw: RawValues): WithdrawalRecord {
  const record = casesOf(tx.store, ownerOf(actor)).find(({ ywlsh }) => ywlsh === raw.ywlsh);
  if (!record) throw new BusinessError(REFUSED, '没有这个业务流水号');
  const person = personOf(tx, actor);
  const typed = namedCard(person, raw);
  if (!isCardRefused(record) && !(isCardNamed(record) && record.values.skyhzh !== typed)) {
    // Retry after a lost response, or a second window that was faster.
    if (['99', '81'].includes(record.ywzt) && record.values.skyhzh === typed) return recordOf(tx, actor, record);
    const tail = (record.values.skyhzh ?? '').slice(-4);
    const paid = record.ywzt === '99' ? `款项已转入尾号${tail}的账户` : `该业务${stateName(tx.store, record)}`;
    throw new BusinessError(REFUSED, `${paid}，不能更正收款账号`);
  }
  const purpose = { ywlx: record.ywlx, doing: `更正业务${record.ywlsh}的收款账号时` };
  const { card, known } = withQueriesNoted(tx, actor, purpose, () => readPersonCard(tx, person, raw));
  refuseErrors(proveCard(tx, person, card, raw));
  const corrected = withCard(record, card);
  const yj = `收款账户更正为${cardText(card)}`;
  if (!known) {
    const named = {
      jdmc: '更正收款账号',
      clr: record.blqd,
      yj: `${yj}，银行未能核验，转人工核验`,
      key: 'card-named',
    } as const;
    const { sbyy: _, ...open } = corrected;
    // The case leaves the wait for the applicant, so the centre's processing days start.
    const waiting = { ...open, since: tx.today(), cnbjsj: addWorkingDays(tx.today(), policyCount('p.tqBjr')) };
    const held = addStep(tx, waiting, named);
    notifyDecision(tx, held);
    return recordOf(tx, actor, held);
  }
  const moved = moveCase(tx, corrected, {
    to: '02',
    jdmc: '更正收款账号',
    clr: record.blqd,
    yj,
    change: { sbyy: undefined },
  });
  const paid = payWithdrawal(tx, moved);
  cases(tx.store).put(paid.ywlsh, paid);
  notifyDecision(tx, paid);
  return recordOf(tx, actor, paid);
}

function withCard(record: CaseRecord, card: PersonCard): CaseRecord {
  const sqnr = withRow(record.sqnr, 'skyhzh', cardText(card));
  return { ...record, values: { ...record.values, ...card }, sqnr };
}
