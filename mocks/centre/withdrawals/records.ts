import type { Page } from '@/api/person/person';
import type { WithdrawalRecord } from '@/api/person/withdrawal-records';
import { type Fen, toYuan } from '@/domain/money';
import { maskBankCard } from '@/domain/text/mask';
import { banks } from '../../data/banks';
import { type CaseRecord, casesOf } from '../cases/case-states';
import { endingText } from '../cases/decision-messages';
import { resubmissionTime } from '../cases/due-date';
import { stateNote } from '../cases/state-notes';
import { isInterest } from '../kernel/accounts/deposit-interest';
import { memberAccount, postingsOf } from '../kernel/accounts/ledger';
import { businessArea } from '../kernel/business-names';
import { chosenRows, type Paging, pageOfRows } from '../kernel/list-page';
import { personOf } from '../kernel/people';
import { type Actor, type OwnerKey, ownerOf, type Transaction } from '../kernel/transaction';
import { otherCityRunsOf } from '../loans/offset/other-city-offsets';
import { drawsOf } from '../loans/repayment/deposit-repayment';
import { agreementKindOf } from './agreements/kinds';
import { otherCityRecord } from './agreements/other-city';
import { type AgreementPayment, paymentsOf } from './agreements/payments';
import { isCardNamed, isCardRefused, payeeName } from './withdrawal-posting';

/** Filters of 提取记录; '' is unset, the acceptance days are inclusive. */
interface RecordSearch extends Paging {
  ksrq: string;
  jsrq: string;
  tqyydm: string;
  ywzt: string;
}

/** Returns own withdrawals in any state, agreement payments and loan repayments, newest first (docs/rules/lists.md, 提取记录). */
export function withdrawalRecords(tx: Transaction, actor: Actor, search: RecordSearch): Page<WithdrawalRecord> {
  const interest = settledInterest(tx, actor);
  const applied = casesOf(tx.store, ownerOf(actor))
    .filter(({ ywlx }) => businessArea(ywlx) === 'withdrawal')
    .map((record) => rowOf(tx, record, interest.get(record.ywlsh)));
  const { grzh } = personOf(tx, actor);
  const agreed = paymentsOf(tx.store, grzh).map(paymentRow);
  const drawn = drawsOf(tx.store, grzh).map((draw) => drawRow(draw, ownerOf(actor)));
  const outside = otherCityRunsOf(tx.store, grzh)
    .filter(({ fen }) => fen > 0n)
    .map(otherCityRecord);
  const chosen = chosenRows([...applied, ...agreed, ...drawn, ...outside], search, {
    same: ['tqyydm', 'ywzt'],
    day: ({ slsj }) => slsj,
    newest: ({ slsj, ywlsh }) => slsj + ywlsh,
  });
  return pageOfRows(tx, chosen, search);
}

/** Returns the current record of one case. */
export function recordOf(tx: Transaction, actor: Actor, record: CaseRecord): WithdrawalRecord {
  return rowOf(tx, record, settledInterest(tx, actor).get(record.ywlsh));
}

function rowOf(tx: Transaction, record: CaseRecord, interest: Fen | undefined): WithdrawalRecord {
  const { store } = tx;
  const { ywlsh, ywmc, slsj, ywzt, values, je, dzje, dzrq = '' } = record;
  const ztsm = stateNote(store, record);
  return {
    ywlsh,
    ywmc,
    slsj,
    tqyydm: values.tqyydm ?? '',
    tqlx: values.tqlx ?? '',
    sqtqje: toYuan(je),
    fslxe: interest === undefined ? '' : toYuan(interest),
    dzje: dzje === undefined ? '' : toYuan(dzje),
    ...payeeOf(values),
    ywzt,
    ...(ztsm && { ztsm }),
    ...resubmissionTime(record),
    ...(ywzt === '81' && { chsm: endingText(tx, record) }),
    kgz: isCardRefused(record) || isCardNamed(record),
    kck: true,
    dzrq,
  };
}

/** Row of an agreement payment; it takes its application data from the agreement. */
function paymentRow({ ywlsh, xybh, ywlx, day, fen, values }: AgreementPayment): WithdrawalRecord {
  const { mc, tqyydm } = agreementKindOf(ywlx);
  return {
    ywlsh,
    xybh,
    ywmc: `${mc}约定提取`,
    slsj: `${day} 09:00:00`,
    tqyydm,
    tqlx: '1',
    sqtqje: toYuan(fen),
    fslxe: '',
    dzje: toYuan(fen),
    ...payeeOf(values),
    ywzt: '99',
    kgz: false,
    kck: false,
    dzrq: day,
  };
}

/** Row of a loan repayment from the account (GD0605), by the own case or the co-borrower's. */
function drawRow(
  { record, zhaiyao, asked, fen, day }: ReturnType<typeof drawsOf>[number],
  owner: OwnerKey,
): WithdrawalRecord {
  const { ywlsh, slsj, values } = record;
  return {
    ywlsh,
    ywmc: zhaiyao,
    slsj,
    tqyydm: '06',
    tqlx: '1',
    sqtqje: toYuan(asked),
    fslxe: '',
    dzje: toYuan(fen),
    skyhmc: `公积金贷款${values.dkzh ?? ''}`,
    skyhzh: '',
    ywzt: '99',
    kgz: false,
    kck: record.owner === owner,
    dzrq: day,
  };
}

/** Payee data; blank for a third party, whose account is not disclosed. */
function payeeOf(values: CaseRecord['values']): Pick<WithdrawalRecord, 'skyhmc' | 'skyhzh'> {
  const payee = payeeName(values);
  return {
    skyhmc: payee || (banks.find(({ yhdm }) => yhdm === values.skyhdm)?.yhmc ?? ''),
    skyhzh: payee ? '' : maskBankCard(values.skyhzh ?? ''),
  };
}

/** Returns business number → interest settled at the closing of the account. */
function settledInterest(tx: Transaction, actor: Actor): ReadonlyMap<string, Fen> {
  const account = memberAccount(personOf(tx, actor).grzh);
  const booked = postingsOf(tx.store, account).filter((posting) => isInterest(posting) && posting.entry.ywlsh);
  return new Map(booked.map(({ entry, line }) => [entry.ywlsh ?? '', line.fen]));
}
