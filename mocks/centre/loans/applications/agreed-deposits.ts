// What a loan's contract holds those to who pay in for themselves: no less each month until it is paid back (domain catalogue GJ0804).
import type { Fen } from '@/domain/money';
import { FLEXIBLE } from '../../../data/flexible-unit';
import { type CaseRecord, cases, FINAL } from '../../cases/case-states';
import { monthlyOf } from '../../kernel/account-figures';
import type { Desk } from '../../kernel/desk';
import { findPersonByZjhm, lastSpan, persons } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import { rowsOf } from '../applying/people';
import { loans, publicStatus } from '../loans';
import { type LoanFile, loanFiles } from './loan-file';

/** The present monthly deposits of the borrowers who have no employer, by account. */
export function depositsToAgree({ store, today }: Desk, { owner, values }: CaseRecord): Record<string, Fen> {
  const others = rowsOf(values.gtjkr).map((row) => findPersonByZjhm({ store }, row.gtjkrzjhm ?? ''));
  const parties = [persons(store).get(owner.slice('person:'.length)), ...others];
  const own = parties.filter((person) => person !== undefined && lastSpan(person)?.dwzh === FLEXIBLE);
  return Object.fromEntries(
    own.flatMap((person) => {
      const { yjce } = person ? monthlyOf(person, today()) : { yjce: 0n };
      return person && yjce > 0n ? [[person.grzh, yjce]] : [];
    }),
  );
}

/** The most that a contract in force holds somebody to. */
export function agreedDeposit(store: Store, grzh: string): { jkhtbh: string; fen: Fen } | undefined {
  const held = [...loanFiles(store).values()].flatMap((file) => {
    const fen = file.deposits?.[grzh];
    return fen !== undefined && inForce(store, file) ? [{ jkhtbh: file.jkhtbh, fen }] : [];
  });
  return held.sort((a, b) => (a.fen < b.fen ? 1 : -1))[0];
}

function inForce(store: Store, { ywlsh, dkzh }: LoanFile): boolean {
  const loan = loans(store).get(dkzh);
  if (loan) return publicStatus(loan) !== '3';
  const record = cases(store).get(ywlsh);
  return record !== undefined && !FINAL.includes(record.ywzt);
}
