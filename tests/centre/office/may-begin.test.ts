// @vitest-environment node
import { answerTwoPerson, proposeTwoPerson } from '@mocks/centre/access/two-person';
import { cases } from '@mocks/centre/cases/case-states';
import type { Centre } from '@mocks/centre/centre';
import type { Actor, Desk } from '@mocks/centre/kernel/desk';
import { persons, units } from '@mocks/centre/kernel/people';
import { caseDetail, listCases, withdrawCase } from '@mocks/centre/office/cases';
import { beforeEach, expect, it } from 'vitest';
import { OPERATORS, PEOPLE, UNITS } from '../../people';
import { apply, centreOn, clerk, LIU_YANG } from '../fixture';
import { handInRows } from '../hand-in';

const { dwzh } = UNITS.华夏精密;
const WU = clerk(OPERATORS.吴晓东);
const XING = clerk(OPERATORS.邢芳);
const ROW = { grzh: PEOPLE.刘洋.grzh, xingming: '刘洋', fcyy: '03', fcny: '2026-12', lzrq: '' };

let centre: Centre;
beforeEach(async () => {
  centre = await centreOn();
});

const offered = (desk: Desk, actor: Actor, ywlsh: string) => [
  caseDetail(desk, actor, { ywlsh }).kzb,
  listCases(desk, actor, { page: 1, size: 20 }).list.find((row) => row.ywlsh === ywlsh)?.kzb,
];
const YES = [undefined, undefined];
const NO = [false, false];

it('another one is offered to a unit until its registration is cancelled', () =>
  centre.transact((desk) => {
    const { ywlsh } = handInRows(desk, WU, 'GJ0305', [ROW]);
    expect(offered(desk, WU, ywlsh)).toEqual(YES);
    const unit = units(desk.store).get(dwzh);
    if (unit) units(desk.store).put(dwzh, { ...unit, dwzhzt: '04' });
    expect(offered(desk, WU, ywlsh)).toEqual(NO);
  }));

it('nor to who only checks what others prepare', () =>
  centre.transact((desk) => {
    proposeTwoPerson(desk, WU, { zt: '1', xe: '' });
    answerTwoPerson(desk, XING, { ty: '1' });
    const { ywlsh } = handInRows(desk, WU, 'GJ0305', [ROW]);
    // Nothing is said of one that goes on.
    expect(offered(desk, XING, ywlsh)).toEqual(YES);
    withdrawCase(desk, WU, { ywlsh });
    expect(offered(desk, WU, ywlsh)).toEqual(YES);
    expect(offered(desk, XING, ywlsh)).toEqual(NO);
  }));

it('nor a withdrawal to somebody whose account is closed', () =>
  centre.transact((desk) => {
    const { ywlsh } = apply(desk, LIU_YANG);
    expect(offered(desk, LIU_YANG, ywlsh)).toEqual(YES);
    const liu = persons(desk.store).get(PEOPLE.刘洋.grzh);
    if (liu) persons(desk.store).put(liu.grzh, { ...liu, grzhzt: '05' });
    expect(offered(desk, LIU_YANG, ywlsh)).toEqual(NO);
  }));

it('nor one of several matters that would draw from it', () =>
  centre.transact((desk) => {
    const { ywlsh } = apply(desk, LIU_YANG);
    const found = cases(desk.store).get(ywlsh);
    const liu = persons(desk.store).get(PEOPLE.刘洋.grzh);
    if (!found || !liu) throw new Error('no case');
    const about = (qttqyy: string) => {
      const values = { ...found.values, qttqyy };
      cases(desk.store).put(ywlsh, { ...found, ywlx: 'TQ0199', ywzt: '99', values });
      return offered(desk, LIU_YANG, ywlsh);
    };
    expect(about('29')).toEqual(YES);
    persons(desk.store).put(liu.grzh, { ...liu, grzhzt: '05' });
    expect(about('29')).toEqual(NO);
  }));
