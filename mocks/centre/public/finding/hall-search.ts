import type { Hit, HitGroup, HitKind } from '@/api/hall-search';
import type { Desk } from '../../kernel/desk';
import { type Paging, rowsOfPage } from '../../kernel/list-page';
import { findQuestions, scoredQuestions, summaryOf } from '../answers/answers';
import { businesses } from '../answers/answers-matters';
import { shortened } from '../answers/answers-text';
import { Finder } from './finding';
import { businessSources, guideSources, policySources, type Source } from './hall-search-sources';

/** A policy that is no longer in force comes after those that are. */
const FORMER = 0.5;

/** A question leads to its businesses, the first more than the others; only the nearest questions do. */
const LED = 0.9;
const LATER = 0.8;
const LEADING = 5;

type Search = (desk: Desk, gjz: string) => Hit[];

/** A source is read once, when somebody searches. */
function among(sources: () => Source[]): Search {
  let finder: Finder<Source> | undefined;
  return (_desk, gjz) => {
    finder ??= new Finder(sources(), (source) => source);
    return finder.find(gjz, ({ former }) => (former ? FORMER : 1)).map(({ item }) => hitOf(item));
  };
}

let named: { sources: readonly Source[]; finder: Finder<Source> } | undefined;

/** Businesses by their own names, and those that the questions lead to which are asked in everyday words. */
function searchBusinesses(desk: Desk, gjz: string): Hit[] {
  const sources = named?.sources ?? businessSources();
  named ??= { sources, finder: new Finder(sources, (source) => source) };
  const scores = new Map(named.finder.find(gjz).map(({ item, score }) => [item.id, score]));
  for (const { item, score } of scoredQuestions(desk, gjz).slice(0, LEADING)) {
    for (const [at, lj] of (item.lj ?? []).entries()) {
      // Public pages that are named beside the business (videos, notices) are not what was asked for.
      if (at > 0 && !businesses.has(lj)) continue;
      scores.set(lj, Math.max(scores.get(lj) ?? 0, score * LED * LATER ** at));
    }
  }
  return sources
    .flatMap((source) => {
      const score = scores.get(source.id);
      return score === undefined ? [] : [{ source, score }];
    })
    .sort((a, b) => b.score - a.score)
    .map(({ source }) => hitOf(source));
}

const hitOf = ({ id, title, zy, lj, yhlx }: Source): Hit => ({ id, bt: title, zy: shortened(zy), lj, yhlx });

const SEARCHES: Readonly<Record<HitKind, Search>> = {
  yw: searchBusinesses,
  zc: among(policySources),
  zn: among(guideSources),
  wd: (desk, gjz) =>
    findQuestions(desk, gjz).map((question) => {
      const { id, bt } = question;
      return { id, bt, zy: summaryOf(question), lj: `/znts?wt=${id}`, yhlx: '' };
    }),
};

/** The search over the hall: of each kind the best `size`, or a page of the one asked for. */
export function searchHall(desk: Desk, input: Paging & { gjz: string; lb: string }): { fz: HitGroup[] } {
  const kinds = (Object.keys(SEARCHES) as HitKind[]).filter((kind) => input.lb === '' || input.lb === kind);
  const fz = kinds.map((lb): HitGroup => {
    const found = input.gjz === '' ? [] : SEARCHES[lb](desk, input.gjz);
    return { lb, total: found.length, list: rowsOfPage(found, input) };
  });
  return { fz };
}
