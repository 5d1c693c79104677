// Evidence of the end of employment: date, document and register.

import type { PrefillValue } from '@/api/cases/prefill-value';
import { WITHDRAWAL_RULES } from '../../data/menus/rule-names';
import { prefillFrom } from '../cases/drafts/prefill-values';
import type { FieldReader } from '../cases/field-reader';
import { checkedBy, type Need } from '../cases/materials/material-needs';
import { personOf } from '../kernel/people';
import type { Actor, Transaction } from '../kernel/transaction';
import { accountSeals, employmentOf } from '../registers/life-registers';
import { unanswered } from '../registers/register-queries';
import type { Applicant, RawValues, RuleCondition } from './rule';

const REGISTER = '社会保险登记';
const AGAIN = '1';
const NOT_AGAIN = '0';
const WORKS_AGAIN = '经查询，您已重新就业，请由新单位办理启封或转移';
const MISTAKEN = '参保登记有误的，请在“是否重新就业”中改为“否”，上传终止劳动关系文件，由中心审核';

/** Requires no new employment by the register; the field for denying it stays open, because the register may be wrong. */
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

/** Returns new employment known to the register. */
export const registeredEmployment = ({ store, person }: Applicant): readonly PrefillValue[] =>
  employmentOf(store, person.zjhm) ? prefillFrom(REGISTER, { sfzjy: AGAIN }) : [];

/** Returns the last day of employment, if the unit stated it at the sealing. */
export function registeredTerminationDate(
  { store, person }: Applicant,
  name: string,
  reasons: readonly string[],
): readonly PrefillValue[] {
  const seal = accountSeals(store).get(person.grzh);
  return seal?.lzrq && reasons.includes(seal.fcyy) ? prefillFrom('单位封存登记', { [name]: seal.lzrq }) : [];
}

/** Returns the register's objection; undefined if the person denies the new employment. */
export function employmentConditions({ store, person }: Applicant, { sfzjy }: RawValues): string | undefined {
  const work = sfzjy ? undefined : employmentOf(store, person.zjhm);
  return work && `社会保险登记在${work.dwmc}参保：已重新就业的不能办理，请由新单位办理启封或转移；${MISTAKEN}。`;
}

/** Checks the statement on new employment against the register; a clerk verifies a denial. */
export function checkEmployment(reader: FieldReader, { store, person }: Applicant): void {
  const work = employmentOf(store, person.zjhm);
  if (!work) {
    delete reader.values.sfzjy;
    return;
  }
  if (!reader.values.sfzjy) reader.fail('sfzjy', '请选择是否重新就业');
  if (reader.values.sfzjy === AGAIN) reader.fail('sfzjy', `${WORKS_AGAIN}；${MISTAKEN}`);
  if (reader.values.sfzjy === NOT_AGAIN)
    reader.doubt('sfzjy', `与社会保险登记不一致（登记在${work.dwmc}参保）`, '终止劳动关系文件');
}

/** Requires that employment ended by the day on which the unit sealed the account. */
export function checkTerminationDate(reader: FieldReader, { store, person }: Applicant, name: string): void {
  const sealed = accountSeals(store).get(person.grzh)?.fcrq;
  if (sealed && (reader.values[name] ?? '') > sealed)
    reader.fail(name, `${reader.labels[name]}不能晚于封存日期（${sealed}）`);
}

/**
 * Requires document 0212 as proof; a sealing by the unit for one of these reasons (dictionary fcyy) replaces it, unless the person denies
 * registered employment.
 */
export function terminationProof(
  tx: Transaction,
  actor: Actor,
  { reasons, sfbs, values }: Pick<Need, 'sfbs'> & { reasons: readonly string[]; values: RawValues },
): Need {
  const { grzh, zjhm } = personOf(tx, actor);
  const seal = accountSeals(tx.store).get(grzh);
  const denied = values.sfzjy === NOT_AGAIN && employmentOf(tx.store, zjhm) !== undefined;
  const known = !denied && seal !== undefined && reasons.includes(seal.fcyy);
  const mjsm = known ? checkedBy(tx, '单位封存登记') : '';
  return { wjlxId: '0212', wjmc: '终止劳动关系文件', sfbs: denied ? '1' : sfbs, mjsm };
}
