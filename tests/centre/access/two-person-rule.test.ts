import { changeRole, listOperators, resumeOperator, stopOperator } from '@mocks/centre/access/operators';
import { touchSession } from '@mocks/centre/access/sessions';
import { findAccount } from '@mocks/centre/access/sign-in-accounts';
import { startFor } from '@mocks/centre/access/start-session';
import { answerTwoPerson, proposeTwoPerson, settingOf, twoPersonOf } from '@mocks/centre/access/two-person-rule';
import { moveClock } from '@mocks/centre/daily-jobs';
import { readOutbox } from '@mocks/centre/kernel/messages/outbox';
import { BusinessError, type Transaction } from '@mocks/centre/kernel/transaction';
import { todos } from '@mocks/centre/office/cases';
import { inviteOperator } from '@mocks/centre/office/operator-invitation';
import { describe, expect, it } from 'vitest';
import { fileCentre } from '../../file-centre';
import { NEW_PHONES, NOBODY, OPERATORS, UNITS } from '../../people';
import { clerk } from '../fixture';

const { dwzh } = UNITS.华夏精密;

const WU = clerk(OPERATORS.吴晓东);

const XING = clerk(OPERATORS.邢芳);

const centre = fileCentre();

const refusal = (work: () => unknown): string => {
  try {
    work();
    return 'accepted';
  } catch (thrown) {
    if (!(thrown instanceof BusinessError)) throw thrown;
    return thrown.message;
  }
};

const idOf = (tx: Transaction, name: string) =>
  listOperators(tx, WU).find(({ xingming }) => xingming === name)?.czyid ?? '';

describe('operators', () => {
  it('are listed with role, state and their own last sign-in; numbers are masked', () =>
    centre.transact((tx) => {
      startFor(tx, 0, '2', { kind: 'unit', dwzh }, '101', OPERATORS.邢芳.jbrzjhm);
      const [first, second] = listOperators(tx, WU);
      expect(first).toMatchObject({ xingming: '吴晓东', js: '1', zt: '1', bs: '1', zjdl: '' });
      expect(second).toMatchObject({ xingming: '邢芳', js: '3', zt: '1', bs: '0' });
      expect(second?.zjdl).toMatch(/^2026-11-21 /);
      expect(JSON.stringify([first, second])).not.toContain(OPERATORS.邢芳.jbrzjhm);
    }));

  it('an invited one has no password until they choose one, and is told how by SMS', () =>
    centre.transact((tx) => {
      const asked = { xingming: '程立', zjhm: NOBODY.another, sjhm: NEW_PHONES.invited, js: '2' };
      expect(inviteOperator(tx, WU, asked).at(-1)).toMatchObject({ xingming: '程立', js: '2', zt: '2' });
      expect(findAccount(tx, '2', dwzh, NOBODY.another)).toBeUndefined();
      expect(readOutbox(tx).some(({ to, text }) => to === NEW_PHONES.invited && text?.includes('经办岗操作员'))).toBe(
        true,
      );
      expect(refusal(() => inviteOperator(tx, WU, asked))).toBe('该人员已是本单位的操作员');
    }));

  it('only a manager changes them, nobody stops themselves, and one manager stays', () =>
    centre.transact((tx) => {
      expect(refusal(() => stopOperator(tx, XING, { czyid: idOf(tx, '吴晓东') }))).toMatch(/^只有管理岗/);
      expect(refusal(() => stopOperator(tx, WU, { czyid: idOf(tx, '吴晓东') }))).toMatch(/^不能停用自己/);
      expect(refusal(() => changeRole(tx, WU, { czyid: idOf(tx, '吴晓东'), js: '2' }))).toBe(
        '至少保留一名在用的管理岗',
      );
      changeRole(tx, WU, { czyid: idOf(tx, '邢芳'), js: '1' });
      stopOperator(tx, XING, { czyid: idOf(tx, '吴晓东') });
      expect(findAccount(tx, '2', dwzh)).toBeUndefined();
      resumeOperator(tx, XING, { czyid: idOf(tx, '吴晓东') });
      expect(findAccount(tx, '2', dwzh)).toBeDefined();
    }));

  it('who is stopped is signed out at once and signs in no more', () =>
    centre.transact((tx) => {
      const { token } = startFor(tx, 0, '2', { kind: 'unit', dwzh }, '101', OPERATORS.邢芳.jbrzjhm);
      expect(touchSession(tx, token, 1)).toBeDefined();
      stopOperator(tx, WU, { czyid: idOf(tx, '邢芳') });
      expect(touchSession(tx, token, 2)).toBeUndefined();
      expect(findAccount(tx, '2', dwzh, OPERATORS.邢芳.jbrzjhm)).toBeUndefined();
    }));
});

describe('the switch', () => {
  it('needs two: one asks, another says yes, nobody both', () =>
    centre.transact((tx) => {
      expect(refusal(() => proposeTwoPerson(tx, XING, { zt: '1', xe: '' }))).toMatch(/^只有管理岗/);
      expect(refusal(() => proposeTwoPerson(tx, WU, { zt: '1', xe: '-1' }))).toMatch(/大于0的金额/);
      proposeTwoPerson(tx, WU, { zt: '1', xe: '100000' });
      expect(settingOf(tx.store, dwzh).zt).toBe('0');
      expect(refusal(() => answerTwoPerson(tx, WU, { ty: '1' }))).toMatch(/不能自己确认/);
      expect(todos(tx, XING).map(({ title }) => title)).toContain('双人复核设置待确认');
      expect(todos(tx, WU).map(({ title }) => title)).not.toContain('双人复核设置待确认');
      answerTwoPerson(tx, XING, { ty: '1' });
      expect(twoPersonOf(tx, WU)).toMatchObject({ zt: '1', xe: '100000.00', sq: null });
      expect(refusal(() => stopOperator(tx, WU, { czyid: idOf(tx, '邢芳') }))).toMatch(/^已开通双人复核/);
      proposeTwoPerson(tx, WU, { zt: '0', xe: '' });
      answerTwoPerson(tx, WU, { ty: '0' });
      expect(settingOf(tx.store, dwzh).zt).toBe('1');
    }));

  it('is told at once to whoever may say yes, by SMS and as a to-do, and again after five working days, like a case', async () => {
    const sms = () => centre.transact((tx) => readOutbox(tx).filter(({ text }) => text?.includes('申请开通双人复核')));
    await centre.transact((tx) => proposeTwoPerson(tx, WU, { zt: '1', xe: '' }));
    expect((await sms()).map(({ to, text }) => [to, text])).toEqual([
      [
        OPERATORS.邢芳.jbrsjhm,
        expect.stringMatching(/吴晓东于.*须本单位另一名操作员确认后生效，请邢芳（复核岗）在“操作员管理”中确认或不同意/),
      ],
    ]);
    await centre.transact((tx) => moveClock(tx, { now: '2026-11-26' }));
    expect(await sms()).toHaveLength(1);
    // Saturday 21 November, and five working days.
    await centre.transact((tx) => moveClock(tx, { now: '2026-11-27' }));
    const [again] = (await sms()).filter(({ text }) => text?.includes('尚未确认'));
    expect(again).toMatchObject({ to: OPERATORS.邢芳.jbrsjhm });
    expect(await centre.transact((tx) => todos(tx, XING).map(({ title }) => title))).toContain('双人复核设置待确认');
    await centre.transact((tx) => answerTwoPerson(tx, XING, { ty: '1' }));
    await centre.transact((tx) => moveClock(tx, { now: '2026-12-20' }));
    expect((await sms()).filter(({ text }) => text?.includes('尚未确认'))).toHaveLength(1);
  });

  it('without a second one who may check there is nothing to ask for', () =>
    centre.transact((tx) => {
      stopOperator(tx, WU, { czyid: idOf(tx, '邢芳') });
      expect(refusal(() => proposeTwoPerson(tx, WU, { zt: '1', xe: '' }))).toMatch(/^须由另一名/);
    }));
});
