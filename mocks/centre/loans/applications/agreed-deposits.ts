// Monthly deposit that a loan contract requires of a flexible worker (docs/rules/gj0804-flexible-amount.md, Choices).

import type { Fen } from '@/domain/money';
import { FLEXIBLE } from '../../../data/flexible-unit';
import { type CaseRecord, cases, FINAL } from '../../cases/case-states';
import { storedRows } from '../../cases/read-fields';
import { monthlyOf } from '../../kernel/accounts/account-figures';
import { findPersonByZjhm, lastSpan, persons } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import { ownerId, type Transaction } from '../../kernel/transaction';
import { loanTable, publicStatus } from '../loans';
import { type LoanFile, loanFiles } from './loan-file';

/** Returns account → present monthly deposit, for the borrowers without an employer. */
export function depositsToAgree({ store, today }: Transaction, { owner, values }: CaseRecord): Record<string, Fen> {
  const others = storedRows(values.gtjkr).map((row) => findPersonByZjhm({ store }, row.gtjkrzjhm ?? ''));
  const parties = [persons(store).get(ownerId(owner, 'person')), ...others];
  const own = parties.filter((person) => person !== undefined && lastSpan(person)?.dwzh === FLEXIBLE);
  return Object.fromEntries(
    own.flatMap((person) => {
      const { yjce } = person ? monthlyOf(person, today()) : { yjce: 0n };
      return person && yjce > 0n ? [[person.grzh, yjce]] : [];
    }),
  );
}

/** Returns the highest deposit that a contract in force requires; undefined without one. */
export function agreedDeposit(store: Store, grzh: string): { jkhtbh: string; fen: Fen } | undefined {
  const held = [...loanFiles(store).values()].flatMap((file) => {
    const fen = file.deposits?.[grzh];
    return fen !== undefined && inForce(store, file) ? [{ jkhtbh: file.jkhtbh, fen }] : [];
  });
  return held.sort((a, b) => (a.fen < b.fen ? 1 : -1))[0];
}

function inForce(store: Store, { ywlsh, dkzh }: LoanFile): boolean {
  const loan = loanTable(store).get(dkzh);
  if (loan) return publicStatus(loan) !== '3';
  const record = cases(store).get(ywlsh);
  return record !== undefined && !FINAL.includes(record.ywzt);
}
