import { ownerOf } from '@mocks/centre/kernel/transaction';
import { complaints } from '@mocks/centre/public/complaints/complaints';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Draft } from '@/api/cases/drafts';
import { rememberedFile, rememberFile } from '@/form/open/files/chosen-files';
import { filesReader, lostFiles } from '@/form/open/files/chosen-list';
import { storageKey } from '@/lib/storage';
import {
  boxContent,
  newRequestKey,
  openDraft,
  readTabDraft,
  saveTabDraft,
} from '@/pages/public/complaints/complaint-draft';
import { complaintForm } from '@/pages/public/complaints/complaint-form';
import type { FlowValues } from '@/schema/field-kinds';
import { runSignOutListeners } from '@/session/opening/sign-out-listeners';
import { fileCentre } from '../../file-centre';
import { NEW_PHONES, PEOPLE } from '../../people';
import { type HallOnShow, renderHall } from '../../render-hall';
import { recordRequests } from '../../sent-requests';

const TEXT = '没有备案的租房合同，每月最多可以提取多少？';
const NOT_SHOWN = /没有找到这件诉求，或它没有公开/;

const centre = fileCentre('2026-11-20');

const sent = recordRequests();
type User = HallOnShow['user'];

async function put(user: User, name: string, text: string): Promise<void> {
  const box = await screen.findByRole('textbox', { name });
  await user.clear(box);
  await user.click(box);
  await user.paste(text);
}

async function fillQuestion(user: User): Promise<void> {
  await user.click(await screen.findByRole('radio', { name: '咨询' }));
  await put(user, '标题', '租房提取的限额');
  await put(user, '内容', TEXT);
}

/** The form of somebody who is signed in. */
async function openForm(): Promise<User> {
  const { user } = await renderHall('/complaintJYAdd', { centre, person: '张建国' });
  return user;
}

/** What the page asks to be pressed: never two things at once. */
const primary = () =>
  within(screen.getByRole('main'))
    .getAllByRole('button')
    .filter(({ className }) => /primary/.test(className))
    .map(({ textContent }) => textContent);
const submit = async (user: User) => user.click(await screen.findByRole('button', { name: '提交' }));

describe('/complaintJY', () => {
  it('地址里的怪值不算数：页码、条数、代码都按默认', async () => {
    await renderHall('/complaintJY?page=-1&size=7&jlx=%3Cscript%3E&zt=99999&bm=__proto__', { centre });
    expect(await screen.findAllByRole('listitem')).not.toHaveLength(0);
    const list = await screen.findByRole('list', { name: '公开答复' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(20);
    expect(screen.getByRole('combobox', { name: '类型' })).toHaveValue('全部');
  });

  it('游客打开“我的诉求”：请他登录；登录的人看到自己的三件，超期的有标记', async () => {
    await renderHall('/complaintJY?tab=mine', { centre });
    expect(await screen.findByText('登录后可以查看您提交的诉求和办理进度。')).toBeVisible();
    expect(screen.queryByRole('list', { name: '我的诉求' })).toBeNull();
  });

  it('登录的人看到自己的三件，没有公开的也在；超期的有标记', async () => {
    await renderHall('/complaintJY?tab=mine', { centre, person: '张建国' });
    const list = await screen.findByRole('list', { name: '我的诉求' });
    const rows = within(list).getAllByRole('listitem');
    expect(rows).toHaveLength(3);
    const late = rows.find((row) => row.textContent?.includes('预约号到了时间没有叫到'));
    expect(late).toHaveTextContent('办理中');
    expect(late).toHaveTextContent('已超期，正在督办');
    expect(rows.filter((row) => row.textContent?.includes('超期'))).toHaveLength(1);
  });

  it.each([
    ['没有列表', { total: 3 }],
    ['行不对', { total: 1, list: [{ tsbh: 5 }] }],
    ['总数不是数', { total: {}, list: [] }],
  ])('答复%s：一句话和重试，重试后正常', async (_, data) => {
    await centre.fault({
      path: '/tsjy/getList',
      kind: 'answer',
      times: 1,
      value: JSON.stringify({ code: 0, msg: '', data }),
    });
    const { user } = await renderHall('/complaintJY', { centre });
    await user.click(await screen.findByRole('button', { name: '重新加载' }));
    expect(await screen.findByRole('list', { name: '公开答复' })).toBeVisible();
  });
});

it('答复部门取不到时说出来，可以再取', async () => {
  await centre.fault({ path: '/tsjy/getZgbmList', kind: 'html', times: 1 });
  const { user } = await renderHall('/complaintJY', { centre });
  const said = await screen.findByText(/^答复部门暂时取不到/);
  await user.click(within(said).getByRole('button', { name: '重新加载' }));
  expect(await screen.findByRole('combobox', { name: '答复部门' })).toBeVisible();
  expect(screen.queryByText(/^答复部门暂时取不到/)).not.toBeInTheDocument();
});

describe('/complaintJYInfo', () => {
  it.each(['', '?id=', '?id=TS20261120999999', '?id=__proto__', `?id=${'9'.repeat(300)}`])(
    '编号“%s”：同一句话',
    async (query) => {
      await renderHall(`/complaintJYInfo${query}`, { centre });
      expect(await screen.findByText(NOT_SHOWN)).toBeVisible();
    },
  );

  it('一时查不到的不说没有，可以重试', async () => {
    const value = '{"code":"000","msg":"","data":null}';
    await centre.fault({ path: '/tsjy/getInfo', kind: 'answer', value });
    const { user } = await renderHall('/complaintJYInfo?id=TS20261120999999', { centre });
    expect(await screen.findByText('操作太频繁，请勿重复请求')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '重新加载' }));
    expect(await screen.findByText(NOT_SHOWN)).toBeVisible();
  });

  it.each([
    ['李晓梅', false],
    ['张建国', true],
  ] as const)('他人没有公开的：同一句话；本人看得到：%s', async (person, own) => {
    const asked = await centre.transact((tx) =>
      [...complaints(tx.store).values()].find(
        ({ owner }) => owner === ownerOf({ kind: 'person', grzh: PEOPLE.张建国.grzh }),
      ),
    );
    if (!asked) throw new Error('张建国 has asked nothing');
    await renderHall(`/complaintJYInfo?id=${asked.tsbh}`, { centre, person });
    if (own) {
      expect(await screen.findByRole('heading', { name: asked.bt })).toBeVisible();
      expect(screen.getByRole('main')).toHaveTextContent(asked.nr);
      expect(screen.queryByText(NOT_SHOWN)).not.toBeInTheDocument();
    } else {
      expect(await screen.findByText(NOT_SHOWN)).toBeVisible();
      expect(document.body).not.toHaveTextContent(asked.bt);
    }
  });
});

describe('/complaintJYAdd', () => {
  it('请求与规格一致：表单编码，脱敏的号码不送回，不属于这一类的都是空的', async () => {
    const user = await openForm();
    await fillQuestion(user);
    expect(await screen.findByRole('textbox', { name: '联系电话' })).toHaveValue('138****0001');
    await submit(user);
    const receipt = await screen.findByRole('region', { name: '提交回执' });
    expect(receipt).toHaveTextContent('2026-11-27（5个工作日内）');
    expect(sent.of('add').map(({ body }) => body)).toEqual([
      {
        qqbh: expect.stringMatching(/^[0-9a-f]{32}$/),
        jlx: '1',
        bt: '租房提取的限额',
        ywlxdm: '',
        ssdw: '',
        qjsjks: '',
        qjsjjs: '',
        nr: TEXT,
        fj: '',
        sfnm: '0',
        sfgk: '0',
        hfhs: '1',
      },
    ]);
    expect(readTabDraft('')).toBeUndefined();
    const kept = await centre.transact((tx) =>
      [...complaints(tx.store).values()].find(({ bt }) => bt === '租房提取的限额'),
    );
    expect(kept).toMatchObject({ xm: '张建国', lxdh: PEOPLE.张建国.sjhm, published: false });
  });

  it('改过的号码送改后的；改一半的脱敏号码不收', async () => {
    const user = await openForm();
    await fillQuestion(user);
    await put(user, '联系电话', '139****0001');
    await submit(user);
    expect((await screen.findAllByText(/请输入(完整|正确格式)的联系电话/))[0]).toBeVisible();
    expect(sent.of('add')).toEqual([]);
    await put(user, '联系电话', NEW_PHONES.callback);
    await submit(user);
    await screen.findByRole('region', { name: '提交回执' });
    expect(sent.of('add')[0]?.body.lxdh).toBe(NEW_PHONES.callback);
  });

  const PAYSLIP = new File(['%PDF-1.7 test'], '工资条.pdf', { type: 'application/pdf' });
  const chooseFile = async (user: User) => user.upload(await screen.findByLabelText(/选择附件/), PAYSLIP);
  const uploadedIds = () =>
    centre.transact((tx) => [...tx.store.table<{ fjId: string }>('complaint-files').values()].map(({ fjId }) => fjId));

  it('附件选好就上传；失败的在附件处说明，提交时补传，重试只传一次', async () => {
    const user = await openForm();
    await fillQuestion(user);
    await centre.fault({ path: '/tsjy/uploadFj', kind: 'status', value: '502', times: 2 });
    await chooseFile(user);
    expect(await screen.findByText(/上传失败：/)).toBeVisible();
    await submit(user);
    expect((await screen.findAllByText(/“工资条\.pdf”上传失败/))[0]).toBeVisible();
    expect(sent.of('add')).toEqual([]);
    await user.click(await screen.findByRole('button', { name: '重试上传工资条.pdf' }));
    expect(await screen.findByText('已上传')).toBeVisible();
    await submit(user);
    await screen.findByRole('region', { name: '提交回执' });
    expect(sent.of('add')[0]?.body.fj).toMatch(/^[0-9a-f-]{36}$/);
    expect(await uploadedIds()).toEqual([sent.of('add')[0]?.body.fj]);
  });

  it('正在上传时就提交：等它传完，只传一次', async () => {
    const user = await openForm();
    await fillQuestion(user);
    await centre.fault({ path: '/tsjy/uploadFj', kind: 'delay', value: 1500 });
    await chooseFile(user);
    await submit(user);
    await screen.findByRole('region', { name: '提交回执' });
    expect(await uploadedIds()).toEqual([sent.of('add')[0]?.body.fj]);
    expect(sent.of('uploadFj')).toHaveLength(1);
  });

  it('移除的从中心撤回；中心已经没有的，提交时再传一次', async () => {
    const user = await openForm();
    await fillQuestion(user);
    await chooseFile(user);
    expect(await screen.findByText('已上传')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '移除工资条.pdf' }));
    await waitFor(async () => expect(await uploadedIds()).toEqual([]));
    await chooseFile(user);
    expect(await screen.findByText('已上传')).toBeVisible();
    await centre.transact((tx) => {
      const files = tx.store.table<{ fjId: string }>('complaint-files');
      for (const { fjId } of [...files.values()]) files.delete(fjId);
    });
    await submit(user);
    await screen.findByRole('region', { name: '提交回执' });
    expect(await uploadedIds()).toEqual([sent.of('add')[0]?.body.fj]);
  });

  it('游客的浏览器不让保存附件：选好时就说明，离开前再问一次', async () => {
    const { user, address } = await renderHall('/complaintJYAdd', { centre });
    await fillQuestion(user);
    await chooseFile(user);
    expect(await screen.findByText('只在当前页面里，页面刷新后须重新选择')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: '登录后提交' }));
    expect(await screen.findByText(/有1个附件浏览器不允许保存/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '先不登录' }));
    expect(address()).toBe('/complaintJYAdd');
  });

  it('拖进来的文件夹、空文件说明原因；粘贴的截图成为附件', async () => {
    const user = await openForm();
    const choose = await screen.findByLabelText(/选择附件/);
    const folder = new File(['x'], '文件夹.pdf');
    folder.arrayBuffer = () => Promise.reject(new DOMException('', 'NotFoundError'));
    fireEvent.drop(choose, { dataTransfer: { files: [folder, new File([], '空的.pdf')], types: ['Files'] } });
    expect(await screen.findByText('文件夹.pdf：文件读取不了，请重新选择')).toBeVisible();
    expect(screen.getByText(/空的\.pdf：文件是空的/)).toBeVisible();
    const picture = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1])], 'image.png');
    fireEvent.paste(await screen.findByRole('textbox', { name: '内容' }), {
      clipboardData: { files: [picture], types: ['Files'] },
    });
    const list = await screen.findByRole('list', { name: '已选附件' });
    expect(list).toHaveTextContent('截图1.png');
    expect(within(list).getByRole('button', { name: '查看截图1.png' })).toBeVisible();
    await user.click(within(list).getByRole('button', { name: '移除截图1.png' }));
  });

  it('应答丢失：先查询，得到的是同一件的回执', async () => {
    const user = await openForm();
    await fillQuestion(user);
    await centre.fault({ path: '/tsjy/add', kind: 'abort' });
    await submit(user);
    await user.click(await screen.findByRole('button', { name: '查询结果' }));
    expect(await screen.findByRole('region', { name: '提交回执' })).toHaveTextContent('TS20261120000001');
    expect(sent.of('add')).toHaveLength(1);
  });

  it('草稿箱慢或坏了，照样能提交', async () => {
    await centre.fault({ path: 'draftbox/', kind: 'delay', value: 30_000, times: 9 });
    const user = await openForm();
    await fillQuestion(user);
    await submit(user);
    expect(await screen.findByRole('region', { name: '提交回执' })).toBeVisible();
  });

  it('没有送到：查询说没有收到，再提交用同一个请求编号', async () => {
    const user = await openForm();
    await fillQuestion(user);
    await centre.fault({ path: '/tsjy/add', kind: 'status', value: '504' });
    await submit(user);
    const ask = await screen.findByRole('button', { name: '查询结果' });
    expect(primary()).toEqual(['查询结果']);
    await user.click(ask);
    expect(await screen.findByText(/中心没有收到这件诉求/)).toBeVisible();
    expect(primary()).toEqual(['提交']);
    await submit(user);
    await screen.findByRole('region', { name: '提交回执' });
    const keys = sent.of('add').map(({ body }) => body.qqbh);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('应答丢失后改了内容再提交：说明已有一件，再提交是另一件', async () => {
    const user = await openForm();
    await fillQuestion(user);
    await centre.fault({ path: '/tsjy/add', kind: 'abort' });
    await submit(user);
    await screen.findByRole('button', { name: '查询结果' });
    await put(user, '标题', '另一个标题');
    await submit(user);
    expect(await screen.findByText(/编号TS20261120000001/)).toBeVisible();
    await submit(user);
    expect(await screen.findByRole('region', { name: '提交回执' })).toHaveTextContent('TS20261120000002');
  });

  it('刚提交过的同样内容：拒绝并给出第一件的编号，填的都在', async () => {
    const user = await openForm();
    await fillQuestion(user);
    await submit(user);
    await user.click(await screen.findByRole('button', { name: '再提交一件' }));
    await fillQuestion(user);
    await submit(user);
    expect(await screen.findByText(/编号TS20261120000001/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: '标题' })).toHaveValue('租房提取的限额');
  });

  it('游客的提交不发请求，文字留在本页签，手机号码和姓名不留', async () => {
    const { user, address } = await renderHall('/complaintJYAdd', { centre });
    await fillQuestion(user);
    await user.click(await screen.findByRole('button', { name: '登录后提交' }));
    await waitFor(() => expect(address()).toBe('/login'));
    expect(sent.of('add')).toEqual([]);
    expect(readTabDraft('')?.values).toMatchObject({ bt: '租房提取的限额', nr: TEXT });
    expect(readTabDraft('')?.values).not.toHaveProperty('lxdh');
  });

  it('智能问答没有答上来的问题是标题，太长的截短；填过的不被盖掉', async () => {
    const { user, router } = await renderHall(`/complaintJYAdd?bt=${'问'.repeat(70)}`, { centre });
    expect(await screen.findByRole('textbox', { name: '标题' })).toHaveValue('问'.repeat(60));
    await put(user, '标题', '我自己的标题');
    await act(() => router.navigate('/complaintJY'));
    await act(() => router.navigate('/complaintJYAdd?bt=别的问题'));
    expect(await screen.findByRole('textbox', { name: '标题' })).toHaveValue('我自己的标题');
  });

  it('业务类型列表坏了：一句话和重试', async () => {
    await centre.fault({ path: '/tsjy/getYwlxList', kind: 'answer', value: '{"code":0,"msg":"","data":[null]}' });
    const { user } = await renderHall('/complaintJYAdd', { centre });
    await user.click(await screen.findByRole('button', { name: '重新加载' }));
    expect(await screen.findByRole('textbox', { name: '标题' })).toBeVisible();
  });
});

describe('草稿', () => {
  const flow = complaintForm([], { xm: '张建国', lxdh: '138****0001' });
  const tab = (owner: string, values: FlowValues, qqbh = newRequestKey()) => {
    saveTabDraft({ owner, qqbh, sent: false, values, xgcs: 0 });
    return qqbh;
  };
  const box = (qqbh: string, values: Record<string, string>, xgcs = 3): Draft => ({
    ...{ ywlx: 'tsjy', ywmc: '投诉建议', ywlsh: '', bbh: 1, dqbz: 'form', bcsj: '', yxq: '', xgcs },
    nr: boxContent(flow, { qqbh, values: { ...flow.initial, ...values } }),
  });
  const opened = (kept: Draft | null) => openDraft(flow, 'me', flow.initial, kept);
  afterEach(() => sessionStorage.clear());

  it('本页签：游客的给登录的人，登录的人的只给本人；姓名和电话不留', () => {
    const qqbh = tab('', { bt: '甲', xm: '张', lxdh: NEW_PHONES.callback });
    expect(readTabDraft('me')).toMatchObject({ owner: 'me', qqbh, values: { bt: '甲' } });
    tab('me', { bt: '甲' });
    expect(readTabDraft('me')?.values).toEqual({ bt: '甲' });
    expect(readTabDraft('you')).toBeUndefined();
    expect(readTabDraft('me')).toBeUndefined();
  });

  it('坏的草稿不算数', () => {
    tab('', { bt: '甲' }, 'x');
    expect(readTabDraft('')).toBeUndefined();
    sessionStorage.setItem(storageKey('complaint_draft'), '{');
    expect(readTabDraft('')).toBeUndefined();
    tab('', { bt: 5, sfgk: 'yes', extra: 'x', jlx: '1' } as never);
    expect(opened(null).draft.values).toEqual({ ...flow.initial, jlx: '1' });
    sessionStorage.clear();
    expect(opened({ ...box(newRequestKey(), {}), nr: '{}' })).toMatchObject({ restored: false });
  });

  it('草稿箱里的接着用，账户里本来就有的不存；本页签的更新', () => {
    const qqbh = newRequestKey();
    const kept = box(qqbh, { bt: '甲', lxdh: NEW_PHONES.callback });
    expect(JSON.parse(kept.nr)).toEqual({ qqbh, bt: '甲', lxdh: NEW_PHONES.callback });
    expect(opened(kept)).toMatchObject({ restored: true, draft: { qqbh, values: { bt: '甲', xm: '张建国' } } });
    // A star in the text is a character; in the number it means that the account has it.
    const starred = box(qqbh, { nr: '尾号****1234的卡', lxdh: '138****0009' });
    expect(opened(starred).draft.values).toMatchObject({ nr: '尾号****1234的卡', lxdh: '138****0001' });
    tab('me', { bt: '甲乙' }, qqbh);
    // The number is in the box alone, the latest title in the tab alone.
    expect(opened(kept).draft.values).toMatchObject({ bt: '甲乙', lxdh: NEW_PHONES.callback });
  });

  it('以前存的期间是一栏，打开后是两个月份；选了一半的不算', () => {
    const stored = { ...box(newRequestKey(), {}), nr: '' };
    const nr = (qjsj: unknown) => JSON.stringify({ qqbh: newRequestKey(), jlx: '4', qjsj });
    const months = (qjsj: unknown) => {
      const { qjsjks, qjsjjs } = opened({ ...stored, nr: nr(qjsj) }).draft.values;
      return [qjsjks, qjsjjs];
    };
    expect(months({ from: '2025-03', to: '2025-12' })).toEqual(['2025-03', '2025-12']);
    expect(months({ from: '2025-', to: '2025-12' })).toEqual(['', '2025-12']);
    expect(months('2025-03~2025-12')).toEqual(['', '']);
    tab('', { qjsj: { from: '2025-03', to: '' } });
    expect(opened(null)).toMatchObject({ restored: true, draft: { values: { qjsjks: '2025-03', qjsjjs: '' } } });
  });

  it('登录前填的与草稿箱里的是两件：保存时要让本人选，不覆盖', () => {
    const kept = box(newRequestKey(), { bt: '上次的' });
    tab('', { bt: '这次的' });
    expect(opened(kept)).toMatchObject({ found: { xgcs: 0 }, draft: { values: { bt: '这次的' } } });
    // Nothing typed before signing in stands in nobody's way.
    tab('', {});
    expect(opened(kept)).toMatchObject({ found: { xgcs: 3 }, draft: { values: { bt: '上次的' } } });
  });

  it('列出的附件不在页面里时说得出是哪一个', () => {
    rememberFile('here', new File(['x'], 'a.pdf'));
    const value = [
      { id: 'here', name: 'a.pdf', size: 1 },
      { id: 'gone', name: 'b.pdf', size: 2 },
    ];
    expect(lostFiles(value).map(({ name }) => name)).toEqual(['b.pdf']);
    expect(lostFiles([{ id: 'gone', name: 'b.pdf', size: 2, sent: 'x' }])).toEqual([]);
    // What a tab or a box had kept otherwise is nothing chosen.
    expect(filesReader.read('[{"id":"a","name":"b","size":1}]')).toBeUndefined();
    expect(filesReader.read([{ id: 1 }, { id: 'a', name: 'b', size: 1, sent: 5 }, null])).toEqual([]);
    tab('', { bt: '甲', fj: value }, newRequestKey());
    expect(opened(null).draft.values.fj).toEqual(value);
    tab('', { bt: '甲', fj: 'not files', qjsjks: 5 as never }, newRequestKey());
    expect(opened(null).draft.values).toMatchObject({ bt: '甲', fj: null, qjsjks: '' });
    // The next person at the machine finds none of it.
    runSignOutListeners();
    expect(rememberedFile('here')).toBeUndefined();
  });
});
