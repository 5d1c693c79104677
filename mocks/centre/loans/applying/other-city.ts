import { LOAN_RULES } from '../../../data/menus/rule-names';
import { policy, policyCount } from '../../../data/policy/policy';
import { labelOf } from '../../cases/field-reader';
import type { Application, RuleCondition } from '../../cases/rule';
import { hasAccount, type PersonRecord } from '../../kernel/people';
import type { Transaction } from '../../kernel/transaction';
import { otherCityDeposits } from '../../registers/other-city-deposits';

/**
 * Conditions on the state and months of an other-city account; undefined for a person with an account here. Facts known from a certificate
 * alone are left to the clerk.
 */
export function otherCityConditions({ tx }: Application, person: PersonRecord): RuleCondition[] | undefined {
  const outside = hasAccount(person) ? undefined : otherCityDeposits(tx.store).get(person.grzh);
  if (!outside) return undefined;
  const { exchange, jcgjjzxmc, jczmbh } = outside;
  const needed = policyCount('p.dkJcys');
  const byCertificate = `以缴存使用证明${jczmbh}为准，由人工核验`;
  const months = exchange?.lxjcys ?? 0;
  const state = exchange ? labelOf('grzhzt', exchange.grzhzt) : '';
  return [
    {
      tjbh: 'ZHZT',
      tjmc: '异地缴存账户状态正常',
      mz: !exchange || exchange.grzhzt === '01',
      sjz: exchange ? `${state}（${jcgjjzxmc}）` : byCertificate,
      yqz: '正常',
      yj: LOAN_RULES,
      xyb: '请在缴存地恢复正常缴存后再申请',
      refusal: '异地缴存账户状态不是正常，暂不能申请贷款',
    },
    {
      tjbh: 'LXJC',
      tjmc: '异地连续正常缴存月数',
      mz: !exchange || months >= needed,
      sjz: exchange ? `${months}个月，缴至${exchange.jzny}` : byCertificate,
      yqz: `不少于${needed}个月`,
      yj: policy('p.dkJcys').basis,
      xyb: `在缴存地连续正常缴存满${needed}个月后即可申请，还差${Math.max(needed - months, 0)}个月`,
      refusal: `异地连续正常缴存不足${needed}个月`,
    },
  ];
}

/** Review reasons of an application with an other-city account. */
export function otherCityReviewReasons({ store }: Transaction, person: PersonRecord): string[] {
  const outside = hasAccount(person) ? undefined : otherCityDeposits(store).get(person.grzh);
  if (!outside) return [];
  return [outside.exchange ? '异地缴存，需与缴存地中心核对' : `异地缴存使用证明${outside.jczmbh}需人工核验`];
}
