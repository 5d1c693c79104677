import { readOutbox } from '@mocks/centre/kernel/messages/outbox';
import type { TestCentre } from '@mocks/node';
import { expect } from 'vitest';
import { fetchCase, fetchCases } from '@/api/cases/business';
import { fetchMessages } from '@/api/cases/message';
import { fetchTodos } from '@/api/cases/todos';
import { caseStateText } from '@/engine/case/CaseStateMark';
import { withoutUnitName } from '../sms-of-unit';

/** States that a title may name: it then names the case's. */
const STATES = ['待他人确认', '待签署', '待审核', '待补正', '待入账', '待缴款', '待扣款'];

/**
 * List, case, to-do, message and SMS call one case by one name and one state (whoever is signed in reads them).
 * @returns what the case is called and how it stands, for the receipt
 */
export async function expectOneName(centre: TestCentre, ywlsh: string): Promise<string[]> {
  const { ywmc, ...found } = await fetchCase(ywlsh);
  const state = caseStateText(found);
  const { list } = await fetchCases({ page: 1, size: 20 });
  const row = list.find((one) => one.ywlsh === ywlsh);
  if (row) expect([row.ywmc, caseStateText(row)]).toEqual([ywmc, state]);
  for (const todo of await fetchTodos()) if (todo.ywlsh === ywlsh) expect(todo.title).toContain(ywmc);
  const told = (await fetchMessages({ page: 1, size: 20 })).list.filter((message) => message.ywlsh === ywlsh);
  const sms = await centre.transact((tx) => readOutbox(tx).map(({ text = '' }) => withoutUnitName(text)));
  for (const { title, nr } of told) {
    expect([title, title.includes(ywmc) || nr.includes(ywmc)]).toEqual([title, true]);
    // An SMS has no title: it says itself what it is about. What was changed of somebody's own data is told in a sentence of its own.
    expect([nr, [ywmc, ywlsh, '如非本人操作'].some((word) => nr.includes(word))]).toEqual([nr, true]);
    expect([nr, sms.some((text) => text.includes(nr))]).toEqual([nr, true]);
  }
  const last = told[0]?.title ?? '';
  expect([last, STATES.filter((one) => last.includes(one) && one !== state)]).toEqual([last, []]);
  return [ywmc, state];
}
