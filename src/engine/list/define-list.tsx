import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import type { CallOptions } from '@/api/client';
import type { Page } from '@/api/person';
import type { PlainDate } from '@/domain/dates';
import { useAddressValues } from '@/lib/use-address-values';
import { Card, CardStack } from '@/ui/Card';
import { Loading } from '@/ui/Loading';
import type { CellWords, ListColumn } from '@/ui/table/column';
import type { RowGroups } from '@/ui/table/ListTable';
import type { SheetData } from '@/ui/table/xlsx/sheet';
import { PrintHead } from '../flow/PrintHead';
import { knownToday, useToday } from '../flow/use-today';
import { type AskedValues, askedOf, type Condition, namesOf, usualOf, wordsOf } from './condition';
import { HallTable } from './HallTable';
import { ListConditions } from './ListConditions';
import { askFirstRows, type List, type ListPlan, type ListQuestion, useList } from './use-list';
import { tableOf } from './use-table-preference';

/** What the list is about when that is one of several: a loan, a property. It renders what is shown of the chosen one. */
export type ListScope<Scope> = ComponentType<{ children: (scope: Scope, choice: ReactNode) => ReactNode }>;

/** The page, order and codes chosen in the heads, with the conditions' values under their names. */
export type ListAsked<Name extends string> = Partial<Record<Name, string>> &
  Pick<ListQuestion, 'page' | 'size' | 'sort' | 'order'>;

/** One query page as data: what it is called, what can be asked, what the rows are and what can be done with one. */
export interface ListDefinition<Row extends object, Answer extends Page<Row>, Scope, Name extends string> {
  /** Menu path; its last part names the saved columns. */
  path: string;
  title: string;
  /** Which one of several the list is about. */
  scope?: ListScope<Scope>;
  /** The scope it begins with, where that is known already. */
  usualScope?: (client: QueryClient) => Scope | undefined;
  /** Names the scope where it is asked for, and says it on paper. */
  about?: { key: (scope: Scope) => string; words?: (scope: Scope) => string };
  columns: readonly ListColumn<Row>[];
  slots?: CellWords<Row>['slots'];
  rowKey: (row: Row) => string;
  conditions?: readonly Condition<Name>[] | ((scope: Scope) => readonly Condition<Name>[]);
  fetch: (asked: ListAsked<Name>, options: CallOptions, scope: Scope) => Promise<Answer>;
  /** Rows the centre hands out at once when all are wanted. */
  portion?: number;
  /** Rows under a line of their own, by the answer on show. */
  groups?: (answer: Answer | undefined) => RowGroups<Row>;
  /** Sums of everything asked for; undefined while the answer is on its way. */
  totals?: (answer: Answer | undefined) => ReactNode;
  moreSheets?: (answer: Answer) => SheetData[];
  /** What is said when nothing was found. */
  emptyText: string;
  /** Above the list, e.g. what it is for. */
  above?: ReactNode | ((scope: Scope) => ReactNode);
  /** A hook: what can be done with a row, and what it opens beside the list. */
  useActions?: (list: List<Row, Answer>) => { slots: CellWords<Row>['slots']; beside?: ReactNode };
}

/** A query page, which can be asked for its first rows before it is there. */
export type QueryPageType = ComponentType & { askAhead: (client: QueryClient) => void };

/** Whose data a menu's lists show, as the cache names it: what changes the data of a unit renews its lists as well. */
const OWNER: Readonly<Record<string, string>> = { grwt: 'person', dwwt: 'unit', kfswt: 'developer' };

/**
 * Declares a query page (domain catalogue 12): conditions with the centre's default span, kept in the address but for what is typed,
 * columns to choose, pages, print with the conditions in words, numbered export. The page is its default export's component.
 */
export function defineList<Row extends object, Answer extends Page<Row> = Page<Row>, Scope = null>() {
  return <Name extends string = never>(definition: ListDefinition<Row, Answer, Scope, Name>): QueryPageType => {
    const { path, title, scope: Chooser, about, columns, rowKey, emptyText, above } = definition;
    const conditionsOf = (scope: Scope) =>
      typeof definition.conditions === 'function' ? definition.conditions(scope) : (definition.conditions ?? []);
    const useActions = definition.useActions ?? (() => ({ slots: definition.slots, beside: null }));

    const planOf = (scope: Scope, asked: Partial<Record<Name, string>>): ListPlan<Row, Answer> => ({
      ...tableOf(path),
      columns,
      portion: definition.portion,
      key: [OWNER[path.split('/')[1] ?? ''] ?? '', 'list', path, ...(about ? [about.key(scope)] : []), asked],
      fetch: ({ filters, ...question }, options) => {
        // The names come from the conditions and from the columns' heads.
        const all = { ...asked, ...filters, ...question } as ListAsked<Name>;
        return definition.fetch(all, options, scope);
      },
    });

    function askAhead(client: QueryClient) {
      const day = knownToday(client, path);
      // Without a chooser there is nothing to choose: the scope is null.
      const scope = Chooser ? definition.usualScope?.(client) : (null as Scope);
      if (day === undefined || scope === undefined) return;
      const conditions = conditionsOf(scope);
      askFirstRows(client, planOf(scope, askedOf(conditions, usualOf(conditions, day), day)));
    }

    function QueryPage() {
      // Where the date has to be waited for, the page is drawn in portions when it comes: an answer alone would draw it in one task.
      const today = useDeferredValue(useToday());
      if (today === undefined) return <Loading />;
      // Without a chooser there is nothing to choose: the scope is null.
      if (!Chooser) return <AskedPage today={today} scope={null as Scope} choice={null} />;
      return (
        <Chooser>{(scope, choice) => <AskedPage key={about?.key(scope)} {...{ today, scope, choice }} />}</Chooser>
      );
    }

    function AskedPage({ today, scope, choice }: { today: PlainDate; scope: Scope; choice: ReactNode }) {
      const conditions = conditionsOf(scope);
      const [values, change] = useConditionValues(conditions, today);
      const asked = askedOf(conditions, values, today);
      const list = useList(planOf(scope, asked));
      const { slots, beside } = useActions(list);
      const shown = list.query.data;
      const groups = useMemo(() => definition.groups?.(shown), [shown]);
      const words = wordsOf(conditions, values, today);
      return (
        <CardStack>
          <PrintHead title={title} />
          {typeof above === 'function' ? above(scope) : above}
          <Card label="查询结果">
            <HallTable
              list={list}
              title={title}
              rowKey={rowKey}
              slots={slots}
              groups={groups}
              conditions={[about?.words?.(scope), words].filter(Boolean).join('，')}
              emptyText={emptyText}
              summary={definition.totals?.(list.answer)}
              moreSheets={definition.moreSheets}
              filters={<ListConditions of={title} {...{ conditions, values, today, choice }} onChange={change} />}
            />
          </Card>
          {beside}
        </CardStack>
      );
    }

    return Object.assign(QueryPage, { askAhead });
  };
}

/** What is chosen stands in the address, to be shared and come back to; what is typed may name somebody and does not. */
function useConditionValues(
  conditions: readonly Condition[],
  today: PlainDate,
): [AskedValues, (changes: AskedValues) => void] {
  const usual = usualOf(conditions, today);
  const typedNames = conditions.flatMap((one) => (one.kind === 'text' ? namesOf(one) : []));
  const isTyped = (name: string) => typedNames.includes(name);
  const pick = (values: AskedValues, wanted: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => wanted(name)));
  const [typed, setTyped] = useState<AskedValues>({});
  const [chosen, choose] = useAddressValues<string>(pick(usual, (name) => !isTyped(name)));
  const change = (changes: AskedValues) => {
    setTyped((before) => ({ ...before, ...pick(changes, isTyped) }));
    const rest = pick(changes, (name) => !isTyped(name));
    if (Object.keys(rest).length > 0) choose(rest);
  };
  return [{ ...usual, ...chosen, ...typed }, change];
}
