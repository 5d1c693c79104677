// What every test of a withdrawal does: ask, send with its papers, be paid, close the account.
import type { Actor, Desk } from '@mocks/centre/kernel/desk';
import { memberAccount, postingsOf } from '@mocks/centre/kernel/ledger';
import { readOutbox } from '@mocks/centre/kernel/outbox';
import { persons } from '@mocks/centre/kernel/people';
import { judge } from '@mocks/centre/office/applications';
import { review } from '@mocks/centre/office/review';
import { sendPayeeCode } from '@mocks/centre/withdrawals/payee-codes';
import { expect } from 'vitest';
import type { Judgement } from '@/api/judgement';
import { depositInterest } from '@/domain/interest';
import type { FlowFixture } from '../contracts/flows/fixture';
import { balance, expectBalanced, lastRow } from './books';
import { handIn } from './hand-in';

type Member = Actor & { grzh: string };

/** Another card than the bound one, with the code that was sent for it. */
export function provedCard<Card extends { skyhzh: string }>(desk: Desk, actor: Actor, card: Card) {
  sendPayeeCode(desk, actor, card);
  return { ...card, dxyzm: readOutbox(desk).find(({ kind }) => kind === 'sms')?.code ?? '' };
}

/** One business by its code, asked and sent with the values of its fixture as each test changes them; `usual`: the papers it needs. */
export function withdrawal(ywlx: string, { values }: FlowFixture, usual: readonly string[] = []) {
  const sent = { ...values, ywlx, cns: '1', skzhly: '1' };
  return {
    ask: (desk: Desk, actor: Actor, change: object = {}) => judge(desk, actor, { ...sent, ...change }),
    send: (desk: Desk, actor: Actor, change: object = {}, papers = usual) =>
      handIn(desk, actor, ywlx, { ...sent, ...change }, papers),
  };
}

/** Conditions that do not hold, with the figure of each. */
export const unmet = ({ tj }: Pick<Judgement, 'tj'>) => tj.filter(({ mz }) => !mz).map(({ tjbh, sjz }) => [tjbh, sjz]);

/** A clerk approves: this leaves the account under the number of the case, and nothing else of the books moves. */
export function expectPaid(desk: Desk, actor: Member, ywlsh: string, fen: bigint): void {
  const before = balance(desk, actor);
  review(desk, { ywlsh, result: 'approve', opinion: '同意' });
  expectDrawn(desk, actor, { ywlsh, fen, before });
}

/** What has left the account. */
export function expectDrawn(
  desk: Desk,
  actor: Member,
  { ywlsh, fen, before }: { ywlsh: string; fen: bigint; before: bigint },
): void {
  expect(lastRow(desk, actor)).toMatchObject({ entry: { kind: '11', ywlsh }, line: { fen: -fen } });
  expect(balance(desk, actor)).toBe(before - fen);
  expectBalanced(desk);
}

/** A clerk approves: all that is in the account is paid with the interest since the yearly one of 30 June, and it is closed. */
export function expectClosed(desk: Desk, actor: Member, ywlsh: string): void {
  const before = balance(desk, actor);
  const paid = review(desk, { ywlsh, result: 'approve', opinion: '同意' });
  const [interest, out] = postingsOf(desk.store, memberAccount(actor.grzh)).slice(-2);
  expect(interest?.entry).toMatchObject({ kind: '12', zhaiyao: '销户利息' });
  expect(interest?.line.fen).toBe(depositInterest(before, [], '2026-07-01', desk.today(), '1.50'));
  expect(out?.entry).toMatchObject({ kind: '12', ywlsh });
  expect(out?.line.fen).toBe(-(before + (interest?.line.fen ?? 0n)));
  expect(paid).toMatchObject({ ywzt: '99', grzhye: '0.00' });
  expect(balance(desk, actor)).toBe(0n);
  expect(persons(desk.store).get(actor.grzh)?.grzhzt).toBe('05');
  expectBalanced(desk);
}
