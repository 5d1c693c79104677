import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  DEFAULT_PROJECT_FILTER,
  filterOf,
  priceProblems,
  projectSearch,
  typedPrice,
} from '@/pages/public/cooperation/project-filter';
import { ZHOU_KAI } from '../../centre/fixture';
import { applyForLoan, COUPLE } from '../../centre/loan-fixture';
import { chooseOption } from '../../choose-option';
import { later, takeClock } from '../../clock';
import { fileCentre } from '../../file-centre';
import { renderHall } from '../../render-hall';
import { recordRequests } from '../../sent-requests';

const centre = fileCentre();

const sent = recordRequests();
const found = (count: number) => screen.findByText(`共${count}个楼盘`);
const names = () =>
  within(screen.getByRole('region', { name: '楼盘列表' }))
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent);

describe('conditions of an address', () => {
  it('that make no sense count as none, names are cut, prices are checked', () => {
    const hostile = {
      ...DEFAULT_PROJECT_FILTER,
      lsjzdj: '__proto__',
      kd: 'yes',
      px: '99',
      lpmc: ` ${'长'.repeat(80)} `,
      qy: '朝阳区',
    };
    expect(filterOf(hostile)).toEqual({ qy: '朝阳区', lpmc: '长'.repeat(50) });
    expect(['15,000', ' ¥15,000元', '1.5万', '15000'].map(typedPrice)).toEqual(Array(4).fill('15000'));
    expect(typedPrice('1,50')).toBe('1,50');
    expect(priceProblems({ jjq: '12000', jjz: '9000' })).toEqual({ jjz: '最高均价不能低于最低均价' });
    expect(priceProblems({ jjq: '-1', jjz: '' })).toEqual({ jjq: '请填写不超过6位的整数' });
    expect(priceProblems({ jjq: '', jjz: '1e9' })).toEqual({ jjz: '请填写不超过6位的整数' });
    expect(priceProblems({ jjq: '9000', jjz: '12000' })).toEqual({});
  });

  it('stay in the address of a property, for the way back', () => {
    const address = { ...DEFAULT_PROJECT_FILTER, qy: '朝阳区', page: '2', lpbh: 'LP1', ldbh: 'LP1-01' };
    expect(projectSearch(address, 'LP2')).toBe(`?${new URLSearchParams({ qy: '朝阳区', page: '2', lpbh: 'LP2' })}`);
  });
});

describe('/cooperation', () => {
  it('opens for guests, twenty a page, with the figures of each property', async () => {
    const hall = await renderHall('/cooperation', { centre });
    await found(53);
    expect(names()).toHaveLength(20);
    const item = screen.getByRole('link', { name: '安居·翠湖苑' }).closest('li');
    expect(item).toHaveTextContent('可申请贷款绿色建筑二星级朝阳区翠湖路18号安居置业有限公司');
    expect(item).toHaveTextContent('可贷套数82套已贷套数118套总套数612套贷款比例最高80%');
    await hall.user.click(screen.getByRole('button', { name: '第3页' }));
    await waitFor(() => expect(names()).toHaveLength(13));
    expect(hall.address()).toBe('/cooperation?page=3');
  });

  it('asks once when the typing has paused, not at each key', async () => {
    const hall = await renderHall('/cooperation?page=2', { centre });
    await found(53);
    const before = sent.of('getHzlpList').length;
    await hall.user.type(screen.getByRole('searchbox', { name: '楼盘名称' }), '江湾云庭');
    await found(2);
    expect(names()).toEqual(['江湾云庭', '江湾云庭二期']);
    expect(sent.of('getHzlpList').length - before).toBe(1);
    expect(hall.address()).toBe(`/cooperation?${new URLSearchParams({ lpmc: '江湾云庭' })}`);
  });

  it('waits for the word of an input method', async () => {
    const hall = await renderHall('/cooperation', { centre });
    await found(53);
    const field = screen.getByRole('searchbox', { name: '开发商' });
    takeClock();
    fireEvent.compositionStart(field);
    fireEvent.change(field, { target: { value: 'an ju' } });
    await later(500);
    expect(hall.address()).toBe('/cooperation');
    fireEvent.change(field, { target: { value: '安居' } });
    fireEvent.compositionEnd(field);
    await found(5);
    expect(field).toHaveValue('安居');
  });

  it('a second condition within the pause does not lose the first', async () => {
    const hall = await renderHall('/cooperation', { centre });
    await found(53);
    await hall.user.type(screen.getByRole('searchbox', { name: '开发商' }), '瑞和');
    await chooseOption(screen.getByRole('combobox', { name: '区域' }), '高新区');
    await found(1);
    expect(names()).toEqual(['瑞和·云上']);
  });

  it('says what is wrong with the prices and asks nothing', async () => {
    const hall = await renderHall('/cooperation?jjq=20000&jjz=9000', { centre });
    expect(await screen.findByText('均价范围有误：最高均价不能低于最低均价')).toBeVisible();
    const highest = screen.getByRole('textbox', { name: '最高均价（元/㎡）' });
    expect(highest).toBeInvalid();
    expect(highest).toHaveAccessibleDescription('最高均价不能低于最低均价');
    expect(sent.of('getHzlpList')).toEqual([]);
    await hall.user.click(screen.getAllByRole('button', { name: '清除全部条件' })[0] as HTMLElement);
    await found(53);
    expect(highest).toHaveValue('');
    expect(hall.address()).toBe('/cooperation');
  });

  it('has words for what finds nothing, an unknown district and a page that is not there', async () => {
    const hall = await renderHall(`/cooperation?lpmc=${encodeURIComponent('<img src=x>')}`, { centre });
    expect(await screen.findByText('没有符合条件的楼盘，请放宽条件再试')).toBeVisible();
    await hall.router.navigate(`/cooperation?qy=${encodeURIComponent('火星区')}`);
    expect(await screen.findByText('没有“火星区”这个区域，请重新选择')).toBeVisible();
    expect(screen.getByRole('combobox', { name: '区域' })).toHaveValue('火星区');
    await hall.router.navigate('/cooperation?page=99');
    expect(await screen.findByText('没有这一页')).toBeVisible();
    await hall.user.click(screen.getByRole('button', { name: '回到第一页' }));
    await waitFor(() => expect(names()).toHaveLength(20));
  });

  it.each([
    ['html', ''],
    ['answer', '{"code":0,"data":null}'],
    ['answer', '{"code":0,"data":{"list":[{"lpbh":1}],"total":1,"qyList":[]}}'],
    ['answer', '{"code":0,"data":{"list":{},"total":"x","qyList":null}}'],
  ] as const)('a broken list (%s %s) says so, and another try helps', async (kind, value) => {
    await centre.fault({ path: '/kfslpxx/getHzlpList', kind, value });
    const { user } = await renderHall('/cooperation', { centre });
    expect(await screen.findByText('加载失败')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '重新加载' }));
    await found(53);
  });

  it('a refusal that may pass is no fault of the conditions: another try helps', async () => {
    await centre.fault({ path: '/kfslpxx/getHzlpList', kind: 'answer', value: '{"code":"000","msg":"","data":null}' });
    const { user } = await renderHall(`/cooperation?lpmc=${encodeURIComponent('苑')}`, { centre });
    await user.click(await screen.findByRole('button', { name: '重新加载' }));
    await waitFor(() => expect(names()[0]).toContain('苑'));
  });
});

describe('/cooperation?lpbh=', () => {
  const homes = () => screen.findByRole('table', { name: /房源$/ });

  it('shows one property and leads back to the list as it was', async () => {
    const hall = await renderHall(`/cooperation?${new URLSearchParams({ kfsmc: '安居' })}`, { centre });
    await hall.user.click(await screen.findByRole('link', { name: '安居·翠湖苑' }));
    expect(await screen.findByRole('heading', { level: 1, name: '安居·翠湖苑' })).toHaveFocus();
    expect(document.title).toMatch(/^安居·翠湖苑 - 合作楼盘 - /);
    const overview = screen.getByRole('region', { name: '楼盘概况' });
    expect(overview).toHaveTextContent('预售许可证云房售证字(2024)第101号');
    expect(overview).toHaveTextContent('合作银行中国工商银行');
    expect(overview).toHaveTextContent('总套数612套可贷套数82套已贷套数118套');
    expect(overview).toHaveTextContent('贷款最高额度可上浮20%');
    expect(screen.getByRole('link', { name: '测算我的可贷额度' })).toHaveAttribute('href', '#/dkcs?jslx=2&lsjz=1');
    expect(await screen.findByText(/截至2026-11-21。备案价供参考/)).toBeVisible();
    const buildings = screen.getByRole('table', { name: '楼栋表' });
    expect(within(buildings).getByRole('row', { name: /^3号楼 2 15 120 41 59 80%/ })).toBeVisible();
    expect(within(buildings).getByRole('row', { name: /^1号楼/ })).toHaveTextContent('未准入');
    await hall.user.click(screen.getByRole('button', { name: '返回楼盘列表' }));
    await found(5);
    expect(hall.address()).toBe(`/cooperation?${new URLSearchParams({ kfsmc: '安居' })}`);
    expect(document.title).toMatch(/^合作楼盘 - /);
    expect(screen.getByRole('heading', { level: 1, name: '合作楼盘' })).toHaveFocus();
  });

  it('lists the homes of a building by unit and state, from the address too', async () => {
    await renderHall('/cooperation?lpbh=LP00000001&ldbh=LP00000001-03&dy=1', { centre });
    const row = await within(await homes()).findByRole('row', { name: /1单元 101 三室两厅两卫/ });
    expect(row).toHaveTextContent('108.6015,200.001,650,720.00可售');
    await chooseOption(screen.getByRole('combobox', { name: '状态' }), '已贷');
    await waitFor(async () => expect(within(await homes()).getAllByText('已贷').length).toBeGreaterThan(5));
    await chooseOption(screen.getByRole('combobox', { name: '楼栋' }), /^1号楼/);
    expect(await screen.findByText('1号楼尚未准入，其中的房屋暂时不能申请公积金贷款。')).toBeVisible();
    expect(await screen.findByText('没有这种状态的房屋，请换一个楼栋、单元或状态')).toBeVisible();
  });

  it('says that a page of homes is not there; another page begins at the heading', async () => {
    const hall = await renderHall('/cooperation?lpbh=LP00000001&ldbh=LP00000001-03&fypage=99', { centre });
    expect(await screen.findByText('共41套，没有第99页')).toBeVisible();
    await hall.user.click(screen.getByRole('button', { name: '回到第一页' }));
    expect(within(await homes()).getByRole('row', { name: /1单元 101/ })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: '3号楼房源' })).toHaveFocus();
  });

  it('follows the building table: a home that somebody applies for is no longer for sale', async () => {
    await centre.transact((tx) => applyForLoan(tx, ZHOU_KAI, COUPLE));
    await renderHall('/cooperation?lpbh=LP00000001&ldbh=LP00000001-03&dy=1&zt=4', { centre });
    const table = await homes();
    expect(await within(table).findByText('贷款申请中')).toBeVisible();
    expect(within(table).getAllByRole('row')).toHaveLength(2);
    expect(screen.getByRole('main')).not.toHaveTextContent('周凯');
    expect(screen.getByRole('region', { name: '楼盘概况' })).toHaveTextContent('可贷套数81套');
  });

  it('hostile building, unit, state and page show what is usual', async () => {
    await renderHall('/cooperation?lpbh=LP00000001&ldbh=__proto__&dy=99&zt=%3Cb%3E&fypage=-3', { centre });
    const table = await homes();
    expect(table).toHaveAccessibleName('3号楼房源');
    expect(await within(table).findAllByText('可售')).toHaveLength(20);
  });

  it('one that is not there is said so; the list is one step away', async () => {
    const { user } = await renderHall('/cooperation?lpbh=LP99999999', { centre });
    expect(await screen.findByText('未找到该楼盘，可能已不在合作名单中，请返回列表重新选择')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '返回楼盘列表' }));
    await found(53);
  });

  it.each([
    ['/kfslpxx/getHzlpInfo', '{"code":0,"data":{"lpbh":"LP1"}}'],
    ['/kfslpxx/getHzlpFwList', '{"code":0,"data":{"list":[{"fh":101}],"total":1}}'],
  ])('a broken answer of %s stands in its own place, with a retry', async (path, value) => {
    await centre.fault({ path, kind: 'answer', value });
    const { user } = await renderHall('/cooperation?lpbh=LP00000001', { centre });
    expect(await screen.findByText('加载失败')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '重新加载' }));
    expect(await homes()).toBeVisible();
    await waitFor(() => expect(screen.queryByText('加载失败')).toBeNull());
    expect(screen.getByRole('main')).not.toHaveTextContent(/undefined|NaN/);
  });
});
