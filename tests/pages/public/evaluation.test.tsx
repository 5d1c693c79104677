import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import EvaluationInformation from '@/pages/public/evaluation/EvaluationInformation';
import StartEvaluation from '@/pages/public/evaluation/StartEvaluation';
import { chooseOption } from '../../choose-option';
import { fileCentre } from '../../file-centre';
import { openPage, signedIn } from '../../flows/open-page';
import { handIn } from '../../flows/rent-form';
import { call } from '../../handlers/call';
import { LIU, PEOPLE, UNITS } from '../../people';
import { renderHall } from '../../render-hall';

const HCP = '/api/izfgjj-zhfw/v1/hcp';
/** Receipts of the seed for this day: 张建国 at a counter, 华夏 at a counter, 安居置业 at a counter. */
const ZHANG = '10012026111680000005';
const UNIT = '10012026111780000007';
const DEVELOPER = '10012026111480000008';

const centre = fileCentre();

// By label: asking a page of this size for roles takes seconds.
const region = async (name: string) => within(await screen.findByLabelText(name));
/** The table itself; the region around it that scrolls has the same name. */
const tableOf = async (name: string) =>
  (await screen.findAllByLabelText(name, { selector: 'table' }))[0] as HTMLElement;
const alerts = () => screen.findAllByText('加载失败');
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('好差评', () => {
  it('shows a guest the centre’s own figures, exact to a tenth', async () => {
    const { data } = await call(`${HCP}/getMyd`);
    await renderHall('/goodBadReviews', { centre });
    const summary = await region('满意度');
    const tenths = Math.floor((data.mys * 2000 + data.pjs) / (data.pjs * 2));
    expect(await summary.findByText(`${Math.floor(tenths / 10)}.${tenths % 10}%`)).toBeVisible();
    expect(summary.getByText(new RegExp(`即${data.mys}÷${data.pjs}，四舍五入到0.1%`))).toBeVisible();
    const grades = within(await tableOf('各等级评价'))
      .getAllByRole('row')
      .slice(1);
    expect(grades.map((row) => cells(row).slice(0, 2))).toEqual(
      data.dj.map(({ label, pjs }: { label: string; pjs: number }) => [label, String(pjs)]),
    );
    expect(await tableOf('各部门满意度')).toBeVisible();
    expect((await (await region('评价意见')).findAllByLabelText(/的评价$/)).length).toBe(20);
  });

  it.each([
    ['a page of the hall', '/evaluationInformation', '#/evaluationInformation', '我要评价'],
    [
      'a platform elsewhere',
      'https://hcp.example.gov.cn/pj',
      'https://hcp.example.gov.cn/pj',
      '我要评价（在新窗口打开）',
    ],
    ['no page of the hall', '/dwwt/DwwtHome', '#/startEvaluation', '我要评价'],
    ['what is no address', 'javascript:alert(1)', '#/startEvaluation', '我要评价'],
    ['none', '', '#/startEvaluation', '我要评价'],
  ])('leads to where the centre wants its services evaluated: %s', async (_, pjdz, href, name) => {
    await centre.fault({ path: '/hcp/getSdpjdz', kind: 'answer', value: JSON.stringify({ code: 0, data: { pjdz } }) });
    await renderHall('/goodBadReviews', { centre });
    await tableOf('各等级评价');
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('keeps period, department and kind in the address, and asks for exactly that', async () => {
    const { user, address } = await renderHall('/goodBadReviews', { centre });
    await tableOf('各等级评价');
    await chooseOption(screen.getByLabelText('起始月份'), '2026年9月');
    await chooseOption(screen.getByLabelText('主管部门'), '提取管理处');
    await chooseOption(screen.getByLabelText('意见类型'), '不满意');
    expect(address()).toBe('/goodBadReviews?ksny=2026-09&jsny=2026-11&zgbm=02&pjfl=c');
    const query = { ksny: '2026-09', jsny: '2026-11', zgbm: '02' };
    const { data } = await call(`${HCP}/getMyd`, { query });
    const words = (await call(`${HCP}/getPjList`, { query: { ...query, pjfl: 'c' } })).data;
    expect(await screen.findByText(new RegExp(`即${data.mys}÷${data.pjs}，`))).toBeVisible();
    expect(within(await tableOf('各月满意度')).getAllByRole('row')).toHaveLength(4);
    expect(await screen.findByText(words.list[0].pjnr)).toBeVisible();
    expect((await region('评价意见')).getAllByLabelText(/的评价$/)).toHaveLength(words.total);
    await user.click(screen.getByText('最近12个月'));
    expect(address()).toBe('/goodBadReviews?zgbm=02&pjfl=c');
  });

  it('an end before the beginning moves the other one', async () => {
    const { address } = await renderHall('/goodBadReviews?ksny=2026-05&jsny=2026-08', { centre });
    await tableOf('各等级评价');
    await chooseOption(screen.getByLabelText('截止月份'), '2026年2月');
    expect(address()).toBe('/goodBadReviews?jsny=2026-02');
    expect(await screen.findByText(/统计期间2025-06至2026-02/)).toBeVisible();
  });

  it.each([
    'ksny=2026-11&jsny=2026-01',
    'ksny=constructor&jsny=2026-00',
    'zgbm=%3Cimg%3E',
    'zgbm=88',
    'size=1000&page=1e9',
  ])('a hostile address is the usual page: %s', async (query) => {
    await renderHall(`/goodBadReviews?${query}`, { centre });
    expect(await screen.findByText(/统计期间2025-12至2026-11/)).toBeVisible();
    expect(screen.getByLabelText('主管部门')).toHaveValue('全部部门');
    expect((await (await region('评价意见')).findAllByLabelText(/的评价$/)).length).toBe(20);
  });

  it.each([
    ['null', 'null'],
    ['wrong types', '{"code":0,"data":{"pjs":"1","mys":1,"dj":[{}]}}'],
    ['more satisfied than there are', '{"code":0,"data":[{"value":"01","label":"归集","pjs":1,"mys":2}]}'],
    ['half a row', '{"code":0,"data":{"total":1,"list":[{"pjbh":"PJ1","pjnr":"好"}]}}'],
  ])('broken answers (%s) are said once each, and a retry helps', async (_, value) => {
    for (const path of ['hcp/getMyd', 'hcp/getPjList']) await centre.fault({ path, kind: 'answer', value });
    const { user } = await renderHall('/goodBadReviews', { centre });
    await waitFor(async () => expect(await alerts()).toHaveLength(2));
    expect(screen.getByRole('main')).not.toHaveTextContent('加载中');
    for (const button of screen.getAllByText('重新加载')) await user.click(button);
    expect(await tableOf('各等级评价')).toBeVisible();
    expect((await (await region('评价意见')).findAllByLabelText(/的评价$/)).length).toBe(20);
  });

  it('without the departments the rest is there', async () => {
    await centre.fault({ path: 'hcp/getZgbmList', kind: 'html' });
    const { user } = await renderHall('/goodBadReviews?zgbm=02', { centre });
    expect(await tableOf('各等级评价')).toBeVisible();
    await user.click(within(screen.getByText(/主管部门列表加载失败/)).getByRole('button', { name: '重新加载' }));
    await waitFor(() => expect(screen.getByLabelText('主管部门')).toHaveValue('提取管理处'));
  });
});

describe('事项评价', () => {
  it('is offered to each login type for its own service, preselected as the case says, and sent as one request', async () => {
    const { user } = await renderHall(`/evaluationInformation?ywlsh=${UNIT}`, {
      centre,
      person: '华夏精密',
    });
    expect(await screen.findByText('个人账户设立')).toBeVisible();
    expect(screen.getByRole('combobox', { name: '主管部门' })).toHaveDisplayValue('丰台管理部');
    expect(screen.getByRole('combobox', { name: '评价终端' })).toHaveValue('窗口');
    await chooseOption(screen.getByRole('combobox', { name: '评价终端' }), '热线');
    await user.click(screen.getByRole('radio', { name: '基本满意' }));
    await user.click(await screen.findByRole('checkbox', { name: '说明清楚' }));
    await user.click(screen.getByRole('checkbox', { name: '匿名评价' }));
    await user.dblClick(screen.getByRole('button', { name: '提交评价' }));
    expect(await screen.findByRole('heading', { name: '已收到您对个人账户设立的评价' })).toHaveFocus();
    const { token } = await centre.signIn('2', UNITS.华夏精密.dwzh);
    const { data } = await call(`${HCP}/getPjxq`, { token, json: { ywlsh: UNIT } });
    expect(data).toMatchObject({ pjdj: '3', pjx: ['说明清楚'], pjzdmc: '热线', zgbmmc: '丰台管理部', sfnm: '1' });
    expect(screen.queryByText(/已经评价过/)).not.toBeInTheDocument();
  });

  it('an empty form says everything that is missing and leads to it', async () => {
    const found = {
      ywlsh: DEVELOPER,
      sxmc: '开发商信息维护',
      pjzdmc: '',
      bjrq: '2026-11-14',
      jzrq: '2026-12-14',
      pj: '1',
    };
    // A case that names a department and a terminal there are not.
    const data = { list: [{ ...found, zgbm: '77', pjzd: '' }], total: 1, sjjz: '' };
    await centre.fault({ path: 'hcp/getYwpjList', kind: 'answer', value: JSON.stringify({ code: 0, data }) });
    const { user } = await renderHall(`/evaluationInformation?ywlsh=${DEVELOPER}`, {
      centre,
      person: '安居置业',
    });
    await user.click(await screen.findByRole('button', { name: '提交评价' }));
    const missing = screen.getByRole('alert');
    expect(missing).toHaveFocus();
    expect(
      within(missing)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['请选择主管部门', '请选择评价终端', '请选择总体评价']);
  });

  it('the same is sent again after a lost answer, and is one evaluation', async () => {
    const { user } = await renderHall(`/evaluationInformation?ywlsh=${ZHANG}`, { centre, person: '张建国' });
    await user.click(await screen.findByRole('radio', { name: '满意' }));
    for (const kind of ['html', 'truncate'] as const) {
      await centre.fault({ path: 'hcp/save', kind });
      await user.click(screen.getByRole('button', { name: '提交评价' }));
      expect(await screen.findByText(/^没有收到中心的答复，评价可能已经提交/)).toBeVisible();
    }
    expect(screen.getByRole('link', { name: '我的评价记录' })).toHaveAttribute('href', '#/evaluationRecords');
    await user.click(screen.getByRole('button', { name: '提交评价' }));
    expect(await screen.findByRole('heading', { name: '已收到您对还款期限变更的评价' })).toBeVisible();
  });

  it('items of a low grade are none of a high one', async () => {
    const { user } = await renderHall(`/evaluationInformation?ywlsh=${ZHANG}`, { centre, person: '张建国' });
    await user.click(await screen.findByRole('radio', { name: '不满意' }));
    await user.click(screen.getByRole('checkbox', { name: '材料过多' }));
    await user.click(screen.getByRole('radio', { name: '满意' }));
    expect(screen.queryByRole('checkbox', { name: '材料过多' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '提交评价' }));
    await screen.findByRole('heading', { name: '已收到您对还款期限变更的评价' });
    const { token } = await centre.signIn('1', PEOPLE.张建国.zjhm);
    expect((await call(`${HCP}/getPjxq`, { token, json: { ywlsh: ZHANG } })).data).toMatchObject({
      pjdj: '4',
      pjx: [],
    });
  });

  it('what an earlier version of the hall has kept is there again, and leaves the draft box once it is sent', async () => {
    const { token } = await centre.signIn('1', PEOPLE.张建国.zjhm);
    const nr = JSON.stringify({ pjdj: '2', pjx: ['51'], pjnr: '窗口等了很久', anonymous: true, zgbm: 5 });
    const draft = { ywlx: `hcp-${ZHANG}`, ywlsh: '', bbh: 1, dqbz: 'form', nr, xgcs: 0 };
    expect((await call('/api/izfgjj-zhfw/v1/draftbox/save', { token, json: draft })).code).toBe('0');
    const { user } = await renderHall(`/evaluationInformation?ywlsh=${ZHANG}`, { centre, person: '张建国' });
    expect(await screen.findByText('已恢复您之前填写的内容，请核对后提交。')).toBeVisible();
    expect(screen.getByRole('radio', { name: '不满意' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: '等待时间长' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: '匿名评价' })).toBeChecked();
    expect(screen.getByRole('combobox', { name: '主管部门' })).not.toHaveValue('');
    await user.type(screen.getByRole('textbox', { name: /^意见/ }), '，没有叫号');
    expect(await screen.findByText(/草稿已保存/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '提交评价' }));
    await screen.findByRole('heading', { name: '已收到您对还款期限变更的评价' });
    expect((await call(`${HCP}/getPjxq`, { token, json: { ywlsh: ZHANG } })).data.pjnr).toBe('窗口等了很久，没有叫号');
    expect((await call('/api/izfgjj-zhfw/v1/draftbox/getList', { token })).data).toEqual([]);
  });

  it('of two windows that write the same draft neither overwrites the other', async () => {
    const { token } = await centre.signIn('1', PEOPLE.张建国.zjhm);
    const { user } = await renderHall(`/evaluationInformation?ywlsh=${ZHANG}`, { centre, person: '张建国' });
    const words = await screen.findByRole('textbox', { name: /^意见/ });
    await user.type(words, '本页');
    await screen.findByText(/草稿已保存/);
    const other = { ywlx: `hcp-${ZHANG}`, ywlsh: '', bbh: 1, dqbz: 'form', nr: '{"pjnr":"另一窗口"}', xgcs: 1 };
    await call('/api/izfgjj-zhfw/v1/draftbox/save', { token, json: other });
    await user.type(words, '又写');
    await user.click(await screen.findByRole('button', { name: '使用较新的草稿' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^意见/ })).toHaveValue('另一窗口'));
    const { data } = await call('/api/izfgjj-zhfw/v1/draftbox/getInfo', { token, query: { ywlx: other.ywlx } });
    expect(data.nr).toBe(other.nr);
  });

  it('of somebody else’s, or without a number, is none', async () => {
    const { router } = await renderHall(`/evaluationInformation?ywlsh=${UNIT}`, { centre, person: '张建国' });
    expect(await screen.findByText(/未查到您名下的这笔办件/)).toBeVisible();
    await router.navigate('/evaluationInformation?ywlsh=1%27%20or%201');
    expect(await screen.findByText('没有指定要评价的办件')).toBeVisible();
  });
});

describe('我要评价、我的评价记录', () => {
  it('a case of the hall is offered once it has its result, with the last day, and is the hall’s own', async () => {
    await signedIn(centre, LIU);
    const ywlsh = await handIn({ card: 'another' });
    const before = await openPage(centre, LIU, '/startEvaluation', <StartEvaluation />);
    expect(await screen.findByText('目前没有可以评价的办件')).toBeVisible();
    before.unmount();
    await call('/api/__qa__/review', { json: { ywbh: ywlsh, result: 'approve', opinion: '同意' } });
    const after = await openPage(centre, LIU, '/startEvaluation', <StartEvaluation />);
    const row = await screen.findByRole('row', { name: new RegExp(ywlsh) });
    expect(cells(row)).toEqual(['2026-10至2026-11租房提取', ywlsh, '网厅', '2026-11-21', '2026-12-21', '去评价']);
    expect(within(row).getByRole('link')).toHaveAttribute('href', `/evaluationInformation?ywlsh=${ywlsh}`);
    after.unmount();
    await openPage(centre, LIU, `/evaluationInformation?ywlsh=${ywlsh}`, <EvaluationInformation />);
    expect(await screen.findByRole('combobox', { name: '评价终端' })).toHaveDisplayValue('网厅');
    expect(screen.getByRole('combobox', { name: '主管部门' })).toHaveDisplayValue('提取管理处');
  });

  it('a guest is told what signing in is for', async () => {
    await renderHall('/startEvaluation', { centre });
    expect(await screen.findByText(/请登录后评价/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: '办件编号' })).not.toBeInTheDocument();
  });

  it('a broken list says so and leaves the way by number', async () => {
    await centre.fault({ path: 'hcp/getYwpjList', kind: 'answer', value: '{"code":0,"data":{"list":{},"total":1}}' });
    const { user, address } = await renderHall('/startEvaluation', { centre, person: '张建国' });
    expect(await alerts()).toHaveLength(1);
    await user.type(screen.getByRole('textbox', { name: '办件编号' }), `${ZHANG}{Enter}`);
    expect(await screen.findByRole('heading', { level: 1, name: '事项评价' })).toBeVisible();
    expect(address()).toBe(`/evaluationInformation?ywlsh=${ZHANG}`);
  });

  it('an evaluated one leads to its record; grade and time choose among the records', async () => {
    const { token } = await centre.signIn('1', PEOPLE.张建国.zjhm);
    const form = { ywlsh: ZHANG, zgbm: '', pjzd: '', pjdj: '2', pjx: '51', pjnr: '窗口等了很久', sfnm: '0' };
    expect((await call(`${HCP}/save`, { token, form })).code).toBe('0');
    const { user, address } = await renderHall('/startEvaluation', { centre, person: '张建国' });
    await user.click(await screen.findByRole('link', { name: `已评价，查看还款期限变更${ZHANG.slice(-4)}` }));
    const detail = within(await screen.findByRole('dialog', { name: '评价详情' }));
    expect(await detail.findByText('最迟2026-11-23回访')).toBeVisible();
    expect(detail.getByText('未追评，截至2027-05-20可以追评一次')).toBeVisible();
    await user.click(detail.getByRole('button', { name: '知道了' }));
    expect(address()).toBe('/evaluationRecords');
    const grade = await screen.findByRole('combobox', { name: '评价等级' });
    await chooseOption(grade, '非常满意');
    expect(await screen.findByText('没有符合条件的评价')).toBeVisible();
    await chooseOption(grade, '不满意');
    await chooseOption(screen.getByRole('combobox', { name: '评价时间' }), '近3个月');
    expect(await screen.findByRole('article', { name: `对还款期限变更${ZHANG.slice(-4)}的评价` })).toBeVisible();
    expect(address()).toBe('/evaluationRecords?pjdj=2&ys=3');
  });

  it('a follow-up whose answer was lost can be sent again and is one', async () => {
    const { token } = await centre.signIn('1', PEOPLE.张建国.zjhm);
    const form = { ywlsh: ZHANG, zgbm: '', pjzd: '', pjdj: '4', pjx: '', pjnr: '', sfnm: '0' };
    await call(`${HCP}/save`, { token, form });
    const { user } = await renderHall('/evaluationRecords?pjdj=<b>&ys=-1', { centre, person: '张建国' });
    await user.click(await screen.findByRole('button', { name: /^追评/ }));
    const dialog = within(screen.getByRole('dialog', { name: '追评：还款期限变更' }));
    await user.type(dialog.getByRole('textbox'), '后来问了一次，答得很清楚');
    await centre.fault({ path: 'hcp/zp', kind: 'truncate' });
    await user.click(dialog.getByRole('button', { name: '提交追评' }));
    expect(await dialog.findByText(/可以再次提交同样的内容，不会重复/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '提交追评' }));
    expect(await screen.findByText('追评：后来问了一次，答得很清楚')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^追评/ })).not.toBeInTheDocument();
  });
});
