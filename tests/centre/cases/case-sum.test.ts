// @vitest-environment node
import { answerTwoPerson, proposeTwoPerson } from '@mocks/centre/access/two-person-rule';
import { monthlyChange } from '@mocks/centre/cases/case-sum';
import { issueReceipt } from '@mocks/centre/certificates/case-receipt';
import { documentOfActor } from '@mocks/centre/documents/document';
import { listMessages } from '@mocks/centre/kernel/messages/messages';
import type { Transaction } from '@mocks/centre/kernel/transaction';
import { caseDetail, listCases, todos } from '@mocks/centre/office/cases';
import { returnCheck } from '@mocks/centre/office/checks';
import { expect, it } from 'vitest';
import { moneyText } from '@/domain/money';
import { centrePerTest } from '../fixture';
import { BATCHES, CHECKER, HUAXIA, MAKER, sendBatch } from '../unit-batches';

const centre = centrePerTest();

function switchOn(tx: Transaction, setting: { zt: string; xe: string }): void {
  proposeTwoPerson(tx, MAKER, setting);
  answerTwoPerson(tx, CHECKER, { ty: '1' });
}

const rowOf = (tx: Transaction, ywlsh: string) =>
  listCases(tx, HUAXIA, { page: 1, size: 20 }).list.find((one) => one.ywlsh === ywlsh);
const paperOf = (tx: Transaction, ywlsh: string) =>
  JSON.stringify(documentOfActor(tx, HUAXIA, issueReceipt(tx, HUAXIA, { ywlsh }).zmbh).content);

it.each([
  [{ more: 5n }, { amount: 5n, amountName: '月缴存额增加' }],
  [{ less: 7n }, { amount: 7n, amountName: '月缴存额减少' }],
  // Who comes does not make up for who goes.
  [
    { more: 5n, less: 7n },
    { amount: 12n, amountName: '月缴存额增减合计' },
  ],
  [{}, { amount: 0n, amountName: '月缴存额变动' }],
])('%o is %o', (moved, sum) => expect(monthlyChange(moved)).toEqual(sum));

it.each(Object.entries(BATCHES))('%s: list, case, receipt, to-do and message say one figure by one name', (ywlx, of) =>
  centre.transact((tx) => {
    switchOn(tx, { zt: '1', xe: '' });
    const ywlsh = sendBatch(tx, ywlx);
    const { je, jemc } = of.sum;
    expect(rowOf(tx, ywlsh)).toMatchObject({ je, jemc, jbrxm: '吴晓东', sjrs: of.people });
    expect(caseDetail(tx, CHECKER, { ywlsh })).toMatchObject({ je, jemc });
    expect(paperOf(tx, ywlsh)).toContain(JSON.stringify({ label: jemc, value: moneyText(je) }));
    const said = `${jemc}${moneyText(je)}`;
    expect(todos(tx, CHECKER).find((todo) => todo.ywlsh === ywlsh)?.sxsm).toContain(`吴晓东经办，${said}，请核对`);
    const told = listMessages(tx, MAKER, { page: 1, size: 50 }).list.find((one) => one.ywlsh === ywlsh);
    expect(told?.nr).toContain(`（${said}，本单位已开通双人复核）`);
    returnCheck(tx, CHECKER, { ywlsh, yy: '请核对' });
    expect(rowOf(tx, ywlsh)).toMatchObject({ je, jemc });
  }),
);

it.each(Object.entries(BATCHES))('%s: what is shown is what the limit is compared with', (ywlx, of) =>
  centre.transact((tx) => {
    const { je, jemc } = of.sum;
    switchOn(tx, { zt: '0', xe: String(Number(je) - 0.01) });
    const ywlsh = sendBatch(tx, ywlx);
    const { ztsm } = caseDetail(tx, CHECKER, { ywlsh });
    expect(ztsm?.mc).toBe('待单位复核');
    expect(ztsm?.nr).toContain(`${jemc}${moneyText(je)}超过本单位单笔限额`);
  }),
);

it.each(['GJ0311', 'GJ0314'])('%s moves no money: nothing is said of any', (ywlx) =>
  centre.transact((tx) => {
    switchOn(tx, { zt: '1', xe: '' });
    const ywlsh = sendBatch(tx, ywlx);
    expect(rowOf(tx, ywlsh)).toMatchObject({ je: '0.00' });
    expect(rowOf(tx, ywlsh)).not.toHaveProperty('jemc');
    expect(paperOf(tx, ywlsh)).not.toContain('申请金额');
    expect(todos(tx, CHECKER).find((todo) => todo.ywlsh === ywlsh)?.sxsm).toBe('吴晓东经办，请核对后复核或退回');
  }),
);
