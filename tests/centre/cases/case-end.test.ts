// @vitest-environment node
import { answerTwoPerson, proposeTwoPerson } from '@mocks/centre/access/two-person';
import type { Centre } from '@mocks/centre/centre';
import type { Desk } from '@mocks/centre/kernel/desk';
import { listMessages } from '@mocks/centre/kernel/messages';
import { readOutbox } from '@mocks/centre/kernel/outbox';
import { todos, withdrawCase } from '@mocks/centre/office/cases';
import { returnCheck } from '@mocks/centre/office/checks';
import { beforeEach, describe, expect, it } from 'vitest';
import { OPERATORS, PEOPLE } from '../../people';
import { centreOn, clerk } from '../fixture';
import { handInRows } from '../hand-in';

const WU = clerk(OPERATORS.吴晓东);
const XING = clerk(OPERATORS.邢芳);
const ROW = { grzh: PEOPLE.刘洋.grzh, xingming: '刘洋', fcyy: '03', fcny: '2026-12', lzrq: '' };

let centre: Centre;
beforeEach(async () => {
  centre = await centreOn();
  await centre.transact((desk) => {
    proposeTwoPerson(desk, WU, { zt: '1', xe: '' });
    answerTwoPerson(desk, XING, { ty: '1' });
  });
});

const heard = (desk: Desk, what: RegExp) =>
  readOutbox(desk).flatMap(({ to, text = '' }) => (what.test(text) ? [to] : []));
const waiting = (desk: Desk) => todos(desk, XING).map(({ title }) => title);

describe('an application that waits for the unit’s own check and is taken back', () => {
  it('waits for nobody any more: who was to check it hears who took it back, in the hall and by SMS', () =>
    centre.transact((desk) => {
      const { ywlsh } = handInRows(desk, WU, 'GJ0305', [ROW]);
      expect(waiting(desk)).toContain('待复核：封存');
      withdrawCase(desk, WU, { ywlsh });
      expect(waiting(desk)).not.toContain('待复核：封存');
      const [told] = listMessages(desk, XING, { page: 1, size: 1 }).list;
      expect(told?.title).toBe('封存已撤回');
      expect(told?.nr).toMatch(new RegExp(`^贵单位的封存（${ywlsh}）已由吴晓东撤回，无需再复核。`));
      expect(heard(desk, /已由吴晓东撤回，无需再复核/)).toContain(OPERATORS.邢芳.jbrsjhm);
    }));

  it('once it was sent back nobody was to check it: no word of a check', () =>
    centre.transact((desk) => {
      const { ywlsh } = handInRows(desk, WU, 'GJ0305', [ROW]);
      returnCheck(desk, XING, { ywlsh, yy: '停缴年月不对' });
      withdrawCase(desk, WU, { ywlsh });
      expect(listMessages(desk, XING, { page: 1, size: 1 }).list[0]?.nr).toMatch(/已撤回。/);
      expect(heard(desk, /的封存（.*已撤回/)).toEqual([OPERATORS.吴晓东.jbrsjhm]);
    }));
});
