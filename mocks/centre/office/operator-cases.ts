// Effects of changing an operator: their own cases, and those that only they may check (docs/rules/unit.md, Operators and two-person mode).

import type { OperatorRow } from '@/api/session/operators';
import { fundTime } from '@/domain/dates';
import { operatorFingerprint } from '../access/certificates-ca';
import { notify } from '../access/notify';
import { smsOperator } from '../access/operator-sms';
import { actingOperator, changeRole, type OperatorEntry, operatorsOf, stopOperator } from '../access/operators';
import { responsibleOperators, responsibleOperatorsText } from '../access/responsible-operators';
import { type CaseRecord, casesOf } from '../cases/case-states';
import { checkersOf, holdsForCheck } from '../cases/check/check-state';
import { isFinished } from '../cases/state-notes';
import { unitOf } from '../kernel/people';
import { type Actor, ownerOf, type Transaction } from '../kernel/transaction';

/** Adds the affected cases to the rows of 操作员管理, as a warning before a change. */
export function withCases(tx: Transaction, actor: Actor, rows: readonly OperatorRow[]): OperatorRow[] {
  const open = openOf(tx, actor);
  return rows.map((row) => ({
    ...row,
    zbyw: open.filter((record) => markOf(record) === row.czyid).map(nameOf),
    dfyw: open.filter((record) => checkersIn(tx, record)?.every((mark) => mark === row.czyid)).map(nameOf),
  }));
}

/** Stops an operator and notifies those who take over their cases. @throws BusinessError */
export function stopWithCases(tx: Transaction, actor: Actor, input: { czyid: string }): OperatorRow[] {
  const was = operatorOf(tx, actor, input.czyid);
  const rows = afterwards(tx, actor, () => stopOperator(tx, actor, input));
  const left = openOf(tx, actor).filter((record) => markOf(record) === input.czyid);
  const [first] = left;
  if (!was || was.stopped || !first) return rows;
  const self = actingOperator(tx, actor);
  const text = `${was.jbrxm}已停用，其经办、尚未办结的${left.length}笔业务（${namesOf(left)}）由${responsibleOperatorsText(tx.store, first)}接着办理，可以在“我的办件”中查看。`;
  for (const one of responsibleOperators(tx.store, first))
    if (one.jbrzjhm !== self?.jbrzjhm) smsOperator(tx, unitOf(tx, actor).dwzh, one, text);
  return rows;
}

/** Changes an operator's role. @throws BusinessError */
export const changeRoleWithCases = (
  tx: Transaction,
  actor: Actor,
  input: { czyid: string; js: string },
): OperatorRow[] => afterwards(tx, actor, () => changeRole(tx, actor, input));

/** Notifies the preparers of cases that lost their last checker, with the way on. */
function afterwards(tx: Transaction, actor: Actor, work: () => OperatorRow[]): OperatorRow[] {
  const stranded = () => openOf(tx, actor).filter((record) => checkersIn(tx, record)?.length === 0);
  const before = new Set(stranded().map(({ ywlsh }) => ywlsh));
  const rows = work();
  for (const record of stranded().filter(({ ywlsh }) => !before.has(ywlsh))) {
    const { ywlsh, ywmc } = record;
    const preparers = responsibleOperatorsText(tx.store, record);
    notify(tx, record.owner, 'case-without-checker', { ywlsh, ywmc, now: fundTime(tx.now()), preparers });
  }
  return withCases(tx, actor, rows);
}

const openOf = (tx: Transaction, actor: Actor): CaseRecord[] =>
  casesOf(tx.store, ownerOf(actor)).filter((record) => !isFinished(tx.store, record));

const markOf = ({ jbr }: CaseRecord): string => (jbr ? operatorFingerprint(jbr.jbrzjhm) : '');

/** Fingerprints of the case's checkers; undefined if no check is pending. */
const checkersIn = (tx: Transaction, record: CaseRecord): string[] | undefined =>
  holdsForCheck(record) ? checkersOf(tx.store, record).map(({ jbrzjhm }) => operatorFingerprint(jbrzjhm)) : undefined;

function operatorOf(tx: Transaction, actor: Actor, czyid: string): OperatorEntry | undefined {
  return operatorsOf(unitOf(tx, actor)).find(({ jbrzjhm }) => operatorFingerprint(jbrzjhm) === czyid);
}

const nameOf = ({ ywmc, ywlsh }: CaseRecord): string => `${ywmc}（${ywlsh}）`;
const namesOf = (records: readonly CaseRecord[]): string => records.map(nameOf).join('、');
