import { agreements } from '@mocks/centre/cases/agreements';
import { moveClock } from '@mocks/centre/daily-jobs';
import { setClosedCard } from '@mocks/centre/kernel/accounts/bank';
import { balanceOf, memberAccount, postingsOf, trialBalance } from '@mocks/centre/kernel/accounts/ledger';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import type { Transaction } from '@mocks/centre/kernel/transaction';
import { submit } from '@mocks/centre/office/applications';
import { caseDetail } from '@mocks/centre/office/cases';
import { setRegister } from '@mocks/centre/registers/register-queries';
import { actOnAgreement, changeAgreementCard } from '@mocks/centre/withdrawals/agreements/agreement-actions';
import { listAgreements } from '@mocks/centre/withdrawals/agreements/views';
import { withdrawalRecords } from '@mocks/centre/withdrawals/records';
import { expect, it } from 'vitest';
import { tq0106 } from '../../../contracts/flows/tq0106-loan-repayment';
import { fileCentre } from '../../../file-centre';
import { PEOPLE } from '../../../people';
import { apply, LIU_YANG, RENT, XU_WENBO, ZHAO_MIN } from '../../fixture';
import { provedCard } from '../../withdrawal-fixture';

const ONE = { zt: '', page: 1, size: 20 };
const ANOTHER = { skyhdm: '105', skyhzh: '6222020200000020301' };

/** With the code that confirms it, of 刘洋's. */
const another = (tx: Transaction) => provedCard(tx, LIU_YANG, ANOTHER);

const centre = fileCentre();

/** 刘洋, three months of rent paid and each month agreed on. */
const rent = (tx: Transaction) => apply(tx, LIU_YANG, { ...RENT, tqpl: '2' }).ywlsh;
/** 许文博, 8,000.00 paid and each 20th agreed on. */
const loan = (tx: Transaction) => {
  const ywlsh = issueNumber(tx, XU_WENBO, 'TQ0106');
  submit(tx, XU_WENBO, { ...tq0106.values, ywlx: 'TQ0106', ywlsh, tqpl: '2', cns: '1', skzhly: '1' });
  return ywlsh;
};
const act = (tx: Transaction, xybh: string, cz: string, actor = LIU_YANG) => actOnAgreement(tx, actor, { xybh, cz });
const paid = (tx: Transaction, { grzh }: { grzh: string }) =>
  postingsOf(tx.store, memberAccount(grzh))
    .filter(({ entry }) => entry.zhaiyao.includes('（约定）'))
    .map(({ entry, line }) => `${entry.date} ${entry.zhaiyao.endsWith('退回') ? '退回' : ''}${line.fen}`);
const messages = async () => (await centre.outbox()).filter(({ kind }) => kind === 'sms').map(({ text }) => text ?? '');

it('every agreement with its next day and what it comes to', () =>
  centre.transact((tx) => {
    const xybh = rent(tx);
    expect(listAgreements(tx, LIU_YANG, ONE).list).toMatchObject([
      {
        xybh,
        ywmc: '租房提取',
        tqyydm: '07',
        tqpl: '2',
        zt: '1',
        xcrq: '2026-12汇缴入账后',
        xcje: '1500.00',
        // The three months that were applied for are the first payment.
        ytqcs: 1,
        ytqje: '4500.00',
        skyhzh: '6222***********8221',
      },
    ]);
    const repayment = loan(tx);
    // The instalment of 16 December falls due before the day of payment.
    expect(listAgreements(tx, XU_WENBO, ONE).list).toMatchObject([
      { xybh: repayment, xcrq: '2026-12-20', xcje: '5124.20', ytqcs: 1, ytqje: '8000.00' },
    ]);
    moveClock(tx, { now: '2027-01-21' });
    expect(listAgreements(tx, XU_WENBO, ONE).list).toMatchObject([
      { xcrq: '2027-02-20', xcje: '5124.20', ytqcs: 3, ytqje: '18248.40' },
    ]);
    expect(listAgreements(tx, LIU_YANG, { ...ONE, zt: '0' }).total).toBe(0);
  }));

it('each payment is a row of 提取记录, with the card of its day and the amount of the ledger', () =>
  centre.transact((tx) => {
    const search = { ksrq: '', jsrq: '', tqyydm: '', ywzt: '', page: 1, size: 20 };
    const xybh = rent(tx);
    moveClock(tx, { now: '2026-12-31' });
    changeAgreementCard(tx, LIU_YANG, { xybh, ...another(tx) });
    moveClock(tx, { now: '2027-01-31' });
    const rows = withdrawalRecords(tx, LIU_YANG, search).list;
    expect(rows).toMatchObject([
      { xybh, ywmc: '租房约定提取', dzje: '1500.00', tqyydm: '07', ywzt: '99', skyhzh: '6222***********0301' },
      { xybh, ywmc: '租房约定提取', dzje: '1500.00', tqyydm: '07', ywzt: '99', skyhzh: '6222***********8221' },
      { ywlsh: xybh, ywmc: '2026-09至2026-11租房提取', ywzt: '99' },
    ]);
    expect(rows.slice(0, 2).map(({ dzrq, dzje }) => `${dzrq} -${dzje.replace('.', '')}`)).toEqual(
      paid(tx, LIU_YANG).toReversed(),
    );
    expect(new Set(rows.map(({ ywlsh }) => ywlsh)).size).toBe(3);
    expect(withdrawalRecords(tx, LIU_YANG, { ...search, ksrq: '2027-01-01' }).total).toBe(1);
    expect(withdrawalRecords(tx, LIU_YANG, { ...search, tqyydm: '06' }).total).toBe(0);
  }));

it('a payment that came back is no row until another card has taken it', () =>
  centre.transact((tx) => {
    const search = { ksrq: '2026-12-01', jsrq: '', tqyydm: '', ywzt: '', page: 1, size: 20 };
    const xybh = rent(tx);
    setClosedCard(tx, { yhzh: String(agreements(tx.store).get(xybh)?.values.skyhzh), yy: '', open: false });
    moveClock(tx, { now: '2026-12-31' });
    expect(withdrawalRecords(tx, LIU_YANG, search).list).toEqual([]);
    changeAgreementCard(tx, LIU_YANG, { xybh, ...another(tx) });
    moveClock(tx, { days: 2 });
    expect(withdrawalRecords(tx, LIU_YANG, search).list).toMatchObject([{ xybh, skyhzh: '6222***********0301' }]);
  }));

it.each([
  ['不动产登记', 'rent', '租房约定提取暂缓转账：不动产登记暂时没有应答。'],
  ['婚姻登记', 'loan', '还贷约定提取暂缓转账：婚姻登记暂时没有应答。'],
] as const)(
  '%s is silent: nothing is paid and nothing ended, said once; all of it is paid once it answers',
  async (register, which, text) => {
    const [actor, begin] = which === 'rent' ? [LIU_YANG, rent] : [XU_WENBO, loan];
    const xybh = await centre.transact((tx) => {
      const number = begin(tx);
      setRegister(tx.store, register, false);
      moveClock(tx, { now: '2026-12-31' });
      expect(paid(tx, actor)).toEqual([]);
      expect(listAgreements(tx, actor, ONE).list).toMatchObject([
        {
          zt: '1',
          xcrq: '登记系统恢复应答后',
          xcje: '',
          ztsm: expect.stringContaining(`${register}暂时没有应答，恢复后自动核验并转账`),
        },
      ]);
      return number;
    });
    expect((await messages()).filter((one) => one.includes(text))).toHaveLength(1);
    await centre.transact((tx) => {
      setRegister(tx.store, register, true);
      moveClock(tx, { days: 1 });
      if (which === 'rent') moveClock(tx, { now: '2027-01-31' });
      const fen = which === 'rent' ? -300_000n : -512_420n;
      expect(paid(tx, actor)).toEqual([expect.stringContaining(String(fen))]);
      const [row] = listAgreements(tx, actor, ONE).list;
      expect(row).toMatchObject({ xybh, zt: '1', ztsm: '' });
    });
  },
);

it('paused, nothing is paid whatever the clock does; resumed, rent goes on with the month and a loan with all that was repaid', () =>
  centre.transact((tx) => {
    const [xybh, repayment] = [rent(tx), loan(tx)];
    act(tx, xybh, 'pause');
    expect(act(tx, xybh, 'pause')).toMatchObject({ zt: '2', xcrq: '', xcje: '', ztsm: '2026-11-21起暂停' });
    act(tx, repayment, 'pause', XU_WENBO);
    moveClock(tx, { now: '2027-03-02' });
    expect([...paid(tx, LIU_YANG), ...paid(tx, XU_WENBO)]).toEqual([]);
    expect(act(tx, xybh, 'resume')).toMatchObject({ zt: '1', xcrq: '2027-03汇缴入账后', xcje: '1500.00' });
    // December to March: four instalments.
    expect(act(tx, repayment, 'resume', XU_WENBO)).toMatchObject({ xcrq: '2027-03-20', xcje: '20496.80' });
    moveClock(tx, { now: '2027-03-31' });
    expect(paid(tx, LIU_YANG)).toEqual(['2027-03-15 -150000']);
    expect(paid(tx, XU_WENBO)).toEqual(['2027-03-20 -2049680']);
    expect(trialBalance(tx.store)).toBe(0n);
  }));

it('resumed after the remittance of the month, that month is paid on the day that was named, those before it never', () =>
  centre.transact((tx) => {
    const xybh = rent(tx);
    moveClock(tx, { now: '2026-12-20' });
    act(tx, xybh, 'pause');
    moveClock(tx, { now: '2027-02-20' });
    expect(act(tx, xybh, 'resume')).toMatchObject({ xcrq: '2027-02-21', xcje: '1500.00' });
    moveClock(tx, { now: '2027-02-28' });
    expect(paid(tx, LIU_YANG)).toEqual(['2026-12-15 -150000', '2027-02-21 -150000']);
    expect(listAgreements(tx, LIU_YANG, ONE).list[0]?.xcrq).toBe('2027-03汇缴入账后');
    // On the last day of a month tomorrow is the next one's: both are paid with its remittance.
    act(tx, xybh, 'pause');
    moveClock(tx, { now: '2027-03-31' });
    expect(act(tx, xybh, 'resume')).toMatchObject({ xcrq: '2027-04汇缴入账后', xcje: '3000.00' });
    moveClock(tx, { now: '2027-04-30' });
    expect(paid(tx, LIU_YANG).at(-1)).toBe('2027-04-15 -300000');
  }));

it('resumed, it is told when the next payment comes and what it comes to', async () => {
  const [xybh, repayment] = await centre.transact((tx) => [rent(tx), loan(tx)] as const);
  await centre.transact((tx) => {
    act(tx, xybh, 'pause');
    act(tx, repayment, 'pause', XU_WENBO);
    moveClock(tx, { now: '2027-03-02' });
    act(tx, xybh, 'resume');
    act(tx, repayment, 'resume', XU_WENBO);
  });
  expect((await messages()).filter((text) => text.includes('恢复，'))).toEqual([
    expect.stringContaining('已于2027-03-02恢复，下次转账：2027-03-20，预计20,496.80元。'),
    expect.stringContaining('已于2027-03-02恢复，下次转账：2027-03汇缴入账后，预计1,500.00元。'),
  ]);
});

it('ended, it is over at once and for good, and the case says so', async () => {
  const xybh = await centre.transact((tx) => rent(tx));
  await centre.transact((tx) => {
    expect(caseDetail(tx, LIU_YANG, { ywlsh: xybh }).ztsm).toMatchObject({
      mc: '办结，约定生效中',
      lj: '/grwt/tqSys/ydtq/ydtq_gl',
    });
    expect(act(tx, xybh, 'end')).toMatchObject({ zt: '0', ztsm: '2026-11-21终止：本人终止' });
    expect(act(tx, xybh, 'end').zt).toBe('0');
    expect(() => act(tx, xybh, 'resume')).toThrow('该约定已于2026-11-21终止（本人终止），需要时请重新申请');
    expect(caseDetail(tx, LIU_YANG, { ywlsh: xybh }).ztsm?.nr).toContain('约定2026-11-21终止：本人终止');
  });
  const told = (await messages()).filter((text) => text.includes('约定提取'));
  // What began it says that it goes on, and where it is stopped.
  expect(told).toEqual(
    expect.arrayContaining([
      expect.stringContaining('按月约定已生效，以后到期自动转账，可以在“约定提取管理”中暂停或终止。'),
      expect.stringContaining('您的租房约定提取已于2026-11-21终止：本人终止，'),
    ]),
  );
  expect(told).toHaveLength(2);
  await centre.transact((tx) => {
    moveClock(tx, { now: '2027-03-31' });
    expect(paid(tx, LIU_YANG)).toEqual([]);
  });
});

it('nobody sees or stops another’s', () =>
  centre.transact((tx) => {
    const xybh = rent(tx);
    expect(listAgreements(tx, ZHAO_MIN, ONE).total).toBe(0);
    for (const cz of ['pause', 'end']) expect(() => act(tx, xybh, cz, ZHAO_MIN)).toThrow('没有这个约定');
    expect(() => act(tx, xybh, 'toString')).toThrow('请选择要对约定做什么');
    expect(() => changeAgreementCard(tx, ZHAO_MIN, { xybh, ...ANOTHER })).toThrow('没有这个约定');
    expect(agreements(tx.store).get(xybh)?.zt).toBe('1');
  }));

it('a card that was closed: said once, the money is in the account again, and it is paid once to another', async () => {
  const xybh = await centre.transact((tx) => rent(tx));
  const account = memberAccount(LIU_YANG.grzh);
  await centre.transact((tx) => {
    setClosedCard(tx, { yhzh: PEOPLE.刘洋.yhzh, yy: '', open: false });
    moveClock(tx, { now: '2026-12-16' });
    expect(paid(tx, LIU_YANG)).toEqual(['2026-12-15 -150000', '2026-12-15 退回150000']);
    expect(listAgreements(tx, LIU_YANG, ONE).list).toMatchObject([
      {
        zt: '1',
        sb: true,
        ytqcs: 1,
        xcrq: '更正收款账号后',
        ztsm: '2026-12-15入账失败：收款账户已销户，请更正收款账号',
      },
    ]);
    moveClock(tx, { now: '2026-12-30' });
    expect(paid(tx, LIU_YANG)).toHaveLength(2);
  });
  expect((await messages()).filter((text) => text.includes('未能转账'))).toHaveLength(1);
  await centre.transact((tx) => {
    const change = (card: object) => changeAgreementCard(tx, LIU_YANG, { xybh, ...card });
    const before = balanceOf(tx.store, account);
    expect(() => change({ skyhdm: '102', skyhzh: PEOPLE.张建国.yhzh })).toThrow('业务信息填写有误');
    expect(() => change(ANOTHER)).toThrow('业务信息填写有误');
    expect(change({ ...another(tx) })).toMatchObject({ sb: false, ytqcs: 2, ytqje: '6000.00' });
    // The answer was lost: asked again, nothing more is paid.
    change(ANOTHER);
    expect(balanceOf(tx.store, account)).toBe(before - 150_000n);
    moveClock(tx, { now: '2027-01-16' });
    expect(paid(tx, LIU_YANG).slice(2)).toEqual(['2026-12-30 -150000', '2027-01-15 -150000']);
    expect(trialBalance(tx.store)).toBe(0n);
  });
});
