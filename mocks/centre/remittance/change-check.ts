// Another way to pay a list that two have agreed on: it needs both of them again (decision 343).
import type { PaymentProposal } from '@/api/payment-proposal';
import type { PlainDate } from '@/domain/dates';
import { SecondYes, type Waiting } from '../access/second-yes';
import { CHECKS_ONLY, checksOnly, whySecond } from '../access/two-person';
import { type Actor, type Desk, REFUSED, Refusal } from '../kernel/desk';
import type { Store } from '../kernel/store';
import { listName, openListsOf, type RemittanceRecord, remittances } from './records';

/** How what a list lacks is to be paid, as the hall sends it. */
export interface PaymentChange {
  qcqrdh: string;
  hjfs: string;
  zhbh: string;
  /** Yuan of the pending balance, '' for none. */
  sqzsje: string;
}

interface Asked extends PaymentChange {
  /** The change in words. */
  nr: string;
}

const kind = (table: string, page: string) =>
  new SecondYes<Asked>(table, {
    title: '更改缴款方式待确认',
    text: ({ nr }) => nr,
    page,
    // Money may have come meanwhile, or the list is no more.
    holds: (store, { qcqrdh }) => remittances(store).get(qcqrdh)?.zt === '2',
  });
/** A unit has one open list of each kind at most. */
const ofMonth = kind('remittance-change-asked', '汇缴记录');
const ofBackPayment = kind('back-payment-change-asked', '补缴记录');
const askedOf = ({ bj }: Pick<RemittanceRecord, 'bj'>) => (bj ? ofBackPayment : ofMonth);

/** Why another operator has to say yes to a change of this list: as of the list itself; '' where one is enough. */
export const whyChangeWaits = (store: Store, { dwzh, figures }: RemittanceRecord): string =>
  whySecond(store, dwzh, figures.hjje);

/** Keeps the change for another operator's yes; false where one is enough. @throws Refusal for who only checks */
export function askSecond(
  desk: Desk,
  actor: Actor,
  list: RemittanceRecord,
  change: PaymentChange,
  words: string,
): boolean {
  const why = whyChangeWaits(desk.store, list);
  if (why === '') return false;
  if (checksOnly(desk, actor)) throw new Refusal(REFUSED, CHECKS_ONLY);
  askedOf(list).ask(desk, actor, { ...change, nr: `将${listName(list)}的缴款方式改为${words}（${why}）` });
  return true;
}

/** What somebody has asked for, and what whoever is signed in may say to it. */
export function changeProposal(desk: Desk, actor: Actor, list: RemittanceRecord): PaymentProposal | null {
  const waiting = list.zt === '2' ? askedOf(list).waiting(desk, actor) : undefined;
  return waiting ? shown(waiting) : null;
}

const shown = ({ what: { nr }, jbrxm, sj, kty, kqx }: Waiting<Asked>): PaymentProposal => ({ nr, jbrxm, sj, kty, kqx });

/** Takes the answer. @throws Refusal */
export const answered = (desk: Desk, actor: Actor, list: RemittanceRecord, agreed: boolean) =>
  askedOf(list).answer(desk, actor, agreed);

/**
 * The list waits for no money any more: a change that was asked for comes to nothing, and who asked and who was to say yes hear why.
 * @returns what its timeline says of it; undefined where nothing was asked for
 */
export function dropChange(desk: Desk, list: RemittanceRecord, why: string): string | undefined {
  const asked = askedOf(list).drop(desk, list.dwzh, {
    title: '缴款方式未更改',
    about: ({ qcqrdh }) => qcqrdh === list.qcqrdh,
    why,
  });
  return asked && `${why}，${asked.jbrxm}申请的更改不再需要确认，未更改`;
}

/** The changes that this unit's lists wait with. */
export function changeProposals(desk: Desk, actor: Actor & { kind: 'unit' }) {
  return openListsOf(desk.store, actor.dwzh).flatMap((list) => {
    const asked = changeProposal(desk, actor, list);
    return asked ? [{ list, asked }] : [];
  });
}

/** Daily: a change that still waits for its yes. */
export function remindChange(store: Store, day: PlainDate): void {
  ofMonth.remind(store, day);
  ofBackPayment.remind(store, day);
}
