// @vitest-environment node

import { cases } from '@mocks/centre/cases/case-states';
import { notifyDecision } from '@mocks/centre/cases/decision-messages';
import { addMaterial } from '@mocks/centre/cases/materials/materials';
import { moveClock } from '@mocks/centre/daily-jobs';
import { paidMonths } from '@mocks/centre/kernel/accounts/account-figures';
import { setDebitSwitch } from '@mocks/centre/kernel/accounts/bank';
import {
  balanceOf,
  memberAccount,
  pendingAccount,
  postingsOf,
  trialBalance,
} from '@mocks/centre/kernel/accounts/ledger';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { readOutbox } from '@mocks/centre/kernel/messages/outbox';
import { lastSpan, type PersonRecord, persons } from '@mocks/centre/kernel/people';
import { type Actor, BusinessError, type Transaction } from '@mocks/centre/kernel/transaction';
import { membersOf } from '@mocks/centre/members/unit/unit-members';
import { judge, submit } from '@mocks/centre/office/applications';
import { caseDetail, caseRowsPage, todos, withdrawCase } from '@mocks/centre/office/cases';
import { review } from '@mocks/centre/office/review';
import { changePayment } from '@mocks/centre/remittance/debit/change-payment';
import { listBackPayments, listRemittances } from '@mocks/centre/remittance/list/list-views';
import { backPaymentsOf } from '@mocks/centre/remittance/list/records';
import { backPaymentStart } from '@mocks/centre/remittance/list/roster-views';
import { availablePending } from '@mocks/centre/remittance/list/settle';
import { listPending } from '@mocks/centre/remittance/pending-views';
import { issueVoucherFor } from '@mocks/centre/remittance/voucher';
import { describe, expect, it } from 'vitest';
import { UNITS } from '../../../people';
import { centrePerTest } from '../../fixture';
import { PNG } from '../../loan-fixture';
import { ACCOUNT, HUAXIA, handIn, transfer } from '../../remittance-world';
import { sendRows } from '../../submit';

const centre = centrePerTest();

/** A member who pays in, and was left out of September and October. */
function leftOut(tx: Transaction): PersonRecord {
  const member = membersOf(tx, HUAXIA).find(({ grzhzt, passwordHash }) => grzhzt === '01' && passwordHash === '');
  if (!member) throw new Error('nobody pays in');
  for (const { entry } of [...postingsOf(tx.store, memberAccount(member.grzh))]) {
    const { hjny = '' } = entry;
    if (entry.kind !== '01' || !['2026-09', '2026-10'].includes(hjny)) continue;
    const account = memberAccount(member.grzh);
    const line = entry.lines.find((one) => one.account === account);
    const rest = entry.lines.filter((one) => one.account !== account);
    const back = { account: pendingAccount(HUAXIA.dwzh), fen: line?.fen ?? 0n };
    const table = tx.store.table<typeof entry>('ledger');
    table.delete(entry.id);
    table.put(entry.id, { ...entry, lines: [...rest, back] });
  }
  const spans = [
    { ...lastSpan(member), dwzh: HUAXIA.dwzh, from: '2025-01', base: 800_000n, dwjcbl: '12', grjcbl: '12' },
  ];
  persons(tx.store).put(member.grzh, { ...member, spans });
  return { ...member, spans };
}

type Row = Record<string, string>;
const rowOf = ({ grzh, xingming }: PersonRecord, more: Row = {}): Row => ({
  grzh,
  xingming,
  bjksny: '2026-09',
  bjjsny: '2026-10',
  bjjs: '',
  ...more,
});

function made(tx: Transaction, rows: readonly Row[], values: Row = {}, before?: (ywlsh: string) => void) {
  const ywlsh = issueNumber(tx, HUAXIA, 'GJ0202');
  const { pcbh } = sendRows(tx, HUAXIA, 'GJ0202', rows, ywlsh);
  before?.(ywlsh);
  const usual = { bjfs: '01', bjyy: '01', hjfs: '03', sqzsje: '', zhbh: '', ywwd: '0101', cns: '1' };
  return submit(tx, HUAXIA, { ywlx: 'GJ0202', ywlsh, pcbh, ...usual, ...values });
}

/** What is wrong with a row or with the application, as it is said. */
function refused(work: () => unknown): string {
  try {
    work();
  } catch (refusal) {
    if (refusal instanceof BusinessError) return Object.values(refusal.fieldErrors ?? {})[0] ?? refusal.message;
    throw refusal;
  }
  return '';
}

describe('months that were missed', () => {
  it('each is booked under its own month once the money is there, and the row of months is whole again', () =>
    centre.transact((tx) => {
      const member = leftOut(tx);
      const { grzh } = member;
      const account = memberAccount(grzh);
      const before = balanceOf(tx.store, account);
      expect(paidMonths(tx.store, member, tx.today()).consecutive).toBe(1);
      const { jkfy } = backPaymentStart(tx, HUAXIA);
      const { ywlsh, ywzt } = made(tx, [rowOf(member)]);
      expect(ywzt).toBe('02');
      // 12 % of 8,000.00 is 960.00 for each side, in two months: 3,840.00.
      const [list] = backPaymentsOf(tx.store, HUAXIA.dwzh);
      expect(list).toMatchObject({ jkfy, figures: { hjrs: 1, hjje: 384_000n, dwhjje: 192_000n } });
      expect(todos(tx, HUAXIA).find((todo) => todo.ywlsh === ywlsh)).toMatchObject({
        ywlx: 'GJ0202',
        title: '2026-09至2026-10补缴：待缴款',
        lj: `/dwwt/cxyw/bjjl?qcqrdh=${list?.qcqrdh}`,
      });
      transfer(tx, '1000.00', { fy: jkfy });
      expect(balanceOf(tx.store, account)).toBe(before);
      expect(cases(tx.store).get(ywlsh)?.lc.at(-1)?.yj).toContain('尚差2,840.00元');
      transfer(tx, '3000.00', { fy: jkfy });
      expect(cases(tx.store).get(ywlsh)?.ywzt).toBe('99');
      expect(balanceOf(tx.store, account)).toBe(before + 384_000n);
      const booked = postingsOf(tx.store, account).filter(({ entry }) => entry.kind === '02');
      expect(booked.map(({ entry, line }) => [entry.hjny, line.fen, line.unitFen])).toEqual([
        ['2026-09', 192_000n, 96_000n],
        ['2026-10', 192_000n, 96_000n],
      ]);
      // What was paid too much stays the unit's.
      expect(balanceOf(tx.store, pendingAccount(HUAXIA.dwzh))).toBeGreaterThanOrEqual(16_000n);
      expect(paidMonths(tx.store, member, tx.today()).consecutive).toBeGreaterThan(3);
      expect(trialBalance(tx.store)).toBe(0n);
      const page = { ksny: '', jsny: '', zt: '', page: 1, size: 20 };
      expect(listBackPayments(tx, HUAXIA, page).list).toMatchObject([
        { bjksny: '2026-09', hjny: '2026-10', hjje: '3840.00', zt: '4', bjyy: '01' },
      ]);
      expect(listBackPayments(tx, HUAXIA, { ...page, jsny: '2026-08' }).total).toBe(0);
      expect(listRemittances(tx, HUAXIA, page).list.some((row) => row.ywlsh === ywlsh)).toBe(false);
      expect(issueVoucherFor(tx, HUAXIA, { qcqrdh: list?.qcqrdh ?? '' }).zmbh).toMatch(/^ZM/);
      expect(caseRowsPage(tx, HUAXIA, { ywlsh, page: 1, size: 10 }).list[0]).toEqual([
        member.xingming,
        grzh,
        '2026-09至2026-10',
        '¥1,920.00',
        '¥1,920.00',
        '¥3,840.00',
        // No base of its own was typed.
        '--',
      ]);
    }));

  it('a month is not paid twice, and the sentence names it', () =>
    centre.transact((tx) => {
      const member = leftOut(tx);
      made(tx, [rowOf(member)], { hjfs: '02', zhbh: ACCOUNT });
      expect(refused(() => made(tx, [rowOf(member)]))).toBe(`${member.xingming}2026-09、2026-10已足额缴存，无需补缴`);
      const half = rowOf(member, { bjksny: '2026-08', bjjsny: '2026-08' });
      expect(refused(() => made(tx, [half]))).toContain('2026-08已足额缴存');
      expect(refused(() => made(tx, [rowOf(member), rowOf(member)]))).not.toBe('');
    }));

  it.each([
    [{ bjjsny: '2026-12' }, '补缴终止年月应小于等于单位缴至年月（2026-11），以后的月份请办理汇缴'],
    [{ bjksny: '2026-10', bjjsny: '2026-09' }, '补缴终止年月不能早于补缴起始年月'],
    [{ bjksny: '2023-10' }, '补缴期间超出线上办理范围（最近36个月），请到网点办理'],
    [{ bjjs: '28680.01' }, '2026-09的缴存基数应在2,200.00元至28,680.00元之间'],
    [{ bjksny: '' }, '请填写补缴起始年月'],
    [{ bjjs: 'abc' }, '补缴基数不是有效金额'],
    [{ xingming: '别人' }, '姓名与个人账号不匹配'],
    [{ grzh: '199999999999' }, '本单位没有该职工'],
  ])('%j: %s', (change, said) =>
    centre.transact((tx) => expect(refused(() => made(tx, [rowOf(leftOut(tx), change)]))).toBe(said)),
  );
});

describe('months that were paid too low', () => {
  it('bring what is missing to the right base, by the wages, once a clerk has read them', () =>
    centre.transact((tx) => {
      const member = leftOut(tx);
      made(tx, [rowOf(member)], { hjfs: '02', zhbh: ACCOUNT });
      const account = memberAccount(member.grzh);
      const before = balanceOf(tx.store, account);
      const low = rowOf(member, { bjjs: '10000.00' });
      expect(refused(() => made(tx, [low]))).toBe(
        `${member.xingming}2026-09已缴存一部分，请选择差额补缴，或将该月从明细中去掉`,
      );
      expect(refused(() => made(tx, [low], { bjfs: '02', bjyy: '02' }))).toContain('工资发放明细');
      // A month of which a part was paid was not left out.
      for (const bjyy of ['01', '03'])
        expect(refused(() => made(tx, [low], { bjfs: '02', bjyy }))).toBe(
          '所选补缴原因不适用于所选补缴方式，请重新选择',
        );
      const { ywlsh, ywzt } = made(tx, [low], { bjfs: '02', bjyy: '02', hjfs: '02', zhbh: ACCOUNT }, (number) =>
        addMaterial(tx, HUAXIA, { ywlsh: number, wjlxId: '0210', name: '工资.png', bytes: PNG }),
      );
      expect(ywzt).toBe('98');
      expect(balanceOf(tx.store, account)).toBe(before);
      // While it is checked it is in the records already, without a list; sent back it says so.
      const shown = (zt: string) => listBackPayments(tx, HUAXIA, { ksny: '', jsny: '', zt, page: 1, size: 20 }).list[0];
      expect(shown('')).toMatchObject({ ywlsh, qcqrdh: '', zt: '1', bjyy: '02', hjrs: 1 });
      const checked = cases(tx.store).get(ywlsh);
      if (!checked) throw new Error('no case');
      cases(tx.store).put(ywlsh, { ...checked, ywzt: '97' });
      expect(shown('3')?.ywlsh).toBe(ywlsh);
      // The unit's own check is not the centre's, and what came to nothing stays in the records.
      cases(tx.store).put(ywlsh, { ...checked, check: { zt: 'waiting' } });
      expect(shown('7')?.ywlsh).toBe(ywlsh);
      for (const [ywzt, zt] of [
        ['80', '8'],
        ['85', '9'],
        ['86', '0'],
      ] as const) {
        cases(tx.store).put(ywlsh, { ...checked, ywzt });
        expect(shown(zt)).toMatchObject({ ywlsh, kqx: false });
      }
      cases(tx.store).put(ywlsh, checked);
      review(tx, { ywlsh, result: 'approve', opinion: '同意' });
      // 12 % of 2,000.00 more is 240.00 for each side, in two months: 960.00.
      expect(balanceOf(tx.store, account)).toBe(before + 96_000n);
      expect(trialBalance(tx.store)).toBe(0n);
    }));
});

describe('the money of one that a clerk has to read', () => {
  it('is not asked for before: the SMS says so, after a correction too, and the application names no account', () =>
    centre.transact((tx) => {
      const low = rowOf(leftOut(tx));
      const { ywlsh } = made(tx, [low], { bjyy: '04' }, (number) =>
        addMaterial(tx, HUAXIA, { ywlsh: number, wjlxId: '0210', name: '工资.png', bytes: PNG }),
      );
      const last = () => readOutbox(tx)[0]?.text ?? '';
      const then = /，将于\d{4}-\d\d-\d\d前审核；审核通过前请不要付款，通过后另行通知收款账户和缴款附言码。$/;
      expect(last()).toContain(`补缴清册已提交（${ywlsh}）`);
      expect(last()).toMatch(then);
      const labels = caseDetail(tx, HUAXIA, { ywlsh }).sqnr.map(({ label }) => label);
      expect(labels).toContain('缴款方式');
      expect(labels.filter((label) => ['收款账号', '缴款附言码'].includes(label))).toEqual([]);
      const record = cases(tx.store).get(ywlsh);
      if (!record) throw new Error('no case');
      review(tx, { ywlsh, result: 'approve', opinion: '同意' });
      expect(last()).toMatch(/收款账户：.+/);
      const step = { ...record.lc.at(-1), key: 'corrected' } as (typeof record.lc)[number];
      notifyDecision(tx, { ...record, lc: [...record.lc, step, step, step, step] });
      expect(last()).toContain(`补正的2026-09至2026-10补缴清册已收到（${ywlsh}）`);
      expect(last()).toMatch(then);
    }));
});

describe('the money', () => {
  it('a debit that fails is tried again, can be paid otherwise and be taken back; nothing is booked before', () =>
    centre.transact((tx) => {
      const member = leftOut(tx);
      const account = memberAccount(member.grzh);
      const before = balanceOf(tx.store, account);
      setDebitSwitch(tx, { dwzh: HUAXIA.dwzh, fail: true, yy: '账户余额不足', short: true });
      const { ywlsh } = made(tx, [rowOf(member)], { hjfs: '02', zhbh: ACCOUNT });
      const [list] = backPaymentsOf(tx.store, HUAXIA.dwzh);
      expect(list?.attempts).toMatchObject([{ ok: false }]);
      setDebitSwitch(tx, { dwzh: HUAXIA.dwzh, fail: false, yy: '' });
      changePayment(tx, HUAXIA, { qcqrdh: list?.qcqrdh ?? '', hjfs: '03', zhbh: '', sqzsje: '' });
      expect(balanceOf(tx.store, account)).toBe(before);
      transfer(tx, '500.00', { fy: list?.jkfy ?? '' });
      const free = availablePending(tx.store, HUAXIA.dwzh);
      // By its own word all the way: it is no list of a month.
      expect(caseDetail(tx, HUAXIA, { ywlsh }).ztsm?.ljmc).toBe('到“补缴记录”更改缴款方式或取消补缴');
      withdrawCase(tx, HUAXIA, { ywlsh });
      const taken = cases(tx.store).get(ywlsh);
      expect(taken).toMatchObject({ ywzt: '85' });
      expect(taken?.lc.at(-1)?.jdmc).toBe('取消补缴');
      expect(availablePending(tx.store, HUAXIA.dwzh)).toBe(free + 50_000n);
      // The next one has another code: money for the one taken back does not find it.
      made(tx, [rowOf(member)]);
      expect(backPaymentsOf(tx.store, HUAXIA.dwzh).at(-1)?.jkfy).not.toBe(list?.jkfy);
    }));

  it('a debit stands in 暂收款明细 by all its months and who paid, as what was used of it does month by month', () =>
    centre.transact((tx) => {
      const member = leftOut(tx);
      made(tx, [rowOf(member)], { hjfs: '02', zhbh: ACCOUNT });
      const { list } = listPending(tx, HUAXIA, { ksrq: tx.today(), jsrq: '', page: 1, size: 3 });
      expect(list.map(({ zhaiyao, fkhm, fse, syje }) => [zhaiyao, fkhm, fse, syje])).toEqual([
        ['2026-10补缴', '', '0.00', '1920.00'],
        ['2026-09补缴', '', '0.00', '1920.00'],
        ['2026-09至2026-10补缴（2个月）委托扣款', '华夏精密制造有限公司', '3840.00', '0.00'],
      ]);
      expect(list[2]?.fkzh).toMatch(/^\d{4}\*+\d{4}$/);
    }));

  it('a month that is due and months made up are paid side by side, each by its own code', () =>
    centre.transact((tx) => {
      const member = leftOut(tx);
      const monthly = handIn(tx);
      const { ywlsh } = made(tx, [rowOf(member)]);
      const [list] = backPaymentsOf(tx.store, HUAXIA.dwzh);
      transfer(tx, '3840.00', { fy: list?.jkfy ?? '' });
      expect(cases(tx.store).get(ywlsh)?.ywzt).toBe('99');
      expect(cases(tx.store).get(monthly.ywlsh)?.ywzt).toBe('02');
    }));

  it('the second try is made on its day', async () => {
    const member = await centre.transact((tx) => {
      const found = leftOut(tx);
      setDebitSwitch(tx, { dwzh: HUAXIA.dwzh, fail: true, yy: '账户余额不足', short: true });
      made(tx, [rowOf(found)], { hjfs: '02', zhbh: ACCOUNT });
      setDebitSwitch(tx, { dwzh: HUAXIA.dwzh, fail: false, yy: '' });
      return found;
    });
    await centre.transact((tx) => moveClock(tx, { days: 7 }));
    await centre.transact((tx) => {
      const booked = postingsOf(tx.store, memberAccount(member.grzh)).filter(({ entry }) => entry.kind === '02');
      expect(booked.map(({ entry }) => [entry.hjny, entry.date])).toEqual([
        ['2026-09', '2026-11-28'],
        ['2026-10', '2026-11-28'],
      ]);
    });
  });
});

it.each(['GJ0202', 'GJ0304', 'GJ0305', 'GJ0312'])(
  '%s: a unit without accounts is told what comes first',
  async (ywlx) => {
    await centre.transact((tx) => {
      const unit: Actor = { kind: 'unit', dwzh: UNITS.北辰物业.dwzh };
      const broken = judge(tx, unit, { ywlx }).tj.filter(({ mz }) => !mz);
      expect(broken).toMatchObject([{ tjmc: '单位有职工账户', sjz: '尚未开立', lj: '/dwwt/jcyw/grzh_sl' }]);
    });
  },
);

it('months can be made up once they are over', async () => {
  await centre.transact((tx) => {
    const held = () => judge(tx, HUAXIA, { ywlx: 'GJ0202' }).tj.find(({ tjmc }) => tjmc === '有可以补缴的月份');
    expect(held()).toMatchObject({ mz: true, sjz: '2026-11及以前' });
    for (const one of membersOf(tx, HUAXIA)) persons(tx.store).put(one.grzh, { ...one, khrq: '2026-12-01' });
    expect(held()).toMatchObject({ mz: false, sjz: '职工账户都在2026-11以后开立' });
  });
});
