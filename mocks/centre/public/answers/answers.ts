// Smart answers (specification 7.3, intellect): questions ranked by what was typed, by how much they are read, and by votes.
import type { QuestionRow, SmartAnswer, Topics } from '@/api/answers';
import type { Page } from '@/api/person';
import { addDays, type PlainDate } from '@/domain/dates';
import { policyDocuments } from '../../../data/policies/policies';
import { readsPerDay } from '../../../data/popular';
import { clerkWords } from '../../../data/questions/question-words';
import { QUESTION_GROUPS, type Question, questions } from '../../../data/questions/questions';
import { type Actor, type Desk, REFUSED, Refusal } from '../../kernel/desk';
import { type Paging, pageOfRows } from '../../kernel/list-page';
import type { Store } from '../../kernel/store';
import { Finder, type Found } from '../finding/finding';
import { matterAt } from './answers-matters';
import { basisOf, richText, shortened, withFigures } from './answers-text';
import { hasOwnFigures, type OfferOf, ownFigures } from './own-figures';

/** Reads of one question on one day. */
interface ReadCount {
  id: string;
  day: PlainDate;
  times: number;
}

interface Vote {
  id: string;
  pj: '0' | '1';
}

const DAYS_COUNTED = 30;
const POPULAR = 10;
const RELATED = 5;
const NEARLY_ALL = 0.8;
/** How near the questions of units come to somebody who speaks as a unit's clerk, and to everybody else. */
const CLERK_ASKS = 1.25;
const PERSON_ASKS = 0.95;
const MARK = /^[0-9a-f]{32}$/;

const reads = (store: Store) => store.table<ReadCount>('question-reads');
const votes = (store: Store) => store.table<Vote>('question-votes');
const byId = new Map(questions.map((question) => [question.id, question]));
const groupOf = ({ id }: Question) => id.slice(0, 2);
const groupNames = new Map<string, string>(QUESTION_GROUPS);

const finder = new Finder(questions, ({ bt, wf, nr }) => ({ title: bt, words: wf, text: withFigures(nr) }));

/** Questions that fit, best first; without words those of the group (or all), the most read first. */
export function listQuestions(desk: Desk, input: Paging & { gjz: string; fl: string }): Page<QuestionRow> {
  const found = findQuestions(desk, input.gjz).filter((one) => input.fl === '' || groupOf(one) === input.fl);
  const page = pageOfRows(desk, found, input);
  return { ...page, list: rowsOf(desk, page.list) };
}

export function findQuestions(desk: Desk, gjz: string): readonly Question[] {
  return gjz === '' ? mostRead(desk) : scoredQuestions(desk, gjz).map(({ item }) => item);
}

export function scoredQuestions(desk: Desk, gjz: string): readonly Found<Question>[] {
  const lift = liftOf(desk);
  const said = gjz.toLowerCase();
  const units = clerkWords.some((word) => said.includes(word)) ? CLERK_ASKS : PERSON_ASKS;
  return finder.find(gjz, (question) => lift(question) * (groupOf(question) === 'dw' ? units : 1));
}

/** @throws Refusal for a question that does not exist */
export function readAnswer(
  desk: Desk,
  input: { id: string; visitor: string; actor?: Actor | undefined; offerOf: OfferOf },
): SmartAnswer {
  const question = known(input.id);
  countRead(desk, question.id);
  const [row] = rowsOf(desk, [question]);
  if (!row) throw new Error('One row for one question');
  const { nr, lj = [], yj } = question;
  const basis = [...new Set([...(yj ? [yj] : []), ...basisOf(nr)])];
  return {
    ...row,
    nr: richText(nr),
    sx: lj.map(matterAt),
    yj: basis.map((mc) => ({ mc, lj: documentOf(mc) })),
    xg: rowsOf(desk, relatedTo(question)),
    ...votesOf(desk.store, question.id),
    wdpj: votes(desk.store).get(voteKey(question.id, input.visitor))?.pj ?? '',
    sfbz: hasOwnFigures(question.id) ? '1' : '',
    bzsj: input.actor ? ownFigures(desk, input.actor, question.id, input.offerOf) : [],
  };
}

/** Takes the visitor's vote, in place of a former one. @throws Refusal */
export function voteOn(desk: Desk, input: { id: string; pj: string; visitor: string }): { yyy: number; wyy: number } {
  const { id } = known(input.id);
  const { pj } = input;
  if (pj !== '0' && pj !== '1') throw new Refusal(REFUSED, '请选择“有帮助”或“没有帮助”');
  if (input.visitor === '') throw new Refusal(REFUSED, '无法识别您的浏览器，请刷新页面后再评价');
  votes(desk.store).put(voteKey(id, input.visitor), { id, pj });
  return votesOf(desk.store, id);
}

/** What is asked most, for those whom the centre does not know. */
export function popularTopics(desk: Desk): Topics {
  return {
    list: rowsOf(desk, mostRead(desk).slice(0, POPULAR)),
    fl: QUESTION_GROUPS.map(([fl, flmc]) => ({ fl, flmc, sl: questions.filter((one) => groupOf(one) === fl).length })),
  };
}

/** The mark of a browser, or '' for what is none: one vote for each. */
export function visitorMark(text: string): string {
  return MARK.test(text) ? text : '';
}

function known(id: string): Question {
  const question = byId.get(id);
  if (!question) throw new Refusal(REFUSED, '没有找到这个问题，可能已经下架，请重新搜索');
  return question;
}

const voteKey = (id: string, visitor: string) => `${id}|${visitor}`;

function votesOf(store: Store, id: string): { yyy: number; wyy: number } {
  const all = [...votes(store).values()].filter((vote) => vote.id === id);
  const yyy = all.filter(({ pj }) => pj === '1').length;
  return { yyy, wyy: all.length - yyy };
}

function countRead({ store, today }: Desk, id: string): void {
  const key = `${id}|${today()}`;
  reads(store).put(key, { id, day: today(), times: (reads(store).get(key)?.times ?? 0) + 1 });
}

/** Reads of the last thirty days: counted ones, and before the centre's first day those of an ordinary day. */
function readsOf(desk: Desk): Map<string, number> {
  const today = desk.today();
  const since = addDays(today, 1 - DAYS_COUNTED);
  const first = desk.store.table<{ day?: PlainDate }>('centre').get('start')?.day ?? today;
  let seeded = 0;
  for (let day = since; day < first && day <= today; day = addDays(day, 1)) seeded += 1;
  const sums = new Map(questions.map(({ id }) => [id, seeded * (readsPerDay[id] ?? 0)]));
  for (const { id, day, times } of reads(desk.store).values()) {
    if (day >= since && day <= today) sums.set(id, (sums.get(id) ?? 0) + times);
  }
  return sums;
}

function mostRead(desk: Desk): Question[] {
  const counted = readsOf(desk);
  const times = ({ id }: Question) => counted.get(id) ?? 0;
  return [...questions].sort((a, b) => times(b) - times(a) || (a.id < b.id ? -1 : 1));
}

/** What many read and found helpful comes a little earlier: at most a fifth for reads, a tenth for votes. */
function liftOf(desk: Desk): (question: Question) => number {
  const counted = readsOf(desk);
  const balance = new Map<string, number>();
  for (const { id, pj } of votes(desk.store).values()) balance.set(id, (balance.get(id) ?? 0) + (pj === '1' ? 1 : -1));
  return ({ id }) => {
    const read = Math.min(0.2, Math.log10(1 + (counted.get(id) ?? 0)) * 0.05);
    const voted = Math.max(-0.1, Math.min(0.1, (balance.get(id) ?? 0) * 0.02));
    return 1 + read + voted;
  };
}

/** Found by its own question; those of its group first where equally near. */
function relatedTo(question: Question): Question[] {
  const near = (one: Question) => (one === question ? 0 : groupOf(one) === groupOf(question) ? 1.3 : 1);
  return finder
    .find(question.bt, near)
    .map(({ item }) => item)
    .slice(0, RELATED);
}

function rowsOf(desk: Desk, list: readonly Question[]): QuestionRow[] {
  const counted = readsOf(desk);
  return list.map((question) => {
    const fl = groupOf(question);
    const { id, bt } = question;
    return { id, bt, fl, flmc: groupNames.get(fl) ?? '', zy: summaryOf(question), lls: counted.get(id) ?? 0 };
  });
}

/** The beginning of the answer in one line. */
export function summaryOf({ nr }: Question): string {
  return shortened(withFigures(nr).replace(/(?<!\s)\s*\n\s*(- )?/g, ' '));
}

/**
 * The address of the document that a basis names, where the hall has it in force: '《云州市住房公积金个人住房贷款管理办法》' is the
 * newest of that name, with the year of its revision behind it. Nearly all pairs of characters of the title have to stand in the document's own.
 */
function documentOf(basis: string): string {
  const title = /《([^《》]+)》/.exec(basis)?.[1] ?? '';
  const pairs = Array.from(title)
    .slice(1)
    .map((letter, at) => `${title[at]}${letter}`);
  const document = policyDocuments.find(
    ({ zcbt, yxzt }) => yxzt === '1' && pairs.filter((pair) => zcbt.includes(pair)).length > pairs.length * NEARLY_ALL,
  );
  return document && pairs.length > 0 ? `/policyDetail?id=${encodeURIComponent(document.id)}` : '';
}
