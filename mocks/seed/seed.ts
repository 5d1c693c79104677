import { addDays, addMonths, monthOf, type PlainDate, shiftMonth } from '@/domain/dates';
import { putQueryConsent } from '../centre/access/query-consents';
import { settleDays } from '../centre/daily-jobs';
import { memberAccount, post } from '../centre/kernel/accounts/ledger';
import { emptyOutbox } from '../centre/kernel/messages/outbox';
import { passwordHash } from '../centre/kernel/password-hash';
import { developers, type PersonRecord, persons, units } from '../centre/kernel/people';
import type { Store } from '../centre/kernel/store';
import { ownerOf, transactionOn } from '../centre/kernel/transaction';
import { noteCounterChanges } from '../centre/members/info/counter-changes';
import { agreedBefore } from '../centre/members/interest-statement';
import { seedDrawnLoan, seedHomeLoans } from './borrowers';
import { seedBuildings } from './buildings';
import { seedCertificates } from './certificates';
import { seedComplaints } from './complaints';
import { developerInfo, seedDeveloperAccounts } from './developer-info';
import { seedEnterprises } from './enterprises';
import { seedEvaluations } from './evaluations';
import { seedFlexible } from './flexible';
import { seedGuarantees } from './guarantees';
import { seedGuests } from './guests';
import { seedHousingFunds } from './housing-funds';
import { seedInfo } from './info';
import { seedLoansOfPeople } from './loan-people';
import { seedLoans } from './loans';
import { crowdOf, openingLines } from './members';
import { seedOtherRegisters } from './others';
import { PASSWORD, seedDevelopers, seedPeople, seedUnits } from './people';
import { LEDGER_START, type SeedPerson } from './person';
import { seedBindings } from './platform-people';
import { seedProjectCase } from './project-case';
import { seedRegisters } from './registers';
import { FORESEEN, NEWCOMER } from './renters';
import { seedUnitInfo } from './unit-info';
import { seedPayers } from './unit-payers';

/** Messages of the last days only: older ones are not seeded. */
const MESSAGE_DAYS = 60;
const CROWD_48 = 1_200_000_000_00;
const CROWD_10000 = 1_300_000_000_00;
const UNIT_48 = '1000000001';
const UNIT_10000 = '1000000002';
const MEMBERS_OF_UNIT_48 = 48;

/**
 * Seeds the centre as it stands on `day`: people and units get opening balances, then the daily jobs process every day from LEDGER_START
 * on, as they do later, so that each month, interest and instalment is real.
 */
export function seedCentre(store: Store, day: PlainDate): void {
  for (const { remark: _, unregistered, ...unit } of seedUnits) {
    const canSignIn = unit.tyshxydm !== '' && !unregistered;
    units(store).put(unit.dwzh, {
      ...unit,
      jzny: shiftMonth(unit.firstMonth, -1),
      passwordHash: canSignIn ? passwordHash(unit.dwzh, PASSWORD) : '',
    });
  }
  for (const { remark: _, projects: __, ...developer } of seedDevelopers) {
    const { kfsbh } = developer;
    developers(store).put(kfsbh, { ...developer, ...developerInfo(day), passwordHash: passwordHash(kfsbh, PASSWORD) });
    seedDeveloperAccounts(store, developer.kfsmc);
  }
  for (const person of seedPeople) putPerson(store, person, day);
  seedHousingFunds(store, 'start', LEDGER_START);
  seedBindings(store, day);
  seedCertificates(store, day);
  seedRegisters(store, day);
  seedOtherRegisters(store, day);
  seedEnterprises(store, day);
  seedGuests(store, day);
  putQueryConsent(store, ownerOf({ kind: 'person', grzh: FORESEEN.grzh }), `${addDays(day, -30)} 10:20:00`);
  seedInfo(store);
  seedUnitInfo(store);
  seedPayers(store);
  seedBuildings(store, day);
  seedGuarantees(store);
  seedLoans(store);
  seedHomeLoans(store, day);
  seedLoansOfPeople(store, day);

  const month = monthOf(day);
  const named = [...persons(store).values()].filter((person) => person.spans.at(-1)?.dwzh === UNIT_48).length;
  const crowdSince = shiftMonth(month, -23);
  const due = shiftMonth(month, Number(day.slice(8)) >= 15 ? 1 : 0);
  const few = crowdOf({
    dwzh: UNIT_48,
    firstGrzh: CROWD_48,
    // The last one joins later; a leaving member keeps the count at 48 in both months.
    count: MEMBERS_OF_UNIT_48 - named + 1,
    from: crowdSince,
    priorMonths: 12,
  }).map((person, at, { length }) => changedFor(person, length - at, due));
  const many = crowdOf({
    dwzh: UNIT_10000,
    firstGrzh: CROWD_10000,
    count: 10_000,
    from: due,
    priorMonths: 36,
  });

  liveThrough(store, LEDGER_START, addDays(`${crowdSince}-01`, -1), day);
  for (const person of few) persons(store).put(person.grzh, person);
  seedHousingFunds(store, 'between', `${crowdSince}-01`);
  const opened = few.filter(({ priorMonths }) => priorMonths > 0);
  openCrowd(store, UNIT_48, opened, `${crowdSince}-01`);
  liveThrough(store, `${crowdSince}-01`, `${month}-01`, day);
  seedDrawnLoan(store, `${month}-01`);
  // Yesterday, since the seed has no time of day; today if yesterday's numbers are used up.
  const applied = day > `${month}-02` ? addDays(day, -1) : day;
  liveThrough(store, `${month}-02`, applied, day);
  seedProjectCase(store, applied);
  liveThrough(store, addDays(applied, 1), day, day);
  for (const person of many) persons(store).put(person.grzh, person);
  seedHousingFunds(store, 'now', day);
  openCrowd(store, UNIT_10000, many, day);
  seedFlexible(store);
  for (const { dwzh, tyshxydm, statementConfirmed } of seedUnits)
    if (tyshxydm !== '') agreedBefore(transactionOn(store, day), dwzh, !statementConfirmed);
  seedComplaints(store, day);
  seedEvaluations(store, day);
  noteCounterChanges(store, day);
  emptyOutbox(store);
}

function liveThrough(store: Store, from: PlainDate, to: PlainDate, day: PlainDate): void {
  if (from <= to) settleDays(store, from, to, addDays(day, -MESSAGE_DAYS));
}

function putPerson(store: Store, { openingFen, remark: _, unregistered, ...person }: SeedPerson, day: PlainDate): void {
  const record: PersonRecord = {
    ...person,
    zjlx: '01',
    passwordHash: unregistered ? '' : passwordHash(person.zjhm, PASSWORD),
  };
  persons(store).put(person.grzh, person.grzh === NEWCOMER.grzh ? newcomer(record, day) : record);
  if (openingFen === 0n) return;
  post(store, {
    id: `qc:${person.grzh}`,
    date: LEDGER_START,
    kind: '99',
    zhaiyao: '期初余额',
    ywlsh: '',
    hjny: shiftMonth(monthOf(LEDGER_START), -1),
    dwzh: person.spans[0]?.dwzh,
    lines: [
      { account: memberAccount(person.grzh), fen: openingFen },
      { account: 'opening', fen: -openingFen },
    ],
  });
}

/** Person with NEWCOMER.months months of contributions on any seed day. */
function newcomer(record: PersonRecord, day: PlainDate): PersonRecord {
  const paidThisMonth = Number(day.slice(8)) >= 15;
  const from = shiftMonth(monthOf(day), paidThisMonth ? 1 - NEWCOMER.months : -NEWCOMER.months);
  const { dwzh, base, ratio } = NEWCOMER;
  const span = { dwzh, from, base, dwjcbl: ratio, grjcbl: ratio };
  return { ...record, khrq: addMonths(`${from}-10`, 0), spans: [span] };
}

/** The last three of the crowd are the changes between the booked month's list and the due one's. */
function changedFor(person: PersonRecord, fromTheEnd: number, due: string): PersonRecord {
  const [span] = person.spans;
  const before = shiftMonth(due, -1);
  if (!span || fromTheEnd > 3) return person;
  if (fromTheEnd === 1) return { ...person, grzhzt: '02', spans: [{ ...span, to: before }] };
  if (fromTheEnd === 2) return { ...person, khrq: `${before}-05`, priorMonths: 0, spans: [{ ...span, from: due }] };
  return {
    ...person,
    spans: [
      { ...span, to: before },
      { ...span, from: due, base: span.base + 60_000n },
    ],
  };
}

function openCrowd(store: Store, dwzh: string, crowd: readonly PersonRecord[], date: PlainDate): void {
  const from = crowd[0]?.spans[0]?.from ?? monthOf(date);
  const hjny = shiftMonth(from, -1);
  const unit = units(store).get(dwzh);
  if (unit && unit.jzny < hjny) units(store).put(dwzh, { ...unit, jzny: hjny });
  post(store, {
    id: `qc:${dwzh}`,
    date,
    kind: '99',
    zhaiyao: '期初余额',
    ywlsh: '',
    hjny,
    dwzh,
    lines: openingLines(crowd),
  });
}
