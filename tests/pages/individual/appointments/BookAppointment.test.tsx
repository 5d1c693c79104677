import { book } from '@mocks/centre/appointments/booking';
import { appointmentDays } from '@mocks/centre/appointments/views';
import { moveClock } from '@mocks/centre/daily-jobs';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { startTestCentre, type TestCentre } from '@mocks/node';
import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { fetchBusinessNumber } from '@/api/cases/business';
import { fetchDrafts } from '@/api/cases/drafts';
import { bookAppointment, fetchAppointmentDays, fetchAppointments } from '@/api/public/appointments';
import DraftBox from '@/pages/drafts/DraftBox';
import BookAppointment from '@/pages/individual/appointments/BookAppointment';
import { queryClient } from '@/session/query-client';
import { openPage, signedIn } from '../../../flows/open-page';
import { PEOPLE } from '../../../people';
import { renderHall } from '../../../render-hall';
import '@/flows/registry';
import { chooseOption } from '../../../choose-option';

let centre: TestCentre;
beforeAll(async () => {
  // A Saturday: the first day to be had is Monday.
  centre = await startTestCentre({ today: '2026-11-21' });
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
  await chooseOption(screen.getByLabelText('预约事项'), '丧失劳动能力提取');
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

it('what was typed is there again after leaving, in the draft box too, until it is booked; the time is chosen anew', async () => {
  const page = await open(PEOPLE.刘洋.zjhm);
  await fillIn(page);
  await page.user.type(screen.getByLabelText('事项说明'), '带母亲一起来，她用轮椅');
  page.unmount();
  queryClient.clear();
  await waitFor(async () => expect((await fetchDrafts())[0]?.nr).toContain('她用轮椅'));

  const box = await openPage(centre, PEOPLE.刘洋.zjhm, '/grwt/draftbox', <DraftBox />);
  expect(await screen.findByRole('link', { name: '继续填写网点预约' })).toHaveAttribute('href', PATH);
  box.unmount();
  const { user } = await open(PEOPLE.刘洋.zjhm);
  expect(await screen.findByText(/^已恢复您之前填写的内容/)).toBeVisible();
  expect(screen.getByLabelText('事项说明')).toHaveValue('带母亲一起来，她用轮椅');
  expect(screen.getByLabelText('预约事项')).toHaveValue('丧失劳动能力提取');
  expect(within(await group('网点')).getByRole('radio', { name: '城区管理部' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: '提交预约' }));
  expect(screen.getAllByText('请选择预约时间').length).toBeGreaterThan(0);
  await user.click(within(await group('时段')).getByRole('radio', { name: /^09:30-10:00/ }));
  await user.click(screen.getByRole('button', { name: '提交预约' }));
  await screen.findByRole('heading', { name: '预约成功' });
  await waitFor(async () => expect(await fetchDrafts()).toEqual([]));
});

it('begins anew where the person says so', async () => {
  const page = await open(PEOPLE.刘洋.zjhm);
  await fillIn(page);
  page.unmount();
  queryClient.clear();
  await waitFor(async () => expect(await fetchDrafts()).toHaveLength(1));
  const { user } = await open(PEOPLE.刘洋.zjhm);
  await user.click(await screen.findByRole('button', { name: '清空重填' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '清空' }));
  await waitFor(() => expect(screen.queryByText(/^已恢复/)).toBeNull());
  expect(within(await group('预约类型')).getByRole('radio', { name: '提取' })).not.toBeChecked();
  expect(await fetchDrafts()).toEqual([]);
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

it('is changed to another branch and time under its number, and taken along as a calendar file', async () => {
  const page = await open(PEOPLE.刘洋.zjhm);
  await fillIn(page);
  await page.user.click(screen.getByRole('button', { name: '提交预约' }));
  await screen.findByRole('heading', { name: '预约成功' });
  page.unmount();

  const yyh = 'YY202611210001';
  const { user } = await open(PEOPLE.刘洋.zjhm, `${PATH}?yyh=${yyh}`);
  const former = await screen.findByRole('region', { name: '原来的预约' });
  expect(former).toHaveTextContent('2026-11-23 09:30-10:00');
  await user.click(screen.getByRole('button', { name: '确认改期' }));
  expect(screen.getAllByText('请选择预约时间').length).toBeGreaterThan(0);
  await user.click(within(await group('网点')).getByRole('radio', { name: '朝阳管理部' }));
  await user.click(await within(await group('日期')).findByRole('radio', { name: /^11月25日/ }));
  await user.click(within(await group('时段')).getByRole('radio', { name: /^14:00-14:30/ }));
  await user.click(screen.getByRole('button', { name: '确认改期' }));
  expect(await screen.findByRole('heading', { name: '改期成功' })).toHaveFocus();
  expect(await centre.sent('/wdyy/gaiqi')).toEqual([{ yyh, wdbh: '0104', yyrq: '2026-11-25', yysd: '14:00-14:30' }]);

  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:caught';
  });
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await user.click(screen.getByRole('button', { name: '加入日历' }));
  expect(clicked.mock.contexts.map((link) => (link as HTMLAnchorElement).download)).toEqual([`网点预约${yyh}.ics`]);
  const text = (await files[0]?.text())?.replaceAll('\r\n ', '');
  expect(text).toContain('DTSTART:20261125T060000Z\r\nDTEND:20261125T063000Z');
  expect(text).toContain('LOCATION:云州市朝阳区湖滨东路215号');
});

it('says until when it is closed to who missed three, and what can be done instead', async () => {
  await signedIn(centre, PEOPLE.刘洋.zjhm);
  for (const [at, yyrq] of ['2026-11-23', '2026-11-25', '2026-11-27'].entries()) {
    const wish = { yylx: '1', yysx: 'TQ0104', sxsm: '', wdbh: '0101', yyrq };
    const found = (await fetchAppointmentDays('0101')).find((day) => day.yyrq === yyrq);
    const yysd = found?.sd.find(({ kyhs }) => kyhs > 0)?.yysd ?? '';
    await bookAppointment(await fetchBusinessNumber('WDYY'), { ...wish, yysd });
    await centre.transact((tx) => moveClock(tx, { now: `2026-11-${24 + at * 2}` }));
  }
  await open(PEOPLE.刘洋.zjhm);
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('网上预约暂停至2026-12-27');
  expect(notice).toHaveTextContent('您预约后3次未到场（2026-11-23、2026-11-25、2026-11-27）');
  expect(notice).toHaveTextContent('可以直接到网点取号办理');
  expect(screen.queryByRole('button', { name: '提交预约' })).toBeNull();
});

it('a time that somebody else took meanwhile shows as full, and what is typed stays', async () => {
  const page = await open(PEOPLE.刘洋.zjhm);
  const { user } = page;
  const place = await centre.transact((tx) => {
    const found = appointmentDays(tx, '0110')[0]?.sd.find(({ kyhs }) => kyhs === 1);
    return { wdbh: '0110', yyrq: '2026-11-23', yysd: found?.yysd ?? '' };
  });
  await user.click(within(await group('预约类型')).getByRole('radio', { name: '提取' }));
  await chooseOption(screen.getByLabelText('预约事项'), '离退休提取');
  await user.click(within(await group('网点')).getByRole('radio', { name: '人民北路受理点' }));
  await chooseTime(page, new RegExp(`^${place.yysd} 余1`));
  await centre.transact((tx) => {
    const actor = { kind: 'person', grzh: PEOPLE.赵敏.grzh } as const;
    const wish = { yylx: '1', yysx: 'TQ0104', sxsm: '', ...place, ywlsh: issueNumber(tx, actor, 'WDYY') };
    return book(tx, actor, wish);
  });
  await user.click(screen.getByRole('button', { name: '提交预约' }));
  expect((await screen.findAllByText('这个时段刚刚约满，请选择其他时段')).length).toBeGreaterThan(0);
  expect(
    await within(await group('时段')).findByRole('radio', { name: new RegExp(`^${place.yysd} 约满`) }),
  ).toBeVisible();
  expect(screen.getByLabelText('预约事项')).toHaveDisplayValue('离退休提取');
});

it('is one step from what has to be done at a counter, matter and branch chosen', async () => {
  const { user } = await renderHall('/grwt/tqSys/tqyw/zfzj_tq', { centre, person: '王志强' });
  await user.click(await screen.findByRole('link', { name: '预约到这里办理：城区管理部' }));
  expect(await screen.findByLabelText('预约事项')).toHaveValue('个人关键信息变更');
  expect(screen.getByRole('radio', { name: /城区管理部/ })).toBeChecked();
});
