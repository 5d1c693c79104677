import type { Page } from '@/api/person/person';
import type { TermsByMonth } from '@/api/person/terms-by-month';
import type { Member } from '@/api/unit/members';
import { lastDayOf, monthOf, type PlainDate, shiftMonth } from '@/domain/dates';
import { type Fen, parseYuan, toYuan } from '@/domain/money';
import { maskIdNumber } from '@/domain/text/mask';
import { lastPaidMonth, presentTerms, shownMonth } from '../../kernel/accounts/account-figures';
import { type Paging, pageOfRows } from '../../kernel/list-page';
import { memoizeByVersion } from '../../kernel/memoize-by-version';
import { lastSpan, membersByNumber, type PersonRecord, spanIn, unitOf } from '../../kernel/people';
import { type Actor, BusinessError, REFUSED, type Transaction } from '../../kernel/transaction';
import { accountSeals } from '../../registers/life-registers';
import { contributionShares } from '../../remittance/amounts';
import { counterSeal } from '../info/counter-changes';
import { presentDay } from '../present-month';
import { termsByMonth } from '../terms-by-month';

/** Search fields of own members, unvalidated request values. */
export interface MemberSearch extends Paging {
  key?: string;
  grzhzt?: string;
  jsks?: string;
  jsjs?: string;
  sort?: string;
  order?: string;
}

const LONGEST_KEY = 60;
const NAMES = new Intl.Collator('zh-CN');

/**
 * Returns members of the actor's unit, by account number unless sorted otherwise. It shows no balance or loan, and never finds a member of
 * another unit.
 * @throws BusinessError for another kind of actor, or an invalid range of bases
 */
export function searchMembers(tx: Transaction, actor: Actor, search: MemberSearch): Page<Member> {
  const unit = unitOf(tx, actor);
  const day = presentDay(tx, unit);
  return pageOfRows(tx, foundBy(tx, actor, search), search, (person) => memberView(tx, person, unit.dwzh, day));
}

/** Returns the people whose present employer is the actor's unit, by account number. */
export function membersOf(tx: Transaction, actor: Actor): PersonRecord[] {
  const { dwzh } = unitOf(tx, actor);
  return membersByNumber(tx.store, dwzh).filter((person) => lastSpan(person)?.dwzh === dwzh);
}

function memberView(tx: Transaction, person: PersonRecord, dwzh: string, day: PlainDate): Member {
  const { dwyjce, gryjce, yjce } = listedIn(person, dwzh, day);
  return {
    ...termsUntil(person, day),
    grzh: person.grzh,
    xingming: person.xingming,
    zjhm: maskIdNumber(person.zjhm),
    grzhzt: person.grzhzt,
    grjcjs: toYuan(baseOn(day)(person)),
    dwyjce: toYuan(dwyjce),
    gryjce: toYuan(gryjce),
    yjce: toYuan(yjce),
    jzny: lastPaidMonth(tx.store, person),
    khrq: person.khrq,
    fcrq: sealedSince(tx, person),
    fcyy: person.grzhzt === '02' ? (accountSeals(tx.store).get(person.grzh)?.fcyy ?? '') : '',
  };
}

const NOTHING = { dwyjce: 0n, gryjce: 0n, yjce: 0n };

/** Returns the member's terms in the unit's list of the month; sealed from a later month on, they are still listed. */
function listedIn(person: PersonRecord, dwzh: string, day: PlainDate): typeof NOTHING {
  const span = spanIn(person, shownMonth(person, monthOf(day)));
  if (span?.dwzh !== dwzh) return NOTHING;
  const { unitFen: dwyjce, memberFen: gryjce } = contributionShares(span);
  return { dwyjce, gryjce, yjce: dwyjce + gryjce };
}

/** Adds the first month without payment, if the last month is in the future. */
function termsUntil(person: PersonRecord, day: PlainDate): TermsByMonth {
  const terms = termsByMonth(person, day);
  const { to } = lastSpan(person) ?? {};
  if (to === undefined || to < monthOf(day)) return terms;
  const none = { grjcjs: '', dwjcbl: '', grjcbl: '', yjce: toYuan(0n) };
  return { ...terms, hxjc: [{ qsny: shiftMonth(to, 1), ...none }] };
}

/** Returns the recorded day of the seal, by hall or counter (as in 人员变动记录); else the end of the last month. */
export function sealedSince({ store, today }: Pick<Transaction, 'store' | 'today'>, person: PersonRecord): string {
  if (person.grzhzt !== '02') return '';
  const written = accountSeals(store).get(person.grzh)?.fcrq;
  const { to, dwzh = '' } = lastSpan(person) ?? {};
  if (written !== undefined || to === undefined) return written ?? '';
  const day = counterSeal(store, dwzh, to)?.day ?? lastDayOf(to);
  return day < today() ? day : today();
}

function matching(
  { key = '', grzhzt = '', jsks = '', jsjs = '' }: MemberSearch,
  baseOf: (person: PersonRecord) => Fen,
): (person: PersonRecord) => boolean {
  const wanted = key.trim().toUpperCase().slice(0, LONGEST_KEY);
  const least = bound(jsks, 'jsks');
  const most = bound(jsjs, 'jsjs');
  if (least !== undefined && most !== undefined && least > most) {
    const sentence = '缴存基数的下限不能大于上限，请修改后再查询';
    throw new BusinessError(REFUSED, sentence, { fieldErrors: { jsks: sentence } });
  }
  return (person) =>
    (grzhzt === '' || person.grzhzt === grzhzt) &&
    (least === undefined || baseOf(person) >= least) &&
    (most === undefined || baseOf(person) <= most) &&
    (wanted === '' || isMeant(person, wanted));
}

/** Matches an ID number by its visible digits or in full: a match on any part would reveal the masked digits one by one. */
function isMeant(person: PersonRecord, wanted: string): boolean {
  const zjhm = person.zjhm.toUpperCase();
  return (
    person.xingming.toUpperCase().includes(wanted) ||
    person.grzh.includes(wanted) ||
    zjhm === wanted ||
    (wanted.length === 4 && zjhm.endsWith(wanted))
  );
}

function bound(yuan: string, field: string): Fen | undefined {
  if (yuan.trim() === '') return undefined;
  const fen = parseYuan(yuan.trim());
  if (fen !== undefined && fen >= 0n) return fen;
  const sentence = '缴存基数范围请填写金额，最多两位小数';
  throw new BusinessError(REFUSED, sentence, { fieldErrors: { [field]: sentence } });
}

type Order = (a: PersonRecord, b: PersonRecord) => number;

/** Returns the matching members, sorted; memoized, so that paging through a large unit searches once. */
function foundBy(tx: Transaction, actor: Actor, search: MemberSearch): readonly PersonRecord[] {
  const { dwzh } = unitOf(tx, actor);
  const { page: _, size: __, ...asked } = search;
  const day = presentDay(tx, unitOf(tx, actor));
  // Seal days depend on the present date.
  const key = JSON.stringify({ ...asked, day, today: tx.today() });
  return memoizeByVersion(tx.store, dwzh, { name: 'members-found', key }, () =>
    inOrder(tx, actor, search).filter(matching(search, baseOn(day))),
  );
}

/** Returns the unit's members, sorted; memoized, so that an export by pages sorts once. */
function inOrder(tx: Transaction, actor: Actor, { sort = '', order = '' }: MemberSearch): readonly PersonRecord[] {
  const unit = unitOf(tx, actor);
  const day = presentDay(tx, unit);
  const key = `${sort} ${order} ${day} ${tx.today()}`;
  return memoizeByVersion(tx.store, unit.dwzh, { name: 'members-in-order', key }, () =>
    sorted(tx, membersOf(tx, actor), { sort, order, dwzh: unit.dwzh, day }),
  );
}

/** Sorts by columns that reveal nothing hidden; an unknown one is ignored. */
function sorted(
  tx: Transaction,
  members: PersonRecord[],
  { sort, order, ...of }: Required<Pick<MemberSearch, 'sort' | 'order'>> & { dwzh: string; day: PlainDate },
): PersonRecord[] {
  const by = orderOf(tx, members, sort, of);
  if (!by) return members;
  const direction = order === 'desc' ? -1 : 1;
  return members.sort((a, b) => direction * by(a, b) || compare(a.grzh, b.grzh));
}

function orderOf(
  tx: Transaction,
  members: readonly PersonRecord[],
  sort: string,
  { dwzh, day }: { dwzh: string; day: PlainDate },
): Order | undefined {
  const each = <T extends string | bigint>(pick: (person: PersonRecord) => T): Order => {
    const values = new Map(members.map((person) => [person, pick(person)]));
    // Both are elements of `members` and have a value.
    return (a, b) => compare(values.get(a) as T, values.get(b) as T);
  };
  switch (sort) {
    case 'grzh':
      return (a, b) => compare(a.grzh, b.grzh);
    case 'xingming':
      return (a, b) => NAMES.compare(a.xingming, b.xingming);
    case 'grzhzt':
      return (a, b) => compare(a.grzhzt, b.grzhzt);
    case 'grjcjs':
      return each(baseOn(day));
    case 'dwyjce':
    case 'gryjce':
    case 'yjce':
      return each((person) => listedIn(person, dwzh, day)[sort]);
    case 'jzny':
      return each((person) => lastPaidMonth(tx.store, person));
    case 'khrq':
      return each(({ khrq }) => khrq);
    case 'fcrq':
      return each((person) => sealedSince(tx, person));
    default:
      return undefined;
  }
}

/** Returns the base shown on a day. */
const baseOn = (today: PlainDate) => (person: PersonRecord) => presentTerms(person, today)?.base ?? 0n;

function compare<T extends string | bigint>(a: T, b: T): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
