// @vitest-environment node
import { certificateBasis, issueCertificate } from '@mocks/centre/certificates/certificates';
import { documentOfActor, listDocuments, voidDocument } from '@mocks/centre/documents/document';
import type { DocumentContent, DocumentTable } from '@mocks/centre/documents/document-content';
import { issueActNumber } from '@mocks/centre/kernel/business-numbers';
import type { Actor } from '@mocks/centre/kernel/transaction';
import { loanTable } from '@mocks/centre/loans/loans';
import { depositAccount } from '@mocks/centre/members/person-views';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { moneyText } from '@/domain/money';
import { PEOPLE } from '../../people';
import { HE_JING, MA_XIAOYAN, person, ZHANG_JIANGUO } from '../fixture';
import { type Answered, openForVisitors, type Visitors } from '../visitors';

let centre: Visitors;
beforeAll(async () => {
  centre = await openForVisitors();
});
afterEach(() => centre.reset());

type Asked = Readonly<Record<string, unknown>>;

const numberOf = (actor: Actor) => centre.transact((tx) => issueActNumber(tx, actor, 'ZMKJ'));
const send = (actor: Actor, asked: Asked) => centre.ask((tx) => issueCertificate(tx, actor, asked));
/** What the form begins with. */
const UNCHANGED = { zmyz: '1', sfxsye: '1', sflmx: '0' };
/** Each under a number of its own. */
const save = async (actor: Actor, asked: Asked): Promise<Answered> =>
  send(actor, { ...UNCHANGED, ...asked, ywlsh: await numberOf(actor) });
const basis = (actor: Actor, zmlx: string) => centre.ask((tx) => certificateBasis(tx, actor, { zmlx }));
const account = (actor: Actor) => centre.transact((tx) => depositAccount(tx, actor));
const listed = (actor: Actor) => centre.transact((tx) => listDocuments(tx, actor, { page: 1, size: 20 }).list);

/** Every text of the paper. */
async function textsOf(actor: Actor, zmbh: string): Promise<string[]> {
  const { content } = await centre.transact((tx) => documentOfActor(tx, actor, zmbh));
  const { title, subtitle = '', facts, tables = [], paragraphs = [] }: DocumentContent = content;
  const ofTable = ({ caption = '', head, rows }: DocumentTable) => [caption, ...head, ...rows.flat()];
  return [
    title,
    subtitle,
    ...facts.flatMap(({ label, value }) => [label, value]),
    ...tables.flatMap(ofTable),
    ...paragraphs,
  ];
}

describe('certificates of deposits', () => {
  const ABROAD = { zmlx: '11', zmyt: '1', zmyz: '2', xmpy: 'ZHANG JIANGUO' };

  it('say the account as the books have it, with purpose and six months of validity', async () => {
    const { data } = await save(ZHANG_JIANGUO, { zmlx: '11', zmyt: '9', ytsm: '申请公共租赁住房' });
    expect(data).toMatchObject({ zmbh: 'ZM20261121000001', yxq: '2027-05-21', zt: '1', yt: '申请公共租赁住房' });
    expect(data.yzm).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
    const { grzh, jzny, grzhye } = await account(ZHANG_JIANGUO);
    const texts = await textsOf(ZHANG_JIANGUO, data.zmbh);
    expect(texts).toEqual(
      expect.arrayContaining(['张建国', PEOPLE.张建国.zjhm, grzh, jzny, '申请公共租赁住房', moneyText(grzhye)]),
    );
  });

  it('hide the balance, list the deposits of the chosen months with their sum, and say all of it in English too', async () => {
    const asked = { ...ABROAD, sfxsye: '0', sflmx: '1', ksny: '2026-09', jsny: '2026-11' };
    const { data } = await save(ZHANG_JIANGUO, asked);
    const { grzhye, yjce } = await account(ZHANG_JIANGUO);
    const texts = await textsOf(ZHANG_JIANGUO, data.zmbh);
    const all = texts.join('');
    expect(all).toContain('Certificate of Housing Provident Fund Contributions');
    expect(texts).toEqual(expect.arrayContaining(['ZHANG JIANGUO', '2026-09', '2026-10', '2026-11']));
    expect(texts).not.toContain('2026-08');
    expect(all).not.toContain(moneyText(grzhye).replace('元', ''));
    expect(all).not.toContain('账户余额');
    const sum = 3 * Number(yjce);
    expect(all).toContain(`CNY ${sum.toLocaleString('en-US', { minimumFractionDigits: 2 })}`);
    expect(all).toContain('Visa application');
  });

  it('leave words of the person’s own as they are, whatever they say', async () => {
    const asked = { ...ABROAD, zmyt: '9', ytsm: '护照' };
    expect((await save(ZHANG_JIANGUO, asked)).data.fieldErrors).toEqual({ ytsmyw: '请输入用途说明（英文）' });
    expect((await save(ZHANG_JIANGUO, { ...asked, ytsmyw: '探亲' })).data.fieldErrors).toEqual({
      ytsmyw: '用途说明（英文）请用英文填写',
    });
    const { data } = await save(ZHANG_JIANGUO, { ...asked, ytsmyw: 'Passport renewal' });
    const all = (await textsOf(ZHANG_JIANGUO, data.zmbh)).join('');
    expect(all).toContain('护照 / Passport renewal');
    expect(all).toContain('正常 / Active');
  });

  it('are refused for a spelling that no passport has, and months that are none', async () => {
    const asked = { zmlx: '11', zmyt: '1', zmyz: '2', sflmx: '1' };
    expect((await save(ZHANG_JIANGUO, asked)).data.fieldErrors).toEqual({
      xmpy: '请输入护照姓名拼写',
      ksny: '请选择起始年月',
      jsny: '请选择截止年月',
    });
    const wrong = { ...asked, xmpy: '张 jianguo', ksny: '2021-11', jsny: '2026-11' };
    expect((await save(ZHANG_JIANGUO, wrong)).data.fieldErrors).toEqual({
      xmpy: '护照姓名拼写请用大写字母，姓和名之间空一格，如 ZHANG JIANGUO',
      jsny: '证明期间不能大于60个月',
    });
    expect((await basis(ZHANG_JIANGUO, '11')).data.xmpy).toBe('ZHANG JIANGUO');
  });

  it('sent four times under one number are one, answered alike; another content under it is none', async () => {
    const first = { ...UNCHANGED, zmlx: '11', zmyt: '1', ywlsh: await numberOf(ZHANG_JIANGUO) };
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(ZHANG_JIANGUO, first)));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(await send(ZHANG_JIANGUO, { ...first, zmyt: '2' })).toMatchObject({
      code: '1',
      msg: '该业务流水号已开具过另一份证明，请在列表中查看',
    });
    expect((await listed(ZHANG_JIANGUO)).filter(({ zmlx }) => zmlx === '11')).toHaveLength(1);
    // Neither without a number nor under somebody else's.
    for (const ywlsh of ['', await numberOf(MA_XIAOYAN)]) {
      expect((await send(ZHANG_JIANGUO, { ...first, ywlsh })).msg).toBe('业务流水号无效，请返回后重新进入本业务');
    }
  });

  it('asked for again on the same day are the same one, until it is void or something else is to be certified', async () => {
    for (const asked of [
      { ...ABROAD, sflmx: '1', ksny: '2026-09', jsny: '2026-11' },
      { zmlx: '12', zmyt: '2', dkdzx: '江州市住房公积金管理中心' },
    ]) {
      const first = await save(ZHANG_JIANGUO, asked);
      centre.passTime(5_000);
      expect((await save(ZHANG_JIANGUO, asked)).data).toEqual(first.data);
      expect((await save(ZHANG_JIANGUO, { ...asked, zmyt: '3' })).data.zmbh).not.toBe(first.data.zmbh);
      await centre.transact((tx) => voidDocument(tx, ZHANG_JIANGUO, { zmbh: first.data.zmbh }));
      expect((await save(ZHANG_JIANGUO, asked)).data.zmbh).not.toBe(first.data.zmbh);
    }
  });

  it('are not issued to somebody whose information is incomplete, which is said before the form', async () => {
    const incomplete = person(PEOPLE.李晓梅);
    const { data } = await basis(incomplete, '11');
    expect(data.mz).toBe(false);
    expect(data.tj[0]).toMatchObject({ tjmc: '个人信息完整', mz: false, xyb: '您的基本信息不完整，请先完善基本信息' });
    expect((await save(incomplete, { zmlx: '11', zmyt: '1' })).msg).toContain('您的基本信息不完整，请先完善基本信息');
  });

  it('for another city list the last deposits', async () => {
    const { data } = await save(ZHANG_JIANGUO, { zmlx: '12', zmyt: '2', dkdzx: '江州市住房公积金管理中心' });
    const texts = await textsOf(ZHANG_JIANGUO, data.zmbh);
    expect(texts).toEqual(expect.arrayContaining(['江州市住房公积金管理中心', '最近12笔缴存', '2026-11']));
    expect(texts.filter((text) => text === '汇缴')).toHaveLength(12);
  });

  it('are refused by name of the field that is wrong, and nothing is issued', async () => {
    const repayments = { zmlx: '14', zmyt: '5', dkzh: PEOPLE.张建国.dkzh };
    for (const [asked, fieldErrors] of [
      [{ zmlx: '11' }, { zmyt: '请选择用途' }],
      [{ zmlx: '11', zmyt: '9' }, { ytsm: '请输入用途说明' }],
      [{ zmlx: '11', zmyt: '77' }, { zmyt: '请选择用途' }],
      [{ zmlx: '11', zmyt: ['1'] }, { zmyt: '请选择用途' }],
      [{ zmlx: '12', zmyt: '2' }, { dkdzx: '请输入贷款地公积金中心' }],
      [{ ...repayments, dkzh: '', ksny: '2026-01', jsny: '2026-11' }, { dkzh: '请选择贷款' }],
      [{ ...repayments, ksny: '2026-11', jsny: '2026-01' }, { jsny: '截止年月不能早于起始年月' }],
      [{ ...repayments, ksny: '2026-01', jsny: '2026-12' }, { jsny: '截止年月不能晚于2026-11' }],
      [{ ...repayments, ksny: '2021-01', jsny: '2026-01' }, { jsny: '证明期间不能大于60个月' }],
      // Somebody else's loan sounds like none.
      [{ ...repayments, dkzh: PEOPLE.郭磊.dkzh, ksny: '2026-01', jsny: '2026-11' }, { dkzh: '请选择贷款' }],
    ] as const) {
      const answer = await save(ZHANG_JIANGUO, asked);
      expect([answer.code, answer.data], JSON.stringify(asked)).toEqual(['1', { fieldErrors }]);
    }
    expect(await save(ZHANG_JIANGUO, { zmlx: '21', zmyt: '1' })).toMatchObject({ code: '1', msg: '不能开具这种证明' });
    expect(await listed(ZHANG_JIANGUO)).toEqual([]);
  });
});

describe('certificates of loans', () => {
  it('of settlement are refused with the balance while the loan runs', async () => {
    const { dkzh } = PEOPLE.张建国;
    const { data } = await basis(ZHANG_JIANGUO, '13');
    expect(data).toMatchObject({ mz: false, dk: [{ dkzh }] });
    expect(data.dk[0].yy).toMatch(/^贷款尚未结清，余额5\d\d,\d{3}\.\d\d元，结清后即可开具$/);
    expect((await save(ZHANG_JIANGUO, { zmlx: '13', zmyt: '5', dkzh })).msg).toContain('未结清1笔');
  });

  it('of settlement are refused for a loan that runs beside one that is paid back', async () => {
    const { dkzh } = PEOPLE.张建国;
    await centre.transact(({ store }) => {
      const loan = loanTable(store).get(dkzh);
      if (loan) loanTable(store).put(dkzh, { ...loan, grzh: HE_JING.grzh });
    });
    const { data } = await save(HE_JING, { zmlx: '13', zmyt: '5', dkzh });
    expect(data.fieldErrors.dkzh).toMatch(/^贷款尚未结清/);
  });

  it('of settlement are issued for a loan that is paid back', async () => {
    const { data } = await save(HE_JING, { zmlx: '13', zmyt: '5', dkzh: PEOPLE.何静.dkzh });
    const texts = await textsOf(HE_JING, data.zmbh);
    expect(texts).toEqual(expect.arrayContaining(['GJDK202500000003', '120,000.00元', '0.00元', '2026-02-10']));
  });

  it('of repayments add up to the months asked for', async () => {
    const asked = { zmlx: '14', zmyt: '5', dkzh: PEOPLE.何静.dkzh, ksny: '2025-01', jsny: '2026-11' };
    const { data } = await save(HE_JING, asked);
    const texts = await textsOf(HE_JING, data.zmbh);
    expect(texts.join(' ')).toContain('2025-01至2026-11');
    expect(texts).toEqual(expect.arrayContaining(['12次', '120,000.00元', '贷款发放']));
    expect(texts.filter((text) => text === '正常还款')).toHaveLength(12);
  });

  it('are not for somebody without a loan', async () => {
    expect((await save(MA_XIAOYAN, { zmlx: '14', zmyt: '5' })).msg).toContain('在本中心有公积金贷款：0笔');
  });
});
