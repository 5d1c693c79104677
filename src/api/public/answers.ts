import { decodeBase64 } from '@/lib/base64';
import { type CallOptions, get, post } from '../client/client';
import { ApiError, MALFORMED_TEXT } from '../client/errors';
import type { LabelledValue } from '../client/labelled-value';
import { hall } from '../client/path';
import { anObject, count, ignoredAnswer, object } from '../client/read';
import { firstOfEach, wireCount, wirePage } from '../client/wire';

/** A question of the smart answers in a list. */
export interface QuestionRow {
  id: string;
  /** The question. */
  bt: string;
  /** Group: code and name. */
  fl: string;
  flmc: string;
  /** Beginning of the answer, plain text. */
  zy: string;
  /** Views in the last thirty days. */
  lls: number;
}

/** Link to a business or a public page. */
export interface MatterLink {
  mc: string;
  lj: string;
  /** Login type of the business; '' for pages open to everybody. */
  yhlx: '' | '1' | '2' | '3';
}

/** An answer with links, sources, votes and related questions. */
export interface SmartAnswer extends QuestionRow {
  /** Base64 of HTML. */
  nr: string;
  sx: MatterLink[];
  /** Sources; `lj` is set where the document is in the hall. */
  yj: { mc: string; lj: string }[];
  /** Related questions. */
  xg: QuestionRow[];
  /** Votes: helpful, not helpful. */
  yyy: number;
  wyy: number;
  /** The visitor's vote; '' without one. */
  wdpj: '' | '0' | '1';
  /** '1': the answer includes figures of the signed-in person. */
  sfbz: '' | '1';
  /** Figures of the signed-in person. */
  bzsj: LabelledValue[];
}

export interface QuestionPage {
  list: QuestionRow[];
  total: number;
}

/** Start page of guests: most viewed questions, and the groups with their number of questions. */
export interface Topics {
  list: QuestionRow[];
  fl: { fl: string; flmc: string; sl: number }[];
}

/** A business recommended to the signed-in person. */
export interface PushedMatter {
  id: string;
  bt: string;
  /** Reason of the recommendation, with the person's figures. */
  yy: string;
  /** '1': urgent, a deadline approaches; '2': optional. */
  jj: '1' | '2';
  sx: MatterLink;
}

/** Questions that match the text; without text those of a group, most viewed first. */
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
      signal,
      params: { ...params },
    },
  );
}

/** One answer; the call counts a view, but for a preview in a list. `fkbs`: visitor id, which identifies the visitor's own vote. */
export async function fetchAnswer(
  id: string,
  fkbs: string,
  { signal, preview = false }: { signal?: AbortSignal; preview?: boolean } = {},
): Promise<SmartAnswer> {
  return get(
    hall('intellect/getInfo'),
    (data) => {
      const answer = anObject(data) as unknown as SmartAnswer;
      const links = (list: unknown) => isListOf(list, (one) => isText(one.mc) && isText(one.lj));
      // A question is rejected when its answer is empty or unreadable.
      const readable = isText(answer.nr) && decodeBase64(answer.nr).trim() !== '';
      const whole = isQuestion(answer) && readable && isQuestions(answer.xg);
      const counted = isCount(answer.yyy) && isCount(answer.wyy);
      if (!whole || !counted || !links(answer.sx) || !links(answer.yj)) throw new ApiError('malformed', MALFORMED_TEXT);
      // `bzsj` is optional: a centre that computes no personal figures omits it.
      const own = isListOf(answer.bzsj, ({ label, value }) => isText(label) && isText(value));
      return { ...answer, sfbz: answer.sfbz === '1' ? '1' : '', bzsj: own ? answer.bzsj : [] };
    },
    {
      signal,
      params: { id, fkbs, yl: preview ? '1' : undefined },
    },
  );
}

/** Saves a visitor's vote on a question; a new vote replaces the former one. @returns the current votes */
export function voteOnAnswer(
  vote: { id: string; pj: '0' | '1'; fkbs: string },
  options?: CallOptions,
): Promise<{ yyy: number; wyy: number }> {
  return post(hall('intellect/savePj'), vote, object({ yyy: count, wyy: count }), options);
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
    { signal },
  );
}

/** Recommendations for the signed-in person, with the number of dismissed ones. */
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
      signal,
    },
  );
}

/** Dismisses a recommendation ('1'), or restores all of them ('0'). */
export function dismissPushed(id: string, hl: '0' | '1'): Promise<unknown> {
  return post(hall('intellect/hlTs'), { id, hl }, ignoredAnswer);
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
