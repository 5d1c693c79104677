// A list that needed two operators also needs two to change its payment method (docs/rules/unit.md, Automatic debits).
import type { PaymentProposal } from '@/api/unit/payment-proposal';
import type { PlainDate } from '@/domain/dates';
import { type PendingApproval, SecondApproval } from '../../access/second-approval';
import { CHECKS_ONLY, checksOnly, secondOperatorReason } from '../../access/two-person-rule';
import type { Store } from '../../kernel/store';
import { type Actor, BusinessError, REFUSED, type Transaction } from '../../kernel/transaction';
import { listName, openListsOf, type RemittanceRecord, remittances } from '../list/records';

/** Payment change for the outstanding amount of a list, as the hall sends it. */
export interface PaymentChange {
  qcqrdh: string;
  hjfs: string;
  zhbh: string;
  /** Yuan used of the pending balance; '' for none. */
  sqzsje: string;
}

interface Asked extends PaymentChange {
  /** Text of the change. */
  nr: string;
}

const kind = (table: string, page: string) =>
  new SecondApproval<Asked>(table, {
    title: '更改缴款方式待确认',
    text: ({ nr }) => nr,
    page,
    // The proposal lapses once the list is paid or cancelled in the meantime.
    holds: (store, { qcqrdh }) => remittances(store).get(qcqrdh)?.zt === '2',
  });
/** One proposal per kind is enough: a unit has at most one open list of each kind. */
const ofMonth = kind('remittance-change-asked', '汇缴记录');
const ofBackPayment = kind('back-payment-change-asked', '补缴记录');
const askedOf = ({ bj }: Pick<RemittanceRecord, 'bj'>) => (bj ? ofBackPayment : ofMonth);

/** Returns why a change of this list needs a second operator, by the rule for the list itself; '' where one suffices. */
export const changeApprovalReason = (store: Store, { dwzh, figures }: RemittanceRecord): string =>
  secondOperatorReason(store, dwzh, figures.hjje);

/**
 * Stores the change for the second operator's approval; returns false where one suffices.
 * @throws BusinessError for an operator with checking rights only
 */
export function requestChangeApproval(
  tx: Transaction,
  actor: Actor,
  list: RemittanceRecord,
  change: PaymentChange,
  words: string,
): boolean {
  const why = changeApprovalReason(tx.store, list);
  if (why === '') return false;
  if (checksOnly(tx, actor)) throw new BusinessError(REFUSED, CHECKS_ONLY);
  askedOf(list).ask(tx, actor, { ...change, nr: `将${listName(list)}的缴款方式改为${words}（${why}）` });
  return true;
}

/** Returns the proposed change with the actions open to the signed-in operator. */
export function changeProposal(tx: Transaction, actor: Actor, list: RemittanceRecord): PaymentProposal | null {
  const waiting = list.zt === '2' ? askedOf(list).waiting(tx, actor) : undefined;
  return waiting ? shown(waiting) : null;
}

const shown = ({ what: { nr }, jbrxm, sj, kty, kqx }: PendingApproval<Asked>): PaymentProposal => ({
  nr,
  jbrxm,
  sj,
  kty,
  kqx,
});

/** Records the second operator's decision. @throws BusinessError */
export const answerChangeCheck = (tx: Transaction, actor: Actor, list: RemittanceRecord, agreed: boolean) =>
  askedOf(list).answer(tx, actor, agreed);

/**
 * Drops a proposed change because the list no longer waits for money; notifies both operators of the reason.
 * @returns the timeline text; undefined without a proposal
 */
export function dropChange(tx: Transaction, list: RemittanceRecord, why: string): string | undefined {
  const asked = askedOf(list).drop(tx, list.dwzh, {
    title: '缴款方式未更改',
    about: ({ qcqrdh }) => qcqrdh === list.qcqrdh,
    why,
  });
  return asked && `${why}，${asked.jbrxm}申请的更改不再需要确认，未更改`;
}

/** Returns the proposed changes of the unit's lists. */
export function changeProposals(tx: Transaction, actor: Actor & { kind: 'unit' }) {
  return openListsOf(tx.store, actor.dwzh).flatMap((list) => {
    const asked = changeProposal(tx, actor, list);
    return asked ? [{ list, asked }] : [];
  });
}

/** Daily reminder of a change that awaits approval. */
export function remindChange(store: Store, day: PlainDate): void {
  ofMonth.remind(store, day);
  ofBackPayment.remind(store, day);
}
