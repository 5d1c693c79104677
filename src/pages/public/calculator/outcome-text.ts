import { moneyText } from '@/domain/money';
import { type PrepaymentOutcome, savedBy } from './kinds/prepayment';
import type { RentOutcome } from './kinds/rent';
import { factsOfOptions } from './kinds/repayment';
import type { CalculatorOutcome, PaperFact } from './outcome';

/** The result in one sentence: announced after typing, and heading of a copy. */
export function sentenceOf(outcome: CalculatorOutcome): string {
  switch (outcome.kind) {
    case '1': {
      const [equal, falling] = outcome.ways;
      if (!equal || !falling) return '';
      return `等额本息每月还款${moneyText(equal.summary.first)}，利息合计${moneyText(equal.summary.interest)}；等额本金首月还款${moneyText(falling.summary.first)}，利息合计${moneyText(falling.summary.interest)}`;
    }
    case '2':
      return `最高可贷${moneyText(outcome.limits.most)}，由${outcome.limits.limiting.name}决定`;
    case '3':
      return prepaymentSentence(outcome);
    case '4':
      return `两笔贷款首月合计还款${moneyText(outcome.summary.first)}，利息合计${moneyText(outcome.summary.interest)}`;
    case '5':
      return rentSentence(outcome);
  }
}

function prepaymentSentence(outcome: PrepaymentOutcome): string {
  const { options, without, settlement, settlementInterest, chosen } = outcome;
  if (!options || chosen === '03') {
    return `提前结清须付${moneyText(settlement)}，节省利息${moneyText(without.interest - settlementInterest)}`;
  }
  return `减少月供可省利息${moneyText(savedBy(outcome, options.lessPayment))}，缩短期限可省利息${moneyText(savedBy(outcome, options.shorterTerm))}`;
}

/** Split of a payment between two instalments. */
export function splitSentence({ days, principal, interest }: PrepaymentOutcome): string {
  return `还款日后第${days}天还的钱，${moneyText(principal)}还本金，${moneyText(interest)}是这些本金${days}天的利息`;
}

export function rentSentence({ result, ahead }: RentOutcome): string {
  const years = result.years.length;
  if (result.breakEven !== undefined) {
    const since = result.breakEven === 1 ? '从第1年起' : `从第${result.breakEven}年起`;
    return `按以上假设，${since}买房更划算；第${years}年末，买房比租房多${moneyText(ahead)}`;
  }
  return `按以上假设，${years}年内租房更划算；第${years}年末，买房比租房少${moneyText(-ahead)}`;
}

/** Results for print and file. */
export function outcomeFacts(outcome: CalculatorOutcome): PaperFact[] {
  switch (outcome.kind) {
    case '1':
      return [...factsOfOptions(outcome.ways), { label: '比较', text: outcome.difference }];
    case '2':
      return [
        { label: '最高可贷', fen: outcome.limits.most, words: true },
        ...outcome.limits.four.map(({ name, fen, gs }) => ({ label: name, fen, text: gs })),
        { label: '决定额度的一项', text: outcome.limits.limiting.name },
        { label: '须自备', fen: outcome.down, words: true },
        { label: '最低首付', fen: outcome.downLeast, text: `${outcome.downPercent}%` },
        { label: '最长可贷期限', text: `${outcome.longest}个月` },
        ...factsOfOptions(outcome.repayment),
      ];
    case '3':
      return prepaymentFacts(outcome);
    case '4':
      return [
        { label: '首月合计还款', fen: outcome.summary.first, words: true },
        { label: '末月还款', fen: outcome.summary.last },
        { label: '利息合计', fen: outcome.summary.interest },
        { label: '还款总额', fen: outcome.summary.total, words: true },
        ...outcome.parts.flatMap(({ name, summary }) => [
          { label: `${name} 首月还款`, fen: summary.first },
          { label: `${name} 末月还款`, fen: summary.last },
          { label: `${name} 利息合计`, fen: summary.interest },
        ]),
        ...factsOfOptions(outcome.ways),
      ];
    case '5':
      return [
        { label: '结论', text: rentSentence(outcome) },
        { label: '贷款金额', fen: outcome.loan, words: true },
        { label: '首月还款', fen: outcome.repayment.first },
        { label: '期末买房减租房', fen: outcome.ahead },
      ];
  }
}

function prepaymentFacts(outcome: PrepaymentOutcome): PaperFact[] {
  const { options, without, days, settlement, settlementInterest, perDay } = outcome;
  const settled: PaperFact[] = [
    { label: '提前结清 须付', fen: settlement, words: true },
    { label: '提前结清 节省利息', fen: without.interest - settlementInterest },
    { label: '还款日后每晚一天多付利息', fen: perDay },
  ];
  if (!options) return settled;
  const ways = [
    ['减少月供', options.lessPayment],
    ['缩短期限', options.shorterTerm],
  ] as const;
  return [
    { label: '不提前还款 剩余利息', fen: without.interest, text: `还剩${without.months}期` },
    ...(days > 0 ? [{ label: '提前还款', text: splitSentence(outcome) }] : []),
    ...ways.flatMap(([name, after]) => [
      { label: `${name} 月供`, fen: after.payment, words: true as const, text: `共${after.months}期` },
      { label: `${name} 末期还款`, fen: after.last },
      { label: `${name} 节省利息`, fen: savedBy(outcome, after), words: true as const },
    ]),
    ...settled,
  ];
}
