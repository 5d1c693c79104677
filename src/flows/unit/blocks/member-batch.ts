import { lazy } from 'react';
import type { Batch } from '@/api/cases/batches';
import { fetchMembers, type Member } from '@/api/unit/members';
import { fetchUnitInfo } from '@/api/unit/unit';
import { batchRowsField } from '@/engine/batch/batch-rows';
import { batchField, batchFigures, batchNumber, submittedBatch } from '@/engine/batch/batch-value';
import { defineFlow } from '@/engine/flow/define-flow';
import type { UnitFacts } from '@/engine/flow/facts';
import type { ImportShape, RowRecord } from '@/engine/import/import-definition';
import { pagesOf } from '@/engine/list/pages-of';
import { pickMembers } from '@/engine/subject/pick-members';
import type { TextOrBuilder } from '@/form/facts';
import type { CustomControlProps } from '@/form/field-kinds';
import type { Held } from '@/schema/field-kinds';
import { dictionaryOptions, dictionaryTree } from '@/session/dictionary';
import { importWorker } from '../../import-worker';
import type { MemberOptions, UnitOptions } from './member-columns';
import { type OperatorValues, operatorInitial, operatorSection, unitSection } from './unit-figures';

/** Earlier batches with their results, shown below the rows of every batch business. */
export const EarlierBatches = lazy(() => import('@/engine/batch/EarlierBatches'));

interface Values extends OperatorValues {
  mx: Held<Batch>;
}

interface MemberBatch {
  code: string;
  title: string;
  /** Name of the rows: 封存明细. */
  label: string;
  /** Hint above the rows: effect on the members. */
  note: TextOrBuilder<UnitFacts>;
  load: () => Promise<{ default: ReturnType<typeof batchRowsField> }>;
  /** Commitment of the unit. */
  promise: string;
  /** Next steps: once completed, during a clerk's review, and in any case. */
  next: { done: string; waiting: string; always: readonly string[] };
}

/** Flow of a business whose rows are members, sent as a batch (docs/rules/unit.md, Batches of members): unit, rows, operator. */
export function memberBatch({ code, title, label, note, load, promise, next }: MemberBatch) {
  return defineFlow<'unit', Values>()({
    code,
    title,
    service: 'jcyw',
    initial: { mx: null, ...operatorInitial },
    prefill: ({ branch }) => ({ ywwd: branch }),
    sections: [
      unitSection,
      {
        key: 'rows',
        title: label,
        about: note,
        fields: [{ name: 'mx', label, load, below: EarlierBatches, ...batchField(label) }],
      },
      operatorSection(promise),
    ],
    materials: ({ mx }) => ({ pcbh: batchNumber(mx) }),
    // The request names the batch only: its totals are computed by the centre.
    request: ({ mx }) => ({ pcbh: batchNumber(mx) }),
    restore: submittedBatch,
    receipt: {
      figures: ({ mx }) => batchFigures(mx),
      next: ({ ywzt }) => [ywzt === '99' ? next.done : next.waiting, ...next.always],
    },
  });
}

/** Loader of rows about members (docs/rules/imports.md, A new import); their import stays out of the flow's file. */
export const memberRowsOf = (shape: () => Promise<ImportShape>, rows: MemberRows) => async () => ({
  default: memberRows(await shape(), rows),
});

/** How rows about members of the unit are begun and judged. */
interface MemberRows {
  /** Account state of the members (dictionary grzhzt), '' for any. */
  grzhzt: string;
  /** First values of a chosen member's row; account and name if omitted. */
  row?: (member: Member) => RowRecord;
  /** First values for a person passed on by another business. */
  handed?: (person: RowRecord) => RowRecord;
  /** Rows that a link names otherwise than by the account number. */
  named?: (address: URLSearchParams, signal: AbortSignal) => Promise<readonly RowRecord[]> | undefined;
  /** True if rows contain regions of the address list. */
  places?: true;
  /** Additional validation options. */
  more?: (facts: ReturnType<CustomControlProps['facts']>) => object;
}

const accountAndName = ({ grzh, xingming }: Member): RowRecord => ({ grzh, xingming });

/** Rows about members: chosen from the roster, typed or imported. */
export function memberRows(
  shape: ImportShape,
  { grzhzt, row = accountAndName, handed, named, places, more }: MemberRows,
) {
  const roster = pickMembers({ grzhzt, row, ...(handed && { handed }) });
  return batchRowsField({
    shape,
    createWorker: importWorker,
    pick: {
      ...roster,
      named: (address, signal, rows) => named?.(address, signal) ?? roster.named(address, signal, rows),
    },
    prepare: async (facts, signal, hand) => {
      const unit = await unitOptions(facts, signal);
      for await (const { list, total } of pagesOf((asked) => fetchMembers({ grzhzt, ...asked }, { signal })))
        hand.know('members', list satisfies MemberOptions['members'], total);
      const sealReasons = Object.fromEntries(dictionaryOptions('fcyy').map(({ value, label }) => [value, label]));
      const regions = places && { places: dictionaryTree('xzqh') };
      return { ...unit, members: [], sealReasons, ...regions, ...more?.(facts()) } satisfies MemberOptions;
    },
  });
}

/** Unit data for validating rows, as of opening the rows. */
export async function unitOptions(facts: CustomControlProps['facts'], signal: AbortSignal): Promise<UnitOptions> {
  const { dwzh, dwyhjny, hjzzny, dwjcbl, grjcbl, hxjcbl } = await fetchUnitInfo({ signal });
  const { today, policy } = facts();
  return {
    dwzh,
    due: dwyhjny,
    hjzzny,
    today,
    dwjcbl,
    grjcbl,
    hxjcbl,
    limits: { lower: policy('p.jcjsXx'), upper: policy('p.jcjsSx') },
  };
}
