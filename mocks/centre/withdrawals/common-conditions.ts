// Conditions that every withdrawal shares (docs/rules/withdrawals.md, Who may apply).

import { formatMoney } from '@/domain/money';
import { WITHDRAWAL_RULES } from '../../data/menus/rule-names';
import { policyFen } from '../../data/policy/policy';
import { labelOf } from '../cases/field-reader';
import { sealAdvice } from '../kernel/messages/seal-advice';
import { loansOf } from '../loans/loans';
import { RESERVED_ADVICE, reservedLinks, reservedText, sumReserved } from '../loans/reserved-amount';
import type { Applicant, RuleCondition } from './rule';

const REGULATION = '《住房公积金管理条例》（2026年9月20日起施行）';

/** Link to the loan withdrawal, for applicants who do not qualify for another reason. */
export const LOAN_DRAW = { lj: '/grwt/tqSys/tqyw/chdk_tq', mc: '去办理偿还购房贷款提取' };
const TO_LOAN = { lj: '/grwt/dkSys/dkyw/gjj_tqhd', mc: '去办理公积金提取还贷' };

export const yuanText = (fen: bigint) => `${formatMoney(fen, '')}元`;

export function accountUsable({ person }: Applicant): RuleCondition {
  return {
    tjbh: 'ZHZT',
    tjmc: '个人账户状态正常',
    mz: person.grzhzt === '01',
    sjz:
      person.frozenFen > 0n
        ? `${labelOf('grzhzt', person.grzhzt)}（冻结${yuanText(person.frozenFen)}）`
        : labelOf('grzhzt', person.grzhzt),
    yqz: '正常',
    yj: WITHDRAWAL_RULES,
    xyb: person.grzhzt === '06' ? '请先向作出冻结的机关或管理中心了解冻结原因' : `${sealAdvice(person).unseal}后再办理`,
    refusal: person.grzhzt === '06' ? '个人账户已冻结，暂不能办理提取' : '个人账户状态不是正常，暂不能办理提取',
  };
}

/** Requires an open account; sealed accounts may withdraw in part as well. */
export function accountOpen({ person, balance }: Applicant): RuleCondition {
  const frozen = person.grzhzt === '06';
  return {
    tjbh: 'ZHZT',
    tjmc: '个人账户正常或封存',
    mz: person.grzhzt === '01' || person.grzhzt === '02',
    sjz: frozen
      ? `冻结（${yuanText(person.frozenFen)}，未冻结${yuanText(balance - person.frozenFen)}）`
      : labelOf('grzhzt', person.grzhzt),
    yqz: '正常或封存',
    yj: WITHDRAWAL_RULES,
    xyb: '请先向作出冻结的机关或管理中心了解账户情况',
    refusal: frozen ? '个人账户已冻结，暂不能办理提取' : '个人账户已销户，不能办理提取',
  };
}

export function noArrears({ store, person }: Applicant): RuleCondition {
  const missed = loansOf(store, person.grzh).flatMap((loan) => loan.missed);
  const sum = missed.reduce((total, one) => total + one.principal + one.interest, 0n);
  return {
    tjbh: 'DKYQ',
    tjmc: '公积金贷款没有逾期',
    mz: missed.length === 0,
    sjz: missed.length === 0 ? '无逾期' : `逾期${missed.length}期，${yuanText(sum)}`,
    yqz: '无逾期',
    yj: WITHDRAWAL_RULES,
    xyb: '请先还清逾期款项；也可办理偿还购房贷款提取或公积金提取还贷',
    ljs: [LOAN_DRAW, TO_LOAN],
    refusal: '您有逾期的住房公积金贷款，请先还清逾期款项',
  };
}

/** Requires a balance above p.zhBlje plus one fen, because only closing reasons pay out the whole balance. */
export function hasWithdrawableBalance({ person, balance, asked }: Applicant): RuleCondition {
  const there = balance - person.frozenFen - policyFen('p.zhBlje') - 1n;
  const free = there - sumReserved(asked);
  const held = there > 0n && asked.length > 0 ? reservedText(asked) : '';
  return {
    tjbh: 'ZHYE',
    tjmc: '账户有可提取的余额',
    mz: free > 0n,
    sjz: held ? `${yuanText(balance - person.frozenFen)}，其中${held}` : yuanText(balance - person.frozenFen),
    yqz: `大于${yuanText(policyFen('p.zhBlje') + 1n)}`,
    yj: REGULATION,
    ...(held
      ? {
          xyb: RESERVED_ADVICE,
          ljs: reservedLinks(asked),
          refusal: `个人账户没有可提取的余额：${held}，${RESERVED_ADVICE}`,
        }
      : { xyb: '请在下次汇缴入账后再办理', refusal: '个人账户没有可提取的余额' }),
  };
}
