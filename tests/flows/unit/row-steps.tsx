// The steps that every test of a unit's rows takes: from the notice to the rows, and from the rows to the receipt.
import type { TestCentre } from '@mocks/node';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { fetchCases } from '@/api/cases/business';
import type { ImportDefinition } from '@/engine/import/import-definition';
import FlowPage from '@/engine/page/FlowPage';
import { chooseOption } from '../../choose-option';
import { workerHere } from '../../engine/import/worker-here';
import { fileCentre } from '../../file-centre';
import { UNITS } from '../../people';
import { agree, entryOf } from '../flow-steps';
import { pick } from '../form-acts';
import { openPage } from '../open-page';

/** The unit that opens them: 华夏精密. */
export const UNIT = UNITS.华夏精密.dwzh;

/** The centre of a test file whose rows are judged by this worker. */
export function rowsCentre<Options, D>(definition: ImportDefinition<Options, D>): TestCentre {
  beforeEach(() => vi.stubGlobal('Worker', workerHere(definition)));
  afterEach(() => vi.unstubAllGlobals());
  return fileCentre();
}

/** What the address says beside the path, with its question mark, and what came along with the way here. */
interface Way {
  search?: string;
  state?: unknown;
}

/** Past notice and agreement. */
export async function toUnitForm(centre: TestCentre, code: string, { search = '', state }: Way = {}) {
  const entry = entryOf(code, 'unit');
  const view = await openPage(centre, UNIT, `${entry.path}${search}`, <FlowPage entry={entry} />, '2', { state });
  await agree(view.user);
  return view;
}

/** The same where the rows stand, none of them filled in. */
export async function toRows(centre: TestCentre, code: string, way?: Way) {
  const view = await toUnitForm(centre, code, way);
  await screen.findByText(/^(共\d行，通过0行|还没有明细)/);
  const { user } = view;
  return {
    ...view,
    cell: async (who: string, title: string, text: string) => {
      const box = await screen.findByRole('textbox', { name: `${who}的${title}` });
      await user.clear(box);
      await user.type(box, `${text}{Enter}`);
    },
    choose: async (who: string, title: string, option: string) =>
      chooseOption(await screen.findByRole('combobox', { name: `${who}的${title}` }), option),
  };
}

/** These members are chosen from the roster, a row for each. */
export async function pickFromRoster(user: UserEvent, ...names: readonly string[]): Promise<void> {
  await user.click(screen.getByRole('button', { name: '从职工列表选择' }));
  const dialog = await screen.findByRole('dialog', { name: '选择职工' });
  for (const name of names) {
    await user.click(await within(dialog).findByRole('checkbox', { name: new RegExp(`^${name}`) }));
  }
  await user.click(within(dialog).getByRole('button', { name: `加入明细（${names.length}人）` }));
}

/** All rows are sent, the branch is chosen and the promise given; what comes next is materials or the check page. */
export async function sendAndPromise(user: UserEvent, rows: number): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `保存全部${rows}行明细` }));
  await screen.findByText('明细批次号');
  await pick(user, '受理网点', '城区管理部');
  await user.click(screen.getByRole('checkbox', { name: /承诺/ }));
  await user.click(screen.getByRole('button', { name: '下一步' }));
}

/** Handed in on the check page; the case of it. */
export async function handInChecked(user: UserEvent, code: string, told: string | RegExp = '提交成功') {
  await user.click(await screen.findByRole('button', { name: '提交' }));
  expect(await screen.findByText(told)).toBeVisible();
  const [done] = (await fetchCases({ page: 1, size: 20 })).list.filter(({ ywlx }) => ywlx === code);
  if (!done) throw new Error('no case');
  return done;
}
