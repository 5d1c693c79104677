import { formatMoney, moneyText, signedMoney } from '@/domain/money';
import type { PrepaymentOutcome } from './kinds/prepayment';
import type { RentOutcome } from './kinds/rent';
import { factsOfWays } from './kinds/repayment';
import type { Outcome, PaperFact } from './outcome';

/** The result in one sentence: read out once a person has stopped typing, and the heading of a copy. */
export function sentenceOf(outcome: Outcome): string {
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

function prepaymentSentence({ options, without, balance }: PrepaymentOutcome): string {
  if (!options) return `提前结清须付${moneyText(balance)}，节省利息${moneyText(without.interest)}`;
  const [less, shorter] = [options.lessPayment, options.shorterTerm];
  return `减少月供可省利息${moneyText(without.interest - less.interest)}，缩短期限可省利息${moneyText(without.interest - shorter.interest)}`;
}

export function rentSentence({ result, ahead }: RentOutcome): string {
  const years = result.years.length;
  if (result.breakEven !== undefined) {
    const since = result.breakEven === 1 ? '从第1年起' : `从第${result.breakEven}年起`;
    return `按以上假设，${since}买房更划算；第${years}年末，买房比租房多${moneyText(ahead)}`;
  }
  return `按以上假设，${years}年内租房更划算；第${years}年末，买房比租房少${moneyText(-ahead)}`;
}

/** What a copy on paper or in a file says of the result. */
export function factsOf(outcome: Outcome): PaperFact[] {
  switch (outcome.kind) {
    case '1':
      return [...factsOfWays(outcome.ways), { label: '比较', value: outcome.difference }];
    case '2':
      return [
        { label: '最高可贷', value: formatMoney(outcome.limits.most), fen: outcome.limits.most },
        ...outcome.limits.four.map(({ name, fen, gs }) => ({ label: name, value: `${formatMoney(fen)}（${gs}）` })),
        { label: '决定额度的一项', value: outcome.limits.limiting.name },
        { label: '须自备', value: formatMoney(outcome.down), fen: outcome.down },
        { label: '最长可贷期限', value: `${outcome.longest}个月` },
        ...factsOfWays(outcome.repayment),
      ];
    case '3':
      return prepaymentFacts(outcome);
    case '4':
      return [
        { label: '首月合计还款', value: formatMoney(outcome.summary.first), fen: outcome.summary.first },
        { label: '末月还款', value: formatMoney(outcome.summary.last) },
        { label: '利息合计', value: formatMoney(outcome.summary.interest) },
        { label: '还款总额', value: formatMoney(outcome.summary.total), fen: outcome.summary.total },
        ...outcome.parts.map(({ name, summary }) => ({
          label: name,
          value: `首月${formatMoney(summary.first)}，末月${formatMoney(summary.last)}，利息${formatMoney(summary.interest)}`,
        })),
        ...factsOfWays(outcome.ways),
      ];
    case '5':
      return [
        { label: '结论', value: rentSentence(outcome) },
        { label: '贷款金额', value: formatMoney(outcome.loan), fen: outcome.loan },
        { label: '首月还款', value: formatMoney(outcome.repayment.first) },
        { label: '期末买房减租房', value: signedMoney(outcome.ahead) },
      ];
  }
}

function prepaymentFacts({ options, without, balance, perDay }: PrepaymentOutcome): PaperFact[] {
  const settled: PaperFact[] = [
    { label: '提前结清 须付', value: formatMoney(balance), fen: balance },
    { label: '提前结清 节省利息', value: formatMoney(without.interest) },
    { label: '还款日后每晚一天', value: `多付利息${formatMoney(perDay)}` },
  ];
  if (!options) return settled;
  const ways = [
    ['减少月供', options.lessPayment],
    ['缩短期限', options.shorterTerm],
  ] as const;
  return [
    { label: '不提前还款', value: `还剩${without.months}期，利息${formatMoney(without.interest)}` },
    ...ways.flatMap(([name, { months, payment, last, interest }]) => [
      {
        label: `${name} 月供`,
        value: `${formatMoney(payment)}，共${months}期，末期${formatMoney(last)}`,
        fen: payment,
      },
      { label: `${name} 节省利息`, value: formatMoney(without.interest - interest), fen: without.interest - interest },
    ]),
    ...settled,
  ];
}
