import { moveClock } from '@mocks/centre/daily-jobs';
import { setDebitSwitch } from '@mocks/centre/kernel/accounts/bank';
import { memberAccount, postingsOf, trialBalance } from '@mocks/centre/kernel/accounts/ledger';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { listMessages } from '@mocks/centre/kernel/messages/messages';
import { persons } from '@mocks/centre/kernel/people';
import type { Actor, Transaction } from '@mocks/centre/kernel/transaction';
import { flexibleAccount } from '@mocks/centre/members/flexible/flexible-account';
import { judge, submit } from '@mocks/centre/office/applications';
import { caseDetail } from '@mocks/centre/office/cases';
import { expect, it } from 'vitest';
import { fileCentre } from '../../../file-centre';
import { PEOPLE, UNITS } from '../../../people';
import { told } from '../../books';
import { AYIGULI, LIU_YANG, OUYANG, person } from '../../fixture';

const centre = fileCentre();

const send = (tx: Transaction, actor: Actor, ywlx: string, values: object) =>
  submit(tx, actor, { ywlx, ywlsh: issueNumber(tx, actor, ywlx), ...values });
const errorsOf = (tx: Transaction, actor: Actor, ywlx: string, values: object) =>
  judge(tx, actor, { ywlx, ...values }).cw ?? {};
/** Months paid in from December on, with the fen of each. */
const paidSince = ({ store }: Transaction, grzh: string) =>
  postingsOf(store, memberAccount(grzh))
    .filter(({ entry }) => entry.kind === '01' && (entry.hjny ?? '') >= '2026-12')
    .map(({ entry, line }) => [entry.hjny, line.fen]);

it('the next debit is the new amount; the third change of a year is refused', () =>
  centre.transact((tx) => {
    expect(flexibleAccount(tx, AYIGULI)).toMatchObject({
      jcyd: [{ ny: '2024-03', yjce: '1200.00', grjcjs: '6000.00', grjcbl: '20' }],
      kkr: 15,
      ksny: ['2026-12'],
    });
    expect(send(tx, AYIGULI, 'GJ0804', { yjce: '1500.00', grjcbl: '20', sxny: '2026-12' }).ywzt).toBe('99');
    // Once more before it counted: the latest holds, and no month is in two spells.
    expect(send(tx, AYIGULI, 'GJ0804', { yjce: '1800.00', grjcbl: '24', sxny: '2026-12' }).ywzt).toBe('99');
    expect(persons(tx.store).get(AYIGULI.grzh)?.spans).toMatchObject([
      { from: '2024-03', to: '2026-11', base: 600_000n },
      { from: '2026-12', base: 750_000n, grjcbl: '24' },
    ]);
    expect(() => send(tx, AYIGULI, 'GJ0804', { yjce: '1600.00', grjcbl: '20', sxny: '2026-12' })).toThrow(
      '本年度调整次数已达上限',
    );
    moveClock(tx, { now: '2026-12-16' });
    expect(paidSince(tx, AYIGULI.grzh)).toEqual([['2026-12', 180_000n]]);
    expect(trialBalance(tx.store)).toBe(0n);
  }));

it.each<[string, object, Record<string, string>]>([
  ['too little', { yjce: '219.99' }, { yjce: '月缴存额应在220.00元至6,883.20元之间' }],
  [
    'a base that is too low',
    { yjce: '300.00' },
    { yjce: '按月缴存额和比例推算的缴存基数为1,500.00元，应在2,200.00元至28,680.00元之间' },
  ],
  ['a ratio that there is not', { grjcbl: '25' }, { grjcbl: '缴存比例应为10%至24%的整数' }],
  ['a month that is paid', { sxny: '2026-11' }, { sxny: '请选择生效年月' }],
  ['what it is already', { yjce: '1200.00' }, { yjce: '调整前后一致，无需调整' }],
])('%s is refused at its field', async (_, change, wrong) => {
  const values = { yjce: '1500.00', grjcbl: '20', sxny: '2026-12', ...change };
  expect(await centre.transact((tx) => errorsOf(tx, AYIGULI, 'GJ0804', values))).toEqual(wrong);
});

it('who stops is debited no more, whatever the clock does, and pays in again from the month agreed', () =>
  centre.transact((tx) => {
    expect(send(tx, AYIGULI, 'GJ0810', { fcyy: '03', fcny: '2026-12' }).ywzt).toBe('99');
    expect(persons(tx.store).get(AYIGULI.grzh)).toMatchObject({ grzhzt: '02' });
    moveClock(tx, { now: '2027-03-20' });
    expect(paidSince(tx, AYIGULI.grzh)).toEqual([]);
    expect(flexibleAccount(tx, AYIGULI)).toMatchObject({ fcny: '2026-12', ksny: ['2027-04'] });
    expect(send(tx, AYIGULI, 'GJ0809', { kkr: '15', yjce: '1000.00', grjcbl: '20', sxny: '2027-04' }).ywzt).toBe('99');
    moveClock(tx, { now: '2027-05-16' });
    expect(paidSince(tx, AYIGULI.grzh)).toEqual([
      ['2027-04', 100_000n],
      ['2027-05', 100_000n],
    ]);
    expect(trialBalance(tx.store)).toBe(0n);
  }));

it('who stops because a unit employs them has not left a job: 离职销户提取 stays closed', () =>
  centre.transact((tx) => {
    send(tx, AYIGULI, 'GJ0810', { fcyy: '01', fcny: '2026-12' });
    moveClock(tx, { now: '2027-08-01' });
    const { tj } = judge(tx, AYIGULI, { ywlx: 'TQ0199', qttqyy: '13' });
    expect(tj.find(({ tjbh }) => tjbh === 'FCYY')).toMatchObject({ mz: false, sjz: '其他' });
  }));

it('who stops from next month on still pays this one', () =>
  centre.transact((tx) => {
    moveClock(tx, { now: '2026-12-05' });
    expect(flexibleAccount(tx, AYIGULI).ksny).toEqual(['2026-12', '2027-01']);
    send(tx, AYIGULI, 'GJ0810', { fcyy: '99', fcny: '2027-01' });
    moveClock(tx, { now: '2027-02-20' });
    expect(paidSince(tx, AYIGULI.grzh)).toEqual([['2026-12', 120_000n]]);
  }));

it('the states exclude each other, and who works for a unit is told the way', () =>
  centre.transact((tx) => {
    const unmet = (actor: Actor, ywlx: string) =>
      judge(tx, actor, { ywlx })
        .tj.filter(({ mz }) => !mz)
        .map(({ tjmc, sjz }) => [tjmc, sjz]);
    expect(unmet(OUYANG, 'GJ0809')).toEqual([]);
    expect(unmet(OUYANG, 'GJ0810')).toEqual([['个人账户正常', '封存']]);
    expect(unmet(AYIGULI, 'GJ0809')).toEqual([['个人账户封存', '正常']]);
    expect(() => send(tx, LIU_YANG, 'GJ0809', { kkr: '15', yjce: '1000.00', grjcbl: '20', sxny: '2026-12' })).toThrow(
      '您已在单位正常缴存，不能启封灵活就业账户',
    );
  }));

it('a missed month that is made up is no gap: sealing is proposed after three that stand unpaid, and how to pay is said', () =>
  centre.transact((tx) => {
    const { grzh } = AYIGULI;
    const told = () =>
      listMessages(tx, AYIGULI, { page: 1, size: 50 }).list.filter(({ title }) => /未缴|封存/.test(title));
    setDebitSwitch(tx, { dwzh: grzh, fail: true, yy: '余额不足' });
    moveClock(tx, { now: '2027-01-20' });
    expect(told().map(({ title }) => title)).toEqual(['本月未缴', '本月未缴']);
    expect(told()[0]?.nr).toContain('可以在“灵活就业人员预缴/补缴”中补上，3个月内补缴的连续缴存不中断');
    setDebitSwitch(tx, { dwzh: grzh, fail: false, yy: '' });
    send(tx, AYIGULI, 'GJ0815', { jflx: '2', ksny: '2026-12', jsny: '2026-12', zffs: '1' });
    setDebitSwitch(tx, { dwzh: grzh, fail: true, yy: '余额不足' });
    moveClock(tx, { now: '2027-02-20' });
    expect(told().map(({ title }) => title)).not.toContain('建议办理封存');
    moveClock(tx, { now: '2027-03-20' });
    expect(told().find(({ title }) => title === '建议办理封存')?.nr).toContain('您已连续3个月未缴');
  }));

it('a month that is on is debited at its own amount, whatever is agreed for the next', () =>
  centre.transact((tx) => {
    moveClock(tx, { now: '2026-12-05' });
    send(tx, AYIGULI, 'GJ0804', { yjce: '2000.00', grjcbl: '20', sxny: '2027-01' });
    moveClock(tx, { now: '2027-01-20' });
    expect(paidSince(tx, AYIGULI.grzh)).toEqual([
      ['2026-12', 120_000n],
      ['2027-01', 200_000n],
    ]);
  }));

it('an adjustment that has not begun stands beside what is in force, with its month, and may be taken back', () =>
  centre.transact((tx) => {
    moveClock(tx, { now: '2026-12-05' });
    send(tx, AYIGULI, 'GJ0804', { yjce: '1600.00', grjcbl: '20', sxny: '2027-01' });
    expect(flexibleAccount(tx, AYIGULI).jcyd).toMatchObject([
      { ny: '2024-03', yjce: '1200.00' },
      { ny: '2027-01', yjce: '1600.00' },
    ]);
    const again = { yjce: '1600.00', grjcbl: '20', sxny: '2027-01' };
    expect(errorsOf(tx, AYIGULI, 'GJ0804', again)).toEqual({ yjce: '调整前后一致，无需调整' });
    expect(errorsOf(tx, AYIGULI, 'GJ0804', { ...again, yjce: '1200.00' })).toEqual({});
  }));

it.each(['seal', 'transfer'])('%s: what was prepaid and adjusted for later months counts as no month paid', (how) =>
  centre.transact((tx) => {
    send(tx, AYIGULI, 'GJ0815', { jflx: '1', ksny: '2026-12', jsny: '2027-01', zffs: '1' });
    send(tx, AYIGULI, 'GJ0804', { yjce: '1600.00', grjcbl: '20', sxny: '2027-02' });
    const change =
      how === 'seal'
        ? send(tx, AYIGULI, 'GJ0810', { fcyy: '03', fcny: '2026-12' })
        : send(tx, AYIGULI, 'GJ0803', { zylx: '1', zrdwzh: UNITS.华夏精密.dwzh, zysxny: '2026-12', kkzt: '1' });
    expect(change.ywzt).toBe('99');
    expect(flexibleAccount(tx, AYIGULI)).toMatchObject({ fcny: '2026-12', yjye: '0.00', ksny: ['2026-12'] });
    const lapsed = `已登记的自2027-02起的月缴存额调整随${how === 'seal' ? '封存' : '转移'}失效`;
    // What falls away with it is said where the rest is.
    expect(caseDetail(tx, AYIGULI, change).sqnr).toContainEqual({ label: '月缴存额调整', value: lapsed });
    expect(told(tx, AYIGULI)).toContain(lapsed);
    if (how === 'transfer') return;
    const again = { kkr: '15', yjce: '1200.00', grjcbl: '20', sxny: '2026-12' };
    expect(send(tx, AYIGULI, 'GJ0809', again).ywzt).toBe('99');
    moveClock(tx, { now: '2027-02-20' });
    expect(paidSince(tx, AYIGULI.grzh)).toEqual(['2026-12', '2027-01', '2027-02'].map((month) => [month, 120_000n]));
    expect(trialBalance(tx.store)).toBe(0n);
  }),
);

it('a sealed account pays in again after the last month that it still owes', () =>
  centre.transact((tx) => {
    moveClock(tx, { now: '2026-12-05' });
    send(tx, AYIGULI, 'GJ0810', { fcyy: '99', fcny: '2027-01' });
    expect(flexibleAccount(tx, AYIGULI).ksny).toEqual(['2027-01']);
  }));

it('who stops before the first month leaves what was paid elsewhere as it was', () =>
  centre.transact((tx) => {
    const { store } = tx;
    const own = persons(store).get(AYIGULI.grzh);
    if (!own) throw new Error('nobody');
    const { dwzh } = UNITS.华夏精密;
    const spell = { dwzh, from: '2024-03', to: '2026-08', base: 600_000n, dwjcbl: '12', grjcbl: '12' };
    const begun = own.spans.map((span) => ({ ...span, from: '2026-12' }));
    persons(store).put(AYIGULI.grzh, { ...own, spans: [spell, ...begun] });
    expect(send(tx, AYIGULI, 'GJ0810', { fcyy: '03', fcny: '2026-12' }).ywzt).toBe('99');
    expect(persons(store).get(AYIGULI.grzh)?.spans).toMatchObject([
      { dwzh, to: '2026-08' },
      { from: '2026-12', to: '2026-11' },
    ]);
    expect(flexibleAccount(tx, AYIGULI)).toMatchObject({ jcyd: [{ ny: '', yjce: '1200.00' }], fcny: '2026-12' });
    moveClock(tx, { now: '2027-02-20' });
    expect(paidSince(tx, AYIGULI.grzh)).toEqual([]);
  }));

it.each(['GJ0801', 'GJ0803', 'GJ0809'])('%s is not for who signs in with the account of a dead holder', (ywlx) =>
  centre.transact((tx) => {
    const [first] = judge(tx, person(PEOPLE.孙德明), { ywlx }).tj.filter(({ mz }) => !mz);
    expect(first).toMatchObject({ tjbh: 'ZHBL', xyb: '请到柜台核实' });
    expect(JSON.stringify(first)).not.toMatch(/死亡|已故/);
  }),
);
