// What shows that somebody's work has ended: the day, the paper, and the register.

import type { KnownValue } from '@/api/known-value';
import { WITHDRAWAL_RULES } from '../../data/rule-names';
import type { FieldReader } from '../cases/field-reader';
import { knownFrom } from '../cases/known-values';
import { checkedBy, type Need } from '../cases/materials/material-needs';
import type { Actor, Desk } from '../kernel/desk';
import { personOf } from '../kernel/people';
import { accountSeals, employmentOf } from '../registers/life-registers';
import { unanswered } from '../registers/register-queries';
import type { Applicant, RawValues, RuleCondition } from './rule';

const REGISTER = '社会保险登记';
const AGAIN = '1';
const NOT_AGAIN = '0';
const WORKS_AGAIN = '经查询，您已重新就业，请由新单位办理启封或转移';
const MISTAKEN = '参保登记有误的，请在“是否重新就业”中改为“否”，上传终止劳动关系文件，由中心审核';

/** Somebody who works again pays in again. The register may be wrong: as long as the person may still say so, it is open. */
export function notEmployed({ store, person, today }: Applicant, { sfzjy }: RawValues): RuleCondition[] {
  const work = employmentOf(store, person.zjhm);
  if (work && !sfzjy) return [];
  const denied = work !== undefined && sfzjy === NOT_AGAIN;
  return [
    {
      tjbh: 'ZJY',
      tjmc: '未重新就业',
      mz: work === undefined || denied,
      ...(denied && { dhc: true }),
      sjz: work
        ? `社会保险登记在${work.dwmc}参保${denied ? '，您填写未重新就业，由中心审核' : ''}`
        : `查询结果：未重新就业（${today}）`,
      ...unanswered(store, REGISTER),
      yqz: '未重新就业',
      yj: WITHDRAWAL_RULES,
      xyb: `已重新就业的，请由新单位办理启封或转移；${MISTAKEN}`,
      refusal: WORKS_AGAIN,
      field: 'sfzjy',
    },
  ];
}

/** Fresh work that the register knows of. */
export const workKnown = ({ store, person }: Applicant): readonly KnownValue[] =>
  employmentOf(store, person.zjhm) ? knownFrom(REGISTER, { sfzjy: AGAIN }) : [];

/** The day of the work's end where the unit has said it with the sealing. */
export function workEndKnown(
  { store, person }: Applicant,
  name: string,
  reasons: readonly string[],
): readonly KnownValue[] {
  const seal = accountSeals(store).get(person.grzh);
  return seal?.lzrq && reasons.includes(seal.fcyy) ? knownFrom('单位封存登记', { [name]: seal.lzrq }) : [];
}

/** What the register says would end it at the door. */
export function workOpen({ store, person }: Applicant, { sfzjy }: RawValues): string | undefined {
  const work = sfzjy ? undefined : employmentOf(store, person.zjhm);
  return work && `社会保险登记在${work.dwmc}参保：已重新就业的不能办理，请由新单位办理启封或转移；${MISTAKEN}。`;
}

/** Asked where the register knows of fresh work: who denies it is for a clerk to find out. */
export function readWork(reader: FieldReader, { store, person }: Applicant): void {
  const work = employmentOf(store, person.zjhm);
  if (!work) return;
  const said = reader.code('sfzjy', { label: '是否重新就业', from: [AGAIN, NOT_AGAIN] });
  if (said === AGAIN) reader.fail('sfzjy', `${WORKS_AGAIN}；${MISTAKEN}`);
  if (said === NOT_AGAIN) reader.doubt('sfzjy', `与社会保险登记不一致（登记在${work.dwmc}参保）`, '终止劳动关系文件');
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

/**
 * 0212 proves that the work ended; the unit's own sealing for one of these reasons (dictionary fcyy) tells as much, unless the
 * register knows of fresh work that the person denies.
 */
export function workEndPaper(
  desk: Desk,
  actor: Actor,
  { reasons, sfbs, values }: Pick<Need, 'sfbs'> & { reasons: readonly string[]; values: RawValues },
): Need {
  const { grzh, zjhm } = personOf(desk, actor);
  const seal = accountSeals(desk.store).get(grzh);
  const denied = values.sfzjy === NOT_AGAIN && employmentOf(desk.store, zjhm) !== undefined;
  const known = !denied && seal !== undefined && reasons.includes(seal.fcyy);
  const mjsm = known ? checkedBy(desk, '单位封存登记') : '';
  return { wjlxId: '0212', wjmc: '终止劳动关系文件', sfbs: denied ? '1' : sfbs, mjsm };
}
