// @vitest-environment node

import { moveClock } from '@mocks/centre/daily-jobs';
import { setDebitSwitch } from '@mocks/centre/kernel/accounts/bank';
import {
  balanceOf,
  memberAccount,
  type Posting,
  postingsOf,
  prepaidAccount,
  trialBalance,
} from '@mocks/centre/kernel/accounts/ledger';
import { persons } from '@mocks/centre/kernel/people';
import { BusinessError, REFUSED, type Transaction } from '@mocks/centre/kernel/transaction';
import { depositEntries } from '@mocks/centre/members/deposit-entries';
import { flexibleAccount } from '@mocks/centre/members/flexible/flexible-account';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { monthOf, monthsFrom, shiftMonth } from '@/domain/dates';
import { PEOPLE, UNITS } from '../../../people';
import { runs } from '../../../property-runs';
import { AYIGULI, centreOn } from '../../fixture';
import { bankOf, MANDATE_ENTRY, passFace, send } from '../../flexible-fixture';

const { grzh, yhzh } = PEOPLE.阿依古丽;
const HUAXIA = UNITS.华夏精密.dwzh;
const FLEXIBLE = '9000000000';
const FORMER = '6222020200000104113';

/** What may happen; `n` chooses among what is possible. */
const KINDS = [
  'wait',
  'bank refuses',
  'bank pays',
  'bank is silent',
  'prepay',
  'make up',
  'pause',
  'resume',
  'amount',
  'mandate',
  'to employer',
  'employer pays',
] as const;
type Kind = (typeof KINDS)[number];

const deed = fc.record({
  kind: fc.constantFrom<Kind>(...KINDS, 'wait', 'bank pays', 'prepay', 'make up'),
  n: fc.nat({ max: 30 }),
  days: fc.integer({ min: 1, max: 30 }),
});

it('a year of a flexible worker: every month is paid once or not at all, and the account says which', async () => {
  const done = new Set<Kind>();
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 20, maxLength: 28 }), async (deeds) => {
      const centre = await centreOn();
      const begun = await centre.transact((tx) => ({
        bank: bankOf(tx, grzh),
        booked: postingsOf(tx.store, memberAccount(grzh)).length,
      }));
      for (const { kind, n, days } of deeds) {
        if (await accepted(centre.transact((tx) => act(tx, kind, n)))) done.add(kind);
        await centre.transact((tx) => {
          moveClock(tx, { days });
          check(tx, begun);
        });
      }
    }),
    runs(8),
  );
  // Nothing was left out because the centre never took it.
  expect([...done].sort()).toEqual([...KINDS].sort());
});

/** What the centre refuses was not done. */
async function accepted(work: Promise<void>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (failure) {
    if (failure instanceof BusinessError) return false;
    throw failure;
  }
}

function act(tx: Transaction, kind: Kind, n: number): void {
  const here = monthOf(tx.today());
  const account = flexibleAccount(tx, AYIGULI);
  const pickFrom = (list: readonly string[], at: number) => list[at % Math.max(1, list.length)] ?? here;
  const bank = (fail: boolean, lost: boolean) => setDebitSwitch(tx, { dwzh: grzh, fail, yy: '余额不足', lost });
  switch (kind) {
    case 'bank refuses':
      bank(true, n % 4 === 0);
      break;
    case 'bank pays':
      bank(false, false);
      break;
    case 'bank is silent':
      bank(false, true);
      break;
    case 'prepay':
      pay(tx, '1', account.yjny[0] ?? here, pickFrom(account.yjny, n));
      break;
    case 'make up':
      pay(tx, '2', account.bjny[0] ?? shiftMonth(here, -1), pickFrom(account.bjny, n));
      break;
    case 'pause':
      send(tx, AYIGULI, 'GJ0810', { fcyy: '03', fcny: pickFrom(account.ksny, n) });
      break;
    case 'resume':
      send(tx, AYIGULI, 'GJ0809', { kkr: '15', yjce: '1000.00', grjcbl: '20', sxny: pickFrom(account.ksny, n) });
      break;
    case 'amount':
      send(tx, AYIGULI, 'GJ0804', { yjce: `${900 + n * 10}.00`, grjcbl: '20', sxny: pickFrom(account.tzny, n) });
      break;
    case 'mandate': {
      passFace(tx, AYIGULI, MANDATE_ENTRY);
      const card = n % 2 === 0 ? { xkkyhdm: '105', xkkzh: yhzh } : { xkkyhdm: '102', xkkzh: FORMER };
      send(tx, AYIGULI, 'GJ0805', { ...card, xkkr: String((n % 25) + 1) }, { code: 'lhkk', signed: true });
      break;
    }
    case 'to employer':
      send(tx, AYIGULI, 'GJ0803', { zylx: '1', zrdwzh: HUAXIA, zysxny: pickFrom(account.ksny, n), kkzt: '1' });
      break;
    case 'employer pays':
      reopened(tx, shiftMonth(here, 1));
      break;
    default:
  }
}

const pay = (tx: Transaction, jflx: string, ksny: string, jsny: string) =>
  send(tx, AYIGULI, 'GJ0815', { jflx, ksny, jsny, zffs: '1' });

/** The unit reopens the account that was moved to it. */
function reopened({ store }: Transaction, from: string): void {
  const person = persons(store).get(grzh);
  const last = person?.spans.at(-1);
  if (!person || last?.dwzh !== HUAXIA || person.grzhzt !== '02' || (last.to ?? '') >= from) {
    throw new BusinessError(REFUSED, '没有可以启封的账户');
  }
  const span = { dwzh: HUAXIA, from, base: 600_000n, dwjcbl: '12', grjcbl: '12' };
  persons(store).put(grzh, { ...person, grzhzt: '01', spans: [...person.spans, span] });
}

function check(tx: Transaction, begun: { bank: bigint; booked: number }): void {
  const { store } = tx;
  const all = postingsOf(store, memberAccount(grzh));
  const paid = all.filter(({ entry }) => ['01', '02'].includes(entry.kind) && entry.hjny);
  const months = paid.map(({ entry }) => entry.hjny ?? '');
  expect(new Set(months).size, `paid twice: ${months.join(' ')}`).toBe(months.length);
  expect(trialBalance(store)).toBe(0n);

  // What the bank gave is in the account, or held for months to come.
  const held = balanceOf(store, prepaidAccount(grzh));
  const own = ({ entry }: Posting) => entry.dwzh === FLEXIBLE && ['01', '02'].includes(entry.kind);
  let booked = 0n;
  for (const posting of all.slice(begun.booked)) if (own(posting)) booked += posting.line.fen;
  expect(begun.bank - bankOf(tx, grzh)).toBe(booked + held);
  expect(held >= 0n).toBe(true);

  // Each month that is over is paid, said to be unpaid, or was not owed.
  const { wjny } = depositEntries(tx, AYIGULI, { page: 1, size: 10 });
  const person = persons(store).get(grzh);
  for (const month of monthsFrom('2026-12', shiftMonth(monthOf(tx.today()), -1))) {
    const owed = person?.spans.some(({ from, to }) => from <= month && (to === undefined || month <= to)) ?? false;
    expect(wjny.includes(month), `${month} is ${months.includes(month) ? 'paid' : 'not paid'}`).toBe(
      owed && !months.includes(month),
    );
    // Nothing that nobody owes was taken for it.
    if (!owed) expect(months, month).not.toContain(month);
  }
}
