import { cases } from '@mocks/centre/cases/case-states';
import { addMaterial } from '@mocks/centre/cases/materials/materials';
import type { Centre } from '@mocks/centre/centre';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import type { Actor, Transaction } from '@mocks/centre/kernel/transaction';
import { judge, submit } from '@mocks/centre/office/applications';
import { memoryJournal } from '@mocks/journals/memory';
import { expect, it } from 'vitest';
import { tq0101 } from '../../contracts/flows/tq0101-purchase';
import { PEOPLE } from '../../people';
import { centreOn, FANG_LI, TANG_YUE, TODAY, ZHANG_JIANGUO, ZHAO_MIN, ZHOU_KAI } from '../fixture';
import { PNG } from '../loan-fixture';

const HOME = { ...tq0101.values, ywlx: 'TQ0101', cns: '1', skzhly: '1' };
const LOAN = { ywlx: 'TQ0106', jkxz: 'GJDK202500000005', tqpl: '1', skzhly: '1', ywwd: '0101', cns: '1' };

/** Two tabs of one centre, and what each of two people sends from an own one at the same moment. */
async function atOnce(send: readonly ((tx: Transaction) => unknown)[]): Promise<{ centre: Centre; kinds: string[] }> {
  const journal = memoryJournal();
  const tabs = [await centreOn(TODAY, journal), await centreOn(TODAY, journal)];
  const centre = tabs[0];
  if (!centre) throw new Error('No tab');
  const answers = await Promise.allSettled(send.map((work, at) => (tabs[at % 2] ?? centre).transact(work)));
  return { centre, kinds: answers.map(({ status }) => status).sort() };
}

const sends = (actor: Actor, values: Record<string, unknown>) => (tx: Transaction) => {
  const ywlsh = issueNumber(tx, actor, String(values.ywlx));
  if (values.ywlx === 'TQ0101') {
    addMaterial(tx, actor, { ywlsh, wjlxId: '0302', name: '首付款发票.png', bytes: PNG });
  }
  return submit(tx, actor, { ...values, ywlsh });
};

it('both buyers of one home: 60,000.00 each of the 90,000.00 that was paid, and one of them is refused', async () => {
  const { centre, kinds } = await atOnce([sends(ZHOU_KAI, HOME), sends(ZHAO_MIN, HOME)]);
  expect(kinds).toEqual(['fulfilled', 'rejected']);
  const left = await centre.transact((tx) =>
    [ZHOU_KAI, ZHAO_MIN].map((actor) => judge(tx, actor, HOME).xe?.ljytq).toSorted(),
  );
  expect(left).toContain('60000.00');
});

it('both borrowers of one loan: what was repaid is drawn once', async () => {
  const asked = { ...LOAN, sqtqje: '40000.00' };
  const { kinds } = await atOnce([sends(FANG_LI, asked), sends(TANG_YUE, asked)]);
  expect(kinds).toEqual(['fulfilled', 'rejected']);
});

it('one loan repaid by card from two tabs: one order', async () => {
  const order = { ywlx: 'GD0602', dkzh: PEOPLE.张建国.dkzh, hklx: '2', thje: '20000', thfs: '01', yhkr: '2026-11-23' };
  const { centre, kinds } = await atOnce([sends(ZHANG_JIANGUO, order), sends(ZHANG_JIANGUO, order)]);
  expect(kinds).toEqual(['fulfilled', 'rejected']);
  const held = await centre.transact(({ store }) => [...cases(store).values()].filter(({ ywlx }) => ywlx === 'GD0602'));
  expect(held).toHaveLength(1);
});
