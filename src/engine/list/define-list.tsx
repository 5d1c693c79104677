import type { QueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { type ComponentType, type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { CallOptions } from '@/api/client';
import type { Page } from '@/api/person';
import type { PlainDate } from '@/domain/dates';
import { useAddressValues } from '@/lib/use-address-values';
import { LIST_PATHS, type ListName } from '@/session/menu/list-paths';
import { Card, CardStack } from '@/ui/Card';
import { Loading } from '@/ui/Loading';
import type { RowGroups } from '@/ui/table/ListTable';
import type { SheetData } from '@/ui/table/xlsx/sheet';
import { flowPath, useFlowArea } from '../flow/flow-index';
import { useHomePath } from '../flow/home-path';
import { PrintHead } from '../flow/PrintHead';
import { knownToday, useToday } from '../flow/use-today';
import {
  type AskedValues,
  askedOf,
  type Condition,
  emptyTextOf,
  namesOf,
  usualOf,
  wholeTime,
  withTimeFor,
  wordsOf,
} from './condition';
import { HallTable } from './HallTable';
import { ListConditions } from './ListConditions';
import { actionColumn, type DefinedColumn, type RowActions, slotsOf, tableColumns } from './list-column';
import { AnswerSums, type ListSum } from './SumLine';
import { type Beside, useBeside } from './use-beside';
import { askFirstRows, type ListPlan, type ListQuestion, useList } from './use-list';
import { tableOf } from './use-table-preference';

/** What a list is about when that is one of several: a loan, a building. */
export interface ListScope<Scope> {
  /** Renders what is shown of the chosen one; `choice` stands before the conditions. */
  Chooser: ComponentType<{ children: (scope: Scope, choice: ReactNode) => ReactNode }>;
  /** The one to begin with, where that is known already. */
  usual?: (client: QueryClient) => Scope | undefined;
  /** Names it where it is asked for. */
  key: (scope: Scope) => string;
  /** Says it on paper. */
  words?: (scope: Scope) => string;
}

/** The page, order and codes chosen in the heads, with the conditions' values under their names. */
export type ListAsked<Name extends string> = Partial<Record<Name, string>> &
  Pick<ListQuestion, 'page' | 'size' | 'sort' | 'order'>;

/** One query page as data: what it is called, what can be asked, what the rows are and what can be done with one. */
export interface ListDefinition<
  Row extends object,
  Answer extends Page<Row>,
  Scope,
  Of extends ListName,
  Name extends string,
> {
  /** Which one it is: its menu path follows, and that names the saved columns. */
  name: Of;
  title: string;
  /** Which one of several the list is about. */
  scope?: ListScope<Scope>;
  columns: readonly DefinedColumn<Row>[];
  /** What can be done with a row. */
  actions?: RowActions<Row>;
  rowKey: (row: Row) => string;
  conditions?: readonly Condition<Name>[] | ((scope: Scope) => readonly Condition<Name>[]);
  fetch: (asked: ListAsked<Name>, options: CallOptions, scope: Scope) => Promise<Answer>;
  /** Rows the centre hands out at once when all are wanted. */
  portion?: number;
  /** Rows under a line of their own, by the answer on show. */
  groups?: (answer: Answer | undefined) => RowGroups<Row>;
  /** Sums of everything asked for, as they come with the answer; a function where they are more than that. */
  totals?: readonly ListSum<Answer>[] | ((answer: Answer | undefined) => ReactNode);
  /** The business that adds to the list: its code, and the words that lead there. */
  business?: { code: string; text: string };
  moreSheets?: (answer: Answer) => SheetData[];
  /** What is said when there is nothing and nothing was asked for, where its title does not say it. */
  emptyText?: string;
  /** What its rows are called there, where the title names something else. */
  rowsAre?: string;
  /** Above the list, e.g. what it is for; a function where it speaks of what is listed, of which `shown` is the answer. */
  above?: ReactNode | ((scope: Scope, shown: Answer | undefined) => ReactNode);
  /** What a row opens. */
  beside?: Beside<Row>;
}

/** A query page, which can be asked for its first rows before it is there. */
export type QueryPageType<Of extends ListName = ListName> = ComponentType & {
  list: Of;
  askAhead: (client: QueryClient) => void;
};

/** Whose data a menu's lists show, as the cache names it: what changes the data of a unit renews its lists as well. */
const OWNER: Readonly<Record<string, string>> = { grwt: 'person', dwwt: 'unit', kfswt: 'developer' };

/**
 * Declares a query page (domain catalogue 12): conditions with the centre's default span, kept in the address but for what is typed,
 * columns to choose, pages, print with the conditions in words, numbered export. The page is its default export's component.
 */
export function defineList<Row extends object, Answer extends Page<Row> = Page<Row>, Scope = null>() {
  return <Of extends ListName, Name extends string = never>(
    definition: ListDefinition<Row, Answer, Scope, Of, Name>,
  ): QueryPageType<Of> => {
    const { name, title, scope: about, rowKey, actions, totals, business, above } = definition;
    const path = LIST_PATHS[name];
    const drawn = actions ? [...definition.columns, actionColumn(actions)] : definition.columns;
    const columns = tableColumns(drawn);
    const conditionsOf = (scope: Scope) =>
      typeof definition.conditions === 'function' ? definition.conditions(scope) : (definition.conditions ?? []);

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
      const scope = about ? about.usual?.(client) : (null as Scope);
      if (day === undefined || scope === undefined) return;
      const conditions = conditionsOf(scope);
      askFirstRows(client, planOf(scope, askedOf(conditions, usualOf(conditions, day), day)));
    }

    function QueryPage() {
      // Where the date has to be waited for, the page is drawn in portions when it comes: an answer alone would draw it in one task.
      const today = useDeferredValue(useToday());
      if (today === undefined) return <Loading />;
      // Without a chooser there is nothing to choose: the scope is null.
      if (!about) return <AskedPage today={today} scope={null as Scope} choice={null} />;
      return (
        <about.Chooser>
          {(scope, choice) => <AskedPage key={about.key(scope)} {...{ today, scope, choice }} />}
        </about.Chooser>
      );
    }

    function AskedPage({ today, scope, choice }: { today: PlainDate; scope: Scope; choice: ReactNode }) {
      const conditions = conditionsOf(scope);
      const [values, change] = useConditionValues(conditions, today);
      const asked = askedOf(conditions, values, today);
      const list = useList(planOf(scope, asked));
      const { acts, beside } = useBeside(definition.beside, rowKey, list);
      const slots = useMemo(() => slotsOf(drawn, acts), [acts]);
      const shown = list.query.data;
      const groups = useMemo(() => definition.groups?.(shown), [shown]);
      const words = wordsOf(conditions, values, today);
      const wider = wholeTime(conditions, values);
      return (
        <CardStack>
          <PrintHead title={title} holder />
          {typeof above === 'function' ? above(scope, shown) : above}
          <Card label="查询结果">
            <HallTable
              list={list}
              title={title}
              rowKey={rowKey}
              slots={slots}
              groups={groups}
              conditions={[about?.words?.(scope), words].filter(Boolean).join('，')}
              emptyText={emptyTextOf(definition.rowsAre ?? title, conditions, values, today, definition.emptyText)}
              emptyWay={wider && <Button onClick={() => change(wider)}>查全部时间</Button>}
              summary={
                <>
                  {typeof totals === 'object' ? (
                    <AnswerSums sums={totals} answer={list.answer} />
                  ) : (
                    totals?.(list.answer)
                  )}
                  {business && <BusinessLink {...business} />}
                </>
              }
              moreSheets={definition.moreSheets}
              filters={<ListConditions of={title} {...{ conditions, values, today, choice }} onChange={change} />}
            />
          </Card>
          {beside}
        </CardStack>
      );
    }

    return Object.assign(QueryPage, { list: name, askAhead });
  };
}

function BusinessLink({ code, text }: { code: string; text: string }) {
  const path = flowPath(code, useFlowArea());
  const home = useHomePath();
  return <Link to={path ?? home}>{text}</Link>;
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
  const values = { ...usual, ...chosen, ...typed };
  const change = (wanted: AskedValues) => {
    const changes = withTimeFor(conditions, values, wanted, today);
    setTyped((before) => ({ ...before, ...pick(changes, isTyped) }));
    const rest = pick(changes, (name) => !isTyped(name));
    if (Object.keys(rest).length > 0) choose(rest);
  };
  return [values, change];
}
