import type { WithdrawalRecord } from '@/api/withdrawal-records';
import { policyCount } from '../../data/policy';
import { addStep, type CaseRecord, cases, casesOf, moveCase } from '../cases/case-states';
import { tellDecision } from '../cases/decision-messages';
import { withRow } from '../cases/filed-row';
import { stateName } from '../cases/state-notes';
import { type Actor, type Desk, ownerOf, REFUSED, Refusal } from '../kernel/desk';
import { personOf } from '../kernel/people';
import { addWorkingDays } from '../kernel/working-days';
import { withQueriesNoted } from '../registers/register-queries';
import { cardText, namedCard, type OwnCard, readOwnCard } from './own-card';
import { proveCard, refuseFields } from './payee-codes';
import { recordOf } from './records';
import type { RawValues } from './rule';
import { isCardNamed, isCardRefused, payWithdrawal } from './withdrawal-posting';

/**
 * 更正账号 (domain catalogue 12.1): the bank sent the money back, an account of the person's own takes it: at once when it is bound
 * or the bank knows it, else once a clerk has looked at it; until then another one
 * may be named in its place. A repetition is answered with where the case stands; what is paid is paid.
 */
export function correctAccount(desk: Desk, actor: Actor, raw: RawValues): WithdrawalRecord {
  const record = casesOf(desk.store, ownerOf(actor)).find(({ ywlsh }) => ywlsh === raw.ywlsh);
  if (!record) throw new Refusal(REFUSED, '没有这个业务流水号');
  const person = personOf(desk, actor);
  const typed = namedCard(person, raw);
  if (!isCardRefused(record) && !(isCardNamed(record) && record.values.skyhzh !== typed)) {
    // The first answer was lost, or another window was quicker.
    if (['99', '81'].includes(record.ywzt) && record.values.skyhzh === typed) return recordOf(desk, actor, record);
    const tail = (record.values.skyhzh ?? '').slice(-4);
    const paid = record.ywzt === '99' ? `款项已转入尾号${tail}的账户` : `该业务${stateName(desk.store, record)}`;
    throw new Refusal(REFUSED, `${paid}，不能更正收款账号`);
  }
  const purpose = { ywlx: record.ywlx, doing: `更正业务${record.ywlsh}的收款账号时` };
  const { card, known } = withQueriesNoted(desk, actor, purpose, () => readOwnCard(desk.store, person, raw));
  refuseFields(proveCard(desk, person, card, raw));
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
    // Another state than the one it waited for an account in, with the centre's days before it.
    const waiting = { ...open, since: desk.today(), cnbjsj: addWorkingDays(desk.today(), policyCount('p.tqBjr')) };
    const held = addStep(desk, waiting, named);
    tellDecision(desk, held);
    return recordOf(desk, actor, held);
  }
  const moved = moveCase(desk, corrected, {
    to: '02',
    jdmc: '更正收款账号',
    clr: record.blqd,
    yj,
    change: { sbyy: undefined },
  });
  const paid = payWithdrawal(desk, moved);
  cases(desk.store).put(paid.ywlsh, paid);
  tellDecision(desk, paid);
  return recordOf(desk, actor, paid);
}

function withCard(record: CaseRecord, card: OwnCard): CaseRecord {
  const sqnr = withRow(record.sqnr, 'skyhzh', cardText(card));
  return { ...record, values: { ...record.values, ...card }, sqnr };
}
