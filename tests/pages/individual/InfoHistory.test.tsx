import { moveClock } from '@mocks/centre/daily-jobs';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { submit } from '@mocks/centre/office/applications';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import AccountInfo from '@/pages/individual/AccountInfo';
import { fileCentre } from '../../file-centre';
import { openPage } from '../../flows/open-page';
import { NEW_PHONES, PEOPLE, UNITS } from '../../people';

const LIU = PEOPLE.刘洋.zjhm;
const ADDRESS = '/grwt/cxyw/jccx/grzhxx';
const UNIT = { kind: 'unit', dwzh: UNITS.华夏精密.dwzh } as const;

const centre = fileCentre();

it('asks before the number that the unit registered is refused', async () => {
  await centre.transact((tx) =>
    submit(tx, UNIT, {
      grzh: PEOPLE.刘洋.grzh,
      sjhm: NEW_PHONES.own,
      ywlx: 'GJ0302',
      ywlsh: issueNumber(tx, UNIT, 'GJ0302'),
    }),
  );
  const { user } = await openPage(centre, LIU, ADDRESS, <AccountInfo />);
  const pending = await screen.findByRole('region', { name: '待确认的手机号码' });
  await user.click(screen.getByRole('button', { name: '不同意' }));
  const asked = within(await screen.findByRole('alertdialog', { name: '温馨提示' }));
  expect(asked.getByText(/变更（136\*{4}2222）将终止，仍使用原手机号码/)).toBeVisible();
  await user.click(asked.getByRole('button', { name: '取消' }));
  expect(pending).toBeVisible();
  await user.click(screen.getByRole('button', { name: '不同意' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '不同意' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: '待确认的手机号码' })).toBeNull());
});

it('shows who changed what and when, and lets the member confirm the number the unit registered', async () => {
  await centre.transact((tx) =>
    submit(tx, UNIT, {
      grzh: PEOPLE.刘洋.grzh,
      zhiwu: '2',
      sjhm: NEW_PHONES.own,
      ywlx: 'GJ0302',
      ywlsh: issueNumber(tx, UNIT, 'GJ0302'),
    }),
  );
  const { user } = await openPage(centre, LIU, ADDRESS, <AccountInfo />);
  const history = await screen.findByRole('region', { name: '信息变更记录' });
  expect(await within(history).findByText('职务：一般员工 → 中级管理')).toBeVisible();
  expect(within(history).getByText('单位经办人吴晓东（华夏精密制造有限公司）')).toBeVisible();

  const pending = await screen.findByRole('region', { name: '待确认的手机号码' });
  expect(pending).toHaveTextContent('华夏精密制造有限公司于2026-11-21');
  expect(pending).toHaveTextContent('变更为136****2222，请在2026-11-24 10:00');
  const confirm = screen.getByRole('button', { name: '确认变更' });
  await user.click(confirm);
  expect(await screen.findByRole('link', { name: /请输入.*验证码/ })).toBeVisible();
  const again = () => user.click(screen.getByRole('button', { name: '获取验证码' }));
  // The centre has just sent one.
  await again();
  expect(await within(pending).findByText('请求过频繁')).toBeVisible();
  await centre.transact((tx) => moveClock(tx, { now: '2026-11-22' }));
  await again();
  expect(await within(pending).findByText('验证码已发送至136****2222，请注意查收')).toBeVisible();
  expect(screen.getByRole('button', { name: /^\d+秒后可重新获取$/ })).toBeVisible();
  const code = await centre.lastCode('sms');
  const field = within(pending).getByLabelText('新号码收到的验证码');
  await user.type(field, code === '000000' ? '111111' : '000000');
  await user.click(confirm);
  await waitFor(() => expect(screen.getAllByText(/短信验证码错误或已失效/)).not.toEqual([]));
  await user.clear(field);
  await user.type(field, code);
  await user.click(confirm);
  expect(await screen.findByText('手机号码已变更')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('region', { name: '待确认的手机号码' })).toBeNull());
  expect(await within(history).findByText('手机号码：138****0007 → 136****2222')).toBeVisible();
});
