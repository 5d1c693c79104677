import { giveQueryConsent } from '@mocks/centre/access/query-consents';
import { moveClock } from '@mocks/centre/daily-jobs';
import { accessLog } from '@mocks/centre/kernel/access-log';
import { BusinessError, ownerOf, type Transaction } from '@mocks/centre/kernel/transaction';
import { judge } from '@mocks/centre/office/applications';
import { repaymentGuide } from '@mocks/centre/office/repayment-guide';
import { describe, expect, it } from 'vitest';
import { fenOf, formatMoney } from '@/domain/money';
import { PEOPLE } from '../../people';
import { centrePerTest, GUO_LEI, ZHANG_JIANGUO } from '../fixture';
import { offsetBy } from '../loan-fixture';

const centre = centrePerTest();

const guide = (tx: Transaction, je = '') => repaymentGuide(tx, ZHANG_JIANGUO, { dkzh: PEOPLE.张建国.dkzh, je });

it('张建国 with 100,000.00: every figure as the businesses reckon it, the best one named, each with its form filled in', async () => {
  await centre.transact((tx) => {
    const { fs, zs, zssm, ...now } = guide(tx, '100000');
    expect(now).toMatchObject({ je: '100000.00', yhke: '3208.73', syqs: 223, sylx: '148563.22' });
    const way = (bm: string) => fs.find((one) => one.bm === bm);
    // As tests/centre/loans/repayments has it for the same day.
    expect(way('GD0602-01')).toMatchObject({
      xyhke: '2642.92',
      xsyqs: 223,
      sylx: '122366.64',
      jslx: '26174.92',
      kb: true,
    });
    expect(way('GD0602-02')).toMatchObject({ xyhke: '3208.73', xsyqs: 176, sylx: '94638.19', jslx: '53903.37' });
    expect(way('GD0602-02')).toMatchObject({
      ywlx: 'GD0602',
      cs: `dkzh=${PEOPLE.张建国.dkzh}&hklx=2&thfs=02&thje=100000.00&yhkr=2026-11-23`,
    });
    expect(way('GD0601-01')).toMatchObject({ jslx: '0.00', sylx: '148563.22', xyhke: '0.00' });
    expect(way('GD0406')?.xsyqs).toBe(223 - 60);
    const most = fs.filter(({ kb }) => kb).toSorted((a, b) => Number(b.jslx) - Number(a.jslx))[0];
    expect(zs).toBe(most?.bm);
    expect(zssm).toContain(most?.mc ?? '--');
  });
});

it('what is saved follows from the figures beside it, to the fen', async () => {
  await centre.transact((tx) => {
    const { fs, sylx: now } = guide(tx, '100000');
    const apart = fs.filter(({ jslx, sylx, yjlx }) => fenOf(now) - fenOf(sylx) - fenOf(yjlx || '0') !== fenOf(jslx));
    expect(apart).toEqual([]);
    expect(fs.filter(({ yjlx }) => yjlx !== '').map(({ bm }) => bm.slice(0, 6))).toEqual([
      'GD0605',
      'GD0605',
      'GD0602',
      'GD0602',
    ]);
  });
});

it('what may not be applied for says why and leads nowhere', async () => {
  await centre.transact((tx) => {
    const { fs, zs } = repaymentGuide(tx, GUO_LEI, { dkzh: PEOPLE.郭磊.dkzh, je: '20000' });
    expect(zs).toBe('');
    expect(fs.every(({ kb, cs, yy }) => !kb && cs === '' && yy !== '')).toBe(true);
    expect(fs.find(({ bm }) => bm === 'GD0602-01')?.yy).toContain('请先归还逾期款项');
    expect(fs.find(({ bm }) => bm === 'GD0601-01')?.yy).toContain('逾期');
  });
});

describe('偿还购房贷款提取 beside them', () => {
  it('is not reckoned, and no register asked, without the consent', async () => {
    await centre.transact((tx) => {
      const { fs, tqsq } = guide(tx);
      expect(tqsq).toBe('0');
      expect(fs.some(({ bm }) => bm === 'TQ0106')).toBe(false);
      expect(asked(tx)).toEqual([]);
    });
  });

  it('with it: the amount of the business itself, what it saves once paid ahead, and the form filled in; the query is written down', async () => {
    await centre.transact((tx) => {
      giveQueryConsent(tx, ZHANG_JIANGUO);
      const drawable = '38504.76';
      const { fs, tqsq, zs } = guide(tx, drawable);
      const drawn = fs.find(({ bm }) => bm === 'TQ0106');
      // Twelve instalments of 3,208.73 by the card since 2025-11-22.
      expect(tqsq).toBe('1');
      expect(drawn).toMatchObject({
        trje: drawable,
        xyhke: '3208.73',
        xsyqs: 223,
        sylx: '148563.22',
        jslx: '0.00',
        kb: true,
      });
      const own = judge(tx, ZHANG_JIANGUO, { ywlx: 'TQ0106', jkxz: 'GJDK202500000001' });
      expect(own.xe?.kytqe).toBe(drawable);
      const ahead = fs.find(({ bm }) => bm === 'GD0602-02');
      expect(drawn?.sm).toContain(`节省利息${formatMoney(ahead?.jslx ?? '', '')}元；其他方式中“`);
      expect(drawn?.ywlx).toBe('TQ0106');
      expect(drawn?.cs).toContain('jkxz=GJDK202500000001&sqtqje=38504.76');
      expect(zs).not.toBe('TQ0106');
      expect(asked(tx)).toContain('比较还款方式时核查婚姻登记、银行住房贷款信息');
    });
  });

  it('drawn already, or offset: it says why not', async () => {
    await centre.transact((tx) => {
      giveQueryConsent(tx, ZHANG_JIANGUO);
      offsetBy(tx, ZHANG_JIANGUO, PEOPLE.张建国.dkzh);
      const drawn = guide(tx).fs.find(({ bm }) => bm === 'TQ0106');
      // Whoever may not draw is promised no sum.
      expect(drawn).toMatchObject({ kb: false, cs: '', trje: '0.00' });
      expect(drawn?.sm).not.toContain('可提取金额');
      expect(drawn?.yy).toContain('冲还贷');
    });
  });

  const asked = (tx: Transaction) =>
    accessLog(tx, ownerOf(ZHANG_JIANGUO))
      .map(({ nr }) => nr)
      .filter((nr) => nr.startsWith('比较'));
});

it.each([
  ['一万', '准备一次用于还款的金额格式不正确'],
  ['-1', '准备一次用于还款的金额格式不正确'],
  ['9999.99', '准备一次用于还款的金额不能低于10,000.00元'],
  ['566983', '准备一次用于还款的金额须小于贷款余额566,983.00元；能够还清的，请办理提前结清'],
])('%s: %s', async (je, message) => {
  await centre.transact((tx) => {
    expect(() => guide(tx, je)).toThrow(BusinessError);
    expect(() => guide(tx, je)).toThrow(message);
  });
});

it('without an amount it reckons with what the account gives', async () => {
  await centre.transact((tx) => {
    const { je, kytqe } = guide(tx);
    expect(je).toBe(kytqe);
  });
});

it.each([
  ['GD0602-02', 'GD0602'],
  ['GD0605-01', 'GD0605'],
])('%s: the form that it opens reckons for the same day, to the same interest', async (bm, ywlx) => {
  await centre.transact((tx) => {
    // A day on which the account itself could pay at once.
    moveClock(tx, { now: '2026-11-24' });
    const { fs, jd } = guide(tx, '20000');
    const found = fs.find((one) => one.bm === bm);
    const { bctqje, ...asked } = Object.fromEntries(new URLSearchParams(found?.cs));
    const tqry = bctqje ? [{ grzh: ZHANG_JIANGUO.grzh, bctqje }] : [];
    const { xe } = judge(tx, ZHANG_JIANGUO, { ywlx, ...asked, tqry });
    expect(jd[0]).toContain(asked.hkr ?? asked.yhkr);
    expect(xe?.mx.find(({ key }) => key === 'jslx')?.value).toBe(`${formatMoney(found?.jslx ?? '', '')}元`);
  });
});
