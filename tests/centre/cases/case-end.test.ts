// @vitest-environment node
import { answerTwoPerson, proposeTwoPerson } from '@mocks/centre/access/two-person-rule';
import { listMessages } from '@mocks/centre/kernel/messages/messages';
import { readOutbox } from '@mocks/centre/kernel/messages/outbox';
import type { Transaction } from '@mocks/centre/kernel/transaction';
import { todos, withdrawCase } from '@mocks/centre/office/cases';
import { returnCheck } from '@mocks/centre/office/checks';
import { beforeEach, describe, expect, it } from 'vitest';
import { OPERATORS, PEOPLE } from '../../people';
import { centrePerTest, clerk } from '../fixture';
import { handInRows } from '../submit';

const WU = clerk(OPERATORS.吴晓东);
const XING = clerk(OPERATORS.邢芳);
const ROW = { grzh: PEOPLE.刘洋.grzh, xingming: '刘洋', fcyy: '03', fcny: '2026-12', lzrq: '' };

const centre = centrePerTest();

beforeEach(async () => {
  await centre.transact((tx) => {
    proposeTwoPerson(tx, WU, { zt: '1', xe: '' });
    answerTwoPerson(tx, XING, { ty: '1' });
  });
});

const heard = (tx: Transaction, what: RegExp) =>
  readOutbox(tx).flatMap(({ to, text = '' }) => (what.test(text) ? [to] : []));
const waiting = (tx: Transaction) => todos(tx, XING).map(({ title }) => title);

describe('an application that waits for the unit’s own check and is taken back', () => {
  it('waits for nobody any more: who was to check it hears who took it back, in the hall and by SMS', () =>
    centre.transact((tx) => {
      const { ywlsh } = handInRows(tx, WU, 'GJ0305', [ROW]);
      expect(waiting(tx)).toContain('待复核：封存');
      withdrawCase(tx, WU, { ywlsh });
      expect(waiting(tx)).not.toContain('待复核：封存');
      const [told] = listMessages(tx, XING, { page: 1, size: 1 }).list;
      expect(told?.title).toBe('封存已撤回');
      expect(told?.nr).toMatch(new RegExp(`^贵单位的封存（${ywlsh}）已由吴晓东撤回，无需再复核。`));
      expect(heard(tx, /已由吴晓东撤回，无需再复核/)).toContain(OPERATORS.邢芳.jbrsjhm);
    }));

  it('once it was sent back nobody was to check it: no word of a check', () =>
    centre.transact((tx) => {
      const { ywlsh } = handInRows(tx, WU, 'GJ0305', [ROW]);
      returnCheck(tx, XING, { ywlsh, yy: '停缴年月不对' });
      withdrawCase(tx, WU, { ywlsh });
      expect(listMessages(tx, XING, { page: 1, size: 1 }).list[0]?.nr).toMatch(/已撤回。/);
      expect(heard(tx, /的封存（.*已撤回/)).toEqual([OPERATORS.吴晓东.jbrsjhm]);
    }));
});
