// @vitest-environment node
import type { CaseRecord } from '@mocks/centre/cases/case-states';
import { rulesFor } from '@mocks/centre/cases/registered';
import type { BusinessRule } from '@mocks/centre/cases/rule';
import type { Actor } from '@mocks/centre/kernel/transaction';
import { ownerOf } from '@mocks/centre/kernel/transaction';
import { expect, it } from 'vitest';
import { fileCentre } from '../../file-centre';
import { UNITS } from '../../people';
import { LIU_YANG } from '../fixture';

const centre = fileCentre();
const YWLSH = '10012026120100000001';
const ACTORS: readonly Actor[] = [
  LIU_YANG,
  { kind: 'unit', dwzh: UNITS.华夏精密.dwzh },
  { kind: 'developer', kfsbh: 'KF000001' },
];

const ended = (actor: Actor, { ywlx, ywmc }: BusinessRule): CaseRecord => ({
  ywlsh: YWLSH,
  ywlx,
  ywmc,
  owner: ownerOf(actor),
  ywzt: '99',
  slsj: '2026-12-01 10:00:00',
  cnbjsj: '2026-12-04',
  since: '2026-12-01',
  files: '',
  values: {},
  je: 0n,
  blqd: '',
  ywwd: '',
  sqnr: [],
  lc: [{ jdmc: '', clr: '', clsj: '2026-12-01 10:00:00', yj: '结果' }],
});

/** The case is over, but not its matter: the members have yet to confirm. */
const GOES_ON = ['GJ0311'];

it.each(ACTORS)('$kind: the message on each completed case names it, its number and its state', (actor) =>
  centre.transact((tx) => {
    const lacking = rulesFor(actor.kind).flatMap((rule) => {
      const message = rule.message?.(ended(actor, rule), tx);
      if (!message || GOES_ON.includes(rule.ywlx)) return [];
      const [, name = '', state = '?'] = /^(.+)已(.+)$/.exec(message.title) ?? [];
      const named = message.nr.includes(`${name}（${YWLSH}）`) && message.nr.includes(state);
      return named ? [] : [`${rule.ywlx} ${message.title}: ${message.nr}`];
    });
    expect(lacking).toEqual([]);
  }),
);
