import type { Member } from '@/api/members';
import type { Page } from '@/api/person';
import type { TermsByMonth } from '@/api/terms-by-month';
import { lastDayOf, monthOf, type PlainDate, shiftMonth } from '@/domain/dates';
import { maskIdNumber } from '@/domain/mask';
import { type Fen, parseYuan, toYuan } from '@/domain/money';
import { lastPaidMonth, presentTerms, shownMonth } from '../kernel/account-figures';
import { type Actor, type Desk, REFUSED, Refusal } from '../kernel/desk';
import { type Paging, pageOfRows } from '../kernel/list-page';
import { everMembersInOrder, lastSpan, type PersonRecord, spanIn, unitOf } from '../kernel/people';
import { whileUnchanged } from '../kernel/while-unchanged';
import { accountSeals } from '../registers/life-registers';
import { sharesOf } from '../remittance/amounts';
import { counterSeal } from './counter-changes';
import { presentDay } from './present-month';
import { termsByMonth } from './terms-by-month';

/** What may be asked about the own members; every value comes from a request and is checked here. */
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
 * Members of the actor's own unit, in the order of their account numbers unless asked otherwise. Balances and loans are no
 * matter of the unit, and somebody of another unit is not found, whatever is asked.
 * @throws Refusal for anybody but a unit, and for a range of bases that is none
 */
export function searchMembers(desk: Desk, actor: Actor, search: MemberSearch): Page<Member> {
  const unit = unitOf(desk, actor);
  const day = presentDay(desk, unit);
  return pageOfRows(desk, foundBy(desk, actor, search), search, (person) => memberView(desk, person, unit.dwzh, day));
}

/** The people whose present employer is the actor's unit, in the order of their account numbers. */
export function membersOf(desk: Desk, actor: Actor): PersonRecord[] {
  const { dwzh } = unitOf(desk, actor);
  return everMembersInOrder(desk.store, dwzh).filter((person) => lastSpan(person)?.dwzh === dwzh);
}

function memberView(desk: Desk, person: PersonRecord, dwzh: string, day: PlainDate): Member {
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
    jzny: lastPaidMonth(desk.store, person),
    khrq: person.khrq,
    fcrq: sealedSince(desk, person),
    fcyy: person.grzhzt === '02' ? (accountSeals(desk.store).get(person.grzh)?.fcyy ?? '') : '',
  };
}

const NOTHING = { dwyjce: 0n, gryjce: 0n, yjce: 0n };

/** What the unit's list of the month has for a member: who is sealed as of a later one is still on it. */
function listedIn(person: PersonRecord, dwzh: string, day: PlainDate): typeof NOTHING {
  const span = spanIn(person, shownMonth(person, monthOf(day)));
  if (span?.dwzh !== dwzh) return NOTHING;
  const { unitFen: dwyjce, memberFen: gryjce } = sharesOf(span);
  return { dwyjce, gryjce, yjce: dwyjce + gryjce };
}

/** With the month from which nothing is paid any more, where the last one is still to come. */
function termsUntil(person: PersonRecord, day: PlainDate): TermsByMonth {
  const terms = termsByMonth(person, day);
  const { to } = lastSpan(person) ?? {};
  if (to === undefined || to < monthOf(day)) return terms;
  const none = { grjcjs: '', dwjcbl: '', grjcbl: '', yjce: toYuan(0n) };
  return { ...terms, hxjc: [{ qsny: shiftMonth(to, 1), ...none }] };
}

/** The day that is written down for it, by the hall or by the counter (人员变动记录 has the same); else the end of the last month. */
export function sealedSince({ store, today }: Pick<Desk, 'store' | 'today'>, person: PersonRecord): string {
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
    throw new Refusal(REFUSED, sentence, { fieldErrors: { jsks: sentence } });
  }
  return (person) =>
    (grzhzt === '' || person.grzhzt === grzhzt) &&
    (least === undefined || baseOf(person) >= least) &&
    (most === undefined || baseOf(person) <= most) &&
    (wanted === '' || isMeant(person, wanted));
}

/** Of an ID number only what the mask shows, or all of it: with any part, the hidden middle could be guessed digit by digit. */
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
  throw new Refusal(REFUSED, sentence, { fieldErrors: { [field]: sentence } });
}

type Order = (a: PersonRecord, b: PersonRecord) => number;

/** Whoever is meant, in the order asked for; the last answer is kept: a large unit that is read page by page is searched once. */
function foundBy(desk: Desk, actor: Actor, search: MemberSearch): readonly PersonRecord[] {
  const { dwzh } = unitOf(desk, actor);
  const { page: _, size: __, ...asked } = search;
  const day = presentDay(desk, unitOf(desk, actor));
  // Until when somebody is sealed follows from the date.
  const key = JSON.stringify({ ...asked, day, today: desk.today() });
  return whileUnchanged(desk.store, dwzh, { name: 'members-found', key }, () =>
    inOrder(desk, actor, search).filter(matching(search, baseOn(day))),
  );
}

/** The unit's members in the order asked for, the last one kept: an export by a column puts a large unit in order once and not once a page. */
function inOrder(desk: Desk, actor: Actor, { sort = '', order = '' }: MemberSearch): readonly PersonRecord[] {
  const unit = unitOf(desk, actor);
  const day = presentDay(desk, unit);
  const key = `${sort} ${order} ${day} ${desk.today()}`;
  return whileUnchanged(desk.store, unit.dwzh, { name: 'members-in-order', key }, () =>
    sorted(desk, membersOf(desk, actor), { sort, order, dwzh: unit.dwzh, day }),
  );
}

/** Only columns whose order tells nothing hidden; an unknown one leaves the list as it is. */
function sorted(
  desk: Desk,
  members: PersonRecord[],
  { sort, order, ...of }: Required<Pick<MemberSearch, 'sort' | 'order'>> & { dwzh: string; day: PlainDate },
): PersonRecord[] {
  const by = orderOf(desk, members, sort, of);
  if (!by) return members;
  const direction = order === 'desc' ? -1 : 1;
  return members.sort((a, b) => direction * by(a, b) || compare(a.grzh, b.grzh));
}

function orderOf(
  desk: Desk,
  members: readonly PersonRecord[],
  sort: string,
  { dwzh, day }: { dwzh: string; day: PlainDate },
): Order | undefined {
  const each = <T extends string | bigint>(pick: (person: PersonRecord) => T): Order => {
    const values = new Map(members.map((person) => [person, pick(person)]));
    // Both are of `members`, so both have a value.
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
      return each((person) => lastPaidMonth(desk.store, person));
    case 'khrq':
      return each(({ khrq }) => khrq);
    case 'fcrq':
      return each((person) => sealedSince(desk, person));
    default:
      return undefined;
  }
}

/** The base that is shown on a day. */
const baseOn = (today: PlainDate) => (person: PersonRecord) => presentTerms(person, today)?.base ?? 0n;

function compare<T extends string | bigint>(a: T, b: T): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
