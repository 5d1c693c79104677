import { moveClock } from '@mocks/centre/daily-jobs';
import { readOutbox } from '@mocks/centre/kernel/messages/outbox';
import { remindFormerUnit } from '@mocks/centre/members/incoming-member';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import '@/flows/registry';
import transfers from '@/lists/unit/transfers';
import { fileCentre } from '../../file-centre';
import { openPage } from '../../flows/open-page';
import { OPERATORS, PEOPLE, UNITS } from '../../people';

const { dwzh: HUAXIA } = UNITS.华夏精密;
const { dwzh: LANTIAN } = UNITS.蓝天科技;
const PATH = '/dwwt/cxyw/zrzcjl';
const TransferList = transfers;

const centre = fileCentre();

const open = async (dwzh: string) => (await openPage(centre, dwzh, PATH, <TransferList />, '2')).user;
const reminders = () => screen.findByRole('table', { name: '封存提醒' });

it('says nothing of reminders where there are none', async () => {
  await open(HUAXIA);
  expect(await screen.findByText(/没有转入转出记录$/)).toBeVisible();
  expect(screen.queryByRole('table', { name: '封存提醒' })).not.toBeInTheDocument();
});

it('whom another unit asks to seal is sealed from here, or is still there: the reason reaches who asked', async () => {
  const { xingming, zjhm, grzh } = PEOPLE.周凯;
  await centre.transact((tx) => remindFormerUnit(tx, { kind: 'unit', dwzh: HUAXIA }, { xingming, zjhm }));
  const user = await open(LANTIAN);
  const asked = within(await reminders());
  expect(asked.getByText(`华夏精密制造有限公司申请转入，请本单位封存（${grzh}）`)).toBeVisible();
  expect(asked.getByRole('link', { name: '办理封存' })).toHaveAttribute(
    'href',
    expect.stringMatching(new RegExp(`/dwwt/jcyw/grzh_fc\\?grzh=${grzh}$`)),
  );
  await user.click(asked.getByRole('button', { name: '周凯仍在本单位' }));
  await user.click(await screen.findByRole('button', { name: '提交答复' }));
  expect(await screen.findByRole('link', { name: '请输入原因' })).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: '原因' }), '没有收到离职申请');
  await user.click(screen.getByRole('button', { name: '提交答复' }));
  expect(await screen.findByText('2026-11-21答复仍在本单位：没有收到离职申请')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: '周凯仍在本单位' })).not.toBeInTheDocument());
  const told = await centre.transact((tx) => readOutbox(tx).find(({ text }) => text?.includes('没有收到离职申请')));
  expect(told?.to).toBe(OPERATORS.吴晓东.jbrsjhm);
});

it('who asked sees how it stands, and what to do after a no', async () => {
  const { xingming, zjhm } = PEOPLE.周凯;
  await centre.transact((tx) => remindFormerUnit(tx, { kind: 'unit', dwzh: HUAXIA }, { xingming, zjhm }));
  await centre.transact((tx) => moveClock(tx, { days: 1 }));
  await open(HUAXIA);
  const row = within(await reminders()).getByRole('row', { name: /周凯/ });
  expect(row).toHaveTextContent('本单位提醒原单位（蓝天科技有限公司）封存');
  expect(row).toHaveTextContent('待原单位封存或答复');
});
