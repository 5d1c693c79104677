// Smart answers (docs/specification.md 7.3, intellect): questions ranked by match, reads and votes.

import type { Page } from '@/api/person/person';
import type { QuestionRow, SmartAnswer, Topics } from '@/api/public/answers';
import { addDays, type PlainDate } from '@/domain/dates';
import { BUSINESS_PAGES } from '../../../data/menus/menus';
import { policyDocuments } from '../../../data/policies/policies';
import { readsPerDay } from '../../../data/popular';
import { clerkTerms } from '../../../data/questions/question-terms';
import { type FaqQuestion, QUESTION_GROUPS, questions } from '../../../data/questions/questions';
import { type Paging, pageOfRows } from '../../kernel/list-page';
import type { Store } from '../../kernel/store';
import { type Actor, BusinessError, REFUSED, type Transaction } from '../../kernel/transaction';
import { Finder, type SearchMatch } from '../search/search-index';
import { matterAt } from './answers-matters';
import { basisOf, richText, shortened, withFigures } from './answers-text';
import { hasPersonalFigures, personalFigures, type Verdicts } from './personal-figures';

/** Reads of a question on one day. */
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
/** Factors of a unit's questions for a unit operator, and for others. */
const CLERK_ASKS = 1.25;
const PERSON_ASKS = 0.95;
const MARK = /^[0-9a-f]{32}$/;

const reads = (store: Store) => store.table<ReadCount>('question-reads');
const votes = (store: Store) => store.table<Vote>('question-votes');
const byId = new Map(questions.map((question) => [question.id, question]));
const groupOf = ({ id }: FaqQuestion) => id.slice(0, 2);
const groupNames = new Map<string, string>(QUESTION_GROUPS);

/** Address of a person's business → its code. */
const codeAt = new Map([...BUSINESS_PAGES['1']].map(([code, path]) => [path, code]));

const finder = new Finder(questions, ({ bt, wf, nr }) => ({ title: bt, words: wf, text: withFigures(nr) }));

/** Returns matching questions, best first; without words those of the group (or all), the most read first. */
export function listQuestions(tx: Transaction, input: Paging & { gjz: string; fl: string }): Page<QuestionRow> {
  const found = findQuestions(tx, input.gjz).filter((one) => input.fl === '' || groupOf(one) === input.fl);
  const page = pageOfRows(tx, found, input);
  return { ...page, list: rowsOf(tx, page.list) };
}

export function findQuestions(tx: Transaction, gjz: string): readonly FaqQuestion[] {
  return gjz === '' ? mostRead(tx) : scoredQuestions(tx, gjz).map(({ item }) => item);
}

export function scoredQuestions(tx: Transaction, gjz: string): readonly SearchMatch<FaqQuestion>[] {
  const lift = liftOf(tx);
  const lowered = gjz.toLowerCase();
  const units = clerkTerms.some((word) => lowered.includes(word)) ? CLERK_ASKS : PERSON_ASKS;
  return finder.find(gjz, (question) => lift(question) * (groupOf(question) === 'dw' ? units : 1));
}

/** Counts a read, but for a preview in a list. @throws BusinessError for an unknown question */
export function markAnswerRead(
  tx: Transaction,
  input: { id: string; visitor: string; actor?: Actor | undefined; verdicts: Verdicts; preview?: boolean },
): SmartAnswer {
  const question = known(input.id);
  if (!input.preview) countRead(tx, question.id);
  const [row] = rowsOf(tx, [question]);
  if (!row) throw new Error('One row for one question');
  const { nr, lj = [], yj } = question;
  const codes = lj.flatMap((path) => codeAt.get(path) ?? []);
  const own = input.actor ? personalFigures(tx, input.actor, { id: question.id, codes }, input.verdicts) : [];
  const basis = [...new Set([...(yj ? [yj] : []), ...basisOf(nr)])];
  return {
    ...row,
    nr: richText(nr),
    sx: lj.map(matterAt),
    yj: basis.map((mc) => ({ mc, lj: documentOf(mc) })),
    xg: rowsOf(tx, relatedTo(question)),
    ...votesOf(tx.store, question.id),
    wdpj: votes(tx.store).get(voteKey(question.id, input.visitor))?.pj ?? '',
    sfbz: hasPersonalFigures(question.id) || own.length > 0 ? '1' : '',
    bzsj: own,
  };
}

/** Records the visitor's vote, replacing a former one. @throws BusinessError */
export function voteOn(
  tx: Transaction,
  input: { id: string; pj: string; visitor: string },
): { yyy: number; wyy: number } {
  const { id } = known(input.id);
  const { pj } = input;
  if (pj !== '0' && pj !== '1') throw new BusinessError(REFUSED, '请选择“有帮助”或“没有帮助”');
  if (input.visitor === '') throw new BusinessError(REFUSED, '无法识别您的浏览器，请刷新页面后再评价');
  votes(tx.store).put(voteKey(id, input.visitor), { id, pj });
  return votesOf(tx.store, id);
}

/** Returns the most read topics, for visitors who are not signed in. */
export function popularTopics(tx: Transaction): Topics {
  return {
    list: rowsOf(tx, mostRead(tx).slice(0, POPULAR)),
    fl: QUESTION_GROUPS.map(([fl, flmc]) => ({ fl, flmc, sl: questions.filter((one) => groupOf(one) === fl).length })),
  };
}

/** Returns the visitor id of a browser, '' for an invalid one; each id has one vote. */
export function readVisitorId(text: string): string {
  return MARK.test(text) ? text : '';
}

function known(id: string): FaqQuestion {
  const question = byId.get(id);
  if (!question) throw new BusinessError(REFUSED, '没有找到这个问题，可能已经下架，请重新搜索');
  return question;
}

const voteKey = (id: string, visitor: string) => `${id}|${visitor}`;

function votesOf(store: Store, id: string): { yyy: number; wyy: number } {
  const all = [...votes(store).values()].filter((vote) => vote.id === id);
  const yyy = all.filter(({ pj }) => pj === '1').length;
  return { yyy, wyy: all.length - yyy };
}

function countRead({ store, today }: Transaction, id: string): void {
  const key = `${id}|${today()}`;
  reads(store).put(key, { id, day: today(), times: (reads(store).get(key)?.times ?? 0) + 1 });
}

/** Reads of the last thirty days; days before the centre's first one count with an average day's reads. */
function readsOf(tx: Transaction): Map<string, number> {
  const today = tx.today();
  const since = addDays(today, 1 - DAYS_COUNTED);
  const first = tx.store.table<{ day?: PlainDate }>('centre').get('start')?.day ?? today;
  let seeded = 0;
  for (let day = since; day < first && day <= today; day = addDays(day, 1)) seeded += 1;
  const sums = new Map(questions.map(({ id }) => [id, seeded * (readsPerDay[id] ?? 0)]));
  for (const { id, day, times } of reads(tx.store).values()) {
    if (day >= since && day <= today) sums.set(id, (sums.get(id) ?? 0) + times);
  }
  return sums;
}

function mostRead(tx: Transaction): FaqQuestion[] {
  const counted = readsOf(tx);
  const times = ({ id }: FaqQuestion) => counted.get(id) ?? 0;
  return [...questions].sort((a, b) => times(b) - times(a) || (a.id < b.id ? -1 : 1));
}

/** Ranking factor for reads (at most a fifth) and helpful votes (at most a tenth). */
function liftOf(tx: Transaction): (question: FaqQuestion) => number {
  const counted = readsOf(tx);
  const balance = new Map<string, number>();
  for (const { id, pj } of votes(tx.store).values()) balance.set(id, (balance.get(id) ?? 0) + (pj === '1' ? 1 : -1));
  return ({ id }) => {
    const read = Math.min(0.2, Math.log10(1 + (counted.get(id) ?? 0)) * 0.05);
    const voted = Math.max(-0.1, Math.min(0.1, (balance.get(id) ?? 0) * 0.02));
    return 1 + read + voted;
  };
}

/** Related questions, found by the question itself; those of its group first at equal score. */
function relatedTo(question: FaqQuestion): FaqQuestion[] {
  const near = (one: FaqQuestion) => (one === question ? 0 : groupOf(one) === groupOf(question) ? 1.3 : 1);
  return finder
    .find(question.bt, near)
    .map(({ item }) => item)
    .slice(0, RELATED);
}

function rowsOf(tx: Transaction, list: readonly FaqQuestion[]): QuestionRow[] {
  const counted = readsOf(tx);
  return list.map((question) => {
    const fl = groupOf(question);
    const { id, bt } = question;
    return { id, bt, fl, flmc: groupNames.get(fl) ?? '', zy: answerSummary(question), lls: counted.get(id) ?? 0 };
  });
}

/** First line of the answer. */
export function answerSummary({ nr }: FaqQuestion): string {
  return shortened(withFigures(nr).replace(/(?<!\s)\s*\n\s*(- )?/g, ' '));
}

/**
 * Returns the address of the policy named by a basis, if in force: '《云州市住房公积金个人住房贷款管理办法》' means the newest of that name, with its year
 * appended. Nearly all character pairs of the title must occur in the document's title.
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
