import { useMemo } from 'react';
import { keptRows } from '@/engine/draft/draft-blocks';
import { ImportControl } from '@/engine/import/ImportControl';
import type { ImportWiring } from '@/engine/import/import-wiring';
import { useRun } from '@/engine/run/run';
import type { CustomControlProps } from '@/form/field-kinds';
import { baseAdjustmentImport } from './base-adjustment-import';
import { batchFigures, loadMembers, loadRows, sendBatch } from './base-batch';

const createWorker = () => new Worker(new URL('./base-adjustment-worker.ts', import.meta.url), { type: 'module' });

/** The adjustment's rows: all members, from a file or filled in here, sent as a batch under the business number. */
export default function BaseAdjustmentRows({ facts, ...control }: CustomControlProps) {
  const run = useRun();
  const wiring = useMemo<ImportWiring>(
    () => ({
      shape: baseAdjustmentImport,
      createWorker,
      fileName: '缴存基数调整',
      prepare: async (signal) => {
        const { pages, sealed } = await loadMembers(signal);
        const { policy } = facts();
        return { options: { lower: policy('p.jcjsXx'), upper: policy('p.jcjsSx'), sealed }, pages };
      },
      restore: loadRows,
      keep: keptRows(run.blocks, 'mx'),
      send: async (batch, signal) => {
        const ywlsh = await run.businessNumber();
        return sendBatch(ywlsh, batch, signal);
      },
    }),
    [run, facts],
  );
  return (
    <ImportControl
      {...control}
      wiring={wiring}
      sent={batchFigures}
      hint="全部正常缴存的职工都已列出：填写上年月平均工资，或填写不调整原因，不能漏列。调整后基数按上下限自动计算。"
    />
  );
}
