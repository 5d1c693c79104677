// @vitest-environment node

import { cases, moveCase } from '@mocks/centre/cases/case-states';
import { draftOf, listDrafts, saveDraft } from '@mocks/centre/cases/drafts';
import type { Centre } from '@mocks/centre/centre';
import { issueReceipt } from '@mocks/centre/certificates/case-receipt';
import { moveClock } from '@mocks/centre/daily-jobs';
import { ownDocument } from '@mocks/centre/documents/document';
import { setDebitSwitch } from '@mocks/centre/kernel/bank';
import { type Desk, ownerOf } from '@mocks/centre/kernel/desk';
import { balanceOf, memberAccount, postingsOf, trialBalance } from '@mocks/centre/kernel/ledger';
import { listMessages } from '@mocks/centre/kernel/messages';
import { readOutbox } from '@mocks/centre/kernel/outbox';
import { units } from '@mocks/centre/kernel/people';
import { depositAccount } from '@mocks/centre/members/person-views';
import { unitInfo } from '@mocks/centre/members/unit-views';
import { judge, submit } from '@mocks/centre/office/applications';
import { caseDetail, listCases, todos, withdrawCase } from '@mocks/centre/office/cases';
import { changePayment } from '@mocks/centre/remittance/change-payment';
import { confirmRoster } from '@mocks/centre/remittance/confirm';
import { listRemittances, remittanceDetail, standingState } from '@mocks/centre/remittance/list-views';
import { claimByUnit, listPending, listUnclaimed } from '@mocks/centre/remittance/pending-views';
import { remittances } from '@mocks/centre/remittance/records';
import { rosterOfBookedMonth, rosterOfDueMonth } from '@mocks/centre/remittance/roster-views';
import { setInstruction } from '@mocks/centre/remittance/standing';
import { beforeEach, describe, expect, it } from 'vitest';
import { remittanceCode } from '@/domain/remittance';
import { OPERATORS, PEOPLE, UNITS } from '../people';
import { centreOn, refusalOf, ZHANG_JIANGUO } from './fixture';
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

let centre: Centre;
beforeEach(async () => {
  centre = await centreOn();
});

const at = <T>(work: (desk: Desk) => T) => centre.transact(work);
const file = (values: Record<string, unknown> = {}) => at((desk) => handIn(desk, values));
const lists = () =>
  at((desk) => listRemittances(desk, HUAXIA, { ksny: '2026-12', jsny: '', zt: '', page: 1, size: 9 }));
const told = () =>
  at((desk) => listMessages(desk, HUAXIA, { page: 1, size: 30 })).then(({ list }) => list.map(({ title }) => title));
const jzny = () => at((desk) => units(desk.store).get(HUAXIA.dwzh)?.jzny);
const refused = async (work: (desk: Desk) => unknown) => refusalOf(at(work));

describe('the list', () => {
  it('of last month does not balance once somebody came, left or changed', async () => {
    const former = await at((desk) => rosterOfDueMonth(desk, HUAXIA, { hjny: '2026-12', hjksfs: '1' }));
    expect(former).toMatchObject({ syje: '109101.60', zjje: '2978.40', jsje: '2544.00', tzje: '144.00' });
    expect(former.hjje).toBe('109101.60');
    expect((await refused((desk) => confirmed(desk, HUAXIA, '1'))).message).toBe('本月清册金额不平，请核对变动人员');
  });

  it('with the changes balances: 48 people, one came, one left, one adjusted', async () => {
    const { list, ...sums } = await at((desk) => rosterOfDueMonth(desk, HUAXIA, { hjny: '2026-12', hjksfs: '2' }));
    expect(sums).toMatchObject({ syrs: 48, zjrs: 1, jsrs: 1, hjrs: 48, hjje: UNITS.华夏精密.hjje, dwhjje: '54840.00' });
    expect(list.filter(({ bdlx }) => bdlx !== '0').map(({ bdlx, syyjce, yjce }) => [bdlx, syyjce, yjce])).toEqual([
      ['6', '1252.80', '1396.80'],
      ['1', '0.00', '2978.40'],
      ['4', '2544.00', '0.00'],
    ]);
    expect(list.every(({ zjhm }) => zjhm.includes('*'))).toBe(true);
  });

  it('keeps its number when it is confirmed again, and refuses any other month or amount', async () => {
    const first = await at((desk) => confirmed(desk));
    expect(first.qcqrdh).toMatch(/^QC202611\d{8}$/);
    expect(await at((desk) => confirmed(desk))).toEqual(first);
    const list = { hjny: '2026-12', hjksfs: '2', hjrs: '48', hjje: UNITS.华夏精密.hjje };
    expect((await refused((desk) => confirmRoster(desk, HUAXIA, { ...list, hjny: '2027-01' }))).message).toBe(
      '请先完成2026-12的汇缴',
    );
    for (const forged of [{ hjje: '109680.01' }, { hjrs: '49' }, { hjje: '' }, { hjksfs: '9' }]) {
      expect((await refused((desk) => confirmRoster(desk, HUAXIA, { ...list, ...forged }))).code).toBe('1');
    }
  });

  it('of 10,000 people is that of last month', async () => {
    const { list, hjrs, hjje, syje } = await at((desk) =>
      rosterOfDueMonth(desk, DONGFANG, { hjny: '2026-12', hjksfs: '1' }),
    );
    expect([list.length, hjrs, hjje, syje]).toEqual([10_000, 10_000, '22788240.00', '22788240.00']);
  });
});

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
    const detail = await at((desk) => caseDetail(desk, HUAXIA, { ywlsh }));
    expect(detail).toMatchObject({ ywmc: '2026-12汇缴', kch: true });
    const [row] = (await at((desk) => listCases(desk, HUAXIA, { page: 1, size: 5 }))).list;
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
    const waiting = await at((desk) => todos(desk, HUAXIA));
    expect(waiting).toMatchObject([{ title: '2026-12汇缴：待缴款', ywlsh }]);
    expect(waiting[0]?.sxsm).toBe(`尚需缴款109,680.00元，转账附言填写${CODE}`);
  });

  it('takes money in parts: the first stays pending with what is missing, the second books it', async () => {
    const before = await at((desk) => balanceOf(desk.store, memberAccount(ZHANG_JIANGUO.grzh)));
    const { ywlsh } = await file();
    await at((desk) => transfer(desk, '100000.00', { fy: `汇缴 ${CODE}` }));
    expect(await pending(centre)).toBe(10_000_000n);
    expect((await lists()).list).toMatchObject([{ zt: '2', dzje: '100000.00', ceje: '9680.00', kqx: true }]);
    const part = await at((desk) => caseDetail(desk, HUAXIA, { ywlsh }));
    expect(part.ztsm?.nr).toBe(`已到账100,000.00元，尚差9,680.00元，转账附言填写${CODE}`);

    await at((desk) => transfer(desk, '9680.00', { fy: CODE.toLowerCase() }));
    expect(await pending(centre)).toBe(0n);
    expect(await jzny()).toBe('2026-12');
    const [row] = (await lists()).list;
    expect(row).toMatchObject({ zt: '4', ceje: '0.00', rzrq: '2026-11-21', kqx: false });
    expect(row?.pzh).toMatch(/^PZ202611\d{8}$/);
    const { lc, ywzt } = await at((desk) => caseDetail(desk, HUAXIA, { ywlsh }));
    expect(ywzt).toBe('99');
    expect(lc.map(({ jdmc }) => jdmc)).toEqual(['提交申请', '清册已确认', '缴款到账', '缴款到账', '入账分摊']);
    expect(lc.slice(2, 4).map(({ yj }) => yj)).toEqual([
      '到账100,000.00元，尚差9,680.00元，清册继续待缴款',
      '缴款9,680.00元已到账，累计到账109,680.00元，已缴清',
    ]);
    const after = await at((desk) => depositAccount(desk, ZHANG_JIANGUO));
    expect(after).toMatchObject({ jzny: '2026-12', zjhj: { hjny: '2026-12', fse: '4320.00' } });
    expect(await at((desk) => balanceOf(desk.store, memberAccount(ZHANG_JIANGUO.grzh)))).toBe(before + 432_000n);
    expect(await at((desk) => trialBalance(desk.store))).toBe(0n);
    const sent = (await at(readOutbox)).map(({ to, text }) => `${to} ${text}`);
    expect(sent).toContainEqual(
      expect.stringContaining(`${PEOPLE.张建国.sjhm} 【住房公积金】您2026-12的住房公积金4,320.00元已入账`),
    );
    expect(sent).toContainEqual(
      expect.stringContaining(
        `${OPERATORS.吴晓东.jbrsjhm} 【住房公积金】贵单位（华夏精密制造有限公司）2026-12汇缴109,680.00元已记入`,
      ),
    );
    const { list } = await at((desk) =>
      rosterOfBookedMonth(desk, HUAXIA, { hjny: '2026-12', bd: '', page: 1, size: 50 }),
    );
    expect(list.filter(({ bdlx }) => bdlx !== '0')).toHaveLength(3);
  });

  it('counts one more month in a row for its members', async () => {
    const months = () => at((desk) => depositAccount(desk, ZHANG_JIANGUO)).then(({ lxzcjcys }) => lxzcjcys);
    const before = await months();
    await file({ hjfs: '02', zhbh: ACCOUNT });
    expect(await months()).toBe(before + 1);
  });

  it('leaves what is paid too much in the pending balance, from which the next month may be paid', async () => {
    await file();
    await at((desk) => transfer(desk, '219361.00', { fy: CODE }));
    expect(await pending(centre)).toBe(10_968_100n);
    await at((desk) => moveClock(desk, { now: '2026-12-01' }));
    const used = { hjfs: '01', sqzsje: '109681.01' };
    expect((await refused((desk) => handIn(desk, used))).fieldErrors.sqzsje).toBe('使用暂收余额不能大于可用暂收余额');
    const { ywzt } = await file({ ...used, sqzsje: '109000' });
    expect(ywzt).toBe('02');
    expect((await lists()).list).toMatchObject([{ hjny: '2027-01', ceje: '680.00', kqx: true }, {}]);
    await at((desk) => transfer(desk, '680.00', { fy: remittanceCode(HUAXIA.dwzh, '2027-01') }));
    expect(await jzny()).toBe('2027-01');
    expect(await pending(centre)).toBe(68_100n);
  });

  it('is paid at once from the pending balance when that is enough', async () => {
    await at((desk) => transfer(desk, UNITS.华夏精密.hjje, { fy: CODE }));
    expect(await pending(centre)).toBe(FEN);
    const { ywzt } = await file({ hjfs: '01', sqzsje: UNITS.华夏精密.hjje });
    expect(ywzt).toBe('99');
    expect(await pending(centre)).toBe(0n);
  });

  it('can be cancelled until money comes, and be handed in again', async () => {
    const { ywlsh } = await file();
    expect((await at((desk) => withdrawCase(desk, HUAXIA, { ywlsh }))).ywzt).toBe('85');
    expect((await lists()).list).toMatchObject([{ zt: '5', kqx: false }]);
    // What comes now is nobody's list: it stays in the pending balance.
    await at((desk) => transfer(desk, UNITS.华夏精密.hjje, { fy: CODE }));
    expect(await jzny()).toBe('2026-11');
    expect(await pending(centre)).toBe(FEN);
    const again = await file({ hjfs: '02', zhbh: ACCOUNT });
    expect(again.ywzt).toBe('99');
    expect(await pending(centre)).toBe(FEN);
  });

  it('can be taken back with the rest after part of the money: what came is free for the month handed in again', async () => {
    const { ywlsh } = await file();
    await at((desk) => transfer(desk, '100000.01', { fy: CODE }));
    const ended = await at((desk) => withdrawCase(desk, HUAXIA, { ywlsh }));
    expect(ended.ywzt).toBe('85');
    expect(ended.lc.at(-1)).toMatchObject({ jdmc: '取消清册', yj: CANCELLED('100,000.01元') });
    expect(ended.ztsm?.mc).toBe('已取消');
    const after = (await at(readOutbox)).slice(0, 2).map(({ text }) => text);
    expect(after[0]).toBe(
      `【住房公积金】贵单位（华夏精密制造有限公司）2026-12汇缴清册已取消，${CANCELLED('100,000.01元')}。`,
    );
    expect(after[1]).toContain('汇缴款部分到账');
    expect((await told()).filter((title) => /取消|撤回/.test(title))).toEqual(['2026-12汇缴清册已取消']);
    const { yj } = await at((desk) => unitInfo(desk, HUAXIA));
    expect(yj?.zdkk).toBe(PLANNED);
    expect((await at((desk) => todos(desk, HUAXIA))).filter(({ ywlx }) => ywlx === 'GJ0201')).toEqual([]);
    expect(await pending(centre)).toBe(10_000_001n);
    const again = await file({ hjfs: '01', sqzsje: '100000.01' });
    expect(again.ztsm?.nr).toBe(`已到账100,000.01元，尚差9,679.99元，转账附言填写${CODE}`);
    await at((desk) => transfer(desk, '9679.99', { fy: CODE }));
    expect(await jzny()).toBe('2026-12');
    expect(await pending(centre)).toBe(0n);
    expect(await at((desk) => trialBalance(desk.store))).toBe(0n);
  });

  it('that is taken back is debited by the agreement on its day, and what came stays where it was said to stay', async () => {
    const { ywlsh } = await file();
    await at((desk) => transfer(desk, '5000.00', { fy: CODE }));
    const [row] = (await lists()).list;
    const { qxsm } = await at((desk) => remittanceDetail(desk, HUAXIA, { qcqrdh: row?.qcqrdh ?? '' }));
    expect(qxsm).toBe(CANCELLED('5,000.00元'));
    await at((desk) => withdrawCase(desk, HUAXIA, { ywlsh }));
    await at((desk) => moveClock(desk, { now: '2026-12-14' }));
    expect(await jzny()).toBe('2026-11');
    await at((desk) => moveClock(desk, { now: '2026-12-15' }));
    expect(await jzny()).toBe('2026-12');
    expect(await pending(centre)).toBe(500_000n);
  });

  it('leaves no draft of a month that is remitted by now', async () => {
    const mx = { qcqrdh: (await at((desk) => confirmed(desk))).qcqrdh, hjny: '2026-12' };
    const values = await at((desk) => application(desk));
    const ywlsh = String(values.ywlsh);
    const draft = { ywlx: 'GJ0201', ywlsh, bbh: 1, dqbz: 'form', nr: JSON.stringify({ mx }), xgcs: 0 };
    await at((desk) => saveDraft(desk, HUAXIA, draft));
    await at((desk) => submit(desk, HUAXIA, values));
    await at((desk) => withdrawCase(desk, HUAXIA, { ywlsh }));
    expect(await at((desk) => listDrafts(desk, HUAXIA))).toHaveLength(1);
    expect((await at(readOutbox))[0]?.text).not.toContain('材料');
    await at((desk) => moveClock(desk, { now: '2026-12-15' }));
    expect(await jzny()).toBe('2026-12');
    expect(await at((desk) => listDrafts(desk, HUAXIA))).toEqual([]);
    expect(await at((desk) => draftOf(desk, HUAXIA, { ywlx: 'GJ0201' }))).toBeNull();
  });

  it('may be paid in another way: the rest from an account after part of it came', async () => {
    const { ywlsh } = await file();
    await at((desk) => transfer(desk, '100000.00', { fy: CODE }));
    const qcqrdh = (await lists()).list[0]?.qcqrdh ?? '';
    const choose = (choice: Record<string, string>) => (desk: Desk) =>
      changePayment(desk, HUAXIA, { qcqrdh, hjfs: '02', zhbh: ACCOUNT, sqzsje: '', ...choice });
    for (const [wrong, field] of [
      [{ hjfs: '' }, 'hjfs'],
      [{ zhbh: WALLET }, 'zhbh'],
      [{ hjfs: '01', sqzsje: '0' }, 'sqzsje'],
      [{ hjfs: '01', sqzsje: '0.01' }, 'sqzsje'],
    ] as const) {
      expect(Object.keys((await refused(choose(wrong))).fieldErrors)).toEqual([field]);
    }
    const foreign = (desk: Desk) => changePayment(desk, DONGFANG, { qcqrdh, hjfs: '03', zhbh: '', sqzsje: '' });
    expect((await refused(foreign)).message).toContain('未找到该缴款记录');

    await at((desk) => setDebitSwitch(desk, { dwzh: HUAXIA.dwzh, fail: true, yy: '' }));
    expect(await at(choose({}))).toMatchObject({ zt: '2', hjfs: '02' });
    expect((await at((desk) => caseDetail(desk, HUAXIA, { ywlsh }))).ztsm).toMatchObject({
      mc: '扣款失败',
      nr: expect.stringContaining('将于2026-11-28再次扣款9,680.00元'),
    });
    expect((await refused(choose({}))).fieldErrors.zhbh).toContain('今日已从该账户扣款未成功');
    await at((desk) => setDebitSwitch(desk, { dwzh: HUAXIA.dwzh, fail: false, yy: '' }));
    expect(await at(choose({ hjfs: '04', zhbh: WALLET }))).toMatchObject({ zt: '4' });
    expect(await pending(centre)).toBe(0n);
    expect(await at((desk) => trialBalance(desk.store))).toBe(0n);
    expect((await refused(choose({}))).message).toBe('该清册已入账，不能更改缴款方式');
    const { lc, sqnr } = await at((desk) => caseDetail(desk, HUAXIA, { ywlsh }));
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
    const values = await at((desk) => application(desk, { hjfs: '02', zhbh: ACCOUNT }));
    const first = await at((desk) => submit(desk, HUAXIA, values));
    expect(first.ywzt).toBe('99');
    expect(await at((desk) => submit(desk, HUAXIA, values))).toEqual(first);
    expect((await refused((desk) => submit(desk, HUAXIA, { ...values, hjfs: '03' }))).message).toContain(
      '内容与本次不同',
    );
    const booked = await at((desk) => postingsOf(desk.store, memberAccount(ZHANG_JIANGUO.grzh)));
    expect(booked.filter(({ entry }) => entry.hjny === '2026-12')).toHaveLength(1);
  });

  it('is refused for another month, a foreign list, an unknown account, and while one is open', async () => {
    const foreign = await at((desk) => confirmed(desk, DONGFANG));
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
      const refusal = await refused((desk) => handIn(desk, change));
      expect(Object.keys(refusal.fieldErrors), JSON.stringify(change)).toContain(field);
    }
    await file();
    expect((await refused((desk) => handIn(desk))).message).toContain('贵单位有正在办理的2026-12汇缴（');
  });

  it('waits for adjustments of the month that are not done', async () => {
    await file().catch(() => undefined);
    await at((desk) => {
      const [open] = [...cases(desk.store).values()].filter(({ ywlx }) => ywlx === 'GJ0201');
      if (!open) throw new Error('No case');
      moveCase(desk, open, { to: '85', jdmc: '', clr: '', yj: '' });
      const values = { sxny: '2026-12' };
      cases(desk.store).put('A', { ...open, ywlsh: 'A', ywlx: 'GJ0203', ywmc: '缴存基数调整', ywzt: '98', values });
    });
    expect((await refused((desk) => handIn(desk))).message).toBe('存在未办结的基数调整业务，请办结后再汇缴');
    const { tj } = await at((desk) => judge(desk, HUAXIA, { ywlx: 'GJ0201' }));
    expect(tj.find(({ tjbh }) => tjbh === 'WTZ')).toMatchObject({ mz: false, sjz: '缴存基数调整（A）未办结' });
    await at((desk) => {
      const open = cases(desk.store).get('A');
      if (open) cases(desk.store).put('A', { ...open, values: { sxny: '2027-01' } });
    });
    expect((await file()).ywzt).toBe('02');
  });

  it('is refused in a second window with a word about its own month', async () => {
    const other = await at((desk) => application(desk));
    await file({ hjfs: '02', zhbh: ACCOUNT });
    const { message } = await refused((desk) => submit(desk, HUAXIA, other));
    expect(message).toBe('2026-12的汇缴已经办理，请到“汇缴记录”查看，不必重复提交');
    const { tj } = await at((desk) => judge(desk, HUAXIA, { ...other, ywlsh: '' }));
    expect(tj).toMatchObject([{ sjz: '2026-12已汇缴', mz: false }]);
  });

  it('is for the coming month at the most', async () => {
    await file({ hjfs: '02', zhbh: ACCOUNT });
    expect((await refused((desk) => handIn(desk))).message).toBe('2027-01的汇缴尚未开始，自2026-12起办理');
  });
});

describe('a debit', () => {
  it('that fails is told the same day and tried again on the seventh', async () => {
    await at((desk) => setDebitSwitch(desk, { dwzh: HUAXIA.dwzh, fail: true, yy: '' }));
    const { ywzt } = await file({ hjfs: '04', zhbh: WALLET });
    expect(ywzt).toBe('02');
    expect(await told()).toContain('2026-12汇缴扣款失败');
    const [row] = (await lists()).list;
    expect(await at((desk) => remittanceDetail(desk, HUAXIA, { qcqrdh: row?.qcqrdh ?? '' }))).toMatchObject({
      kk: [{ rq: '2026-11-21', cg: false, yy: '付款账户余额不足' }],
      zt: '6',
    });
    await at((desk) => moveClock(desk, { now: '2026-11-27' }));
    expect(await jzny()).toBe('2026-11');
    await at((desk) => setDebitSwitch(desk, { dwzh: HUAXIA.dwzh, fail: false, yy: '' }));
    await at((desk) => moveClock(desk, { now: '2026-11-28' }));
    expect(await jzny()).toBe('2026-12');
  });

  it('that fails for another reason than the balance asks for no more money', async () => {
    await at((desk) => setDebitSwitch(desk, { dwzh: HUAXIA.dwzh, fail: true, yy: '账户已冻结，余额不能扣划' }));
    const { ztsm } = await file({ hjfs: '02', zhbh: ACCOUNT });
    expect(ztsm?.nr).toBe(
      '账户已冻结，余额不能扣划，将于2026-11-28再次扣款109,680.00元，请在此之前恢复付款账户，或更改缴款方式，无需另行转账',
    );
  });

  it('that fails is called so everywhere, and nobody is asked to transfer', async () => {
    await at((desk) => setDebitSwitch(desk, { dwzh: HUAXIA.dwzh, fail: true, yy: '' }));
    const answer = await file({ hjfs: '02', zhbh: ACCOUNT });
    const said = '付款账户余额不足，将于2026-11-28再次扣款109,680.00元，请保证付款账户余额充足，无需另行转账';
    expect(answer.ztsm).toMatchObject({ mc: '扣款失败', lx: 'failed', nr: said });
    const { ywlsh } = answer;
    expect((await at((desk) => caseDetail(desk, HUAXIA, { ywlsh }))).ztsm).toEqual(answer.ztsm);
    const { list: cases } = await at((desk) => listCases(desk, HUAXIA, { page: 1, size: 9 }));
    expect(cases.find((one) => one.ywlsh === ywlsh)?.ztsm?.mc).toBe('扣款失败');
    expect((await at((desk) => todos(desk, HUAXIA)))[0]).toMatchObject({ title: '2026-12汇缴：扣款失败', sxsm: said });
    expect((await lists()).list[0]).toMatchObject({ zt: '6' });
    const { list } = await at((desk) => listMessages(desk, HUAXIA, { page: 1, size: 3 }));
    const sms = (await at(readOutbox)).filter(({ to }) => to === OPERATORS.吴晓东.jbrsjhm).map(({ text }) => text);
    expect(list[0]).toMatchObject({ title: '2026-12汇缴扣款失败', nr: `贵单位2026-12汇缴扣款失败：${said}。` });
    expect(sms[0]).toBe(`【住房公积金】贵单位（华夏精密制造有限公司）2026-12汇缴扣款失败：${said}。`);
    expect(sms.join()).not.toMatch(/转账至|附言填写/);
    const { facts, lead } = await at((desk) => {
      const { zmbh } = issueReceipt(desk, HUAXIA, { ywlsh });
      return ownDocument(desk, HUAXIA, zmbh).content;
    });
    expect(facts).toContainEqual({ label: '业务状态', value: '扣款失败' });
    expect(lead?.[0]).toBe(`扣款失败：${said}。`);
  });

  it('that failed is not told again when a part comes: the part is, and what is left', async () => {
    await at((desk) => setDebitSwitch(desk, { dwzh: HUAXIA.dwzh, fail: true, yy: '账户余额不足', short: true }));
    await file({ hjfs: '02', zhbh: ACCOUNT });
    await at((desk) => transfer(desk, '5000.00', { fy: CODE }));
    const state =
      '已到账5,000.00元，尚差104,680.00元；扣款失败（账户余额不足），将于2026-11-28再次扣款104,680.00元，请保证付款账户余额充足，无需另行转账';
    expect((await at(readOutbox))[0]?.text).toBe(
      `【住房公积金】贵单位（华夏精密制造有限公司）2026-12汇缴款部分到账：${state}。`,
    );
    expect((await told())[0]).toBe('2026-12汇缴款部分到账');
    expect((await at((desk) => todos(desk, HUAXIA)))[0]?.sxsm).toBe(state);
  });

  it('that fails twice is left to a transfer', async () => {
    await at((desk) => setDebitSwitch(desk, { dwzh: '', fail: true, yy: '账户已冻结' }));
    await file({ hjfs: '02', zhbh: ACCOUNT });
    await at((desk) => moveClock(desk, { now: '2026-12-20' }));
    expect((await told()).filter((title) => title === '2026-12汇缴扣款失败')).toHaveLength(2);
    expect((await at((desk) => todos(desk, HUAXIA)))[0]).toMatchObject({
      title: '2026-12汇缴：待缴款',
      sxsm: `扣款失败（账户已冻结），不再自动扣款；尚需缴款109,680.00元，转账附言填写${CODE}`,
      // The day of the second failure, not that of the first.
      rq: '2026-11-28',
    });
    // Neither does the bank's agreement pay over the open list, nor is the month forgotten.
    expect(await jzny()).toBe('2026-11');
    expect(await told()).toContain('汇缴逾期');
    await at((desk) => transfer(desk, UNITS.华夏精密.hjje, { fy: CODE }));
    expect(await jzny()).toBe('2026-12');
    // With the list paid the bank goes on, month by month.
    await at((desk) => setDebitSwitch(desk, { dwzh: '', fail: false, yy: '' }));
    await at((desk) => moveClock(desk, { now: '2027-01-15' }));
    expect(await jzny()).toBe('2027-01');
  });
});

describe('where the money of a list came from and went', () => {
  it('a cancelled one says that what came stays, and promises no day', async () => {
    const { ywlsh } = await file();
    await at((desk) => transfer(desk, '60000.00', { fy: CODE }));
    await at((desk) => withdrawCase(desk, HUAXIA, { ywlsh }));
    const qcqrdh = (await lists()).list[0]?.qcqrdh ?? '';
    expect(await at((desk) => remittanceDetail(desk, HUAXIA, { qcqrdh }))).toMatchObject({
      zt: '5',
      dzje: '0.00',
      zzje: '60000.00',
      dz: [{ fse: '60000.00' }],
    });
    const [row] = (await at((desk) => listCases(desk, HUAXIA, { page: 1, size: 5 }))).list;
    expect(row).toMatchObject({ ywlsh, ywzt: '85', cnbjsj: '' });
  });

  it('a booked one lists what was used of the balance, and the SMS says what is left of it', async () => {
    await at((desk) => transfer(desk, '49999.45', { fy: CODE }));
    await file();
    await at((desk) => transfer(desk, '60000.00', { fy: CODE }));
    const qcqrdh = (await lists()).list[0]?.qcqrdh ?? '';
    const more = { hjfs: '01', zhbh: '', sqzsje: '49680.00' };
    await at((desk) => changePayment(desk, HUAXIA, { qcqrdh, ...more }));
    expect(await jzny()).toBe('2026-12');
    expect(await at((desk) => remittanceDetail(desk, HUAXIA, { qcqrdh }))).toMatchObject({
      dzje: UNITS.华夏精密.hjje,
      dz: [{ fse: '60000.00' }],
      dj: [{ rq: '2026-11-21', je: '49680.00' }],
    });
    const sms = (await at(readOutbox)).map(({ text }) => text).join();
    expect(sms).toContain('暂收余额还有319.45元，办理汇缴、补缴时选择“暂存款抵缴”可以使用。');
  });
});

describe('money without its code', () => {
  it('is claimed by reference and amount, and pays the open list', async () => {
    await file();
    await at((desk) => transfer(desk, UNITS.华夏精密.hjje, { fy: '十二月公积金', lsh: 'YH0001' }));
    expect(await pending(centre)).toBe(0n);
    expect(await at((desk) => listUnclaimed(desk, HUAXIA))).toMatchObject([
      { fse: UNITS.华夏精密.hjje, fy: '十二月公积金' },
    ]);
    expect((await at((desk) => listUnclaimed(desk, HUAXIA)))[0]?.lsh).toContain('*');
    for (const wrong of [{ lsh: 'YH0002' }, { fse: '109680.01' }, { fse: '' }, { lsh: '' }]) {
      const claim = { lsh: 'YH0001', fse: UNITS.华夏精密.hjje, ...wrong };
      expect((await refused((desk) => claimByUnit(desk, HUAXIA, claim))).message).toContain('未找到可认领的到账款');
    }
    const own = { lsh: 'YH0001', fse: UNITS.华夏精密.hjje };
    expect((await refused((desk) => claimByUnit(desk, DONGFANG, own))).message).toContain('由其他单位付出');
    expect(await at((desk) => claimByUnit(desk, HUAXIA, own))).toEqual({ ...own, qcmc: '2026-12汇缴', yrlrq: '' });
    expect(await jzny()).toBe('2026-12');
    // Once more it changes nothing, and says when it was.
    const again = await at((desk) => claimByUnit(desk, HUAXIA, own));
    expect(again).toEqual({ ...own, qcmc: '2026-12汇缴', yrlrq: '2026-11-21' });
    expect(await pending(centre)).toBe(0n);
    const movements = await at((desk) => listPending(desk, HUAXIA, { ksrq: '2026-11-21', jsrq: '', page: 1, size: 9 }));
    expect(movements.list.map(({ fse, syje, zsye, ppzt }) => [fse, syje, zsye, ppzt])).toEqual([
      ['0.00', UNITS.华夏精密.hjje, '0.00', ''],
      [UNITS.华夏精密.hjje, '0.00', UNITS.华夏精密.hjje, '3'],
    ]);
  });

  it('whose remark holds another text is said to, with the text', async () => {
    await at((desk) => transfer(desk, UNITS.华夏精密.hjje, { fy: '0GJDGXT2612X', lsh: 'YH0001' }));
    const said = '附言“0GJDGXT2612X”中没有正确的缴款附言码，尚未记入';
    expect((await at((desk) => todos(desk, HUAXIA)))[0]?.sxsm).toContain(`1笔共109,680.00元${said}`);
    expect((await at(readOutbox))[0]?.text).toContain(
      `贵单位（华夏精密制造有限公司）2026-11-21转入的109,680.00元${said}`,
    );
    await at((desk) => transfer(desk, '1.00', { fy: '', lsh: 'YH0002' }));
    expect((await at((desk) => todos(desk, HUAXIA)))[0]?.sxsm).toContain('2笔共109,681.00元没有正确的缴款附言码');
  });

  it('is announced to the unit whose name it came under, until it is claimed', async () => {
    await at((desk) => transfer(desk, UNITS.华夏精密.hjje, { fy: '', lsh: 'YH0001' }));
    const said = '1笔共109,680.00元没有填写缴款附言码，尚未记入；请凭银行流水号和金额认领，无需再次转账';
    const todo = { title: '到账待认领', sxsm: said, lj: '/dwwt/cxyw/zskmx' };
    expect(await at((desk) => todos(desk, HUAXIA))).toMatchObject([todo]);
    expect((await at((desk) => unitInfo(desk, HUAXIA))).drlje).toBe(UNITS.华夏精密.hjje);
    expect(await told()).toContain('到账待认领');
    const { list } = await at((desk) => listMessages(desk, HUAXIA, { page: 1, size: 9 }));
    expect(list.find(({ title }) => title === '到账待认领')?.lj).toBe(todo.lj);
    expect((await at(readOutbox))[0]?.text).toMatch(
      /贵单位（华夏精密制造有限公司）2026-11-21转入的109,680.00元没有填写缴款附言码.*无需再次转账/,
    );
    expect(await at((desk) => todos(desk, DONGFANG))).toEqual([]);
    await at((desk) => claimByUnit(desk, HUAXIA, { lsh: 'YH0001', fse: UNITS.华夏精密.hjje }));
    expect(await at((desk) => todos(desk, HUAXIA))).toEqual([]);
    expect((await at((desk) => unitInfo(desk, HUAXIA))).drlje).toBe('0.00');
  });

  it('arrives once under one reference', async () => {
    await at((desk) => transfer(desk, '5.00', { fy: CODE, lsh: 'YH1' }));
    await at((desk) => transfer(desk, '5.00', { fy: CODE, lsh: 'YH1' }));
    expect(await pending(centre)).toBe(500n);
    expect((await refused((desk) => transfer(desk, '6.00', { fy: CODE, lsh: 'YH1' }))).message).toContain(
      '内容与本次不同',
    );
    for (const fse of ['0', '-5', '1e3', '5.001', '']) {
      expect((await refused((desk) => transfer(desk, fse))).message).toContain('转账金额');
    }
  });
});

describe('the standing instruction', () => {
  const on = () => at((desk) => setInstruction(desk, HUAXIA, { zt: '1', zhbh: ACCOUNT }));
  const to = (now: string) => at((desk) => moveClock(desk, { now }));

  it('passes the gate of a remittance: who may not remit cannot let it be done either, but may end it', async () => {
    const xincheng = { kind: 'unit', dwzh: UNITS.新城餐饮.dwzh } as const;
    const { message } = await refused((desk) => setInstruction(desk, xincheng, { zt: '1', zhbh: ACCOUNT }));
    expect(message).toBe('单位关键信息不完整，请先办理缴存登记关键信息变更');
    expect(await at((desk) => standingState(desk, xincheng))).toMatchObject({ zt: '2' });
    await at((desk) => setInstruction(desk, xincheng, { zt: '0', zhbh: '' }));
    expect(await at((desk) => standingState(desk, xincheng))).toMatchObject({ zt: '0' });
  });

  it('leaves a month with changes to the unit, and says so three working days before', async () => {
    await on();
    await to('2026-12-10');
    expect(await told()).toContain('2026-12汇缴自动扣款提醒');
    await to('2026-12-15');
    expect(await jzny()).toBe('2026-11');
    expect(await told()).toContain('2026-12汇缴未自动扣款');
  });

  it('pays an unchanged month on its day as a case of the unit', async () => {
    await file({ hjfs: '02', zhbh: ACCOUNT });
    await on();
    await to('2027-01-11');
    const early = await at((desk) => listMessages(desk, HUAXIA, { page: 1, size: 30 }));
    expect(early.list.filter(({ nr }) => nr.includes('将于2027-01-15'))).toEqual([]);
    await to('2027-01-12');
    const { list } = await at((desk) => listMessages(desk, HUAXIA, { page: 1, size: 1 }));
    expect(list[0]?.nr).toContain('109,680.00元，将于2027-01-15自动确认清册并扣款，清册没有变动');
    await to('2027-01-15');
    expect(await jzny()).toBe('2027-01');
    const [latest] = (await lists()).list;
    const { blqd, lc } = await at((desk) => caseDetail(desk, HUAXIA, { ywlsh: latest?.ywlsh ?? '' }));
    expect(blqd).toBe('每月自动汇缴');
    expect(lc.map(({ jdmc }) => jdmc)).toEqual(['自动汇缴', '清册已确认', '委托扣款', '入账分摊']);
  });

  it('is given with its first date and amount before the eyes', async () => {
    const blocked = '本月清册有变动（增加1人2,978.40元，减少1人2,544.00元，调整144.00元）';
    expect(await at((desk) => standingState(desk, HUAXIA))).toMatchObject({
      scrq: '2026-12-15',
      scsm: blocked,
      bkyy: '',
    });
    await file({ hjfs: '02', zhbh: ACCOUNT });
    const first = { scrq: '2027-01-15', scje: UNITS.华夏精密.hjje, scrs: 48, scsm: '' };
    expect(await at((desk) => standingState(desk, HUAXIA))).toMatchObject(first);
  });

  it('switched off means that nobody pays by himself', async () => {
    expect(await at((desk) => standingState(desk, HUAXIA))).toMatchObject({ zt: '2', zxr: 15, tqts: 3 });
    await on();
    await at((desk) => setInstruction(desk, HUAXIA, { zt: '0', zhbh: '' }));
    expect(await at((desk) => standingState(desk, HUAXIA))).toMatchObject({ zt: '0' });
    await to('2027-01-20');
    expect(await jzny()).toBe('2026-11');
    expect((await told()).filter((title) => title === '汇缴逾期')).toHaveLength(2);
    expect(
      (await refused((desk) => setInstruction(desk, HUAXIA, { zt: '1', zhbh: WALLET }))).fieldErrors.zhbh,
    ).toBeTruthy();
  });
});

describe('the agreement of the counter', () => {
  const to = (now: string) => at((desk) => moveClock(desk, { now }));
  const messages = () => at((desk) => listMessages(desk, HUAXIA, { page: 1, size: 9 })).then(({ list }) => list);
  const said =
    '2026-12汇缴48人、109,680.00元，将于2026-12-15按柜台代缴协议扣款，较上月增加1人2,978.40元，减少1人2,544.00元，调整144.00元，尚未确认；如需调整，请在此前办理变更或自行汇缴';

  it('tells three working days before what it will take and who changed, and after that it was taken', async () => {
    await to('2026-12-09');
    expect(await at((desk) => todos(desk, HUAXIA))).toEqual([]);
    await to('2026-12-10');
    expect((await messages())[0]).toMatchObject({ title: '2026-12汇缴自动扣款提醒', nr: `贵单位${said}。` });
    const sent = (await at(readOutbox)).map(({ to: phone, text }) => `${phone} ${text}`);
    expect(sent).toContain(`${OPERATORS.吴晓东.jbrsjhm} 【住房公积金】贵单位（华夏精密制造有限公司）${said}。`);
    const todo = { title: '2026-12汇缴：2026-12-15自动扣款', sxsm: said };
    expect(await at((desk) => todos(desk, HUAXIA))).toMatchObject([todo]);
    await to('2026-12-15');
    expect(await jzny()).toBe('2026-12');
    const paid = '贵单位2026-12汇缴48人、109,680.00元已按柜台代缴协议扣款，并记入职工个人账户，汇缴凭证可在网厅打印。';
    expect((await messages()).map(({ nr }) => nr)).toContain(paid);
    expect((await at(readOutbox)).map(({ text }) => text)).toContain(
      `【住房公积金】${paid.replace('贵单位', '贵单位（华夏精密制造有限公司）')}`,
    );
    expect(await at((desk) => todos(desk, HUAXIA))).toEqual([]);
  });

  const waiting = (number: string, values: Record<string, string>) =>
    at(({ store }) => {
      const day = '2026-12-09';
      const words = { ywmc: '封存', blqd: '网上办事大厅', ywwd: '0101', files: '', slsj: `${day} 10:00:00` };
      cases(store).put(number, {
        ...words,
        ywlsh: number,
        ywlx: 'GJ0305',
        owner: ownerOf(HUAXIA),
        ywzt: '98',
        cnbjsj: day,
        since: day,
        values,
        je: 0n,
        sqnr: [],
        lc: [],
      });
      return number;
    });

  it('names an application about people that is not through yet, and leads to it: the money is taken for them', async () => {
    const ywlsh = await waiting('2026120901030001', {});
    await to('2026-12-10');
    const named = `；封存（${ywlsh}，待审核）尚未办结，扣款前未办结的不计入；如需调整`;
    expect((await messages())[0]).toMatchObject({ title: '2026-12汇缴自动扣款提醒', ywlsh });
    expect((await messages())[0]?.nr).toContain(named);
    const [todo] = await at((desk) => todos(desk, HUAXIA));
    expect(todo?.sxsm).toContain(named);
    expect(todo?.lj).toContain(ywlsh);
  });

  it('leaves out what begins after the month it takes; what was for that month hears afterwards that it cannot pass as it is', async () => {
    const late = await waiting('2026120901030001', { fcny: '2026-12' });
    const next = await waiting('2026120901030002', { fcny: '2027-01' });
    await to('2026-12-10');
    const [notice] = await messages();
    expect(notice).toMatchObject({ title: '2026-12汇缴自动扣款提醒', ywlsh: late });
    expect(notice?.nr).toContain(late);
    expect(notice?.nr).not.toContain(next);
    await to('2026-12-15');
    const after = (await messages()).filter(({ title }) => title === '封存的年月已汇缴');
    const nr = `贵单位2026-12汇缴已入账，封存（${late}，待审核）中自2026-12起变更的，不能再按该年月办结；请吴晓东撤回后改为2027-01或以后的年月，再重新提交。`;
    expect(after).toMatchObject([{ ywlsh: late, nr }]);
    expect((await at(readOutbox)).filter(({ text }) => text?.includes(nr.slice(3)))).toHaveLength(1);
  });

  it('that the bank refuses becomes a case of the unit, is told, and is tried again', async () => {
    await at((desk) => setDebitSwitch(desk, { dwzh: HUAXIA.dwzh, fail: true, yy: '' }));
    await to('2026-12-15');
    expect(await jzny()).toBe('2026-11');
    expect((await messages())[0]?.title).toBe('2026-12汇缴扣款失败');
    const [todo] = await at((desk) => todos(desk, HUAXIA));
    expect(todo).toMatchObject({ title: '2026-12汇缴：扣款失败' });
    const ywlsh = todo?.ywlsh ?? '';
    expect(await at((desk) => caseDetail(desk, HUAXIA, { ywlsh }))).toMatchObject({ blqd: '柜台代缴协议', kch: true });
    await at((desk) => setDebitSwitch(desk, { dwzh: HUAXIA.dwzh, fail: false, yy: '' }));
    await to('2026-12-22');
    expect(await jzny()).toBe('2026-12');
    expect(await pending(centre)).toBe(0n);
    expect(await at((desk) => trialBalance(desk.store))).toBe(0n);
  });
});

describe('what a unit sees of what is due', () => {
  it('is the month, its last day, how much, and every month that is overdue', async () => {
    const due = () => at((desk) => unitInfo(desk, HUAXIA)).then(({ yj }) => yj);
    const early = {
      hjny: '2026-12',
      qbrq: '',
      jzrq: '2026-12-15',
      syts: 24,
      je: UNITS.华夏精密.hjje,
      yqyf: [],
      yqje: '0.00',
      zdkk: PLANNED,
    };
    expect(await due()).toEqual(early);
    await at((desk) => setInstruction(desk, HUAXIA, { zt: '0', zhbh: '' }));
    await at((desk) => moveClock(desk, { now: '2027-01-20' }));
    const yq = { yqyf: ['2026-12', '2027-01'], yqje: '219360.00' };
    expect(await due()).toMatchObject({ hjny: '2026-12', syts: -36, je: UNITS.华夏精密.hjje, ...yq });
    expect(await at((desk) => todos(desk, HUAXIA))).toMatchObject([
      // The order to pay that came before it is part of it.
      { title: expect.stringMatching(/^行政处罚告知书/) },
      { title: '2026-12汇缴：已逾期36天' },
    ]);
    await file();
    await at((desk) => transfer(desk, '9680.00', { fy: CODE }));
    expect(await due()).toMatchObject({ je: '100000.00', yqje: '209680.00', ztsm: { mc: '待缴款' } });
  });

  it('and what waits for it stands under 我的办件 as on home', async () => {
    const { ywlsh } = await file();
    const { list } = await at((desk) => listCases(desk, HUAXIA, { tab: 'todo', page: 1, size: 9 }));
    expect(list.map((one) => one.ywlsh)).toEqual([ywlsh]);
    const [todo] = await at((desk) => todos(desk, HUAXIA));
    expect(todo).toMatchObject({ ywlsh, lj: expect.stringMatching(/^\/dwwt\/cxyw\/hjpz\?qcqrdh=QC\d{14}$/) });
  });
});

it("a unit sees no other unit's list", async () => {
  await file();
  const [own] = await at((desk) => [...remittances(desk.store).values()].filter(({ zt }) => zt === '2'));
  const qcqrdh = own?.qcqrdh ?? '';
  expect((await refused((desk) => remittanceDetail(desk, DONGFANG, { qcqrdh }))).message).toContain('未找到该缴款记录');
  expect(
    (await refused((desk) => rosterOfBookedMonth(desk, DONGFANG, { hjny: '2026-11', bd: '', page: 1, size: 9 }))).code,
  ).toBe('1');
});

it('the months that the bank paid stand among the lists with their vouchers', async () => {
  const { list, total } = await at((desk) =>
    listRemittances(desk, HUAXIA, { ksny: '', jsny: '', zt: '4', page: 1, size: 5 }),
  );
  expect(total).toBe(41);
  expect(list[0]).toMatchObject({ hjny: '2026-11', hjrs: 48, hjje: '109101.60', hjfs: '02', zt: '4' });
  expect(new Set(list.map(({ pzh }) => pzh)).size).toBe(5);
});
