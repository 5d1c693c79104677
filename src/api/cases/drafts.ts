import { type CallOptions, get, post } from '../client/client';
import { hall } from '../client/path';
import {
  type Answer,
  count,
  echoedText,
  ignoredAnswer,
  key,
  maybe,
  object,
  orNull,
  rows,
  textsOfEach,
  textValue,
} from '../client/read';

const readBlock = object({ nr: echoedText });

export const readDraft = object({
  ywlx: key,
  ywmc: textValue,
  /** Business number already assigned to this draft. */
  ywlsh: textValue,
  /** Version of the flow that wrote it. */
  bbh: count,
  /** Key of the current step. */
  dqbz: textValue,
  /** The form's values as JSON text. */
  nr: echoedText,
  /** Rows too many for `nr`: field → names of their blocks in order; absent for none. */
  mxk: maybe(textsOfEach),
  /** Name of the operator who saved it, when another one of the same unit did. */
  bcr: maybe(textValue),
  /** Time of saving, and last day of validity. */
  bcsj: textValue,
  yxq: textValue,
  /** Version, incremented by each save; a save with an older one is refused with code 9. */
  xgcs: count,
  /** '1': the draft corrects the returned application of this number. */
  bzcg: maybe(textValue),
});
export type Draft = Answer<typeof readDraft>;

export function saveDraft(
  draft: Omit<Draft, 'bcsj' | 'yxq' | 'ywmc' | 'bzcg' | 'bcr'>,
  options?: CallOptions,
): Promise<Draft> {
  return post(hall('draftbox/save'), draft, readDraft, { errors: 'silent', lasting: true, ...options });
}

/** `ywlsh`: number of the application; by default the one to resume, a returned one before a new one. */
export type DraftCall = CallOptions & { ywlsh?: string | undefined };

/** Saves rows of a draft as JSON text under a name chosen by the client; they take effect once a saved draft lists the name. */
export function saveDraftBlock(ywlx: string, kbh: string, nr: string, call?: DraftCall): Promise<null> {
  const { ywlsh, ...options } = call ?? {};
  return post(hall('draftbox/saveMxk'), { ywlx, ywlsh, kbh, nr }, ignoredAnswer, { errors: 'silent', ...options });
}

export function fetchDraftBlock(ywlx: string, kbh: string, call?: DraftCall): Promise<{ nr: string } | null> {
  const { ywlsh, ...options } = call ?? {};
  const params = { ywlx, ywlsh, kbh };
  return get(hall('draftbox/getMxk'), orNull(readBlock), { ...options, params });
}

export function fetchDraft(ywlx: string, call?: DraftCall): Promise<Draft | null> {
  const { ywlsh, ...options } = call ?? {};
  return get(hall('draftbox/getInfo'), orNull(readDraft), { ...options, params: { ywlx, ywlsh } });
}

export function fetchDrafts(options?: CallOptions): Promise<Draft[]> {
  return get(hall('draftbox/getList'), rows(readDraft), options);
}

/** Deletes a draft; with `ywlsh` the draft of that application only. */
export function deleteDraft(ywlx: string, call?: DraftCall): Promise<null> {
  const { ywlsh, ...options } = call ?? {};
  return post(hall('draftbox/del'), { ywlx, ywlsh }, ignoredAnswer, options);
}
