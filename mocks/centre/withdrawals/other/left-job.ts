import { addMonths } from '@/domain/dates';
import { policyCount } from '../../../data/policy';
import { labelOf } from '../../cases/field-reader';
import { checkedBy } from '../../cases/materials/material-needs';
import { persons } from '../../kernel/people';
import { accountSeals, employmentOf } from '../../registers/life-registers';
import { closable, noOpenLoan } from '../closing';
import type { Applicant, RuleCondition } from '../rule';
import { type Reason, RULES, row } from './reason';

const LEFT = '01';

/** 13 终止劳动关系且封存满期: the account sealed for p.fcXh months, no fresh work by the register; closes the account. */
export const leftJob: Reason = {
  family: false,
  read(reader, { store, person, today }) {
    const left = reader.date('lzrq', { label: '离职日期' });
    if (left > today) reader.fail('lzrq', '离职日期不能晚于今天');
    const sealed = accountSeals(store).get(person.grzh)?.fcrq;
    if (left && sealed && left > sealed) reader.fail('lzrq', `离职日期不能晚于封存日期（${sealed}）`);
  },
  conditions: (applicant) => [
    closable(applicant.person),
    sealedForLeaving(applicant),
    sealedLongEnough(applicant),
    notEmployed(applicant),
    noOpenLoan(applicant.store, applicant.person),
  ],
  limit: () => null,
  use: () => ({}),
  rows: (values) => row('离职日期', values.lzrq),
  needs({ desk, actor }) {
    const grzh = actor.kind === 'person' ? (persons(desk.store).get(actor.grzh)?.grzh ?? '') : '';
    const known = accountSeals(desk.store).get(grzh)?.fcyy === LEFT;
    return [
      { wjlxId: '0212', wjmc: '终止劳动关系文件', sfbs: '0', mjsm: known ? checkedBy(desk, '单位封存登记') : '' },
    ];
  },
};

function sealedForLeaving({ store, person }: Applicant): RuleCondition {
  const seal = accountSeals(store).get(person.grzh);
  return {
    tjbh: 'FCYY',
    tjmc: '封存原因为与单位终止劳动关系',
    mz: seal?.fcyy === LEFT,
    sjz: seal ? labelOf('fcyy', seal.fcyy) : '未登记',
    yqz: labelOf('fcyy', LEFT),
    yj: RULES,
    xyb: '封存原因有误的，请联系单位办理封存原因修改',
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
    yj: RULES,
    xyb: from ? `${from}起可以办理` : '请联系单位办理封存',
    refusal: `账户封存未满${months}个月`,
  };
}

function notEmployed({ store, person, today }: Applicant): RuleCondition {
  const work = employmentOf(store, person.zjhm);
  return {
    tjbh: 'ZJY',
    tjmc: '未重新就业',
    mz: work === undefined,
    sjz: work ? `社会保险登记在${work.dwmc}参保` : `查询结果：未重新就业（${today}）`,
    yqz: '未重新就业',
    yj: RULES,
    xyb: '已重新就业的，请由新单位办理启封或转移',
    refusal: '经查询，您已重新就业，请由新单位办理启封或转移',
  };
}
