// @vitest-environment node

import { cases, moveCase } from '@mocks/centre/cases/case-states';
import { draftOf, listDrafts, saveDraft } from '@mocks/centre/cases/drafts/drafts';
import { moveClock } from '@mocks/centre/daily-jobs';
import { setDebitSwitch } from '@mocks/centre/kernel/accounts/bank';
import { balanceOf, memberAccount, postingsOf, trialBalance } from '@mocks/centre/kernel/accounts/ledger';
import { listMessages } from '@mocks/centre/kernel/messages/messages';
import { readOutbox } from '@mocks/centre/kernel/messages/outbox';
import { units } from '@mocks/centre/kernel/people';
import type { Transaction } from '@mocks/centre/kernel/transaction';
import { depositAccount } from '@mocks/centre/members/person-views';
import { unitInfo } from '@mocks/centre/members/unit/unit-views';
import { judge, submit } from '@mocks/centre/office/applications';
import { caseDetail, listCases, todos, withdrawCase } from '@mocks/centre/office/cases';
import { changePayment } from '@mocks/centre/remittance/debit/change-payment';
import { listRemittances, remittanceDetail } from '@mocks/centre/remittance/list/list-views';
import { rosterOfBookedMonth } from '@mocks/centre/remittance/list/roster-views';
import { describe, expect, it } from 'vitest';
import { remittanceCode } from '@/domain/deposit/remittance';
import { OPERATORS, PEOPLE, UNITS } from '../people';
import { centrePerTest, refusalOf, ZHANG_JIANGUO } from './fixture';
import {
  ACCOUNT,
  application,
  confirmed,
  DONGFANG,
  HUAXIA,
  handIn,
  pending,
  transfer,
  WALLET,
} from './remittance-world';

const CODE = remittanceCode(HUAXIA.dwzh, '2026-12');

const FEN = 10_968_000n;

const centre = centrePerTest();

const at = <T>(work: (tx: Transaction) => T) => centre.transact(work);

const file = (values: Record<string, unknown> = {}) => at((tx) => handIn(tx, values));

const lists = () => at((tx) => listRemittances(tx, HUAXIA, { ksny: '2026-12', jsny: '', zt: '', page: 1, size: 9 }));

const told = () =>
  at((tx) => listMessages(tx, HUAXIA, { page: 1, size: 30 })).then(({ list }) => list.map(({ title }) => title));

const jzny = () => at((tx) => units(tx.store).get(HUAXIA.dwzh)?.jzny);

const refused = async (work: (tx: Transaction) => unknown) => refusalOf(at(work));

/** What the agreement of the counter does to the month that is due. */
const PLANNED = '2026-12汇缴未办理的，将于2026-12-15按柜台代缴协议扣款109,680.00元，不使用暂收余额';

/** What taking a list back is said to bring: dialog, timeline, message and SMS. */
const CANCELLED = (kept: string) =>
  `2026-12须重新办理汇缴；已到账的${kept}留在暂收余额，办理汇缴、补缴时选择“暂存款抵缴”可以使用；${PLANNED}`;

describe('a list that is handed in', () => {
  it('waits for its money and is not booked before', async () => {
    const { ywlsh, ywzt } = await file();
    expect(ywzt).toBe('02');
    expect((await lists()).list).toMatchObject([
      { hjny: '2026-12', zt: '2', hjje: UNITS.华夏精密.hjje, ceje: UNITS.华夏精密.hjje, kqx: true, pzh: '' },
    ]);
    expect(await jzny()).toBe('2026-11');
    const detail = await at((tx) => caseDetail(tx, HUAXIA, { ywlsh }));
    expect(detail).toMatchObject({ ywmc: '2026-12汇缴', kch: true });
    const [row] = (await at((tx) => listCases(tx, HUAXIA, { page: 1, size: 5 }))).list;
    expect(row).toMatchObject({ ywlx: 'GJ0201', ywmc: '2026-12汇缴' });
    expect(detail.lc.map(({ jdmc }) => jdmc)).toEqual(['提交申请', '清册已确认']);
    // Said where it is to be used, as long as it is: not among what was applied for.
    expect(detail.sqnr.map(({ label }) => label)).not.toContain('缴款附言码');
    expect(await told()).toContain('2026-12汇缴缴款通知');
    expect(detail.ztsm?.mx.map(({ label, fz }) => [label, fz])).toEqual([
      ['尚需缴款', UNITS.华夏精密.hjje],
      ['收款户名', '住房公积金管理中心归集专户'],
      ['收款账号', '31050161393600009876'],
      ['收款银行', '中国建设银行城区支行'],
      ['缴款附言码', CODE],
    ]);
    // Copied as it is typed, read in groups of four.
    expect(detail.ztsm?.mx.map(({ value }) => value)).toContain('3105 0161 3936 0000 9876');
    const waiting = await at((tx) => todos(tx, HUAXIA));
    expect(waiting).toMatchObject([{ title: '2026-12汇缴：待缴款', ywlsh }]);
    expect(waiting[0]?.sxsm).toBe(`尚需缴款109,680.00元，转账附言填写${CODE}`);
  });

  it('takes money in parts: the first stays pending with what is missing, the second books it', async () => {
    const before = await at((tx) => balanceOf(tx.store, memberAccount(ZHANG_JIANGUO.grzh)));
    const { ywlsh } = await file();
    await at((tx) => transfer(tx, '100000.00', { fy: `汇缴 ${CODE}` }));
    expect(await pending(centre)).toBe(10_000_000n);
    expect((await lists()).list).toMatchObject([{ zt: '2', dzje: '100000.00', ceje: '9680.00', kqx: true }]);
    const part = await at((tx) => caseDetail(tx, HUAXIA, { ywlsh }));
    expect(part.ztsm?.nr).toBe(`已到账100,000.00元，尚差9,680.00元，转账附言填写${CODE}`);

    await at((tx) => transfer(tx, '9680.00', { fy: CODE.toLowerCase() }));
    expect(await pending(centre)).toBe(0n);
    expect(await jzny()).toBe('2026-12');
    const [row] = (await lists()).list;
    expect(row).toMatchObject({ zt: '4', ceje: '0.00', rzrq: '2026-11-21', kqx: false });
    expect(row?.pzh).toMatch(/^PZ202611\d{8}$/);
    const { lc, ywzt } = await at((tx) => caseDetail(tx, HUAXIA, { ywlsh }));
    expect(ywzt).toBe('99');
    expect(lc.map(({ jdmc }) => jdmc)).toEqual(['提交申请', '清册已确认', '缴款到账', '缴款到账', '入账分摊']);
    expect(lc.slice(2, 4).map(({ yj }) => yj)).toEqual([
      '到账100,000.00元，尚差9,680.00元，清册继续待缴款',
      '缴款9,680.00元已到账，累计到账109,680.00元，已缴清',
    ]);
    const after = await at((tx) => depositAccount(tx, ZHANG_JIANGUO));
    expect(after).toMatchObject({ jzny: '2026-12', zjhj: { hjny: '2026-12', fse: '4320.00' } });
    expect(await at((tx) => balanceOf(tx.store, memberAccount(ZHANG_JIANGUO.grzh)))).toBe(before + 432_000n);
    expect(await at((tx) => trialBalance(tx.store))).toBe(0n);
    const sent = (await at(readOutbox)).map(({ to, text }) => `${to} ${text}`);
    expect(sent).toContainEqual(
      expect.stringContaining(`${PEOPLE.张建国.sjhm} 【住房公积金】您2026-12的住房公积金4,320.00元已入账`),
    );
    expect(sent).toContainEqual(
      expect.stringContaining(
        `${OPERATORS.吴晓东.jbrsjhm} 【住房公积金】贵单位（华夏精密制造有限公司）的2026-12汇缴（${ywlsh}）已入账：109,680.00元已记入`,
      ),
    );
    const { list } = await at((tx) => rosterOfBookedMonth(tx, HUAXIA, { hjny: '2026-12', bd: '', page: 1, size: 50 }));
    expect(list.filter(({ bdlx }) => bdlx !== '0')).toHaveLength(3);
  });

  it('counts one more month in a row for its members', async () => {
    const months = () => at((tx) => depositAccount(tx, ZHANG_JIANGUO)).then(({ lxzcjcys }) => lxzcjcys);
    const before = await months();
    await file({ hjfs: '02', zhbh: ACCOUNT });
    expect(await months()).toBe(before + 1);
  });

  it('leaves what is paid too much in the pending balance, from which the next month may be paid', async () => {
    await file();
    await at((tx) => transfer(tx, '219361.00', { fy: CODE }));
    expect(await pending(centre)).toBe(10_968_100n);
    await at((tx) => moveClock(tx, { now: '2026-12-01' }));
    const used = { hjfs: '01', sqzsje: '109681.01' };
    expect((await refused((tx) => handIn(tx, used))).fieldErrors.sqzsje).toBe('使用暂收余额不能大于可用暂收余额');
    const { ywzt } = await file({ ...used, sqzsje: '109000' });
    expect(ywzt).toBe('02');
    expect((await lists()).list).toMatchObject([{ hjny: '2027-01', ceje: '680.00', kqx: true }, {}]);
    await at((tx) => transfer(tx, '680.00', { fy: remittanceCode(HUAXIA.dwzh, '2027-01') }));
    expect(await jzny()).toBe('2027-01');
    expect(await pending(centre)).toBe(68_100n);
  });

  it('is paid at once from the pending balance when that is enough', async () => {
    await at((tx) => transfer(tx, UNITS.华夏精密.hjje, { fy: CODE }));
    expect(await pending(centre)).toBe(FEN);
    const { ywzt } = await file({ hjfs: '01', sqzsje: UNITS.华夏精密.hjje });
    expect(ywzt).toBe('99');
    expect(await pending(centre)).toBe(0n);
  });

  it('can be cancelled until money comes, and be handed in again', async () => {
    const { ywlsh } = await file();
    expect((await at((tx) => withdrawCase(tx, HUAXIA, { ywlsh }))).ywzt).toBe('85');
    expect((await lists()).list).toMatchObject([{ zt: '5', kqx: false }]);
    // What comes now is nobody's list: it stays in the pending balance.
    await at((tx) => transfer(tx, UNITS.华夏精密.hjje, { fy: CODE }));
    expect(await jzny()).toBe('2026-11');
    expect(await pending(centre)).toBe(FEN);
    const again = await file({ hjfs: '02', zhbh: ACCOUNT });
    expect(again.ywzt).toBe('99');
    expect(await pending(centre)).toBe(FEN);
  });

  it('can be taken back with the rest after part of the money: what came is free for the month handed in again', async () => {
    const { ywlsh } = await file();
    await at((tx) => transfer(tx, '100000.01', { fy: CODE }));
    const ended = await at((tx) => withdrawCase(tx, HUAXIA, { ywlsh }));
    expect(ended.ywzt).toBe('85');
    expect(ended.lc.at(-1)).toMatchObject({ jdmc: '取消清册', yj: CANCELLED('100,000.01元') });
    expect(ended.ztsm?.mc).toBe('已取消');
    const after = (await at(readOutbox)).slice(0, 2).map(({ text }) => text);
    expect(after[0]).toBe(
      `【住房公积金】贵单位（华夏精密制造有限公司）2026-12汇缴清册已取消，${CANCELLED('100,000.01元')}。`,
    );
    expect(after[1]).toContain('汇缴款部分到账');
    expect((await told()).filter((title) => /取消|撤回/.test(title))).toEqual(['2026-12汇缴清册已取消']);
    const { yj } = await at((tx) => unitInfo(tx, HUAXIA));
    expect(yj?.zdkk).toBe(PLANNED);
    expect((await at((tx) => todos(tx, HUAXIA))).filter(({ ywlx }) => ywlx === 'GJ0201')).toEqual([]);
    expect(await pending(centre)).toBe(10_000_001n);
    const again = await file({ hjfs: '01', sqzsje: '100000.01' });
    expect(again.ztsm?.nr).toBe(`已到账100,000.01元，尚差9,679.99元，转账附言填写${CODE}`);
    await at((tx) => transfer(tx, '9679.99', { fy: CODE }));
    expect(await jzny()).toBe('2026-12');
    expect(await pending(centre)).toBe(0n);
    expect(await at((tx) => trialBalance(tx.store))).toBe(0n);
  });

  it('that is taken back is debited by the agreement on its day, and what came stays where it was said to stay', async () => {
    const { ywlsh } = await file();
    await at((tx) => transfer(tx, '5000.00', { fy: CODE }));
    const [row] = (await lists()).list;
    const { qxsm } = await at((tx) => remittanceDetail(tx, HUAXIA, { qcqrdh: row?.qcqrdh ?? '' }));
    expect(qxsm).toBe(CANCELLED('5,000.00元'));
    await at((tx) => withdrawCase(tx, HUAXIA, { ywlsh }));
    await at((tx) => moveClock(tx, { now: '2026-12-14' }));
    expect(await jzny()).toBe('2026-11');
    await at((tx) => moveClock(tx, { now: '2026-12-15' }));
    expect(await jzny()).toBe('2026-12');
    expect(await pending(centre)).toBe(500_000n);
  });

  it('leaves no draft of a month that is remitted by now', async () => {
    const mx = { qcqrdh: (await at((tx) => confirmed(tx))).qcqrdh, hjny: '2026-12' };
    const values = await at((tx) => application(tx));
    const ywlsh = String(values.ywlsh);
    const draft = { ywlx: 'GJ0201', ywlsh, bbh: 1, dqbz: 'form', nr: JSON.stringify({ mx }), xgcs: 0 };
    await at((tx) => saveDraft(tx, HUAXIA, draft));
    await at((tx) => submit(tx, HUAXIA, values));
    await at((tx) => withdrawCase(tx, HUAXIA, { ywlsh }));
    expect(await at((tx) => listDrafts(tx, HUAXIA))).toHaveLength(1);
    expect((await at(readOutbox))[0]?.text).not.toContain('材料');
    await at((tx) => moveClock(tx, { now: '2026-12-15' }));
    expect(await jzny()).toBe('2026-12');
    expect(await at((tx) => listDrafts(tx, HUAXIA))).toEqual([]);
    expect(await at((tx) => draftOf(tx, HUAXIA, { ywlx: 'GJ0201' }))).toBeNull();
  });

  it('may be paid in another way: the rest from an account after part of it came', async () => {
    const { ywlsh } = await file();
    await at((tx) => transfer(tx, '100000.00', { fy: CODE }));
    const qcqrdh = (await lists()).list[0]?.qcqrdh ?? '';
    const choose = (choice: Record<string, string>) => (tx: Transaction) =>
      changePayment(tx, HUAXIA, { qcqrdh, hjfs: '02', zhbh: ACCOUNT, sqzsje: '', ...choice });
    for (const [wrong, field] of [
      [{ hjfs: '' }, 'hjfs'],
      [{ zhbh: WALLET }, 'zhbh'],
      [{ hjfs: '01', sqzsje: '0' }, 'sqzsje'],
      [{ hjfs: '01', sqzsje: '0.01' }, 'sqzsje'],
    ] as const) {
      expect(Object.keys((await refused(choose(wrong))).fieldErrors)).toEqual([field]);
    }
    const foreign = (tx: Transaction) => changePayment(tx, DONGFANG, { qcqrdh, hjfs: '03', zhbh: '', sqzsje: '' });
    expect((await refused(foreign)).message).toContain('未找到该缴款记录');

    await at((tx) => setDebitSwitch(tx, { dwzh: HUAXIA.dwzh, fail: true, yy: '' }));
    expect(await at(choose({}))).toMatchObject({ zt: '2', hjfs: '02' });
    expect((await at((tx) => caseDetail(tx, HUAXIA, { ywlsh }))).ztsm).toMatchObject({
      mc: '扣款失败',
      nr: expect.stringContaining('将于2026-11-28再次扣款9,680.00元'),
    });
    expect((await refused(choose({}))).fieldErrors.zhbh).toContain('今日已从该账户扣款未成功');
    await at((tx) => setDebitSwitch(tx, { dwzh: HUAXIA.dwzh, fail: false, yy: '' }));
    expect(await at(choose({ hjfs: '04', zhbh: WALLET }))).toMatchObject({ zt: '4' });
    expect(await pending(centre)).toBe(0n);
    expect(await at((tx) => trialBalance(tx.store))).toBe(0n);
    expect((await refused(choose({}))).message).toBe('该清册已入账，不能更改缴款方式');
    const { lc, sqnr } = await at((tx) => caseDetail(tx, HUAXIA, { ywlsh }));
    // As the voucher has it, and not as it was handed in.
    expect(sqnr.filter(({ label }) => ['汇缴方式', '付款账户'].includes(label)).map(({ value }) => value)).toEqual([
      '数字人民币',
      expect.stringContaining('*'),
    ]);
    expect(lc.map(({ jdmc }) => jdmc).slice(2)).toEqual([
      '缴款到账',
      '更改缴款方式',
      '委托扣款失败',
      '更改缴款方式',
      '委托扣款',
      '入账分摊',
    ]);
  });

  it('is answered once and booked once when its answer was lost', async () => {
    const values = await at((tx) => application(tx, { hjfs: '02', zhbh: ACCOUNT }));
    const first = await at((tx) => submit(tx, HUAXIA, values));
    expect(first.ywzt).toBe('99');
    expect(await at((tx) => submit(tx, HUAXIA, values))).toEqual(first);
    expect((await refused((tx) => submit(tx, HUAXIA, { ...values, hjfs: '03' }))).message).toContain('内容与本次不同');
    const booked = await at((tx) => postingsOf(tx.store, memberAccount(ZHANG_JIANGUO.grzh)));
    expect(booked.filter(({ entry }) => entry.hjny === '2026-12')).toHaveLength(1);
  });

  it('is refused for another month, a foreign list, an unknown account, and while one is open', async () => {
    const foreign = await at((tx) => confirmed(tx, DONGFANG));
    for (const [change, field] of [
      [{ hjny: '2027-01' }, 'hjny'],
      [{ qcqrdh: foreign.qcqrdh }, 'mx'],
      [{ qcqrdh: '' }, 'mx'],
      [{ hjksfs: '1' }, 'mx'],
      [{ hjfs: '02', zhbh: 'FK000201' }, 'zhbh'],
      [{ hjfs: '02', zhbh: WALLET }, 'zhbh'],
      [{ hjfs: '06' }, 'hjfs'],
      [{ hjfs: '01', sqzsje: '-1' }, 'sqzsje'],
      [{ hjfs: '01', sqzsje: '0.01' }, 'sqzsje'],
      [{ hjfs: ['03'] }, 'hjfs'],
      [{ ywwd: '' }, 'ywwd'],
    ] as const) {
      const refusal = await refused((tx) => handIn(tx, change));
      expect(Object.keys(refusal.fieldErrors), JSON.stringify(change)).toContain(field);
    }
    await file();
    expect((await refused((tx) => handIn(tx))).message).toContain('贵单位有正在办理的2026-12汇缴（');
  });

  it('waits for adjustments of the month that are not done', async () => {
    await file().catch(() => undefined);
    await at((tx) => {
      const [open] = [...cases(tx.store).values()].filter(({ ywlx }) => ywlx === 'GJ0201');
      if (!open) throw new Error('No case');
      moveCase(tx, open, { to: '85', jdmc: '', clr: '', yj: '' });
      const values = { sxny: '2026-12' };
      cases(tx.store).put('A', { ...open, ywlsh: 'A', ywlx: 'GJ0203', ywmc: '缴存基数调整', ywzt: '98', values });
    });
    expect((await refused((tx) => handIn(tx))).message).toBe('存在未办结的基数调整业务，请办结后再汇缴');
    const { tj } = await at((tx) => judge(tx, HUAXIA, { ywlx: 'GJ0201' }));
    expect(tj.find(({ tjbh }) => tjbh === 'WTZ')).toMatchObject({ mz: false, sjz: '缴存基数调整（A）未办结' });
    await at((tx) => {
      const open = cases(tx.store).get('A');
      if (open) cases(tx.store).put('A', { ...open, values: { sxny: '2027-01' } });
    });
    expect((await file()).ywzt).toBe('02');
  });

  it('is refused in a second window with a word about its own month', async () => {
    const other = await at((tx) => application(tx));
    await file({ hjfs: '02', zhbh: ACCOUNT });
    const { message } = await refused((tx) => submit(tx, HUAXIA, other));
    expect(message).toBe('2026-12的汇缴已经办理，请到“汇缴记录”查看，不必重复提交');
    const { tj } = await at((tx) => judge(tx, HUAXIA, { ...other, ywlsh: '' }));
    expect(tj).toMatchObject([{ sjz: '2026-12已汇缴', mz: false }]);
  });

  it('is for the coming month at the most', async () => {
    await file({ hjfs: '02', zhbh: ACCOUNT });
    expect((await refused((tx) => handIn(tx))).message).toBe('2027-01的汇缴尚未开始，自2026-12起办理');
  });
});
