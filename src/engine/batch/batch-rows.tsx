import { type ReactNode, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import type { Batch } from '@/api/batches';
import type { CustomControlProps, Held } from '@/form/field-kinds';
import { dictionaryOptions } from '@/session/dictionary';
import { keptRows } from '../draft/draft-blocks';
import { handedRows } from '../flow/handed-rows';
import { ImportControl } from '../import/ImportControl';
import type { ImportShape, KnownRow } from '../import/import-definition';
import type { HandOver, ImportWiring, RowPick } from '../import/import-wiring';
import { useRun } from '../run/run';
import { batchFigures } from './batch-value';
import { rowsToGoOnWith, sendBatch } from './send-batch';

export interface AddressedPick extends Pick<RowPick, 'label' | 'load'> {
  named: (address: URLSearchParams, signal: AbortSignal, handed: readonly KnownRow[]) => Promise<readonly KnownRow[]>;
}

interface BatchRows {
  shape: ImportShape;
  /** The worker's file serves the same definition. */
  createWorker: ImportWiring['createWorker'];
  /** Where new rows may be chosen from, and which of them an address names. */
  pick?: AddressedPick;
  /** Reads what the worker needs to know, and the rows that the centre expects; without it neither. */
  prepare?: (facts: CustomControlProps['facts'], signal: AbortSignal, hand: HandOver, by: string) => Promise<unknown>;
  /** The value of the form that the rows are reckoned by, handed to `prepare`: with another one they are reckoned anew. */
  by?: string;
}

const NOTHING_NEEDED = async () => null;

/** The control of a business's rows: from a file or filled in here, sent as a batch under the business number. */
export function batchRows({
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
          pick: { ...pick, named: (signal) => pick.named(new URLSearchParams(search), signal, handedRows(state)) },
        }),
        createWorker,
        choices: () =>
          Object.fromEntries(
            shape.columns.flatMap(({ name, dictionary }) =>
              dictionary ? [[name, dictionaryOptions(dictionary)]] : [],
            ),
          ),
        prepare: (signal, hand) => prepare(facts, signal, hand, value),
        restore: (sent, signal) => rowsToGoOnWith(sent, String(run.correction?.found.tjnr?.pcbh ?? ''), signal),
        keep: keptRows(run.blocks, 'mx'),
        send: async (batch, signal) => sendBatch(run.flow.code, await run.businessNumber(), batch, signal),
      }),
      [run, facts, search, state, value],
    );
    return <ImportControl key={value} {...control} wiring={wiring} sent={batchFigures} />;
  };
}
