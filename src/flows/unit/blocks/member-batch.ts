import { lazy } from 'react';
import type { Batch } from '@/api/batches';
import { fetchMembers } from '@/api/members';
import { fetchUnitInfo } from '@/api/unit';
import { type AddressedPick, batchRows } from '@/engine/batch/batch-rows';
import { batchField, batchFigures, batchNumber, sentBatch } from '@/engine/batch/batch-value';
import { defineFlow } from '@/engine/flow/define-flow';
import type { UnitFacts } from '@/engine/flow/facts';
import type { ImportShape } from '@/engine/import/import-definition';
import type { ImportWiring } from '@/engine/import/import-wiring';
import { pagesOf } from '@/engine/list/pages-of';
import type { Said } from '@/form/facts';
import type { Choice, CustomControlProps, Held, Tick } from '@/form/field-kinds';
import { dictionaryOptions, dictionaryTree } from '@/session/dictionary';
import type { MemberOptions, UnitOptions } from './member-columns';
import { operatorSection, unitSection } from './unit-figures';

/** What was handed in before, and what came of it: under the rows of every business of many. */
export const EarlierBatches = lazy(() => import('@/engine/batch/EarlierBatches'));

interface Values {
  mx: Held<Batch>;
  ywwd: Choice;
  cns: Tick;
}

interface MemberBatch {
  code: string;
  title: string;
  /** What the rows are called: 封存明细. */
  label: string;
  /** Above the rows: what the business means for the members. */
  note: Said<UnitFacts>;
  load: () => Promise<{ default: ReturnType<typeof batchRows> }>;
  /** What the unit promises. */
  promise: string;
  /** What happens next: once it is carried out, while a clerk reads it, and in any case. */
  next: { done: string; waiting: string; always: readonly string[] };
}

/** A business about several members whose rows are sent as a batch (domain catalogue 6): unit, rows, operator. */
export function memberBatch({ code, title, label, note, load, promise, next }: MemberBatch) {
  return defineFlow<'unit', Values>()({
    code,
    title,
    version: 1,
    service: 'jcyw',
    initial: { mx: null, ywwd: '', cns: false },
    prefill: ({ branch }) => ({ ywwd: branch }),
    sections: [
      unitSection,
      {
        key: 'rows',
        title: label,
        note,
        fields: [{ name: 'mx', label, load, below: EarlierBatches, ...batchField(label) }],
      },
      operatorSection(promise),
    ],
    // What stands in the way of all rows is said before any is chosen.
    judge: { deciding: [], estimate: () => null },
    materials: { jdbh: `${code}-01`, mlbh: `ML${code}`, zstj: ({ mx }) => ({ pcbh: batchNumber(mx) }) },
    // The rows are named by their batch: its totals are the centre's own.
    request: ({ mx }) => ({ pcbh: batchNumber(mx) }),
    restore: sentBatch,
    receipt: {
      figures: ({ mx }) => batchFigures(mx),
      next: ({ ywzt }) => [ywzt === '99' ? next.done : next.waiting, ...next.always],
    },
  });
}

/** What the rows of a unit are judged by, as it stands when they are opened. */
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

/** The rows of members, of one state (dictionary grzhzt) or of any: chosen from the roster, typed, or from a file. */
export function memberRows({
  grzhzt,
  places,
  more,
  ...rows
}: {
  grzhzt: string;
  /** Its rows name places of the address list. */
  places?: true;
  /** What else its rows are judged by. */
  more?: (facts: ReturnType<CustomControlProps['facts']>) => object;
  shape: ImportShape;
  createWorker: ImportWiring['createWorker'];
  pick: AddressedPick;
}) {
  return batchRows({
    ...rows,
    prepare: async (facts, signal, hand) => {
      const unit = await unitOptions(facts, signal);
      for await (const { list, total } of pagesOf((asked) => fetchMembers({ grzhzt, ...asked }, { signal })))
        hand.know('members', list satisfies MemberOptions['members'], total);
      const sealReasons = Object.fromEntries(dictionaryOptions('fcyy').map(({ value, label }) => [value, label]));
      const named = places && { places: dictionaryTree('xzqh') };
      return { ...unit, members: [], sealReasons, ...named, ...more?.(facts()) } satisfies MemberOptions;
    },
  });
}
