import { startCentre, type TestCentre } from '@mocks/node';
import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { fetchAppointments } from '@/api/appointments';
import BookAppointment from '@/pages/individual/appointments/BookAppointment';
import { queryClient } from '@/session/query-client';
import { openPage } from '../../../flows/open-page';
import { PEOPLE } from '../../../people';
import '@/flows/registry';

let centre: TestCentre;
beforeAll(async () => {
  // A Saturday: the first day to be had is Monday.
  centre = await startCentre({ today: '2026-11-21' });
});
afterEach(() => {
  queryClient.clear();
  return centre.reset();
});
afterAll(() => centre.close());

const PATH = '/grwt/dkSys/dkyy/dkyy_sq';
const open = (zjhm: string, address = PATH) => openPage(centre, zjhm, address, <BookAppointment />);
const SAVE = '/wdyy/save';
const group = (name: string) => screen.findByRole('radiogroup', { name });
type Page = Awaited<ReturnType<typeof open>>;

async function chooseTime({ user }: Page, slot: RegExp) {
  await user.click(within(await group('时段')).getByRole('radio', { name: slot }));
}

async function fillIn(page: Page) {
  const { user } = page;
  await user.click(within(await group('预约类型')).getByRole('radio', { name: '提取' }));
  await user.selectOptions(screen.getByLabelText('预约事项'), '丧失劳动能力提取');
  await user.click(within(await group('网点')).getByRole('radio', { name: '城区管理部' }));
  await chooseTime(page, /^09:30-10:00/);
}

it('says everything that is missing and sends nothing, then takes the place and says where, when and what to bring', async () => {
  const page = await open(PEOPLE.刘洋.zjhm);
  const { user } = page;
  await user.click(await screen.findByRole('button', { name: '提交预约' }));
  for (const words of ['请选择预约类型', '请选择网点', '请选择预约时间']) {
    expect(screen.getAllByText(words).length).toBeGreaterThan(0);
  }
  expect(await centre.sent(SAVE)).toEqual([]);

  await fillIn(page);
  const days = within(await group('日期')).getAllByRole('radio');
  expect(days).toHaveLength(7);
  expect(within(await group('日期')).getByRole('radio', { name: /^11月23日（周一）/ })).toBeChecked();
  expect(screen.getByText('已选：11月23日（周一） 09:30-10:00')).toBeVisible();
  expect(screen.getByText(/劳动能力鉴定/)).toHaveTextContent('本人有效身份证件原件；本人一类银行卡');
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);

  await user.click(screen.getByRole('button', { name: '提交预约' }));
  expect(await screen.findByRole('heading', { name: '预约成功' })).toHaveFocus();
  expect(await centre.sent(SAVE)).toEqual([
    {
      ywlsh: expect.stringMatching(/^\d{20}$/),
      yylx: '1',
      yysx: 'TQ0104',
      sxsm: '',
      wdbh: '0101',
      yyrq: '2026-11-23',
      yysd: '09:30-10:00',
    },
  ]);
  const result = screen.getByRole('region', { name: '预约结果' });
  expect(result).toHaveTextContent('云州市东城区人民路100号');
  expect(result).toHaveTextContent('最晚取消或改期2026-11-23 07:30');
  expect(within(screen.getByRole('list', { name: '请携带' })).getAllByRole('listitem').length).toBeGreaterThan(2);
  const { list } = await fetchAppointments({ page: 1, size: 20 });
  expect(list).toMatchObject([{ yylx: '1', sxmc: '丧失劳动能力提取', yyrq: '2026-11-23', zt: '1', kqx: true }]);
});

it('a time belongs to its branch: another branch asks for it again, and one that does no loans is not offered for a loan', async () => {
  const page = await open(PEOPLE.刘洋.zjhm);
  await fillIn(page);
  const { user } = page;
  await user.click(within(await group('网点')).getByRole('radio', { name: '高新区管理部' }));
  await waitFor(() => expect(screen.queryByText(/^已选/)).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: '提交预约' }));
  expect(screen.getAllByText('请选择该网点的预约时间').length).toBeGreaterThan(0);
  expect(await centre.sent(SAVE)).toEqual([]);
  expect(within(await group('网点')).getByRole('radio', { name: '大学城服务点' })).toBeVisible();
  await user.click(within(await group('预约类型')).getByRole('radio', { name: '贷款' }));
  expect(within(await group('网点')).queryByRole('radio', { name: '大学城服务点' })).toBeNull();
  expect(screen.getByLabelText('预约事项')).toHaveValue('');
});

it('one open appointment of each type, said before anything is sent', async () => {
  const page = await open(PEOPLE.刘洋.zjhm);
  await fillIn(page);
  await page.user.click(screen.getByRole('button', { name: '提交预约' }));
  await screen.findByRole('heading', { name: '预约成功' });
  page.unmount();
  const again = await open(PEOPLE.刘洋.zjhm);
  await fillIn(again);
  await again.user.click(screen.getByRole('button', { name: '提交预约' }));
  expect(screen.getAllByText(/^您已有一个提取预约（YY202611210001）/).length).toBeGreaterThan(0);
  expect(await centre.sent(SAVE)).toHaveLength(1);
});

it('a link chooses type, matter and branch; something else has to be said in words; the answer that was lost is not booked twice', async () => {
  const { user } = await open(PEOPLE.刘洋.zjhm, `${PATH}?yylx=3&yysx=QT&wdbh=0110`);
  expect(within(await group('预约类型')).getByRole('radio', { name: '其他' })).toBeChecked();
  const free = within(await group('时段'))
    .getAllByRole('radio')
    .find((one) => !one.hasAttribute('disabled'));
  await user.click(free as HTMLElement);
  await user.click(screen.getByRole('button', { name: '提交预约' }));
  expect(screen.getAllByText('请输入事项说明').length).toBeGreaterThan(0);
  await user.type(screen.getByLabelText('事项说明'), '核对早年的缴存记录');
  await centre.fault({ path: '/wdyy/save', kind: 'abort' });
  await user.click(screen.getByRole('button', { name: '提交预约' }));
  await screen.findByRole('alert');
  await user.click(screen.getByRole('button', { name: '提交预约' }));
  await screen.findByRole('heading', { name: '预约成功' });
  expect((await fetchAppointments({ page: 1, size: 20 })).total).toBe(1);
});

it('is filled in with the keyboard alone', async () => {
  const { user } = await open(PEOPLE.刘洋.zjhm, `${PATH}?yylx=1&yysx=TQ0104&wdbh=0101`);
  const [day] = within(await group('日期')).getAllByRole('radio');
  day?.focus();
  await user.keyboard('{ArrowDown}');
  expect(within(await group('日期')).getByRole('radio', { name: /^11月24日（周二）/ })).toBeChecked();
  await user.tab();
  await user.keyboard(' ');
  expect(screen.getByText(/^已选：11月24日（周二）/)).toBeVisible();
  screen.getByRole('button', { name: '提交预约' }).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: '预约成功' })).toBeVisible();
});
