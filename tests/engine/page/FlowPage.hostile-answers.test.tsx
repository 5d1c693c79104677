import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { fetchCases } from '@/api/cases/business';
import { fetchDraft, fetchDrafts } from '@/api/cases/drafts';
import { next } from '../../flows/form-acts';
import { signedIn } from '../../flows/open-page';
import { LIU } from '../../people';
import { keepSample, SAMPLE, SAMPLE_VALUES, sampleWorld } from '../sample-business';

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

const { centre, open, resumeAt } = sampleWorld();

/** One clear message with a way on, and nothing of the machine on the page. */
async function failsClearly(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: '重新加载' }));
}

const sent = async () => (await fetchCases({ page: 1, size: 20 })).list;

const nothingBroken = () => expect(document.body.textContent).not.toMatch(/undefined|\bNaN\b|\[object|<html|502 Bad/);

describe.each(FAULTS)('an answer that comes as %s %s', (kind, value) => {
  const fault = (path: string, times = 1) => centre.fault({ path, kind, value, times });

  it.each(['/grxx/grzhxx?', '/jbxx/getList', '/draftbox/getInfo', '/ztyw/existsByYwbh', '/grxx/grzhxxsfwz'])(
    'opening the business: %s',
    async (path) => {
      await signedIn(centre, LIU);
      await fault(path);
      const { user } = await open();
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
    await open();
    const dialog = await screen.findByRole('dialog', { name: '用户办理须知' });
    expect(await within(dialog).findByText('加载失败')).toBeVisible();
    nothingBroken();
  });

  it('the agreement has the title that the centre gives it', async () => {
    await signedIn(centre, LIU);
    const value = JSON.stringify({ code: 0, msg: '', data: { pzmc: '样例承诺书', pznr: 'PHA+5om/6K+6PC9wPg==' } });
    await centre.fault({ path: '/ywblxz/getYhblxz', kind: 'answer', value });
    await open();
    const dialog = await screen.findByRole('dialog', { name: '样例承诺书' });
    expect(within(dialog).getByText('承诺')).toBeVisible();
  });

  it('the eligibility', async () => {
    await signedIn(centre, LIU);
    await keepSample('eligibility');
    await fault('/tqyw/judge');
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: '继续填写' }));
    await failsClearly(user);
    expect(await screen.findByText(/^您符合办理条件/)).toBeVisible();
    nothingBroken();
  });

  it('the limit while typing, the draft, the business number and the materials', async () => {
    await signedIn(centre, LIU);
    await keepSample('form');
    await fault('/tqyw/judge');
    const { user } = await open();
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
    // Either it is handed in, or it is still a draft.
    expect((await fetchDraft(SAMPLE)) ?? (await sent())[0]).toBeTruthy();
    nothingBroken();
    await user.click(screen.getByRole('button', { name: /^(重新)?提交$/ }));
    await screen.findByRole('region', { name: '受理回执' });
    expect(await sent()).toHaveLength(1);
    expect(await fetchDrafts()).toEqual([]);
  });
});

describe('a hostile draft', () => {
  it.each([
    [
      'wrong types',
      { type: ['1'], home: 'x', children: 3, promise: 'true', amount: { a: 1 }, month: null, ywwd: true },
    ],
    ['options that do not exist', { type: 'constructor', ywwd: '__proto__' }],
    ['dates that are none', { ...SAMPLE_VALUES, month: '2026-13' }],
    [
      '190 kB',
      {
        ...SAMPLE_VALUES,
        type: '2',
        contract: '甲'.repeat(60_000),
        home: { region: Array(2000).fill('x'), detail: 'y' },
      },
    ],
    [
      'names of JavaScript',
      JSON.parse('{"__proto__":{"type":"1"},"constructor":{"prototype":{"x":1}},"toString":"x"}'),
    ],
  ])('of %s opens the form, and is not sent', async (_, values) => {
    const { user } = await resumeAt('form', values);
    await screen.findByRole('heading', { name: '填写信息' });
    expect(({} as Record<string, unknown>).type).toBeUndefined();
    await user.click(screen.getByRole('button', { name: '保存草稿' }));
    await next(user);
    nothingBroken();
    expect(await sent()).toEqual([]);
  });

  it.each(['constructor', '__proto__', 'result', '<b>x</b>', ''])(
    'that stopped at the step %j goes on at the form',
    async (step) => {
      await signedIn(centre, LIU);
      await keepSample('form').then((draft) =>
        centre.transact((tx) => {
          const table = tx.store.table<{ key: string; dqbz: string }>('drafts');
          for (const record of [...table.values()]) table.put(record.key, { ...record, dqbz: step });
          return draft;
        }),
      );
      const { user } = await open();
      await screen.findByText(/^您有一份未提交的.*样例业务草稿$/);
      nothingBroken();
      await user.click(screen.getByRole('button', { name: '继续填写' }));
      expect(await screen.findByRole('heading', { name: '填写信息' })).toBeVisible();
    },
  );

  it('that is no JSON is left aside', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await signedIn(centre, LIU);
    await keepSample('form');
    await centre.transact((tx) => {
      const table = tx.store.table<{ key: string; nr: string }>('drafts');
      for (const record of [...table.values()]) table.put(record.key, { ...record, nr: '{"type":' });
    });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: '继续填写' }));
    // What the centre knows stands there, as without a draft.
    const amount = await screen.findByLabelText('申请金额');
    await waitFor(() => expect(amount).toHaveValue('3000.00'));
  });
});

it('what is typed is saved soon after the last key', async () => {
  const { user } = await resumeAt('form');
  const input = await screen.findByLabelText('申请金额');
  await user.clear(input);
  await user.type(input, '2100');
  await waitFor(async () => expect(JSON.parse((await fetchDraft(SAMPLE))?.nr ?? '{}').amount).toBe('2100'));
});
