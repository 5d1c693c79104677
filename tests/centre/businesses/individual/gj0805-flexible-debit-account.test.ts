// @vitest-environment node

import { moveClock } from '@mocks/centre/daily-jobs';
import { listDocuments } from '@mocks/centre/documents/document';
import { setDebitSwitch } from '@mocks/centre/kernel/accounts/bank';
import { balanceOf, trialBalance } from '@mocks/centre/kernel/accounts/ledger';
import { listMessages } from '@mocks/centre/kernel/messages/messages';
import { readOutbox } from '@mocks/centre/kernel/messages/outbox';
import type { Transaction } from '@mocks/centre/kernel/transaction';
import { mandateOf } from '@mocks/centre/members/flexible/flexible-mandates';
import { judge } from '@mocks/centre/office/applications';
import { caseDetail } from '@mocks/centre/office/cases';
import { review } from '@mocks/centre/office/review';
import { expect, it } from 'vitest';
import { PEOPLE } from '../../../people';
import { AYIGULI, centrePerTest, LIU_YANG, refusalOf } from '../../fixture';
import { MANDATE_ENTRY, paidSince, passFace, send } from '../../flexible-fixture';

const { grzh, yhzh } = PEOPLE.阿依古丽;
const NEW = { xkkyhdm: '105', xkkzh: yhzh, xkkr: '15' };
const FORMER = '6222020200000104113';

const centre = centrePerTest();

const run = <T>(work: (tx: Transaction) => T) => centre.transact(work);
function change(tx: Transaction, more: Record<string, string> = {}, papers: readonly string[] = []) {
  passFace(tx, AYIGULI, MANDATE_ENTRY);
  return send(tx, AYIGULI, 'GJ0805', { ...NEW, ...more }, { code: 'lhkk', signed: true, papers });
}
const mandate = ({ store }: Transaction) => mandateOf(store, grzh);
const bank = ({ store }: Transaction) => balanceOf(store, 'bank');

it('one fen comes from the new account and goes back; the day stays, and the next month comes from it', () =>
  run((tx) => {
    const before = bank(tx);
    const { ywzt, ywlsh } = change(tx);
    expect(ywzt).toBe('99');
    expect([bank(tx), balanceOf(tx.store, 'account-check')]).toEqual([before, 0n]);
    const said =
      '自2026-12起从中国建设银行 6217***********4114扣款，约定扣款日每月15日，首次扣款日2026-12-15（1,200.00元）';
    expect(listMessages(tx, AYIGULI, { page: 1, size: 1 }).list[0]?.nr).toContain(said);
    expect(listDocuments(tx, AYIGULI, { zmlx: '43', page: 1, size: 5 }).list).toMatchObject([{ ywlsh }]);
    moveClock(tx, { now: '2026-12-15' });
    expect(paidSince(tx, grzh, '2026-12')).toEqual([['2026-12', '01', 120_000n]]);
    const told = listMessages(tx, AYIGULI, { page: 1, size: 9 }).list.map(({ nr }) => nr);
    expect(told.some((nr) => nr.includes('2026-12-15将从您尾号4114的扣款账户扣款1,200.00元'))).toBe(true);
    expect(trialBalance(tx.store)).toBe(0n);
  }));

it('without a face that opened the entry, or with the code of another matter, nothing changes', async () => {
  const without = run((tx) => send(tx, AYIGULI, 'GJ0805', NEW, { code: 'lhkk', signed: true }));
  expect((await refusalOf(without)).message).toContain('请先完成刷脸核验');
  const wrong = run((tx) => {
    passFace(tx, AYIGULI, MANDATE_ENTRY);
    return send(tx, AYIGULI, 'GJ0805', NEW, { code: 'lhkh', signed: true });
  });
  expect((await refusalOf(wrong)).fieldErrors).toEqual({ dxyzm: '短信验证码错误或已失效' });
  expect(await run(mandate)).toMatchObject({ kkzh: FORMER, kkr: 15 });
});

it.each([
  ['2026-12-13', true],
  ['2026-12-14', false],
  ['2026-12-15', false],
  ['2026-12-16', true],
])('on %s it may be changed: %s', (now, mz) =>
  run((tx) => {
    moveClock(tx, { now });
    expect(judge(tx, AYIGULI, { ywlx: 'GJ0805' }).mz).toBe(mz);
  }),
);

it('while a debit that failed is tried again it may not be changed; after the last try it may', () =>
  run((tx) => {
    setDebitSwitch(tx, { dwzh: grzh, fail: true, yy: '余额不足' });
    moveClock(tx, { now: '2026-12-16' });
    const [, , condition] = judge(tx, AYIGULI, { ywlx: 'GJ0805' }).tj;
    expect(condition).toMatchObject({ mz: false, sjz: '下次扣款日2026-12-17（第2次扣款未成功）' });
    moveClock(tx, { now: '2026-12-18' });
    expect(judge(tx, AYIGULI, { ywlx: 'GJ0805' }).mz).toBe(true);
  }));

it.each<[string, string, string, string[]]>([
  // Its own day has not come: the new one counts this month.
  ['2026-12-03', '20', '2026-12-20', ['2026-12-20', '2027-01-20']],
  // The new day of this month is over: this month is debited on the former.
  ['2026-12-03', '2', '2026-12-15', ['2026-12-15', '2027-01-02']],
  // Debited already: the new day begins with the next month.
  ['2026-12-16', '20', '2027-01-20', ['2026-12-15', '2027-01-20']],
])('changed on %s to the %sth, the next debit is %s and no month is debited twice', (now, xkkr, first, days) =>
  run((tx) => {
    moveClock(tx, { now });
    const { xe } = judge(tx, AYIGULI, { ywlx: 'GJ0805', ...NEW, xkkr });
    expect(xe?.mx.find(({ key }) => key === 'kkrq')?.value).toBe(first);
    change(tx, { xkkr });
    moveClock(tx, { now: '2027-01-31' });
    expect(paidSince(tx, grzh, '2026-12').map(([month]) => month)).toEqual(['2026-12', '2027-01']);
    const booked = [...tx.store.table<{ id: string; date: string }>('ledger').values()];
    expect(booked.filter(({ id }) => /^lhkk:.*:(2026-12|2027-01)$/.test(id)).map(({ date }) => date)).toEqual(days);
  }),
);

it('what is wrong is said at its field', async () => {
  const wrong = (more: object) => run((tx) => judge(tx, AYIGULI, { ywlx: 'GJ0805', ...NEW, ...more }).cw);
  expect(await wrong({ xkkyhdm: '102', xkkzh: FORMER })).toEqual({ xkkzh: '新旧扣款信息一致，无需变更' });
  expect(await wrong({ xkkyhdm: '102', xkkzh: FORMER, xkkr: '16' })).toEqual({});
  expect(await wrong({ xkkyhdm: '102', xkkzh: PEOPLE.刘洋.yhzh })).toEqual({
    xkkzh: '银行核验的户名与您的姓名不一致，请使用本人银行账户',
  });
  expect(await wrong({ xkkzh: '6217***********4114' })).toEqual({ xkkzh: '请输入完整的新扣款账号' });
  expect(await wrong({ xkkr: '26' })).toEqual({ xkkr: '约定扣款日应在1日至25日之间' });
  expect(await run((tx) => judge(tx, LIU_YANG, { ywlx: 'GJ0805' }).mz)).toBe(false);
});

it('an account that the bank refuses to debit leaves everything as it was, and says why', () =>
  run((tx) => {
    const before = bank(tx);
    setDebitSwitch(tx, { dwzh: grzh, fail: true, yy: '余额不足' });
    const { ywlsh, ywzt } = change(tx);
    expect(ywzt).toBe('80');
    expect(caseDetail(tx, AYIGULI, { ywlsh }).sbyy).toMatchObject({
      yy: '中国建设银行尾号4114的账户余额不足，未扣款',
    });
    // State, message and timeline call it the same.
    expect(caseDetail(tx, AYIGULI, { ywlsh })).toMatchObject({ ztsm: { mc: '核验扣款未成功' } });
    expect(listMessages(tx, AYIGULI, { page: 1, size: 1 }).list).toMatchObject([
      { title: '扣款账户变更核验扣款未成功' },
    ]);
    expect(caseDetail(tx, AYIGULI, { ywlsh }).lc.at(-1)?.yj).toBe('没有扣款，各项都和申请前一样');
    expect([mandate(tx)?.kkzh, bank(tx)]).toEqual([FORMER, before]);
    setDebitSwitch(tx, { dwzh: grzh, fail: false, yy: '' });
    moveClock(tx, { days: 1 });
    expect(change(tx).ywzt).toBe('99');
  }));

it('an answer of the bank that does not come is told the next morning, and is asked for once', () =>
  run((tx) => {
    setDebitSwitch(tx, { dwzh: grzh, fail: false, yy: '', lost: true });
    const { ywlsh, ywzt } = change(tx);
    expect([ywzt, mandate(tx)?.kkzh]).toEqual(['02', FORMER]);
    expect(caseDetail(tx, AYIGULI, { ywlsh }).ztsm).toMatchObject({ mc: '结果待确认' });
    moveClock(tx, { days: 1 });
    expect(caseDetail(tx, AYIGULI, { ywlsh }).ywzt).toBe('99');
    expect(mandate(tx)?.kkzh).toBe(yhzh);
    expect(trialBalance(tx.store)).toBe(0n);
  }));

it('an account the bank does not know goes to a clerk; sealed meanwhile, nothing is changed', () =>
  run((tx) => {
    const { ywlsh, ywzt } = change(tx, { xkkyhdm: '301', xkkzh: '6222020200000022000' }, ['0104']);
    expect(ywzt).toBe('98');
    const [told] = listMessages(tx, AYIGULI, { page: 1, size: 1 }).list;
    expect(told?.nr).toMatch(/前答复。申请改从交通银行尾号2000的账户扣款。如非本人操作，请立即联系12329。$/);
    expect(readOutbox(tx)[0]?.text).toContain(told?.nr);
    expect(send(tx, AYIGULI, 'GJ0810', { fcyy: '03', fcny: '2026-12' }).ywzt).toBe('99');
    expect(review(tx, { ywlsh, result: 'approve', opinion: '' }).ywzt).toBe('80');
    expect(mandate(tx)?.kkzh).toBe(FORMER);
  }));

it('a correction with another account is told with that account', () =>
  run((tx) => {
    const { ywlsh } = change(tx, { xkkyhdm: '301', xkkzh: '6222020200000022000' }, ['0104']);
    const items = [{ lx: 'zd', bh: 'xkkzh', yj: '卡号与照片不一致' }] as const;
    review(tx, { ywlsh, result: 'return', opinion: '请补正', items });
    moveClock(tx, { days: 1 });
    const values = { ...NEW, xkkyhdm: '301', xkkzh: '6222020200000032009' };
    passFace(tx, AYIGULI, MANDATE_ENTRY);
    expect(send(tx, AYIGULI, 'GJ0805', values, { code: 'lhkk', signed: true, ywlsh }).ywzt).toBe('98');
    const [told] = listMessages(tx, AYIGULI, { page: 1, size: 1 }).list;
    expect(told?.nr).toMatch(
      /已收到（\d{20}），将于.{10}前答复。申请改从交通银行尾号2009的账户扣款。如非本人操作，请立即联系12329。$/,
    );
    expect(readOutbox(tx)[0]?.text).toContain(told?.nr);
  }));
