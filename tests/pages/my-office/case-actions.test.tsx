import { moveClock } from '@mocks/centre/daily-jobs';
import { setClosedCard } from '@mocks/centre/kernel/accounts/bank';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { submit } from '@mocks/centre/office/applications';
import { startTestCentre, type TestCentre } from '@mocks/node';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import CaseDetail from '@/pages/my-office/CaseDetail';
import MyOffice from '@/pages/my-office/MyOffice';
import '@/flows/registry';
import '@/lists/registry';
import { fetchDocuments, issueReceipt } from '@/api/archive/documents';
import { fetchCase, withdrawCase } from '@/api/cases/business';
import { deleteDraft, fetchDraft, saveDraft } from '@/api/cases/drafts';
import { RESUME } from '@/engine/draft/resume';
import { useDictionaries } from '@/session/dictionary';
import { GUO_LEI } from '../../centre/fixture';
import { chooseOption } from '../../choose-option';
import { openPage, signedIn } from '../../flows/open-page';
import { ANOTHER_CARD, handIn, keepDraft, LIU_VALUES } from '../../flows/rent-form';
import { call } from '../../handlers/call';
import { LIU, PEOPLE } from '../../people';

let centre: TestCentre;
let ywlsh = '';
beforeAll(async () => {
  centre = await startTestCentre({ today: '2026-11-21' });
});
beforeEach(async () => {
  await signedIn(centre, LIU);
  ywlsh = await handIn({ card: 'another' });
});
afterEach(() => centre.reset());
afterAll(() => centre.close());

const review = (result: 'approve' | 'return' | 'refuse', opinion = '同意') =>
  call('/api/__qa__/review', { json: { ywbh: ywlsh, result, opinion } });
const openList = () => openPage(centre, LIU, '/grwt/MyOffice', <MyOffice />);
const row = () => screen.findByRole('row', { name: new RegExp(ywlsh) });

describe('what can be done about a case in the list', () => {
  it('under review: taking back, and nothing that has to wait for the result', async () => {
    await openList();
    const found = within(await row());
    expect(found.getByRole('button', { name: '撤回' })).toBeVisible();
    expect(found.queryByRole('button', { name: /^评价/ })).not.toBeInTheDocument();
    expect(found.queryByRole('link', { name: /^再办一笔/ })).not.toBeInTheDocument();
    expect(found.queryByRole('link', { name: /^补正/ })).not.toBeInTheDocument();
  });

  it('returned: correction with its last day', async () => {
    await review('return', '请补充租赁合同');
    await openList();
    const found = within(await row());
    expect(found.getByRole('link', { name: /^补正/ })).toHaveAttribute(
      'href',
      `/grwt/tqSys/tqyw/zfzj_tq?ywlsh=${ywlsh}&backNav=%2Fgrwt%2FMyOffice`,
    );
    expect(found.getByText('2026-12-04当日24时前处理')).toBeVisible();
  });

  it('with its result: evaluation and another one', async () => {
    await review('approve');
    await openList();
    const found = within(await row());
    expect(found.getByRole('button', { name: /^评价/ })).toBeVisible();
    expect(found.getByRole('link', { name: /^再办一笔/ })).toHaveAttribute('href', '/grwt/tqSys/tqyw/zfzj_tq');
    expect(found.queryByRole('button', { name: '撤回' })).not.toBeInTheDocument();
    const ended = found.getAllByRole('cell').find((cell) => cell.dataset.label === '办结时间');
    expect(ended).toHaveTextContent(/^2026-11-2\d \d\d:\d\d:\d\d$/);
    cleanup();
    await openPage(centre, LIU, `/grwt/MyOffice/detail?ywlsh=${ywlsh}`, <CaseDetail />);
    const head = await screen.findByRole('region', { name: '办件概况' });
    expect(head).toHaveTextContent(/办结时间2026-11-2\d \d\d:\d\d:\d\d/);
    expect(head).not.toHaveTextContent(/承诺办结日|停留/);
  });

  it('sent back by the bank: it leads to where another account is named, under the name that this has everywhere', async () => {
    await centre.transact((tx) => setClosedCard(tx, { yhzh: ANOTHER_CARD.skyhzh, yy: '', open: false }));
    await review('approve');
    await openList();
    const found = within(await row());
    expect(found.getByRole('link', { name: /^更正收款账号/ })).toHaveAttribute(
      'href',
      `/grwt/cxyw/tqcx/tqjl?gz=${ywlsh}`,
    );
  });

  it('a repayment that failed is tried again by the centre: nothing to go on with, only to take it back', async () => {
    const failed = await centre.transact((tx) => {
      const number = issueNumber(tx, GUO_LEI, 'GD0602');
      const values = { ywlx: 'GD0602', ywlsh: number, dkzh: PEOPLE.郭磊.dkzh, hklx: '1', yhkr: '2026-11-23' };
      submit(tx, GUO_LEI, values);
      moveClock(tx, { now: '2026-11-23' });
      return number;
    });
    await openPage(centre, PEOPLE.郭磊.zjhm, '/grwt/MyOffice', <MyOffice />);
    const found = within(await screen.findByRole('row', { name: new RegExp(failed) }));
    expect(found.getAllByText('扣款未成功，待再次扣款')[0]).toBeVisible();
    expect(found.queryByRole('link', { name: /变更|更正|^继续办理/ })).not.toBeInTheDocument();
    expect(found.getByRole('button', { name: '撤回' })).toBeVisible();
  });

  it('says when the promise is broken', async () => {
    await call('/api/__qa__/clock', { json: { days: 10 } });
    await openList();
    expect(await row()).toHaveTextContent('2026-11-25已超期');
  });

  it('names the businesses to filter by as the dictionary of business codes does', async () => {
    const { businessCodes } = useDictionaries.getState();
    onTestFinished(() => useDictionaries.setState({ businessCodes }));
    useDictionaries.setState({ businessCodes: new Map([['TQ0107', '租赁住房提取']]) });
    await openList();
    await row();
    await chooseOption(screen.getByLabelText('业务名称'), '租赁住房提取');
    expect(await row()).toBeVisible();
  });

  it('finds by business and day', async () => {
    const { user } = await openList();
    await row();
    await chooseOption(screen.getByLabelText('业务名称'), '租房提取');
    expect(await row()).toBeVisible();
    await user.type(screen.getByLabelText('受理日期结束'), '2026-11-20');
    await user.tab();
    expect(await screen.findByText('暂无办件')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '重置' }));
    expect(await row()).toBeVisible();
  });
});

describe('what was typed for a case that is over', () => {
  const KEPT = '填写的内容已放回草稿箱，重新申请时可以继续使用。';
  const openCase = () => openPage(centre, LIU, `/grwt/MyOffice/detail?ywlsh=${ywlsh}`, <CaseDetail />);
  const overview = () => screen.findByRole('region', { name: '办件概况' });
  beforeEach(async () => {
    await centre.reset();
    await signedIn(centre, LIU);
    ({ ywlsh } = await keepDraft('confirm', LIU_VALUES));
    await handIn({ ywlsh, card: 'another' });
  });

  it('is one click away from the case and from the list, and no longer offered once the draft is gone', async () => {
    await review('refuse', '租房信息不属实');
    await openList();
    expect(within(await row()).getByRole('link', { name: /^继续填写/ })).toHaveAttribute(
      'href',
      '/grwt/tqSys/tqyw/zfzj_tq?backNav=%2Fgrwt%2FMyOffice',
    );
    expect(within(await row()).queryByRole('link', { name: /^再办一笔/ })).toBeNull();
    cleanup();
    const { user, router } = await openCase();
    expect(await overview()).toHaveTextContent(KEPT);
    await user.click(screen.getByRole('button', { name: '继续填写' }));
    expect(router.state.location).toMatchObject({ pathname: '/grwt/tqSys/tqyw/zfzj_tq', state: RESUME });
    cleanup();
    // It is gone on with, and is the same draft.
    const draft = await fetchDraft('TQ0107');
    if (!draft) throw new Error('the draft is not there');
    await saveDraft({ ...draft, nr: JSON.stringify({ ...LIU_VALUES, sqtqje: '2000.00' }) });
    const again = await openCase();
    expect(await screen.findByRole('button', { name: '继续填写' })).toBeVisible();
    again.unmount();
    await deleteDraft('TQ0107');
    await openCase();
    expect(await overview()).not.toHaveTextContent('草稿箱');
    expect(screen.queryByRole('button', { name: '继续填写' })).toBeNull();
    expect(screen.getByRole('button', { name: '再办一笔' })).toBeVisible();
  });

  it('has given way to what is typed for another one: nobody is told that it is there', async () => {
    await review('return', '请补充租赁合同');
    await keepDraft('materials', LIU_VALUES);
    await withdrawCase(ywlsh);
    await openCase();
    expect(await overview()).not.toHaveTextContent('草稿箱');
    expect((await centre.outbox()).find(({ text }) => text?.includes('已撤回'))?.text).not.toContain('草稿箱');
  });
});

it('the way of a case ends with what comes next, until it is over', async () => {
  const course = async () => {
    const opened = await openPage(centre, LIU, `/grwt/MyOffice/detail?ywlsh=${ywlsh}`, <CaseDetail />);
    const points = within(await screen.findByRole('region', { name: '办理过程' })).getAllByRole('listitem');
    const text = points.at(-1)?.textContent;
    opened.unmount();
    return text;
  };
  expect(await course()).toBe('接下来：待审核承诺办结日2026-11-25');
  await review('return', '请补充租赁合同');
  expect(await course()).toBe('接下来：等待您补正请于2026-12-04当日24时前处理');
  await withdrawCase(ywlsh);
  expect(await course()).toMatch(/^撤回申请/);
});

it.each([
  ['approve', '办结通知书'],
  ['refuse', '不予通过通知书'],
  ['return', '补正通知书'],
] as const)('%s: page, button and document have the one name %s', async (result, name) => {
  await review(result);
  await openPage(centre, LIU, `/grwt/MyOffice/detail?ywlsh=${ywlsh}`, <CaseDetail />);
  const { title } = await issueReceipt(ywlsh);
  expect(title).toBe(`2026-10至2026-11租房提取${name}`);
  expect(await screen.findByRole('button', { name: `下载PDF：${title}` })).toBeVisible();
  expect(screen.getByRole('button', { name: `打印${name}` })).toBeVisible();
  expect(screen.queryByText(/业务回执/)).toBeNull();
});

describe('评价', () => {
  const openForm = async () => {
    await review('approve');
    const opened = await openPage(centre, LIU, `/grwt/MyOffice/detail?ywlsh=${ywlsh}`, <CaseDetail />);
    await opened.user.click(await screen.findByRole('button', { name: /^评价/ }));
    const form = within(screen.getByRole('dialog', { name: '评价：2026-10至2026-11租房提取' }));
    await form.findByRole('button', { name: '提交评价' });
    const summary = () =>
      within(form.getByRole('alert'))
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    return { ...opened, form, summary };
  };

  it('asks for reasons and words where the grade is low, and is given once', async () => {
    const { user, form, summary } = await openForm();
    await user.click(form.getByRole('button', { name: '提交评价' }));
    expect(summary()).toEqual(['请选择总体评价']);
    await user.click(form.getByRole('radio', { name: '不满意' }));
    await form.findByRole('checkbox', { name: '材料过多' });
    await user.type(form.getByLabelText(/^意见/), '太慢了');
    await user.click(form.getByRole('button', { name: '提交评价' }));
    expect(summary()).toEqual(['请至少选择一个评价项', '意见不少于5个字，请补充具体情况']);
    await user.click(form.getByRole('checkbox', { name: '材料过多' }));
    await user.type(form.getByLabelText(/^意见/), '，请改进');
    await user.click(form.getByRole('checkbox', { name: '匿名评价' }));
    await user.click(form.getByRole('button', { name: '提交评价' }));
    expect(await screen.findByText(/1个工作日内与您联系/)).toBeVisible();
    expect(await screen.findByText('您已评价本次办件，感谢您的意见。')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^评价/ })).not.toBeInTheDocument();
    expect((await fetchCase(ywlsh)).pj).toBe('2');
  });

  it('takes a high grade without a word', async () => {
    const { user, form } = await openForm();
    await user.click(form.getByRole('radio', { name: '非常满意' }));
    await user.click(form.getByRole('button', { name: '提交评价' }));
    expect(await screen.findByText('感谢您的评价，我们会继续努力。')).toBeVisible();
  });

  it('keeps what was typed when the centre fails', async () => {
    const { user, form } = await openForm();
    await user.click(form.getByRole('radio', { name: '满意' }));
    await user.type(form.getByLabelText(/^意见/), '办得很快');
    await centre.fault({ path: 'hcp/save', kind: 'code', value: 7 });
    await user.click(form.getByRole('button', { name: '提交评价' }));
    expect(await form.findByText('模拟的业务拒绝')).toBeVisible();
    expect(form.getByLabelText(/^意见/)).toHaveValue('办得很快');
  });

  it('is refused by the centre before the result, twice, too late, for another person and with forged fields', async () => {
    const token = (await centre.signIn('1', LIU)).token;
    const save = (form: Record<string, string>, as = token) =>
      call('/api/izfgjj-zhfw/v1/hcp/save', {
        token: as,
        form: { ywlsh, pjdj: '5', pjx: '', pjnr: '', sfnm: '0', ...form },
      });
    expect((await save({})).msg).toBe('该办件还没有结果，办结后才能评价');
    await review('approve');
    const other = (await centre.signIn('1', PEOPLE.孙丽.zjhm)).token;
    expect((await save({}, other)).msg).toBe('未找到该业务，请从“我的办件”进入');
    expect((await save({ pjdj: '6' })).data.fieldErrors).toEqual({ pjdj: '请选择总体评价' });
    expect((await save({ pjdj: '1' })).data.fieldErrors).toEqual({
      pjx: '请至少选择一个评价项',
      pjnr: '请输入意见',
    });
    expect((await save({ pjdj: '5', pjx: '51' })).data.fieldErrors).toEqual({ pjx: '请至少选择一个评价项' });
    expect((await save({ pjx: '01,02,03,04,05,06' })).data.fieldErrors).toEqual({ pjx: '评价项最多选5项' });
    expect((await save({ pjnr: '好'.repeat(201) })).data.fieldErrors).toEqual({ pjnr: '意见不能超过200个字' });
    expect((await save({})).code).toBe('0');
    // The same once more is a repetition after a lost answer; another opinion is a second one.
    expect((await save({})).code).toBe('0');
    expect((await save({ pjnr: '改了主意，还想再说几句' })).msg).toBe('该办件已经评价过，每个办件只能评价一次');
    await centre.reset();
    await signedIn(centre, LIU);
    ywlsh = await handIn({ card: 'another' });
    await review('approve');
    await call('/api/__qa__/clock', { json: { days: 31 } });
    expect((await save({}, (await centre.signIn('1', LIU)).token)).msg).toBe('办结已超过30天，不能再评价');
  });
});

describe('回执与文书', () => {
  it('is one receipt for each step the case has taken, with the reason where it was returned', async () => {
    const first = await issueReceipt(ywlsh);
    expect(first).toMatchObject({ title: '2026-10至2026-11租房提取受理回执', zmlx: '31', ywlsh, zt: '1' });
    expect(await issueReceipt(ywlsh)).toEqual(first);
    await review('return', '请补充租赁合同');
    expect((await issueReceipt(ywlsh)).title).toBe('2026-10至2026-11租房提取补正通知书');
    const { list } = await fetchDocuments({ ywlsh, page: 1, size: 10 });
    expect(list.map(({ title }) => title)).toEqual([
      '2026-10至2026-11租房提取补正通知书',
      '2026-10至2026-11租房提取受理回执',
    ]);
  });

  it('shows the papers of the case and says why one cannot be had', async () => {
    const { user } = await openPage(centre, LIU, `/grwt/MyOffice/detail?ywlsh=${ywlsh}`, <CaseDetail />);
    const papers = within(await screen.findByRole('region', { name: '回执与文书' }));
    await centre.fault({ path: 'zmkj/hz', kind: 'code', value: 7 });
    await user.click(await papers.findByRole('button', { name: '下载PDF：2026-10至2026-11租房提取受理回执' }));
    expect(await screen.findByText('模拟的业务拒绝')).toBeVisible();
  });

  it('a preview is headed by the title alone; its button says which of several it is', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:paper');
    const { zmbh } = await issueReceipt(ywlsh);
    const { user } = await openPage(centre, LIU, `/grwt/MyOffice/detail?ywlsh=${ywlsh}`, <CaseDetail />);
    const title = '2026-10至2026-11租房提取受理回执';
    await user.click(await screen.findByRole('button', { name: `预览${title}（编号尾号${zmbh.slice(-6)}）` }));
    expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
    vi.restoreAllMocks();
  });

  it('is for its owner alone', async () => {
    await signedIn(centre, PEOPLE.孙丽.zjhm);
    await expect(issueReceipt(ywlsh)).rejects.toThrow('未找到该业务，请从“我的办件”进入');
    expect((await fetchDocuments({ ywlsh, page: 1, size: 10 })).total).toBe(0);
  });
});

it('asks before closing a window of its own, and goes to the messages where the browser does not close it', async () => {
  vi.spyOn(window.history, 'length', 'get').mockReturnValue(1);
  // A browser that does not close what no script has opened.
  const close = vi.spyOn(window, 'close').mockImplementation(() => {});
  const { user, router } = await openPage(centre, LIU, `/grwt/MyOffice/detail?ywlsh=${ywlsh}`, <CaseDetail />);
  await user.click(await screen.findByRole('button', { name: '关闭页面' }));
  const question = within(await screen.findByRole('alertdialog', { name: '系统提示' }));
  expect(question.getByText('您是否需要关闭当前页面？')).toBeVisible();
  await user.click(question.getByRole('button', { name: '停留本页面' }));
  expect(router.state.location.pathname).toBe('/grwt/MyOffice/detail');
  await user.click(screen.getByRole('button', { name: '关闭页面' }));
  const again = within(await screen.findByRole('alertdialog', { name: '系统提示' }));
  await user.click(again.getByRole('button', { name: '关闭页面' }));
  expect(close).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(window.location.hash).toBe('#/sysMsg/msgHome'));
});

it('a case taken back in another tab says so when the page, or the list, comes into view again', async () => {
  await openPage(centre, LIU, `/grwt/MyOffice/detail?ywlsh=${ywlsh}`, <CaseDetail />);
  expect(await screen.findByRole('button', { name: '撤回' })).toBeVisible();
  await withdrawCase(ywlsh);
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(screen.queryByRole('button', { name: '撤回' })).not.toBeInTheDocument());
});
