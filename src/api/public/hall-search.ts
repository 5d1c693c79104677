import { get } from '../client/client';
import { ApiError, MALFORMED_TEXT } from '../client/errors';
import { hall } from '../client/path';
import { anObject } from '../client/read';
import { firstOfEach, wireCount } from '../client/wire';

/** Kinds of hits in display order: businesses, policies, guides, questions. */
export const HIT_KINDS = ['yw', 'zc', 'zn', 'wd'] as const;
export type HitKind = (typeof HIT_KINDS)[number];

export const HIT_NAMES: Readonly<Record<HitKind, string>> = { yw: '业务', zc: '政策', zn: '办事指南', wd: '问答' };

/** A search hit. */
export interface Hit {
  id: string;
  bt: string;
  /** Summary, plain text. */
  zy: string;
  /** Address in the hall. */
  lj: string;
  /** Login type of a business; '' for pages open to everybody. */
  yhlx: '' | '1' | '2' | '3';
}

export interface HitGroup {
  lb: HitKind;
  total: number;
  list: Hit[];
}

/** Searches the whole hall: the first `size` hits of each kind; with `lb` one page of that kind. */
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
      errors: 'silent',
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
