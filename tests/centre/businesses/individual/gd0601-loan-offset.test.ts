import { agreements } from '@mocks/centre/cases/agreements';
import { moveClock } from '@mocks/centre/daily-jobs';
import { listDocuments } from '@mocks/centre/documents/document';
import { balanceOf, loanAccount, memberAccount, postingsOf, trialBalance } from '@mocks/centre/kernel/accounts/ledger';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { listMessages } from '@mocks/centre/kernel/messages/messages';
import { readOutbox } from '@mocks/centre/kernel/messages/outbox';
import { loanSchedule, loanTable } from '@mocks/centre/loans/loans';
import { listOffsetRuns, offsetLoans } from '@mocks/centre/loans/offset/loan-offset-views';
import { judge, submit } from '@mocks/centre/office/applications';
import { withdrawCase } from '@mocks/centre/office/cases';
import { describe, expect, it } from 'vitest';
import { moneyText, toYuan } from '@/domain/money';
import { PEOPLE } from '../../../people';
import { centrePerTest, FENG_JUN, GUO_LEI, LIU_YANG, refusalOf, ZHANG_JIANGUO } from '../../fixture';
import { handIn as handInAtOnce } from '../../submit';
import { balance, FENG_LOAN, handIn, SIGNING, signZhang, ZHANG_LOAN } from './gd0601-loan-offset-world';

const centre = centrePerTest();

describe('conditions', () => {
  it('say the loan, the account and the days to the due day, with the figures', async () => {
    const { mz, tj } = await centre.transact((tx) => judge(tx, ZHANG_JIANGUO, { ywlx: 'GD0601' }));
    expect(mz).toBe(true);
    expect(tj.map(({ tjbh, sjz }) => [tjbh, sjz])).toEqual([
      ['DKZC', '正常'],
      ['DKJQ', '没有'],
      ['ZHDJ', '正常'],
      ['HKR', '2026-12-20（还有29天）'],
    ]);
  });

  it('no loan, an overdue one', async () => {
    const none = await centre.transact((tx) => judge(tx, LIU_YANG, { ywlx: 'GD0601' }));
    expect(none.tj[0]).toMatchObject({ mz: false, sjz: '没有正在偿还的贷款' });
    const overdue = await centre.transact((tx) => judge(tx, GUO_LEI, { ywlx: 'GD0601' }));
    expect(overdue.tj[0]).toMatchObject({ mz: false, sjz: '逾期', xyb: '请先还清逾期款项' });
  });

  it('refuse while a settlement of the loan waits for its day, with the way to it; a partial repayment does not', async () => {
    await centre.transact((tx) => {
      const order = (more: object) =>
        handInAtOnce(tx, ZHANG_JIANGUO, 'GD0602', { dkzh: ZHANG_LOAN, yhkr: '2026-11-23', ...more }).ywlsh;
      const asked = () => judge(tx, ZHANG_JIANGUO, { ywlx: 'GD0601', dkzh: ZHANG_LOAN });
      const part = order({ hklx: '2', thje: '100000', thfs: '01' });
      expect(asked().mz).toBe(true);
      withdrawCase(tx, ZHANG_JIANGUO, { ywlsh: part });
      const whole = order({ hklx: '3' });
      const why = '该贷款已申请提前结清（2026-11-23还款），结清后无需签约；不再结清的，请先由申请人撤回提前结清';
      expect(asked().tj.filter(({ mz }) => !mz)).toMatchObject([
        { sjz: '提前结清，2026-11-23还款', ljs: [{ lj: `/grwt/MyOffice/detail?ywlsh=${whole}`, mc: '查看提前结清' }] },
      ]);
      expect(() => signZhang(tx)).toThrow(why);
      const change = judge(tx, ZHANG_JIANGUO, { ywlx: 'GD0404', dkzh: ZHANG_LOAN }).tj.filter(({ mz }) => !mz);
      expect(change.map(({ xyb }) => xyb)).toEqual(['结清后无需变更；不再结清的，请先由申请人撤回提前结清']);
      withdrawCase(tx, ZHANG_JIANGUO, { ywlsh: whole });
      expect(asked().mz).toBe(true);
    });
  });

  it.each([
    ['2026-12-16', true],
    ['2026-12-17', false],
    ['2026-12-19', false],
    ['2026-12-20', true],
  ])('on %s it may be signed: %s', async (day, mz) => {
    const found = await centre.transact((tx) => {
      moveClock(tx, { now: day });
      return judge(tx, ZHANG_JIANGUO, { ywlx: 'GD0601' });
    });
    expect(found.mz).toBe(mz);
    if (mz) return;
    expect((await refusalOf(centre.transact((tx) => signZhang(tx)))).message).toBe('还款日前3日内不能签约或解除');
  });
});

describe('signing', () => {
  it('takes effect at once for one person, and the next instalment comes out of the deposit account', async () => {
    const before = await centre.transact((tx) => {
      const answer = signZhang(tx);
      expect(answer.ywzt).toBe('99');
      expect(listDocuments(tx, ZHANG_JIANGUO, { ywlsh: answer.ywlsh, page: 1, size: 10 }).list).toMatchObject([
        { zmlx: '39', title: '住房公积金冲还贷还款扣划授权书', zt: '1' },
        { zmlx: '37', title: '住房公积金冲还贷协议', zt: '1' },
      ]);
      expect(offsetLoans(tx, ZHANG_JIANGUO)).toMatchObject([
        { sczt: '1', order: { chfs: '01', sxqc: 18, blje: '0.00', chry: ['张建国'] } },
      ]);
      moveClock(tx, { now: '2026-12-19' });
      return { member: balance(tx, ZHANG_JIANGUO.grzh), loan: balanceOf(tx.store, loanAccount(ZHANG_LOAN)) };
    });
    await centre.transact((tx) => {
      moveClock(tx, { now: '2026-12-20' });
      const instalment = loanSchedule(loanTable(tx.store).get(ZHANG_LOAN) ?? never())[17];
      const due = (instalment?.principal ?? 0n) + (instalment?.interest ?? 0n);
      expect(due).toBe(320_873n);
      expect(balance(tx, ZHANG_JIANGUO.grzh)).toBe(before.member - due);
      expect(balanceOf(tx.store, loanAccount(ZHANG_LOAN))).toBe(before.loan + (instalment?.principal ?? 0n));
      const last = postingsOf(tx.store, memberAccount(ZHANG_JIANGUO.grzh)).at(-1);
      expect(last?.entry).toMatchObject({ kind: '11', zhaiyao: '冲还贷' });
      expect(listOffsetRuns(tx, ZHANG_JIANGUO, { ksrq: '', jsrq: '', page: 1, size: 20 }).list).toEqual([
        {
          dqqc: 18,
          hkrq: '2026-12-20',
          yhje: PEOPLE.张建国.yhje,
          kh: [{ xingming: '张建国', fse: PEOPLE.张建国.yhje, sm: '' }],
          gjjje: PEOPLE.张建国.yhje,
          ykje: '0.00',
          jg: '1',
          sm: '',
          grzhye: toYuan(before.member - due),
        },
      ]);
      const { list } = listMessages(tx, ZHANG_JIANGUO, { page: 1, size: 20 });
      const left = moneyText(before.member - due);
      const told = `本期应还3,208.73元，公积金扣划3,208.73元，银行卡扣款0.00元。您的公积金账户余额${left}。`;
      expect(list.map(({ nr }) => nr)).toContain(told);
      expect(readOutbox(tx).filter(({ text }) => text === `【住房公积金】${told}`)).toHaveLength(1);
      expect(balanceOf(tx.store, `loan:${ZHANG_LOAN}:offset`)).toBe(0n);
      expect(trialBalance(tx.store)).toBe(0n);
    });
  });

  it('what the account does not cover comes from the card, and what is kept stays', async () => {
    await centre.transact((tx) => {
      const kept = `${(balance(tx, ZHANG_JIANGUO.grzh) / 100n).toString()}.00`;
      signZhang(tx, { blje: kept });
      moveClock(tx, { now: '2026-12-20' });
      const [run] = listOffsetRuns(tx, ZHANG_JIANGUO, { ksrq: '', jsrq: '', page: 1, size: 20 }).list;
      // What is there above the kept amount: the odd fen and December's deposit of 4,320.00.
      expect(run).toMatchObject({ jg: '1', gjjje: PEOPLE.张建国.yhje, ykje: '0.00' });
      expect(run?.kh[0]?.sm).toContain('保留余额');
    });
  });

  it('signing twice, another loan, forged people, a missing signature', async () => {
    await centre.transact((tx) => signZhang(tx));
    const twice = await refusalOf(centre.transact((tx) => signZhang(tx)));
    expect(twice.fieldErrors).toEqual({ czlx: '该贷款已签约，请先解除后再变更' });
    const foreign = await refusalOf(
      centre.transact((tx) => handIn(tx, FENG_JUN, { ...SIGNING, dkzh: ZHANG_LOAN, chry: [] })),
    );
    expect(foreign.fieldErrors).toMatchObject({ dkzh: '贷款账号不在可选范围内' });
    const forged = await refusalOf(
      centre.transact((tx) =>
        handIn(tx, FENG_JUN, {
          ...SIGNING,
          dkzh: FENG_LOAN,
          chry: [
            { grzh: FENG_JUN.grzh, sxh: '1' },
            { grzh: LIU_YANG.grzh, sxh: '2' },
          ],
        }),
      ),
    );
    expect(forged.fieldErrors).toEqual({ chry: '参与冲还人员不在可选范围内' });
    const unsigned = await refusalOf(
      centre.transact((tx) => {
        const ywlsh = issueNumber(tx, FENG_JUN, 'GD0601');
        const chry = [{ grzh: FENG_JUN.grzh, sxh: '1' }];
        return submit(tx, FENG_JUN, { ...SIGNING, ywlx: 'GD0601', ywlsh, dkzh: FENG_LOAN, chry, cns: '1' });
      }),
    );
    expect(unsigned.message).toBe('请先完成移动端签署后再提交');
  });

  it.each([
    [{ blje: '-1' }, 'blje', '无效金额'],
    [{ blje: '99999999.00' }, 'blje', '账户保留余额不能大于账户余额'],
    [{ chfs: '03' }, 'chfs', '请选择冲还贷方式'],
    [{ chfs: '02', thfs: '01', cxr: '2028-02-29' }, 'cxr', '每年冲本金日不能为2月29日'],
    [{ chfs: '02', thfs: '01', cxr: '2026-11-21' }, 'cxr', '每年冲本金日不能早于2026-11-22'],
    [{ chry: 'x' }, 'chry', '请填写参与冲还人员，至少一人'],
    [{ chry: [null, 3, { grzh: 1 }] }, 'chry', '参与冲还人员不在可选范围内'],
    [{ chry: [{ grzh: ZHANG_JIANGUO.grzh, sxh: '2' }] }, 'chry.0.sxh', '扣款顺序应为0至1的整数'],
  ])('%j is refused at %s', async (odd, field, message) => {
    const refusal = await refusalOf(centre.transact((tx) => signZhang(tx, odd)));
    expect(refusal.fieldErrors[field]).toBe(message);
  });
});

it('standing rent withdrawals of everybody in it end with the signing', async () => {
  await centre.transact((tx) => {
    agreements(tx.store).put('A', {
      xybh: 'A',
      grzh: ZHANG_JIANGUO.grzh,
      ywlx: 'TQ0107',
      tqpl: '2',
      values: {},
      qyrq: '2026-11-01',
      nextMonth: '2026-12',
      nextDay: '',
      zt: '1',
      zzyy: '',
      zzrq: '',
    });
    signZhang(tx);
    expect(agreements(tx.store).get('A')).toMatchObject({ zt: '0', zzyy: '已签约冲还贷', zzrq: '2026-11-21' });
  });
});

function never(): never {
  throw new Error('Not seeded');
}
