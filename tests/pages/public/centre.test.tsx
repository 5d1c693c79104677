import { startTestCentre, type TestCentre } from '@mocks/node';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { chooseOption } from '../../choose-option';
import { renderHall } from '../../render-hall';

let centre: TestCentre;
beforeAll(async () => {
  centre = await startTestCentre({ today: '2026-11-23' });
});
afterAll(() => centre.close());

const branches = () => within(screen.getByRole('list', { name: '服务网点' })).getAllByRole('heading', { level: 3 });

it('says what the centre is, who leads it, where it is and how many wait', async () => {
  const { user, address } = await renderHall('/introToCenter', { centre });
  expect(await screen.findByText(/直属云州市人民政府/)).toBeInTheDocument();
  expect(screen.getByText('顾承远')).toBeInTheDocument();
  expect(screen.getByRole('table', { name: '内设部门' })).toHaveTextContent('归集管理处');
  await waitFor(() => expect(branches()).toHaveLength(10));
  expect(await screen.findByText(/^共10个网点，排队情况截至 11-23 10:00$/)).toBeInTheDocument();
  const first = within(screen.getByRole('list', { name: '服务网点' })).getAllByRole('listitem')[0] as HTMLElement;
  expect(first).toHaveTextContent(/\d+人等候，约\d+分钟/);
  expect(within(first).getByRole('link', { name: '0999-6120108' })).toHaveAttribute('href', 'tel:0999-6120108');
  await user.click(within(first).getByRole('button', { name: '复制城区管理部的电话' }));
  expect(await screen.findByText('电话已复制')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe('0999-6120108');

  await chooseOption(screen.getByRole('combobox', { name: '区县' }), '高新区');
  expect(branches().map((heading) => heading.textContent)).toEqual(['高新区管理部', '大学城服务点']);
  await chooseOption(screen.getByRole('combobox', { name: '可办业务' }), '贷款');
  expect(branches().map((heading) => heading.textContent)).toEqual(['高新区管理部']);
  expect(address()).toContain(`ssq=${encodeURIComponent('高新区')}`);
});

const onMap = () => within(screen.getByRole('list', { name: '网点位置示意图' })).getAllByRole('button');

it('shows where the branches lie to each other; a name leads to the branch', async () => {
  const { user } = await renderHall('/introToCenter', { centre });
  await screen.findByRole('list', { name: '网点位置示意图' });
  expect(onMap()).toHaveLength(10);
  expect(screen.getByText(/^上北下南，东西相距约\d+公里/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '高新区管理部' }));
  expect(screen.getByRole('heading', { level: 3, name: '高新区管理部' })).toHaveFocus();
  await chooseOption(screen.getByRole('combobox', { name: '区县' }), '高新区');
  expect(onMap().map(({ textContent }) => textContent)).toEqual(['高新区管理部', '大学城服务点']);
});

it('without places there is the list alone', async () => {
  await centre.fault({ path: '/symap/getList', kind: 'answer', value: '{"code":0,"data":{"wd":[{"wdbh":"0101"}]}}' });
  await renderHall('/introToCenter', { centre });
  await waitFor(() => expect(branches()).toHaveLength(10));
  expect(screen.queryByRole('list', { name: '网点位置示意图' })).toBeNull();
});

it('on a holiday it says so, and when the doors open again; a worked weekend is no day off', async () => {
  centre.close();
  const holiday = await startTestCentre({ today: '2026-10-01' });
  onTestFinished(async () => {
    holiday.close();
    centre = await startTestCentre({ today: '2026-11-23' });
  });
  const { user } = await renderHall('/introToCenter', { centre: holiday });
  expect(await screen.findByText('今天国庆节放假，各网点休息，10月8日（周四）恢复办公。')).toBeInTheDocument();
  expect(
    screen.getByText(
      '国庆节放假：10月1日（周四）至10月7日（周三），共7天，9月20日（周日）、10月10日（周六）照常办公。',
    ),
  ).toBeInTheDocument();
  expect(screen.getAllByText('今日休息')).toHaveLength(10);
  // Saturday 10 October is worked.
  holiday.passTime(9 * 86_400_000);
  await user.click(screen.getByRole('button', { name: '刷新排队' }));
  expect(await screen.findByText('今天调休上班，各网点照常办公。')).toBeInTheDocument();
  expect(screen.getAllByText(/人等候/)).toHaveLength(10);
});

it('yearly figures in hundred millions, to the rounded cent; the chart only when asked for', async () => {
  await renderHall('/introToCenter', { centre });
  const table = await screen.findByRole('table', { name: '历年主要数据' });
  await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(8));
  const [, newest] = within(table).getAllByRole('row');
  expect(
    within(newest as HTMLElement)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['2025', '20,118', '752,930', '149.83', '119.62', '461.96', '10,346', '54.68', '320.35', '69.35%']);
  expect(screen.getByRole('button', { name: '显示图表' })).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('button', { name: '下载 住房公积金2025年年度报告（PDF）' })).toBeInTheDocument();
});

it('a filter nobody knows shows all; without queues the rest stands', async () => {
  await centre.fault({ path: '/wdxx/getPdxx', kind: 'status', value: 500 });
  await renderHall('/introToCenter?ssq=<img>&yw=__proto__', { centre });
  await waitFor(() => expect(branches()).toHaveLength(10));
  expect(await screen.findByText('排队情况暂时取不到，其余信息不受影响。')).toBeInTheDocument();
  expect(screen.queryByText(/人等候/)).not.toBeInTheDocument();
});

it.each([
  ['/zcxx/zxjs', '{"code":0,"data":[]}', '中心概况', '顾承远'],
  ['/wdxx/getList', '{"code":0,"data":{}}', '服务网点', '大学城服务点'],
  ['/zcxx/tjnb', '{"code":0,"data":"x"}', '统计年报', '752,930'],
])('a broken answer of %s takes its own part alone, with another try', async (path, value, part, text) => {
  await centre.fault({ path, kind: 'answer', value });
  const { user } = await renderHall('/introToCenter', { centre });
  const region = within(screen.getByRole('region', { name: part }));
  await user.click(await region.findByRole('button', { name: '重新加载' }));
  expect(await screen.findByText(text)).toBeInTheDocument();
});

it('a text that cannot be read is not called unpublished', async () => {
  const data = { zxgk: '%%%', jgzn: '', ld: [], bm: [] };
  await centre.fault({ path: '/zcxx/zxjs', kind: 'answer', value: JSON.stringify({ code: 0, data }) });
  await renderHall('/introToCenter', { centre });
  expect(await screen.findByText(/^这部分内容暂时无法显示/)).toBeInTheDocument();
  expect(screen.getByRole('region', { name: '机构职能' })).toHaveTextContent('中心尚未发布这部分内容');
});

it('a year with a wrong figure is left out rather than shown', async () => {
  const year = {
    nd: '2025',
    sjdws: 1,
    sjrs: 2,
    jce: '1.00',
    tqe: 'x',
    jcye: '3.00',
    dkbs: 4,
    ffe: '5.00',
    dkye: '6.00',
    gdl: '7.00',
    wjbh: '',
  };
  const value = JSON.stringify({ code: 0, data: [year, { ...year, nd: '2024', tqe: '123456789.00' }] });
  await centre.fault({ path: '/zcxx/tjnb', kind: 'answer', value });
  await renderHall('/introToCenter', { centre });
  const table = await screen.findByRole('table', { name: '历年主要数据' });
  await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(2));
  expect(table).toHaveTextContent('2024');
  expect(table).toHaveTextContent('1.23');
});
