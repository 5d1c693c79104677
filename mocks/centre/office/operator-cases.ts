// What hangs on an operator of a unit: the cases they made, and those that only they may check (domain catalogue 12.2).

import type { OperatorRow } from '@/api/operators';
import { fundTime } from '@/domain/dates';
import { operatorMark } from '../access/certificates-ca';
import { smsOperator } from '../access/operator-sms';
import { actingOperator, changeRole, type KnownOperator, operatorsOf, stopOperator } from '../access/operators';
import { answering, answeringText } from '../access/who-answers';
import { type CaseRecord, casesOf } from '../cases/case-states';
import { checkersOf, holdsForCheck } from '../cases/check-state';
import { isFinished } from '../cases/state-notes';
import { type Actor, type Desk, ownerOf } from '../kernel/desk';
import { unitOf } from '../kernel/people';
import { tellUnit } from '../remittance/tell-unit';

/** The rows of 操作员管理, each with what hangs on that operator: whoever changes it knows before. */
export function withCases(desk: Desk, actor: Actor, rows: readonly OperatorRow[]): OperatorRow[] {
  const open = openOf(desk, actor);
  return rows.map((row) => ({
    ...row,
    zbyw: open.filter((record) => markOf(record) === row.czyid).map(nameOf),
    dfyw: open.filter((record) => checkersIn(desk, record)?.every((mark) => mark === row.czyid)).map(nameOf),
  }));
}

/** Stops an operator: whoever goes on with what they made hears of it. @throws Refusal */
export function stopWithCases(desk: Desk, actor: Actor, input: { czyid: string }): OperatorRow[] {
  const was = operatorOf(desk, actor, input.czyid);
  const rows = afterwards(desk, actor, () => stopOperator(desk, actor, input));
  const left = openOf(desk, actor).filter((record) => markOf(record) === input.czyid);
  const [first] = left;
  if (!was || was.stopped || !first) return rows;
  const self = actingOperator(desk, actor);
  const text = `${was.jbrxm}已停用，其经办、尚未办结的${left.length}笔业务（${namesOf(left)}）由${answeringText(desk.store, first)}接着办理，可以在“我的办件”中查看。`;
  for (const one of answering(desk.store, first))
    if (one.jbrzjhm !== self?.jbrzjhm) smsOperator(desk, unitOf(desk, actor).dwzh, one, text);
  return rows;
}

/** Gives an operator another role. @throws Refusal */
export const changeRoleWithCases = (desk: Desk, actor: Actor, input: { czyid: string; js: string }): OperatorRow[] =>
  afterwards(desk, actor, () => changeRole(desk, actor, input));

/** What waited for a check that nobody can make any more: whoever made it hears where it leads. */
function afterwards(desk: Desk, actor: Actor, work: () => OperatorRow[]): OperatorRow[] {
  const stranded = () => openOf(desk, actor).filter((record) => checkersIn(desk, record)?.length === 0);
  const before = new Set(stranded().map(({ ywlsh }) => ywlsh));
  const rows = work();
  for (const record of stranded().filter(({ ywlsh }) => !before.has(ywlsh))) {
    const { ywlsh, ywmc } = record;
    const nr = `贵单位的${ywmc}（${ywlsh}）待复核，岗位调整后没有人可以复核：请管理岗在“操作员管理”中邀请或恢复一名复核岗或管理岗操作员；不再办理的由${answeringText(desk.store, record)}撤回。`;
    const id = `wfh-${ywlsh}-${fundTime(desk.now())}`;
    tellUnit(desk, unitOf(desk, actor).dwzh, { id, title: `${ywmc}没有人可以复核`, nr, ywlsh });
  }
  return withCases(desk, actor, rows);
}

const openOf = (desk: Desk, actor: Actor): CaseRecord[] =>
  casesOf(desk.store, ownerOf(actor)).filter((record) => !isFinished(desk.store, record));

const markOf = ({ jbr }: CaseRecord): string => (jbr ? operatorMark(jbr.jbrzjhm) : '');

/** Who may check it, by their marks; undefined for one that waits for no check. */
const checkersIn = (desk: Desk, record: CaseRecord): string[] | undefined =>
  holdsForCheck(record) ? checkersOf(desk.store, record).map(({ jbrzjhm }) => operatorMark(jbrzjhm)) : undefined;

function operatorOf(desk: Desk, actor: Actor, czyid: string): KnownOperator | undefined {
  return operatorsOf(unitOf(desk, actor)).find(({ jbrzjhm }) => operatorMark(jbrzjhm) === czyid);
}

const nameOf = ({ ywmc, ywlsh }: CaseRecord): string => `${ywmc}（${ywlsh}）`;
const namesOf = (records: readonly CaseRecord[]): string => records.map(nameOf).join('、');
