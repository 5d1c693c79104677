import { type ReactNode, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import type { Batch } from '@/api/cases/batches';
import type { CustomControlProps } from '@/form/field-kinds';
import type { Held } from '@/schema/field-kinds';
import { dictionaryOptions } from '@/session/dictionary';
import { draftRowStore } from '../draft/draft-blocks';
import { rowsFromNavigation } from '../flow/navigation-state';
import { ImportControl } from '../import/ImportControl';
import type { ImportShape, RowRecord } from '../import/import-definition';
import type { ImportWiring, RowPick, WorkerInputSink } from '../import/import-wiring';
import { useRun } from '../run/run';
import { batchFigures } from './batch-value';
import { resumableRows, sendBatch } from './send-batch';

export interface AddressedPick extends Pick<RowPick, 'label' | 'load'> {
  named: (address: URLSearchParams, signal: AbortSignal, handed: readonly RowRecord[]) => Promise<readonly RowRecord[]>;
}

interface BatchRows {
  shape: ImportShape;
  /** Creates the worker of a file that serves the same definition. */
  createWorker: ImportWiring['createWorker'];
  /** Picker for new rows; also resolves rows named by an address. */
  pick?: AddressedPick;
  /** Reads what the worker needs, including the rows that the centre expects; omitted when there is nothing to read. */
  prepare?: (
    facts: CustomControlProps['facts'],
    signal: AbortSignal,
    hand: WorkerInputSink,
    by: string,
  ) => Promise<unknown>;
  /** Field whose value the computation of the rows depends on; passed to `prepare`, which runs again when the value changes. */
  by?: string;
}

const NOTHING_NEEDED = async () => null;

/** Returns the control for a business's rows: imported from a file or typed, sent as a batch under the business number. */
export function batchRowsField({
  shape,
  createWorker,
  pick,
  prepare = NOTHING_NEEDED,
  by = '',
}: BatchRows): (props: CustomControlProps<Held<Batch>>) => ReactNode {
  return function BatchRowsControl({ facts, ...control }) {
    const run = useRun();
    const { search, state } = useLocation();
    const value = useStore(run.form.store, ({ values }) => String(values[by] ?? ''));
    const wiring = useMemo<ImportWiring>(
      () => ({
        shape,
        ...(pick && {
          pick: {
            ...pick,
            named: (signal) => pick.named(new URLSearchParams(search), signal, rowsFromNavigation(state)),
          },
        }),
        createWorker,
        choices: () =>
          Object.fromEntries(
            shape.columns.flatMap(({ name, dictionary }) =>
              dictionary ? [[name, dictionaryOptions(dictionary)]] : [],
            ),
          ),
        prepare: (signal, hand) => prepare(facts, signal, hand, value),
        restore: (sent, signal) => resumableRows(sent, String(run.correction?.found.tjnr?.pcbh ?? ''), signal),
        beforeNext: (commit) => {
          run.commits.set('mx', commit);
          return () => run.commits.delete('mx');
        },
        keep: draftRowStore(run.blocks, 'mx'),
        send: async (batch, signal) => sendBatch(run.flow.code, await run.businessNumber(), batch, signal),
      }),
      [run, facts, search, state, value],
    );
    return <ImportControl key={value} {...control} wiring={wiring} sent={batchFigures} />;
  };
}
