import { addPart, closeBatch, openBatch } from '@mocks/centre/cases/batch/batches';
import { moveClock } from '@mocks/centre/daily-jobs';
import { endedAfter } from '@mocks/centre/kernel/accounts/contribution-periods';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { formerAndPresentMembersOf, persons, unitOf, units } from '@mocks/centre/kernel/people';
import { type Actor, BusinessError, type Transaction } from '@mocks/centre/kernel/transaction';
import { interestStatement } from '@mocks/centre/members/interest-statement';
import { unitInfo } from '@mocks/centre/members/unit/unit-views';
import { judge, submit } from '@mocks/centre/office/applications';
import { todos } from '@mocks/centre/office/cases';
import { dueMonths } from '@mocks/centre/remittance/due-months';
import { remittanceStart } from '@mocks/centre/remittance/list/roster-views';
import { expect, it } from 'vitest';
import { fileCentre } from '../../file-centre';
import { NEWCOMERS, PEOPLE, UNITS } from '../../people';

const unit = ({ dwzh }: { dwzh: string }) => ({ kind: 'unit', dwzh }) satisfies Actor;
const HUAXIA = unit(UNITS.华夏精密);
/** It has never had anybody since 2023-07. */
const EMPTY = unit(UNITS.北辰物业);

const centre = fileCentre();

function send(tx: Transaction, actor: Actor, ywlx: string, row: object): string {
  const ywlsh = issueNumber(tx, actor, ywlx);
  const { pcbh } = openBatch(tx, actor, { ywlx, ywlsh, parts: 1 });
  try {
    addPart(tx, actor, { pcbh, no: 1, rows: [row] });
  } catch (refusal) {
    if (!(refusal instanceof BusinessError)) throw refusal;
    return Object.values(refusal.fieldErrors)[0] ?? refusal.message;
  }
  closeBatch(tx, actor, pcbh);
  return submit(tx, actor, { ywlx, ywlsh, pcbh, ywwd: '0101', cns: '1' }).ywzt;
}

/** The agreement of units is signed: it is not what this is about. */
function agree(tx: Transaction): void {
  const { agreementOpen: _, ...agreed } = unitOf(tx, EMPTY);
  units(tx.store).put(EMPTY.dwzh, { ...agreed, statementConfirmed: true });
}

const { 刘洋, 陈𠮷祥 } = PEOPLE;
const { 宋词 } = NEWCOMERS;
const REOPENED = { grzh: 刘洋.grzh, xingming: '刘洋', qfyy: '02', grjcjs: '8000.00', sxny: '2026-12' };

it('a unit that had nobody for years takes somebody in, reopens the account, and owes from that month on and nothing before', async () => {
  await centre.transact((tx) => {
    agree(tx);
    expect(unitInfo(tx, EMPTY)).toMatchObject({ jzny: '', wyjsm: expect.stringContaining('还没有缴存职工') });
    const goes = { zjhm: 刘洋.grzh, xingming: '刘洋', zyfx: '2', zrdwzh: EMPTY.dwzh, grjcjs: '', zysxny: '2026-12' };
    expect(send(tx, HUAXIA, 'GJ0306', goes)).toBe('99');
    expect(send(tx, EMPTY, 'GJ0304', { ...REOPENED, sxny: '2027-02' })).toContain('最晚为2027-01');
    expect(send(tx, EMPTY, 'GJ0304', REOPENED)).toBe('99');
    const comes = {
      zjhm: 陈𠮷祥.zjhm,
      xingming: 陈𠮷祥.xingming,
      zyfx: '1',
      zrdwzh: '',
      grjcjs: '9000.00',
      zysxny: '2026-12',
    };
    expect(send(tx, EMPTY, 'GJ0306', comes)).toBe('99');
    const opened = {
      zjhm: 宋词.zjhm,
      xingming: 宋词.xingming,
      zjlx: '01',
      sjhm: 宋词.sjhm,
      gzrq: '2026-11-20',
      sfxcjgz: '1',
    };
    expect(send(tx, EMPTY, 'GJ0301', { ...opened, grjcjs: '8888.00', qjny: '2026-12' })).toBe('99');
    expect(remittanceStart(tx, EMPTY).hjny).toBe('2026-12');
    expect(dueMonths(tx, unitOf(tx, EMPTY))).toMatchObject({ hjny: '2026-12', overdue: { months: [] } });
  });
});

it('a unit that registered in the hall is late with nothing on the day of its first account, and is told to open accounts before', async () => {
  await centre.transact((tx) => {
    agree(tx);
    units(tx.store).put(EMPTY.dwzh, { ...unitOf(tx, EMPTY), online: true, jzny: '2026-10', firstMonth: '2026-11' });
    const opened = {
      zjhm: 宋词.zjhm,
      xingming: 宋词.xingming,
      zjlx: '01',
      sjhm: 宋词.sjhm,
      gzrq: '2026-10-20',
      sfxcjgz: '1',
    };
    expect(send(tx, EMPTY, 'GJ0301', { ...opened, grjcjs: '8888.00', qjny: '2026-11' })).toBe('99');
    expect(unitInfo(tx, EMPTY)).toMatchObject({ jzny: '', yj: { hjny: '2026-11', syts: 5, yqyf: [] } });
    expect(remittanceStart(tx, EMPTY)).toMatchObject({ jzrq: '2026-11-26', yqts: 0 });
    expect(todos(tx, EMPTY).map(({ title }) => title)).not.toContain(expect.stringContaining('逾期'));
  });
  await centre.transact((tx) => moveClock(tx, { now: '2026-11-27' }));
  await centre.transact((tx) => expect(unitInfo(tx, EMPTY).yj).toMatchObject({ syts: -1, yqyf: ['2026-11'] }));
});

it('who pays nothing in, and who is closed, is told so and no month or member', () =>
  centre.transact((tx) => {
    expect(unitInfo(tx, unit(UNITS.融资担保))).toMatchObject({
      other: true,
      wyjsm: '贵单位不缴存住房公积金',
      jzny: '',
    });
    units(tx.store).put(HUAXIA.dwzh, { ...unitOf(tx, HUAXIA), dwzhzt: '04' });
    const closed = unitInfo(tx, HUAXIA);
    expect(closed).toMatchObject({ wyjsm: '单位缴存登记已注销，不再汇缴', dwjcrs: 0, yjcezj: '0.00' });
    expect(closed.yj).toBeUndefined();
  }));

it('东方云商: what was paid before the books began is in no list, and home, lists and statement say why', () =>
  centre.transact((tx) => {
    const CLOUD = unit(UNITS.东方云商);
    const { qcny, jzny } = unitInfo(tx, CLOUD);
    expect(qcny).toBe(jzny);
    const { rs, kbsm } = interestStatement(tx, CLOUD, { nd: '', page: 1, size: 10 });
    expect(rs).toBe(0);
    expect(kbsm).toBe(
      '本单位职工的账户于2026-11-21以期初余额转入本系统，2026年结息的利息已在期初余额内，没有单独的利息单',
    );
    expect(interestStatement(tx, EMPTY, { nd: '', page: 1, size: 10 }).kbsm).toBe(
      '2026年结息时本单位没有职工账户，没有需要核对的利息',
    );
    // Where the lists reach back as far as the books nothing is missing.
    expect(unitInfo(tx, HUAXIA).qcny).toBe('');
    expect(interestStatement(tx, HUAXIA, { nd: '', page: 1, size: 10 }).kbsm).toBe('');
  }));

it('a month in which nobody pays in any more cannot be remitted: the pre-check names what is open instead', async () => {
  await centre.transact((tx) => {
    for (const grzh of formerAndPresentMembersOf(tx.store, HUAXIA.dwzh)) {
      const member = persons(tx.store).get(grzh);
      if (member) persons(tx.store).put(grzh, { ...member, grzhzt: '02', spans: endedAfter(member.spans, '2026-11') });
    }
    const found = judge(tx, HUAXIA, { ywlx: 'GJ0201' });
    expect(found.mz).toBe(false);
    expect(found.tj.find(({ tjbh }) => tjbh === 'YJRS')).toMatchObject({
      mz: false,
      sjz: '0人，0.00元',
      ljs: [
        { lj: '/dwwt/jcyw/dw_huanj', mc: '缓缴申请' },
        { lj: '/dwwt/zhxxbg/dwjcdjzx', mc: '单位缴存登记注销' },
      ],
    });
    expect(unitInfo(tx, HUAXIA).yj).toBeUndefined();
    expect(judge(tx, HUAXIA, { ywlx: 'GJ0206' }).mz).toBe(true);
  });
});
