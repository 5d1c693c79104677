// @vitest-environment node
import { startCentre, type TestCentre } from '@mocks/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readPdf } from '../centre/documents/read-back';
import { PEOPLE, UNITS } from '../people';
import { call } from './call';

const ZHANG = PEOPLE.张建国.zjhm;
const HE_JING = PEOPLE.何静.zjhm;
const MA_XIAOYAN = PEOPLE.马晓燕.zjhm;
const HALL = '/api/izfgjj-zhfw/v1';

let centre: TestCentre;
beforeAll(async () => {
  centre = await startCentre({ today: '2026-11-21' });
});
afterEach(() => centre.reset());
afterAll(() => centre.close());

const as = async (zjhm: string) => (await centre.signIn('1', zjhm)).token;
const numberOf = async (token: string): Promise<string> =>
  (await call(`${HALL}/id/getId`, { token, query: { lx: 'ZMKJ' } })).data;
const send = (token: string, json: Record<string, unknown>) => call(`${HALL}/zmkj/save`, { token, json });
/** Each under a number of its own. */
const save = async (token: string, json: Record<string, unknown>) =>
  send(token, { ...json, ywlsh: await numberOf(token) });
const pdfOf = async (token: string, zmbh: string) => {
  const json = { mbbh: 'ZSWJ', params: { zmbh }, wjgs: 'pdf' };
  const { data } = await call('/api/putil/v1/template/fill', { token, json });
  return readPdf(Uint8Array.from(Buffer.from(data.base64, 'base64'))).pages.flat();
};

describe('certificates of deposits', () => {
  let token = '';
  beforeEach(async () => {
    token = await as(ZHANG);
  });

  it('says the account as the books have it, with purpose and six months of validity', async () => {
    const { data } = await save(token, { zmlx: '11', zmyt: '9', ytsm: '申请公共租赁住房' });
    expect(data).toMatchObject({ zmbh: 'ZM20261121000001', yxq: '2027-05-21', zt: '1', yt: '申请公共租赁住房' });
    expect(data.yzm).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
    const { data: account } = await call(`${HALL}/grxx/grzhxx`, { token });
    const texts = await pdfOf(token, data.zmbh);
    expect(texts).toEqual(expect.arrayContaining(['张建国', ZHANG, account.grzh, account.jzny, '申请公共租赁住房']));
    expect(texts).toContain(`${Number(account.grzhye).toLocaleString('en-US', { minimumFractionDigits: 2 })}元`);
  });

  it('hides the balance, lists the deposits of the chosen months with their sum, and says all of it in English too', async () => {
    const asked = { zmlx: '11', zmyt: '1', zmyz: '2', xmpy: 'ZHANG JIANGUO', sfxsye: '0', sflmx: '1' };
    const { data } = await save(token, { ...asked, ksny: '2026-09', jsny: '2026-11' });
    const { data: account } = await call(`${HALL}/grxx/grzhxx`, { token });
    const texts = await pdfOf(token, data.zmbh);
    const all = texts.join('');
    expect(all).toContain('Certificate of Housing Provident Fund Contributions');
    expect(texts).toEqual(expect.arrayContaining(['ZHANG JIANGUO', '2026-09', '2026-10', '2026-11']));
    expect(texts).not.toContain('2026-08');
    const balance = Number(account.grzhye).toLocaleString('en-US', { minimumFractionDigits: 2 });
    expect(all).not.toContain(balance);
    expect(all).not.toContain('账户余额');
    // 5,760.00 = 3 × 1,920.00 of 张建国's months.
    const sum = 3 * Number(account.yjce);
    expect(all).toContain(`CNY ${sum.toLocaleString('en-US', { minimumFractionDigits: 2 })}`);
    expect(all).toContain('Visa application');
  });

  it('leaves words of the person’s own as they are, whatever they say', async () => {
    const asked = { zmlx: '11', zmyt: '9', ytsm: '护照', zmyz: '2', xmpy: 'ZHANG JIANGUO' };
    expect((await save(token, asked)).data.fieldErrors).toEqual({ ytsmyw: '请输入用途说明（英文）' });
    expect((await save(token, { ...asked, ytsmyw: '探亲' })).data.fieldErrors).toEqual({
      ytsmyw: '用途说明（英文）请用英文填写',
    });
    const { data } = await save(token, { ...asked, ytsmyw: 'Passport renewal' });
    const texts = await pdfOf(token, data.zmbh);
    expect(texts.join('')).toContain('护照 / Passport renewal');
    expect(texts.join('')).toContain('正常 / Active');
  });

  it('refuses a spelling that no passport has, and months that are none', async () => {
    const asked = { zmlx: '11', zmyt: '1', zmyz: '2', sflmx: '1' };
    const missing = await save(token, asked);
    expect(missing.data.fieldErrors).toEqual({
      xmpy: '请输入护照姓名拼写',
      ksny: '请选择起始年月',
      jsny: '请选择截止年月',
    });
    const wrong = await save(token, { ...asked, xmpy: '张 jianguo', ksny: '2021-11', jsny: '2026-11' });
    expect(wrong.data.fieldErrors).toEqual({
      xmpy: '护照姓名拼写请用大写字母，姓和名之间空一格，如 ZHANG JIANGUO',
      jsny: '证明期间不能大于60个月',
    });
    const { data } = await call(`${HALL}/zmkj/getTj`, { token, query: { zmlx: '11' } });
    expect(data.xmpy).toBe('ZHANG JIANGUO');
  });

  it('four sends under one number are one certificate, answered alike; another content under it is none', async () => {
    const first = { zmlx: '11', zmyt: '1', ywlsh: await numberOf(token) };
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(token, first)));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    const other = await send(token, { ...first, zmyt: '2' });
    expect(other).toMatchObject({ code: '1', msg: '该业务流水号已开具过另一份证明，请在列表中查看' });
    const { data } = await call(`${HALL}/zmkj/getList`, { token, query: { page: '1', size: '20' } });
    expect(data.list.filter(({ zmlx }: { zmlx: string }) => zmlx === '11')).toHaveLength(1);
    // Neither without a number nor under somebody else's.
    for (const ywlsh of ['', await numberOf(await as(MA_XIAOYAN))]) {
      expect((await send(token, { ...first, ywlsh })).msg).toBe('业务流水号无效，请返回后重新进入本业务');
    }
  });

  it('asked for again on the same day it is the same certificate, until it is void or something else is to be certified', async () => {
    for (const asked of [
      { zmlx: '11', zmyt: '1', zmyz: '2', xmpy: 'ZHANG JIANGUO', sflmx: '1', ksny: '2026-09', jsny: '2026-11' },
      { zmlx: '12', zmyt: '2', dkdzx: '江州市住房公积金管理中心' },
    ]) {
      const first = await save(token, asked);
      centre.passTime(5_000);
      expect((await save(token, asked)).data).toEqual(first.data);
      expect((await save(token, { ...asked, zmyt: '3' })).data.zmbh).not.toBe(first.data.zmbh);
      await call(`${HALL}/zmkj/zf`, { token, json: { zmbh: first.data.zmbh } });
      expect((await save(token, asked)).data.zmbh).not.toBe(first.data.zmbh);
    }
  });

  it('is not issued to somebody whose information is incomplete, and says so before the form', async () => {
    const incomplete = await as(PEOPLE.李晓梅.zjhm);
    const { data } = await call(`${HALL}/zmkj/getTj`, { token: incomplete, query: { zmlx: '11' } });
    expect(data.mz).toBe(false);
    expect(data.tj[0]).toMatchObject({ tjmc: '个人信息完整', mz: false, xyb: '您的基本信息不完整，请先完善基本信息' });
    expect((await save(incomplete, { zmlx: '11', zmyt: '1' })).msg).toContain('您的基本信息不完整，请先完善基本信息');
  });

  it('of another city lists the last deposits and counts the loans', async () => {
    const { data } = await save(token, { zmlx: '12', zmyt: '2', dkdzx: '江州市住房公积金管理中心' });
    const texts = await pdfOf(token, data.zmbh);
    expect(texts).toEqual(
      expect.arrayContaining(['江州市住房公积金管理中心', '1次', '1笔', '最近12笔缴存', '2026-11']),
    );
    expect(texts.filter((text) => text === '汇缴')).toHaveLength(12);
  });

  it.each([
    [{ zmlx: '11' }, { zmyt: '请选择用途' }],
    [{ zmlx: '11', zmyt: '9' }, { ytsm: '请输入用途说明' }],
    [{ zmlx: '11', zmyt: '77' }, { zmyt: '用途不在可选范围内' }],
    [{ zmlx: '11', zmyt: ['1'] }, { zmyt: '请选择用途' }],
    [{ zmlx: '12', zmyt: '2' }, { dkdzx: '请输入贷款地公积金中心' }],
    [{ zmlx: '14', zmyt: '5', ksny: '2026-01', jsny: '2026-11' }, { dkzh: '请选择贷款' }],
    [
      { zmlx: '14', zmyt: '5', dkzh: PEOPLE.张建国.dkzh, ksny: '2026-11', jsny: '2026-01' },
      { jsny: '截止年月不能早于起始年月' },
    ],
    [
      { zmlx: '14', zmyt: '5', dkzh: PEOPLE.张建国.dkzh, ksny: '2026-01', jsny: '2026-12' },
      { jsny: '截止年月不能晚于本月' },
    ],
    [
      { zmlx: '14', zmyt: '5', dkzh: PEOPLE.张建国.dkzh, ksny: '2021-01', jsny: '2026-01' },
      { jsny: '证明期间不能大于60个月' },
    ],
    // Somebody else's loan sounds like none.
    [{ zmlx: '14', zmyt: '5', dkzh: PEOPLE.郭磊.dkzh, ksny: '2026-01', jsny: '2026-11' }, { dkzh: '请选择贷款' }],
  ])('refuses %j', async (json, fieldErrors) => {
    const answer = await save(token, json);
    expect(answer).toMatchObject({ code: '1', data: { fieldErrors } });
    expect((await call(`${HALL}/zmkj/getList`, { token, query: { page: '1', size: '10' } })).data.total).toBe(0);
  });

  it('refuses kinds that are not issued here, and units', async () => {
    expect(await save(token, { zmlx: '21', zmyt: '1' })).toMatchObject({ code: '1', msg: '不能开具这种证明' });
    const unit = (await centre.signIn('2', UNITS.华夏精密.dwzh)).token;
    expect(await save(unit, { zmlx: '11', zmyt: '1' })).toMatchObject({ status: 403 });
  });
});

describe('certificates of loans', () => {
  it('of settlement are refused with the balance while the loan runs', async () => {
    const token = await as(ZHANG);
    const { data } = await call(`${HALL}/zmkj/getTj`, { token, query: { zmlx: '13' } });
    expect(data).toMatchObject({ mz: false, dk: [{ dkzh: PEOPLE.张建国.dkzh }] });
    expect(data.dk[0].yy).toMatch(/^贷款尚未结清，余额5\d\d,\d{3}\.\d\d元，结清后即可开具$/);
    expect((await save(token, { zmlx: '13', zmyt: '5', dkzh: PEOPLE.张建国.dkzh })).msg).toContain('未结清1笔');
  });

  it('of settlement are issued for a loan that is paid back', async () => {
    const token = await as(HE_JING);
    const { data } = await save(token, { zmlx: '13', zmyt: '5', dkzh: PEOPLE.何静.dkzh });
    const texts = await pdfOf(token, data.zmbh);
    expect(texts).toEqual(expect.arrayContaining(['GJDK202500000003', '120,000.00元', '0.00元', '2026-02-10']));
  });

  it('of repayments add up to the months asked for', async () => {
    const token = await as(HE_JING);
    const { data } = await save(token, {
      zmlx: '14',
      zmyt: '5',
      dkzh: PEOPLE.何静.dkzh,
      ksny: '2025-01',
      jsny: '2026-11',
    });
    const texts = await pdfOf(token, data.zmbh);
    expect(texts).toEqual(expect.arrayContaining(['（2025-01至2026-11）', '12次', '120,000.00元', '贷款发放']));
    expect(texts.filter((text) => text === '正常还款')).toHaveLength(12);
  });

  it('are not for somebody without a loan', async () => {
    const answer = await save(await as(MA_XIAOYAN), { zmlx: '14', zmyt: '5' });
    expect(answer.msg).toContain('在本中心有公积金贷款：0笔');
  });
});

describe('the statement of a year', () => {
  it('balances to the fen in every year', async () => {
    const token = await as(ZHANG);
    const { data: years } = await call(`${HALL}/grxx/nddzdnd`, { token });
    expect(years.map(({ nd }: { nd: string }) => nd)).toEqual(['2027', '2026', '2025', '2024']);
    let former = '';
    for (const { nd } of years) {
      const { data } = await call(`${HALL}/grxx/nddzd`, { token, query: { nd } });
      const fen = (yuan: string) => BigInt(yuan.replace('.', ''));
      const sum =
        fen(data.qcye) +
        fen(data.jchj) +
        fen(data.zrhj) +
        fen(data.lxje) +
        fen(data.qthj) -
        fen(data.tqhj) -
        fen(data.zchj);
      expect(sum).toBe(fen(data.qmye));
      if (former) expect(data.qmye).toBe(former);
      former = data.qcye;
    }
    // The first one begins with what was brought over, as 缴存明细 does.
    expect(former).toBe('86420.50');
    const { data: first } = await call(`${HALL}/grxx/nddzd`, { token, query: { nd: '2024' } });
    expect([first.qthj, first.mx[0].zhaiyao]).toEqual(['0.00', '汇缴']);
  });

  it('is one document however often it is asked for; other years are refused', async () => {
    const token = await as(ZHANG);
    const issue = async () => (await call(`${HALL}/zmkj/dzd`, { token, json: { nd: '2026' } })).data.zmbh;
    expect(await issue()).toBe(await issue());
    expect(await call(`${HALL}/zmkj/dzd`, { token, json: { nd: '1999' } })).toMatchObject({
      code: '1',
      msg: '该年度没有对账单',
    });
    expect(await call(`${HALL}/zmkj/dzd`, { token, json: { nd: { $gt: '' } } })).toMatchObject({ code: '1' });
  });
});

describe('documents once issued', () => {
  const CHECK = `${HALL}/zmkj/hy`;

  it('are checked with number and code by anybody, with the name masked', async () => {
    const token = await as(ZHANG);
    const { zmbh, yzm } = (await save(token, { zmlx: '11', zmyt: '1' })).data;
    const { data } = await call(CHECK, { json: { zmbh: zmbh.toLowerCase(), yzm: ` ${yzm.toLowerCase()} ` } });
    expect(data).toMatchObject({ zw: true, jg: '该证明由本中心开具，真实有效', title: '个人住房公积金缴存证明' });
    expect(data.zy).toContainEqual({ label: '姓名', value: '张**' });
    // A forged balance does not pass: what the paper says stands there, line by line.
    const { data: account } = await call(`${HALL}/grxx/grzhxx`, { token });
    const balance = `${Number(account.grzhye).toLocaleString('en-US', { minimumFractionDigits: 2 })}元`;
    expect(data.zy).toContainEqual({ label: '账户余额', value: balance });
    expect(data.zy.map(({ label }: { label: string }) => label)).toContain('证明用途');
    expect(JSON.stringify(data)).not.toContain(ZHANG);
    expect((await call(CHECK, { json: { zmbh, yzm: 'AAAAAAAA' } })).data).toEqual({
      zw: false,
      jg: '未查询到该证明，请核对证明编号和校验码',
      hysj: expect.stringMatching(/^2026-/),
    });
  });

  it('are void for ever once they are, and only their owner can do that', async () => {
    const token = await as(ZHANG);
    const { zmbh, yzm } = (await save(token, { zmlx: '11', zmyt: '1' })).data;
    const other = await as(HE_JING);
    for (const path of ['/zmkj/zf']) {
      expect((await call(`${HALL}${path}`, { token: other, json: { zmbh } })).msg).toBe(
        '未找到该文书，请从列表中重新打开',
      );
    }
    expect((await call(`${HALL}/zmkj/zf`, { token, json: { zmbh } })).data).toMatchObject({ zt: '0' });
    expect((await call(CHECK, { json: { zmbh, yzm } })).data).toMatchObject({
      zw: true,
      zt: '0',
      jg: '该证明由本中心开具，已作废',
    });
    expect(await pdfOf(token, zmbh)).toContain('已作废');
  });

  it('expire', async () => {
    const { zmbh, yzm } = (await save(await as(ZHANG), { zmlx: '11', zmyt: '1' })).data;
    await call('/api/__qa__/clock', { json: { now: '2027-05-22' } });
    expect((await call(CHECK, { json: { zmbh, yzm } })).data).toMatchObject({
      zt: '2',
      jg: '该证明由本中心开具，已过有效期',
    });
  });

  it('are handed to their owner alone, by every call', async () => {
    const token = await as(ZHANG);
    const { zmbh } = (await save(token, { zmlx: '11', zmyt: '1' })).data;
    const other = await as(HE_JING);
    const fill = { mbbh: 'ZSWJ', params: { zmbh }, wjgs: 'pdf' };
    for (const [path, json] of [
      ['/api/putil/v1/template/fill', fill],
      ['/api/putil/v1/template/fillStream', fill],
      ['/api/putil/v1/ofd/download', { zmbh }],
    ] as const) {
      expect(await call(path, { token: other, json })).toMatchObject({ code: '1', data: null });
      expect(await call(path, { json })).toMatchObject({ status: 401 });
    }
    for (const [json, msg] of [
      [{ ...fill, mbbh: 'X' }, '没有这个模板，请刷新页面后重试'],
      [{ ...fill, wjgs: 'exe' }, '文件格式只能是PDF或OFD'],
      [{ ...fill, params: null }, '未找到该文书，请从列表中重新打开'],
      [{ ...fill, params: { zmbh: { toString: 1 } } }, '未找到该文书，请从列表中重新打开'],
    ] as const) {
      expect(await call('/api/putil/v1/template/fill', { token, json })).toMatchObject({ code: '1', msg });
    }
  });
});

describe('the statement of a unit', () => {
  const statement = async (query: Record<string, string>) =>
    call(`${HALL}/dwdzd/getInfo`, { token: (await centre.signIn('2', UNITS.华夏精密.dwzh)).token, query });

  it('balances to the fen over two years and from month to month', async () => {
    const fen = (yuan: string) => BigInt(yuan.replace('.', ''));
    const { data: whole } = await statement({ ksny: '2025-01', jsny: '2026-11' });
    expect(whole.mx.length).toBeGreaterThan(40);
    expect(fen(whole.qcye) + fen(whole.dfhj) - fen(whole.jfhj)).toBe(fen(whole.qmye));
    const { data: first } = await statement({ ksny: '2025-01', jsny: '2025-12' });
    const { data: second } = await statement({ ksny: '2026-01', jsny: '2026-11' });
    expect(first.qmye).toBe(second.qcye);
    expect(fen(first.dfhj) + fen(second.dfhj)).toBe(fen(whole.dfhj));
    expect((await statement({})).data).toMatchObject({ ksny: '2026-07', jsny: '2026-11' });
  });

  it.each([
    [{ ksny: '2026-13', jsny: '2026-11' }, { ksny: '起始年月不是有效月份' }],
    [{ ksny: '2026-05', jsny: '2026-04' }, { jsny: '截止年月不能早于起始年月' }],
    [{ ksny: '2026-05', jsny: '2026-12' }, { jsny: '截止年月不能晚于本月' }],
    [{ ksny: '2024-01', jsny: '2026-01' }, { jsny: '对账期间不能大于24个月' }],
  ])('refuses %j', async (query, fieldErrors) => {
    expect(await statement(query)).toMatchObject({ code: '1', data: { fieldErrors } });
  });

  it('is a document of the unit that cannot be made void', async () => {
    const { token } = await centre.signIn('2', UNITS.华夏精密.dwzh);
    const { data } = await call(`${HALL}/zmkj/dwdzd`, { token, json: { ksny: '2026-07', jsny: '2026-11' } });
    expect(data).toMatchObject({ zmlx: '36', title: '住房公积金单位对账单' });
    expect(await pdfOf(token, data.zmbh)).toEqual(expect.arrayContaining(['华夏精密制造有限公司', '单位缴款']));
    expect((await call(`${HALL}/zmkj/zf`, { token, json: { zmbh: data.zmbh } })).msg).toContain('不能作废');
    const person = await as(ZHANG);
    expect(await call(`${HALL}/zmkj/dwdzd`, { token: person, json: {} })).toMatchObject({ status: 403 });
  });
});
