// @vitest-environment node

import { answerTwoPerson, proposeTwoPerson } from '@mocks/centre/access/two-person-rule';
import { cases } from '@mocks/centre/cases/case-states';
import { balanceOf, pendingAccount, postingsOf, trialBalance } from '@mocks/centre/kernel/accounts/ledger';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { type Actor, BusinessError, type Transaction } from '@mocks/centre/kernel/transaction';
import { submit } from '@mocks/centre/office/applications';
import { caseDetail, todos, withdrawCase } from '@mocks/centre/office/cases';
import { passCheck, returnCheck } from '@mocks/centre/office/checks';
import { availablePending } from '@mocks/centre/remittance/list/settle';
import { listPending } from '@mocks/centre/remittance/pending-views';
import { REFUND } from '@mocks/centre/remittance/refunds';
import { expect, it } from 'vitest';
import { remittanceCode } from '@/domain/deposit/remittance';
import { OPERATORS } from '../../people';
import { centreOn } from '../fixture';
import { ACCOUNT, HUAXIA, handIn, transfer, WALLET } from '../remittance-world';

const CODE = remittanceCode(HUAXIA.dwzh, '2026-12');
const free = (tx: Transaction) => availablePending(tx.store, HUAXIA.dwzh);
const number = (tx: Transaction, actor: Actor = HUAXIA) => issueNumber(tx, actor, REFUND);
const ask = (tx: Transaction, ywlsh: string, je: string, { actor = HUAXIA as Actor, zhbh = ACCOUNT } = {}) =>
  submit(tx, actor, { ywlx: REFUND, ywlsh, tkje: je, zhbh });

function said(tx: Transaction, je: string, zhbh = ACCOUNT): string {
  try {
    ask(tx, number(tx), je, { zhbh });
  } catch (refusal) {
    if (!(refusal instanceof BusinessError)) throw refusal;
    return Object.values(refusal.fieldErrors)[0] ?? refusal.message;
  }
  return '';
}

it('free money goes back once under its number; case, list, ledger and message say the same', async () => {
  const centre = await centreOn();
  await centre.transact((tx) => {
    transfer(tx, '300.00', { fy: CODE });
    const before = free(tx);
    const bank = balanceOf(tx.store, 'bank');
    const ywlsh = number(tx);
    const answers = [1, 2, 3].map(() => ask(tx, ywlsh, '120.50'));
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(free(tx)).toBe(before - 12_050n);
    expect(balanceOf(tx.store, 'bank')).toBe(bank + 12_050n);
    const booked = postingsOf(tx.store, pendingAccount(HUAXIA.dwzh)).filter(({ entry }) => entry.id.startsWith('tk:'));
    expect(booked).toHaveLength(1);
    expect(trialBalance(tx.store)).toBe(0n);
    // Another sum under the same number is another application.
    expect(() => ask(tx, ywlsh, '120.00')).toThrow('已提交过申请，内容与本次不同');

    const shown = caseDetail(tx, HUAXIA, { ywlsh });
    expect(shown).toMatchObject({ ywmc: '暂收款退款', ywzt: '99', je: '120.50', jbrxm: '吴晓东' });
    const skzh = shown.sqnr.find(({ label }) => label === '收款账户')?.value ?? '';
    expect(skzh).toMatch(/\*{4}/);
    const [row] = listPending(tx, HUAXIA, { ksrq: '', jsrq: '', page: 1, size: 20 }).list;
    expect(row).toMatchObject({ zhaiyao: `暂收款退款至${skzh}`, syje: '120.50', lsh: ywlsh });
    expect(booked[0]?.entry).toMatchObject({ zhaiyao: row?.zhaiyao, ywlsh });
    const told = [...tx.store.table<{ ywlsh: string; nr: string; title: string }>('messages').values()].filter(
      (one) => one.ywlsh === ywlsh,
    );
    expect(told.map(({ title }) => title)).toEqual(['暂收款退款已办结']);
    expect(told[0]?.nr).toContain(`经办人吴晓东申请的暂收款退款（${ywlsh}）已办结：120.50元已转入${skzh}`);
    expect(shown.lc.at(-1)?.yj).toContain(`120.50元已转入${skzh}`);
  });
});

it('what is set aside for a list stays there; more than there is, nothing and a wallet are refused', async () => {
  const centre = await centreOn();
  await centre.transact((tx) => {
    const before = free(tx);
    expect(said(tx, '1.00')).toContain(before === 0n ? '没有可退的暂收余额' : '');
    handIn(tx);
    transfer(tx, '300.00', { fy: CODE });
    expect(free(tx)).toBe(before);
    transfer(tx, '80.00', { fy: remittanceCode(HUAXIA.dwzh, '2027-02') });
    expect(said(tx, '999999.00')).toContain('退款金额不能大于可退的暂收余额');
    expect(said(tx, '')).toBe('请输入退款金额');
    expect(said(tx, '0')).toBe('金额须大于0');
    for (const je of ['-5', '1.234', 'abc']) expect(said(tx, je)).toBe('无效金额');
    expect(said(tx, '0.01', WALLET)).toBe('请选择收款账户');
  });
});

it('where two have to agree one asks and it is paid when another says yes; nobody says yes to their own', async () => {
  const centre = await centreOn();
  await centre.transact((tx) => {
    const as = ({ jbrzjhm }: { jbrzjhm: string }) => ({ ...HUAXIA, operator: jbrzjhm });
    const [wu, xing] = [as(OPERATORS.吴晓东), as(OPERATORS.邢芳)];
    // Switched off, with a limit: a small refund is paid at once.
    proposeTwoPerson(tx, wu, { zt: '0', xe: '100.00' });
    answerTwoPerson(tx, xing, { ty: '1' });
    transfer(tx, '300.00', { fy: CODE });
    const before = free(tx);
    expect(ask(tx, number(tx, wu), '100.00', { actor: wu }).ywzt).toBe('99');
    expect(free(tx)).toBe(before - 10_000n);

    const waiting = () => {
      const ywlsh = number(tx, wu);
      expect(ask(tx, ywlsh, '120.50', { actor: wu }).ywzt).toBe('98');
      expect(free(tx)).toBe(before - 10_000n);
      return ywlsh;
    };
    const taken = waiting();
    expect(() => passCheck(tx, wu, { ywlsh: taken })).toThrow('不能复核自己经办的业务');
    withdrawCase(tx, wu, { ywlsh: taken });
    const back = waiting();
    expect(todos(tx, xing)).toContainEqual(
      expect.objectContaining({ title: '待复核：暂收款退款', lj: `/dwwt/DWmyOffice/detail?ywlsh=${back}` }),
    );
    returnCheck(tx, xing, { ywlsh: back, yy: '金额不对' });
    expect(cases(tx.store).get(back)?.ywzt).toBe('97');
    withdrawCase(tx, wu, { ywlsh: back });
    const last = waiting();
    passCheck(tx, xing, { ywlsh: last });
    expect(free(tx)).toBe(before - 22_050n);
    expect(caseDetail(tx, wu, { ywlsh: last })).toMatchObject({ ywzt: '99', jbrxm: '吴晓东', fhrxm: '邢芳' });
    const told = [...tx.store.table<{ ywlsh: string; nr: string }>('messages').values()].findLast(
      (one) => one.ywlsh === last,
    );
    expect(told?.nr).toContain('经办人吴晓东、复核人邢芳申请的暂收款退款');
    expect(trialBalance(tx.store)).toBe(0n);
  });
});

it('money that went into a list while it waited for its second yes is not paid back', async () => {
  const centre = await centreOn();
  await centre.transact((tx) => {
    const [wu, xing] = [OPERATORS.吴晓东, OPERATORS.邢芳].map(({ jbrzjhm }) => ({ ...HUAXIA, operator: jbrzjhm }));
    if (!wu || !xing) throw new Error('no operators');
    proposeTwoPerson(tx, wu, { zt: '1', xe: '' });
    answerTwoPerson(tx, xing, { ty: '1' });
    transfer(tx, '300.00', { fy: CODE });
    const ywlsh = number(tx, wu);
    ask(tx, ywlsh, '300.00', { actor: wu });
    const list = handIn(tx, { hjfs: '01', sqzsje: '300.00' }, wu);
    passCheck(tx, xing, { ywlsh: list.ywlsh });
    expect(() => passCheck(tx, xing, { ywlsh })).toThrow('退款金额不能大于可退的暂收余额（0.00元）；请退回经办人修改');
    expect(cases(tx.store).get(ywlsh)?.ywzt).toBe('98');
  });
});
