import { sendMessage } from '@mocks/centre/kernel/messages/messages';
import { ownerOf } from '@mocks/centre/kernel/transaction';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fetchMessages } from '@/api/cases/message';
import { announcePages } from '@/engine/flow/flow-index';
import MessageHome from '@/pages/messages/MessageHome';
import { useMenus } from '@/session/menu-store';
import { chooseOption } from '../../choose-option';
import { fileCentre } from '../../file-centre';
import { openPage, signedIn } from '../../flows/open-page';
import { call } from '../../handlers/call';
import { PEOPLE } from '../../people';

const ZHANG = PEOPLE.张建国.zjhm;
const OWNER = ownerOf({ kind: 'person', grzh: PEOPLE.张建国.grzh });
const ENTRIES = '/grwt/cxyw/jccx/grjcmx';
const REPAYMENTS = '/grwt/cxyw/dkcx/hkmx';
const APPOINTMENTS = '/grwt/dkSys/dkyy/wdyy';
const BOX = '/api/izfgjj-zhfw/v1/xxzx';
const LONG = `第一行\n第二行<img src=x onerror=alert(1)>${'长'.repeat(300)}`;

const centre = fileCentre();

const put = (xxId: string, title: string, xxlx: string, nr = '正文', fssj = '2026-11-21 09:30:00') =>
  centre.transact((tx) => sendMessage(tx.store, { xxId, owner: OWNER, title, nr, xxlx, fssj, ywlsh: '' }));
const open = () => openPage(centre, ZHANG, '/sysMsg/msgHome', <MessageHome />);

describe('消息中心', () => {
  it('leads from what was paid in or credited to the entries of the account', async () => {
    await put('t1', '年度结息', '结息通知');
    await put('t2', '通告', '系统公告');
    const { user } = await open();
    announcePages([ENTRIES]);
    useMenus.setState({ byPath: new Map([[ENTRIES, {} as never]]) }); // that it is there is all that counts
    await user.click(await screen.findByRole('button', { name: '【未读】年度结息' }));
    const dialog = within(screen.getByRole('dialog', { name: '年度结息' }));
    expect(dialog.getByRole('link', { name: '查看缴存明细' })).toHaveAttribute('href', ENTRIES);
    await user.click(dialog.getByRole('button', { name: '关闭' }));
    await user.click(await screen.findByRole('button', { name: '【未读】通告' }));
    const notice = within(screen.getByRole('dialog', { name: '通告' }));
    expect(notice.queryByRole('link')).not.toBeInTheDocument();
  });

  it('leads from an instalment to the entries of the loan, from the list as well', async () => {
    await put('t1', '第99期还款已扣划', '贷款通知');
    await open();
    announcePages([REPAYMENTS]);
    useMenus.setState({ byPath: new Map([[REPAYMENTS, {} as never]]) }); // that it is there is all that counts
    await screen.findByRole('button', { name: '【未读】第99期还款已扣划' });
    const [first] = screen.getAllByRole('listitem').filter((item) => item.textContent?.includes('第99期还款已扣划'));
    const way = within(first ?? document.body).getByRole('link', { name: '查看还款明细' });
    expect(way).toHaveAttribute('href', REPAYMENTS);
  });

  it('leads to what a message is about that is no case, from the list and from the message', async () => {
    await centre.transact(({ store }) =>
      sendMessage(store, {
        xxId: 't1',
        owner: OWNER,
        title: '预约成功',
        nr: '正文',
        xxlx: '办件通知',
        fssj: '2026-11-21 09:30:00',
        ywlsh: '',
        lj: APPOINTMENTS,
        ljmc: '查看我的预约',
      }),
    );
    const { user } = await open();
    const title = await screen.findByRole('button', { name: '【未读】预约成功' });
    // Nobody is led to a page that is not there for them.
    act(() => useMenus.setState({ byPath: new Map() }));
    expect(screen.queryByRole('link', { name: '查看我的预约' })).toBeNull();
    announcePages([APPOINTMENTS]);
    act(() => useMenus.setState({ byPath: new Map([[APPOINTMENTS, {} as never]]) })); // that it is there is all that counts
    expect(screen.getByRole('link', { name: '查看我的预约' })).toHaveAttribute('href', APPOINTMENTS);
    await user.click(title);
    const dialog = within(screen.getByRole('dialog', { name: '预约成功' }));
    expect(dialog.getByRole('link', { name: '查看我的预约' })).toHaveAttribute('href', APPOINTMENTS);
  });

  it('shows a message in full as text, and counts it as read then', async () => {
    await put('t1', '系统公告标题', '系统公告', LONG);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: '【未读】系统公告标题' }));
    const whole = within(screen.getByRole('dialog', { name: '系统公告标题' }));
    expect(whole.getByText(/第二行<img src=x onerror=alert\(1\)>长{300}/)).toBeVisible();
    expect(document.querySelector('img[src=x]')).toBeNull();
    await user.click(whole.getByRole('button', { name: '关闭' }));
    expect(await screen.findByRole('button', { name: '系统公告标题' })).toBeVisible();
  });

  it('says how long ago each came', async () => {
    await put('t1', '甲消息', '系统公告');
    centre.passTime(3 * 3_600_000);
    await put('t2', '乙消息', '系统公告');
    centre.passTime(20 * 60_000);
    await put('t3', '丙消息', '系统公告', '正文', '2026-11-20 09:00:00');
    await put('t4', '丁消息', '系统公告', '正文', '2026-11-18 09:00:00');
    await open();
    const item = async (title: string) =>
      (await screen.findByRole('button', { name: `【未读】${title}` })).closest('li');
    expect(await item('甲消息')).toHaveTextContent('系统公告 3小时前');
    expect(await item('乙消息')).toHaveTextContent(/系统公告 2\d分钟前/);
    expect(await item('丙消息')).toHaveTextContent('系统公告 1天前');
    expect(await item('丁消息')).toHaveTextContent('系统公告 2026-11-18');
  });

  it('finds by type and by what has been read', async () => {
    await put('t1', '甲消息', '系统公告');
    await put('t2', '乙消息', '授权确认');
    const { user } = await open();
    await screen.findByRole('button', { name: '【未读】甲消息' });
    await chooseOption(screen.getByLabelText('消息类型'), '授权确认');
    await waitFor(() => expect(screen.queryByRole('button', { name: /甲消息/ })).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: '【未读】乙消息' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '标为已读：乙消息' }));
    await user.click(screen.getByRole('tab', { name: '未读' }));
    expect(await screen.findByText('暂无消息')).toBeVisible();
  });
});

describe('订阅设置', () => {
  const types = async () => {
    await signedIn(centre, ZHANG);
    const { list } = await fetchMessages({ page: 1, size: 100 });
    return list.map(({ title }) => title);
  };

  it('keeps reminders away that are switched off, and lets everything else through', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: '订阅设置' }));
    const dialog = within(screen.getByRole('dialog', { name: '订阅设置' }));
    await user.click(await dialog.findByRole('checkbox', { name: /还款提醒/ }));
    await user.click(dialog.getByRole('checkbox', { name: /结息提醒/ }));
    await user.click(dialog.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('订阅设置已保存')).toBeVisible();
    const before = await types();
    await call('/api/__qa__/clock', { json: { now: '2027-07-01' } });
    const after = await types();
    const added = (title: string) =>
      after.filter((one) => one === title).length - before.filter((one) => one === title).length;
    expect(added('还款提醒')).toBe(0);
    expect(added('年度结息')).toBe(0);
    expect(added('汇缴入账')).toBeGreaterThan(0);
  });

  it('sends those reminders to whoever has not switched them off', async () => {
    await call('/api/__qa__/clock', { json: { now: '2027-07-01' } });
    expect(await types()).toEqual(expect.arrayContaining(['还款提醒', '年度结息']));
  });

  it('keeps what was chosen when it cannot be saved, and refuses what is no setting', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: '订阅设置' }));
    const dialog = within(screen.getByRole('dialog', { name: '订阅设置' }));
    await user.click(await dialog.findByRole('checkbox', { name: /汇缴提醒/ }));
    await centre.fault({ path: 'saveDy', kind: 'html' });
    await user.click(dialog.getByRole('button', { name: '保存' }));
    expect(await screen.findByText(/^服务返回的数据不完整或格式不正确/)).toBeVisible();
    expect(dialog.getByRole('alert')).toHaveTextContent('保存失败，请稍后重试');
    expect(dialog.getByRole('checkbox', { name: /汇缴提醒/ })).not.toBeChecked();
    const { token } = await centre.signIn('1', ZHANG);
    for (const json of [
      {},
      { hj: '1' },
      { hj: true, tq: '1', hk: '1', jx: '1', bg: '1' },
      { hj: '2', tq: '1', hk: '1', jx: '1', bg: '1' },
    ]) {
      expect(await call(`${BOX}/saveDy`, { token, json })).toMatchObject({
        code: '1',
        msg: '订阅设置不完整，请刷新页面后重试',
      });
    }
    expect((await call(`${BOX}/getDy`, { token })).data).toEqual({ hj: '1', tq: '1', hk: '1', jx: '1', bg: '1' });
  });
});
