import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { configureClient } from '@/api/client/wiring';
import type { UserInfo } from '@/api/session/auth';
import { NoticePopup } from '@/layouts/NoticePopup';
import { clientWiring } from '@/session/client-wiring';
import { useSession } from '@/session/session-store';
import { Dialog } from '@/ui/dialog/Dialog';
import { useToast } from '@/ui/state/toast';
import { ASKED_LAST, later, takeClock } from '../clock';
// There already when the notice asks for it: loading it takes a time of its own.
import '@/ui/text/RichText';

let notices: unknown;
let asked = 0;
const server = setupServer(
  http.get('*/tzxx/getTzxxList', () => {
    asked += 1;
    return HttpResponse.json({ code: '00', msg: '', data: notices });
  }),
  http.get(`*${ASKED_LAST}`, () => HttpResponse.json([])),
);
beforeAll(() => server.listen());
beforeEach(() => {
  asked = 0;
  takeClock();
  useSession.setState({ token: 'token-1' });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const ONE = {
  ...{ id: '1', tgmc: '停机公告', dwmc: '云州中心', startsj: '2026-11-16 09:00:00', fbzt: '1' },
  tgnr: '<p>今晚<a href="https://a.test/">停机</a>，<a href="#/loanRate">利率</a></p>',
};
const ZHANG: UserInfo = {
  ...{
    userId: 'u-1',
    loginType: '1',
    nikName: '张建国',
    companyName: '',
    roles: [],
    loginMethod: '101',
    checkMethods: [],
  },
  ...{ groupBh: '0', dwzh: '', grzh: '', kfsbh: '', passwordStatus: '0', lastLoginTime: '' },
};
/** It has been asked for, and the quiet it waits for is over. */
const settled = async () => {
  await later(0);
  await later(400);
};
const popup = () => screen.findByRole('dialog', { name: '停机公告' });

/** A page with a dialog of its own, as a business has its agreement. */
function Page({ open }: { open: boolean }) {
  const [agreed, setAgreed] = useState(false);
  return (
    <>
      <NoticePopup />
      <Dialog open={open && !agreed} title="用户办理须知" onClose={() => setAgreed(true)}>
        须知
      </Dialog>
    </>
  );
}

describe('通知弹窗', () => {
  it('标题、正文、单位、时间；点正文关闭，不再弹', async () => {
    notices = [ONE];
    const view = render(<NoticePopup />);
    const dialog = await popup();
    expect(dialog).toHaveTextContent('云州中心 2026-11-16 09:00');
    expect(dialog).not.toHaveTextContent('09:00:00');
    fireEvent.click(screen.getByText(/今晚/));
    expect(screen.queryByRole('dialog')).toBeNull();
    view.rerender(<NoticePopup />);
    await settled();
    expect(screen.queryByRole('dialog')).toBeNull();
    // A second window of the same session does not even ask.
    view.unmount();
    render(<NoticePopup />);
    await settled();
    expect(asked).toBe(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('下一个会话再弹', async () => {
    notices = [ONE];
    const view = render(<NoticePopup />);
    await popup();
    view.unmount();
    useSession.setState({ token: 'token-2' });
    render(<NoticePopup />);
    await popup();
  });

  it('读过的，同一个人下一个会话不再弹；别人的、改过的照常弹', async () => {
    const session = async (token: string, userId: string) => {
      cleanup();
      useSession.setState({ token, userInfo: { ...ZHANG, userId } });
      render(<NoticePopup />);
      await settled();
      return screen.queryByRole('dialog', { name: '停机公告' });
    };
    notices = [ONE];
    expect(await session('token-1', 'u-1')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: '我知道了' }));
    expect(await session('token-2', 'u-1')).toBeNull();
    expect(await session('token-3', 'u-2')).toBeInTheDocument();
    notices = [{ ...ONE, tgnr: '<p>改到明晚</p>' }];
    expect(await session('token-4', 'u-1')).toBeInTheDocument();
  });

  it('去别的网站的链接先问，留下后通知还在；去大厅里的页面，通知不挡着', async () => {
    notices = [ONE];
    render(<NoticePopup />);
    await popup();
    fireEvent.click(screen.getByRole('link', { name: '停机' }));
    const leave = await screen.findByRole('dialog', { name: '离开本大厅' });
    fireEvent.click(leave);
    fireEvent.click(screen.getByRole('button', { name: '留在本大厅' }));
    expect(screen.queryByRole('dialog', { name: '离开本大厅' })).toBeNull();
    await settled();
    expect(screen.getByRole('dialog', { name: '停机公告' })).toBeInTheDocument();
    fireEvent.click(screen.getByRole('link', { name: '利率' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('有别的对话框时等着，关了才弹', async () => {
    notices = [ONE];
    render(<Page open />);
    await settled();
    expect(screen.queryByRole('dialog', { name: '停机公告' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '关闭' }));
    expect(await popup()).toBeInTheDocument();
  });

  it('弹出之后别的对话框打开：让给它，关了再回来', async () => {
    notices = [ONE];
    const view = render(<Page open={false} />);
    await popup();
    act(() => view.rerender(<Page open />));
    expect(
      screen
        .getAllByRole('dialog')
        .map((one) => one.getAttribute('aria-labelledby') && one.querySelector('h2')?.textContent),
    ).toEqual(['用户办理须知']);
    fireEvent.click(screen.getByRole('button', { name: '关闭' }));
    expect(await popup()).toBeInTheDocument();
  });

  it.each([
    ['没有发布', [{ ...ONE, fbzt: '0' }]],
    ['发布了但没有标题和正文', [{ ...ONE, tgmc: '', tgnr: '<p><br></p>' }]],
    ['空列表', []],
    ['null', null],
  ])('%s：不弹', async (_name, data) => {
    notices = data;
    render(<NoticePopup />);
    await settled();
    expect(asked).toBe(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['中心拒绝', () => HttpResponse.json({ code: '7', msg: '通知服务维护', data: [ONE] })],
    ['服务故障', () => new HttpResponse('', { status: 500 })],
    ['没有网络', () => HttpResponse.error()],
  ])('%s：不弹，也不说', async (_name, answer) => {
    server.use(http.get('*/tzxx/getTzxxList', answer));
    configureClient(clientWiring);
    render(<NoticePopup />);
    await settled();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(useToast.getState().current).toBeUndefined();
  });

  it('只有正文：标题是通知公告；第一条没发布时取下一条', async () => {
    notices = [
      { ...ONE, fbzt: '0' },
      { ...ONE, tgmc: '', startsj: null },
    ];
    render(<NoticePopup />);
    expect(await screen.findByRole('dialog', { name: '通知公告' })).toHaveTextContent(/^通知公告云州中心今晚/);
  });
});

it('一份框架集公告也只是一份公告', async () => {
  notices = [{ ...ONE, tgnr: '<frameset><frame src="https://a.test/"></frameset>' }];
  render(<NoticePopup />);
  expect(await popup()).toHaveTextContent('--');
});
