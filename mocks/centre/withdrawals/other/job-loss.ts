import { addMonths } from '@/domain/dates';
import { WITHDRAWAL_RULES } from '../../../data/menus/rule-names';
import { policyCount } from '../../../data/policy/policy';
import { labelOf } from '../../cases/field-reader';
import { isFlexible, sealAdvice } from '../../kernel/messages/seal-advice';
import { accountSeals } from '../../registers/life-registers';
import { closable, noOpenLoan, nothingReserved } from '../closing';
import {
  checkEmployment,
  checkTerminationDate,
  employmentConditions,
  notEmployed,
  terminationProof,
} from '../employment-termination';
import type { Applicant, RuleCondition } from '../rule';
import type { Reason } from './reason';

/** 与单位终止劳动关系 of dictionary fcyy. */
export const LEFT_JOB_REASON = '01';

/** 13 终止劳动关系且封存满期: account sealed for p.fcXh months, no new employment by the register; closes the account. */
export const jobLossReason: Reason = {
  family: false,
  check(reader, applicant) {
    checkEmployment(reader, applicant);
    checkTerminationDate(reader, applicant, 'lzrq');
  },
  undecided: employmentConditions,
  conditions: (applicant, values) => [
    closable(applicant.person),
    sealedForLeaving(applicant),
    sealedLongEnough(applicant),
    ...notEmployed(applicant, values),
    nothingReserved(applicant.store, applicant.person, applicant.ywlsh),
    noOpenLoan(applicant.store, applicant.person),
  ],
  limit: () => null,
  use: () => ({}),
  needs: ({ tx, actor }, values) => [terminationProof(tx, actor, { reasons: [LEFT_JOB_REASON], sfbs: '0', values })],
};

function sealedForLeaving({ store, person }: Applicant): RuleCondition {
  const seal = accountSeals(store).get(person.grzh);
  return {
    tjbh: 'FCYY',
    tjmc: '封存原因为与单位终止劳动关系',
    mz: seal?.fcyy === LEFT_JOB_REASON,
    sjz: seal ? labelOf('fcyy', seal.fcyy) : '未登记',
    yqz: labelOf('fcyy', LEFT_JOB_REASON),
    yj: WITHDRAWAL_RULES,
    xyb: isFlexible(person) ? '封存原因有误的，请到网点核对' : '封存原因有误的，请联系单位办理封存原因修改',
    refusal: '封存原因不是与单位终止劳动关系，不符合本事项的提取条件',
  };
}

/** Months count by calendar day: sealed on 21 May, six months end on 21 November. */
function sealedLongEnough({ store, person, today }: Applicant): RuleCondition {
  const months = policyCount('p.fcXh');
  const sealed = accountSeals(store).get(person.grzh)?.fcrq;
  const from = sealed ? addMonths(sealed, months) : '';
  return {
    tjbh: 'FCXH',
    tjmc: `账户封存满${months}个月`,
    mz: from !== '' && today >= from,
    sjz: sealed ? `${sealed}封存` : '未封存',
    yqz: `满${months}个月`,
    yj: WITHDRAWAL_RULES,
    xyb: from ? `${from}起可以办理` : sealAdvice(person).seal,
    refusal: `账户封存未满${months}个月`,
  };
}
