import { decodeBase64 } from '@/lib/base64';
import { type CallOptions, get, post } from '../client/client';
import { readLabelledValue } from '../client/labelled-value';
import { hall } from '../client/path';
import {
  type Answer,
  code,
  count,
  each,
  everyRow,
  fallback,
  ignoredAnswer,
  key,
  object,
  pageReader,
  refine,
  stringValue,
  textValue,
} from '../client/read';
import type { Page } from '../person/person';

/** A question of the smart answers in a list. */
const readQuestionRow = object({
  id: key,
  /** The question. */
  bt: key,
  /** Group: code and name. */
  ...each(textValue, 'fl', 'flmc'),
  /** Beginning of the answer, plain text. */
  zy: textValue,
  /** Views in the last thirty days. */
  lls: count,
});
export type QuestionRow = Answer<typeof readQuestionRow>;

const idOf = ({ id }: QuestionRow) => id;

/** Link to a business or a public page. */
const readMatterLink = object({
  ...each(stringValue, 'mc', 'lj'),
  /** Login type of the business; '' for pages open to everybody. */
  yhlx: code('', '1', '2', '3'),
});
export type MatterLink = Answer<typeof readMatterLink>;

const votes = object(each(count, 'yyy', 'wyy'));

/** An answer with links, sources, votes and related questions. */
const readSmartAnswer = object({
  ...readQuestionRow.fields,
  /** Base64 of HTML. A question is rejected when its answer is empty or unreadable. */
  nr: refine(textValue, (html) => decodeBase64(html).trim() !== ''),
  sx: everyRow(readMatterLink),
  /** Sources; `lj` is set where the document is in the hall. */
  yj: everyRow(object(each(stringValue, 'mc', 'lj'))),
  /** Related questions. */
  xg: everyRow(readQuestionRow),
  /** Votes: helpful, not helpful. */
  ...votes.fields,
  /** The visitor's vote; '' without one. */
  wdpj: code('', '0', '1'),
  /** '1': the answer includes figures of the signed-in person. */
  sfbz: fallback(code('1'), ''),
  /** Figures of the signed-in person; a centre that computes none omits them. */
  bzsj: fallback(everyRow(readLabelledValue), []),
});
export type SmartAnswer = Answer<typeof readSmartAnswer>;

/** Start page of guests: most viewed questions, and the groups with their number of questions. */
const readTopics = object({
  list: everyRow(readQuestionRow, idOf),
  fl: everyRow(object({ ...each(textValue, 'fl', 'flmc'), sl: count }), ({ fl }) => fl),
});
export type Topics = Answer<typeof readTopics>;

/** A business recommended to the signed-in person. */
const readPushedMatter = object({
  ...each(key, 'id', 'bt'),
  /** Reason of the recommendation, with the person's figures. */
  yy: textValue,
  /** '1': urgent, a deadline approaches; '2': optional. */
  jj: code('1', '2'),
  sx: readMatterLink,
});
export type PushedMatter = Answer<typeof readPushedMatter>;

/** Recommendations, with the number of dismissed ones. */
const readPushed = object({ list: everyRow(readPushedMatter), yhl: count });
export type PushedMatters = Answer<typeof readPushed>;

/** Questions that match the text; without text those of a group, most viewed first. */
export function fetchQuestions(
  params: { gjz: string; fl: string; page: number; size: number },
  signal?: AbortSignal,
): Promise<Page<QuestionRow>> {
  return get(hall('intellect/getIntellectList'), pageReader(readQuestionRow, params, idOf), {
    signal,
    params: { ...params },
  });
}

/** One answer; the call counts a view, but for a preview in a list. `fkbs`: visitor id, which identifies the visitor's own vote. */
export function fetchAnswer(
  id: string,
  fkbs: string,
  { signal, preview = false }: { signal?: AbortSignal; preview?: boolean } = {},
): Promise<SmartAnswer> {
  return get(hall('intellect/getInfo'), readSmartAnswer, {
    signal,
    params: { id, fkbs, yl: preview ? '1' : undefined },
  });
}

/** Saves a visitor's vote on a question; a new vote replaces the former one. @returns the current votes */
export function voteOnAnswer(
  vote: { id: string; pj: '0' | '1'; fkbs: string },
  options?: CallOptions,
): Promise<Answer<typeof votes>> {
  return post(hall('intellect/savePj'), vote, votes, options);
}

export function fetchTopics(signal?: AbortSignal): Promise<Topics> {
  return get(hall('intellect/getRmList'), readTopics, { signal });
}

/** Recommendations for the signed-in person. */
export function fetchPushed(signal?: AbortSignal): Promise<PushedMatters> {
  return get(hall('intellect/getTsList'), readPushed, { signal });
}

/** Dismisses a recommendation ('1'), or restores all of them ('0'). */
export function dismissPushed(id: string, hl: '0' | '1'): Promise<unknown> {
  return post(hall('intellect/hlTs'), { id, hl }, ignoredAnswer);
}
