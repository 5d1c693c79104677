import type { Page } from '../person/person';
import { type CallOptions, get } from './client';
import type { Path } from './path';
import { type Answer, type Fields, type PageRequest, pageReader, pageWith, type Read } from './read';

/** What a list is asked: its filters, each '' or absent for none, and the page. */
export type ListSearch<Filter extends string> = { readonly [Name in Filter]?: string } & Required<PageRequest>;

/** The search that a list call takes, for whoever answers it. */
export type SearchOf<Call extends (search: never) => unknown> = Parameters<Call>[0];

/**
 * The call of a list as data: its path, the reader of a row, the names of its filters, and what a page has beside its rows. The contract
 * (scripts/contract) takes the same from it.
 */
export function listCall<
  ReadRow extends Read<object>,
  const Filter extends string = never,
  More extends object = object,
>(path: Path<'GET'>, row: ReadRow, filters: readonly Filter[] = [], more?: Fields<More>) {
  const names = [...filters, 'page', 'size'] as const;
  const call = (search: ListSearch<Filter>, options?: CallOptions): Promise<Page<Answer<ReadRow>> & More> => {
    const page = pageReader(row, search);
    const params = Object.fromEntries(names.map((name) => [name, search[name]]));
    return get(path, (more ? pageWith(page, more) : page) as Read<Page<Answer<ReadRow>> & More>, {
      ...options,
      params,
    });
  };
  return Object.assign(call, { row });
}
