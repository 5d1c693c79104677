// Unit of up to 100,000 members, added on demand (QA): derived from its day and size alone, so that no journal stores its rows.
import { addDays, monthOf, monthsFrom, type PlainDate, shiftMonth } from '@/domain/dates';
import { rosterFigures } from '@/domain/deposit/remittance';
import type { Fen } from '@/domain/money';
import { interestDue } from '../centre/kernel/accounts/deposit-interest';
import { type LedgerLine, memberAccount, pendingAccount, post, postingsOf } from '../centre/kernel/accounts/ledger';
import { passwordHash } from '../centre/kernel/password-hash';
import { type PersonRecord, persons, type UnitRecord, units } from '../centre/kernel/people';
import type { Store } from '../centre/kernel/store';
import { putUnitInfo } from '../centre/kernel/unit/unit-info';
import { bankAccounts } from '../centre/registers/registers';
import { contributionShares } from '../centre/remittance/amounts';
import { payers } from '../centre/remittance/debit/payers';
import { bookingId } from '../centre/remittance/list/records';
import { receiveByAgreement, recordSettledList } from '../centre/remittance/list/settled-list';
import { crowdOf, openingLines } from './members';
import { defaultUnit, PASSWORD } from './people';

/** Stored request, from which the unit is derived. */
export interface LargeUnitOrder {
  /** The centre's day of the request. */
  day: PlainDate;
  /** Number of members. */
  rs: number;
}

export const MAX_LARGE_MEMBERS = 100_000;

export const LARGE_UNIT = {
  dwzh: '1000000100',
  dwmc: '云州万家服务集团有限公司',
  operator: { jbrxm: '万里程', jbrzjhm: '110112198605110038', jbrsjhm: '13900000012' },
} as const;

const CROWD = 1_400_000_000_00;
const PRIOR_MONTHS = 36;
/** People added before yielding. */
const SLICE = 2_000;
const PAYER = { zhbh: 'FK010001', fkzh: '0200001109200998877', fkyhdm: '102', yhmc: '中国工商银行' } as const;

/**
 * Adds the unit as it stands on `day`: members with opening balances at the end of the fund year before last, every month since then paid
 * on payday, the last year's interest settled. The members' books are consistent on their own; the centre's own accounts (bank, opening,
 * interest) take these entries in later than their dates. Yields between slices of some milliseconds, so that the page stays responsive.
 */
export function* seedLargeUnit(store: Store, { day, rs }: LargeUnitOrder): Generator<void, void> {
  const { dwzh } = LARGE_UNIT;
  const month = monthOf(day);
  const year = lastSettledYear(day);
  const from = `${year - 1}-07`;
  const due = shiftMonth(month, Number(day.slice(8)) >= defaultUnit.payday ? 1 : 0);
  putUnit(store, from, due);
  const crowd: PersonRecord[] = [];
  for (let first = 0; first < rs; first += SLICE) {
    const count = Math.min(SLICE, rs - first);
    const some = crowdOf({ dwzh, firstGrzh: CROWD + first, count, from, priorMonths: PRIOR_MONTHS });
    for (const person of some) {
      persons(store).put(person.grzh, person);
      crowd.push(person);
    }
    yield;
  }
  const opening = { date: `${year - 1}-06-30`, kind: '99', zhaiyao: '期初余额', ywlsh: '', dwzh } as const;
  post(store, { id: `qc:${dwzh}`, ...opening, hjny: shiftMonth(from, -1), lines: openingLines(crowd) });
  yield;
  const list = monthOfMembers(crowd);
  yield;
  for (const hjny of monthsFrom(from, shiftMonth(due, -1))) {
    payMonth(store, hjny, list);
    yield;
    if (hjny === `${year}-06`) {
      settle(store, `${year}-06-30`, crowd);
      yield;
    }
  }
}

/** Year whose 30 June had the last interest settlement. */
function lastSettledYear(day: PlainDate): number {
  return Number(day.slice(0, 4)) - (day.slice(5) >= '06-30' ? 0 : 1);
}

function putUnit(store: Store, from: string, due: string): void {
  const { dwzh, dwmc, operator } = LARGE_UNIT;
  const unit: UnitRecord = {
    ...defaultUnit,
    dwzh,
    dwmc,
    tyshxydm: '91110112MA0WJ6LD4D',
    firstMonth: from,
    jzny: shiftMonth(due, -1),
    operator,
    passwordHash: passwordHash(dwzh, PASSWORD),
  };
  units(store).put(dwzh, unit);
  putUnitInfo(store, dwzh, {
    dwxz: '3',
    dwjjlx: '150',
    dwlsgx: '90',
    dwsshy: 'O',
    dwdz: JSON.stringify(['云州市', '海淀区', '云锦街200号万家中心']),
    dwlxdh: '010-82600100',
    dwfrdbxm: '万云州',
    dwfrdbzjlx: '01',
    dwfrdbzjhm: '11011219710318004X',
  });
  const there = { ...PAYER, dwzh, hjfs: '02', khhmc: '', khhlhh: '', fkhm: dwmc } as const;
  payers(store).put(PAYER.zhbh, { ...there, signed: true, standard: true, kkr: 0, state: 'used' });
  bankAccounts(store).put(PAYER.fkzh, { yhzh: PAYER.fkzh, yhdm: PAYER.fkyhdm, hm: dwmc });
}

interface MonthOfMembers {
  /** Lines shared by all months. */
  lines: readonly LedgerLine[];
  total: Fen;
  figures: ReturnType<typeof rosterFigures>;
}

function monthOfMembers(crowd: readonly PersonRecord[]): MonthOfMembers {
  const shares = crowd.flatMap(({ grzh, spans }) => (spans[0] ? [{ grzh, ...contributionShares(spans[0]) }] : []));
  const lines = shares.map(({ grzh, unitFen, memberFen }) => ({
    account: memberAccount(grzh),
    fen: unitFen + memberFen,
    unitFen,
  }));
  const figures = rosterFigures(
    shares.map(({ unitFen, memberFen }) => ({ dwyjce: unitFen, gryjce: memberFen, syyjce: unitFen + memberFen })),
  );
  const total = figures.hjje;
  return { lines: [...lines, { account: pendingAccount(LARGE_UNIT.dwzh), fen: -total }], total, figures };
}

/** Records a month as paid by the bank under the counter's agreement. */
function payMonth(store: Store, hjny: string, { lines, total, figures }: MonthOfMembers): void {
  const { dwzh } = LARGE_UNIT;
  const date = `${hjny}-${defaultUnit.payday}`;
  receiveByAgreement(store, { dwzh, hjny, day: date, ywlsh: '', total });
  post(store, { id: bookingId(dwzh, hjny), date, hjny, dwzh, ywlsh: '', kind: '01', zhaiyao: '汇缴', lines });
  // Numbers beyond those of that past month's counter.
  const number = `${hjny.replace('-', '')}90000001`;
  recordSettledList(store, { dwzh, hjny, day: date, figures, qcqrdh: `QC${number}`, pzh: `PZ${number}` });
}

/** Interest of a year. Members with the same base have the same history, so it is calculated once per base. */
function settle(store: Store, date: PlainDate, crowd: readonly PersonRecord[]): void {
  const byBase = new Map<Fen, Fen>();
  let total = 0n;
  const lines = crowd.map(({ grzh, spans }): LedgerLine => {
    const account = memberAccount(grzh);
    const base = spans[0]?.base ?? 0n;
    const fen = byBase.get(base) ?? interestDue(postingsOf(store, account), addDays(date, 1));
    byBase.set(base, fen);
    total += fen;
    return { account, fen };
  });
  const { dwzh } = LARGE_UNIT;
  const zhaiyao = `${date.slice(0, 4)}年结息`;
  const all = [...lines, { account: 'interest-expense', fen: -total }];
  post(store, { id: `jx:${date.slice(0, 4)}:${dwzh}`, date, kind: '09', zhaiyao, ywlsh: '', lines: all });
}
