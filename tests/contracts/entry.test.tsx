// What refuses a fresh form is said before it is begun: nobody fills in what cannot be handed in.

import { findAccount } from '@mocks/centre/access/sign-in-accounts';
import { ruleFor } from '@mocks/centre/cases/registered';
import { moveClock } from '@mocks/centre/daily-jobs';
import { unitOf, units } from '@mocks/centre/kernel/people';
import type { Transaction } from '@mocks/centre/kernel/transaction';
import { withRatios } from '@mocks/centre/kernel/unit/unit-ratios';
import { type Relief, reliefs } from '@mocks/centre/kernel/unit/unit-reliefs';
import { judge } from '@mocks/centre/office/applications';
import { setInstruction } from '@mocks/centre/remittance/debit/standing-instruction';
import { settleDeferral } from '@mocks/centre/remittance/deferral';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import FlowPage from '@/engine/page/FlowPage';
import { visibleSteps } from '@/engine/run/steps';
import { flowByCode, flows } from '@/flows/registry';
import { ACCOUNT, HUAXIA } from '../centre/remittance-world';
import { fileCentre } from '../file-centre';
import { acceptAgreement } from '../flows/agreement';
import { openPage } from '../flows/open-page';
import { fixtures } from './flows/fixtures';

const centre = fileCentre();

const { dwzh } = HUAXIA;

const KINDS = { individual: 'person', unit: 'unit', developer: 'developer', guest: 'applicant' } as const;
const built = flows.flatMap((entry) => {
  const fixture = fixtures[`${entry.area} ${entry.code}`];
  return entry.load && fixture ? [{ ...entry, load: entry.load, fixture }] : [];
});

it.each(built)(
  '$area $code $title asks for nothing of who applies, or says it in a step before the form',
  async ({ load, area, code, fixture: { account, loginType } }) => {
    if (visibleSteps((await load()).default).includes('eligibility')) return;
    const asked = await centre.transact((tx) => {
      const found = findAccount(tx, loginType, account);
      if (!found) throw new Error(`${account} is nobody's`);
      return ruleFor(KINDS[area], code)?.conditions({ tx, actor: found.actor, ywlsh: '' }, {}) ?? [];
    });
    expect(asked.map(({ tjmc }) => tjmc)).toEqual([]);
  },
);

const relief = (terms: Partial<Relief>): Relief => ({
  ...{ ywlsh: '10012026112100000009', dwzh, lx: 'hj', ksny: '2027-02', jsny: '2027-03' },
  ...{ pzwh: '云公积金批〔2027〕第1号', dwjcbl: '', grjcbl: '', jhbjrq: '2027-06-30', ...terms },
});

/** How a unit may stand when it opens a business. */
const worlds: Readonly<Record<string, (tx: Transaction) => void>> = {
  'puts its months off': (tx) => {
    moveClock(tx, { now: '2027-01-20' });
    reliefs(tx.store).put('hj', relief({ ywlsh: 'hj' }));
    moveClock(tx, { now: '2027-02-20' });
    settleDeferral(tx, dwzh);
  },
  'is on a lower ratio': (tx) => {
    const terms = relief({ ywlsh: 'jd', lx: 'jd', ksny: '2026-12', jsny: '2027-02', dwjcbl: '6', grjcbl: '6' });
    reliefs(tx.store).put('jd', terms);
    const term = { from: terms.ksny, to: terms.jsny, dwjcbl: '6', grjcbl: '6' };
    units(tx.store).put(dwzh, withRatios(unitOf(tx, HUAXIA), term, '2026-11'));
    moveClock(tx, { now: '2026-12-10' });
  },
  'is on a lower ratio beyond the year': (tx) => {
    const terms = relief({ ywlsh: 'jd', lx: 'jd', ksny: '2026-12', jsny: '2027-07', dwjcbl: '6', grjcbl: '6' });
    reliefs(tx.store).put('jd', terms);
    const term = { from: terms.ksny, to: terms.jsny, dwjcbl: '6', grjcbl: '6' };
    units(tx.store).put(dwzh, withRatios(unitOf(tx, HUAXIA), term, '2026-11'));
  },
  'has months overdue': (tx) => {
    for (const zt of ['1', '0']) setInstruction(tx, HUAXIA, { zt, zhbh: zt === '1' ? ACCOUNT : '' });
    moveClock(tx, { now: '2027-01-25' });
  },
};

/** The month that a form brings along: its field and what it is called. */
const MONTHS: Readonly<Record<string, readonly [string, string]>> = {
  GJ0203: ['sxny', '生效年月'],
  GJ0204: ['sxny', '生效年月'],
  GJ0205: ['sqksny', '执行起始年月'],
  GJ0206: ['sqhjksny', '缓缴起始年月'],
};

it.each([
  ['puts its months off', ['GJ0203', 'GJ0206']],
  ['is on a lower ratio', ['GJ0204', 'GJ0205']],
  ['is on a lower ratio beyond the year', ['GJ0204']],
  ['has months overdue', ['GJ0205', 'GJ0206']],
])(
  'a unit that %s is told so before the form, or nothing that the form brings along is refused',
  async (name, codes) => {
    await centre.transact((tx) => worlds[name]?.(tx));
    for (const code of codes) {
      const entry = flowByCode(code, 'unit');
      if (!entry) throw new Error(`${code} is not registered`);
      const { user, unmount } = await openPage(centre, dwzh, entry.path, <FlowPage entry={entry} />, '2');
      await acceptAgreement(user);
      await user.click(await screen.findByRole('button', { name: '下一步' }));
      const { textContent } = await screen.findByRole('heading', { name: /^(资格预检|填写信息)$/ });
      if (textContent === '填写信息') {
        const [name = '', label = ''] = MONTHS[code] ?? [];
        const { value: month } = await screen.findByRole<HTMLInputElement>('textbox', { name: label });
        const { cw } = await centre.transact((tx) => judge(tx, HUAXIA, { ywlx: code, [name]: month }));
        expect([code, month, cw?.[name]]).toEqual([code, expect.stringMatching(/^\d{4}-\d{2}$/), undefined]);
      }
      unmount();
    }
  },
);
