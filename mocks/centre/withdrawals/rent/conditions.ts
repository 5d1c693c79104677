import { isPlainMonth, monthOf, monthsFrom, type PlainMonth, shiftMonth } from '@/domain/dates';
import { RENT_RULES } from '../../../data/menus/rule-names';
import { policyCount, policyFen } from '../../../data/policy/policy';
import { standingAgreementOf } from '../../cases/agreements';
import { completionWord } from '../../cases/case-states';
import { lastPaidMonth, monthlyOf, paidMonths } from '../../kernel/accounts/account-figures';
import { offsetDrawingOn } from '../../loans/offset/offset-in-force';
import { AGREEMENTS_PATH } from '../../loans/reserved-amount';
import { personGroup } from '../../registers/person-groups';
import { unanswered } from '../../registers/register-queries';
import { homesOf, spouseOf } from '../../registers/registers';
import { claimedFor, claimsOf } from '../claims';
import { accountUsable, hasWithdrawableBalance, LOAN_DRAW, noArrears } from '../common-conditions';
import type { Applicant, RawValues, RuleCondition } from '../rule';

export function rentConditions(applicant: Applicant, raw: RawValues): RuleCondition[] {
  return [
    accountUsable(applicant),
    noArrears(applicant),
    paidLongEnough(applicant),
    noOwnHome(applicant, raw),
    ...noOffset(applicant),
    hasWithdrawableBalance(applicant),
    ...monthsFree(applicant, raw),
  ];
}

function paidLongEnough({ store, person, today }: Applicant): RuleCondition {
  const needed = policyCount('p.zfJcys');
  const { consecutive } = paidMonths(store, person, today);
  return {
    tjbh: 'LXJC',
    tjmc: '连续正常缴存月数',
    mz: consecutive >= needed,
    sjz: `${consecutive}个月`,
    yqz: `不少于${needed}个月`,
    yj: RENT_RULES,
    xyb: `连续正常缴存满${needed}个月后即可办理`,
    refusal: `连续正常缴存不足${needed}个月`,
  };
}

/** Homes of the person and of the spouse, by the marriage register or as named in the form. */
function noOwnHome({ store, person, today }: Applicant, raw: RawValues): RuleCondition {
  const named = typeof raw.pozjhm === 'string' ? raw.pozjhm.trim().toUpperCase() : undefined;
  const spouses = [spouseOf(store, person.zjhm)?.pozjhm, named].filter((zjhm) => zjhm !== undefined);
  const own = homesOf(store, person.zjhm).length;
  const ofSpouse = homesOf(store, ...new Set(spouses)).length;
  const owner = own > 0 ? '本人' : '配偶';
  return {
    tjbh: 'ZYZF',
    tjmc: '本人及配偶在本市无自有住房',
    mz: own + ofSpouse === 0,
    sjz: `查询结果：${own + ofSpouse === 0 ? '0套' : `${owner}名下${own || ofSpouse}套`}（${today}）`,
    ...unanswered(store, '不动产登记'),
    yqz: '0套（成年子女的住房不计入）',
    yj: RENT_RULES,
    ljs: [{ lj: '/grwt/tqSys/tqyw/gmzzf', mc: '去办理购买自住住房提取' }, LOAN_DRAW],
    xyb: '已购房的可办理购房提取或还贷提取；登记信息有误的，请到不动产登记中心更正；住房在已离婚的配偶名下的，请先到民政部门更正婚姻登记',
    refusal: '经查询，您或配偶在本市有自有住房，不符合租房提取条件',
  };
}

/** Excludes a rent withdrawal during a loan offset, because the balance serves the loan (docs/rules/gd0601-loan-offset.md, Rules). */
function noOffset({ store, person }: Applicant): RuleCondition[] {
  const order = offsetDrawingOn(store, person.grzh);
  if (!order) return [];
  return [
    {
      tjbh: 'CHD',
      tjmc: '账户未签约冲还贷',
      mz: false,
      sjz: `已签约${order.name}`,
      yqz: '未签约',
      yj: RENT_RULES,
      xyb: `账户余额按约定用于还贷；要改为租房提取的，请先解除${order.name}`,
      ljs: [{ lj: order.lj, mc: `去解除${order.name}` }],
      refusal: `您的账户已签约${order.name}，不能办理租房提取`,
    },
  ];
}

/** Requires chosen months without an earlier payment for rent or loan; before the choice, at least one such month. */
function monthsFree(applicant: Applicant, raw: RawValues): RuleCondition[] {
  const months = chosenMonths(raw);
  if (months.length === 0) return freeMonth(applicant).length > 0 ? [] : [noMonthLeft(applicant)];
  const taken = claimedMonth(applicant, months);
  return [
    {
      tjbh: 'TQYF',
      field: 'tqksny',
      tjmc: '所选月份未办理过租房提取或还贷提取',
      mz: taken === undefined,
      sjz: taken?.refusal ?? `${months[0]}至${months.at(-1)}均未办理`,
      yqz: '每个月份只能提取一次',
      yj: RENT_RULES,
      xyb: '请改选未办理过的月份',
      refusal: taken?.refusal ?? '',
    },
  ];
}

/**
 * Returns whether a month's deposit would raise its limit and is still to come: it may never come (docs/rules/tq0107-rent.md).
 */
export function isAwaited({ store, person, today }: Applicant, month: PlainMonth): boolean {
  if (monthlyOf(person, today).yjce <= policyFen('p.zfWba') || month <= lastPaidMonth(store, person)) return false;
  return personGroup(store, person, today)?.rylb !== '1';
}

/** Returns the first month that the agreement in force transfers by itself; undefined without one. */
export function agreedMonth(applicant: Applicant): PlainMonth | undefined {
  const agreed = standingAgreementOf(applicant.store, applicant.person.grzh, 'TQ0107');
  if (agreed?.zt !== '1' || agreed.nextMonth === '') return undefined;
  let month = agreed.nextMonth;
  while (claimedMonth(applicant, [month]) !== undefined) month = shiftMonth(month, 1);
  return month;
}

/** Returns what the agreement in force does from which month; undefined without one. */
export function agreedText(applicant: Applicant): string | undefined {
  const month = agreedMonth(applicant);
  const quarterly = standingAgreementOf(applicant.store, applicant.person.grzh, 'TQ0107')?.tqpl === '3';
  const [months, when] = quarterly ? ['的各月', '在每季最后一月'] : ['', ''];
  return month && `${month}起${months}按您的租房约定${when}自动转账`;
}

/** Returns whether a month may be offered: not claimed, and not transferred by the agreement in force. */
export function isMonthFree(applicant: Applicant, month: PlainMonth): boolean {
  const agreed = agreedMonth(applicant);
  return claimedMonth(applicant, [month]) === undefined && !(agreed && month >= agreed);
}

/** Returns the latest month that may be offered, of those whose deposit is booked if there is one. */
export function freeMonth(applicant: Applicant): PlainMonth[] {
  const now = monthOf(applicant.today);
  const months = Array.from({ length: policyCount('p.zfPl') + 1 }, (_, back) => shiftMonth(now, -back));
  const unclaimed = months.filter((month) => isMonthFree(applicant, month));
  const [latest] = unclaimed;
  const ready = unclaimed.find((month) => !isAwaited(applicant, month)) ?? latest;
  return ready ? [ready] : [];
}

const NO_FREE_MONTH = '最近各月都已办理租房或还贷提取';

/** Returns why no month is left. */
export function noMonthText(applicant: Applicant): string {
  const agreed = agreedText(applicant);
  return agreed ? `此前各月都已办理，${agreed}` : NO_FREE_MONTH;
}

function noMonthLeft(applicant: Applicant): RuleCondition {
  const next = shiftMonth(monthOf(applicant.today), 1);
  const none = noMonthText(applicant);
  const agreed = agreedMonth(applicant);
  return {
    tjbh: 'TQYF',
    tjmc: '有未办理过租房提取或还贷提取的月份',
    mz: false,
    sjz: none,
    yqz: '每个月份只能提取一次',
    yj: RENT_RULES,
    xyb: agreed ? '无需申请；要自己提取的，请先暂停或终止约定' : `${next}起可以办理当月的租房提取`,
    ...(agreed && { ljs: [{ lj: AGREEMENTS_PATH, mc: '查看约定提取' }] }),
    refusal: agreed ? none : `${none}，${next}起可以再办理`,
  };
}

/** Returns the first chosen month that is claimed, with the sentence about it. */
export function claimedMonth(
  { store, person, ywlsh }: Applicant,
  months: readonly PlainMonth[],
): { ny: PlainMonth; refusal: string } | undefined {
  const own = claimsOf(store, person.grzh, ywlsh);
  for (const ny of months) {
    const claim = own.find((one) => one.months.some((month) => month.ny === ny));
    const taken = claim && claimedFor(claim);
    const done = claim && completionWord(store, claim);
    if (taken === 'rent') return { ny, refusal: `${ny}${done}租房提取` };
    if (taken === 'loan') return { ny, refusal: `${ny}${done}还贷提取，同月不能再办理租房提取` };
  }
  return undefined;
}

/** Returns the months of the form if both ends are present and in order. */
export function chosenMonths(raw: RawValues): PlainMonth[] {
  const { tqksny, tqjsny } = raw;
  if (typeof tqksny !== 'string' || typeof tqjsny !== 'string') return [];
  if (!isPlainMonth(tqksny) || !isPlainMonth(tqjsny) || tqjsny < tqksny) return [];
  const months = monthsFrom(tqksny, tqjsny);
  // Bounds the work: more than any rule allows, and the field reports the error anyway.
  return months.length > 120 ? [] : months;
}
