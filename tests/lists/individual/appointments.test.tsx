import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import '@/flows/registry';
import { fetchBusinessNumber } from '@/api/cases/business';
import { fetchTodos } from '@/api/cases/todos';
import { bookAppointment, fetchAppointmentBasis } from '@/api/public/appointments';
import Appointments from '@/lists/individual/appointments';
import { queryClient } from '@/session/query-client';
import { fileCentre } from '../../file-centre';
import { openPage, signedIn } from '../../flows/open-page';
import { PEOPLE } from '../../people';

const centre = fileCentre();
afterEach(() => queryClient.clear());

const PATH = '/grwt/dkSys/dkyy/wdyy';
const LIU = PEOPLE.刘洋.zjhm;
const open = (address = PATH) => openPage(centre, LIU, address, <Appointments />);
const rows = () => screen.queryAllByRole('row').filter((row) => row.textContent?.startsWith('YY'));

async function bookOne() {
  await signedIn(centre, LIU);
  const wish = { yylx: '1', yysx: 'TQ0199-12', sxsm: '', wdbh: '0103', yyrq: '2026-11-24', yysd: '10:00-10:30' };
  return bookAppointment(await fetchBusinessNumber('WDYY'), wish);
}

it('says so when there is none, and where one is made', async () => {
  await open();
  expect(await screen.findByText('没有预约')).toBeVisible();
  expect(screen.getByRole('link', { name: '预约到网点办理' })).toHaveAttribute('href', '/grwt/dkSys/dkyy/dkyy_sq');
});

it('shows it with what to bring, among the to-dos as well, until it is cancelled after a question', async () => {
  const { yyh } = await bookOne();
  expect(await fetchTodos()).toContainEqual({
    ywlx: 'WDYY',
    ywlsh: '',
    title: '2026-11-24 10:00-10:30到江北管理部',
    sxsm: '预约办理物业费提取，请带齐材料',
    rq: '',
    lj: PATH,
  });
  const { user } = await open();
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(rows()[0]).toHaveTextContent(/江北管理部.*物业费提取/);
  await user.click(screen.getByRole('button', { name: `查看预约${yyh}` }));
  const dialog = await screen.findByRole('dialog', { name: `预约${yyh}` });
  expect(dialog).toHaveTextContent('云州市江北区滨江路8号');
  const bring = within(dialog).getByRole('list', { name: '请携带' });
  expect(
    within(bring)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['本人有效身份证件原件', '本人一类银行卡', '物业费发票']);
  await user.click(within(dialog).getByRole('button', { name: '关闭' }));

  await user.click(screen.getByRole('button', { name: `取消预约${yyh}` }));
  const question = await screen.findByRole('alertdialog', { name: '取消预约' });
  await user.click(within(question).getByRole('button', { name: '再想想' }));
  expect(await centre.sent('/wdyy/quxiao')).toEqual([]);
  await user.click(screen.getByRole('button', { name: `取消预约${yyh}` }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '取消预约' }));
  await waitFor(() => expect(rows()[0]).toHaveTextContent('已取消'));
  expect(await centre.sent('/wdyy/quxiao')).toEqual([{ yyh }]);
  expect(screen.queryByRole('button', { name: `取消预约${yyh}` })).toBeNull();
  expect((await fetchTodos()).filter(({ ywlx }) => ywlx === 'WDYY')).toEqual([]);
  const [last] = (await centre.outbox()).filter(({ kind }) => kind === 'sms');
  expect(last).toMatchObject({ to: PEOPLE.刘洋.sjhm, text: expect.stringContaining(`（${yyh}）已取消`) });
});

it('what the note of a business tells of its materials stands there line by line', async () => {
  await signedIn(centre, LIU);
  const { lx } = await fetchAppointmentBasis();
  const bring = (yysx: string) => lx.flatMap(({ sx }) => sx).find((matter) => matter.yysx === yysx)?.cl;
  expect(bring('TQ0104')).toEqual([
    '本人有效身份证件原件',
    '本人一类银行卡',
    '劳动能力鉴定结论',
    '终止劳动关系文件（单位封存登记可以核验的免交）',
    '由监护人申请的，授权委托书（监护人证明）',
  ]);
  expect(bring('GD0601')?.[0]).toBe('本人有效身份证件原件');
  for (const { cl } of lx.flatMap(({ sx }) => sx)) for (const line of cl) expect(line).not.toMatch(/[<>]|[；。]$/);
});

it('asks by state, from the address too', async () => {
  await bookOne();
  await open(`${PATH}?zt=4`);
  expect(await screen.findByText('没有符合条件的预约')).toBeVisible();
});
