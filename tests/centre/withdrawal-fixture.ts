// What every test of a withdrawal does: ask, send with its papers, be paid, close the account.

import { memberAccount, postingsOf } from '@mocks/centre/kernel/accounts/ledger';
import { readOutbox } from '@mocks/centre/kernel/messages/outbox';
import { persons } from '@mocks/centre/kernel/people';
import type { Actor, Transaction } from '@mocks/centre/kernel/transaction';
import { judge } from '@mocks/centre/office/applications';
import { review } from '@mocks/centre/office/review';
import { sendPayeeCode } from '@mocks/centre/withdrawals/payee-codes';
import { expect } from 'vitest';
import type { Judgement } from '@/api/cases/judgement';
import { depositInterest } from '@/domain/deposit/interest';
import type { FlowFixture } from '../contracts/flows/fixture';
import { balance, expectBalanced, lastRow } from './books';
import { handIn } from './submit';

type Member = Actor & { grzh: string };

/** Another card than the bound one, with the code that was sent for it. */
export function provedCard<Card extends { skyhzh: string }>(tx: Transaction, actor: Actor, card: Card) {
  sendPayeeCode(tx, actor, card);
  return { ...card, dxyzm: readOutbox(tx).find(({ kind }) => kind === 'sms')?.code ?? '' };
}

/** One business by its code, asked and sent with the values of its fixture as each test changes them; `usual`: the papers it needs. */
export function withdrawal(ywlx: string, { values }: FlowFixture, usual: readonly string[] = []) {
  const sent = { ...values, ywlx, cns: '1', skzhly: '1' };
  return {
    ask: (tx: Transaction, actor: Actor, change: object = {}) => judge(tx, actor, { ...sent, ...change }),
    send: (tx: Transaction, actor: Actor, change: object = {}, papers = usual) =>
      handIn(tx, actor, ywlx, { ...sent, ...change }, papers),
  };
}

/** Conditions that do not hold, with the figure of each. */
export const unmet = ({ tj }: Pick<Judgement, 'tj'>) => tj.filter(({ mz }) => !mz).map(({ tjbh, sjz }) => [tjbh, sjz]);

/** A clerk approves: this leaves the account under the number of the case, and nothing else of the books moves. */
export function expectPaid(tx: Transaction, actor: Member, ywlsh: string, fen: bigint): void {
  const before = balance(tx, actor);
  review(tx, { ywlsh, result: 'approve', opinion: '同意' });
  expectDrawn(tx, actor, { ywlsh, fen, before });
}

/** What has left the account. */
export function expectDrawn(
  tx: Transaction,
  actor: Member,
  { ywlsh, fen, before }: { ywlsh: string; fen: bigint; before: bigint },
): void {
  expect(lastRow(tx, actor)).toMatchObject({ entry: { kind: '11', ywlsh }, line: { fen: -fen } });
  expect(balance(tx, actor)).toBe(before - fen);
  expectBalanced(tx);
}

/** A clerk approves: all that is in the account is paid with the interest since the yearly one of 30 June, and it is closed. */
export function expectClosed(tx: Transaction, actor: Member, ywlsh: string): void {
  const before = balance(tx, actor);
  const paid = review(tx, { ywlsh, result: 'approve', opinion: '同意' });
  const [interest, out] = postingsOf(tx.store, memberAccount(actor.grzh)).slice(-2);
  expect(interest?.entry).toMatchObject({ kind: '12', zhaiyao: '销户利息' });
  expect(interest?.line.fen).toBe(depositInterest(before, [], '2026-07-01', tx.today(), '1.50'));
  expect(out?.entry).toMatchObject({ kind: '12', ywlsh });
  expect(out?.line.fen).toBe(-(before + (interest?.line.fen ?? 0n)));
  expect(paid).toMatchObject({ ywzt: '99', grzhye: '0.00' });
  expect(balance(tx, actor)).toBe(0n);
  expect(persons(tx.store).get(actor.grzh)?.grzhzt).toBe('05');
  expectBalanced(tx);
}
