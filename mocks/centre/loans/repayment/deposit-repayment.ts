import type { AmountLimit } from '@/api/cases/judgement';
import type { PlainDate } from '@/domain/dates';
import type { OffsetShare } from '@/domain/loan/loan-offset';
import { type Fen, moneyText } from '@/domain/money';
import { maskIdNumber, maskName } from '@/domain/text/mask';
import { depositRepaymentFields } from '@/schema/individual/gd0605-deposit-repayment';
import { notify } from '../../access/notify';
import type { FiledRow } from '../../cases/batch/filed-row';
import { type CaseRecord, cases } from '../../cases/case-states';
import { estimateUntil, filedRows } from '../../cases/estimates';
import { labelOf } from '../../cases/field-reader';
import type { InvitedSigner } from '../../cases/signatures/signatures';
import { issueSignedDocument } from '../../cases/signatures/signed-document';
import { balanceOf, memberAccount, postingsOf } from '../../kernel/accounts/ledger';
import { personOf, persons } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import { actorOf, ownerOf, type Transaction } from '../../kernel/transaction';
import { offsetShares, sumOfShares } from '../deposit-draws';
import { clearingAccount, drawShares } from '../deposit-shares';
import type { LoanRecord } from '../loans';
import { participantsOf } from '../offset/loan-offsets';
import { prepaymentName } from './rebuilt-schedule';
import { dueFor, executeOrder, type RepaymentOrder } from './repayment-orders';
import { repaymentQuote } from './repayment-quote';

export interface DepositOrder {
  loan: LoanRecord;
  order: RepaymentOrder;
  shares: readonly OffsetShare[];
  day: PlainDate;
}

/** Returns the part of the due amount not covered by deposits. */
export function cardPart(store: Store, { loan, order, shares, day }: DepositOrder): Fen {
  const rest = dueFor(store, loan, order, day).total - sumOfShares(shares);
  return rest > 0n ? rest : 0n;
}

/** Quote before the application: amounts, sources and the loan afterwards. */
export function drawQuote(store: Store, asked: DepositOrder): AmountLimit {
  const { loan, order, shares, day } = asked;
  const quote = repaymentQuote(store, loan, order, day, '还款');
  const card = cardPart(store, asked);
  const short = `还款合计不足以${order.hklx === '3' ? '结清贷款' : '还清逾期'}，请使用银行卡补足`;
  return {
    ...quote,
    mx: [
      { key: 'tqhj', label: '提取合计', value: moneyText(sumOfShares(shares)) },
      { key: 'bkje', label: '银行卡补足金额', value: moneyText(card), ...(card > 0n && { gs: short }) },
      ...(quote.mx ?? []),
    ],
  };
}

export function drawSummary(store: Store, asked: DepositOrder): FiledRow[] {
  const { loan, order, shares, day } = asked;
  const { kytqe, mx } = drawQuote(store, asked);
  const names = ['tqhj', 'bkje', 'xyhke', 'xsyqs', 'jslx'];
  return [
    { key: 'hklx', label: depositRepaymentFields.hklx.label, value: labelOf('hklx', order.hklx) },
    { label: '贷款账号', value: loan.dkzh },
    { key: 'hkr', label: depositRepaymentFields.hkr.label, value: day },
    estimateUntil('还款')({ key: 'hkhj', label: '预计还款合计', value: moneyText(kytqe) }),
    {
      label: depositRepaymentFields.tqry.label,
      value: shares.map((one) => `${nameOf(store, one.grzh)}${moneyText(one.fen)}`).join('；'),
    },
    ...(order.hklx === '2'
      ? [{ label: depositRepaymentFields.thfs.label, value: prepaymentName(loan, order.thfs) }]
      : []),
    ...(mx ?? [])
      .filter(({ key }) => key && names.includes(key))
      // Only the drawn total is fixed by the order; other figures depend on the day.
      .map((one) => (one.key === 'tqhj' ? one : estimateUntil('还款')(one))),
    ...(mx ?? []).filter(({ key }) => key === 'zbyw'),
  ];
}

/** Books the shares and the card part as a repayment; notifies all account holders. */
export function bookDraws(
  tx: Transaction,
  { loan, order, shares, day }: DepositOrder,
  { ywlsh, card }: { ywlsh: string; card: Fen },
): LoanRecord {
  const { store } = tx;
  const { dkzh } = loan;
  const idOf = (grzh: string) => drawId(ywlsh, grzh);
  drawShares(store, shares, { dkzh, day: tx.today(), zhaiyao: '公积金提取还贷', idOf, ywlsh });
  const sources = [
    { account: clearingAccount(dkzh), fen: sumOfShares(shares) },
    { account: 'bank', fen: card },
  ];
  const after = executeOrder(tx, loan, order, { ywlsh, paidOn: day, sources });
  for (const share of shares) if (share.fen > 0n) notifyDrawer(tx, loan, share, ywlsh);
  return after;
}

/** Ledger id of an account's share under a case. */
const drawId = (ywlsh: string, grzh: string) => `tqhd:${ywlsh}:${grzh}`;

interface Draw {
  /** The applicant's case, own or a co-borrower's. */
  record: CaseRecord;
  /** Text of the entry. */
  zhaiyao: string;
  /** Fen ordered from this account, and fen needed and booked. */
  asked: Fen;
  fen: Fen;
  day: PlainDate;
}

/** Returns the shares an account has given to loans, in booking order, whoever applied. */
export function drawsOf(store: Store, grzh: string): Draw[] {
  return postingsOf(store, memberAccount(grzh)).flatMap(({ entry: { id, ywlsh, zhaiyao, date: day }, line }) => {
    const record = id === drawId(ywlsh, grzh) ? cases(store).get(ywlsh) : undefined;
    if (!record) return [];
    const asked = sumOfShares(offsetShares(record.values).filter((share) => share.grzh === grzh));
    return [{ record, zhaiyao, asked, fen: -line.fen, day }];
  });
}

function notifyDrawer(tx: Transaction, loan: LoanRecord, { grzh, fen }: OffsetShare, ywlsh: string): void {
  const whose = grzh === loan.grzh ? '' : `（借款人${maskName(nameOf(tx.store, loan.grzh))}）`;
  const data = { ywlsh, dkzh: loan.dkzh, whose, fen, balance: balanceOf(tx.store, memberAccount(grzh)) };
  notify(tx, ownerOf({ kind: 'person', grzh }), 'deposit-repayment-drawn', data);
}

/** Returns the other signers: holders of the drawn accounts, and the borrower of the loan. */
export function drawSigners(
  tx: Transaction,
  loan: LoanRecord | undefined,
  { owner, values }: CaseRecord,
): InvitedSigner[] {
  const given = offsetShares(values).map(({ grzh }) => grzh);
  return (loan ? participantsOf(tx.store, loan) : [])
    .filter(
      ({ grzh, yjkrgx }) => ownerOf({ kind: 'person', grzh }) !== owner && (given.includes(grzh) || yjkrgx === '01'),
    )
    .map(({ grzh, zjhm, xingming, yjkrgx }) => ({
      zjhm,
      xingming,
      ...(given.includes(grzh)
        ? { as: 'drawer', qmsf: `提取人员，${labelOf('yjkrgx', yjkrgx)}` }
        : { as: 'borrower', qmsf: '借款人' }),
    }));
}

/** Issues the authorisation with all signatures. */
export function issueDrawAuthority(tx: Transaction, record: CaseRecord): void {
  const person = personOf(tx, actorOf(record.owner));
  issueSignedDocument(tx, record, {
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
