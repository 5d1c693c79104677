// @vitest-environment node

import { cases } from '@mocks/centre/cases/case-states';
import { type Actor, ownerOf, type Transaction } from '@mocks/centre/kernel/transaction';
import { completeness } from '@mocks/centre/members/person-views';
import { unitCompleteness } from '@mocks/centre/members/unit/unit-views';
import { todos } from '@mocks/centre/office/cases';
import { personMatters } from '@mocks/centre/public/answers/answers-push-person';
import { unitMatters } from '@mocks/centre/public/answers/answers-push-unit';
import { describe, expect, it } from 'vitest';
import { PEOPLE, UNITS } from '../../people';
import { centreOn, LIU_YANG, person } from '../fixture';

const WANG = person(PEOPLE.王志强);
const XINCHENG = { kind: 'unit', dwzh: UNITS.新城餐饮.dwzh } as const;
const ID_CARD = { xm: '证件有效期限', yy: '登记的居民身份证已于2026-08-14到期', xdcl: '换领后的居民身份证原件' };
const WORDS = '证件有效期限：登记的居民身份证已于2026-08-14到期；请携带换领后的居民身份证原件到柜台办理';

describe('关键信息不完整', () => {
  it('says what is missing, why and what to bring, in the same words everywhere', async () => {
    const centre = await centreOn();
    expect(await centre.transact((tx) => completeness(tx, WANG))).toMatchObject({ status: '2', qsx: [ID_CARD] });
    const lj = '/grwt/zhxx/zhxxbg/grzhxxbg';
    expect(await centre.transact((tx) => todos(tx, WANG))).toContainEqual(
      expect.objectContaining({ title: '完善个人关键信息', sxsm: WORDS, lj }),
    );
    expect(await centre.transact((tx) => personMatters(tx, WANG))).toContainEqual(
      expect.objectContaining({ bt: '完善个人关键信息', yy: WORDS, lj }),
    );
  });

  it('of a unit as well', async () => {
    const centre = await centreOn();
    const asked = (question: (tx: Transaction, actor: Actor) => unknown) =>
      centre.transact((tx) => question(tx, XINCHENG));
    expect(await asked(unitCompleteness)).toMatchObject({ status: '2', qsx: [{ xm: '法定代表人' }] });
    const words = expect.stringMatching(/^法定代表人：.+；请办理缴存登记关键信息变更$/);
    const lj = '/dwwt/zhxxbg/jcdj_gjbg';
    expect(await asked(todos)).toContainEqual(
      expect.objectContaining({ title: '完善单位关键信息', sxsm: words, ywlx: 'GJ0103' }),
    );
    expect(await asked(unitMatters)).toContainEqual(expect.objectContaining({ bt: '完善单位关键信息', yy: words, lj }));
    // The change was applied for and returned: that is the one thing to do.
    await centre.transact((tx) => {
      const texts = { ywmc: '单位缴存登记关键信息变更', jbr: undefined, files: '', blqd: '', ywwd: '' };
      const days = { slsj: '2026-11-20 09:00:00', cnbjsj: '2026-12-04', since: '2026-11-20', deadline: '2026-12-05' };
      const sbyy = { yy: '营业执照看不清', gz: '', xyb: '' };
      const rest = { values: {}, je: 0n, sqnr: [], lc: [], ...texts, ...days, sbyy };
      cases(tx.store).put('1', { ywlsh: '1', ywlx: 'GJ0103', ywzt: '97', owner: ownerOf(XINCHENG), ...rest });
    });
    expect(await asked(todos)).toEqual([
      expect.objectContaining({ ywlx: 'GJ0103', ywlsh: '1' }),
      expect.objectContaining({ title: '确认单位结息对账单' }),
    ]);
  });

  it('is nothing for whose information is complete', async () => {
    const centre = await centreOn();
    expect(await centre.transact((tx) => completeness(tx, LIU_YANG))).toEqual({ status: '0', type: '0' });
    expect((await centre.transact((tx) => todos(tx, LIU_YANG))).map(({ title }) => title)).not.toContain(
      '完善个人关键信息',
    );
  });
});
