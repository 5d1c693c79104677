import { issueDocument, voidDocument } from '@mocks/centre/documents/document';
import { issueExportNumber } from '@mocks/centre/documents/export-numbers';
import { ownerOf } from '@mocks/centre/kernel/transaction';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { isCheckCode, readCheckCode, readPaperNumber } from '@/domain/identity/check-code';
import { paperReferenceInCode, paperReferenceOf } from '@/pages/public/check/check-link';
import { fileCentre } from '../../file-centre';
import { call } from '../../handlers/call';
import { PEOPLE, UNITS } from '../../people';
import { renderHall } from '../../render-hall';

const CHECK = '/api/izfgjj-zhfw/v1/zmkj/hy';
const PERSON = { kind: 'person', grzh: PEOPLE.张建国.grzh } as const;
const UNIT = { kind: 'unit', dwzh: UNITS.华夏精密.dwzh } as const;

const centre = fileCentre();

const content = {
  title: '个人住房公积金缴存证明',
  facts: [
    { label: '姓名', value: '张建国' },
    { label: '证件号码', value: PEOPLE.张建国.zjhm },
    { label: '账户余额', value: '86,420.00元' },
  ],
  seal: true,
};
const issue = () =>
  centre.transact((tx) =>
    issueDocument(tx, {
      owner: ownerOf({ kind: 'person', grzh: PEOPLE.张建国.grzh }),
      kind: '11',
      content,
      validMonths: 6,
    }),
  );
const check = (zmbh: string, yzm: string) => call(CHECK, { json: { zmbh, yzm } });

async function fill(user: Awaited<ReturnType<typeof renderHall>>['user'], zmbh: string, yzm: string) {
  const number = await screen.findByLabelText('证明编号');
  const code = screen.getByRole('textbox', { name: '校验码' });
  await user.clear(number);
  await user.type(number, zmbh);
  await user.clear(code);
  await user.type(code, yzm);
  await user.click(screen.getByRole('button', { name: '核验' }));
}

describe('numbers and codes as typed from paper', () => {
  it.each([
    ['zm20261121000001', 'ZM20261121000001'],
    ['ＺＭ２０２６１１２１ ０００００１', 'ZM20261121000001'],
    ['ZM2O26-ll2I-OOOOO1', 'ZM20261121000001'],
    ['dc20261121000001', 'DC20261121000001'],
  ])('number %s', (typed, printed) => expect(readPaperNumber(typed)).toBe(printed));

  it.each([
    ['abcd efgh', 'ABCDEFGH'],
    ['l234567o', 'L234567Q'],
    ['1234567O', 'L234567Q'],
  ])('code %s', (typed, printed) => expect(readCheckCode(typed)).toBe(printed));

  it.each(['', 'ABC', 'ABCDEFGHJ', '<script>', '中文中文中文中文'])('%j is no code', (typed) => {
    expect(isCheckCode(typed)).toBe(false);
  });
});

describe('the link of a QR code', () => {
  it('gives number and code, and nothing else of it', () => {
    expect(paperReferenceOf('?zmbh=ZM20261121000001&yzm=ABCDEFGH&x=1')).toEqual({
      zmbh: 'ZM20261121000001',
      yzm: 'ABCDEFGH',
    });
    expect(paperReferenceInCode('https://gjj.example/#/zmhy?zmbh=ZM1&yzm=A')).toEqual({ zmbh: 'ZM1', yzm: 'A' });
    expect(paperReferenceInCode('https://evil.example/#/login?zmbh=ZM1&yzm=A')).toBeUndefined();
    expect(paperReferenceInCode('javascript:alert(1)')).toBeUndefined();
    expect(paperReferenceOf(`?zmbh=${'9'.repeat(500)}&yzm=A`)).toBeUndefined();
    expect(paperReferenceOf('?zmbh=ZM1')).toBeUndefined();
  });
});

describe('the centre', () => {
  it('answers a wrong code and an unknown number alike', async () => {
    const { zmbh } = await issue();
    const wrong = await check(zmbh, 'AAAAAAAA');
    const unknown = await check('ZM20200101000001', 'AAAAAAAA');
    const unknownList = await check('DC20200101000001', 'AAAAAAAA');
    expect(wrong.data).toEqual({ ...unknown.data, hysj: wrong.data.hysj });
    expect(unknownList.data.jg).toBe(wrong.data.jg);
    expect(wrong.data).not.toHaveProperty('title');
  });

  it('lets nobody try codes out: after ten failures even the right one has to wait', async () => {
    const { zmbh, yzm } = await issue();
    for (let time = 0; time < 10; time += 1) expect((await check(zmbh, 'AAAAAAAA')).code).toBe('0');
    const stopped = await check(zmbh, yzm);
    expect(stopped.code).toBe('1');
    expect(stopped.msg).toBe('核验不符的次数过多，请10分钟后再试，或拨打12329核实');
    centre.passTime(10 * 60_000);
    expect((await check(zmbh, yzm)).data.zw).toBe(true);
  });

  it('says which of the two is missing', async () => {
    const { data } = await check('', '');
    expect(data.fieldErrors).toEqual({ zmbh: '请输入证明编号', yzm: '请输入校验码' });
  });

  it('knows an exported list by the centre’s name of the page, and shows no word of the exporter', async () => {
    const { dcbh, yzm } = await centre.transact((tx) =>
      issueExportNumber(tx, UNIT, {
        path: '/dwwt/cxyw/zglb',
        navName: '存款证明',
        title: '张建国存款五百万元的证明',
        fs: 'xlsx',
        rows: 48,
        conditions: `姓名、账号或证件号码：${PEOPLE.张建国.zjhm}，账户状态：正常`,
      }),
    );
    const { data } = await check(dcbh.toLowerCase(), yzm.toLowerCase());
    expect(data).toMatchObject({ zw: true, wjlb: '2', title: '职工列表' });
    expect(data.zy).toContainEqual({ label: '导出人', value: '华夏精密制造有限公司' });
    expect(data.zy).toContainEqual({ label: '数据条数', value: '48条' });
    expect(JSON.stringify(data)).not.toMatch(/证明|五百万/);
    expect(JSON.stringify(data)).not.toContain(PEOPLE.张建国.zjhm);
  });
});

describe('/zmhy', () => {
  it('shows a genuine paper with masked names', async () => {
    const { zmbh, yzm } = await issue();
    const { user } = await renderHall('/zmhy', { centre });
    await fill(user, zmbh.toLowerCase(), ` ${yzm.toLowerCase()} `);
    const result = await screen.findByRole('region', { name: '核验结果' });
    expect(within(result).getByRole('heading', { name: '真实有效' })).toBeVisible();
    expect(within(result).getByText('张**')).toBeVisible();
    expect(within(result).getByText('110***********1219')).toBeVisible();
    expect(within(result).getByText('至2027-05-21')).toBeVisible();
    expect(within(result).getByText(zmbh)).toBeVisible();
  });

  it('comes from a QR code: checks at once and takes the code out of the address', async () => {
    const { zmbh, yzm } = await issue();
    const hall = await renderHall(`/zmhy?zmbh=${zmbh}&yzm=${yzm}`, { centre });
    expect(await screen.findByRole('heading', { name: '真实有效' })).toBeVisible();
    expect(hall.address()).toBe('/zmhy');
    expect(window.location.href).not.toContain(yzm);
    expect(screen.getByLabelText('证明编号')).toHaveValue(zmbh);
  });

  it('says void and expired plainly', async () => {
    const { zmbh, yzm } = await issue();
    await centre.transact((tx) => voidDocument(tx, PERSON, { zmbh }));
    const { user } = await renderHall('/zmhy', { centre });
    await fill(user, zmbh, yzm);
    expect(await screen.findByRole('heading', { name: '真实，但已作废' })).toBeVisible();

    const old = await centre.transact((tx) =>
      issueDocument(
        { ...tx, today: () => '2026-01-05' },
        {
          owner: ownerOf({ kind: 'unit', dwzh: UNITS.华夏精密.dwzh }),
          kind: '21',
          content: { ...content, title: '单位缴存证明' },
          validMonths: 6,
        },
      ),
    );
    await fill(user, old.zmbh, old.yzm);
    expect(await screen.findByRole('heading', { name: '真实，但已过有效期' })).toBeVisible();
    expect(screen.getByText('至2026-07-05（已过期，请持有人重新开具）')).toBeVisible();
  });

  it('a paper of a case is one of its day: no certificate, and nothing that is valid for ever', async () => {
    const { zmbh, yzm } = await centre.transact((tx) =>
      issueDocument(tx, {
        owner: ownerOf({ kind: 'unit', dwzh: UNITS.华夏精密.dwzh }),
        kind: '31',
        content: { ...content, title: '汇缴补正通知书' },
      }),
    );
    const { user } = await renderHall('/zmhy', { centre });
    await fill(user, zmbh, yzm);
    const result = await screen.findByRole('region', { name: '核验结果' });
    expect(within(result).getByRole('heading', { name: '真实，所载为开具时的状态' })).toBeVisible();
    expect(within(result).getByText(/^该文书由本中心开具/)).toBeVisible();
    expect(result).not.toHaveTextContent(/该证明|长期有效/);
  });

  it('does not vouch for the rows of an exported list', async () => {
    const { dcbh, yzm } = await centre.transact((tx) =>
      issueExportNumber(tx, UNIT, {
        path: '/dwwt/cxyw/zglb',
        navName: '职工列表',
        title: '职工列表',
        fs: 'xlsx',
        rows: 48,
        conditions: '',
      }),
    );
    const { user } = await renderHall('/zmhy', { centre });
    await fill(user, dcbh, yzm);
    expect(await screen.findByRole('heading', { name: '编号真实，内容请另行核对' })).toBeVisible();
    expect(screen.getByText(/是否被改动请向提供人核实/)).toBeVisible();
    expect(screen.queryByText(/真实有效/)).toBeNull();
  });

  it('sends nothing that cannot be a number or a code', async () => {
    const { user } = await renderHall('/zmhy', { centre });
    await fill(user, '12345', '12');
    expect(screen.getAllByText('证明编号由ZM或DC和14位数字组成，请对照页脚检查')[0]).toBeVisible();
    expect(screen.getAllByText('校验码是8位字母和数字，请对照页脚检查')[0]).toBeVisible();
    expect(screen.queryByRole('region', { name: '核验结果' })).toBeNull();
  });

  it('says what to do when it is not found, carrying the number to the complaint', async () => {
    const { user } = await renderHall('/zmhy', { centre });
    await fill(user, 'ZM20200101000001', 'ABCDEFGH');
    expect(await screen.findByRole('heading', { name: '未通过核验' })).toBeVisible();
    const complaint = screen.getByRole('link', { name: '向中心反映' }).getAttribute('href') ?? '';
    expect(decodeURIComponent(complaint)).toContain('/complaintJYAdd?bt=证明核验不符：ZM20200101000001');
  });

  it.each([
    ['null', { code: 0, msg: '', data: null }],
    ['no verdict', { code: 0, msg: '', data: { jg: '<b>x</b>' } }],
    ['wrong types', { code: 0, msg: '', data: { zw: true, jg: 'x', title: 5, zt: '1' } }],
    ['broken facts', { code: 0, msg: '', data: { zw: true, jg: 'x', title: 'y', zt: '1', zy: [{ label: 1 }] } }],
  ])('says one sentence for a broken answer: %s', async (_name, answer) => {
    const { zmbh, yzm } = await issue();
    const { user } = await renderHall('/zmhy', { centre });
    await centre.fault({ path: 'zmkj/hy', kind: 'answer', value: JSON.stringify(answer) });
    await fill(user, zmbh, yzm);
    expect(await screen.findByRole('alert')).toHaveTextContent('服务返回的数据不完整或格式不正确');
    await user.click(screen.getByRole('button', { name: '核验' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: '真实有效' })).toBeVisible());
  });
});
