import { startCentre, type TestCentre } from '@mocks/node';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { fetchDraft, fetchDrafts } from '@/api/drafts';
import { fetchDepositAccount } from '@/api/person';
import FlowPage from '@/engine/page/FlowPage';
import { flowByCode } from '@/flows/registry';
import { openPage, signedIn } from '../../flows/open-page';
import { AFTER_RENT, keepDraft, LIU, LIU_VALUES, next } from '../../flows/rent-form';
import { PEOPLE } from '../../people';

const VALUES = { ...LIU_VALUES, ywwd: '0101' };
const EMPTY = JSON.stringify({ code: 0, msg: '', data: null });
/** What goes wrong on the way, or what another centre might say. */
const FAULTS = [
  ['html', ''],
  ['truncate', ''],
  ['abort', ''],
  ['code', '000'],
  ['status', '500'],
  ['answer', EMPTY],
] as const;

let centre: TestCentre;
beforeAll(async () => {
  centre = await startCentre({ today: '2026-11-21' });
});
afterEach(() => centre.reset());
afterAll(() => centre.close());

async function openRent() {
  const entry = flowByCode('TQ0107', 'individual');
  if (!entry) throw new Error('TQ0107 is not registered');
  return openPage(centre, LIU, entry.path, <FlowPage entry={entry} />);
}

async function resumeAt(step: string, values: object = VALUES) {
  await signedIn(centre, LIU);
  await keepDraft(step, values);
  const view = await openRent();
  await view.user.click(await screen.findByRole('button', { name: '继续填写' }));
  return view;
}

/** One clear message with a way on, and nothing of the machine on the page. */
async function failsClearly(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: '重新加载' }));
}

const nothingBroken = () => expect(document.body.textContent).not.toMatch(/undefined|\bNaN\b|\[object|<html|502 Bad/);

describe.each(FAULTS)('an answer that comes as %s %s', (kind, value) => {
  const fault = (path: string, times = 1) => centre.fault({ path, kind, value, times });

  it.each(['/grxx/grzhxx?', '/jbxx/getList', '/draftbox/getInfo', '/ztyw/existsByYwbh', '/grxx/grzhxxsfwz'])(
    'opening the business: %s',
    async (path) => {
      await signedIn(centre, LIU);
      await fault(path);
      const { user } = await openRent();
      await waitFor(() =>
        expect(
          screen.queryByRole('button', { name: '重新加载' }) ?? screen.queryByRole('dialog', { name: '用户办理须知' }),
        ).not.toBeNull(),
      );
      if (screen.queryByRole('button', { name: '重新加载' })) await failsClearly(user);
      expect(await screen.findByRole('dialog', { name: '用户办理须知' })).toBeVisible();
      nothingBroken();
    },
  );

  it('the notice and the agreement', async () => {
    await signedIn(centre, LIU);
    await fault('/ywblxz/getInfoByYwlx');
    await fault('/ywblxz/getYhblxz');
    await openRent();
    const dialog = await screen.findByRole('dialog', { name: '用户办理须知' });
    expect(await within(dialog).findByText('加载失败')).toBeVisible();
    nothingBroken();
  });

  it('the agreement has the title that the centre gives it', async () => {
    await signedIn(centre, LIU);
    const value = JSON.stringify({ code: 0, msg: '', data: { pzmc: '租房提取承诺书', pznr: 'PHA+5om/6K+6PC9wPg==' } });
    await centre.fault({ path: '/ywblxz/getYhblxz', kind: 'answer', value });
    await openRent();
    const dialog = await screen.findByRole('dialog', { name: '租房提取承诺书' });
    expect(within(dialog).getByText('承诺')).toBeVisible();
  });

  it('the eligibility', async () => {
    await signedIn(centre, LIU);
    await keepDraft('eligibility', VALUES);
    await fault('/tqyw/judge');
    const { user } = await openRent();
    await user.click(await screen.findByRole('button', { name: '继续填写' }));
    await failsClearly(user);
    expect(await screen.findByText('您符合办理条件，可以继续填写')).toBeVisible();
    nothingBroken();
  });

  it('the limit while typing, the draft, the business number and the materials', async () => {
    await signedIn(centre, LIU);
    await keepDraft('form', VALUES);
    await fault('/tqyw/judge');
    const { user } = await openRent();
    await user.click(await screen.findByRole('button', { name: '继续填写' }));
    expect(await screen.findByText('暂未能核算可提取额，提交时以中心核定为准')).toBeVisible();
    await fault('/draftbox/save');
    await user.type(screen.getByLabelText('详细地址'), '甲');
    await user.click(screen.getByRole('button', { name: '保存草稿' }));
    expect(await screen.findByText(/草稿未能保存，将自动重试/)).toBeVisible();
    // Asked to see whether there is anything to hand in, and once more by the step that says so.
    await fault('/id/getYthptYwbh', 2);
    await next(user);
    await failsClearly(user);
    await screen.findByRole('region', { name: '材料清单' });
    await user.click(screen.getByRole('button', { name: '上一步' }));
    await fault('/zhcjyw/viewCls', 2);
    await next(user);
    await failsClearly(user);
    expect(await screen.findByText(/系统已核验，免交/)).toBeVisible();
    expect(screen.getByRole('heading', { name: '材料采集' })).toBeVisible();
    nothingBroken();
  });

  it('the submission: nothing typed is lost, and it is booked once in the end', async () => {
    const { user } = await resumeAt('confirm');
    await fault('/tqyw/save');
    await user.click(await screen.findByRole('button', { name: '提交' }));
    await screen.findByText(kind === 'code' ? '操作太频繁，请勿重复请求' : '提交结果未知');
    expect(screen.queryByText('提交成功')).toBeNull();
    expect((await fetchDraft('TQ0107')) ?? (await fetchDepositAccount()).grzhye).not.toBe(PEOPLE.刘洋.grzhye);
    nothingBroken();
    await user.click(screen.getByRole('button', { name: /^(重新)?提交$/ }));
    await screen.findByRole('region', { name: '受理回执' });
    expect((await fetchDepositAccount()).grzhye).toBe(AFTER_RENT);
    expect(await fetchDrafts()).toEqual([]);
  });
});

describe('a hostile draft', () => {
  it.each([
    ['wrong types', { zflx: ['1'], fwzl: 'x', znsl: 3, cns: 'true', sqtqje: { a: 1 }, tqksny: null, hyzk: true }],
    ['options that do not exist', { zflx: 'constructor', ywwd: '__proto__', hyzk: '99', tqpl: 'x', zfzffs: '9' }],
    ['dates that are none', { ...VALUES, zflx: '2', tqksny: '2026-13', tqjsny: '9999-99', zlksrq: '0000-00-00' }],
    ['190 kB', { ...VALUES, czfmc: '甲'.repeat(60_000), fwzl: { region: Array(2000).fill('x'), detail: 'y' } }],
    [
      'names of JavaScript',
      JSON.parse('{"__proto__":{"zflx":"1"},"constructor":{"prototype":{"x":1}},"toString":"x"}'),
    ],
  ])('of %s opens the form, and is not sent', async (_, values) => {
    const { user } = await resumeAt('form', values);
    await screen.findByRole('heading', { name: '填写信息' });
    expect(({} as Record<string, unknown>).zflx).toBeUndefined();
    await user.click(screen.getByRole('button', { name: '保存草稿' }));
    await next(user);
    nothingBroken();
    expect((await fetchDepositAccount()).grzhye).toBe(PEOPLE.刘洋.grzhye);
  });

  it.each(['constructor', '__proto__', 'result', '<b>x</b>', ''])(
    'that stopped at the step %j goes on at the form',
    async (step) => {
      await signedIn(centre, LIU);
      await keepDraft('form', VALUES).then((draft) =>
        centre.transact((desk) => {
          const table = desk.store.table<{ key: string; dqbz: string }>('drafts');
          for (const record of [...table.values()]) table.put(record.key, { ...record, dqbz: step });
          return draft;
        }),
      );
      const { user } = await openRent();
      await screen.findByText(/^您有一份未提交的.*租房提取草稿$/);
      nothingBroken();
      await user.click(screen.getByRole('button', { name: '继续填写' }));
      expect(await screen.findByRole('heading', { name: '填写信息' })).toBeVisible();
    },
  );

  it('that is no JSON is left aside', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await signedIn(centre, LIU);
    await keepDraft('form', VALUES);
    await centre.transact((desk) => {
      const table = desk.store.table<{ key: string; nr: string }>('drafts');
      for (const record of [...table.values()]) table.put(record.key, { ...record, nr: '{"zflx":' });
    });
    const { user } = await openRent();
    await user.click(await screen.findByRole('button', { name: '继续填写' }));
    // What the centre knows stands there, as without a draft.
    const amount = await screen.findByLabelText('申请提取金额');
    await waitFor(() => expect(amount).toHaveValue('30720.00'));
  });
});

it('a masked number of another card is not taken', async () => {
  const { user } = await resumeAt('form', { ...VALUES, skzhly: '2', skyhdm: '102' });
  await user.click(await screen.findByLabelText('收款账号'));
  await user.paste('6222********7890');
  await user.tab();
  expect(await screen.findByText('请输入完整的收款账号')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '保存草稿' }));
  await screen.findByText(/草稿已保存/);
  expect((await fetchDraft('TQ0107'))?.nr).not.toContain('*');
});

it('what is typed is saved two seconds after the last key', async () => {
  const { user } = await resumeAt('form');
  const input = await screen.findByLabelText('申请提取金额');
  await user.clear(input);
  await user.type(input, '2100');
  await waitFor(async () => expect(JSON.parse((await fetchDraft('TQ0107'))?.nr ?? '{}').sqtqje).toBe('2100'));
});
