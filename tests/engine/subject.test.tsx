import { listDrafts } from '@mocks/centre/cases/drafts/drafts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { saveDraft } from '@/api/cases/drafts';
import FlowPage from '@/engine/page/FlowPage';
import { flowByCode } from '@/flows/registry';
import { chooseOption } from '../choose-option';
import { fileCentre } from '../file-centre';
import { openPage, signedIn } from '../flows/open-page';
import { PEOPLE, UNITS } from '../people';

const HUAXIA = UNITS.华夏精密.dwzh;
const LIU = PEOPLE.刘洋.grzh;

const centre = fileCentre();

/** 单位代办 with this much in its draft, at this end of the address. */
async function open(typed: object, search = '') {
  const entry = flowByCode('GJ0302', 'unit');
  if (!entry) throw new Error('GJ0302 is not registered');
  await signedIn(centre, HUAXIA, '2');
  await saveDraft({ ywlx: 'GJ0302', ywlsh: '', bbh: 2, dqbz: 'form', nr: JSON.stringify(typed), xgcs: 0 });
  const { user } = await openPage(centre, HUAXIA, `${entry.path}${search}`, <FlowPage entry={entry} />, '2');
  await user.click(await screen.findByRole('button', { name: '继续填写' }));
  await screen.findByRole('region', { name: '选择职工' });
  return user;
}

const draftNow = () =>
  centre.transact((tx) => JSON.parse(listDrafts(tx, { kind: 'unit', dwzh: HUAXIA })[0]?.nr ?? '{}'));

it('is taken from the address and kept in the draft by its number alone', async () => {
  const user = await open({}, `?grzh=${LIU}`);
  expect(await screen.findByText(/已选择：刘洋/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: '修改职务' }));
  await chooseOption(await screen.findByRole('combobox', { name: '职务' }), '中级管理');
  await user.click(screen.getByRole('button', { name: '保存草稿' }));
  await waitFor(async () => expect(await draftNow()).toMatchObject({ grzh: LIU, zhiwu: '2' }));
});

it('comes back with a draft as the centre has it now, and changing it asks before what was typed is dropped', async () => {
  const user = await open({ grzh: LIU, zhiwu: '2' });
  expect(await screen.findByText(/已选择：刘洋/)).toBeVisible();
  expect(await screen.findByRole('combobox', { name: '职务' })).toHaveValue('中级管理');
  expect(screen.getByRole('combobox', { name: '职务' })).toHaveAccessibleDescription('现登记：一般员工');
  await user.click(screen.getByRole('button', { name: '换一名职工' }));
  await user.type(screen.getByRole('searchbox', { name: '姓名、证件号码或个人账号' }), '张建国{Enter}');
  await user.click(await screen.findByRole('button', { name: '选择张建国（100000000001）' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('更换职工会清空已经填写的内容，您确定吗？');
  await user.click(within(question).getByRole('button', { name: '取消' }));
  expect(screen.getByText(/已选择：刘洋/)).toBeVisible();
  expect(screen.getByRole('combobox', { name: '职务' })).toHaveValue('中级管理');
  await user.click(screen.getByRole('button', { name: '换一名职工' }));
  await user.type(screen.getByRole('searchbox', { name: '姓名、证件号码或个人账号' }), '{Enter}');
  await user.click(await screen.findByRole('button', { name: '选择张建国（100000000001）' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '更换' }));
  expect(await screen.findByText(/已选择：张建国/)).toBeVisible();
  expect(screen.getByRole('button', { name: '修改职务' })).toBeVisible();
  expect(screen.queryByRole('combobox', { name: '职务' })).toBeNull();
});

it('that is not theirs is refused in the centre’s words, from a draft and from the address', async () => {
  await open({ grzh: '100000000099', zhiwu: '2' }, '?grzh=100000000098');
  expect(await screen.findByRole('alert')).toHaveTextContent('本单位没有该职工');
  expect(screen.queryByRole('combobox', { name: '职务' })).toBeNull();
});
