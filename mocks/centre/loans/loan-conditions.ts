import type { FieldReader } from '../cases/field-reader';
import type { Application, RawValues, RuleCondition } from '../cases/rule';
import type { Actor, Desk } from '../kernel/desk';
import { personOf } from '../kernel/people';
import { type LoanRecord, ownRunningLoans } from './loans';

/** Reads which of the person's running loans it is about. */
export function readLoan(reader: FieldReader, desk: Desk, actor: Actor): LoanRecord | undefined {
  const running = runningLoans(desk, actor);
  const chosen = reader.code('dkzh', { label: '贷款账号', from: running.map(({ dkzh }) => dkzh) });
  return running.find(({ dkzh }) => dkzh === chosen);
}

/** What has to hold of the loan that is chosen; before one is, of the first loan for which all of it does. */
export function loanConditions(
  { desk, actor }: Application,
  raw: RawValues,
  conditionsOf: (loan: LoanRecord | undefined) => RuleCondition[],
): RuleCondition[] {
  const running = runningLoans(desk, actor);
  const chosen = running.find(({ dkzh }) => dkzh === raw.dkzh);
  if (chosen) return conditionsOf(chosen);
  const found = running.find((loan) => conditionsOf(loan).every(({ mz }) => mz));
  return conditionsOf(found ?? running[0]);
}

/** Those that this person may act for. */
export function runningLoans(desk: Desk, actor: Actor): LoanRecord[] {
  return ownRunningLoans(desk.store, personOf(desk, actor).grzh, desk.today());
}
