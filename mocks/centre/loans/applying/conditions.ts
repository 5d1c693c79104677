import { SHORTEST_MONTHS } from '@/domain/loan/loan-terms';
import { LOAN_RULES } from '../../../data/menus/rule-names';
import { policy, policyCount } from '../../../data/policy/policy';
import { acceptedOn } from '../../cases/case-states';
import { labelOf } from '../../cases/field-reader';
import type { Application, RuleCondition } from '../../cases/rule';
import { paidMonths } from '../../kernel/accounts/account-figures';
import { sealAdvice } from '../../kernel/messages/seal-advice';
import { unanswered } from '../../registers/register-queries';
import { type BorrowerHousehold, borrowerHousehold, longestHouseholdTerm } from './household';
import { otherCityConditions } from './other-city';

/** Conditions of a loan application with the household's figures (docs/rules/gd0101-loan-application.md, Who may apply). */
export function applicationConditions(application: Application): RuleCondition[] {
  const household = borrowerHousehold(application);
  return [
    ...(otherCityConditions(application, household.person) ?? [
      accountUsable(household),
      paidLongEnough(application, household),
    ]),
    noOpenLoan(household),
    fewLoansUsed(household),
    fewHomes(application, household),
    youngEnough(application, household),
  ];
}

function accountUsable({ person }: BorrowerHousehold): RuleCondition {
  const frozen = person.grzhzt === '06';
  return {
    tjbh: 'ZHZT',
    tjmc: '个人账户状态正常',
    mz: person.grzhzt === '01',
    sjz: labelOf('grzhzt', person.grzhzt),
    yqz: '正常',
    yj: LOAN_RULES,
    xyb: frozen ? '请先向作出冻结的机关或管理中心了解冻结原因' : `${sealAdvice(person).unseal}并恢复缴存后再申请`,
    refusal: frozen ? '个人账户已冻结，暂不能申请贷款' : '个人账户状态不是正常，暂不能申请贷款',
  };
}

function paidLongEnough({ tx }: Application, { person }: BorrowerHousehold): RuleCondition {
  const flexible = person.roles.includes('lhjyjczgry');
  const needed = policyCount(flexible ? 'p.lhDkys' : 'p.dkJcys');
  const { consecutive } = paidMonths(tx.store, person, tx.today());
  return {
    tjbh: 'LXJC',
    tjmc: '连续正常缴存月数',
    mz: consecutive >= needed,
    sjz: `${consecutive}个月`,
    yqz: `不少于${needed}个月`,
    yj: policy('p.dkJcys').basis,
    xyb: `连续正常缴存满${needed}个月后即可申请，还差${Math.max(needed - consecutive, 0)}个月`,
    refusal: `连续正常缴存不足${needed}个月`,
  };
}

function noOpenLoan({ open, person }: BorrowerHousehold): RuleCondition {
  const loan = open[0];
  const whose = loan && loan.grzh !== person.grzh ? '配偶' : '本人';
  return {
    tjbh: 'WJQDK',
    tjmc: '本人及配偶没有未结清的住房公积金贷款',
    mz: !loan,
    sjz: loan ? `${whose}有${open.length}笔未结清（借款合同${loan.jkhtbh}）` : '0笔',
    yqz: '0笔',
    yj: LOAN_RULES,
    xyb: '请先还清现有贷款；还清后按贷款次数和住房套数重新核定',
    refusal: '存在未结清的住房公积金贷款',
  };
}

function fewLoansUsed({ used }: BorrowerHousehold): RuleCondition {
  const most = policyCount('p.dkCs');
  return {
    tjbh: 'DKCS',
    tjmc: '家庭使用住房公积金贷款的次数',
    mz: used < most,
    sjz: `${used}次`,
    yqz: `少于${most}次`,
    yj: policy('p.dkCs').basis,
    xyb: '按规定不能再次申请住房公积金贷款，可申请商业银行住房贷款',
    refusal: `家庭已使用${used}次住房公积金贷款，不能再次申请`,
  };
}

function fewHomes({ tx }: Application, { homes }: BorrowerHousehold): RuleCondition {
  const most = policyCount('p.dkTs');
  return {
    tjbh: 'ZFTS',
    tjmc: '家庭名下住房套数',
    mz: homes < most,
    sjz: `查询结果：${homes}套（${tx.today()}）`,
    ...unanswered(tx.store, '不动产登记'),
    yqz: `少于${most}套`,
    yj: policy('p.dkTs').basis,
    xyb: '登记信息有误的，请到不动产登记中心更正后再申请',
    refusal: `家庭名下已有${homes}套住房，不能申请住房公积金贷款`,
  };
}

/** Requires an age that allows the minimum term of one year. */
function youngEnough({ tx, ywlsh }: Application, household: BorrowerHousehold): RuleCondition {
  const { months, words } = longestHouseholdTerm(household, acceptedOn(tx, ywlsh));
  return {
    tjbh: 'DKQX',
    tjmc: '按年龄可贷期限',
    mz: months >= SHORTEST_MONTHS,
    sjz: `${months}个月`,
    yqz: `不少于${SHORTEST_MONTHS}个月（${words}）`,
    yj: policy('p.dkZdnl').basis,
    xyb: '可由符合年龄条件的配偶作为借款人申请',
    refusal: '贷款期限超过最长年限或年龄限制',
  };
}
