import type { SignDocument } from '@/api/sign';
import { monthOf, type PlainDate } from '@/domain/dates';
import type { OffsetShare } from '@/domain/loan-offset';
import { moneyText, toYuan } from '@/domain/money';
import { depositRepaymentNote } from '../../../data/notes/loan-notes';
import { WITHDRAWAL_RULES } from '../../../data/rule-names';
import type { CaseRecord } from '../../cases/case-states';
import type { FieldReader } from '../../cases/field-reader';
import { withRow } from '../../cases/filed-row';
import { othersNote } from '../../cases/others-note';
import type { Application, BusinessRule, RuleCondition } from '../../cases/rule';
import { awaitSigners, everybodySigned, inviteSigners } from '../../cases/signatures/signatures';
import { personOf, persons } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import { ASKED_WAY, askedOf, askedWords } from '../../loans/asked-money';
import { cardOf, debitedCase } from '../../loans/debited-case';
import {
  cutShares,
  drawable,
  drawableLoans,
  drawDays,
  drawFault,
  readDraws,
  sharesOf,
  sumOfShares,
} from '../../loans/deposit-draws';
import {
  bookDraws,
  cardPart,
  type DepositOrder,
  drawQuote,
  drawSigners,
  drawSummary,
  issueDrawAuthority,
} from '../../loans/deposit-repayment';
import { participantsOf } from '../../loans/loan-offsets';
import { type LoanRecord, loans } from '../../loans/loans';
import { dueFor, PART, repaymentFaults } from '../../loans/repayment-orders';
import { afterText, partsText } from '../../loans/repayment-quote';
import { orderOf, repaymentRule } from '../../loans/repayment-rule';
import { claimedFor, claims, claimsOf } from '../../withdrawals/claims';

const DOCUMENTS: readonly SignDocument[] = [
  {
    wsbh: '0514',
    wsmc: '住房公积金提取还贷授权书',
    sm: '授权中心按约定的金额从本人住房公积金账户提取，直接用于偿还贷款，款项不划入个人银行账户',
  },
];

const partOf = (values: Readonly<Record<string, string>>) => sumOfShares(sharesOf(values));

const debited = debitedCase({
  rules: WITHDRAWAL_RULES,
  words: {
    waiting: '待还款',
    act: '还款',
    plan: ({ bkje }) => (bkje ? '从公积金账户提取还款，其余从还款卡扣款，请备足款项' : '从公积金账户提取还款'),
    told(store, { values, je }) {
      const card = values.bkje ? `，其中约${moneyText(values.bkje)}从${cardOf(store, values)}扣款，请备足款项` : '';
      return `从公积金账户提取还款，合计约${moneyText(je)}${card}`;
    },
    help: '请在还款卡中备足需要补足的款项',
    again: '按约定再次提取还款，并从还款卡扣款',
  },
  day: 'hkr',
  filed(store, loan, values, day) {
    const asked = orderedOf(loan, values, day);
    return { je: dueFor(store, loan, asked.order, day).total, rows: drawSummary(store, asked) };
  },
  shares: sharesOf,
  fault(store, loan, { ywlsh, values }, day) {
    const order = orderOf(values, partOf);
    const [fault] = Object.values(repaymentFaults(store, loan, order, day));
    if (fault !== undefined) return fault;
    const due = dueFor(store, loan, order, day).total;
    const short = cutShares(sharesOf(values), due).find(
      ({ grzh, fen }) => fen > 0n && drawFault(store, grzh, fen, ywlsh),
    );
    return short && `${persons(store).get(short.grzh)?.xingming ?? ''}的公积金账户可提取额不足`;
  },
  amount: (store, loan, values, day) => cardPart(store, orderedOf(loan, values, day)),
  book(desk, loan, { ywlsh, values }, day, card) {
    const { store } = desk;
    const asked = orderedOf(loan, values, day);
    const due = dueFor(store, loan, asked.order, day);
    const shares = cutShares(asked.shares, due.total - card);
    const after = bookDraws(desk, { ...asked, shares }, { ywlsh, card });
    const fromCard = card > 0n ? `，从${cardOf(store, values)}扣款${moneyText(card)}` : '';
    const taken = `从公积金账户提取${moneyText(due.total - card)}${fromCard}`;
    return { je: due.total, yj: `${day}${taken}，${partsText(due)}；${afterText(store, after)}` };
  },
});

/** GD0605 公积金提取还贷: deposits of the borrower and of whoever borrows along pay the own fund loan, part or all (domain catalogue 9). */
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
    partOf,
    read(reader, { application: { desk, actor, ywlsh }, raw, loan, hklx }) {
      const { store } = desk;
      const own = personOf(desk, actor).grzh;
      const shares = loan ? readDraws(reader, { store, ywlsh, own, loan }, raw.tqry) : [];
      const day = reader.code('hkr', { label: '还款日', from: loan ? drawDays(desk, loan) : [] });
      if (loan && hklx) readDue(reader, store, loan, { hklx, shares, day: day || desk.today() });
      if (day) readMonth(reader, { store, own, ywlsh, day }, raw.tqry);
      return { day, shares };
    },
    quote: drawQuote,
    summary: drawSummary,
    confirm(reader, store, order) {
      reader.tick('cns', '请阅读并勾选承诺书');
      const card = order ? cardPart(store, order) : 0n;
      if (card > 0n) reader.values.bkje = toYuan(card);
    },
  }),
  accepted(desk, record, assessment) {
    debited.accepted?.(desk, record, assessment);
    const { ywlsh, ywlx, values } = record;
    const ny = monthOf(values.hkr ?? '');
    for (const { grzh, fen } of sharesOf(values)) {
      const id = `${ywlsh}:${grzh}`;
      claims(desk.store).put(id, { id, ywlsh, grzh, ywlx, months: [{ ny, fen }] });
    }
    inviteSigners(desk, record, drawSigners(desk, loans(desk.store).get(values.dkzh ?? ''), record));
  },
  approve(desk, record, approval) {
    if (record.ywzt === '98' && !everybodySigned(desk, record.ywlsh)) {
      // They may sign until after the day: then it is the day on which the last one has.
      const day = `${record.values.hkr}（此后才全部签署的，签署当日还款）`;
      return awaitSigners(desk, { ...record, sqnr: withRow(record.sqnr, 'hkr', day) }, approval.clr);
    }
    issueDrawAuthority(desk, record);
    return debited.approve(desk, record, approval);
  },
  signed(desk, record) {
    issueDrawAuthority(desk, record);
    return debited.approve(desk, record, { jdmc: '签署完成', clr: '系统', yj: '须签署的人已全部签署' });
  },
  note: (store, record) => (record.ywzt === '06' ? othersNote(store, record) : debited.note?.(store, record)),
};

function somethingToDraw({ desk, actor, ywlsh }: Application, loan: LoanRecord | undefined): RuleCondition[] {
  const { grzh } = personOf(desk, actor);
  const own = drawable(desk.store, grzh, ywlsh);
  const asked = askedOf(desk.store, grzh, ywlsh);
  const held = asked.length > 0 ? `（${askedWords(asked)}）` : '';
  const others = loan ? participantsOf(desk.store, loan).length - 1 : 0;
  return [
    {
      tjbh: 'KTQE',
      tjmc: '有可以提取的公积金余额',
      mz: own > 0n || others > 0,
      sjz: `本人可提取${moneyText(own)}${held}${others > 0 ? `，另有${others}人可以共同提取` : ''}`,
      yqz: '本人或者其他借款人有可提取额',
      yj: WITHDRAWAL_RULES,
      xyb: held ? ASKED_WAY : '请在下次汇缴入账后再办理，或者用银行卡还款',
      refusal: `公积金账户没有可以提取的余额${held}`,
    },
  ];
}

/** Whether this loan may be repaid so, and that no more is taken than is due. */
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
  const due = dueFor(store, loan, orderOf(reader.values, partOf), day).total;
  if (fen > due) reader.fail('tqry', `提取合计${moneyText(fen)}大于应还合计${moneyText(due)}，请减少提取金额`);
}

/** The same month's housing is paid out of an account once: for the rent or for the loan. */
function readMonth(
  reader: FieldReader,
  { store, own, ywlsh, day }: { store: Store; own: string; ywlsh: string; day: PlainDate },
  rows: unknown,
): void {
  const ny = monthOf(day);
  for (const { grzh } of sharesOf(reader.values)) {
    const rent = claimsOf(store, grzh, ywlsh).some(
      (claim) => claimedFor(claim) === 'rent' && claim.months.some((month) => month.ny === ny),
    );
    const index = (Array.isArray(rows) ? rows : []).findIndex((row: { grzh?: unknown }) => row?.grzh === grzh);
    const text = grzh === own ? `${ny}已办理租房提取，同月不能再提取还贷` : `该人员${ny}不能提取还贷，请与本人核对`;
    if (rent) reader.fail(`tqry.${index}.bctqje`, text);
  }
}

/** As a case keeps it. */
const orderedOf = (loan: LoanRecord, values: CaseRecord['values'], day: PlainDate): DepositOrder => ({
  loan,
  order: orderOf(values, partOf),
  shares: sharesOf(values),
  day,
});
