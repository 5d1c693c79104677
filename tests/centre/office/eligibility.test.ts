// @vitest-environment node
import { answerTwoPerson, proposeTwoPerson } from '@mocks/centre/access/two-person-rule';
import { cases } from '@mocks/centre/cases/case-states';
import { persons, units } from '@mocks/centre/kernel/people';
import type { Actor, Transaction } from '@mocks/centre/kernel/transaction';
import { caseDetail, listCases, withdrawCase } from '@mocks/centre/office/cases';
import { expect, it } from 'vitest';
import { OPERATORS, PEOPLE, UNITS } from '../../people';
import { apply, centrePerTest, clerk, LIU_YANG } from '../fixture';
import { handInRows } from '../submit';

const { dwzh } = UNITS.华夏精密;
const WU = clerk(OPERATORS.吴晓东);
const XING = clerk(OPERATORS.邢芳);
const ROW = { grzh: PEOPLE.刘洋.grzh, xingming: '刘洋', fcyy: '03', fcny: '2026-12', lzrq: '' };

const centre = centrePerTest();

const offered = (tx: Transaction, actor: Actor, ywlsh: string) => [
  caseDetail(tx, actor, { ywlsh }).kzb,
  listCases(tx, actor, { page: 1, size: 20 }).list.find((row) => row.ywlsh === ywlsh)?.kzb,
];
const YES = [undefined, undefined];
const NO = [false, false];

it('another one is offered to a unit until its registration is cancelled', () =>
  centre.transact((tx) => {
    const { ywlsh } = handInRows(tx, WU, 'GJ0305', [ROW]);
    expect(offered(tx, WU, ywlsh)).toEqual(YES);
    const unit = units(tx.store).get(dwzh);
    if (unit) units(tx.store).put(dwzh, { ...unit, dwzhzt: '04' });
    expect(offered(tx, WU, ywlsh)).toEqual(NO);
  }));

it('nor to who only checks what others prepare', () =>
  centre.transact((tx) => {
    proposeTwoPerson(tx, WU, { zt: '1', xe: '' });
    answerTwoPerson(tx, XING, { ty: '1' });
    const { ywlsh } = handInRows(tx, WU, 'GJ0305', [ROW]);
    // Nothing is said of one that goes on.
    expect(offered(tx, XING, ywlsh)).toEqual(YES);
    withdrawCase(tx, WU, { ywlsh });
    expect(offered(tx, WU, ywlsh)).toEqual(YES);
    expect(offered(tx, XING, ywlsh)).toEqual(NO);
  }));

it('nor a withdrawal to somebody whose account is closed', () =>
  centre.transact((tx) => {
    const { ywlsh } = apply(tx, LIU_YANG);
    expect(offered(tx, LIU_YANG, ywlsh)).toEqual(YES);
    const liu = persons(tx.store).get(PEOPLE.刘洋.grzh);
    if (liu) persons(tx.store).put(liu.grzh, { ...liu, grzhzt: '05' });
    expect(offered(tx, LIU_YANG, ywlsh)).toEqual(NO);
  }));

it('nor one of several matters that would draw from it', () =>
  centre.transact((tx) => {
    const { ywlsh } = apply(tx, LIU_YANG);
    const found = cases(tx.store).get(ywlsh);
    const liu = persons(tx.store).get(PEOPLE.刘洋.grzh);
    if (!found || !liu) throw new Error('no case');
    const about = (qttqyy: string) => {
      const values = { ...found.values, qttqyy };
      cases(tx.store).put(ywlsh, { ...found, ywlx: 'TQ0199', ywzt: '99', values });
      return offered(tx, LIU_YANG, ywlsh);
    };
    expect(about('29')).toEqual(YES);
    persons(tx.store).put(liu.grzh, { ...liu, grzhzt: '05' });
    expect(about('29')).toEqual(NO);
  }));
