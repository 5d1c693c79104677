import { agreements } from '@mocks/centre/cases/agreements';
import { setClosedCard } from '@mocks/centre/kernel/accounts/bank';
import { balanceOf, memberAccount, postingsOf } from '@mocks/centre/kernel/accounts/ledger';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import '@/flows/registry';
import AgreementManagement from '@/lists/individual/agreement-management';
import Agreements from '@/lists/individual/agreements';
import WithdrawalRecords from '@/lists/individual/withdrawal-records';
import { queryClient } from '@/session/query-client';
import { apply, LIU_YANG, RENT } from '../../centre/fixture';
import { chooseOption } from '../../choose-option';
import { fileCentre } from '../../file-centre';
import { openPage } from '../../flows/open-page';
import { LIU, PEOPLE } from '../../people';

const centre = fileCentre();
afterEach(() => queryClient.clear());

const MANAGEMENT = '/grwt/tqSys/ydtq/ydtq_gl';
const agreed = () => centre.transact((tx) => apply(tx, LIU_YANG, { ...RENT, tqpl: '2' }).ywlsh);
const stateOf = (xybh: string) => centre.transact(({ store }) => agreements(store).get(xybh)?.zt);
const balance = () => centre.transact(({ store }) => balanceOf(store, memberAccount(LIU_YANG.grzh)));

/** An account of 刘洋's that is not the bound one, with the code sent to prove it. */
async function nameAnother(user: UserEvent, dialog: HTMLElement): Promise<void> {
  await chooseOption(within(dialog).getByLabelText('收款银行'), '中国建设银行');
  await user.type(within(dialog).getByLabelText('收款账号'), '6222020200000020301');
  await user.click(within(dialog).getByRole('button', { name: '获取验证码' }));
  await within(dialog).findByRole('button', { name: /秒后可重新获取/ });
  await user.type(within(dialog).getByLabelText('短信验证码'), await centre.lastCode('sms'));
}

it('says where an agreement is made when there is none', async () => {
  await openPage(centre, LIU, '/grwt/cxyw/tqcx/ydtq_cx', <Agreements />);
  expect(await screen.findByText('没有约定提取')).toBeVisible();
  expect(screen.getByRole('link', { name: '租房提取' })).toHaveAttribute('href', '/grwt/tqSys/tqyw/zfzj_tq');
});

it('an agreement is paused, resumed and ended, each after a question', async () => {
  const xybh = await agreed();
  const { user } = await openPage(centre, LIU, MANAGEMENT, <AgreementManagement />);
  const row = await screen.findByRole('row', { name: new RegExp(xybh) });
  expect(row).toHaveTextContent('2026-12汇缴入账后');
  const say = async (button: string, answer: string) => {
    await user.click(await screen.findByRole('button', { name: `${button}约定${xybh}` }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: answer }));
  };
  await say('终止', '再想想');
  expect(await stateOf(xybh)).toBe('1');
  await say('暂停', '暂停');
  await screen.findByRole('button', { name: `恢复约定${xybh}` });
  expect(await stateOf(xybh)).toBe('2');
  await say('恢复', '恢复');
  await screen.findByRole('button', { name: `暂停约定${xybh}` });
  expect(screen.getByText('约定已恢复，下次转账：2026-12汇缴入账后，预计1,500.00元')).toBeVisible();
  await say('终止', '终止');
  await waitFor(() => expect(screen.queryByRole('button', { name: `终止约定${xybh}` })).toBeNull());
  expect(await stateOf(xybh)).toBe('0');
  expect(screen.getByRole('row', { name: new RegExp(xybh) })).toHaveTextContent('2026-11-21终止：本人终止');
});

it('what an agreement pays from now on goes to the account that is named', async () => {
  const xybh = await agreed();
  const { user } = await openPage(centre, LIU, MANAGEMENT, <AgreementManagement />);
  expect(await screen.findByRole('row', { name: new RegExp(xybh) })).toHaveTextContent('6222***********8221');
  await user.click(screen.getByRole('button', { name: `更正收款账号：约定${xybh}` }));
  const dialog = await screen.findByRole('dialog', { name: '更正收款账号' });
  expect(dialog).toHaveTextContent('更正后，租房提取约定的款项转入新账户。');
  await user.click(await within(dialog).findByRole('radio', { name: /其他/ }));
  await nameAnother(user, dialog);
  await user.click(within(dialog).getByRole('button', { name: '确认更正' }));
  expect(await screen.findByText('收款账号已更正')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('row', { name: new RegExp(xybh) })).toHaveTextContent('6222***********0301'),
  );
  const values = await centre.transact(({ store }) => agreements(store).get(xybh)?.values);
  expect(values).toMatchObject({ skyhdm: '105', skyhzh: '6222020200000020301' });
});

it('a withdrawal that came back is paid to the account that is named, though the button is clicked twice', async () => {
  const before = await balance();
  const ywlsh = await centre.transact((tx) => {
    setClosedCard(tx, { yhzh: PEOPLE.刘洋.yhzh, yy: '', open: false });
    return apply(tx, LIU_YANG).ywlsh;
  });
  const address = `/grwt/cxyw/tqcx/tqjl?gz=${ywlsh}`;
  const { user } = await openPage(centre, LIU, address, <WithdrawalRecords />);
  // The case and the receipt lead here with the number.
  const opened = await screen.findByRole('dialog', { name: '更正收款账号' });
  await user.click(within(opened).getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await screen.findByRole('button', { name: /更正.*收款账号/ }));
  const dialog = await screen.findByRole('dialog', { name: '更正收款账号' });
  expect(dialog).toHaveTextContent('收款账户已销户，4,500.00元已退回个人账户');
  await user.click(await within(dialog).findByRole('button', { name: '确认更正' }));
  expect(
    within(dialog)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['请选择收款银行', '请输入收款账号', '请输入短信验证码']);
  // What is bound is offered, and told from what has not failed.
  expect(within(dialog).getByRole('radio', { name: /^已绑定的.*（上次未能收款）$/ })).toBeVisible();
  await nameAnother(user, dialog);
  await user.dblClick(within(dialog).getByRole('button', { name: '确认更正' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByText('6222***********0301')).toBeVisible());
  expect(screen.queryByRole('button', { name: /更正.*收款账号/ })).toBeNull();
  expect(await balance()).toBe(before - 450_000n);
  const paid = await centre.transact(({ store }) =>
    postingsOf(store, memberAccount(LIU_YANG.grzh)).filter(({ entry }) => entry.ywlsh === ywlsh),
  );
  expect(paid.map(({ line }) => line.fen)).toEqual([-450_000n, 450_000n, -450_000n]);
});
