import type { SignDocument } from '@/api/cases/sign';
import { monthOf, type PlainDate } from '@/domain/dates';
import type { OffsetShare } from '@/domain/loan/loan-offset';
import { moneyText, toYuan } from '@/domain/money';
import { depositRepaymentFields } from '@/schema/individual/gd0605-deposit-repayment';
import { WITHDRAWAL_RULES } from '../../../data/menus/rule-names';
import { depositRepaymentNote } from '../../../data/notes/loan-notes';
import { withRow } from '../../cases/batch/filed-row';
import type { CaseRecord } from '../../cases/case-states';
import type { FieldReader } from '../../cases/field-reader';
import { pendingPartiesNote } from '../../cases/pending-parties';
import type { Application, BusinessRule, RuleCondition } from '../../cases/rule';
import { awaitSigners, inviteSigners, isFullySigned } from '../../cases/signatures/signatures';
import { personOf, persons } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import { debitCardOf, debitedCase } from '../../loans/debited-case';
import {
  cutShares,
  drawable,
  drawableLoans,
  drawDays,
  drawFault,
  offsetShares,
  readDraws,
  sumOfShares,
} from '../../loans/deposit-draws';
import { type LoanRecord, loanTable } from '../../loans/loans';
import { participantsOf } from '../../loans/offset/loan-offsets';
import {
  bookDraws,
  cardPart,
  type DepositOrder,
  drawQuote,
  drawSigners,
  drawSummary,
  issueDrawAuthority,
} from '../../loans/repayment/deposit-repayment';
import { dueFor, PART, repaymentFaults } from '../../loans/repayment/repayment-orders';
import { afterText, partsText } from '../../loans/repayment/repayment-quote';
import { repaymentOrderOf, repaymentRule } from '../../loans/repayment/repayment-rule';
import { RESERVED_ADVICE, reservedOf, reservedText } from '../../loans/reserved-amount';
import { claimedFor, claims, claimsOf } from '../../withdrawals/claims';

const DOCUMENTS: readonly SignDocument[] = [
  {
    wsbh: '0514',
    wsmc: '住房公积金提取还贷授权书',
    sm: '授权中心按约定的金额从本人住房公积金账户提取，直接用于偿还贷款，款项不划入个人银行账户',
  },
];

const partOf = (values: Readonly<Record<string, string>>) => sumOfShares(offsetShares(values));

const debited = debitedCase({
  rules: WITHDRAWAL_RULES,
  words: {
    waiting: '待还款',
    act: '还款',
    plan: ({ bkje }) => (bkje ? '从公积金账户提取还款，其余从还款卡扣款，请备足款项' : '从公积金账户提取还款'),
    announcement(store, { values, je }) {
      const card = values.bkje
        ? `，其中约${moneyText(values.bkje)}从${debitCardOf(store, values)}扣款，请备足款项`
        : '';
      return `从公积金账户提取还款，合计约${moneyText(je)}${card}`;
    },
    help: '请在还款卡中备足需要补足的款项',
    again: '按约定再次提取还款，并从还款卡扣款',
  },
  day: 'hkr',
  filed(store, loan, values, day) {
    const reserved = orderedOf(loan, values, day);
    return { je: dueFor(store, loan, reserved.order, day).total, rows: drawSummary(store, reserved) };
  },
  shares: offsetShares,
  fault(store, loan, { ywlsh, values }, day) {
    const order = repaymentOrderOf(values, partOf);
    const [fault] = Object.values(repaymentFaults(store, loan, order, day));
    if (fault !== undefined) return fault;
    const due = dueFor(store, loan, order, day).total;
    const short = cutShares(offsetShares(values), due).find(
      ({ grzh, fen }) => fen > 0n && drawFault(store, grzh, fen, ywlsh),
    );
    return short && `${persons(store).get(short.grzh)?.xingming ?? ''}的公积金账户可提取额不足`;
  },
  amount: (store, loan, values, day) => cardPart(store, orderedOf(loan, values, day)),
  book(tx, loan, { ywlsh, values }, day, card) {
    const { store } = tx;
    const reserved = orderedOf(loan, values, day);
    const due = dueFor(store, loan, reserved.order, day);
    const shares = cutShares(reserved.shares, due.total - card);
    const after = bookDraws(tx, { ...reserved, shares }, { ywlsh, card });
    const fromCard = card > 0n ? `，从${debitCardOf(store, values)}扣款${moneyText(card)}` : '';
    const taken = `从公积金账户提取${moneyText(due.total - card)}${fromCard}`;
    return { je: due.total, yj: `${day}${taken}，${partsText(due)}；${afterText(store, after)}` };
  },
});

/** GD0605 公积金提取还贷: deposits of borrower, spouse and co-borrowers repay the fund loan in part or whole (docs/rules/gd0605-deposit-repayment.md). */
export const depositRepayment: BusinessRule = {
  ...debited,
  ywlx: 'GD0605',
  ywmc: '公积金提取还贷',
  claims: 'loan',
  notice: depositRepaymentNote,
  documents: () => DOCUMENTS,
  ...repaymentRule({
    rules: WITHDRAWAL_RULES,
    loansOf: drawableLoans,
    conditions: somethingToDraw,
    schema: depositRepaymentFields,
    options: (tx, loan) => ({ hkr: drawDays(tx, loan) }),
    partOf,
    read(reader, { application: { tx, actor, ywlsh }, raw, loan, hklx }) {
      const { store } = tx;
      const own = personOf(tx, actor).grzh;
      const shares = loan ? readDraws(reader, { store, ywlsh, own, loan }) : [];
      const day = reader.valid('hkr');
      if (loan && hklx) readDue(reader, store, loan, { hklx, shares, day: day || tx.today() });
      if (day) readMonth(reader, { store, own, ywlsh, day }, raw.tqry);
      return { day, shares };
    },
    quote: drawQuote,
    summary: drawSummary,
    confirm(reader, store, order) {
      const card = order ? cardPart(store, order) : 0n;
      if (card > 0n) reader.values.bkje = toYuan(card);
    },
  }),
  accepted(tx, record, assessment) {
    debited.accepted?.(tx, record, assessment);
    const { ywlsh, ywlx, values } = record;
    const ny = monthOf(values.hkr ?? '');
    for (const { grzh, fen } of offsetShares(values)) {
      const id = `${ywlsh}:${grzh}`;
      claims(tx.store).put(id, { id, ywlsh, grzh, ywlx, months: [{ ny, fen }] });
    }
    inviteSigners(tx, record, drawSigners(tx, loanTable(tx.store).get(values.dkzh ?? ''), record));
  },
  approve(tx, record, approval) {
    if (record.ywzt === '98' && !isFullySigned(tx, record.ywlsh)) {
      // Signing is possible after the chosen day; the repayment then runs on the day of the last signature.
      const day = `${record.values.hkr}（此后才全部签署的，签署当日还款）`;
      return awaitSigners(tx, { ...record, sqnr: withRow(record.sqnr, 'hkr', day) }, approval.clr);
    }
    issueDrawAuthority(tx, record);
    return debited.approve(tx, record, approval);
  },
  signed(tx, record) {
    issueDrawAuthority(tx, record);
    return debited.approve(tx, record, { jdmc: '签署完成', clr: '系统', yj: '须签署的人已全部签署' });
  },
  note: (store, record) => (record.ywzt === '06' ? pendingPartiesNote(store, record) : debited.note?.(store, record)),
};

function somethingToDraw({ tx, actor, ywlsh }: Application, loan: LoanRecord | undefined): RuleCondition[] {
  const { grzh } = personOf(tx, actor);
  const own = drawable(tx.store, grzh, ywlsh);
  const reserved = reservedOf(tx.store, grzh, ywlsh);
  const held = reserved.length > 0 ? `（${reservedText(reserved)}）` : '';
  const others = loan ? participantsOf(tx.store, loan).length - 1 : 0;
  return [
    {
      tjbh: 'KTQE',
      tjmc: '有可以提取的公积金余额',
      mz: own > 0n || others > 0,
      sjz: `本人可提取${moneyText(own)}${held}${others > 0 ? `，另有${others}人可以共同提取` : ''}`,
      yqz: '本人或者其他借款人有可提取额',
      yj: WITHDRAWAL_RULES,
      xyb: held ? RESERVED_ADVICE : '请在下次汇缴入账后再办理，或者用银行卡还款',
      refusal: `公积金账户没有可以提取的余额${held}`,
    },
  ];
}

/** Checks that this loan can be repaid and that the shares do not exceed the amount due. */
function readDue(
  reader: FieldReader,
  store: Store,
  loan: LoanRecord,
  { hklx, shares, day }: { hklx: string; shares: readonly OffsetShare[]; day: PlainDate },
): void {
  const fen = sumOfShares(shares);
  const faults = repaymentFaults(store, loan, { hklx, fen: fen > 0n ? fen : undefined }, day);
  if (faults.hklx) reader.fail('hklx', faults.hklx);
  if (faults.thje) reader.fail('tqry', faults.thje);
  if (hklx === PART || faults.hklx) return;
  const due = dueFor(store, loan, repaymentOrderOf(reader.values, partOf), day).total;
  if (fen > due) reader.fail('tqry', `提取合计${moneyText(fen)}大于应还合计${moneyText(due)}，请减少提取金额`);
}

/** Checks that an account pays a month's housing once, either rent or loan. */
function readMonth(
  reader: FieldReader,
  { store, own, ywlsh, day }: { store: Store; own: string; ywlsh: string; day: PlainDate },
  rows: unknown,
): void {
  const ny = monthOf(day);
  for (const { grzh } of offsetShares(reader.values)) {
    const rent = claimsOf(store, grzh, ywlsh).some(
      (claim) => claimedFor(claim) === 'rent' && claim.months.some((month) => month.ny === ny),
    );
    const index = (Array.isArray(rows) ? rows : []).findIndex((row: { grzh?: unknown }) => row?.grzh === grzh);
    const text = grzh === own ? `${ny}已办理租房提取，同月不能再提取还贷` : `该人员${ny}不能提取还贷，请与本人核对`;
    if (rent) reader.fail(`tqry.${index}.bctqje`, text);
  }
}

/** The order as stored with a case. */
const orderedOf = (loan: LoanRecord, values: CaseRecord['values'], day: PlainDate): DepositOrder => ({
  loan,
  order: repaymentOrderOf(values, partOf),
  shares: offsetShares(values),
  day,
});
