import { setRegister } from '@mocks/centre/registers/register-queries';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fetchCases } from '@/api/cases/business';
import { agree, faults } from '../../flows/flow-steps';
import { next, retype } from '../../flows/form-acts';
import { LIU, PEOPLE } from '../../people';
import { SAMPLE_VALUES, sampleWorld } from '../sample-business';

/* The form, and the check of the conditions before it. */
const { centre, open, resumeAt } = sampleWorld();
/** Where the condition leads who does not meet it. */
const WAYS = [
  ['去办理购房提取', '/grwt/tqSys/tqyw/gmzzf'],
  ['去办理还贷提取', '/grwt/tqSys/tqyw/chdk_tq'],
] as const;
const HE = PEOPLE.何静.zjhm;

it('says at once everything that is missing and sends nothing', async () => {
  const { user } = await resumeAt('form', {});
  await screen.findByRole('heading', { name: '填写信息' });
  await next(user);
  const summary = screen.getByRole('alert');
  expect(summary).toHaveFocus();
  expect(within(summary).getByRole('heading')).toHaveTextContent('业务信息填写有误或不完整，请检查业务信息');
  expect(faults()).toEqual([
    '请选择类型',
    '请输入地址',
    '请输入子女数',
    '请选择月份',
    '请选择受理网点',
    '请勾选承诺书',
  ]);
  expect(await screen.findByLabelText('月份')).toHaveAccessibleDescription(/请选择月份/);
  await user.click(within(summary).getByRole('link', { name: '请输入子女数' }));
  await waitFor(() => expect(screen.getByLabelText('子女数')).toHaveFocus());
  expect((await fetchCases({ page: 1, size: 20 })).total).toBe(0);
});

it('asks for the most there is until another amount is typed', async () => {
  const { user } = await open();
  await agree(user);
  const amount = await screen.findByLabelText('申请金额');
  expect(amount).toHaveValue('3000.00');
  expect(amount).toHaveAccessibleDescription(/来源：可提取额/);
  await retype(user, '月份', '2026-11');
  await waitFor(() => expect(amount).toHaveValue('1500.00'));
  await retype(user, '申请金额', '1000');
  expect(amount).not.toHaveAccessibleDescription(/来源/);
  expect(screen.getByText('大写金额：壹仟元整')).toBeVisible();
  await retype(user, '月份', '2026-10');
  await waitFor(() => expect(screen.getByLabelText('可提取额度')).toHaveTextContent('本次最多可提 ¥3,000.00'));
  expect(amount).toHaveValue('1000.00');
});

it('says where it is typed what the centre would refuse, of a draft at once, and goes no further', async () => {
  const wrong = '2026-09已办理样例业务，请改选别的月份';
  const { user } = await resumeAt('form', { ...SAMPLE_VALUES, month: '2026-09' });
  const month = await screen.findByLabelText('月份');
  await waitFor(() => expect(month).toHaveAccessibleDescription(wrong));
  expect(screen.queryByText(/最多可提/)).not.toBeInTheDocument();
  await retype(user, '月份', '2026-10');
  expect(await screen.findByText(/最多可提/)).toBeVisible();
  expect(month).not.toHaveAccessibleDescription(wrong);
  await retype(user, '月份', '2026-09');
  await next(user);
  expect(await screen.findByRole('link', { name: wrong })).toBeVisible();
  expect(screen.getByRole('heading', { name: '填写信息' })).toBeVisible();
});

it('says beside a value, and again before it is handed in, what it brings with it', async () => {
  const { user } = await resumeAt('form');
  await retype(user, '申请金额', '1000');
  const lost = '其余2,000.00元您以后不能再申请';
  await waitFor(() => expect(screen.getByLabelText('申请金额')).toHaveAccessibleDescription(lost));
  await next(user);
  await screen.findByRole('heading', { name: '核对确认' });
  expect(screen.getByRole('region', { name: '金额' })).toHaveTextContent(lost);
  await user.click(screen.getByRole('button', { name: '修改金额' }));
  await retype(user, '申请金额', '3000');
  expect(screen.getByLabelText('申请金额')).not.toHaveAccessibleDescription(lost);
});

it('tells who may not, why, and what to do, and shows no form', async () => {
  const { user } = await open(HE);
  await agree(user);
  const alert = await screen.findByText('您目前不符合办理条件');
  expect(alert.closest('[role="alert"]')).toHaveTextContent('已购房的可办理别的业务');
  expect(screen.getByRole('row', { name: /无自有住房/ })).toHaveTextContent('不满足');
  for (const [name, href] of WAYS) expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  expect(screen.queryByRole('button', { name: '下一步' })).not.toBeInTheDocument();
  expect(screen.queryByText(/最多可提/)).not.toBeInTheDocument();
});

it('promises no sum in a draft of who may not', async () => {
  await resumeAt('form', {}, HE);
  expect(await screen.findByText('您目前不符合办理条件')).toBeVisible();
  expect(await screen.findByText('目前不符合办理条件，不核算可提取额')).toBeVisible();
  expect(screen.queryByText(/最多可提/)).not.toBeInTheDocument();
});

it('passes nobody whom a silent register could not answer for: the condition and the material stand to be checked', async () => {
  await centre.transact(({ store }) => setRegister(store, '不动产登记', false));
  const { user, unmount } = await open();
  await agree(user);
  expect(await screen.findByText('有条件待核查，可以继续填写')).toBeVisible();
  expect(screen.getByText(/^待核查：无自有住房。/)).toBeVisible();
  expect(screen.queryByText(/^您符合办理条件/)).not.toBeInTheDocument();
  const row = screen.getByRole('row', { name: /无自有住房/, hidden: true });
  expect(row).toHaveTextContent('不动产登记暂时没有应答');
  expect(row).toHaveTextContent('待核查');
  unmount();
  await resumeAt('confirm', SAMPLE_VALUES, LIU);
  const materials = await screen.findByRole('region', { name: '材料' });
  await waitFor(() => expect(materials).toHaveTextContent('无房查询结果待核查'));
  expect(materials).not.toHaveTextContent('免交');
});
