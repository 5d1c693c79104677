import type { Hit, HitGroup, HitKind } from '@/api/public/hall-search';
import { type Paging, rowsOfPage } from '../../kernel/list-page';
import type { Transaction } from '../../kernel/transaction';
import { answerSummary, findQuestions, scoredQuestions } from '../answers/answers';
import { businesses } from '../answers/answers-matters';
import { shortened } from '../answers/answers-text';
import { businessSources, guideSources, policySources, type SearchSource } from './hall-search-sources';
import { Finder } from './search-index';

/** Factor of a policy no longer in force. */
const FORMER = 0.5;

/** Factor of a business linked by one of the LEADING best questions, times LATER per further link. */
const LED = 0.9;
const LATER = 0.8;
const LEADING = 5;

type Search = (tx: Transaction, gjz: string) => Hit[];

/** Builds the index of a source at the first search. */
function among(sources: () => SearchSource[]): Search {
  let finder: Finder<SearchSource> | undefined;
  return (_desk, gjz) => {
    finder ??= new Finder(sources(), (source) => source);
    return finder.find(gjz, ({ former }) => (former ? FORMER : 1)).map(({ item }) => hitOf(item));
  };
}

let named: { sources: readonly SearchSource[]; finder: Finder<SearchSource> } | undefined;

/** Finds businesses by name, and by questions that ask for them in everyday words. */
function searchBusinesses(tx: Transaction, gjz: string): Hit[] {
  const sources = named?.sources ?? businessSources();
  named ??= { sources, finder: new Finder(sources, (source) => source) };
  const scores = new Map(named.finder.find(gjz).map(({ item, score }) => [item.id, score]));
  for (const { item, score } of scoredQuestions(tx, gjz).slice(0, LEADING)) {
    for (const [at, lj] of (item.lj ?? []).entries()) {
      // Public pages linked after the business (videos, notices) are secondary.
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

const hitOf = ({ id, title, zy, lj, yhlx }: SearchSource): Hit => ({ id, bt: title, zy: shortened(zy), lj, yhlx });

const SEARCHES: Readonly<Record<HitKind, Search>> = {
  yw: searchBusinesses,
  zc: among(policySources),
  zn: among(guideSources),
  wd: (tx, gjz) =>
    findQuestions(tx, gjz).map((question) => {
      const { id, bt } = question;
      return { id, bt, zy: answerSummary(question), lj: `/znts?wt=${id}`, yhlx: '' };
    }),
};

/** Searches the hall: the best `size` of each kind, or a page of one kind. */
export function searchHall(tx: Transaction, input: Paging & { gjz: string; lb: string }): { fz: HitGroup[] } {
  const kinds = (Object.keys(SEARCHES) as HitKind[]).filter((kind) => input.lb === '' || input.lb === kind);
  const fz = kinds.map((lb): HitGroup => {
    const found = input.gjz === '' ? [] : SEARCHES[lb](tx, input.gjz);
    return { lb, total: found.length, list: rowsOfPage(found, input) };
  });
  return { fz };
}
