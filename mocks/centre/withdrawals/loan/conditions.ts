import { addMonths, type PlainDate } from '@/domain/dates';
import { OTHER_LOAN } from '@/schema/individual/tq0106-loan-repayment';
import { WITHDRAWAL_RULES } from '../../../data/menus/rule-names';
import { policyCount } from '../../../data/policy/policy';
import { standingAgreementOf } from '../../cases/agreements';
import { isPendingNumber } from '../../cases/case-states';
import { AGREEMENTS_PATH } from '../../loans/reserved-amount';
import { type Claim, claimsOf } from '../claims';
import type { Applicant, RawValues, RuleCondition } from '../rule';
import { type DrawnLoan, drawnLoansOf } from './drawn-loans';
import { LOAN } from './figures';

export function loanWithdrawalConditions(applicant: Applicant, raw: RawValues): RuleCondition[] {
  const { store, person, today } = applicant;
  const known = drawnLoansOf(store, person, today);
  const chosen = typeof raw.jkxz === 'string' ? raw.jkxz : '';
  // Before a loan is chosen, all of them are considered.
  const about = chosen === '' ? known : known.filter(({ jkhtbh }) => jkhtbh === chosen);
  return [noAgreement(applicant), ...noOffset(about), ...longEnoughAgo(applicant, raw, about)];
}

function noAgreement({ store, person }: Applicant): RuleCondition {
  const agreed = standingAgreementOf(store, person.grzh, LOAN);
  return {
    tjbh: 'YDTQ',
    tjmc: '没有生效中的还贷约定提取',
    mz: agreed === undefined,
    sjz: agreed ? `约定${agreed.xybh}${agreed.zt === '2' ? '已暂停' : '生效中'}` : '无',
    yqz: '无',
    yj: WITHDRAWAL_RULES,
    xyb: '约定的款项会自动转账；要改为单次提取的，请先在“约定提取管理”中终止约定',
    ...(agreed && { ljs: [{ lj: AGREEMENTS_PATH, mc: '查看约定提取' }] }),
    refusal: '您已有还贷约定提取，款项会自动转账，不能重复申请',
  };
}

function noOffset(about: readonly DrawnLoan[]): RuleCondition[] {
  if (about.length === 0) return [];
  const offset = about.every((loan) => loan.offset);
  return [
    {
      tjbh: 'CHD',
      tjmc: '贷款未签约冲还贷',
      mz: !offset,
      sjz: offset ? '已签约冲还贷' : '未签约',
      yqz: '未签约',
      yj: WITHDRAWAL_RULES,
      xyb: '冲还贷会按期自动扣划；要改为提取的，请先解除冲还贷',
      refusal: '该贷款已签约冲还贷，无需办理提取',
    },
  ];
}

/** Interval between single or yearly withdrawals; a prepayment since the last one lifts it (docs/rules/tq0106-loan-repayment.md, Rules). */
function longEnoughAgo(applicant: Applicant, raw: RawValues, about: readonly DrawnLoan[]): RuleCondition[] {
  // An unregistered loan is described in the form first.
  if (about.length === 0 && raw.jkxz !== OTHER_LOAN) return [];
  const own = claimsOf(applicant.store, applicant.person.grzh, applicant.ywlsh);
  // A pending application is no withdrawal yet; another condition covers it.
  const last = lastOf(own.filter(({ ywlsh }) => !isPendingNumber(applicant.store, ywlsh)));
  const months = policyCount('p.chdJg');
  const next = last ? addMonths(last, months) : '';
  const lifted = about.some(({ ahead }) => ahead > (last ?? '')) || settledNow(raw, own);
  return [
    {
      tjbh: 'HDJG',
      tjmc: '距上次还贷提取的时间',
      mz: next <= applicant.today || lifted,
      sjz: last ? `上次提取${last}` : '未提取过',
      yqz: `满${months}个月`,
      yj: WITHDRAWAL_RULES,
      xyb: `${next}起可以再次办理；在此之前提前还款或结清贷款的，也可以办理`,
      refusal: `距上次还贷提取不足${months}个月`,
    },
  ];
}

function lastOf(own: readonly Claim[]): PlainDate | undefined {
  return own
    .flatMap(({ loan }) => (loan && !loan.monthly ? [loan.day] : []))
    .sort()
    .at(-1);
}

/** Returns whether the person states a full repayment, which counts once. */
function settledNow({ jkxz, jkhtbh, sfjq }: RawValues, own: readonly Claim[]): boolean {
  if (jkxz !== OTHER_LOAN || String(sfjq) !== '1') return false;
  return !own.some(({ loan }) => loan?.settled && loan.jkhtbh === jkhtbh);
}
