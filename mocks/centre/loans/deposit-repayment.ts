import type { AmountLimit } from '@/api/judgement';
import { fundTime, type PlainDate } from '@/domain/dates';
import type { OffsetShare } from '@/domain/loan-offset';
import { maskIdNumber, maskName } from '@/domain/mask';
import { type Fen, moneyText } from '@/domain/money';
import { type CaseRecord, cases } from '../cases/case-states';
import { estimateUntil, filedRows } from '../cases/estimates';
import { labelOf } from '../cases/field-reader';
import type { FiledRow } from '../cases/filed-row';
import type { InvitedSigner } from '../cases/signatures/signatures';
import { issueSignedDocument } from '../cases/signatures/signed-document';
import { actorOf, type Desk } from '../kernel/desk';
import { balanceOf, memberAccount, postingsOf } from '../kernel/ledger';
import { personOf, persons } from '../kernel/people';
import { tellPerson } from '../kernel/reminders';
import type { Store } from '../kernel/store';
import { sharesOf, sumOfShares } from './deposit-draws';
import { clearingAccount, takeShares } from './deposit-shares';
import { participantsOf } from './loan-offsets';
import type { LoanRecord } from './loans';
import { wayOf } from './rebuilt-schedule';
import { carryOut, dueFor, type RepaymentOrder } from './repayment-orders';
import { repaymentQuote } from './repayment-quote';

export interface DepositOrder {
  loan: LoanRecord;
  order: RepaymentOrder;
  shares: readonly OffsetShare[];
  day: PlainDate;
}

/** What deposits do not pay of what is due. */
export function cardPart(store: Store, { loan, order, shares, day }: DepositOrder): Fen {
  const rest = dueFor(store, loan, order, day).total - sumOfShares(shares);
  return rest > 0n ? rest : 0n;
}

/** What it takes and from where, and what the loan comes to by it, before it is applied for. */
export function drawQuote(store: Store, asked: DepositOrder): AmountLimit {
  const { loan, order, shares, day } = asked;
  const quote = repaymentQuote(store, loan, order, day, '还款');
  const card = cardPart(store, asked);
  const short = `还款合计不足以${order.hklx === '3' ? '结清贷款' : '还清逾期'}，请使用银行卡补足`;
  return {
    ...quote,
    mc: '预计还款合计',
    mx: [
      { key: 'tqhj', label: '提取合计', value: moneyText(sumOfShares(shares)) },
      { key: 'bkje', label: '银行卡补足金额', value: moneyText(card), ...(card > 0n && { gs: short }) },
      ...(quote.mx ?? []),
    ],
  };
}

export function drawSummary(store: Store, asked: DepositOrder): FiledRow[] {
  const { loan, order, shares, day } = asked;
  const { mx } = drawQuote(store, asked);
  const kept = ['tqhj', 'bkje', 'xyhke', 'xsyqs', 'jslx'];
  return [
    { label: '还款类型', value: labelOf('hklx', order.hklx) },
    { label: '贷款账号', value: loan.dkzh },
    { key: 'hkr', label: '还款日', value: day },
    { label: '提取人员', value: shares.map((one) => `${nameOf(store, one.grzh)}${moneyText(one.fen)}`).join('；') },
    ...(order.hklx === '2' ? [{ label: '还款后方式', value: wayOf(loan, order.thfs) }] : []),
    ...(mx ?? [])
      .filter(({ key }) => key && kept.includes(key))
      // What is drawn was ordered; all else the day decides.
      .map((one) => (one.key === 'tqhj' ? one : estimateUntil('还款')(one))),
  ];
}

/** Takes the shares, repays the loan with them and what the card gave, and tells everybody whose money it was. */
export function bookDraws(
  desk: Desk,
  { loan, order, shares, day }: DepositOrder,
  { ywlsh, card }: { ywlsh: string; card: Fen },
): LoanRecord {
  const { store } = desk;
  const { dkzh } = loan;
  const idOf = (grzh: string) => drawId(ywlsh, grzh);
  takeShares(store, shares, { dkzh, day: desk.today(), zhaiyao: '公积金提取还贷', idOf, ywlsh });
  const sources = [
    { account: clearingAccount(dkzh), fen: sumOfShares(shares) },
    { account: 'bank', fen: card },
  ];
  const after = carryOut(desk, loan, order, { ywlsh, paidOn: day, sources });
  for (const share of shares) if (share.fen > 0n) tellDrawer(desk, loan, share, ywlsh);
  return after;
}

/** Of the booking of what one account gives under a case. */
const drawId = (ywlsh: string, grzh: string) => `tqhd:${ywlsh}:${grzh}`;

interface Draw {
  /** Under which it was drawn: one's own or a co-borrower's. */
  record: CaseRecord;
  /** What the booking is called. */
  zhaiyao: string;
  /** What was ordered of this account, and what was needed and booked of it. */
  asked: Fen;
  fen: Fen;
  day: PlainDate;
}

/** What an account has given to loans so, in the order of booking, whoever applied for it. */
export function drawsOf(store: Store, grzh: string): Draw[] {
  return postingsOf(store, memberAccount(grzh)).flatMap(({ entry: { id, ywlsh, zhaiyao, date: day }, line }) => {
    const record = id === drawId(ywlsh, grzh) ? cases(store).get(ywlsh) : undefined;
    if (!record) return [];
    const asked = sumOfShares(sharesOf(record.values).filter((share) => share.grzh === grzh));
    return [{ record, zhaiyao, asked, fen: -line.fen, day }];
  });
}

function tellDrawer(desk: Desk, loan: LoanRecord, { grzh, fen }: OffsetShare, ywlsh: string): void {
  const person = persons(desk.store).get(grzh);
  if (!person) return;
  const whose = grzh === loan.grzh ? '' : `（借款人${maskName(nameOf(desk.store, loan.grzh))}）`;
  const left = moneyText(balanceOf(desk.store, memberAccount(grzh)));
  tellPerson(
    desk,
    person,
    { box: 'always', sms: 'always' },
    {
      xxId: `tqhd-${ywlsh}-${grzh}`,
      title: '公积金提取还贷已入账',
      nr: `您的公积金账户提取${moneyText(fen)}，已用于偿还贷款${loan.dkzh}${whose}，账户余额${left}。`,
      xxlx: '贷款通知',
      fssj: fundTime(desk.now()),
      ywlsh: '',
    },
  );
}

/** Others who have to agree: whose account is drawn on, and the borrower, whose loan it is. */
export function drawSigners(desk: Desk, loan: LoanRecord | undefined, { owner, values }: CaseRecord): InvitedSigner[] {
  const given = sharesOf(values).map(({ grzh }) => grzh);
  return (loan ? participantsOf(desk.store, loan) : [])
    .filter(({ grzh, yjkrgx }) => `person:${grzh}` !== owner && (given.includes(grzh) || yjkrgx === '01'))
    .map(({ grzh, zjhm, xingming, yjkrgx }) => ({
      zjhm,
      xingming,
      ...(given.includes(grzh)
        ? { as: 'drawer', qmsf: `提取人员（${labelOf('yjkrgx', yjkrgx)}）` }
        : { as: 'borrower', qmsf: '借款人' }),
    }));
}

/** The authorisation with everybody's signature on it. */
export function issueDrawAuthority(desk: Desk, record: CaseRecord): void {
  const person = personOf(desk, actorOf(record.owner));
  issueSignedDocument(desk, record, {
    kind: '45',
    once: 'tqhd',
    title: '住房公积金提取还贷授权书',
    facts: [
      { label: '申请人', value: person.xingming },
      { label: '证件号码', value: maskIdNumber(person.zjhm) },
      ...filedRows(record),
    ],
    paragraphs: [
      '各提取人员授权中心于还款日按上列金额从其住房公积金账户提取，直接用于偿还上述贷款，不划入个人银行账户；应还金额以还款当日核定为准，提取不超过上列金额。',
      '还清或者结清时提取合计不足的部分，由贷款的还款银行卡补足。',
    ],
  });
}

const nameOf = (store: Store, grzh: string) => persons(store).get(grzh)?.xingming ?? '';
