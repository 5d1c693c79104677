import type { QueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { type ComponentType, type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { CallOptions } from '@/api/client/client';
import type { Fields, Read } from '@/api/client/read';
import type { Page } from '@/api/person/person';
import type { PlainDate } from '@/domain/dates';
import { useAddressValues } from '@/lib/address/use-address-values';
import { LIST_PATHS, type ListName } from '@/session/menu/list-paths';
import { Card } from '@/ui/Card';
import { Stack } from '@/ui/layout/Stack';
import { Loading } from '@/ui/state/Loading';
import type { RowGroups } from '@/ui/table/ListTable';
import type { SheetData } from '@/ui/table/xlsx/sheet';
import { flowPath, useFlowArea } from '../flow/flow-index';
import { useHomePath } from '../flow/home-path';
import { PrintHead } from '../flow/PrintHead';
import { cachedToday, useToday } from '../flow/use-today';
import {
  activeConditions,
  type ColumnCondition,
  type ConditionValues,
  conditionNames,
  conditionsText,
  defaultConditions,
  emptyTextOf,
  type ListCondition,
  withoutSpan,
  withTimeFor,
} from './condition';
import { HallTable } from './HallTable';
import { ListConditions } from './ListConditions';
import {
  actionColumn,
  columnConditions,
  type DefinedColumn,
  type RowActions,
  slotsOf,
  tableColumns,
  typedColumns,
} from './list-column';
import { AnswerSums, type ListSum } from './SumLine';
import { type ListPlan, type ListQuestion, prefetchFirstRows, useList } from './use-list';
import { type RowDialog, useRowDialog } from './use-row-dialog';
import { tableOf } from './use-table-preference';

/** Scope of a list: the one loan or building it is about. */
export interface ListScope<Scope> {
  /** Renders the content for the chosen scope; `choice` stands before the conditions. */
  Chooser: ComponentType<{ children: (scope: Scope, choice: ReactNode) => ReactNode }>;
  /** Returns the initial scope if it is cached. */
  usual?: (client: QueryClient) => Scope | undefined;
  /** Key of the scope in queries. */
  key: (scope: Scope) => string;
  /** Text of the scope on paper. */
  words?: (scope: Scope) => string;
}

/** Request of a list: page, order and filters of the column heads, and the conditions by name. */
export type ListRequest<Name extends string> = Partial<Record<Name, string>> &
  Pick<ListQuestion, 'page' | 'size' | 'sort' | 'order'>;

type Conditions<Name extends string> = readonly (ListCondition<Name> | ColumnCondition<Name>)[];

/** A query page as data: title, conditions, rows and their actions. */
export interface ListDefinition<
  Row extends object,
  Answer extends Page<Row>,
  Scope,
  Of extends ListName,
  Name extends string,
> {
  /** Name of the list, from which menu path and key of the saved columns follow. */
  name: Of;
  title: string;
  /** Scope, where the list is about one of several subjects. */
  scope?: ListScope<Scope>;
  columns: readonly DefinedColumn<Row>[];
  /** Actions of a row. */
  actions?: RowActions<Row>;
  rowKey: (row: Row) => string;
  /** A condition on a column takes its label and dictionary. */
  conditions?: Conditions<Name> | ((scope: Scope) => Conditions<Name>);
  /** With the reader of a row (`listCall`), columns know which members are amounts. */
  fetch: ((request: ListRequest<Name>, options: CallOptions, scope: Scope) => Promise<Answer>) & {
    row?: Read<Row> & { fields?: Fields<Row> };
  };
  /** Page size for fetching all rows. */
  portion?: number;
  /** Groups of rows by the current response. */
  groups?: (answer: Answer | undefined) => RowGroups<Row>;
  /** Sums of the whole result, from the response; a function for anything beyond sums. */
  totals?: readonly ListSum<Answer>[] | ((answer: Answer | undefined) => ReactNode);
  /** Business that adds to the list: code and link text. */
  business?: { code: string; text: string };
  moreSheets?: (answer: Answer) => SheetData[];
  /** Text of an empty list without conditions, if the title does not suffice. */
  emptyText?: string;
  /** Name of the rows in that text, if it differs from the title. */
  rowsAre?: string;
  /** Content above the list; a function may use the scope and the response (`shown`). */
  above?: ReactNode | ((scope: Scope, shown: Answer | undefined) => ReactNode);
  /** Dialog that a row opens. */
  beside?: RowDialog<Row>;
}

/** A query page whose first rows can be prefetched. */
export type QueryPageType<Of extends ListName = ListName> = ComponentType & {
  list: Of;
  prefetch: (client: QueryClient) => void;
};

/** Owner of the lists' data in the query cache, by menu: a change of the unit's data invalidates its lists. */
const OWNER: Readonly<Record<string, string>> = { grwt: 'person', dwwt: 'unit', kfswt: 'developer' };

/**
 * Declares a query page (docs/rules/lists.md): conditions with the centre's default span, kept in the address except typed text;
 * column selection, paging, print with the conditions, numbered export. The component is the page's default export.
 */
export function defineList<Row extends object, Answer extends Page<Row> = Page<Row>, Scope = null>() {
  return <Of extends ListName, Name extends string = never>(
    definition: ListDefinition<Row, Answer, Scope, Of, Name>,
  ): QueryPageType<Of> => {
    const { name, title, scope: about, rowKey, actions, totals, business, above } = definition;
    const path = LIST_PATHS[name];
    const defined = typedColumns(definition.columns, definition.fetch.row?.fields);
    const drawn = actions ? [...defined, actionColumn(actions)] : defined;
    const columns = tableColumns(drawn);
    const conditionsOf = (scope: Scope) => {
      const { conditions = [] } = definition;
      return columnConditions(typeof conditions === 'function' ? conditions(scope) : conditions, drawn);
    };

    const planOf = (scope: Scope, request: Partial<Record<Name, string>>): ListPlan<Row, Answer> => ({
      ...tableOf(path),
      columns,
      portion: definition.portion,
      key: [OWNER[path.split('/')[1] ?? ''] ?? '', 'list', path, ...(about ? [about.key(scope)] : []), request],
      fetch: ({ filters, ...question }, options) => {
        // Safe: names come from the conditions and the column heads.
        const all = { ...request, ...filters, ...question } as ListRequest<Name>;
        return definition.fetch(all, options, scope);
      },
    });

    function prefetch(client: QueryClient) {
      const day = cachedToday(client, path);
      // Without `about` the scope type is null.
      const scope = about ? about.usual?.(client) : (null as Scope);
      if (day === undefined || scope === undefined) return;
      const conditions = conditionsOf(scope);
      prefetchFirstRows(client, planOf(scope, activeConditions(conditions, defaultConditions(conditions, day), day)));
    }

    function QueryPage() {
      // Deferred, so that the page renders in slices when the date arrives; a response alone would render it in one task.
      const today = useDeferredValue(useToday());
      if (today === undefined) return <Loading shape="table" />;
      // Without `about` the scope type is null.
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
      const request = activeConditions(conditions, values, today);
      const list = useList(planOf(scope, request));
      const { acts, beside } = useRowDialog(definition.beside, rowKey, list);
      const slots = useMemo(() => slotsOf(drawn, acts), [acts]);
      const shown = list.query.data;
      const groups = useMemo(() => definition.groups?.(shown), [shown]);
      const words = conditionsText(conditions, values, today);
      const wider = withoutSpan(conditions, values);
      const filtered = Object.keys(list.question.filters).length > 0;
      const narrowed = filtered || Object.values(request).some(Boolean);
      const clear = () => {
        change(defaultConditions(conditions, today));
        list.clearFilters();
      };
      return (
        <Stack gap={2}>
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
              emptyText={emptyTextOf(
                definition.rowsAre ?? title,
                conditions,
                values,
                today,
                definition.emptyText,
                filtered,
              )}
              emptyWay={
                wider ? (
                  <Button onClick={() => change(wider)}>查全部时间</Button>
                ) : (
                  narrowed && <Button onClick={clear}>清除条件</Button>
                )
              }
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
              filters={
                <ListConditions
                  of={title}
                  {...{ conditions, values, today, choice }}
                  onChange={change}
                  onReset={list.clearFilters}
                />
              }
            />
          </Card>
          {beside}
        </Stack>
      );
    }

    return Object.assign(QueryPage, { list: name, prefetch });
  };
}

function BusinessLink({ code, text }: { code: string; text: string }) {
  const path = flowPath(code, useFlowArea());
  const home = useHomePath();
  return <Link to={path ?? home}>{text}</Link>;
}

/** Condition values: choices are kept in the address, to be shared and restored; typed text, which may be a name, is not. */
function useConditionValues(
  conditions: readonly ListCondition[],
  today: PlainDate,
): [ConditionValues, (changes: ConditionValues) => void] {
  const usual = defaultConditions(conditions, today);
  const typedNames = conditions.flatMap((one) => (one.kind === 'text' ? conditionNames(one) : []));
  const isTyped = (name: string) => typedNames.includes(name);
  const pick = (values: ConditionValues, wanted: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => wanted(name)));
  const [typed, setTyped] = useState<ConditionValues>({});
  const [chosen, choose] = useAddressValues<string>(pick(usual, (name) => !isTyped(name)));
  const values = { ...usual, ...chosen, ...typed };
  const change = (wanted: ConditionValues) => {
    const changes = withTimeFor(conditions, values, wanted, today);
    setTyped((before) => ({ ...before, ...pick(changes, isTyped) }));
    const rest = pick(changes, (name) => !isTyped(name));
    if (Object.keys(rest).length > 0) choose(rest);
  };
  return [values, change];
}
