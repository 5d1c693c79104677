import { moveClock } from '@mocks/centre/daily-jobs';
import { documentOfActor, listDocuments } from '@mocks/centre/documents/document';
import { balanceOf, memberAccount, postingsOf, trialBalance } from '@mocks/centre/kernel/accounts/ledger';
import { listMessages } from '@mocks/centre/kernel/messages/messages';
import { readOutbox } from '@mocks/centre/kernel/messages/outbox';
import { type PersonRecord, persons } from '@mocks/centre/kernel/people';
import type { Actor, Transaction } from '@mocks/centre/kernel/transaction';
import { depositEntries } from '@mocks/centre/members/deposit-entries';
import { remindFormerUnit } from '@mocks/centre/members/incoming-member';
import { interestStatement } from '@mocks/centre/members/interest-statement';
import { carried } from '@mocks/centre/members/interest-to-date';
import { answerStays, listReminders, sealTodos } from '@mocks/centre/members/seal-reminders';
import { transferSheet } from '@mocks/centre/members/transfer-sheets';
import { membersOf } from '@mocks/centre/members/unit/unit-members';
import { listChanges } from '@mocks/centre/members/unit/unit-records';
import { listUnitTransfers } from '@mocks/centre/members/unit/unit-transfers';
import { caseRowsPage, todos } from '@mocks/centre/office/cases';
import { dueRoster } from '@mocks/centre/remittance/list/roster';
import { rosterOfDueMonth } from '@mocks/centre/remittance/list/roster-views';
import { describe, expect, it } from 'vitest';
import { moneyText, toYuan } from '@/domain/money';
import { RowJudge } from '@/engine/import/worker/judge-row';
import { unitTransferImport } from '@/flows/unit/account/gj0306-unit-transfer-import';
import { fileCentre } from '../../../file-centre';
import { UNIT_OPTIONS } from '../../../flows/unit/account/unit-options';
import { NOBODY, OPERATORS, PEOPLE, UNITS } from '../../../people';
import { handInRows, rowFaults } from '../../submit';

const unit = ({ dwzh }: { dwzh: string }): Actor => ({ kind: 'unit', dwzh });
const HUAXIA = unit(UNITS.华夏精密);
const LANTIAN = unit(UNITS.蓝天科技);
const ALL = { ksrq: '', jsrq: '', zyfx: '', page: 1, size: 20 };
/** 陈𠮷祥 lies sealed with 蓝天科技, which has paid all his months. */
const COMES = {
  zjhm: PEOPLE.陈𠮷祥.zjhm,
  xingming: PEOPLE.陈𠮷祥.xingming,
  zyfx: '1',
  zrdwzh: '',
  grjcjs: '9000.00',
  zysxny: '2026-12',
};
const GOES = {
  zjhm: PEOPLE.刘洋.grzh,
  xingming: '刘洋',
  zyfx: '2',
  zrdwzh: UNITS.蓝天科技.dwzh,
  grjcjs: '',
  zysxny: '2026-12',
};

const centre = fileCentre();

const send = (tx: Transaction, rows: readonly object[], { actor = HUAXIA, ywlx = 'GJ0306' } = {}) =>
  handInRows(tx, actor, ywlx, rows);
const faultsOf = (tx: Transaction, row: object) => rowFaults(tx, HUAXIA, 'GJ0306', row);

const known = (tx: Transaction, grzh: string): PersonRecord => {
  const person = persons(tx.store).get(grzh);
  if (!person) throw new Error(`nobody has ${grzh}`);
  return person;
};
const kindOnList = (tx: Transaction, dwzh: string, grzh: string, month = '2026-12') =>
  dueRoster(tx.store, dwzh, month).entries.find(({ person }) => person.grzh === grzh)?.bdlx;

describe('who comes', () => {
  it('stands on the former unit’s list without the state that the account has with the new one', () =>
    centre.transact((tx) => {
      send(tx, [GOES]);
      const stateFor = (actor: Actor) =>
        rosterOfDueMonth(tx, actor, { hjny: '2026-12', hjksfs: '2' }).list.find(({ grzh }) => grzh === GOES.zjhm)
          ?.grzhzt;
      expect(stateFor(HUAXIA)).toBe('');
    }));

  it('is on the new list from the month on, with balance and number; both units are told and see it', () =>
    centre.transact((tx) => {
      const { grzh } = PEOPLE.陈𠮷祥;
      const before = balanceOf(tx.store, memberAccount(grzh));
      const { ywzt, ywlsh } = send(tx, [COMES]);
      expect(ywzt).toBe('99');
      expect(known(tx, grzh)).toMatchObject({ grzhzt: '01' });
      expect(known(tx, grzh).spans.at(-1)).toMatchObject({
        dwzh: UNITS.华夏精密.dwzh,
        from: '2026-12',
        base: 900_000n,
      });
      expect(kindOnList(tx, UNITS.华夏精密.dwzh, grzh)).toBe('3');
      expect(balanceOf(tx.store, memberAccount(grzh))).toBe(before);
      expect(postingsOf(tx.store, memberAccount(grzh)).at(-1)).toMatchObject({
        entry: { kind: '06' },
        line: { fen: 0n },
      });
      const shown = caseRowsPage(tx, HUAXIA, { ywlsh, page: 1, size: 10 }).list;
      const names = ['蓝天科技有限公司', '华夏精密制造有限公司'];
      expect(shown).toEqual([
        ['陈𠮷祥', grzh, '转入本单位', ...names, '2026-12', '¥9,000.00', '--', '¥2,160.00', '--'],
      ]);
      expect(listUnitTransfers(tx, HUAXIA, ALL).list).toMatchObject([{ zyfx: '1', grzh, zcdwmc: names[0] }]);
      expect(listUnitTransfers(tx, LANTIAN, { ...ALL, zyfx: '2' }).list).toMatchObject([{ grzh, zrdwmc: names[1] }]);
      expect(listUnitTransfers(tx, LANTIAN, { ...ALL, zyfx: '1' }).list).toEqual([]);
      expect(JSON.stringify(listUnitTransfers(tx, LANTIAN, ALL))).not.toContain(String(before));
      expect(trialBalance(tx.store)).toBe(0n);
    }));

  it.each<[string, Partial<typeof COMES>, Record<string, string>]>([
    ['as it should be', {}, {}],
    ['another name', { xingming: '陈吉祥' }, { xingming: '姓名与证件号码不匹配' }],
    ['a number of nobody', { zjhm: NOBODY.another, xingming: '某人' }, { xingming: '姓名与证件号码不匹配' }],
    [
      'who still pays in elsewhere',
      { zjhm: PEOPLE.王志强.zjhm, xingming: '王志强' },
      { zjhm: '该职工在原单位尚未封存，请联系原单位办理封存' },
    ],
    ['the own member', { zjhm: PEOPLE.刘洋.zjhm, xingming: '刘洋' }, { zjhm: '该职工已在本单位正常缴存' }],
    ['a frozen account', { zjhm: PEOPLE.郑涛.zjhm, xingming: '郑涛' }, { zjhm: '个人账户已冻结，不能转移' }],
    [
      'a flexible worker',
      { zjhm: PEOPLE.欧阳明.zjhm, xingming: '欧阳明' },
      { zjhm: '该职工为灵活就业缴存人员，请本人办理灵活就业人员转移' },
    ],
    ['a base too high', { grjcjs: '28680.01' }, { grjcjs: '缴存基数应在2,200.00元至28,680.00元之间' }],
    ['a paid month', { zysxny: '2026-11' }, { zysxny: '转移生效年月应大于等于应汇缴年月（2026-12）' }],
  ])('%s', async (_, change, said) => {
    expect(await centre.transact((tx) => faultsOf(tx, { ...COMES, ...change }))).toEqual(said);
  });

  it('waits for the former unit, which is asked and sees it among its to-dos until it has sealed', () =>
    centre.transact((tx) => {
      const who = { zjhm: PEOPLE.王志强.zjhm, xingming: '王志强' };
      expect(() => remindFormerUnit(tx, HUAXIA, { ...who, xingming: '王强' })).toThrow('姓名与证件号码不匹配');
      expect(() => remindFormerUnit(tx, HUAXIA, COMES)).toThrow('该职工的账户已封存，可以直接办理转入');
      expect(remindFormerUnit(tx, HUAXIA, who).xyb).toMatch(/^已于2026-11-21 .+提醒原单位封存/);
      const XINCHENG = unit(UNITS.新城餐饮);
      // It is the former unit's to say whether the person has left.
      const [asked] = listMessages(tx, XINCHENG, { page: 1, size: 1 }).list;
      expect(asked).toMatchObject({
        title: '请为离职职工办理封存',
        nr: `华夏精密制造有限公司申请将王志强（${PEOPLE.王志强.grzh}）的账户转入该单位。该职工已离职的，请汇缴到最后月份并办理封存；仍在贵单位的，请在“转入转出记录”中答复并写明原因。`,
      });
      expect(sealTodos(tx, XINCHENG)).toMatchObject([
        { ywlx: 'GJ0305', title: '王志强：请办理封存', lj: '/dwwt/cxyw/zrzcjl' },
      ]);
      persons(tx.store).put(PEOPLE.王志强.grzh, { ...known(tx, PEOPLE.王志强.grzh), grzhzt: '02' });
      expect(sealTodos(tx, XINCHENG)).toEqual([]);
    }));

  it('who is still there is not sealed: the former unit says so with its reason, and who asked hears it everywhere', () =>
    centre.transact((tx) => {
      const { xingming, zjhm, grzh } = PEOPLE.王志强;
      remindFormerUnit(tx, HUAXIA, { xingming, zjhm });
      const XINCHENG = unit(UNITS.新城餐饮);
      const [asked] = listReminders(tx, XINCHENG);
      expect(asked).toMatchObject({ fx: '2', xingming, grzh, dwmc: '华夏精密制造有限公司', zt: '1' });
      const id = asked?.id ?? '';
      expect(() => answerStays(tx, HUAXIA, { id, yy: '已经离职' })).toThrow('未找到该提醒');
      expect(() => answerStays(tx, XINCHENG, { id, yy: ' ' })).toThrow('请输入原因');
      answerStays(tx, XINCHENG, { id, yy: '劳动合同未到期' });
      answerStays(tx, XINCHENG, { id, yy: '劳动合同未到期' });
      expect(sealTodos(tx, XINCHENG)).toEqual([]);
      const next = '账户不能转入；职工确已离职的，请职工与原单位核实，有异议的拨打12329或到城区管理部反映';
      const nr = `贵单位于2026-11-21提醒原单位封存的王志强，原单位（新城餐饮有限公司）于2026-11-21答复：仍在其单位，劳动合同未到期。${next}。`;
      expect(listMessages(tx, HUAXIA, { page: 1, size: 1 }).list).toMatchObject([
        { title: '王志强：原单位答复仍在其单位', nr },
      ]);
      const named = nr.replace('贵单位', `贵单位（${UNITS.华夏精密.dwmc}）`);
      const sms = readOutbox(tx).filter(({ text }) => text === `【住房公积金】${named}`);
      expect(sms.map(({ to }) => to)).toEqual([OPERATORS.吴晓东.jbrsjhm]);
      expect(listReminders(tx, HUAXIA)).toMatchObject([{ fx: '1', grzh: '', zt: '2', yy: '劳动合同未到期' }]);
      const said = `原单位于2026-11-21答复该职工仍在其单位（劳动合同未到期），${next}`;
      expect(faultsOf(tx, { ...COMES, zjhm, xingming })).toEqual({ zjhm: said });
      expect(() => remindFormerUnit(tx, HUAXIA, { xingming, zjhm })).toThrow(said);
    }));

  it('and may be asked again another day', async () => {
    const { xingming, zjhm } = PEOPLE.王志强;
    const XINCHENG = unit(UNITS.新城餐饮);
    await centre.transact((tx) => {
      remindFormerUnit(tx, HUAXIA, { xingming, zjhm });
      answerStays(tx, XINCHENG, { id: listReminders(tx, XINCHENG)[0]?.id ?? '', yy: '劳动合同未到期' });
    });
    await centre.transact((tx) => moveClock(tx, { days: 1 }));
    await centre.transact((tx) => {
      remindFormerUnit(tx, HUAXIA, { xingming, zjhm });
      expect(sealTodos(tx, XINCHENG)).toMatchObject([{ title: '王志强：请办理封存', rq: '2026-11-22' }]);
    });
  });

  it('with two accounts keeps the older one: balance and interest to the fen, the other closed, one sign-in', () =>
    centre.transact((tx) => {
      const { store } = tx;
      const older = known(tx, PEOPLE.陈𠮷祥.grzh);
      const younger = { ...known(tx, PEOPLE.刘洋.grzh), zjhm: older.zjhm, xingming: older.xingming };
      persons(store).put(younger.grzh, younger);
      const { balance, interest } = carried(tx, younger.grzh);
      const before = balanceOf(store, memberAccount(older.grzh));
      expect(faultsOf(tx, COMES).grjcjs).toMatch(/请填写现在的基数/);
      const base = toYuan(younger.spans.at(-1)?.base ?? 0n);
      expect(send(tx, [{ ...COMES, grjcjs: base }]).ywzt).toBe('99');
      expect(interest).toBeGreaterThan(0n);
      expect(balanceOf(store, memberAccount(older.grzh))).toBe(before + balance + interest);
      expect(balanceOf(store, memberAccount(younger.grzh))).toBe(0n);
      expect(known(tx, younger.grzh).grzhzt).toBe('03');
      expect(known(tx, older.grzh)).toMatchObject({ grzhzt: '01' });
      expect(kindOnList(tx, UNITS.华夏精密.dwzh, older.grzh)).toBe('3');
      expect(kindOnList(tx, UNITS.华夏精密.dwzh, younger.grzh)).toBe('5');
      expect(trialBalance(store)).toBe(0n);
    }));
});

describe('转移确认单', () => {
  it('lies with the case and is each side’s own: both units, and the member alone with the balance', () =>
    centre.transact((tx) => {
      const { grzh } = PEOPLE.陈𠮷祥;
      const balance = moneyText(balanceOf(tx.store, memberAccount(grzh)));
      const { ywlsh } = send(tx, [COMES, GOES]);
      const ofCase = listDocuments(tx, HUAXIA, { ywlsh, page: 1, size: 10 }).list;
      expect(ofCase).toMatchObject([{ title: '转移确认单', zmlx: '47' }]);
      const sheet = (actor: Actor) => {
        const { zmbh } = transferSheet(tx, actor, { ywlsh });
        expect(transferSheet(tx, actor, { ywlsh }).zmbh).toBe(zmbh);
        return { zmbh, content: documentOfActor(tx, actor, zmbh).content };
      };
      const own = sheet(HUAXIA);
      expect(own.zmbh).toBe(ofCase[0]?.zmbh);
      expect(own.content.facts).toContainEqual({ label: '转出人数', value: '1人' });
      const units = ['蓝天科技有限公司', '华夏精密制造有限公司'];
      const [coming, going] = own.content.tables?.[0]?.rows ?? [];
      expect(coming).toEqual(['陈𠮷祥', grzh, '转入本单位', ...units, '2026-12']);
      expect(going).toEqual(['刘洋', PEOPLE.刘洋.grzh, '转出本单位', ...units.toReversed(), '2026-12']);
      const other = sheet(LANTIAN);
      expect(other.content.tables?.[0]?.rows.map((row) => row[2])).toEqual(['转出本单位', '转入本单位']);
      const member = sheet({ kind: 'person', grzh });
      expect(member.content.facts).toContainEqual({ label: '随账户转移的余额', value: balance });
      expect(JSON.stringify(member.content)).not.toContain('刘洋');
      for (const { content } of [own, other]) expect(JSON.stringify(content)).not.toContain(balance);
      expect(() => transferSheet(tx, unit(UNITS.新城餐饮), { ywlsh })).toThrow('未找到该转移记录');
      const entries = depositEntries(tx, { kind: 'person', grzh }, { page: 1, size: 5 }).list;
      expect(entries.map(({ ywlsh: of, zyqrd }) => [of, zyqrd])).toContainEqual([ywlsh, true]);
      expect(entries.filter(({ zyqrd }) => zyqrd)).toHaveLength(1);
    }));
});

const CHANGES = { ksrq: '', jsrq: '', bdlx: 'GJ0306', page: 1, size: 20 };

describe('人员变动记录', () => {
  it('has what the other unit moved: who came to it, and by whom; each has one row of its own and none of a third', () =>
    centre.transact((tx) => {
      const rows = (actor: Actor) => listChanges(tx, actor, { ...CHANGES, ksrq: tx.today() }).list;
      const { ywlsh } = send(tx, [GOES]);
      expect(rows(HUAXIA)).toMatchObject([{ ywlsh, rs: 1, mx: '刘洋', jbrxm: '吴晓东', zt: '99', bldw: '' }]);
      const told = { ywlsh: '', czrq: '2026-11-21', bdlx: 'GJ0306', rs: 1, mx: '刘洋', jbrxm: '', zt: '99' };
      expect(rows(LANTIAN)).toMatchObject([{ ...told, bldw: '华夏精密制造有限公司' }]);
      expect(rows(unit(UNITS.新城餐饮))).toEqual([]);
      expect(listChanges(tx, LANTIAN, { ...CHANGES, bdlx: 'GJ0305', ksrq: tx.today() }).list).toEqual([]);
    }));

  it('has who was brought away by the new unit, several of one application in one row', () =>
    centre.transact((tx) => {
      const { store } = tx;
      const first = known(tx, PEOPLE.陈𠮷祥.grzh);
      // Months so long ago that nobody makes them up in the hall: without entries they would be owed.
      const spans = first.spans.map((span) => ({ ...span, from: '2015-01', to: '2015-02' }));
      const other = { ...first, grzh: '199999999901', zjhm: NOBODY.zjhm, xingming: '乙', spans };
      persons(store).put(other.grzh, other);
      send(tx, [COMES, { ...COMES, zjhm: other.zjhm, xingming: other.xingming }]);
      const { list } = listChanges(tx, LANTIAN, { ...CHANGES, ksrq: tx.today() });
      expect(list).toMatchObject([{ rs: 2, mx: '陈𠮷祥、乙', bldw: '华夏精密制造有限公司' }]);
    }));
});

describe('who goes', () => {
  it('is off the own list, lies sealed with the new unit and is on its list once it reopens', () =>
    centre.transact((tx) => {
      const { grzh } = PEOPLE.刘洋;
      expect(send(tx, [GOES]).ywzt).toBe('99');
      expect(known(tx, grzh).grzhzt).toBe('02');
      expect(kindOnList(tx, UNITS.华夏精密.dwzh, grzh)).toBe('5');
      expect(membersOf(tx, LANTIAN).map((one) => one.grzh)).toContain(grzh);
      expect(kindOnList(tx, UNITS.蓝天科技.dwzh, grzh)).toBeUndefined();
      const lj = `/dwwt/jcyw/grzh_qf?grzh=${grzh}`;
      const [message] = listMessages(tx, LANTIAN, { page: 1, size: 1 }).list;
      expect(message).toMatchObject({ title: '职工账户转入', lj, ljmc: '办理启封' });
      const waiting = () => todos(tx, LANTIAN).filter(({ ywlx }) => ywlx === 'GJ0304');
      expect(waiting()).toMatchObject([{ title: '刘洋：请办理启封', lj }]);
      const row = { grzh, xingming: '刘洋', qfyy: '03', grjcjs: '9000.00', sxny: '2026-12' };
      expect(send(tx, [row], { actor: LANTIAN, ywlx: 'GJ0304' }).ywzt).toBe('99');
      expect(waiting()).toEqual([]);
      expect(kindOnList(tx, UNITS.蓝天科技.dwzh, grzh)).toBe('3');
    }));

  it.each<[string, Partial<typeof GOES>, string[]]>([
    ['as it should be', {}, []],
    ['another name', { xingming: '刘阳' }, ['xingming']],
    ['no unit', { zrdwzh: '' }, ['zrdwzh']],
    ['no number of a unit', { zrdwzh: '12' }, ['zrdwzh']],
    ['the own unit', { zrdwzh: UNITS.华夏精密.dwzh }, ['zrdwzh']],
    ['with a base', { grjcjs: '9000.00' }, ['grjcjs']],
    ['too far ahead', { zysxny: '2027-03' }, ['zysxny']],
    ['nobody of the unit', { zjhm: '199999999999' }, ['zjhm']],
  ])('%s is judged alike in the browser and at the centre', async (_, change, wrong) => {
    const row = { ...GOES, ...change };
    expect(Object.keys(await centre.transact((tx) => faultsOf(tx, row)))).toEqual(wrong);
    const member = {
      grzh: PEOPLE.刘洋.grzh,
      xingming: '刘洋',
      zjhm: '',
      grjcjs: '',
      khrq: '2020-01-01',
      yjce: '2496.00',
      hxjc: [],
      jzny: '',
      fcrq: '',
      fcyy: '',
    };
    const rules = unitTransferImport.start({ ...UNIT_OPTIONS, members: [member] });
    const zyfx = ['1', '2'].map((value) => ({ value, label: value }));
    const judge = new RowJudge(unitTransferImport.columns, rules, { zyfx });
    expect(judge.judge(judge.cellsOf(row)).problems.map(({ field }) => field)).toEqual(wrong);
  });

  it.each([
    ['a unit that is none', '1999999999', '未查询到该单位，请核对单位账号'],
    ['one that pays nothing in', UNITS.融资担保.dwzh, '未查询到该单位，请核对单位账号'],
  ])('not to %s', async (_, zrdwzh, why) => {
    expect(await centre.transact((tx) => faultsOf(tx, { ...GOES, zrdwzh }))).toEqual({ zrdwzh: why });
  });
});

it('the year’s statements of both units: what one hands over the other takes in, interest with whoever holds the account', async () => {
  const { grzh } = PEOPLE.刘洋;
  const carriedOver = await centre.transact((tx) => {
    send(tx, [GOES]);
    return balanceOf(tx.store, memberAccount(grzh));
  });
  await centre.transact((tx) => moveClock(tx, { days: 225 }));
  await centre.transact((tx) => {
    const [from, to] = [HUAXIA, LANTIAN].map((actor) =>
      interestStatement(tx, actor, { nd: '2027', page: 1, size: 200 }),
    );
    expect(from?.zyje).toBe(toYuan(-carriedOver));
    expect(to?.zyje).toBe(toYuan(carriedOver));
    const interest = postingsOf(tx.store, memberAccount(grzh)).find(({ entry }) => entry.date === '2027-06-30')?.line
      .fen;
    const row = (statement: typeof to) => statement?.list.find((one) => one.grzh === grzh);
    expect(row(to)?.lxje).toBe(toYuan(interest ?? 0n));
    expect(row(from)?.lxje).toBe('0.00');
    expect(trialBalance(tx.store)).toBe(0n);
  });
});
