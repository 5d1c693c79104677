import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DEFAULT_ANSWERS_QUERY, readAnswersQuery } from '@/pages/public/answers/answers-address';
import { fileCentre } from '../../file-centre';
import { renderHall } from '../../render-hall';

const centre = fileCentre();

const field = () => screen.getByLabelText('您想问什么？');

describe('the address of /znts', () => {
  it('is checked: anybody can write one', () => {
    const asked = readAnswersQuery({
      ...DEFAULT_ANSWERS_QUERY,
      q: ' 租房 ',
      lb: '__proto__',
      fl: '../x',
      wt: '<b>',
      page: '-1',
      size: '7',
    });
    expect(asked).toEqual({ q: '租房', lb: '', fl: '', wt: '', page: 1, size: 20 });
    expect(
      readAnswersQuery({ ...DEFAULT_ANSWERS_QUERY, lb: 'zc', fl: 'tq', wt: 'tq01', page: '3', size: '50' }),
    ).toEqual({
      ...{ q: '', lb: 'zc', fl: 'tq', wt: 'tq01', page: 3, size: 50 },
    });
  });

  it('never holds half a character: no link could be made of it', async () => {
    const typed = `${'公'.repeat(199)}😀😀`;
    expect(readAnswersQuery({ ...DEFAULT_ANSWERS_QUERY, q: typed }).q).toBe(`${'公'.repeat(199)}😀`);
    await renderHall(`/znts?q=${encodeURIComponent(typed)}`, { centre });
    expect(await screen.findByRole('link', { name: '把这个问题提交给中心' })).toBeVisible();
  });
});

describe('/znts', () => {
  it('answers as one types; arrows lead into what was found and back', async () => {
    const { user, address } = await renderHall('/znts', { centre });
    expect(await screen.findByRole('heading', { name: '大家都在问' })).toBeVisible();
    await user.type(field(), '交房租');
    const questions = await screen.findByRole('region', { name: '问答' });
    expect(address()).toBe(`/znts?q=${encodeURIComponent('交房租')}`);
    const business = within(screen.getByRole('region', { name: '业务' }));
    expect(business.getByRole('link', { name: '租房提取' })).toBeVisible();
    expect(business.getAllByText('需个人登录')[0]).toBeVisible();

    await user.keyboard('{ArrowDown}');
    const first = within(questions).getByRole('link', { name: '租房怎么提取公积金？' });
    expect(first).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(field()).toHaveFocus();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(await screen.findByRole('heading', { name: '租房怎么提取公积金？' })).toHaveFocus();
    expect(address()).toContain('wt=tq01');
  });

  it('gives the best answer whole in the list, with the own figures and the way to the form, and counts no read', async () => {
    const { user, address } = await renderHall('/znts?q=还款日是哪一天', { centre, person: '张建国' });
    const questions = within(await screen.findByRole('region', { name: '问答' }));
    const own = await questions.findByRole('region', { name: '您的情况' });
    expect(own).toHaveTextContent('下次扣款2026-12-20，3,208.73元');
    const ways = within(questions.getByRole('region', { name: '去办理' }));
    const [form] = ways.getAllByRole('link');
    if (!form) throw new Error('The answer leads nowhere');
    await user.click(form);
    await waitFor(() => expect(address()).toMatch(/^\/grwt\//));
    expect(await centre.transact((tx) => tx.store.table('question-reads').size)).toBe(0);
  });

  it('shows the answer, takes one vote, leads a guest to the business by way of the sign-in', async () => {
    const { user, address } = await renderHall('/znts?wt=tq01', { centre });
    expect(await screen.findByText('没有备案合同：每人每月最多1,500元')).toBeVisible();

    await user.click(screen.getByRole('button', { name: '有帮助 0' }));
    expect(await screen.findByRole('button', { name: '有帮助 1' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(within(screen.getByRole('region', { name: '去办理' })).getByRole('link', { name: '租房提取' }));
    await waitFor(() => expect(address()).toBe('/login'));
  });

  it('goes on with the question that led to the answer when one comes back', async () => {
    const { user } = await renderHall('/znts?q=租房', { centre });
    await user.click(await screen.findByRole('link', { name: '每月最多能提多少房租？' }));
    await screen.findByRole('heading', { name: '每月最多能提多少房租？' });
    await user.click(screen.getByRole('button', { name: '返回' }));
    await waitFor(() => expect(screen.getByRole('link', { name: '每月最多能提多少房租？' })).toHaveFocus());
  });

  it('does not count the former hits for a new question that is still looked for', async () => {
    const { user } = await renderHall('/znts?q=租房', { centre });
    await screen.findByText(/^“租房”：找到\d+条$/);
    await centre.fault({ path: 'qwss/getList', kind: 'delay', value: '600' });
    await user.clear(field());
    await user.type(field(), '外星飞船');
    expect(await screen.findByText('正在查找“外星飞船”...')).toBeVisible();
    expect(await screen.findByText('没有找到与“外星飞船”有关的内容')).toBeVisible();
  });

  it('carries an unanswered question to the complaints', async () => {
    await renderHall('/znts?q=外星飞船', { centre });
    expect(await screen.findByText('没有找到与“外星飞船”有关的内容')).toBeVisible();
    const ask = screen.getByRole('link', { name: '把这个问题提交给中心' }).getAttribute('href') ?? '';
    expect(decodeURIComponent(ask)).toContain('/complaintJYAdd?bt=外星飞船');
    expect(screen.getByRole('link', { name: '12329' })).toHaveAttribute('href', 'tel:12329');
  });

  it('shows one kind alone page by page, and the questions of a group', async () => {
    const { user, address } = await renderHall('/znts?q=提取&lb=wd&size=10', { centre });
    const list = await screen.findByRole('region', { name: '问答' });
    expect(within(list).getAllByRole('listitem').length).toBeGreaterThanOrEqual(10);
    await user.click(within(list).getByRole('button', { name: '第2页' }));
    await waitFor(() => expect(address()).toContain('page=2'));
    await user.click(screen.getByRole('button', { name: '返回全部结果' }));
    expect(await screen.findByRole('region', { name: '政策' })).toBeVisible();
    await user.clear(field());
    await user.click(await screen.findByRole('button', { name: /^单位业务/ }));
    expect(await screen.findByRole('link', { name: '新成立的单位怎样办理缴存登记？' })).toBeVisible();
  });

  it('pushes what fits the person, takes it away on request and brings it back', async () => {
    const { user } = await renderHall('/znts', { centre, person: '张建国' });
    const pushed = await screen.findByRole('region', { name: '为您推送' });
    expect(await within(pushed).findByRole('heading', { name: '签约冲还贷' })).toBeVisible();
    expect(within(pushed).getByText(/您的公积金贷款还剩[\d,]+\.\d\d元/)).toBeVisible();
    await user.click(within(pushed).getByRole('button', { name: '不再提示：签约冲还贷' }));
    await waitFor(() => expect(within(pushed).queryByRole('heading', { name: '签约冲还贷' })).toBeNull());
    await user.click(within(pushed).getByRole('button', { name: '恢复已隐藏的1条' }));
    expect(await within(pushed).findByRole('heading', { name: '签约冲还贷' })).toBeVisible();
  });

  it('tells the signed-in whose business it is when it is not theirs', async () => {
    await renderHall('/znts?wt=dw02', { centre, person: '张建国' });
    const ways = await screen.findByRole('region', { name: '去办理' });
    expect(within(ways).queryByRole('link', { name: '汇缴' })).toBeNull();
    expect(within(ways).getAllByText('用单位账号登录后办理')[0]).toBeVisible();
  });

  it.each([
    ['getRmList', '/znts', { list: null, fl: [] }],
    ['qwss/getList', '/znts?q=租房', { fz: [{ lb: 'yw', total: '三', list: [] }] }],
    ['intellect/getInfo', '/znts?wt=tq01', { id: 'tq01', bt: '<img src=x onerror=alert(1)>', sx: 'x' }],
  ])('says one sentence for a broken %s and tries again', async (path, address, data) => {
    await centre.fault({ path, kind: 'answer', value: JSON.stringify({ code: 0, msg: '', data }) });
    const { user } = await renderHall(address, { centre });
    expect(await screen.findByText('服务返回的数据不完整或格式不正确，请稍后重试')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: '重新加载' }));
    await waitFor(() => expect(screen.queryByText('加载失败')).toBeNull());
  });
});

describe('the search in the banner', () => {
  const box = () => screen.getByRole('combobox', { name: '搜索业务、政策、指南和问答' });

  it('is there for guests: businesses with the need to sign in, the rest by kind, all of it on a page', async () => {
    const { user, address } = await renderHall('/zmhy', { centre });
    await user.type(box(), '租房');
    const business = await screen.findByRole('option', { name: /^租房提取 ?个人/ });
    expect(business).toHaveTextContent('个人业务 · TQ0107 · 需登录');
    expect(business).toHaveAttribute('aria-selected', 'true');
    const policies = await screen.findByRole('group', { name: '政策' });
    expect(within(policies).getAllByRole('option').length).toBeGreaterThan(0);
    expect(box()).toHaveAttribute('aria-activedescendant', business.id);
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('option', { name: '查看全部结果' })).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe(`/znts?q=${encodeURIComponent('租房')}`));
    expect(box()).toHaveValue('');
  });

  it('marks nothing that comes later: Enter leads to all that was found', async () => {
    const { user, address } = await renderHall('/zmhy', { centre });
    await user.type(box(), '老头子退休了');
    await screen.findByRole('option', { name: /^离退休提取 ?个人/ });
    expect(box()).not.toHaveAttribute('aria-activedescendant');
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { name: /^离退休提取 ?个人/ })).toHaveAttribute('aria-selected', 'true');
    await user.clear(box());
    await user.type(box(), '老头子退休');
    await screen.findByRole('option', { name: /^离退休提取 ?个人/ });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe(`/znts?q=${encodeURIComponent('老头子退休')}`));
  });

  it('does not take the Enter that ends an input method’s word, which Safari sends afterwards with code 229', async () => {
    const { user, address } = await renderHall('/zmhy', { centre });
    await user.type(box(), '租房');
    await screen.findByRole('option', { name: /^租房提取 ?个人/ });
    fireEvent.keyDown(box(), { key: 'Enter', keyCode: 229 });
    expect(address()).toBe('/zmhy');
    expect(box()).toHaveValue('租房');
    fireEvent.keyDown(box(), { key: 'Enter', keyCode: 13 });
    await waitFor(() => expect(address()).toBe('/login'));
  });

  it('says of a policy whether it is in force, and that nothing was found', async () => {
    const { user } = await renderHall('/zmhy', { centre });
    await user.type(box(), '租房');
    expect(await screen.findByRole('option', { name: /^租房提取住房公积金管理规定/ })).toHaveTextContent('已废止');
    await user.clear(box());
    await user.type(box(), '外星飞船');
    expect(await screen.findByText('没有找到与“外星飞船”相关的内容')).toBeVisible();
    expect(screen.getByText('没有找到相关内容')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('option')).toHaveTextContent('换个说法，或向中心提问');
  });

  it('stays open when it is pressed beside a line, opens again in the field, survives half a character', async () => {
    const { user } = await renderHall('/zmhy', { centre });
    await user.type(box(), '租房');
    const group = await screen.findByRole('group', { name: '政策' });
    await user.click(within(group).getByText('政策'));
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    await user.click(box());
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    fireEvent.change(box(), { target: { value: '租房\ud83d' } });
    expect(await screen.findByRole('option', { name: /^租房提取 ?个人/ })).toBeVisible();
  });

  it('leads a guest who chooses a business to the sign-in', async () => {
    const { user, address } = await renderHall('/zmhy', { centre });
    await user.type(box(), 'tq0107');
    await screen.findByRole('option', { name: /^租房提取 ?个人/ });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/login'));
  });

  it('is not on the sign-in page', async () => {
    await renderHall('/login', { centre });
    expect(screen.queryByRole('search')).toBeNull();
  });

  it('shows hostile names as text and leaves foreign addresses out', async () => {
    const hit = { id: 'x', bt: '<img src=x onerror=alert(1)>', zy: '', lj: '/policyDetail?id=1', yhlx: '' };
    const foreign = { id: 'y', bt: '外站', zy: '', lj: 'https://evil.example/', yhlx: '' };
    const script = { id: 'z', bt: '脚本', zy: '', lj: 'javascript:alert(1)', yhlx: '1' };
    const fz = [
      { lb: 'yw', total: 1, list: [script] },
      { lb: 'zc', total: 2, list: [hit, foreign] },
    ];
    await centre.fault({
      path: 'qwss/getList',
      kind: 'answer',
      value: JSON.stringify({ code: 0, msg: '', data: { fz } }),
    });
    const { user } = await renderHall('/zmhy', { centre });
    await user.type(box(), '政策文件');
    expect(await screen.findByRole('option', { name: '<img src=x onerror=alert(1)>' })).toBeVisible();
    expect(screen.queryByRole('option', { name: '外站' })).toBeNull();
    expect(screen.queryByRole('option', { name: '脚本' })).toBeNull();
  });

  it('still finds businesses when the centre does not answer', async () => {
    await centre.fault({ path: 'qwss/getList', kind: 'html', times: 9 });
    const { user } = await renderHall('/zmhy', { centre });
    await user.type(box(), '租房');
    expect(await screen.findByText('政策、指南和问答暂时查不到，请稍后再试')).toBeVisible();
    expect(screen.getByRole('option', { name: /^租房提取 ?个人/ })).toBeVisible();
  });
});

describe('an answer that computes', () => {
  it('says the figures of who is signed in and leads to the business', async () => {
    await renderHall('/znts?wt=hk05', { centre, person: '张建国' });
    const own = await screen.findByRole('region', { name: '您的情况' });
    expect(own).toHaveTextContent(/今天一次还清¥[\d,.]+本金.+元＋利息.+元/);
    expect(own).toHaveTextContent(/一次还清少付利息¥[\d,.]+/);
  });

  it('sends guests to the sign-in', async () => {
    const { user, address } = await renderHall('/znts?wt=hk05', { centre });
    expect(await screen.findByText('登录个人账号后，这里按您本人的账户和贷款算出来。')).toBeVisible();
    expect(screen.queryByRole('region', { name: '您的情况' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '登录' }));
    await waitFor(() => expect(address()).toBe('/login'));
  });
});
