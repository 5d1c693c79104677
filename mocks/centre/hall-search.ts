import type { Hit, HitGroup, HitKind } from '@/api/hall-search';
import { findQuestions, summaryOf } from './answers';
import { shortened } from './answers-text';
import type { Desk } from './desk';
import { Finder } from './finding';
import { businessSources, guideSources, policySources, type Source } from './hall-search-sources';

/** A policy that is no longer in force comes after those that are. */
const FORMER = 0.5;

type Search = (desk: Desk, gjz: string) => Hit[];

/** A source is read once, when somebody searches. */
function among(sources: () => Source[]): Search {
  let finder: Finder<Source> | undefined;
  return (_desk, gjz) => {
    finder ??= new Finder(sources(), (source) => source);
    return finder
      .find(gjz, ({ former }) => (former ? FORMER : 1))
      .map(({ item: { id, title, zy, lj, yhlx } }) => ({ id, bt: title, zy: shortened(zy), lj, yhlx }));
  };
}

const SEARCHES: Readonly<Record<HitKind, Search>> = {
  yw: among(businessSources),
  zc: among(policySources),
  zn: among(guideSources),
  wd: (desk, gjz) =>
    findQuestions(desk, gjz).map((question) => {
      const { id, bt } = question;
      return { id, bt, zy: summaryOf(question), lj: `/znts?wt=${id}`, yhlx: '' };
    }),
};

/** The search over the hall: of each kind the best `size`, or a page of the one asked for. */
export function searchHall(
  desk: Desk,
  input: { gjz: string; lb: string; page: number; size: number },
): { fz: HitGroup[] } {
  const kinds = (Object.keys(SEARCHES) as HitKind[]).filter((kind) => input.lb === '' || input.lb === kind);
  const from = (input.page - 1) * input.size;
  const fz = kinds.map((lb): HitGroup => {
    const found = input.gjz === '' ? [] : SEARCHES[lb](desk, input.gjz);
    return { lb, total: found.length, list: found.slice(from, from + input.size) };
  });
  return { fz };
}
