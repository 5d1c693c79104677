import { addMonths } from '@/domain/dates';
import { policyCount } from '../../../data/policy';
import { WITHDRAWAL_RULES } from '../../../data/rule-names';
import { labelOf } from '../../cases/field-reader';
import { isFlexible, sealWays } from '../../kernel/seal-ways';
import { accountSeals } from '../../registers/life-registers';
import { closable, noOpenLoan, nothingAsked } from '../closing';
import type { Applicant, RuleCondition } from '../rule';
import { notEmployed, readWork, readWorkEnd, workEndPaper, workOpen } from '../work-end';
import { type Reason, row } from './reason';

/** 与单位终止劳动关系 of dictionary fcyy. */
export const LEFT = '01';

/** 13 终止劳动关系且封存满期: the account sealed for p.fcXh months, no fresh work by the register; closes the account. */
export const leftJob: Reason = {
  family: false,
  read(reader, applicant) {
    readWork(reader, applicant);
    readWorkEnd(reader, applicant, 'lzrq', '离职日期');
  },
  undecided: workOpen,
  conditions: (applicant, values) => [
    closable(applicant.person),
    sealedForLeaving(applicant),
    sealedLongEnough(applicant),
    ...notEmployed(applicant, values),
    nothingAsked(applicant.store, applicant.person, applicant.ywlsh),
    noOpenLoan(applicant.store, applicant.person),
  ],
  limit: () => null,
  use: () => ({}),
  rows: (values) => [...row('离职日期', values.lzrq), ...row('是否重新就业', values.sfzjy && '否')],
  needs: ({ desk, actor }, values) => [workEndPaper(desk, actor, { reasons: [LEFT], sfbs: '0', values })],
};

function sealedForLeaving({ store, person }: Applicant): RuleCondition {
  const seal = accountSeals(store).get(person.grzh);
  return {
    tjbh: 'FCYY',
    tjmc: '封存原因为与单位终止劳动关系',
    mz: seal?.fcyy === LEFT,
    sjz: seal ? labelOf('fcyy', seal.fcyy) : '未登记',
    yqz: labelOf('fcyy', LEFT),
    yj: WITHDRAWAL_RULES,
    xyb: isFlexible(person) ? '封存原因有误的，请到网点核对' : '封存原因有误的，请联系单位办理封存原因修改',
    refusal: '封存原因不是与单位终止劳动关系，不符合本事项的提取条件',
  };
}

/** Sealed on 21 May, six months: from 21 November on. */
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
    xyb: from ? `${from}起可以办理` : sealWays(person).seal,
    refusal: `账户封存未满${months}个月`,
  };
}
