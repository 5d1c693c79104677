import { Alert, Button } from 'antd';
import { useEffect, useId, useLayoutEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { RosterAnswer, RosterRow } from '@/api/remittance';
import { type DraftBlocks, keptRows } from '@/engine/draft/draft-blocks';
import { SeenAlert } from '@/engine/flow/SeenAlert';
import type { Differences as Found } from '@/engine/import/differences';
import { ImportProgress } from '@/engine/import/ImportProgress';
import type { ImportWiring } from '@/engine/import/import-wiring';
import { createImporter } from '@/engine/import/importer';
import { useRun } from '@/engine/run/run';
import { saveFile } from '@/lib/save-file';
import { FileButton } from '@/ui/FileButton';
import { LoadFailed } from '@/ui/LoadFailed';
import { Loading } from '@/ui/Loading';
import { countOf, Differences } from './Differences';
import { payrollImport } from './payroll-import';
import { NOTHING_SAID, readSaid, type Said } from './payroll-said';
import styles from './roster.module.css';

/** In the draft: the rows of the payroll, and what is said of them. */
const ROWS = 'gzwj';
const SAID = 'gzbd';
/** Members cross to the worker by so many. */
const PAGE = 2_000;
/** More are not read one by one; what is done about them is the same. */
const MOST_SHOWN = 200;

interface PayrollComparisonProps {
  roster: RosterAnswer;
  /** The comparison is done: no difference, or all of them looked at. */
  onSettled: (settled: boolean) => void;
}

/**
 * Compares the list with the unit's payroll. Differences are shown and lead to where they are put right; the list stays as it
 * is. What was compared is kept with the draft: going to put a difference right must not cost the comparison.
 */
export function PayrollComparison({ roster, onSettled }: PayrollComparisonProps) {
  const id = useId();
  const { blocks } = useRun();
  const [said, setSaid] = useState(NOTHING_SAID);
  const importer = useMemo(() => createImporter(wiringOf(roster, blocks, setSaid)), [roster, blocks]);
  const { phase, failure, busy, problem, summary, version } = useStore(importer.store);
  const adopted = useStore(blocks.adopted);
  const [found, setFound] = useState<{ of: typeof importer; version: number; differences: Found } | null>(null);
  const isRead = phase === 'ready' && summary?.source === 'file' && busy?.what !== 'load';
  const differences = isRead && found?.of === importer && found.version === version ? found.differences : null;
  const settled = differences !== null && (countOf(differences) === 0 || said.looked === differences.mark);

  // biome-ignore lint/correctness/useExhaustiveDependencies: rows that were taken over are read anew
  useEffect(() => {
    void importer.prepare(null);
    return () => importer.end();
  }, [importer, adopted]);
  useEffect(() => {
    if (!isRead) return undefined;
    let current = true;
    importer.differences(MOST_SHOWN).then(
      (differences) => current && setFound({ of: importer, version, differences }),
      // A worker that has ended: what comes in its place is asked anew.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [importer, isRead, version]);
  useLayoutEffect(() => onSettled(settled), [onSettled, settled]);

  const say = (next: Said) => {
    setSaid(next);
    blocks.put(SAID, [[0, JSON.stringify(next)]], 1);
  };
  const read = async (file: File) => {
    const before = importer.store.getState().version;
    await importer.load(file);
    // What could not be read, or was cancelled, leaves the former file's comparison.
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
      {phase === 'preparing' && <Loading />}
      {phase === 'failed' && <LoadFailed error={failure} onRetry={() => void importer.prepare(null)} />}
      {phase === 'ready' && (
        <div className={styles.file}>
          <FileButton
            label="选择工资文件（.xlsx）"
            accept=".xlsx"
            disabled={busy !== null}
            onChoose={([file]) => file && void read(file)}
          />
          <Button disabled={busy !== null} onClick={() => void template()}>
            下载模板
          </Button>
        </div>
      )}
      {busy && <ImportProgress busy={busy} onCancel={importer.cancel} />}
      {problem && <SeenAlert type="error" title={problem} />}
      {differences && (
        <>
          {summary?.notes.map(({ tone, text }) => (
            <Alert key={text} type={tone} showIcon title={text} />
          ))}
          <Differences
            name={said.name}
            found={differences}
            same={summary?.passed ?? 0}
            looked={settled}
            onLook={(now) => say({ ...said, looked: now ? differences.mark : '' })}
          />
        </>
      )}
    </section>
  );
}

/** Those who pay in this month are expected in the file; nothing is sent, the list alone counts. */
function wiringOf(roster: RosterAnswer, blocks: DraftBlocks, onSaid: (said: Said) => void): ImportWiring {
  const rows = roster.list.filter(({ yjce }) => yjce !== '0.00').map(rowOf);
  return {
    shape: payrollImport,
    createWorker: () => new Worker(new URL('./payroll-worker.ts', import.meta.url), { type: 'module' }),
    choices: () => ({}),
    prepare: async (signal, hand) => {
      for (let from = 0; from < rows.length; from += PAGE) hand.expect(rows.slice(from, from + PAGE), rows.length);
      const [text] = await blocks.read(SAID, signal);
      onSaid(readSaid(text));
      return null;
    },
    keep: keptRows(blocks, ROWS),
  };
}

/** In the order of the import's columns; the base of the file is still to come. */
function rowOf({ grzh, xingming, zjhm, grjcjs }: RosterRow): string[] {
  return [grzh, xingming, zjhm, grjcjs, ''];
}
