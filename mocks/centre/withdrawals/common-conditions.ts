// Conditions that every withdrawal shares (domain catalogue 8.0).

import { formatMoney } from '@/domain/money';
import { policyFen } from '../../data/policy';
import { WITHDRAWAL_RULES } from '../../data/rule-names';
import { labelOf } from '../cases/field-reader';
import { sealWays } from '../kernel/seal-ways';
import { ASKED_WAY, askedLinks, askedWords, sumAsked } from '../loans/asked-money';
import { loansOf } from '../loans/loans';
import type { Applicant, RuleCondition } from './rule';

const REGULATION = '《住房公积金管理条例》（2026年9月20日起施行）';

/** Where who may not draw for one thing draws for another. */
export const LOAN_DRAW = { lj: '/grwt/tqSys/tqyw/chdk_tq', mc: '去办理偿还购房贷款提取' };
const TO_LOAN = { lj: '/grwt/dkSys/dkyw/gjj_tqhd', mc: '去办理公积金提取还贷' };

export const yuan = (fen: bigint) => `${formatMoney(fen, '')}元`;

export function accountUsable({ person }: Applicant): RuleCondition {
  return {
    tjbh: 'ZHZT',
    tjmc: '个人账户状态正常',
    mz: person.grzhzt === '01',
    sjz:
      person.frozenFen > 0n
        ? `${labelOf('grzhzt', person.grzhzt)}（冻结${yuan(person.frozenFen)}）`
        : labelOf('grzhzt', person.grzhzt),
    yqz: '正常',
    yj: WITHDRAWAL_RULES,
    xyb: person.grzhzt === '06' ? '请先向作出冻结的机关或管理中心了解冻结原因' : `${sealWays(person).unseal}后再办理`,
    refusal: person.grzhzt === '06' ? '个人账户已冻结，暂不能办理提取' : '个人账户状态不是正常，暂不能办理提取',
  };
}

/** Sealed accounts may withdraw in part as well. */
export function accountOpen({ person, balance }: Applicant): RuleCondition {
  const frozen = person.grzhzt === '06';
  return {
    tjbh: 'ZHZT',
    tjmc: '个人账户正常或封存',
    mz: person.grzhzt === '01' || person.grzhzt === '02',
    sjz: frozen
      ? `冻结（${yuan(person.frozenFen)}，未冻结${yuan(balance - person.frozenFen)}）`
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
    sjz: missed.length === 0 ? '无逾期' : `逾期${missed.length}期，${yuan(sum)}`,
    yqz: '无逾期',
    yj: WITHDRAWAL_RULES,
    xyb: '请先还清逾期款项；也可办理偿还购房贷款提取或公积金提取还贷',
    ljs: [LOAN_DRAW, TO_LOAN],
    refusal: '您有逾期的住房公积金贷款，请先还清逾期款项',
  };
}

/** Something must be left after keeping p.zhBlje and one fen: the whole balance is paid out on closing reasons only. */
export function somethingToWithdraw({ person, balance, asked }: Applicant): RuleCondition {
  const there = balance - person.frozenFen - policyFen('p.zhBlje') - 1n;
  const free = there - sumAsked(asked);
  const held = there > 0n && asked.length > 0 ? askedWords(asked) : '';
  return {
    tjbh: 'ZHYE',
    tjmc: '账户有可提取的余额',
    mz: free > 0n,
    sjz: held ? `${yuan(balance - person.frozenFen)}，其中${held}` : yuan(balance - person.frozenFen),
    yqz: `大于${yuan(policyFen('p.zhBlje') + 1n)}`,
    yj: REGULATION,
    ...(held
      ? { xyb: ASKED_WAY, ljs: askedLinks(asked), refusal: `个人账户没有可提取的余额：${held}，${ASKED_WAY}` }
      : { xyb: '请在下次汇缴入账后再办理', refusal: '个人账户没有可提取的余额' }),
  };
}
