import { get } from './client';
import { ApiError, MALFORMED_TEXT } from './errors';
import { hall } from './path';
import { anObject } from './read';
import { firstOfEach, wireCount } from './wire';

/** Kinds of hits, in the order they are shown: businesses, policies, guides, questions. */
export const HIT_KINDS = ['yw', 'zc', 'zn', 'wd'] as const;
export type HitKind = (typeof HIT_KINDS)[number];

export const HIT_NAMES: Readonly<Record<HitKind, string>> = { yw: '业务', zc: '政策', zn: '办事指南', wd: '问答' };

/** Something of the hall that fits what was typed. */
export interface Hit {
  id: string;
  bt: string;
  /** What else is said of it, plain text. */
  zy: string;
  /** Address in the hall. */
  lj: string;
  /** Login type that a business is for; '' for what anybody may open. */
  yhlx: '' | '1' | '2' | '3';
}

export interface HitGroup {
  lb: HitKind;
  total: number;
  list: Hit[];
}

/** The search over the whole hall: of each kind the first `size`; with `lb` a page of that kind alone. */
export async function searchHall(
  params: { gjz: string; lb: HitKind | ''; page: number; size: number },
  signal?: AbortSignal,
): Promise<HitGroup[]> {
  return get(
    hall('qwss/getList'),
    (data) => {
      const { fz } = anObject(data) as unknown as { fz: HitGroup[] };
      if (!Array.isArray(fz) || !fz.every(isGroup)) throw new ApiError('malformed', MALFORMED_TEXT);
      return firstOfEach(fz, ({ lb }) => lb).map(({ lb, total, list }) => {
        const hits = firstOfEach(list, ({ id }) => id);
        return { lb, total: Math.max(total, hits.length), list: hits };
      });
    },
    {
      errors: 'caller',
      signal,
      params: { ...params },
    },
  );
}

function isGroup(group: unknown): group is HitGroup {
  const { lb, total, list } = (group ?? {}) as Partial<HitGroup>;
  const kind = HIT_KINDS.some((one) => one === lb);
  return kind && wireCount(total) !== undefined && Array.isArray(list) && list.every(isHit);
}

function isHit(hit: unknown): boolean {
  const { id, bt, zy, lj } = (hit ?? {}) as Partial<Hit>;
  return [id, bt, zy, lj].every((text) => typeof text === 'string') && bt !== '';
}
