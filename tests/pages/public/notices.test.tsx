import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answered } from '../../clock';
import { fileCentre } from '../../file-centre';
import { renderHall } from '../../render-hall';

const CALL = '/tzxx/getTzxxList';

const centre = fileCentre();

const rows = () => within(screen.getByRole('region', { name: '通知列表' })).getAllByRole('listitem');
/** Links of the list, without the pager's buttons. */
const titles = () =>
  within(screen.getByRole('region', { name: '通知列表' }))
    .getAllByRole('link')
    .map((link) => link.textContent);
const answer = (data: unknown, code: string | number = '00') => JSON.stringify({ code, msg: '', data });
const notice = (id: string, more: object = {}) => ({
  ...{ id, tgmc: `标题${id}`, tgnr: `<p>正文${id}</p>`, dwmc: '中心', startsj: '2026-01-01 09:00:00', fbzt: '1' },
  ...more,
});
const lookAgain = () => act(() => void window.dispatchEvent(new Event('focus')));

describe('通知列表', () => {
  it('客人看到已发布的，最新在前，二十条一页；未发布的没有', async () => {
    const hall = await renderHall('/pubNotice', { centre });
    await screen.findByText('关于租房提取业务调整的通知');
    expect(titles()).toHaveLength(20);
    expect(titles()[0]).toBe('关于租房提取业务调整的通知');
    expect(screen.getByText('共31条')).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('未发布');
    await hall.user.click(screen.getByRole('button', { name: '第2页' }));
    expect(titles()).toHaveLength(11);
    expect(titles().at(-1)).toBe('重大疾病提取扩大到父母和子女');
    expect(hall.address()).toBe('/pubNotice?page=2');
  });

  it('查找标题和正文，没有时说明，地址可以分享', async () => {
    const hall = await renderHall('/pubNotice?gjz=%E6%94%BE%E5%81%87', { centre });
    await waitFor(() => expect(titles()).toHaveLength(3));
    const field = screen.getByRole('searchbox', { name: '搜索' });
    await hall.user.clear(field);
    await hall.user.type(field, '不会有的词');
    expect(await screen.findByText('没有符合条件的通知')).toBeInTheDocument();
    await hall.user.click(screen.getByRole('button', { name: '查看全部通知' }));
    expect(titles()).toHaveLength(20);
    await waitFor(() => expect(hall.address()).toBe('/pubNotice'));
  });

  it('打开一条，再到下一条，回到带条件的列表', async () => {
    const hall = await renderHall('/pubNotice?gjz=%E6%94%BE%E5%81%87', { centre });
    await hall.user.click(await screen.findByRole('link', { name: '2026年劳动节放假期间服务安排' }));
    expect(await screen.findByRole('heading', { level: 2, name: '2026年劳动节放假期间服务安排' })).toHaveFocus();
    expect(screen.getByText(/5月9日（星期六）/)).toBeInTheDocument();
    await hall.user.click(screen.getByRole('link', { name: '大厅长辈版上线' }));
    expect(await screen.findByRole('heading', { level: 2, name: '大厅长辈版上线' })).toHaveFocus();
    await hall.user.click(screen.getByRole('link', { name: '返回通知列表' }));
    expect(hall.address()).toBe('/pubNotice?gjz=%E6%94%BE%E5%81%87');
  });

  it.each(['TZ20261121001', 'TZ0', '<img src=x>'])('没有（或者没有发布）的 %s 说明', async (id) => {
    await renderHall(`/pubNotice?id=${encodeURIComponent(id)}`, { centre });
    expect(await screen.findByRole('alert')).toHaveTextContent('没有找到这条通知');
  });

  it.each(['?page=0', '?page=999', '?page=abc&size=7', '?gjz=&page=1'])('地址 %s 不出错', async (query) => {
    await renderHall(`/pubNotice${query}`, { centre });
    await waitFor(() => expect(titles().length).toBeGreaterThan(0));
  });

  it.each([
    ['null', answer(null)],
    ['不是列表', answer({ list: [] })],
    ['业务失败', answer([], '5')],
    ['HTML', '<html></html>'],
  ])('坏的答复（%s）：一句话和重试', async (_name, value) => {
    await centre.fault({ path: CALL, kind: 'answer', value });
    const hall = await renderHall('/pubNotice', { centre });
    await hall.user.click(await screen.findByRole('button', { name: '重新加载' }));
    await waitFor(() => expect(titles()).toHaveLength(20));
  });

  it('没有通知时说没有；标题、时间、正文缺的不露痕迹', async () => {
    await centre.fault({ path: CALL, kind: 'answer', value: answer([]) });
    const hall = await renderHall('/pubNotice', { centre });
    expect(await screen.findByText('暂无通知')).toBeInTheDocument();
    const odd = [
      notice('1', { startsj: null, tgnr: '' }),
      notice('2', { tgmc: null, startsj: 'Invalid Date', fbzt: 1 }),
      notice('3', { fbzt: '0' }),
      notice('4', { tgmc: ['x'] }),
      notice('5', { id: null }),
      notice('1'),
      null,
    ];
    await centre.fault({ path: CALL, kind: 'answer', value: answer(odd), times: 2 });
    await act(() => hall.router.navigate('/policyInfo'));
    await screen.findByRole('heading', { level: 1, name: '政策信息' });
    await act(() => hall.router.navigate('/pubNotice'));
    await waitFor(() => expect(titles()).toEqual(['标题1', '通知公告']));
    expect(rows()[0]).toHaveTextContent('未注明日期');
    await hall.user.click(screen.getByRole('link', { name: '标题1' }));
    expect(await screen.findByText('这条通知只有标题，没有正文。')).toBeInTheDocument();
  });

  it('登录页的“更多”通向这里', async () => {
    const hall = await renderHall('/login', { centre });
    await hall.user.click(await screen.findByRole('link', { name: '更多通知公告' }));
    await waitFor(() => expect(hall.address()).toBe('/pubNotice'));
  });
});

describe('大厅关闭', () => {
  it('中心没有网点这一项接口：不列网点，也不弹提示', async () => {
    await centre.setHall('0');
    await centre.fault({ path: 'wdxx/getList', kind: 'status', value: 404 });
    await renderHall('/loanRate', { centre, waitForHeading: false });
    await screen.findByRole('heading', { level: 1, name: '网上办事大厅已停止服务' });
    await screen.findByText('关于租房提取业务调整的通知');
    await answered();
    expect(document.body).not.toHaveTextContent('Web服务接口未部署');
    expect(screen.queryByText('服务网点')).toBeNull();
  });

  it('说明原因、时间、什么照常、到哪里办；可以再查一次', async () => {
    await centre.setHall('0', { tzyy: '年终结算', yjhfsj: '2026-11-22 06:00' });
    const hall = await renderHall('/loanRate', { centre, waitForHeading: false });
    expect(await screen.findByRole('heading', { level: 1, name: '网上办事大厅已停止服务' })).toBeInTheDocument();
    expect(screen.getByText('年终结算')).toBeInTheDocument();
    expect(screen.getByText('维护中，预计2026-11-22 06:00恢复。')).toBeInTheDocument();
    expect(screen.getByText(/贷款还款按约定的日期照常进行/)).toBeInTheDocument();
    expect(screen.getByText(/承诺办结日期不因停止服务顺延/)).toBeInTheDocument();
    expect(screen.queryByText(/保存为草稿/)).toBeNull();
    expect(await screen.findByText('城区管理部')).toBeInTheDocument();
    // No way is shown that leads back to here.
    expect(screen.queryByRole('navigation', { name: '公共服务' })).toBeNull();
    expect(screen.queryByRole('navigation', { name: '快捷菜单' })).toBeNull();
    expect(screen.queryByRole('link', { name: '已有账号，立即登录' })).toBeNull();
    await hall.user.click(screen.getByRole('button', { name: '现在检查' }));
    expect(await screen.findByText('刚刚检查过，大厅还没有恢复。')).toBeInTheDocument();
    await centre.setHall('1');
    await hall.user.click(screen.getByRole('button', { name: '现在检查' }));
    await waitFor(() => expect(hall.address()).toBe('/loanRate'));
  });

  it('没有说明原因和时间，网点也查不到时，仍有可做的事', async () => {
    const closed = JSON.stringify({ code: 0, msg: '', data: { qdzt: 0 } });
    await centre.fault({ path: '/zcxx/getQdztXx', kind: 'answer', value: closed, times: 9 });
    await centre.fault({ path: '/wdxx/getList', kind: 'answer', value: '{}', times: 9 });
    await renderHall('/dkcs', { centre, waitForHeading: false });
    expect(await screen.findByText('系统维护')).toBeInTheDocument();
    expect(screen.getByText(/恢复时间尚未确定/)).toBeInTheDocument();
    expect(screen.getByText(/请拨打12329；急需办理的/)).toBeInTheDocument();
  });

  it('开放时特意来看通知的不被送走；看着的时候关闭再开放，离开', async () => {
    const hall = await renderHall('/pubNotice', { centre });
    await screen.findByText('关于租房提取业务调整的通知');
    lookAgain();
    await answered();
    expect(hall.address()).toBe('/pubNotice');
    await centre.setHall('0');
    lookAgain();
    await screen.findByRole('heading', { level: 1, name: '网上办事大厅已停止服务' });
    await centre.setHall('1');
    lookAgain();
    await waitFor(() => expect(hall.address()).toBe('/login'));
    await act(() => hall.router.navigate('/pubNotice'));
    await screen.findByRole('heading', { level: 1, name: '通知公告' });
    expect(hall.address()).toBe('/pubNotice');
  });

  it('从别的页面来看通知时关闭，开放后回到那一页', async () => {
    const hall = await renderHall('/loanRate?ksnf=2020', { centre });
    await act(() => hall.router.navigate('/pubNotice'));
    await screen.findByText('关于租房提取业务调整的通知');
    await centre.setHall('0');
    lookAgain();
    await screen.findByRole('heading', { level: 1, name: '网上办事大厅已停止服务' });
    await centre.setHall('1');
    lookAgain();
    await waitFor(() => expect(hall.address()).toBe('/loanRate?ksnf=2020'));
  });
});
