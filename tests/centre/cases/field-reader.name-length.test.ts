// @vitest-environment node
import { ruleFor } from '@mocks/centre/cases/registered';
import type { Actor } from '@mocks/centre/kernel/transaction';
import { readRegistration } from '@mocks/centre/registration/unit-registration-reader';
import { describe, expect, it } from 'vitest';
import { LONGEST_NAME } from '@/domain/text/person-name';
import { NEW_UNITS, PEOPLE, UNITS } from '../../people';
import { centreOn, person } from '../fixture';

const UNIT: Actor = { kind: 'unit', dwzh: UNITS.华夏精密.dwzh };
const DEVELOPER: Actor = { kind: 'developer', kfsbh: 'KF000001' };
const MEMBER = person(PEOPLE.刘洋);
const TOO_LONG = '不能超过';
const name = (length: number) => `古丽·${'买'.repeat(length - 3)}`;

describe('a name as long as the forms take it is not too long for the centre', () => {
  it.each<[string, string, Actor, Record<string, unknown>]>([
    ['GJ0102', 'jbrxm', UNIT, {}],
    ['GJ0103', 'xdwfrdbxm', UNIT, { bgx: ['3'] }],
    ['GJ0108', 'qsfzr', UNIT, {}],
    ['GJ0303', 'xxingming', UNIT, { grzh: PEOPLE.刘洋.grzh, bgyy: '1' }],
    ['KH0103', 'frdbxm', DEVELOPER, {}],
    ['KH0103', 'lxr', DEVELOPER, {}],
    ['KH0104', 'lxr', DEVELOPER, { sqlx: '1' }],
    ['TQ0104', 'jhrxm', MEMBER, { sqrlx: '2' }],
    ['YT1101', 'jkrxm', MEMBER, { czlx: '1', yjkrgx: '02' }],
  ])('%s %s', async (ywlx, field, actor, values) => {
    const centre = await centreOn();
    await centre.transact((tx) => {
      const errorOf = (length: number) =>
        ruleFor(actor.kind, ywlx)?.assess({ tx, actor, ywlsh: '' }, { ...values, [field]: name(length) }).fieldErrors[
          field
        ] ?? '';
      expect(errorOf(LONGEST_NAME)).not.toContain(TOO_LONG);
      expect(errorOf(LONGEST_NAME + 1)).toContain(TOO_LONG);
    });
  });

  it('GJ0101, legal representative and operator', async () => {
    const centre = await centreOn();
    await centre.transact((tx) => {
      const { tyshxydm, jbrsjhm: sjhm } = NEW_UNITS.智联云州;
      const applicant = { ywlsh: '', tyshxydm, sjhm, begun: tx.today() };
      const errors = (length: number) =>
        readRegistration(tx, applicant, { dwfrdbxm: name(length), jbrxm: name(length) }).reader.errors;
      expect(errors(LONGEST_NAME)).not.toHaveProperty('jbrxm');
      expect(errors(LONGEST_NAME)).not.toHaveProperty('dwfrdbxm');
      expect(errors(LONGEST_NAME + 1)).toMatchObject({
        jbrxm: expect.stringContaining(TOO_LONG),
        dwfrdbxm: expect.stringContaining(TOO_LONG),
      });
    });
  });
});
