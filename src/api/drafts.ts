import { type CallOptions, get, post } from './client';
import { hall } from './path';
import { count, each, key, maybe, nothing, object, orNull, rows, text, textsOfEach, typedBack } from './read';

export interface Draft {
  ywlx: string;
  ywmc: string;
  /** Business number already fetched for this draft. */
  ywlsh: string;
  /** Version of the flow that wrote it. */
  bbh: number;
  /** Key of the step reached. */
  dqbz: string;
  /** The form's values as JSON text. */
  nr: string;
  /** Rows too many for the text: field → the blocks they were saved in, in order; absent for none. */
  mxk?: Readonly<Record<string, readonly string[]>>;
  /** Who saved it, where that was another operator of the same unit. */
  bcr?: string;
  /** Saved at and valid until. */
  bcsj: string;
  yxq: string;
  /** Counts up with each save; a save with an older number is refused with code 9. */
  xgcs: number;
  /** '1': what is kept corrects the returned application of this number. */
  bzcg?: string;
}

const readBlock = object<{ nr: string }>({ nr: typedBack });

export const readDraft = object<Draft>({
  ...each(text, 'ywmc', 'ywlsh', 'dqbz', 'bcsj', 'yxq'),
  nr: typedBack,
  ywlx: key,
  bbh: count,
  mxk: maybe(textsOfEach),
  xgcs: count,
  bzcg: maybe(text),
  bcr: maybe(text),
});

export function saveDraft(
  draft: Omit<Draft, 'bcsj' | 'yxq' | 'ywmc' | 'bzcg' | 'bcr'>,
  options?: CallOptions,
): Promise<Draft> {
  return post(hall('draftbox/save'), draft, readDraft, { errors: 'caller', ...options });
}

/** `ywlsh`: of which application; without it, of the one that the person would go on with: a returned one before a new one. */
export type DraftCall = CallOptions & { ywlsh?: string | undefined };

/** Rows of a draft, as JSON text, under a name of the writer's own; they count once a saved draft names them. */
export function saveDraftBlock(ywlx: string, kbh: string, nr: string, call?: DraftCall): Promise<null> {
  const { ywlsh, ...options } = call ?? {};
  return post(hall('draftbox/saveMxk'), { ywlx, ywlsh, kbh, nr }, nothing, { errors: 'caller', ...options });
}

export function fetchDraftBlock(ywlx: string, kbh: string, call?: DraftCall): Promise<{ nr: string } | null> {
  const { ywlsh, ...options } = call ?? {};
  const params = { ywlx, ywlsh, kbh };
  return get(hall('draftbox/getMxk'), orNull(readBlock), { errors: 'caller', ...options, params });
}

export function fetchDraft(ywlx: string, call?: DraftCall): Promise<Draft | null> {
  const { ywlsh, ...options } = call ?? {};
  return get(hall('draftbox/getInfo'), orNull(readDraft), { errors: 'caller', ...options, params: { ywlx, ywlsh } });
}

export function fetchDrafts(options?: CallOptions): Promise<Draft[]> {
  return get(hall('draftbox/getList'), rows(readDraft), { errors: 'caller', ...options });
}

/** Of an application with a number its own alone. */
export function deleteDraft(ywlx: string, call?: DraftCall): Promise<null> {
  const { ywlsh, ...options } = call ?? {};
  return post(hall('draftbox/del'), { ywlx, ywlsh }, nothing, { errors: 'caller', ...options });
}
