import { answerTwoPerson, proposeTwoPerson } from '@mocks/centre/access/two-person-rule';
import { moveClock } from '@mocks/centre/daily-jobs';
import { trialBalance } from '@mocks/centre/kernel/accounts/ledger';
import { listMessages } from '@mocks/centre/kernel/messages/messages';
import { readOutbox } from '@mocks/centre/kernel/messages/outbox';
import { unitOf, units } from '@mocks/centre/kernel/people';
import { type Actor, BusinessError, type Transaction } from '@mocks/centre/kernel/transaction';
import { unitInfo } from '@mocks/centre/members/unit/unit-views';
import { judge } from '@mocks/centre/office/applications';
import { caseDetail, listCases, todos } from '@mocks/centre/office/cases';
import { passCheck, returnCheck } from '@mocks/centre/office/checks';
import { invalidateHolderCheck } from '@mocks/centre/remittance/debit/payer-changes';
import { payerAccounts, payers } from '@mocks/centre/remittance/debit/payers';
import {
  answerInstruction,
  setInstruction,
  withDebitNotice,
} from '@mocks/centre/remittance/debit/standing-instruction';
import { standingState } from '@mocks/centre/remittance/list/list-views';
import { remittanceStart } from '@mocks/centre/remittance/list/roster-views';
import { describe, expect, it } from 'vitest';
import { fenOf, moneyText } from '@/domain/money';
import { fileCentre } from '../../../file-centre';
import { OPERATORS, UNITS } from '../../../people';
import { clerk } from '../../fixture';
import { ACCOUNT, handIn } from '../../remittance-world';

const { dwzh, hjje } = UNITS.华夏精密;
const WU = clerk(OPERATORS.吴晓东);
const XING = clerk(OPERATORS.邢芳);
const ON = { zt: '1', zhbh: ACCOUNT };
const OFF = { zt: '0', zhbh: '' };

const centre = fileCentre();

function twoPersons(tx: Transaction, zt: '0' | '1', xe = ''): void {
  proposeTwoPerson(tx, WU, { zt, xe });
  answerTwoPerson(tx, XING, { ty: '1' });
}

const refusal = (work: () => unknown): string => {
  try {
    work();
    return 'accepted';
  } catch (thrown) {
    if (!(thrown instanceof BusinessError)) throw thrown;
    return thrown.message;
  }
};
/** The newest SMS to an operator. */
const smsTo = (tx: Transaction, { jbrsjhm }: { jbrsjhm: string }) =>
  readOutbox(tx).find(({ to }) => to === jbrsjhm)?.text;
const jzny = (tx: Transaction) => units(tx.store).get(dwzh)?.jzny;
const latest = (tx: Transaction) => listCases(tx, XING, { page: 1, size: 1 }).list[0];
const toDo = (tx: Transaction, actor: Actor) => todos(tx, actor).map(({ title }) => title);

describe('where one checks what another prepares', () => {
  it('the instruction is asked for by one and agreed to by another; its debits wait no more', () =>
    centre.transact((tx) => {
      // 2026-12 has changes; the instruction pays from 2027-01 on.
      handIn(tx, { hjfs: '02', zhbh: ACCOUNT });
      twoPersons(tx, '1');
      setInstruction(tx, WU, ON);
      expect(standingState(tx, WU)).toMatchObject({
        zt: '2',
        sq: { zt: '1', jbrxm: '吴晓东', kty: false, kqx: true },
      });
      expect(standingState(tx, XING).sq).toMatchObject({ kty: true, kqx: false });
      expect(toDo(tx, XING)).toContain('每月自动汇缴待确认');
      expect(toDo(tx, WU)).not.toContain('每月自动汇缴待确认');
      const told = readOutbox(tx).filter(({ text }) => text?.includes('申请开通每月自动汇缴'));
      expect(told.map(({ to }) => to)).toEqual([OPERATORS.邢芳.jbrsjhm]);
      expect(refusal(() => answerInstruction(tx, WU, { ty: '1' }))).toBe('须由另一名操作员确认，不能自己确认');
      answerInstruction(tx, XING, { ty: '1' });
      expect(standingState(tx, WU)).toMatchObject({ zt: '1', fhrxm: '邢芳', sq: null });
      moveClock(tx, { now: '2027-01-15' });
      expect(jzny(tx)).toBe('2027-01');
      expect(trialBalance(tx.store)).toBe(0n);
    }));

  it('until the second one says yes, to another account or to the end of it, the former holds', () =>
    centre.transact((tx) => {
      setInstruction(tx, WU, ON);
      twoPersons(tx, '1');
      setInstruction(tx, WU, OFF);
      expect(standingState(tx, WU)).toMatchObject({ zt: '1', sq: { zt: '0' } });
      answerInstruction(tx, XING, { ty: '0' });
      expect(standingState(tx, WU)).toMatchObject({ zt: '1', sq: null });
      expect(smsTo(tx, OPERATORS.吴晓东)).toContain('邢芳没有同意吴晓东申请的取消每月自动汇缴，未更改。');
      expect(refusal(() => answerInstruction(tx, XING, { ty: '1' }))).toMatch('没有待确认的申请');
      setInstruction(tx, WU, OFF);
      answerInstruction(tx, WU, { ty: '0' });
      expect(smsTo(tx, OPERATORS.邢芳)).toMatch(/申请取消每月自动汇缴，已由吴晓东撤销，不再需要确认，未更改。$/);
      expect(listMessages(tx, XING, { page: 1, size: 1 }).list[0]?.title).toBe('申请已撤销');
      setInstruction(tx, WU, OFF);
      answerInstruction(tx, XING, { ty: '1' });
      expect(standingState(tx, WU)).toMatchObject({ zt: '0', sq: null });
    }));

  it('who only checks asks for nothing', () =>
    centre.transact((tx) => {
      twoPersons(tx, '1');
      expect(refusal(() => setInstruction(tx, XING, ON))).toMatch('您的岗位为复核');
    }));

  it('an instruction that one gave waits on its day, is told so before, and pays once another said yes', () =>
    centre.transact((tx) => {
      handIn(tx, { hjfs: '02', zhbh: ACCOUNT });
      setInstruction(tx, WU, ON);
      twoPersons(tx, '1');
      moveClock(tx, { now: '2027-01-12' });
      const [told] = listMessages(tx, WU, { page: 1, size: 1 }).list;
      expect(told?.nr).toContain('须本单位另一名操作员复核后才扣款');
      // Who will have to check it on the day hears it as well as who gave it.
      const named = told?.nr.replace('贵单位', `贵单位（${UNITS.华夏精密.dwmc}）`);
      const phones = readOutbox(tx).filter(({ text }) =>
        [told?.nr, named].some((nr) => text === `【住房公积金】${nr}`),
      );
      expect(phones.map(({ to }) => to).sort()).toEqual([OPERATORS.吴晓东.jbrsjhm, OPERATORS.邢芳.jbrsjhm].sort());
      moveClock(tx, { now: '2027-01-15' });
      expect(jzny(tx)).toBe('2026-12');
      const held = latest(tx);
      expect(held).toMatchObject({ ywmc: '2027-01汇缴', ywzt: '98', je: hjje, sjrs: 48, jbrxm: '吴晓东' });
      const ywlsh = held?.ywlsh ?? '';
      expect(caseDetail(tx, XING, { ywlsh })).toMatchObject({ kfh: true, ztsm: { mc: '待单位复核' } });
      expect(refusal(() => passCheck(tx, WU, { ywlsh }))).toMatch('不能复核自己经办的业务');
      // Nothing runs a second time while it waits.
      moveClock(tx, { now: '2027-01-20' });
      expect(latest(tx)?.ywlsh).toBe(ywlsh);
      expect(passCheck(tx, XING, { ywlsh }).ywzt).toBe('99');
      expect(jzny(tx)).toBe('2027-01');
      expect(trialBalance(tx.store)).toBe(0n);
    }));
});

describe('a sum above the limit, switched off otherwise', () => {
  it('waits also where the agreement of the counter pays; sent back it ends, and the unit remits by hand', () =>
    centre.transact((tx) => {
      twoPersons(tx, '0', '100000.00');
      moveClock(tx, { now: '2026-12-15' });
      expect(jzny(tx)).toBe('2026-11');
      const ywlsh = latest(tx)?.ywlsh ?? '';
      expect(latest(tx)).toMatchObject({ ywmc: '2026-12汇缴', ywzt: '98' });
      expect(toDo(tx, WU)).toContain('待复核：2026-12汇缴');
      // Home says what it waits for, and of no other debit, nor that it should be remitted once more.
      const { yj } = unitInfo(tx, WU);
      expect(yj).toMatchObject({ hjny: '2026-12', ztsm: { mc: '待单位复核', lj: expect.stringContaining(ywlsh) } });
      expect(yj).not.toHaveProperty('zdkk');
      expect(refusal(() => returnCheck(tx, XING, { ywlsh, yy: ' ' }))).toBe('请输入退回原因');
      const ended = returnCheck(tx, XING, { ywlsh, yy: '本月改用转账' });
      expect(ended).toMatchObject({ ywzt: '80', sbyy: { yy: '本月改用转账', xyb: '自行办理汇缴' } });
      expect(handIn(tx).ywlsh).not.toBe(ywlsh);
    }));

  it('of several months that are due the one that comes up is announced, with what becomes of the others', () =>
    centre.transact((tx) => {
      twoPersons(tx, '0', '100000.00');
      moveClock(tx, { now: '2026-12-15' });
      returnCheck(tx, XING, { ywlsh: latest(tx)?.ywlsh ?? '', yy: '本月改用转账' });
      moveClock(tx, { now: '2027-01-12' });
      const told = listMessages(tx, WU, { page: 1, size: 20 }).list.find(({ title }) => title.includes('扣款提醒'));
      const month = `2026-12汇缴48人、${moneyText(fenOf(hjje))}，将于2027-01-15按柜台代缴协议扣款`;
      for (const text of [
        told?.nr,
        todos(tx, WU).find(({ title }) => title === '2026-12汇缴：2027-01-15自动扣款')?.sxsm,
      ]) {
        expect(text).toContain(month);
        expect(text).toContain('2027-01不随之扣款，请自行办理汇缴');
      }
      moveClock(tx, { now: '2027-01-15' });
      const held = listCases(tx, XING, { page: 1, size: 20 }).list.filter(({ ywzt }) => ywzt === '98');
      expect(held.map(({ ywmc, je }) => [ywmc, je])).toEqual([['2026-12汇缴', hjje]]);
      passCheck(tx, XING, { ywlsh: held[0]?.ywlsh ?? '' });
      expect(unitInfo(tx, WU).yj?.zdkk).toContain('2027-01汇缴未办理的，将于2027-02-15按柜台代缴协议扣款');
    }));

  it('one within it is paid as before', () =>
    centre.transact((tx) => {
      twoPersons(tx, '0', '200000.00');
      moveClock(tx, { now: '2026-12-15' });
      expect(jzny(tx)).toBe('2026-12');
    }));

  it('an own remittance that waits for its check is not paid by itself meanwhile', () =>
    centre.transact((tx) => {
      twoPersons(tx, '1');
      const { ywlsh } = handIn(tx, { hjfs: '03' });
      moveClock(tx, { now: '2026-12-16' });
      expect(jzny(tx)).toBe('2026-11');
      expect(caseDetail(tx, XING, { ywlsh }).ywzt).toBe('98');
    }));
});

describe('what switches something else does not end the debits of the counter unawares', () => {
  it('above the limit home and notice say that the debit waits for a second operator, before the day', () =>
    centre.transact((tx) => {
      const planned = () => unitInfo(tx, WU).yj?.zdkk ?? '';
      expect(planned()).toMatch(/将于2026-12-\d\d按柜台代缴协议扣款[^，]+，不使用暂收余额$/);
      proposeTwoPerson(tx, WU, { zt: '1', xe: '50000.00' });
      withDebitNotice(tx, XING, () => answerTwoPerson(tx, XING, { ty: '1' }));
      expect(planned()).toMatch(/按柜台代缴协议扣款.*须本单位另一名操作员复核后才扣款$/);
      const [told] = listMessages(tx, XING, { page: 1, size: 20 }).list.filter(({ title }) =>
        title.includes('自动扣款'),
      );
      expect(told).toMatchObject({ title: '自动扣款的办理方式有变化' });
    }));

  it('after another name the agreement pauses, for the true reason; nobody cancelled it', () =>
    centre.transact((tx) => {
      withDebitNotice(tx, WU, () => invalidateHolderCheck(tx.store, dwzh, '华夏精密股份有限公司'));
      expect(standingState(tx, WU)).toMatchObject({ zt: '0', rq: '', ztsm: '银行账户的户名待核验，请先修改该账户' });
      expect(unitInfo(tx, WU).yj?.zdkk).toContain('不按柜台代缴协议扣款：银行账户的户名待核验');
      const titles = listMessages(tx, WU, { page: 1, size: 20 }).list.map(({ title }) => title);
      expect(titles).toContain('自动扣款的办理方式有变化');
      const todo = { ywlx: 'GJ0109', title: '付款账户的户名待核验' };
      expect(todos(tx, WU)).toContainEqual(expect.objectContaining(todo));
      for (const one of payerAccounts(tx.store, dwzh)) payers(tx.store).put(one.zhbh, { ...one, state: 'used' });
      expect(todos(tx, WU)).not.toContainEqual(expect.objectContaining(todo));
      invalidateHolderCheck(tx.store, dwzh, '华夏精密股份有限公司');
      expect(remittanceStart(tx, WU).wzhsm['02']).toContain('户名待核验');
      const { tj } = judge(tx, WU, { ywlx: 'ZS0101' });
      expect(tj.find(({ tjbh }) => tjbh === 'SKZH')).toMatchObject({ mz: false, lj: '/dwwt/jcyw/fkzhxx_wh' });
    }));

  it('a unit that never had one is told of none', () =>
    centre.transact((tx) => {
      units(tx.store).put('1000000099', { ...unitOf(tx, WU), dwzh: '1000000099', online: true });
      const fresh: Actor = { kind: 'unit', dwzh: '1000000099', operator: OPERATORS.吴晓东.jbrzjhm };
      expect(standingState(tx, fresh)).toMatchObject({ zt: '0', rq: '', ztsm: '' });
    }));
});
