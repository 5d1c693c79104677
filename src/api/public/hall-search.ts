import { get } from '../client/client';
import { hall } from '../client/path';
import { type Answer, code, count, key, object, rows, textValue } from '../client/read';

/** Kinds of hits in display order: businesses, policies, guides, questions. */
export const HIT_KINDS = ['yw', 'zc', 'zn', 'wd'] as const;
export type HitKind = (typeof HIT_KINDS)[number];

export const HIT_NAMES: Readonly<Record<HitKind, string>> = { yw: '业务', zc: '政策', zn: '办事指南', wd: '问答' };

/** A search hit. */
const readHit = object({
  bt: key,
  id: textValue,
  /** Summary, plain text. */
  zy: textValue,
  /** Address in the hall. */
  lj: textValue,
  /** Login type of a business; '' for pages open to everybody. */
  yhlx: code('', '1', '2', '3'),
});
export type Hit = Answer<typeof readHit>;

const readGroup = object({ lb: code(...HIT_KINDS), total: count, list: rows(readHit, ({ id }) => id) });
export type HitGroup = Answer<typeof readGroup>;

const readGroups = object({ fz: rows(readGroup, ({ lb }) => lb) });

/** Searches the whole hall: the first `size` hits of each kind; with `lb` one page of that kind. */
export async function searchHall(
  params: { gjz: string; lb: HitKind | ''; page: number; size: number },
  signal?: AbortSignal,
): Promise<HitGroup[]> {
  const { fz } = await get(hall('qwss/getList'), readGroups, { errors: 'silent', signal, params: { ...params } });
  return fz.map((group) => ({ ...group, total: Math.max(group.total, group.list.length) }));
}
