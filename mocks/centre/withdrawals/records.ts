import type { SearchOf } from '@/api/client/list-call';
import type { Page } from '@/api/person/person';
import type { fetchWithdrawalRecords, WithdrawalRecord } from '@/api/person/withdrawal-records';
import { type Fen, toYuan } from '@/domain/money';
import { maskBankCard } from '@/domain/text/mask';
import { banks } from '../../data/banks';
import { agreementName } from '../cases/agreements';
import { type CaseRecord, casesOf } from '../cases/case-states';
import { endingText } from '../cases/decision-messages';
import { resubmissionTime } from '../cases/due-date';
import { stateNote } from '../cases/state-notes';
import { isInterest } from '../kernel/accounts/deposit-interest';
import { memberAccount, postingsOf } from '../kernel/accounts/ledger';
import { businessArea } from '../kernel/business-names';
import { chosenRows, pageOfRows } from '../kernel/list-page';
import { personOf } from '../kernel/people';
import { type Actor, type OwnerKey, ownerOf, type Transaction } from '../kernel/transaction';
import { otherCityRunsOf } from '../loans/offset/other-city-offsets';
import { drawsOf } from '../loans/repayment/deposit-repayment';
import { agreementKindOf } from './agreements/kinds';
import { otherCityRecord } from './agreements/other-city';
import { type AgreementPayment, paidRecord, paymentsOf } from './agreements/payments';
import { isCardNamed, isCardRefused, payeeName } from './withdrawal-posting';

type Search = SearchOf<typeof fetchWithdrawalRecords>;

/** Returns own withdrawals in any state, agreement payments and loan repayments, newest first (docs/rules/lists.md, 提取记录). */
export function withdrawalRecords(tx: Transaction, actor: Actor, search: Search): Page<WithdrawalRecord> {
  const { store } = tx;
  const { grzh } = personOf(tx, actor);
  const interest = settledInterest(tx, actor);
  const rows = [
    ...casesOf(store, ownerOf(actor))
      .filter(({ ywlx }) => businessArea(ywlx) === 'withdrawal')
      .map((record) => rowOf(tx, record, interest.get(record.ywlsh))),
    ...paymentsOf(store, grzh).map(paymentRow),
    ...drawsOf(store, grzh).map((draw) => drawRow(draw, ownerOf(actor))),
    ...otherCityRunsOf(store, grzh).flatMap((run) => (run.fen > 0n ? [otherCityRecord(run)] : [])),
  ];
  const day = ({ slsj }: WithdrawalRecord) => slsj;
  const newest = ({ slsj, ywlsh }: WithdrawalRecord) => slsj + ywlsh;
  return pageOfRows(tx, chosenRows(rows, search, { same: ['tqyydm', 'ywzt'], day, newest }), search);
}

/** Returns the current record of one case. */
export function recordOf(tx: Transaction, actor: Actor, record: CaseRecord): WithdrawalRecord {
  return rowOf(tx, record, settledInterest(tx, actor).get(record.ywlsh));
}

function rowOf(tx: Transaction, record: CaseRecord, interest: Fen | undefined): WithdrawalRecord {
  const { ywlsh, ywmc, slsj, ywzt, values, je, dzje, dzrq = '' } = record;
  const { tqyydm = '', tqlx = '' } = values;
  const yuan = (fen: Fen | undefined) => (fen === undefined ? '' : toYuan(fen));
  const sums = { sqtqje: toYuan(je), fslxe: yuan(interest), dzje: yuan(dzje) };
  const ztsm = stateNote(tx.store, record);
  const standing = { ...(ztsm && { ztsm }), ...(ywzt === '81' && { chsm: endingText(tx, record) }) };
  const more = { ...sums, ...standing, ...payeeOf(values), ...resubmissionTime(record) };
  const kgz = isCardRefused(record) || isCardNamed(record);
  return { ywlsh, ywmc, slsj, ywzt, tqyydm, tqlx, dzrq, kgz, kck: true, ...more };
}

/** Row of an agreement payment; it takes its application data from the agreement. */
function paymentRow({ values, ...payment }: AgreementPayment): WithdrawalRecord {
  const { ywlsh, xybh, ywlx } = payment;
  const { tqyydm } = agreementKindOf(ywlx);
  return paidRecord(payment, { ywlsh, xybh, ywmc: `${agreementName(ywlx)}约定提取`, tqyydm, ...payeeOf(values) });
}

/** Row of a loan repayment from the account (GD0605), by the own case or the co-borrower's. */
function drawRow(draw: ReturnType<typeof drawsOf>[number], own: OwnerKey): WithdrawalRecord {
  const { ywlsh, slsj, values, owner } = draw.record;
  const loan = { ywmc: draw.zhaiyao, tqyydm: '06', skyhmc: `公积金贷款${values.dkzh ?? ''}` };
  return paidRecord(draw, { ywlsh, slsj, ...loan, sqtqje: toYuan(draw.asked), kck: owner === own });
}

/** Payee data; blank for a third party, whose account is not disclosed. */
function payeeOf(values: CaseRecord['values']): Pick<WithdrawalRecord, 'skyhmc' | 'skyhzh'> {
  const [payee, bank] = [payeeName(values), banks.find(({ yhdm }) => yhdm === values.skyhdm)];
  return payee
    ? { skyhmc: payee, skyhzh: '' }
    : { skyhmc: bank?.yhmc ?? '', skyhzh: maskBankCard(values.skyhzh ?? '') };
}

/** Returns business number → interest settled at the closing of the account. */
function settledInterest(tx: Transaction, actor: Actor): ReadonlyMap<string, Fen> {
  const booked = postingsOf(tx.store, memberAccount(personOf(tx, actor).grzh)).filter(isInterest);
  return new Map(booked.map(({ entry, line }) => [entry.ywlsh ?? '', line.fen]));
}
