// @vitest-environment node

import { answerTwoPerson, proposeTwoPerson } from '@mocks/centre/access/two-person';
import { type Desk, Refusal } from '@mocks/centre/kernel/desk';
import { balanceOf, pendingAccount, postingsOf, trialBalance } from '@mocks/centre/kernel/ledger';
import { todos } from '@mocks/centre/office/cases';
import { listPending } from '@mocks/centre/remittance/pending-views';
import { answerRefund, refund, refundReceipt, refundStart } from '@mocks/centre/remittance/refunds';
import { availablePending } from '@mocks/centre/remittance/settle';
import { expect, it } from 'vitest';
import { remittanceCode } from '@/domain/remittance';
import { OPERATORS } from '../../people';
import { centreOn } from '../fixture';
import { ACCOUNT, HUAXIA, handIn, transfer, WALLET } from '../remittance-world';

const CODE = remittanceCode(HUAXIA.dwzh, '2026-12');

function said(desk: Desk, input: Parameters<typeof refund>[2]): string {
  try {
    refund(desk, HUAXIA, input);
  } catch (refusal) {
    if (refusal instanceof Refusal) return refusal.message;
    throw refusal;
  }
  return '';
}

it('free money goes back to the unit once, however often it is asked for under its number', async () => {
  const centre = await centreOn();
  await centre.transact((desk) => {
    transfer(desk, '300.00', { fy: CODE });
    const free = availablePending(desk.store, HUAXIA.dwzh);
    const bank = balanceOf(desk.store, 'bank');
    const { tkbh } = refundStart(desk, HUAXIA);
    const asked = { tkbh, zhbh: ACCOUNT, je: '120.50' };
    const receipts = [1, 2, 3].flatMap(() => {
      const done = refund(desk, HUAXIA, asked);
      return done ? [refundReceipt(desk.store, done)] : [];
    });
    expect(receipts).toHaveLength(3);
    const [{ ywlsh, skzh } = { ywlsh: '', skzh: '' }] = receipts;
    expect(ywlsh).not.toBe('');
    expect(skzh).toMatch(/\*{4}/);
    expect(new Set(receipts.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(availablePending(desk.store, HUAXIA.dwzh)).toBe(free - 12_050n);
    expect(balanceOf(desk.store, 'bank')).toBe(bank + 12_050n);
    expect(
      postingsOf(desk.store, pendingAccount(HUAXIA.dwzh)).filter(({ entry }) => entry.id.startsWith('tk:')),
    ).toHaveLength(1);
    expect(trialBalance(desk.store)).toBe(0n);
    // Another sum under the same number is another refund.
    expect(said(desk, { ...asked, je: '120.00' })).toBe('暂收款已有其他退款，请刷新后核对余额再申请');
    expect(refundStart(desk, HUAXIA).tkbh).not.toBe(tkbh);
    const page = { ksrq: '', jsrq: '', page: 1, size: 20 };
    expect(listPending(desk, HUAXIA, page).list[0]).toMatchObject({
      zhaiyao: `暂收款退款至${skzh}`,
      syje: '120.50',
      lsh: ywlsh,
    });
    // Receipt, row and SMS say the same number and the same account.
    const told = desk.store.table<{ nr: string }>('messages').get(`tk-${tkbh}`)?.nr ?? '';
    expect(told).toContain(`业务流水号${ywlsh}`);
    expect(told).toContain(`已转入${skzh}`);
  });
});

it('what is set aside for a list stays there', async () => {
  const centre = await centreOn();
  await centre.transact((desk) => {
    const free = availablePending(desk.store, HUAXIA.dwzh);
    handIn(desk);
    transfer(desk, '300.00', { fy: CODE });
    expect(availablePending(desk.store, HUAXIA.dwzh)).toBe(free);
    const { tkbh } = refundStart(desk, HUAXIA);
    expect(said(desk, { tkbh, zhbh: ACCOUNT, je: '999999.00' })).toContain('退款金额不能大于可退的暂收余额');
    for (const je of ['', '0', '-5', '1.234', 'abc'])
      expect(said(desk, { tkbh, zhbh: ACCOUNT, je })).toContain('请输入退款金额');
    expect(said(desk, { tkbh, zhbh: WALLET, je: '0.01' })).not.toBe('');
  });
});

it('where two have to agree it is asked for by one and paid when another says yes; nobody says yes to their own', async () => {
  const centre = await centreOn();
  await centre.transact((desk) => {
    const as = ({ jbrzjhm }: { jbrzjhm: string }) => ({ ...HUAXIA, operator: jbrzjhm });
    const [wu, xing] = [as(OPERATORS.吴晓东), as(OPERATORS.邢芳)];
    // Switched off, with a limit: a small refund is paid at once.
    proposeTwoPerson(desk, wu, { zt: '0', xe: '100.00' });
    answerTwoPerson(desk, xing, { ty: '1' });
    transfer(desk, '300.00', { fy: CODE });
    const free = availablePending(desk.store, HUAXIA.dwzh);
    refund(desk, wu, { tkbh: refundStart(desk, wu).tkbh, zhbh: ACCOUNT, je: '100.00' });
    expect(availablePending(desk.store, HUAXIA.dwzh)).toBe(free - 10_000n);

    const asked = { tkbh: refundStart(desk, wu).tkbh, zhbh: ACCOUNT, je: '120.50' };
    const ask = () => {
      expect(refund(desk, wu, asked)).toBeUndefined();
    };
    ask();
    expect(availablePending(desk.store, HUAXIA.dwzh)).toBe(free - 10_000n);
    expect(refundStart(desk, wu).sq).toMatchObject({ je: '120.50', jbrxm: '吴晓东', kty: false, kqx: true });
    expect(todos(desk, xing).map(({ title }) => title)).toContain('暂收款退款待确认');
    expect(() => answerRefund(desk, wu, { ty: '1' })).toThrow('须由另一名操作员确认，不能自己确认');
    answerRefund(desk, wu, { ty: '0' });
    expect(refundStart(desk, xing).sq).toBeNull();
    ask();
    answerRefund(desk, xing, { ty: '0' });
    expect(availablePending(desk.store, HUAXIA.dwzh)).toBe(free - 10_000n);
    ask();
    answerRefund(desk, xing, { ty: '1' });
    expect(availablePending(desk.store, HUAXIA.dwzh)).toBe(free - 22_050n);
    expect(() => answerRefund(desk, xing, { ty: '1' })).toThrow('没有待确认的申请');
    expect(trialBalance(desk.store)).toBe(0n);
  });
});
