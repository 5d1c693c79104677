import type { Page } from '@/api/person';
import type { WithdrawalRecord } from '@/api/withdrawal-records';
import { maskBankCard } from '@/domain/mask';
import { type Fen, toYuan } from '@/domain/money';
import { banks } from '../../data/banks';
import { type CaseRecord, casesOf } from '../cases/case-states';
import { endingText } from '../cases/decision-messages';
import { againMark } from '../cases/promise';
import { stateNote } from '../cases/state-notes';
import { isInterest } from '../kernel/deposit-interest';
import { type Actor, type Desk, ownerOf } from '../kernel/desk';
import { businessArea } from '../kernel/known-businesses';
import { memberAccount, postingsOf } from '../kernel/ledger';
import { chosenRows, type Paging, pageOfRows } from '../kernel/list-page';
import { personOf } from '../kernel/people';
import { drawsOf } from '../loans/deposit-repayment';
import { outsideRunsOf } from '../loans/outside-offsets';
import { kindOf } from './agreements/kinds';
import { outsideRecord } from './agreements/outside';
import { type AgreementPayment, paymentsOf } from './agreements/payments';
import { isCardNamed, isCardRefused, payeeName } from './withdrawal-posting';

/** Conditions of 提取记录; '' is open, the days of acceptance are inclusive. */
interface RecordSearch extends Paging {
  ksrq: string;
  jsrq: string;
  tqyydm: string;
  ywzt: string;
}

/** Own withdrawals of whatever state, with what agreements have paid and what has gone to loans, newest first (domain catalogue 12.1). */
export function withdrawalRecords(desk: Desk, actor: Actor, search: RecordSearch): Page<WithdrawalRecord> {
  const interest = settledInterest(desk, actor);
  const applied = casesOf(desk.store, ownerOf(actor))
    .filter(({ ywlx }) => businessArea(ywlx) === 'withdrawal')
    .map((record) => rowOf(desk, record, interest.get(record.ywlsh)));
  const { grzh } = personOf(desk, actor);
  const agreed = paymentsOf(desk.store, grzh).map(paymentRow);
  const drawn = drawsOf(desk.store, grzh).map((draw) => drawRow(draw, ownerOf(actor)));
  const outside = outsideRunsOf(desk.store, grzh)
    .filter(({ fen }) => fen > 0n)
    .map(outsideRecord);
  const chosen = chosenRows([...applied, ...agreed, ...drawn, ...outside], search, {
    same: ['tqyydm', 'ywzt'],
    day: ({ slsj }) => slsj,
    newest: ({ slsj, ywlsh }) => slsj + ywlsh,
  });
  return pageOfRows(desk, chosen, search);
}

/** One of them, as it stands now. */
export function recordOf(desk: Desk, actor: Actor, record: CaseRecord): WithdrawalRecord {
  return rowOf(desk, record, settledInterest(desk, actor).get(record.ywlsh));
}

function rowOf(desk: Desk, record: CaseRecord, interest: Fen | undefined): WithdrawalRecord {
  const { store } = desk;
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
    ...againMark(record),
    ...(ywzt === '81' && { chsm: endingText(desk, record) }),
    kgz: isCardRefused(record) || isCardNamed(record),
    kck: true,
    dzrq,
  };
}

/** A payment under an agreement: it was applied for when that was signed, and is there once it is paid. */
function paymentRow({ ywlsh, xybh, ywlx, day, fen, values }: AgreementPayment): WithdrawalRecord {
  const { mc, tqyydm } = kindOf(ywlx);
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

/** What an account gave to a loan (GD0605): under the own case, or under that of who borrowed along. */
function drawRow(
  { record, zhaiyao, asked, fen, day }: ReturnType<typeof drawsOf>[number],
  owner: string,
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

/** Paid to somebody else: their account is theirs. */
function payeeOf(values: CaseRecord['values']): Pick<WithdrawalRecord, 'skyhmc' | 'skyhzh'> {
  const payee = payeeName(values);
  return {
    skyhmc: payee || (banks.find(({ yhdm }) => yhdm === values.skyhdm)?.yhmc ?? ''),
    skyhzh: payee ? '' : maskBankCard(values.skyhzh ?? ''),
  };
}

/** Business number → interest that was settled when it closed the account. */
function settledInterest(desk: Desk, actor: Actor): ReadonlyMap<string, Fen> {
  const account = memberAccount(personOf(desk, actor).grzh);
  const booked = postingsOf(desk.store, account).filter((posting) => isInterest(posting) && posting.entry.ywlsh);
  return new Map(booked.map(({ entry, line }) => [entry.ywlsh ?? '', line.fen]));
}
