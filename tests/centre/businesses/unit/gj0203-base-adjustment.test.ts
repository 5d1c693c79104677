import { addPart, batchRowsPage, batchTable, closeBatch, openBatch } from '@mocks/centre/cases/batch/batches';
import type { Centre } from '@mocks/centre/centre';
import { moveClock } from '@mocks/centre/daily-jobs';
import { issuedDocuments } from '@mocks/centre/documents/document';
import { onTerms } from '@mocks/centre/kernel/accounts/contribution-periods';
import { memberAccount, postingsOf, trialBalance } from '@mocks/centre/kernel/accounts/ledger';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { listMessages } from '@mocks/centre/kernel/messages/messages';
import { readOutbox } from '@mocks/centre/kernel/messages/outbox';
import { persons, spanIn, units } from '@mocks/centre/kernel/people';
import { type Actor, BusinessError, ownerOf, type Transaction } from '@mocks/centre/kernel/transaction';
import { reliefs } from '@mocks/centre/kernel/unit/unit-reliefs';
import type { BaseTotals } from '@mocks/centre/members/bases/base-batch';
import { baseMembers } from '@mocks/centre/members/bases/base-members';
import { depositAccount } from '@mocks/centre/members/person-views';
import { judge, submit } from '@mocks/centre/office/applications';
import { caseDetail, caseRowsPage } from '@mocks/centre/office/cases';
import { dueRoster } from '@mocks/centre/remittance/list/roster';
import { memoryJournal } from '@mocks/journals/memory';
import { beforeAll, describe, expect, it } from 'vitest';
import { PEOPLE, UNITS } from '../../../people';
import { centreOn, refusalOf } from '../../fixture';
import { handIn as applyWith } from '../../submit';

const HUAXIA: Actor = { kind: 'unit', dwzh: UNITS.华夏精密.dwzh };
const DONGFANG: Actor = { kind: 'unit', dwzh: UNITS.东方云商.dwzh };
const LIU = PEOPLE.刘洋.grzh;
const YEAR = '2026-07-01 至 2027-06-30';

interface Wire {
  grzh: string;
  snypjgz?: string;
  btzyy?: string;
  [name: string]: unknown;
}

/** Everybody who pays in gets this wage; `except` says otherwise for some. */
function rowsFor(
  tx: Transaction,
  actor: Actor,
  wage: (grzh: string) => string,
  except: Record<string, Partial<Wire>> = {},
) {
  const members = baseMembers(tx, actor, { page: 1, size: 20_000, sxny: '' }).list.filter(
    ({ grzhzt }) => grzhzt !== '02',
  );
  return members.map(({ grzh }): Wire => ({ grzh, sxny: '2026-12', snypjgz: wage(grzh), btzyy: '', ...except[grzh] }));
}

function sendRows(tx: Transaction, actor: Actor, rows: readonly Wire[]) {
  const ywlsh = issueNumber(tx, actor, 'GJ0203');
  const parts = Math.ceil(rows.length / 1000);
  const { pcbh } = openBatch(tx, actor, { ywlx: 'GJ0203', ywlsh, parts });
  for (let no = 1; no <= parts; no += 1) {
    addPart(tx, actor, { pcbh, no, rows: rows.slice((no - 1) * 1000, no * 1000) });
  }
  const { totals } = closeBatch(tx, actor, pcbh);
  return { ywlsh, totals: { pcbh, ...(totals as BaseTotals) } };
}

const handIn = (tx: Transaction, actor: Actor, ywlsh: string, pcbh: string, more: object = {}) =>
  submit(tx, actor, {
    ywlx: 'GJ0203',
    ywlsh,
    tzlx: '1',
    jcnd: YEAR,
    sxny: '2026-12',
    pcbh,
    ywwd: '0101',
    cns: '1',
    ...more,
  });

describe('the base adjustment of 48 members', () => {
  let centre: Centre;
  beforeAll(async () => {
    centre = await centreOn();
  });

  it('lists everybody who pays in, the frozen too, with masked ID numbers and no balance', async () => {
    const { list, total } = await centre.transact((tx) => baseMembers(tx, HUAXIA, { page: 1, size: 100, sxny: '' }));
    const states = list.map(({ grzhzt }) => grzhzt);
    expect(states.filter((state) => state !== '02')).toHaveLength(48);
    expect(total).toBe(list.length);
    // The sealed come last.
    expect(states.lastIndexOf('01')).toBeLessThan(states.indexOf('02'));
    expect(list.find(({ grzh }) => grzh === LIU)).toEqual({
      grzh: LIU,
      xingming: '刘洋',
      zjhm: '110***********4522',
      grzhzt: '01',
      tzqgrjcjs: '11200.00',
      dwjcbl: '12',
      grjcbl: '12',
      hxjs: [],
    });
    expect(states).toContain('06');
  });

  it('clamps, totals and books: new spans, one entry of 0.00 each, messages, certificate', async () => {
    const answer = await centre.transact((tx) => {
      const rows = rowsFor(tx, HUAXIA, () => '9000.00', {
        [LIU]: { snypjgz: '30000.00', tzhgrjcjs: '28680.00' },
        [PEOPLE.赵敏.grzh]: { snypjgz: '2000', tzhgrjcjs: '' },
        [PEOPLE.何静.grzh]: { snypjgz: '', btzyy: '停薪留职' },
      });
      const { ywlsh, totals } = sendRows(tx, HUAXIA, rows);
      expect(totals).toMatchObject({ fsrs: 47, btzrs: 1, asxrs: 1, axxrs: 1 });
      // 45 × 9 000 × 24 % + 28 680 × 24 % + 2 200 × 24 % + 14 400 × 24 %
      expect(totals.tzhzje).toBe(10_806_720n);
      expect(totals.tsxx.join()).toContain('降低30%以上');
      expect(batchRowsPage(tx, HUAXIA, { pcbh: totals.pcbh, page: 1, size: 2 }).total).toBe(48);
      const handed = handIn(tx, HUAXIA, ywlsh, totals.pcbh);
      // The same again books nothing and answers the same.
      expect(handIn(tx, HUAXIA, ywlsh, totals.pcbh)).toEqual(handed);
      return handed;
    });
    expect(answer.ywzt).toBe('99');

    await centre.transact((tx) => {
      const liu = persons(tx.store).get(LIU);
      if (!liu) throw new Error('刘洋 is gone');
      expect(spanIn(liu, '2026-11')).toMatchObject({ base: 1_120_000n });
      expect(spanIn(liu, '2026-12')).toMatchObject({ base: 2_868_000n, from: '2026-12', dwjcbl: '12' });
      const due = dueRoster(tx.store, UNITS.华夏精密.dwzh, '2026-12').entries.find(
        (entry) => entry.person.grzh === LIU,
      );
      expect(due).toMatchObject({ unitFen: 344_160n, memberFen: 344_160n, former: 268_800n, bdlx: '6' });
      const last = postingsOf(tx.store, memberAccount(LIU)).at(-1);
      expect(last?.entry).toMatchObject({ kind: '10', zhaiyao: '基数调整', hjny: '2026-12', ywlsh: answer.ywlsh });
      expect(last?.line.fen).toBe(0n);
      // 何静 is left as she is: no entry.
      expect(postingsOf(tx.store, memberAccount(PEOPLE.何静.grzh)).at(-1)?.entry.kind).not.toBe('10');
      expect(trialBalance(tx.store)).toBe(0n);

      const actor: Actor = { kind: 'person', grzh: LIU };
      const [newest] = listMessages(tx, actor, { page: 1, size: 5 }).list;
      expect(newest).toMatchObject({ title: '缴存基数调整' });
      expect(newest?.nr).toBe(
        '华夏精密制造有限公司已将您的缴存基数由11,200.00元调整为28,680.00元，月缴存额由2,688.00元调整为6,883.20元，' +
          '自2026-12起执行。如有异议，请在2026-12-06当日24时前向单位或拨打12329提出。',
      );
      expect(readOutbox(tx).some(({ to, text }) => to === PEOPLE.刘洋.sjhm && text?.includes('28,680.00元'))).toBe(
        true,
      );
      expect(depositAccount(tx, actor)).toMatchObject({
        grjcjs: '11200.00',
        jstz: { sxny: '2026-12', tzhgrjcjs: '28680.00' },
      });

      const detail = caseDetail(tx, HUAXIA, { ywlsh: answer.ywlsh });
      // As the form says it.
      expect(detail.sqnr).toContainEqual({ key: 'jcnd', label: '缴存年度', value: '2026-07至2027-06' });
      expect(detail.lc.at(-1)?.yj).toContain('47人的缴存基数自2026-12起生效');
      // Old and new side by side, also after the roster has the new ones.
      const asked = { ywlsh: answer.ywlsh, page: 1, size: 10, cx: LIU };
      const { lm, list } = caseRowsPage(tx, HUAXIA, asked);
      expect(lm.slice(-4)).toEqual(['调整前缴存基数', '调整前月缴存额', '调整后月缴存额', '变动额']);
      expect(list.map((row) => row.slice(-4))).toEqual([['¥11,200.00', '¥2,688.00', '¥6,883.20', '+¥4,195.20']]);
      const sheet = [...issuedDocuments(tx.store).values()].find(({ ywlsh }) => ywlsh === answer.ywlsh);
      expect(sheet).toMatchObject({
        owner: ownerOf({ kind: 'unit', dwzh: UNITS.华夏精密.dwzh }),
        content: { title: '缴存基数调整确认单' },
      });
      expect(sheet?.content.facts).toContainEqual({ key: 'fsrs', label: '调整人数', value: '47人' });
    });
  });

  it('refuses a second annual adjustment in the same deposit year, but not one of single members', async () => {
    await centre.transact((tx) => {
      const annual = judge(tx, HUAXIA, { ywlx: 'GJ0203', tzlx: '1' });
      expect(annual.tj.find(({ tjbh }) => tjbh === 'NDTZ')).toMatchObject({ mz: false });
      expect(judge(tx, HUAXIA, { ywlx: 'GJ0203' }).mz).toBe(true);
    });
    const again = centre.transact((tx) => {
      const { ywlsh, totals } = sendRows(
        tx,
        HUAXIA,
        rowsFor(tx, HUAXIA, () => '9500'),
      );
      return handIn(tx, HUAXIA, ywlsh, totals.pcbh);
    });
    expect((await refusalOf(again)).fieldErrors).toEqual({ tzlx: '本年度已办理年度基数调整' });
    const single = await centre.transact((tx) => {
      const rows = rowsFor(tx, HUAXIA, () => '', {}).map((row) => ({ ...row, btzyy: '工资未变' }));
      const changed = rows.map((row) => (row.grzh === LIU ? { ...row, snypjgz: '12000', btzyy: '' } : row));
      const { ywlsh, totals } = sendRows(tx, HUAXIA, changed);
      expect(totals).toMatchObject({ fsrs: 1, btzrs: 47 });
      return handIn(tx, HUAXIA, ywlsh, totals.pcbh, { tzlx: '2' });
    });
    expect(single.ywzt).toBe('99');
    await centre.transact((tx) => {
      const spans = persons(tx.store).get(LIU)?.spans.slice(-2);
      expect(spans?.map(({ from, to, base }) => [from, to, base])).toEqual([
        ['2026-07', '2026-11', 1_120_000n],
        ['2026-12', undefined, 1_200_000n],
      ]);
    });
  });
});

it('is reckoned on the base and the ratios of the month it takes effect in, and rows of another month are sent anew', async () => {
  const centre = await centreOn();
  await centre.transact((tx) => {
    const liu = persons(tx.store).get(LIU);
    if (!liu) throw new Error('nobody');
    // From January on the unit pays less, as was approved already.
    const spans = onTerms(liu.spans, { from: '2027-01', dwjcbl: '5', grjcbl: '6' });
    persons(tx.store).put(LIU, { ...liu, spans });
    const monthly = (sxny: string) => {
      const rows = rowsFor(tx, HUAXIA, () => '', {}).map((row) => ({ ...row, sxny, btzyy: '工资未变' }));
      const changed = rows.map((row) => (row.grzh === LIU ? { ...row, snypjgz: '12000', btzyy: '' } : row));
      const sent = sendRows(tx, HUAXIA, changed);
      const { list } = batchTable(tx, HUAXIA, { pcbh: sent.totals.pcbh, page: 1, size: 20, cx: LIU });
      const [member] = baseMembers(tx, HUAXIA, { page: 1, size: 100, sxny }).list.filter(({ grzh }) => grzh === LIU);
      return { ...sent, cells: list[0]?.slice(-4), ratios: [member?.dwjcbl, member?.grjcbl] };
    };
    const december = monthly('2026-12');
    expect(december.cells).toEqual(['¥11,200.00', '¥2,688.00', '¥2,880.00', '+¥192.00']);
    expect(december.ratios).toEqual(['12', '12']);
    const january = monthly('2027-01');
    expect(january.cells).toEqual(['¥11,200.00', '¥1,232.00', '¥1,320.00', '+¥88.00']);
    expect(january.ratios).toEqual(['5', '6']);
    expect(december.totals.tzhzje - december.totals.tzqzje).toBe(19_200n);
    expect(january.totals.tzhzje - january.totals.tzqzje).toBe(8_800n);
    const refused = (work: () => unknown) => {
      try {
        work();
      } catch (refusal) {
        if (refusal instanceof BusinessError) return refusal.fieldErrors;
        throw refusal;
      }
      return {};
    };
    expect(
      refused(() => handIn(tx, HUAXIA, december.ywlsh, december.totals.pcbh, { tzlx: '2', sxny: '2027-01' })),
    ).toEqual({ mx: '生效年月是2027-01，缴存额须按该月的比例计算，请修改明细后重新提交' });
    expect(handIn(tx, HUAXIA, january.ywlsh, january.totals.pcbh, { tzlx: '2', sxny: '2027-01' }).ywzt).toBe('99');
  });
});

describe('what the centre refuses', () => {
  let centre: Centre;
  beforeAll(async () => {
    centre = await centreOn();
  });
  const inside = (work: (tx: Transaction) => unknown) => refusalOf(centre.transact(work));
  const oneRow = (row: unknown) =>
    inside((tx) => {
      const ywlsh = issueNumber(tx, HUAXIA, 'GJ0203');
      const { pcbh } = openBatch(tx, HUAXIA, { ywlx: 'GJ0203', ywlsh, parts: 1 });
      return addPart(tx, HUAXIA, { pcbh, no: 1, rows: [row] });
    });

  it.each([
    [
      'somebody else’s member',
      { grzh: PEOPLE.周凯.grzh, snypjgz: '9000' },
      { 'mx.0.grzh': '不是本单位正常缴存的职工账户' },
    ],
    [
      'a base that is forged',
      { grzh: LIU, snypjgz: '9000', tzhgrjcjs: '1.00' },
      { 'mx.0.tzhgrjcjs': '调整后基数应在2,200.00元至28,680.00元之间' },
    ],
    [
      'a base that does not follow',
      { grzh: LIU, snypjgz: '9000', tzhgrjcjs: '9001.00' },
      { 'mx.0.tzhgrjcjs': '按所填工资，调整后基数应为9000.00元' },
    ],
    ['a negative wage', { grzh: LIU, snypjgz: '-1' }, { 'mx.0.snypjgz': '工资不能为负数' }],
    ['a wage to the tenth of a fen', { grzh: LIU, snypjgz: '9000.001' }, { 'mx.0.snypjgz': '工资最多两位小数' }],
    [
      'a wage of 16 digits',
      { grzh: LIU, snypjgz: '1234567890123456' },
      { 'mx.0.snypjgz': '金额过大，整数部分最多15位' },
    ],
    [
      'a wage that is a number',
      { grzh: LIU, snypjgz: 9000 },
      { 'mx.0.snypjgz': '请填写上年月平均工资，或填写不调整原因' },
    ],
    ['neither wage nor reason', { grzh: LIU }, { 'mx.0.snypjgz': '请填写上年月平均工资，或填写不调整原因' }],
    [
      'both wage and reason',
      { grzh: LIU, snypjgz: '1', btzyy: 'x' },
      { 'mx.0.snypjgz': '填写了不调整原因的，不再填写工资' },
    ],
    ['a row that is no object', 'x', { 'mx.0.grzh': '不是本单位正常缴存的职工账户' }],
    ['a null row', null, { 'mx.0.grzh': '不是本单位正常缴存的职工账户' }],
  ])('%s', async (_, row, errors) => {
    expect((await oneRow(row)).fieldErrors).toEqual(errors);
  });

  it('a batch that drops a member, names one twice or lacks a part', async () => {
    const dropped = await inside((tx) => sendRows(tx, HUAXIA, rowsFor(tx, HUAXIA, () => '9000').slice(1)));
    expect(dropped.message).toBe('缺少张建国（100000000001），不调整的也须列明原因');
    const doubled = await inside((tx) => {
      const rows = rowsFor(tx, HUAXIA, () => '9000');
      return sendRows(tx, HUAXIA, [...rows, ...rows.slice(0, 4)]);
    });
    expect(doubled.message).toMatch(/^张建国（100000000001）(?:、[^、（]+（\d{12}）){2}等4人重复出现，请重新导入$/);
    const short = await inside((tx) => {
      const { pcbh } = openBatch(tx, HUAXIA, {
        ywlx: 'GJ0203',
        ywlsh: issueNumber(tx, HUAXIA, 'GJ0203'),
        parts: 2,
      });
      addPart(tx, HUAXIA, { pcbh, no: 1, rows: rowsFor(tx, HUAXIA, () => '9000') });
      return closeBatch(tx, HUAXIA, pcbh);
    });
    expect(short.message).toContain('第2份尚未收到');
  });

  it('another unit’s batch, number or part, and a part beyond the batch', async () => {
    const others = await inside((tx) => {
      const { totals } = sendRows(
        tx,
        HUAXIA,
        rowsFor(tx, HUAXIA, () => '9000'),
      );
      return batchRowsPage(tx, DONGFANG, { pcbh: totals.pcbh, page: 1, size: 10 });
    });
    expect(others.message).toContain('未找到调整明细批次');
    const number = await inside((tx) =>
      openBatch(tx, HUAXIA, { ywlx: 'GJ0203', ywlsh: issueNumber(tx, DONGFANG, 'GJ0203'), parts: 1 }),
    );
    expect(number.message).toContain('业务流水号无效');
    const beyond = await inside((tx) => {
      const { pcbh } = openBatch(tx, HUAXIA, {
        ywlx: 'GJ0203',
        ywlsh: issueNumber(tx, HUAXIA, 'GJ0203'),
        parts: 1,
      });
      return addPart(tx, HUAXIA, { pcbh, no: 2, rows: [{}] });
    });
    expect(beyond.message).toContain('份号不正确');
  });

  it('wrong months, years, kinds, and an application without its rows', async () => {
    const errorsOf = async (more: object) =>
      (
        await inside((tx) => {
          const { ywlsh, totals } = sendRows(
            tx,
            HUAXIA,
            rowsFor(tx, HUAXIA, () => '9000'),
          );
          return handIn(tx, HUAXIA, ywlsh, totals.pcbh, more);
        })
      ).fieldErrors;
    expect(await errorsOf({ sxny: '2026-11' })).toEqual({ sxny: '生效年月应大于等于应汇缴年月' });
    expect(await errorsOf({ sxny: '2027-07' })).toEqual({
      sxny: '新年度上下限尚未公布，生效年月应在本缴存年度内',
    });
    expect(await errorsOf({ tzlx: '3', jcnd: ['x'], cns: 0 })).toMatchObject({
      tzlx: '请选择调整类型',
      cns: '请勾选承诺书',
    });
    expect(await errorsOf({ pcbh: '' })).toMatchObject({ mx: '请导入或填写调整明细' });
    expect(await errorsOf({ pcbh: 'PC2026112100000999' })).toMatchObject({ mx: '未找到调整明细批次，请重新导入' });
  });

  it('a unit whose month is not remitted, or that is sealed', async () => {
    const unmet = (change: object) =>
      centre.transact((tx) => {
        const unit = units(tx.store).get(UNITS.华夏精密.dwzh);
        if (!unit) throw new Error('no unit');
        units(tx.store).put(unit.dwzh, { ...unit, ...change });
        const { tj } = judge(tx, HUAXIA, { ywlx: 'GJ0203' });
        units(tx.store).put(unit.dwzh, unit);
        return tj.filter(({ mz }) => !mz).map(({ tjbh, xyb }) => [tjbh, xyb]);
      });
    expect(await unmet({})).toEqual([]);
    expect(await unmet({ jzny: '2026-10' })).toEqual([['HJ', '请先完成2026-11的汇缴']]);
    expect(await unmet({ dwzhzt: '05' })).toEqual([['DWZT', '账户状态有疑问请拨打12329']]);
  });

  it('a unit that is put off is told until when, and not to remit what is put off', async () => {
    const { tj } = await centre.transact((tx) => {
      reliefs(tx.store).put('hj', {
        ...{ ywlsh: 'hj', dwzh: UNITS.华夏精密.dwzh, lx: 'hj', ksny: '2026-12', jsny: '2027-01', pzwh: '第1号' },
        ...{ dwjcbl: '', grjcbl: '', jhbjrq: '2027-06-30' },
      });
      moveClock(tx, { now: '2026-12-20' });
      return judge(tx, HUAXIA, { ywlx: 'GJ0203' });
    });
    const unmet = tj.filter(({ mz }) => !mz);
    expect(unmet).toMatchObject([{ tjbh: 'DWZT', sjz: '缓缴至2027-01', lj: '/dwwt/cxyw/hjjbjl' }]);
    expect(unmet[0]?.xyb).toBe(
      '基数调整在缓缴期满（自2027-02起）或提前结束后办理；提前结束在“缓缴/降低比例记录”中办理',
    );
    expect(tj.find(({ tjbh }) => tjbh === 'HJ')).toMatchObject({
      mz: true,
      sjz: expect.stringContaining('已批准缓缴'),
    });
  });

  it('an adjustment while a lower ratio is asked for by the sums of the present bases', async () => {
    const centre = await centreOn();
    await centre.transact((tx) => {
      const lower = {
        ywlx: 'GJ0205',
        jdyy: '02',
        qksm: '订单减少',
        jyhylx: '1',
        jyrq: '2026-11-10',
        zgzs: '48',
        tyrs: '25',
      };
      const term = { sqdwjcbl: '5', sqgrjcbl: '6', sqksny: '2027-01', sqjsny: '2027-02', qunianrypjgz: '6000.00' };
      const values = { ...lower, ...term, ywwd: '0101', cns: '1' };
      const { ywlsh } = applyWith(tx, HUAXIA, 'GJ0205', values, ['0208', '0209']);
      const { tj } = judge(tx, HUAXIA, { ywlx: 'GJ0203' });
      const open = tj.find(({ tjbh }) => tjbh === 'ZTTZ');
      expect(open).toMatchObject({ mz: false, sjz: `降低缴存比例申请（${ywlsh}）未办结` });
      expect(open?.ljs).toContainEqual({ lj: `/dwwt/DWmyOffice/detail?ywlsh=${ywlsh}`, mc: '查看降低缴存比例申请' });
    });
  });

  it('an adjustment after the last day of the published year', async () => {
    const later = await centreOn();
    await later.transact((tx) => moveClock(tx, { now: '2027-07-02' }));
    const { tj } = await later.transact((tx) => judge(tx, HUAXIA, { ywlx: 'GJ0203' }));
    expect(tj.find(({ tjbh }) => tjbh === 'SXX')).toMatchObject({ mz: false, sjz: '新年度上下限尚未公布' });
  });
});

describe('10,000 members', () => {
  it('are booked, survive a restart, and pay the new amounts', async () => {
    const journal = memoryJournal();
    const centre = await centreOn('2026-11-21', journal);
    const { ywlsh, pcbh } = await centre.transact((tx) => {
      const { ywlsh: number, totals } = sendRows(
        tx,
        DONGFANG,
        rowsFor(tx, DONGFANG, () => '10000'),
      );
      expect(totals).toMatchObject({ fsrs: 10_000, tzhzje: 2_400_000_000n });
      expect(totals.tsxx.join()).toContain('全部职工的基数相同');
      return { ywlsh: number, pcbh: totals.pcbh };
    });
    const again = await centreOn('2026-11-21', journal);
    const answer = await again.transact((tx) => handIn(tx, DONGFANG, ywlsh, pcbh));
    expect(answer.ywzt).toBe('99');
    await again.transact((tx) => {
      const someone = persons(tx.store).get('130000000000');
      expect(someone?.spans.at(-1)).toMatchObject({ from: '2026-12', base: 1_000_000n });
      expect(trialBalance(tx.store)).toBe(0n);
    });
  });
});
