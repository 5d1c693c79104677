import { monthsText, type PlainMonth } from '../dates';
import { type Fen, moneyText, percentOf } from '../money';
import { freeBalance } from './other-withdrawal';

/** Policy parameters p.zfWba, p.zfYba, p.zfDzn, p.zhBlje (docs/rules/parameters.md), read from the server's configuration. */
export interface RentPolicy {
  /** Per person and month without a registered contract. */
  zfWba: Fen;
  /** Per household and month with a registered contract. */
  zfYba: Fen;
  /** Uplift in percent for 2 or more children. */
  zfDzn: string;
  /** Minimum balance. */
  zhBlje: Fen;
}

export interface RentInput {
  /** 1 未备案, 2 已备案, 3 公租房, 4 保租房. */
  zflx: '1' | '2' | '3' | '4';
  /** Monthly rent; required for 2, 3, 4 (missing counts as 0). */
  yzj: Fen | undefined;
  znsl: number;
  /** 1 一般, 2 新市民, 3 青年人. */
  rylb: '1' | '2' | '3';
  /** Months of the withdrawal in order; one paid before may be missing between them. */
  months: readonly PlainMonth[];
  /** Deposit of the applicant in a month; 0 if none was due. */
  yjce(month: PlainMonth): Fen;
  /** Amount already withdrawn by the household for rent of these months. */
  ljytq: Fen;
  grzhye: Fen;
  djje: Fen;
  /** Reserved amount of open cases. */
  zbje: Fen;
}

export interface RentLimit {
  /** Limit of each month, uplift included. */
  byMonth: ReadonlyMap<PlainMonth, Fen>;
  /** Monthly limit as text: one amount, or several with their months. */
  monthly: string;
  /** Sum of all monthly limits, as text and in fen. */
  sum: { words: string; fen: Fen };
  /** Remaining limit of all these months, regardless of the balance. */
  byMonths: Fen;
  /** Withdrawable amount: less than the full balance, at least 0. */
  kytqe: Fen;
  /** Calculation as text with the applicant's figures. */
  gs: string;
  limitedBy: 'monthly' | 'balance';
}

export const PERSON_GROUP_NAMES: Readonly<Record<string, string>> = { 1: '一般', 2: '新市民', 3: '青年人' };

/** Reason for rejecting another group than the registered one. */
export function groupText(chosen: string, registered: { rylb: string; yj: string }): string {
  const [wanted, known] = [PERSON_GROUP_NAMES[chosen] ?? chosen, PERSON_GROUP_NAMES[registered.rylb] ?? ''];
  return `登记信息中您不属于${wanted}（登记为${known}：${registered.yj}）`;
}

/** Reason for rejecting rent in another city: the fund pays for homes in its own city. */
export function elsewhereText(city: string): string {
  return `租住的房屋须在${city}；在其他城市租房的，请向当地公积金中心咨询`;
}

/** Deposits of the applicant by first month, the oldest first. */
export type DepositSteps = readonly { qsny: PlainMonth; yjce: Fen }[];

export const depositIn = (steps: DepositSteps, month: PlainMonth): Fen =>
  steps.findLast(({ qsny }) => qsny <= month)?.yjce ?? 0n;

/**
 * Rent limit (docs/rules/tq0107-rent.md): sum of the monthly limits minus the household's withdrawals for these months, at most the free
 * balance. Shared by the form (display) and the centre (decision).
 */
export function rentLimit(input: RentInput, policy: RentPolicy): RentLimit {
  const spans = limitSpans(input, policy);
  const several = spans.length > 1;
  const byMonth = new Map(spans.flatMap(({ months, fen }) => months.map((month) => [month, fen])));
  const each = spans.map(({ months, fen }) => `${moneyText(fen)} × ${months.length}个月`).join(' + ');
  const fen = [...byMonth.values()].reduce((sum, one) => sum + one, 0n);
  const byMonths = atLeastZero(fen - input.ljytq);
  const { free: byBalance, words: balanceWords } = freeBalance({ ...input, blje: policy.zhBlje });
  const limitedBy = byBalance < byMonths ? 'balance' : 'monthly';
  const kytqe = limitedBy === 'balance' ? byBalance : byMonths;
  const gs = [
    `每月限额：${spans.map((span) => (several ? monthsText(span.months) : '') + span.words).join('，')}`,
    `限额合计：${each} − 已提取${moneyText(input.ljytq)} = ${moneyText(byMonths)}`,
    balanceWords,
    `本次最多可提取：两者取小，为${moneyText(kytqe)}`,
  ].join('；');
  const monthly = spans
    .map((span) => moneyText(span.fen) + (several ? `（${monthsText(span.months)}）` : ''))
    .join('、');
  return { byMonth, monthly, sum: { words: each, fen }, byMonths, kytqe, gs, limitedBy };
}

/** Months with the same limit, none with another between them. */
interface LimitSpan {
  months: PlainMonth[];
  fen: Fen;
  words: string;
}

function limitSpans(input: RentInput, policy: RentPolicy): LimitSpan[] {
  const spans: LimitSpan[] = [];
  for (const month of input.months) {
    const { monthly: fen, words } = monthlyLimit(input, input.yjce(month), policy);
    const last = spans.at(-1);
    if (last?.words === words) last.months.push(month);
    else spans.push({ months: [month], fen, words });
  }
  return spans;
}

/**
 * Children and new-resident status raise the cap; where the actual rent is refunded (types 2 to 4) it remains the upper bound, since the
 * withdrawal pays rent.
 */
function monthlyLimit(input: RentInput, yjce: Fen, policy: RentPolicy): { monthly: Fen; words: string } {
  const rent = input.yzj ?? 0n;
  if (input.zflx === '3' || input.zflx === '4') return { monthly: rent, words: `实际月租金${moneyText(rent)}` };

  const base = input.zflx === '1' ? policy.zfWba : policy.zfYba;
  const uplifted = input.znsl >= 2 ? base + percentOf(base, policy.zfDzn) : base;
  const byDeposit = input.rylb !== '1' && yjce > uplifted;
  const ceiling = byDeposit ? yjce : uplifted;
  const childrenWords = `${moneyText(base)} × (100% + 多子女上浮${policy.zfDzn}%) = ${moneyText(uplifted)}`;
  const baseWords = input.znsl >= 2 ? childrenWords : moneyText(base);
  const ceilingWords = byDeposit
    ? `${input.rylb === '2' ? '新市民' : '青年人'}可按本人当月缴存额${moneyText(yjce)}`
    : baseWords;
  if (input.zflx === '1') return { monthly: ceiling, words: `无备案租房${ceilingWords}` };
  const monthly = rent < ceiling ? rent : ceiling;
  return { monthly, words: `实际月租金${moneyText(rent)}与限额（${ceilingWords}）取小，为${moneyText(monthly)}` };
}

function atLeastZero(fen: Fen): Fen {
  return fen < 0n ? 0n : fen;
}
