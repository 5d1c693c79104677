import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { encodeBase64 } from '@/lib/base64';
import { later, takeClock } from '../../clock';
import { fileCentre } from '../../file-centre';
import { renderHall } from '../../render-hall';

const LIST = '/zcxx/getZcxxList';
const DETAIL = '/zcxx/getZcxxXq';

const centre = fileCentre();

const rows = () => within(screen.getByRole('list', { name: '政策列表' })).getAllByRole('listitem');
const answer = (data: unknown) => JSON.stringify({ code: 0, msg: '', data });
const chosen = (group: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('button', { pressed: true }).textContent;

describe('政策列表', () => {
  it('客人看到全部，二十条一页，第二页在地址里', async () => {
    const hall = await renderHall('/policyInfo', { centre });
    await waitFor(() => expect(rows()).toHaveLength(20));
    expect(chosen('与我有关')).toBe('全部');
    await hall.user.click(screen.getByRole('button', { name: '第2页' }));
    await waitFor(() => expect(hall.address()).toBe('/policyInfo?page=2'));
  });

  it('按登录身份预选，可以看全部', async () => {
    const hall = await renderHall('/policyInfo', { centre, person: '安居置业' });
    await screen.findByText(/已按您的登录身份选出/);
    expect(chosen('与我有关')).toBe('开发商');
    await waitFor(() =>
      expect(rows().every((row) => within(row).queryByText(/开发商/, { selector: 'p span' }))).toBe(true),
    );
    const whole = within(screen.getByRole('group', { name: '与我有关' })).getByRole('button', { name: '全部' });
    fireEvent.click(whole);
    await waitFor(() => expect(rows()).toHaveLength(20));
    expect(hall.address()).toBe('/policyInfo?ygdx=all');
  });

  it('灵活就业人员预选灵活就业', async () => {
    await renderHall('/policyInfo', { centre, person: '阿依古丽' });
    await screen.findByText(/已按您的登录身份选出/);
    expect(chosen('与我有关')).toBe('灵活就业');
  });

  it('停下来才问，输入法未上屏不问，最后一次为准；词在结果里标出', async () => {
    const opened = vi.spyOn(XMLHttpRequest.prototype, 'open');
    const asked = () =>
      opened.mock.calls
        .map(([, url]) => new URL(String(url), 'http://localhost'))
        .filter(({ pathname }) => pathname.endsWith(LIST))
        .map(({ searchParams }) => searchParams.get('gjz') ?? '');
    const hall = await renderHall('/policyInfo', { centre });
    await waitFor(() => expect(rows()).toHaveLength(20));
    const field = screen.getByRole('searchbox', { name: '搜索' });
    takeClock();
    fireEvent.compositionStart(field);
    fireEvent.change(field, { target: { value: 'zu fang' } });
    await later(500);
    expect(hall.address()).toBe('/policyInfo');
    fireEvent.change(field, { target: { value: '租房' } });
    fireEvent.compositionEnd(field);
    await waitFor(() => expect(hall.address()).toBe('/policyInfo?gjz=%E7%A7%9F%E6%88%BF'));
    await waitFor(() => expect(rows()[0]?.querySelector('mark')).toHaveTextContent('租房'));
    await hall.user.type(field, '限额表外');
    await waitFor(() => expect(asked()).toEqual(['', '租房', '租房限额表外']));
    expect(await screen.findByText('没有符合条件的政策')).toBeInTheDocument();
    await hall.user.click(screen.getByRole('button', { name: '清除全部条件' }));
    await waitFor(() => expect(rows()).toHaveLength(20));
    expect(field).toHaveValue('');
  });

  it('分类和有效状态；分类旁的份数是选了它会看到的', async () => {
    await renderHall('/policyInfo?zcfl=04&yxzt=3', { centre });
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(chosen('分类')).toBe('个人贷款 2');
    expect(rows().every((row) => within(row).queryByText('已废止'))).toBe(true);
  });

  it('还没有施行的不说有效', async () => {
    await renderHall('/policyInfo?gjz=个人信息保护规则', { centre });
    await waitFor(() => expect(rows()[0]).toHaveTextContent(/个人信息保护规则 *尚未施行/));
    expect(rows()[0]).toHaveTextContent('2026-12-01施行');
  });

  it.each([
    '?zcfl=%3Cscript%3E&yxzt=9&ygdx=constructor&page=-1&size=1000000',
    '?page=abc&yxzt=__proto__&zcfl=toString',
    `?gjz=${encodeURIComponent('(')}&size=20`,
  ])('地址 %s 不出错', async (query) => {
    await renderHall(`/policyInfo${query}`, { centre });
    const nothing = query.startsWith('?gjz');
    if (nothing) expect(await screen.findByText('没有符合条件的政策')).toBeInTheDocument();
    else await waitFor(() => expect(rows()).toHaveLength(20));
  });

  it('分类取不到时说出来，可以再取', async () => {
    await centre.fault({ path: '/zcxx/zcflList', kind: 'html' });
    const hall = await renderHall('/policyInfo?zcfl=04', { centre });
    const said = await screen.findByText(/^分类暂时取不到/);
    await hall.user.click(within(said).getByRole('button', { name: '重新加载' }));
    await waitFor(() => expect(chosen('分类')).toMatch(/^个人贷款/));
    expect(screen.queryByText(/^分类暂时取不到/)).not.toBeInTheDocument();
  });

  it('超出的页说没有这一页', async () => {
    const hall = await renderHall('/policyInfo?page=99', { centre });
    await hall.user.click(await screen.findByRole('button', { name: '回到第一页' }));
    await waitFor(() => expect(rows()).toHaveLength(20));
  });

  it.each([
    ['null', answer(null)],
    ['列表不是列表', answer({ list: 'x', total: 3 })],
    ['HTML', '<html><body>502</body></html>'],
    ['空', ''],
  ])('坏的答复（%s）：一句话和重试', async (_name, value) => {
    await centre.fault({ path: LIST, kind: 'answer', value });
    const hall = await renderHall('/policyInfo', { centre });
    await hall.user.click(await screen.findByRole('button', { name: '重新加载' }));
    await waitFor(() => expect(rows()).toHaveLength(20));
  });

  it('坏的行不显示，缺的项说明', async () => {
    const good = { id: 'A', zcbt: '只有标题的政策', zcwh: null, fbrq: 20260101, yxzt: 7, ygdx: {}, zy: [] };
    await centre.fault({
      path: LIST,
      kind: 'answer',
      value: answer({ list: [null, 1, {}, { id: 'B' }, good], total: '1' }),
    });
    await renderHall('/policyInfo', { centre });
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(rows()[0]).toHaveTextContent('只有标题的政策有效状态未注明未编号发布日期未注明');
  });

  it('分类坏了，列表照常', async () => {
    await centre.fault({ path: '/zcxx/zcflList', kind: 'answer', value: answer({ x: 1 }) });
    await renderHall('/policyInfo', { centre });
    await waitFor(() => expect(rows()).toHaveLength(20));
    expect(screen.queryByRole('group', { name: '分类' })).toBeNull();
  });
});

describe('政策详情', () => {
  it('标题、目录、表格、解读、附件、相关，回到带条件的列表', async () => {
    const hall = await renderHall('/policyInfo?gjz=%E6%8F%90%E5%8F%96%E7%AE%A1%E7%90%86%E5%8A%9E%E6%B3%95', { centre });
    await hall.user.click(
      (await screen.findAllByRole('link', { name: '云州市住房公积金提取管理办法' }))[0] as HTMLElement,
    );
    expect(await screen.findByRole('heading', { level: 1, name: '云州市住房公积金提取管理办法' })).toBeInTheDocument();
    expect(screen.getByText('有效')).toBeInTheDocument();
    const contents = await screen.findByRole('navigation', { name: '目录' });
    await hall.user.click(within(contents).getByRole('button', { name: '第三章 办理程序' }));
    expect(screen.getByRole('heading', { level: 2, name: '第三章 办理程序' })).toHaveFocus();
    expect(screen.getByRole('group', { name: '表格1：提取事项一览' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: /提取办理流程/ })).toBeInTheDocument();
    expect(await screen.findByText('提取的钱多久到账？')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '下载 住房公积金提取申请表（PDF）' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '关于装修自住住房提取住房公积金的通知' })).toHaveAttribute(
      'href',
      '#/policyDetail?id=ZC20260924001',
    );
    await hall.user.click(screen.getByRole('link', { name: '返回政策列表' }));
    expect(hall.address()).toMatch(/^\/policyInfo\?gjz=/);
  });

  it('已修订和已废止的先说，并指向现行规定', async () => {
    const hall = await renderHall('/policyDetail?id=ZC20220822001', { centre });
    const note = await screen.findByRole('note');
    expect(note).toHaveTextContent('本政策已经废止');
    await hall.user.click(within(note).getByRole('link', { name: /2026年修订/ }));
    await screen.findByRole('heading', { level: 1, name: '云州市租房提取住房公积金管理办法（2026年修订）' });
    expect(screen.queryByRole('note')).toBeNull();
  });

  it.each(['', '?id=', '?id=%3Cimg%20src%3Dx%3E', `?id=${'9'.repeat(300)}`, '?id=../../x'])(
    '地址 %j 说不完整',
    async (query) => {
      await renderHall(`/policyDetail${query}`, { centre });
      expect(await screen.findByRole('alert')).toHaveTextContent('链接不完整');
      expect(screen.getByRole('link', { name: '从政策列表中选择' })).toHaveAttribute('href', '#/policyInfo');
    },
  );

  it('没有这份政策', async () => {
    await renderHall('/policyDetail?id=ZC404', { centre });
    expect(await screen.findByText(/没有找到这份政策/)).toBeInTheDocument();
  });

  it('正文读不出来时说明，其余照常', async () => {
    const broken = { id: 'A', zcbt: '坏正文', zcwh: '', yxzt: '1', zcnr: '!!!', tdzc: null };
    await centre.fault({ path: DETAIL, kind: 'answer', value: answer(broken) });
    await renderHall('/policyDetail?id=A', { centre });
    expect(await screen.findByText(/正文暂时无法显示/)).toBeInTheDocument();
    expect(screen.queryByText('--')).toBeNull();
  });

  it('恶意正文只剩文字；解读失败可以重试', async () => {
    const hostile = {
      id: 'A',
      zcbt: '甲',
      yxzt: '3',
      xxzc: null,
      zcnr: encodeBase64('<h1>一</h1><script>window.__x=1</script><p onclick="x">正文</p>'),
      yjd: '1',
    };
    await centre.fault({ path: DETAIL, kind: 'answer', value: answer(hostile) });
    await centre.fault({ path: '/zcxx/getZcjd', kind: 'answer', value: answer('x') });
    const hall = await renderHall('/policyDetail?id=A', { centre });
    expect(await screen.findByText('正文')).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('note')).toHaveTextContent('没有替代的政策');
    await centre.fault({
      path: '/zcxx/getZcjd',
      kind: 'answer',
      value: answer([{ wt: '问题', hd: '回答' }, { wt: '只有问题' }]),
    });
    await hall.user.click(await screen.findByRole('button', { name: '重新加载' }));
    expect(await screen.findByText('回答')).toBeInTheDocument();
    expect(screen.queryByText('只有问题')).toBeNull();
  });
});
