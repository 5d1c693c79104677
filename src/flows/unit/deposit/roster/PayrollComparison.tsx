import { Alert, Button } from 'antd';
import { useEffect, useId, useLayoutEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { RosterAnswer, RosterRow } from '@/api/unit/remittance';
import { type DraftBlocks, draftRowStore } from '@/engine/draft/draft-blocks';
import { SeenAlert } from '@/engine/flow/SeenAlert';
import { ImportProgress } from '@/engine/import/ImportProgress';
import type { FileDifferences as Found } from '@/engine/import/import-protocol';
import type { ImportWiring } from '@/engine/import/import-wiring';
import { createImporter } from '@/engine/import/importer';
import { useRun } from '@/engine/run/run';
import { saveFile } from '@/lib/save-file';
import { FileButton } from '@/ui/input/FileButton';
import { Row } from '@/ui/layout/Row';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import { importWorker } from '../../../import-worker';
import { countOf, DifferenceList } from './DifferenceList';
import { payrollImport } from './payroll-import';
import { EMPTY_PAYROLL_STATE, type PayrollState, readPayrollState } from './payroll-state';
import styles from './roster.module.css';

/** Draft blocks: rows of the payroll, and the state of the comparison. */
const ROWS = 'gzwj';
const SAID = 'gzbd';
/** Members per message to the worker. */
const PAGE = 2_000;
/** Maximum rows shown; the remedy is the same for further ones. */
const MOST_SHOWN = 200;

interface PayrollComparisonProps {
  roster: RosterAnswer;
  /** Called with true if there is no difference, or all were viewed. */
  onSettled: (settled: boolean) => void;
}

/**
 * Compares the roster with the unit's payroll. Differences link to the business that resolves them; the roster stays unchanged. The
 * comparison is stored in the draft, so that it survives visiting those businesses.
 */
export function PayrollComparison({ roster, onSettled }: PayrollComparisonProps) {
  const id = useId();
  const { blocks } = useRun();
  const [state, setState] = useState(EMPTY_PAYROLL_STATE);
  const importer = useMemo(() => createImporter(wiringOf(roster, blocks, setState)), [roster, blocks]);
  const { phase, failure, busy, problem, summary, version } = useStore(importer.store);
  const adopted = useStore(blocks.adopted);
  const [found, setFound] = useState<{ of: typeof importer; version: number; differences: Found } | null>(null);
  const isRead = phase === 'ready' && summary?.source === 'file' && busy?.what !== 'load';
  const differences = isRead && found?.of === importer && found.version === version ? found.differences : null;
  const settled = differences !== null && (countOf(differences) === 0 || state.looked === differences.mark);

  // biome-ignore lint/correctness/useExhaustiveDependencies: imported rows are read again
  useEffect(() => {
    void importer.prepare(null);
    return () => importer.end();
  }, [importer, adopted]);
  useEffect(() => {
    if (!isRead) return undefined;
    let current = true;
    importer.differences(MOST_SHOWN).then(
      (differences) => current && setFound({ of: importer, version, differences }),
      // After the worker has ended, the next one is asked again.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [importer, isRead, version]);
  useLayoutEffect(() => onSettled(settled), [onSettled, settled]);

  const say = (next: PayrollState) => {
    setState(next);
    blocks.put(SAID, [[0, JSON.stringify(next)]], 1);
  };
  const read = async (file: File) => {
    const before = importer.store.getState().version;
    await importer.load(file);
    // After a failed or cancelled read the previous file's comparison stays.
    if (importer.store.getState().version !== before) say({ name: file.name, looked: '' });
  };
  const template = async () => {
    const file = await importer.file('template');
    if (file) saveFile(`${roster.hjny}${payrollImport.sheet}模板.xlsx`, file);
  };

  return (
    <section className={styles.comparison} aria-labelledby={`${id}-title`}>
      <h4 id={`${id}-title`}>工资文件比对</h4>
      <p>{payrollImport.words.hint}</p>
      {phase === 'preparing' && <Loading shape="table" />}
      {phase === 'failed' && <LoadFailed error={failure} onRetry={() => void importer.prepare(null)} />}
      {phase === 'ready' && (
        <Row className={styles.file}>
          <FileButton
            label="选择工资文件（.xlsx）"
            accept=".xlsx"
            disabled={busy !== null}
            onChoose={([file]) => file && void read(file)}
          />
          <Button disabled={busy !== null} onClick={() => void template()}>
            下载模板
          </Button>
        </Row>
      )}
      {busy && <ImportProgress busy={busy} onCancel={importer.cancel} />}
      {problem && <SeenAlert type="error" title={problem} />}
      {differences && (
        <>
          {summary?.notes.map(({ tone, text }) => (
            <Alert key={text} type={tone} showIcon title={text} />
          ))}
          <DifferenceList
            name={state.name}
            found={differences}
            same={summary?.passed ?? 0}
            looked={settled}
            onLook={(now) => say({ ...state, looked: now ? differences.mark : '' })}
          />
        </>
      )}
    </section>
  );
}

/** Contributing members are expected in the file; nothing is sent, only the roster counts. */
function wiringOf(roster: RosterAnswer, blocks: DraftBlocks, onState: (state: PayrollState) => void): ImportWiring {
  const rows = roster.list.filter(({ yjce }) => yjce !== '0.00').map(rowOf);
  return {
    shape: payrollImport,
    createWorker: importWorker,
    choices: () => ({}),
    prepare: async (signal, hand) => {
      for (let from = 0; from < rows.length; from += PAGE) hand.expect(rows.slice(from, from + PAGE), rows.length);
      const [text] = await blocks.read(SAID, signal);
      onState(readPayrollState(text));
      return null;
    },
    keep: draftRowStore(blocks, ROWS),
  };
}

/** Cells in the order of the import's columns; the base comes from the file. */
function rowOf({ grzh, xingming, zjhm, grjcjs }: RosterRow): string[] {
  return [grzh, xingming, zjhm, grjcjs, ''];
}
