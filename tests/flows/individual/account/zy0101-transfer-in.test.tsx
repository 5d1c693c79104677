import { startTestCentre, type TestCentre } from '@mocks/node';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { fetchCases } from '@/api/cases/business';
import { fetchDepositAccount, fetchDepositEntries } from '@/api/person/person';
import FlowPage from '@/engine/page/FlowPage';
import transferIn from '@/flows/individual/account/zy0101-transfer-in';
import { flowByCode } from '@/flows/registry';
import Transfers from '@/lists/individual/transfers';
import { queryClient } from '@/session/query-client';
import { sampleFacts } from '../../../engine/sample-flow';
import { call } from '../../../handlers/call';
import { PEOPLE } from '../../../people';
import { acceptAgreement } from '../../agreement';
import { next } from '../../form-acts';
import { openPage } from '../../open-page';

const entry = flowByCode('ZY0101', 'individual');
if (!entry) throw new Error('ZY0101 is not registered');
const LIU = PEOPLE.刘洋.zjhm;
const PROGRESS = '/grwt/zhxx/zyjx/zyjd_cx';

let centre: TestCentre;
beforeAll(async () => {
  centre = await startTestCentre({ today: '2026-11-21' });
});
afterEach(() => {
  queryClient.clear();
  return centre.reset();
});
afterAll(() => centre.close());

const letters = async () => (await call('/api/__qa__/letters')).data as { lxhbh: string; bj: string }[];
const letter = async (body: object) => {
  const [first] = await letters();
  return call('/api/__qa__/letter', { json: { lxhbh: first?.lxhbh, ...body } });
};

it('刘洋 brings his account from Nanjing: the letter, its progress, urging, and 28,777.36 in the ledger', async () => {
  const { user, unmount } = await openPage(centre, LIU, entry.path, <FlowPage entry={entry} />);
  await acceptAgreement(user);
  await next(user);
  await screen.findByRole('heading', { name: '原账户' });
  // What the exchange knows is there; what is emptied is missed.
  const number = screen.getByRole('textbox', { name: /原个人账号/ });
  expect(number).toHaveValue('025003301702');
  await user.clear(number);
  await user.clear(screen.getByRole('textbox', { name: /原工作单位/ }));
  await next(user);
  const missing = within(screen.getByRole('alert'));
  for (const name of ['请输入原工作单位', '请输入原个人账号', '请勾选承诺书']) {
    expect(missing.getByRole('link', { name })).toBeVisible();
  }
  expect((await fetchCases({ page: 1, size: 20, ywlx: 'ZY0101' })).total).toBe(0);
  await user.type(screen.getByRole('textbox', { name: /原工作单位/ }), '南京紫金信息有限公司');
  await user.type(number, '025003301703');
  await user.click(screen.getByRole('checkbox', { name: /授权两地中心互相核对/ }));
  expect(await screen.findAllByText(/原个人账号与全国转移接续平台查到的不一致，将由中心凭/)).not.toEqual([]);
  await user.clear(number);
  await user.type(number, '025003301702');
  await next(user);
  // With nothing to hand in there is no step for it.
  expect(await screen.findByText(/系统已核验，免交（全国转移接续平台/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: '提交' }));
  expect(await screen.findByText(/已受理，联系函已发出/)).toBeVisible();
  const { list } = await fetchCases({ page: 1, size: 20, ywlx: 'ZY0101' });
  expect(list).toMatchObject([{ ywzt: '02', ztsm: { mc: '联系函已发出', lj: PROGRESS } }]);
  const months = (await fetchDepositAccount()).lxzcjcys;
  unmount();

  await call('/api/__qa__/clock', { json: { now: '2026-12-02' } });
  await letter({ action: 'accept' });
  const page = await openPage(centre, LIU, PROGRESS, <Transfers />);
  await page.user.click(await screen.findByRole('button', { name: /^催办2026-11-21从南京/ }));
  expect(await screen.findByText('已催办，有进展会通知您')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^催办/ })).toBeNull());
  await page.user.click(screen.getByRole('button', { name: /^查看2026-11-21从南京.*的进度$/ }));
  const progress = within(await screen.findByRole('dialog', { name: '转移进度' }));
  for (const text of ['本金¥28,364.50，利息¥412.86', '承诺2026-12-01前办结，已超过承诺日期', '已催办1次']) {
    expect(progress.getByText(text)).toBeVisible();
  }
  expect(progress.getByText('转出中心已同意')).toBeVisible();
  expect(await letter({ action: 'pay' })).toMatchObject({ code: '0', data: { zyzt: '20' } });
  const { list: booked } = await fetchDepositEntries({ page: 1, size: 2 });
  expect(booked).toMatchObject([
    { gjmxlx: '08', zhaiyao: '外部转入利息（南京住房公积金管理中心）', fse: '412.86' },
    { gjmxlx: '08', zhaiyao: '外部转入本金（南京住房公积金管理中心）', fse: '28364.50' },
  ]);
  expect((await fetchDepositAccount()).lxzcjcys).toBe(months + 24);
});

it.each([
  ['0', '10个工作日，近来多在一日内办结'],
  ['3', '10个工作日，近来平均3天'],
  ['', '10个工作日'],
])('how long it took of late, %j days: no average of nothing', (pjts, said) => {
  const figures = transferIn.sections.find(({ key }) => key === 'outside')?.figures;
  const facts = { ...sampleFacts, own: { zh: [], cnts: 10, pjts } };
  expect(figures?.(facts)).toEqual([{ label: '办结期限', value: said }]);
});
