// @vitest-environment node

import { answerTwoPerson, proposeTwoPerson } from '@mocks/centre/access/two-person';
import { cases } from '@mocks/centre/cases/case-states';
import { type Actor, type Desk, Refusal } from '@mocks/centre/kernel/desk';
import { balanceOf, pendingAccount, postingsOf, trialBalance } from '@mocks/centre/kernel/ledger';
import { issueNumber } from '@mocks/centre/kernel/numbers';
import { submit } from '@mocks/centre/office/applications';
import { caseDetail, todos, withdrawCase } from '@mocks/centre/office/cases';
import { passCheck, returnCheck } from '@mocks/centre/office/checks';
import { listPending } from '@mocks/centre/remittance/pending-views';
import { REFUND } from '@mocks/centre/remittance/refunds';
import { availablePending } from '@mocks/centre/remittance/settle';
import { expect, it } from 'vitest';
import { remittanceCode } from '@/domain/remittance';
import { OPERATORS } from '../../people';
import { centreOn } from '../fixture';
import { ACCOUNT, HUAXIA, handIn, transfer, WALLET } from '../remittance-world';

const CODE = remittanceCode(HUAXIA.dwzh, '2026-12');
const free = (desk: Desk) => availablePending(desk.store, HUAXIA.dwzh);
const number = (desk: Desk, actor: Actor = HUAXIA) => issueNumber(desk, actor, REFUND);
const ask = (desk: Desk, ywlsh: string, je: string, { actor = HUAXIA as Actor, zhbh = ACCOUNT } = {}) =>
  submit(desk, actor, { ywlx: REFUND, ywlsh, tkje: je, zhbh });

function said(desk: Desk, je: string, zhbh = ACCOUNT): string {
  try {
    ask(desk, number(desk), je, { zhbh });
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    return Object.values(refusal.fieldErrors)[0] ?? refusal.message;
  }
  return '';
}

it('free money goes back once under its number; case, list, ledger and message say the same', async () => {
  const centre = await centreOn();
  await centre.transact((desk) => {
    transfer(desk, '300.00', { fy: CODE });
    const before = free(desk);
    const bank = balanceOf(desk.store, 'bank');
    const ywlsh = number(desk);
    const answers = [1, 2, 3].map(() => ask(desk, ywlsh, '120.50'));
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(free(desk)).toBe(before - 12_050n);
    expect(balanceOf(desk.store, 'bank')).toBe(bank + 12_050n);
    const booked = postingsOf(desk.store, pendingAccount(HUAXIA.dwzh)).filter(({ entry }) =>
      entry.id.startsWith('tk:'),
    );
    expect(booked).toHaveLength(1);
    expect(trialBalance(desk.store)).toBe(0n);
    // Another sum under the same number is another application.
    expect(() => ask(desk, ywlsh, '120.00')).toThrow('已提交过申请，内容与本次不同');

    const shown = caseDetail(desk, HUAXIA, { ywlsh });
    expect(shown).toMatchObject({ ywmc: '暂收款退款', ywzt: '99', je: '120.50', jbrxm: '吴晓东' });
    const skzh = shown.sqnr.find(({ label }) => label === '收款账户')?.value ?? '';
    expect(skzh).toMatch(/\*{4}/);
    const [row] = listPending(desk, HUAXIA, { ksrq: '', jsrq: '', page: 1, size: 20 }).list;
    expect(row).toMatchObject({ zhaiyao: `暂收款退款至${skzh}`, syje: '120.50', lsh: ywlsh });
    expect(booked[0]?.entry).toMatchObject({ zhaiyao: row?.zhaiyao, ywlsh });
    const told = [...desk.store.table<{ ywlsh: string; nr: string; title: string }>('messages').values()].filter(
      (one) => one.ywlsh === ywlsh,
    );
    expect(told.map(({ title }) => title)).toEqual(['暂收款已退款']);
    expect(told[0]?.nr).toContain(`经办人吴晓东申请的暂收款退款（${ywlsh}）120.50元已转入${skzh}`);
    expect(shown.lc.at(-1)?.yj).toContain(`120.50元已转入${skzh}`);
  });
});

it('what is set aside for a list stays there; more than there is, nothing and a wallet are refused', async () => {
  const centre = await centreOn();
  await centre.transact((desk) => {
    const before = free(desk);
    expect(said(desk, '1.00')).toContain(before === 0n ? '没有可退的暂收余额' : '');
    handIn(desk);
    transfer(desk, '300.00', { fy: CODE });
    expect(free(desk)).toBe(before);
    transfer(desk, '80.00', { fy: remittanceCode(HUAXIA.dwzh, '2027-02') });
    expect(said(desk, '999999.00')).toContain('退款金额不能大于可退的暂收余额');
    expect(said(desk, '')).toBe('请输入退款金额');
    for (const je of ['0', '-5']) expect(said(desk, je)).toBe('退款金额必须大于0');
    for (const je of ['1.234', 'abc']) expect(said(desk, je)).toBe('退款金额格式不正确');
    expect(said(desk, '0.01', WALLET)).toBe('请选择单位已签约的银行账户');
  });
});

it('where two have to agree one asks and it is paid when another says yes; nobody says yes to their own', async () => {
  const centre = await centreOn();
  await centre.transact((desk) => {
    const as = ({ jbrzjhm }: { jbrzjhm: string }) => ({ ...HUAXIA, operator: jbrzjhm });
    const [wu, xing] = [as(OPERATORS.吴晓东), as(OPERATORS.邢芳)];
    // Switched off, with a limit: a small refund is paid at once.
    proposeTwoPerson(desk, wu, { zt: '0', xe: '100.00' });
    answerTwoPerson(desk, xing, { ty: '1' });
    transfer(desk, '300.00', { fy: CODE });
    const before = free(desk);
    expect(ask(desk, number(desk, wu), '100.00', { actor: wu }).ywzt).toBe('99');
    expect(free(desk)).toBe(before - 10_000n);

    const waiting = () => {
      const ywlsh = number(desk, wu);
      expect(ask(desk, ywlsh, '120.50', { actor: wu }).ywzt).toBe('98');
      expect(free(desk)).toBe(before - 10_000n);
      return ywlsh;
    };
    const taken = waiting();
    expect(() => passCheck(desk, wu, { ywlsh: taken })).toThrow('不能复核自己经办的业务');
    withdrawCase(desk, wu, { ywlsh: taken });
    const back = waiting();
    expect(todos(desk, xing)).toContainEqual(
      expect.objectContaining({ title: '待复核：暂收款退款', lj: `/dwwt/DWmyOffice/detail?ywlsh=${back}` }),
    );
    returnCheck(desk, xing, { ywlsh: back, yy: '金额不对' });
    expect(cases(desk.store).get(back)?.ywzt).toBe('97');
    withdrawCase(desk, wu, { ywlsh: back });
    const last = waiting();
    passCheck(desk, xing, { ywlsh: last });
    expect(free(desk)).toBe(before - 22_050n);
    expect(caseDetail(desk, wu, { ywlsh: last })).toMatchObject({ ywzt: '99', jbrxm: '吴晓东', fhrxm: '邢芳' });
    const told = [...desk.store.table<{ ywlsh: string; nr: string }>('messages').values()].findLast(
      (one) => one.ywlsh === last,
    );
    expect(told?.nr).toContain('经办人吴晓东、复核人邢芳申请的暂收款退款');
    expect(trialBalance(desk.store)).toBe(0n);
  });
});

it('money that went into a list while it waited for its second yes is not paid back', async () => {
  const centre = await centreOn();
  await centre.transact((desk) => {
    const [wu, xing] = [OPERATORS.吴晓东, OPERATORS.邢芳].map(({ jbrzjhm }) => ({ ...HUAXIA, operator: jbrzjhm }));
    if (!wu || !xing) throw new Error('no operators');
    proposeTwoPerson(desk, wu, { zt: '1', xe: '' });
    answerTwoPerson(desk, xing, { ty: '1' });
    transfer(desk, '300.00', { fy: CODE });
    const ywlsh = number(desk, wu);
    ask(desk, ywlsh, '300.00', { actor: wu });
    const list = handIn(desk, { hjfs: '01', sqzsje: '300.00' }, wu);
    passCheck(desk, xing, { ywlsh: list.ywlsh });
    expect(() => passCheck(desk, xing, { ywlsh })).toThrow(
      '退款金额不能大于可退的暂收余额（0.00元）；请退回经办人修改',
    );
    expect(cases(desk.store).get(ywlsh)?.ywzt).toBe('98');
  });
});
