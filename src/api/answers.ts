import { decodeBase64 } from '@/lib/base64';
import { type CallOptions, get, post } from './client';
import { ApiError, MALFORMED_TEXT } from './errors';
import type { LabelledValue } from './labelled-value';
import { hall } from './path';
import { anObject, count, nothing, object } from './read';
import { firstOfEach, wireCount, wirePage } from './wire';

/** A question of the smart answers as it stands in a list. */
export interface QuestionRow {
  id: string;
  /** The question. */
  bt: string;
  /** Group it belongs to, and its name. */
  fl: string;
  flmc: string;
  /** The beginning of the answer, plain text. */
  zy: string;
  /** How often it was read in the last thirty days. */
  lls: number;
}

/** Where a matter is done: a business of the hall or a public page. */
export interface MatterLink {
  mc: string;
  lj: string;
  /** Login type that the business is for; '' for what anybody may open. */
  yhlx: '' | '1' | '2' | '3';
}

/** An answer with all that belongs to it. */
export interface SmartAnswer extends QuestionRow {
  /** Base64 of HTML. */
  nr: string;
  sx: MatterLink[];
  /** What it rests on; with an address where the document is in the hall. */
  yj: { mc: string; lj: string }[];
  /** Other questions near it. */
  xg: QuestionRow[];
  /** Votes: helpful, not helpful. */
  yyy: number;
  wyy: number;
  /** The visitor's own vote, '' without one. */
  wdpj: '' | '0' | '1';
  /** '1': a person's own figures belong to the answer. */
  sfbz: '' | '1';
  /** Those of the person who is signed in. */
  bzsj: LabelledValue[];
}

export interface QuestionPage {
  list: QuestionRow[];
  total: number;
}

/** What guests are shown: what is asked most, and the groups with their numbers of questions. */
export interface Topics {
  list: QuestionRow[];
  fl: { fl: string; flmc: string; sl: number }[];
}

/** A matter that fits the person who is signed in. */
export interface PushedMatter {
  id: string;
  bt: string;
  /** Why it is shown, with the person's own figures. */
  yy: string;
  /** '1' waits for the person (something runs out), '2' may be of use. */
  jj: '1' | '2';
  sx: MatterLink;
}

/** Questions that fit what is typed; without it those of a group, the most read first. */
export async function fetchQuestions(
  params: { gjz: string; fl: string; page: number; size: number },
  signal?: AbortSignal,
): Promise<QuestionPage> {
  return get(
    hall('intellect/getIntellectList'),
    (data) => {
      const page = anObject(data);
      return wirePage(
        page,
        (row) => (isQuestion(row) ? row : undefined),
        ({ id }) => id,
        params,
      );
    },
    {
      errors: 'caller',
      signal,
      params: { ...params },
    },
  );
}

/** One answer; reading it counts. `fkbs` is the visitor's mark, so that the own vote is known again. */
export async function fetchAnswer(id: string, fkbs: string, signal?: AbortSignal): Promise<SmartAnswer> {
  return get(
    hall('intellect/getInfo'),
    (data) => {
      const answer = anObject(data) as unknown as SmartAnswer;
      const links = (list: unknown) => isListOf(list, (one) => isText(one.mc) && isText(one.lj));
      // A question without an answer that can be read is none.
      const readable = isText(answer.nr) && decodeBase64(answer.nr).trim() !== '';
      const whole = isQuestion(answer) && readable && isQuestions(answer.xg);
      const counted = isCount(answer.yyy) && isCount(answer.wyy);
      if (!whole || !counted || !links(answer.sx) || !links(answer.yj)) throw new ApiError('malformed', MALFORMED_TEXT);
      // Left out by a centre that does not compute.
      const own = isListOf(answer.bzsj, ({ label, value }) => isText(label) && isText(value));
      return { ...answer, sfbz: answer.sfbz === '1' ? '1' : '', bzsj: own ? answer.bzsj : [] };
    },
    {
      errors: 'caller',
      signal,
      params: { id, fkbs },
    },
  );
}

/** One vote for a question and visitor; another one takes its place. @returns the votes as they are now */
export function voteOnAnswer(
  vote: { id: string; pj: '0' | '1'; fkbs: string },
  options?: CallOptions,
): Promise<{ yyy: number; wyy: number }> {
  return post(hall('intellect/savePj'), vote, object({ yyy: count, wyy: count }), { errors: 'caller', ...options });
}

export async function fetchTopics(signal?: AbortSignal): Promise<Topics> {
  return get(
    hall('intellect/getRmList'),
    (data) => {
      const topics = anObject(data) as unknown as Topics;
      const groups = isListOf(topics.fl, (one) => isText(one.fl) && isText(one.flmc) && isCount(one.sl));
      if (!isQuestions(topics.list) || !groups) throw new ApiError('malformed', MALFORMED_TEXT);
      return { list: firstOfEach(topics.list, ({ id }) => id), fl: firstOfEach(topics.fl, ({ fl }) => fl) };
    },
    { errors: 'caller', signal },
  );
}

/** Matters that fit the signed-in person, with the number of those they want no more of. */
export async function fetchPushed(signal?: AbortSignal): Promise<{ list: PushedMatter[]; yhl: number }> {
  return get(
    hall('intellect/getTsList'),
    (data) => {
      const pushed = anObject(data) as unknown as { list: PushedMatter[]; yhl: number };
      const fits = isListOf(
        pushed.list,
        (one) =>
          isText(one.id) &&
          isText(one.bt) &&
          isText(one.yy) &&
          isListOf([one.sx], ({ lj, mc }) => isText(lj) && isText(mc)),
      );
      if (!fits || !isCount(pushed.yhl)) throw new ApiError('malformed', MALFORMED_TEXT);
      return pushed;
    },
    {
      errors: 'caller',
      signal,
    },
  );
}

/** Not to be shown again ('1'), or all of them again ('0'). */
export function dismissPushed(id: string, hl: '0' | '1'): Promise<unknown> {
  return post(hall('intellect/hlTs'), { id, hl }, nothing, { errors: 'caller' });
}

const isText = (value: unknown): value is string => typeof value === 'string';

const isCount = (value: unknown) => typeof value === 'number' && wireCount(value) !== undefined;

function isListOf(list: unknown, fits: (one: Record<string, unknown>) => boolean): boolean {
  return Array.isArray(list) && list.every((one) => typeof one === 'object' && one !== null && fits(one));
}

function isQuestion(one: object): one is QuestionRow {
  const { id, bt, fl, flmc, zy, lls } = one as Partial<Record<keyof QuestionRow, unknown>>;
  return [id, bt, fl, flmc, zy].every(isText) && id !== '' && bt !== '' && isCount(lls);
}

function isQuestions(list: unknown): boolean {
  return isListOf(list, isQuestion);
}
