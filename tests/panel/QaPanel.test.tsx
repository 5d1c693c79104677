import { addMaterial } from '@mocks/centre/cases/materials/materials';
import { startTestCentre, type TestCentre } from '@mocks/node';
import { mountPanel } from '@mocks/panel/mount-panel';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { LIU_YANG, RENT } from '../centre/fixture';
import { call } from '../handlers/call';
import { PEOPLE } from '../people';

let centre: TestCentre;
beforeAll(async () => {
  centre = await startTestCentre({ today: '2026-11-21' });
});
beforeEach(() => centre.reset());
afterAll(() => centre.close());

async function openPanel() {
  const user = userEvent.setup({ delay: null });
  onTestFinished(mountPanel());
  const aside = screen.getByRole('complementary', { name: '测试工具' });
  expect(aside.textContent).toBe('测试工具');
  await user.click(within(aside).getByRole('button', { name: '测试工具' }));
  return { user, panel: within(await screen.findByRole('dialog', { name: '测试工具' })) };
}

test('the phone shows the captcha answer; Escape closes the drawer and leaves only the button', async () => {
  await call('/api/auth/v1/getImgCode');
  const code = await centre.lastCode('captcha');
  const { user, panel } = await openPanel();
  expect(await panel.findByText(code)).toBeVisible();
  await user.click(panel.getByRole('button', { name: `复制图形验证码${code}` }));
  expect(await panel.findByText(`已复制 ${code}`)).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: '测试工具' })).toHaveFocus();
});

test('the hall is closed and the date moved from the panel', async () => {
  const { user, panel } = await openPanel();
  await user.click(panel.getByText('大厅开关'));
  await user.click(panel.getByRole('button', { name: '关闭大厅' }));
  expect(await panel.findByText(/^已关闭：系统例行维护/)).toBeVisible();
  expect((await call('/api/izfgjj-zhfw/v1/zcxx/getQdztXx')).data.qdzt).toBe('0');

  await user.click(panel.getByText('中心日期与重置'));
  await user.click(panel.getByRole('button', { name: '加一个月' }));
  await waitFor(() => expect(panel.getByText(/^现在是 2026-12-21/)).toBeVisible());
  await user.keyboard('{Escape}');
});

test('the clerk returns a case with an opinion; without one the centre says what is missing', async () => {
  const { token } = await centre.signIn('1', PEOPLE.刘洋.zjhm);
  const HALL = '/api/izfgjj-zhfw/v1';
  const ywlsh = (await call(`${HALL}/id/getYthptYwbh`, { token, query: { ywlx: 'TQ0107' } })).data;
  for (const wjlxId of ['0309', '0310']) {
    await centre.transact((tx) =>
      addMaterial(tx, LIU_YANG, { ywlsh, wjlxId, name: '合同.pdf', bytes: new TextEncoder().encode('%PDF-1.7') }),
    );
  }
  const lease = {
    zflx: '2',
    zfhtbh: 'HT001',
    czfmc: '房东',
    zlksrq: '2026-01-01',
    zljsrq: '2027-12-31',
    yzj: '1500.00',
  };
  const sent = await call(`${HALL}/tqsq/tqyw/save`, { token, json: { ...RENT, ...lease, ywlx: 'TQ0107', ywlsh } });
  expect(sent).toMatchObject({ code: '0', data: { ywzt: '98' } });

  const { user, panel } = await openPanel();
  await user.click(panel.getByText('业务审核'));
  const title = await panel.findByText('2026-09至2026-11租房提取 刘洋 申请金额4500.00元');
  expect(title).toBeVisible();
  const row = within(panel.getAllByRole('listitem').find((one) => one.contains(title)) as HTMLElement);
  await user.click(row.getByRole('button', { name: '退回补正' }));
  expect(await panel.findByText('退回或不通过时请填写审核意见')).toBeVisible();
  await user.type(row.getByLabelText('意见'), '合同缺少签章页');
  await user.click(row.getByRole('button', { name: '退回补正' }));
  expect(await panel.findByText('2026-09至2026-11租房提取（刘洋）：退回补正')).toBeVisible();
  const detail = await call(`${HALL}/wdbj/getInfo`, { token, query: { ywlsh } });
  expect(detail.data).toMatchObject({ ywzt: '97', sbyy: { yy: '合同缺少签章页' } });
  await user.keyboard('{Escape}');
});

test('axe finds nothing in the open drawer', async () => {
  const { user } = await openPanel();
  const { violations } = await axe.run(screen.getByRole('complementary', { name: '测试工具' }), {
    rules: { 'color-contrast': { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await user.keyboard('{Escape}');
});

test('the large unit is put in by one press, which says how to sign in; it is then among the people', async () => {
  const { user, panel } = await openPanel();
  await centre.addLargeUnit(60);
  await user.click(panel.getByRole('button', { name: '建立十万职工的单位' }));
  expect(await panel.findByText('云州万家服务集团有限公司：职工60人，单位账号1000000100，密码Gjj@2026')).toBeVisible();
  expect(panel.getByText('单位已建立')).toBeVisible();
  await user.keyboard('{Escape}');
});
