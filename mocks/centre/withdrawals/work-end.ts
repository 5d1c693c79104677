// What shows that somebody's work has ended: the day, the paper, and the register.
import type { FieldReader } from '../cases/field-reader';
import { checkedBy, type Need } from '../cases/materials/material-needs';
import type { Actor, Desk } from '../kernel/desk';
import { personOf } from '../kernel/people';
import { accountSeals, employmentOf } from '../registers/life-registers';
import { isSilent } from '../registers/register-queries';
import type { Applicant, RuleCondition } from './rule';

const RULES = '《本中心提取管理办法》';

/** Somebody who works again pays in again. */
export function notEmployed({ store, person, today }: Applicant): RuleCondition {
  const work = employmentOf(store, person.zjhm);
  const none = isSilent(store, '社会保险登记')
    ? '社会保险登记暂时没有应答，由中心核查'
    : `查询结果：未重新就业（${today}）`;
  return {
    tjbh: 'ZJY',
    tjmc: '未重新就业',
    mz: work === undefined,
    sjz: work ? `社会保险登记在${work.dwmc}参保` : none,
    yqz: '未重新就业',
    yj: RULES,
    xyb: '已重新就业的，请由新单位办理启封或转移；参保登记有误的，请先到社会保险经办机构更正',
    refusal: '经查询，您已重新就业，请由新单位办理启封或转移',
  };
}

/** The day the work ended: not after today, and not after the unit sealed the account for it. */
export function readWorkEnd(
  reader: FieldReader,
  { store, person, today }: Applicant,
  name: string,
  label: string,
): string {
  const ended = reader.pastDate(name, { label, today });
  const sealed = accountSeals(store).get(person.grzh)?.fcrq;
  if (ended && sealed && ended > sealed) reader.fail(name, `${label}不能晚于封存日期（${sealed}）`);
  return ended;
}

/** 0212 proves that the work ended; the unit's own sealing for one of these reasons (dictionary fcyy) tells as much. */
export function workEndPaper(desk: Desk, actor: Actor, reasons: readonly string[]): Omit<Need, 'sfbs'> {
  const seal = accountSeals(desk.store).get(personOf(desk, actor).grzh);
  const known = seal !== undefined && reasons.includes(seal.fcyy);
  return { wjlxId: '0212', wjmc: '终止劳动关系文件', mjsm: known ? checkedBy(desk, '单位封存登记') : '' };
}
