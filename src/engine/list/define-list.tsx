import type { ComponentType, ReactNode } from 'react';
import type { CallOptions } from '@/api/client';
import type { Page } from '@/api/person';
import type { PlainDate } from '@/domain/dates';
import { useAddressValues } from '@/lib/use-address-values';
import { Card, CardStack } from '@/ui/Card';
import { Loading } from '@/ui/Loading';
import type { CellWords, ListColumn } from '@/ui/table/column';
import { useToday } from '../flow/use-today';
import { HallTable } from './HallTable';
import { type Condition, ListConditions, usualOf, wordsOf } from './ListConditions';
import { type ListQuestion, useList } from './use-list';

/** What is asked for: each condition's values by name, '' for an open one. */
export type AskedValues = Readonly<Record<string, string>>;

/** One query page as data: what it is called, what can be asked, what the rows are and what can be done with one. */
export interface ListDefinition<Row extends object, Answer extends Page<Row>> {
  /** Menu path; its last part names the saved columns. */
  path: string;
  title: string;
  columns: readonly ListColumn<Row>[];
  slots?: CellWords<Row>['slots'];
  rowKey: (row: Row) => string;
  conditions?: readonly Condition[];
  /** Asks with the conditions' values under their names. */
  fetch: (
    question: Readonly<Record<string, string | number>> & Pick<ListQuestion, 'page' | 'size'>,
    options: CallOptions,
  ) => Promise<Answer>;
  /** Sums of everything asked for; undefined while the answer is on its way. */
  totals?: (answer: Answer | undefined) => ReactNode;
  /** What is said when nothing was found. */
  emptyText: string;
  /** Above the list, e.g. what it is for. */
  above?: ReactNode;
}

/**
 * Declares a query page (domain catalogue 12): conditions kept in the address with the centre's default span, columns to choose,
 * pages, print with the conditions in words, numbered export. The page is its default export's component.
 */
export function defineList<Row extends object, Answer extends Page<Row> = Page<Row>>(
  definition: ListDefinition<Row, Answer>,
): ComponentType {
  const { path, title, columns, slots, rowKey, conditions = [], fetch, totals, emptyText, above } = definition;
  function QueryPage() {
    const today = useToday();
    return today === undefined ? <Loading /> : <AskedPage today={today} />;
  }

  function AskedPage({ today }: { today: PlainDate }) {
    const [asked, change] = useAddressValues<string>(usualOf(conditions, today));
    const list = useList<Row, Answer>({
      path,
      navName: path.slice(path.lastIndexOf('/') + 1),
      columns,
      key: ['list', path, asked],
      fetch: ({ page, size }, options) => fetch({ ...asked, page, size }, options),
    });
    return (
      <CardStack>
        {above}
        <Card label={title}>
          <HallTable
            list={list}
            title={title}
            rowKey={rowKey}
            slots={slots}
            conditions={wordsOf(conditions, asked, today)}
            emptyText={emptyText}
            summary={totals?.(list.answer)}
            filters={
              conditions.length > 0 && (
                <ListConditions of={title} conditions={conditions} asked={asked} today={today} onChange={change} />
              )
            }
          />
        </Card>
      </CardStack>
    );
  }

  return QueryPage;
}
