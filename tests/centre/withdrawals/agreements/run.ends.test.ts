import { type AgreementRecord, agreements } from '@mocks/centre/cases/agreements';
import { moveClock } from '@mocks/centre/daily-jobs';
import { memberAccount, postingsOf } from '@mocks/centre/kernel/accounts/ledger';
import { persons } from '@mocks/centre/kernel/people';
import type { Actor, Transaction } from '@mocks/centre/kernel/transaction';
import { judge } from '@mocks/centre/office/applications';
import { caseDetail } from '@mocks/centre/office/cases';
import { review } from '@mocks/centre/office/review';
import { actOnAgreement } from '@mocks/centre/withdrawals/agreements/agreement-actions';
import { listAgreements } from '@mocks/centre/withdrawals/agreements/views';
import { claims } from '@mocks/centre/withdrawals/claims';
import { expect, it } from 'vitest';
import { OUTSIDE } from '../../../contracts/flows/yt1101-other-city-offset';
import { fileCentre } from '../../../file-centre';
import { PEOPLE } from '../../../people';
import { told } from '../../books';
import { AYIGULI, apply, LEASE, LIU_YANG, RENT, SUN_LI, XU_WENBO } from '../../fixture';
import { send } from '../../flexible-fixture';
import { HUAXIA } from '../../remittance-world';
import { handInRows, handInSigned } from '../../submit';

const centre = fileCentre();

const listed = (tx: Transaction, actor: Actor) => listAgreements(tx, actor, { zt: '', page: 1, size: 20 }).list[0];
const paid = (tx: Transaction, { grzh }: { grzh: string }) =>
  postingsOf(tx.store, memberAccount(grzh))
    .filter(({ entry }) => entry.zhaiyao.includes('（约定）'))
    .map(({ entry, line }) => `${entry.date} ${line.fen}`);

/** An agreement that began earlier, of whoever holds it. */
function agreed(tx: Transaction, { grzh }: { grzh: string }, more: Partial<AgreementRecord> = {}): string {
  const xybh = '10012026100800000001';
  const begun = { qyrq: '2026-10-08', nextMonth: '2026-12', nextDay: '', zt: '1', zzyy: '', zzrq: '' } as const;
  agreements(tx.store).put(xybh, { xybh, grzh, ywlx: 'TQ0107', tqpl: '2', values: RENT, ...begun, ...more });
  return xybh;
}

function sealLiuYang(tx: Transaction): void {
  const { grzh, xingming } = PEOPLE.刘洋;
  handInRows(tx, HUAXIA, 'GJ0305', [{ grzh, xingming, fcyy: '03', fcny: '2027-01', lzrq: '' }]);
}

it.each(['running', 'paused'])(
  '单位封存账户，租房约定（%s）当天终止，列表、办件、短信一致，以后可以重新约定',
  (state) =>
    centre.transact((tx) => {
      const xybh = apply(tx, LIU_YANG, { ...RENT, tqpl: '2' }).ywlsh;
      if (state === 'paused') actOnAgreement(tx, LIU_YANG, { xybh, cz: 'pause' });
      sealLiuYang(tx);
      const why = '2026-11-21终止：个人账户已封存';
      expect(listed(tx, LIU_YANG)).toMatchObject({ zt: '0', xcrq: '', xcje: '', ztsm: why });
      expect(caseDetail(tx, LIU_YANG, { ywlsh: xybh }).ztsm).toMatchObject({
        mc: '办结，约定已终止',
        nr: `约定${why}，2026-12起的月份不再自动转账，启封后符合条件的可以自行申请`,
      });
      moveClock(tx, { now: '2027-01-20' });
      expect(
        told(tx, LIU_YANG).match(/您的租房约定提取已于2026-11-21终止：个人账户已封存，2026-12起的月份不再自动转账，/g),
      ).toHaveLength(1);
      expect(paid(tx, LIU_YANG)).toEqual([]);
    }),
);

it('灵活就业人员自己封存的，租房约定同样终止', () =>
  centre.transact((tx) => {
    agreed(tx, AYIGULI);
    const before = judge(tx, AYIGULI, { ywlx: 'GJ0810', fcyy: '03', fcny: '2026-12' });
    expect(before.tsxx).toEqual(['租房约定提取自封存起终止，启封后须重新约定']);
    send(tx, AYIGULI, 'GJ0810', { fcyy: '03', fcny: '2026-12' });
    expect(listed(tx, AYIGULI)).toMatchObject({ zt: '0', ztsm: '2026-11-21终止：个人账户已封存' });
    expect(told(tx, AYIGULI)).toContain('您的租房约定提取已于2026-11-21终止：个人账户已封存，');
  }));

it('签约异地月冲还贷的，租房约定随之终止', () =>
  centre.transact((tx) => {
    agreed(tx, SUN_LI);
    handInSigned(tx, SUN_LI, 'YT1101', { ...OUTSIDE, cns: '1' });
    const rows = listAgreements(tx, SUN_LI, { zt: '0', page: 1, size: 20 }).list;
    expect(rows).toMatchObject([{ ywmc: '租房提取', ztsm: '2026-11-21终止：已签约异地月冲还贷' }]);
  }));

it('还贷约定在封存后继续；账户冻结的，次日终止，不等到转账日', () =>
  centre.transact((tx) => {
    const loan = { ywlx: 'TQ0106', nextMonth: '', nextDay: '2026-12-20' } as const;
    const xybh = agreed(tx, XU_WENBO, loan);
    const state = () => agreements(tx.store).get(xybh)?.zt;
    const turn = (grzhzt: string) => {
      const person = persons(tx.store).get(XU_WENBO.grzh);
      if (person) persons(tx.store).put(person.grzh, { ...person, grzhzt });
      moveClock(tx, { days: 1 });
    };
    turn('02');
    expect(state()).toBe('1');
    turn('06');
    expect(listed(tx, XU_WENBO)).toMatchObject({ zt: '0', ztsm: '2026-11-23终止：个人账户已冻结' });
  }));

it('租赁合同到期的，不列以后的转账，到期次日终止', () =>
  centre.transact((tx) => {
    agreed(tx, LIU_YANG, { values: { ...LEASE, hyzk: '10', zljsrq: '2026-12-31' } });
    expect(listed(tx, LIU_YANG)).toMatchObject({ zt: '1', xcrq: '2026-12汇缴入账后', xcje: '3000.00' });
    moveClock(tx, { now: '2026-12-16' });
    expect(paid(tx, LIU_YANG)).toEqual(['2026-12-15 -300000']);
    expect(listed(tx, LIU_YANG)).toMatchObject({ zt: '1', xcrq: '', xcje: '' });
    moveClock(tx, { now: '2027-01-01' });
    expect(listed(tx, LIU_YANG)).toMatchObject({ zt: '0', ztsm: '2027-01-01终止：租赁合同已到期' });
  }));

it('当月另行申请过的，下次转账是次月，不列0.00元', () =>
  centre.transact((tx) => {
    moveClock(tx, { now: '2026-12-04' });
    agreed(tx, LIU_YANG);
    apply(tx, LIU_YANG, { ...RENT, tqksny: '2026-12', tqjsny: '2026-12', sqtqje: '1500.00' });
    expect(listed(tx, LIU_YANG)).toMatchObject({ zt: '1', xcrq: '2027-01汇缴入账后', xcje: '1500.00' });
    moveClock(tx, { now: '2027-01-31' });
    expect(paid(tx, LIU_YANG)).toEqual(['2027-01-15 -150000']);
  }));

it('按季约定在季中终止，写明从哪个月起没有转账', () =>
  centre.transact((tx) => {
    const xybh = agreed(tx, LIU_YANG, { tqpl: '3', nextMonth: '2027-01' });
    moveClock(tx, { now: '2027-02-20' });
    actOnAgreement(tx, LIU_YANG, { xybh, cz: 'end' });
    expect(told(tx, LIU_YANG)).toContain(
      '已于2027-02-20终止：本人终止，2027-01起的月份不再自动转账，符合条件的可以自行申请。',
    );
    moveClock(tx, { now: '2027-04-20' });
    expect(paid(tx, LIU_YANG)).toEqual([]);
  }));

it.each(['2027-01', '2027-02'])('按季约定中%s另行申请过，其余两个月照常转账', (own) =>
  centre.transact((tx) => {
    const xybh = agreed(tx, LIU_YANG, { tqpl: '3', nextMonth: '2027-01' });
    moveClock(tx, { now: '2027-02-20' });
    apply(tx, LIU_YANG, { ...RENT, tqksny: own, tqjsny: own, sqtqje: '1500.00' });
    expect(listed(tx, LIU_YANG)).toMatchObject({ xcrq: '2027-03汇缴入账后', xcje: '3000.00' });
    moveClock(tx, { now: '2027-03-31' });
    expect(paid(tx, LIU_YANG)).toEqual(['2027-03-15 -300000']);
    const claim = [...claims(tx.store).values()].find(({ id }) => id.startsWith(`xy:${xybh}`));
    const others = ['2027-01', '2027-02', '2027-03'].filter((month) => month !== own);
    expect(claim?.months).toEqual(others.map((ny) => ({ ny, fen: 150_000n })));
  }),
);

it('约定会转的月份不再推荐自己提取：资格预检写明约定并给出链接，暂停后又可以提取', () =>
  centre.transact((tx) => {
    const all = { ...RENT, tqksny: '2025-11', tqjsny: '2026-10', sqtqje: '18000.00', tqpl: '2' };
    const { ywlsh, ywzt } = apply(tx, LIU_YANG, all);
    if (ywzt === '98') review(tx, { ywlsh, result: 'approve', opinion: '' });
    const unmet = () => judge(tx, LIU_YANG, { ywlx: 'TQ0107' }).tj.filter(({ mz }) => !mz);
    expect(unmet()).toMatchObject([
      {
        tjbh: 'TQYF',
        sjz: '此前各月都已办理，2026-11起按您的租房约定自动转账',
        ljs: [{ lj: '/grwt/tqSys/ydtq/ydtq_gl', mc: '查看约定提取' }],
      },
    ]);
    actOnAgreement(tx, LIU_YANG, { xybh: ywlsh, cz: 'pause' });
    expect(unmet()).toEqual([]);
  }));
