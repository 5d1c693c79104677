import { Alert, Button, Spin } from 'antd';
import { type ReactNode, startTransition, useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import type { Batch } from '@/api/cases/batches';
import type { LabelledValue } from '@/api/client/labelled-value';
import { countText } from '@/domain/text/counts';
import type { CustomControlProps } from '@/form/field-kinds';
import { Figures } from '@/form/sections/Figures';
import { HowTo } from '@/form/sections/Source';
import { saveFile } from '@/lib/save-file';
import { SHEET_LIMITS } from '@/lib/sheets/sheet-problem';
import type { Held } from '@/schema/field-kinds';
import { askConfirmation, type ConfirmQuestion } from '@/ui/dialog/confirm';
import { FileButton } from '@/ui/input/FileButton';
import { Muted } from '@/ui/layout/Muted';
import { Row } from '@/ui/layout/Row';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { RowWarnings } from '../flow/RowWarnings';
import { SeenAlert } from '../flow/SeenAlert';
import { ImportProgress } from './ImportProgress';
import { ImportRows } from './ImportRows';
import styles from './import.module.css';
import type { ImportTexts } from './import-definition';
import type { ImportSummary, RejectedRows } from './import-protocol';
import type { ImportWiring } from './import-wiring';
import { createImporter, type Importer } from './importer';
import type { ImporterState } from './importer-state';
import { ProblemRows } from './ProblemRows';
import { AddRows, RowsToolbar, useRowSearch } from './RowsToolbar';
import { SendBar } from './SendBar';

interface ImportControlProps extends Pick<CustomControlProps<Held<Batch>>, 'id' | 'value' | 'onChange' | 'aria'> {
  wiring: ImportWiring;
  /** Figures of the submitted batch. */
  sent: (batch: Batch) => readonly LabelledValue[];
}

/** Rows from a file or typed: checked in a worker, corrected in place and sent as one batch before the form continues. */
export function ImportControl({ id, value, onChange, aria, wiring, sent }: ImportControlProps) {
  const [importer] = useState(() => createImporter(wiring));
  const [open, setOpen] = useState(value === null);
  const prepare = useEffectEvent(() => void importer.prepare(value));
  /** Counts up when another window's rows replace these. */
  const adopted = useStore(wiring.keep.adopted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: replaced rows are loaded again
  useEffect(() => {
    if (open) prepare();
    return () => importer.end();
  }, [importer, open, adopted]);

  if (!open && value !== null) {
    return (
      <fieldset id={id} className={styles.import} aria-labelledby={aria['aria-labelledby']}>
        <Figures items={sent(value)} />
        <RowWarnings texts={value.tsxx} />
        <Row gap={1.5}>
          <Button onClick={() => setOpen(true)}>修改明细</Button>
          <Muted as="span">
            {value.zs}行明细已核对并保存，申请在核对确认后才提交；请继续填写下面的内容，或进入下一步
          </Muted>
        </Row>
      </fieldset>
    );
  }
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={styles.import}
      aria-labelledby={aria['aria-labelledby']}
      aria-describedby={aria['aria-describedby']}
    >
      <Editing
        importer={importer}
        sentBefore={value !== null}
        onAnew={() => void importer.prepare(value)}
        onChanged={() => value !== null && onChange(null)}
        onSent={(next) => {
          onChange(next);
          setOpen(false);
        }}
      />
    </fieldset>
  );
}

interface EditingProps {
  importer: Importer;
  /** Whether these rows are the field's value. */
  sentBefore: boolean;
  onAnew: () => void;
  /** Called when the rows differ from the submitted batch. */
  onChanged: () => void;
  onSent: (batch: Batch) => void;
}

function Editing({ importer, sentBefore, onAnew, onChanged, onSent }: EditingProps) {
  const state = useStore(importer.store);
  const [onlyProblems, setOnlyProblems] = useState(false);
  const { summary, busy, version, epoch, refusal } = state;
  const sought = useRowSearch(importer, version);
  const { sheet, words, rows } = importer.wiring.shape;
  const changed = useEffectEvent(onChanged);
  /** Sends the rows for 下一步 if all have passed; rows that have not are reported by the form. */
  const commit = useEffectEvent(async () => {
    const { phase, touched, summary: shown } = importer.store.getState();
    if (phase !== 'ready' || shown?.rows === 0 || (sentBefore && !touched)) return true;
    // The cell that was left by this press is among the changes of the rows.
    const { rows, passed } = await importer.summary();
    if (passed < rows) return true;
    const next = await importer.send(false);
    if (next !== null) onSent(next);
    return next !== null;
  });
  useEffect(() => importer.wiring.beforeNext?.(() => commit()), [importer]);
  // Rows refused by the centre are shown alone; the first one gets the focus.
  if (state.refusal === 'landed' && !onlyProblems) setOnlyProblems(true);
  useEffect(() => {
    if (state.touched) changed();
  }, [state.touched]);

  const save = async (which: 'template' | 'errorList') => {
    const blob = await importer.file(which);
    if (blob) saveFile(`${sheet}${which === 'template' ? '模板' : '错误清单'}.xlsx`, blob);
  };
  const send = async (goodOnly: boolean) => {
    if (goodOnly && summary) {
      const agreed = await askConfirmation({
        title: '仅保存通过的明细',
        content: leftOut(summary, words),
        okText: `仅保存通过的${summary.passed}行`,
      });
      if (!agreed) return;
      // Rejected rows are not stored with the case: the error list is downloaded, to be corrected and imported again.
      if (summary.wrong > 0) await save('errorList');
    }
    const next = await importer.send(goodOnly);
    if (next !== null) onSent(next);
  };

  if (state.phase === 'failed') return <LoadFailed error={state.failure} onRetry={onAnew} />;
  const read = async (file: File) => {
    if (summary && summary.byHand > 0 && !(await askConfirmation(replacing(summary.byHand)))) return;
    await importer.load(file);
    const found = importer.store.getState().summary?.wrong ?? 0;
    // As a transition: rendering the error table must not block the page.
    startTransition(() => setOnlyProblems(found > 0));
  };
  const ready = state.phase !== 'preparing' && summary !== null;
  const files = (
    <FileBar
      words={words}
      busy={busy !== null}
      onTemplate={() => void save('template')}
      onFile={(one) => void read(one)}
    >
      {ready && rows === 'new' && (
        <AddRows importer={importer} busy={busy !== null} onAdded={() => setOnlyProblems(false)} />
      )}
      {ready && isBlank(summary) && <Muted as="span">还没有明细</Muted>}
    </FileBar>
  );
  const progress = busy && <ImportProgress busy={busy} onCancel={importer.cancel} />;
  if (!ready) {
    return (
      <>
        {files}
        {progress ?? (
          <Row role="status">
            <Spin size="small" /> {readText(state.read, words)}
          </Row>
        )}
      </>
    );
  }
  return (
    <>
      {files}
      {progress}
      <Results state={state} summary={summary} />
      {!isBlank(summary) && (
        <>
          <RowsToolbar
            {...{ importer, summary, sought, onlyProblems, setOnlyProblems }}
            busy={busy !== null}
            onErrorList={() => void save('errorList')}
          />
          {onlyProblems ? (
            <ProblemRows total={summary.problems} {...{ importer, version, epoch, refusal }} />
          ) : (
            <ImportRows
              total={sought.of === '' ? summary.rows : sought.count}
              sought={sought.of}
              {...{ importer, version }}
            />
          )}
          <SendBar summary={summary} busy={busy !== null} onSend={(goodOnly) => void send(goodOnly)} />
        </>
      )}
    </>
  );
}

/** Nothing to search, sum up or save yet. */
const isBlank = ({ source, rows }: ImportSummary) => rows === 0 && source === 'list';

/** What the last import or upload came to: errors, figures and notes. */
function Results({ state, summary }: { state: ImporterState; summary: ImportSummary }) {
  const { problem, refusal, instead, file } = state;
  return (
    <>
      {problem && refusal === 'none' && <SeenAlert type="error" title={problem} />}
      {problem && refusal !== 'none' && (
        <div role="alert">
          <Alert type="error" showIcon role="none" title={problem} />
        </div>
      )}
      {instead && <Alert type="info" showIcon title={instead} />}
      {summary.source === 'file' && file && (
        <Muted>
          文件：<bdi>{file}</bdi>
        </Muted>
      )}
      {!isBlank(summary) && (
        <p role="status" className={styles.summary}>
          {summaryText(summary)}
        </p>
      )}
      {!isBlank(summary) && <Figures items={summary.figures} />}
      {summary.notes.map(({ tone, text }) => (
        <Alert key={text} type={tone} showIcon title={text} />
      ))}
      <RowWarnings texts={summary.warnings} />
    </>
  );
}

interface FileBarProps {
  words: ImportTexts;
  busy: boolean;
  onTemplate: () => void;
  onFile: (file: File) => void;
  /** Further ways to rows. */
  children: ReactNode;
}

/** Template and file buttons; shown at once, their actions wait until the rows are loaded. */
function FileBar({ words, busy, onTemplate, onFile, children }: FileBarProps) {
  return (
    <Row gap={1.5}>
      <Button disabled={busy} onClick={onTemplate}>
        下载模板
      </Button>
      <FileButton label="导入文件" accept=".xlsx" disabled={busy} onChoose={([file]) => file && onFile(file)} />
      {children}
      <HowTo
        of="明细"
        text={`${words.hint}文件为.xlsx，最多${countText(words.most ?? SHEET_LIMITS.rows)}行、10MB；也可以直接在下表填写。`}
      />
    </Row>
  );
}

/** Loading progress; noticeable for large units. */
function readText(read: number, { who }: ImportTexts): string | undefined {
  return read > 0 && read < 1 ? `正在读取${who}，已读取${Math.floor(read * 100)}%` : undefined;
}

const replacing = (rows: number): ConfirmQuestion => ({
  title: '导入文件',
  content: `导入后以文件中的明细为准，本页填写、选择或改正的${countText(rows)}行不会保留。确定导入吗？`,
  okText: '导入并替换',
});

function leftOut({ left, unmatched, pending, wrong }: ImportSummary, words: ImportTexts): string {
  const why = pending > 0 ? '未填写或未通过核对' : '未通过核对';
  const own = left.rows > 0 && words.leftOut ? `${leftText(left, words.unit, why)}${words.leftOut}。` : '';
  const others = unmatched > 0 ? `文件中有${unmatched}行不属于本单位或重复，将不提交。` : '';
  const kept = wrong > 0 ? '未通过的不随本次保存，将下载为错误清单，改正后可再次导入。' : '';
  return `${own}${others}${kept}确定仅保存通过的明细吗？`;
}

/** Names rows and persons separately where their counts differ. */
function leftText({ rows, people, also }: RejectedRows, unit: string, why: string): string {
  if (rows === people && also === 0) return `${countText(people)}${unit}${why}，`;
  const more = also > 0 ? `，其中${countText(also)}${unit}另有通过的明细照常提交` : '';
  return `${countText(rows)}行（${countText(people)}${unit}）${why}${more}，这些行`;
}

function summaryText({ source, rows, passed, wrong, problems, pending }: ImportSummary): string {
  const places = problems > 0 ? `（${problems}处）` : '';
  const left = pending > 0 ? `，待填写${pending}行` : '';
  return `${source === 'file' ? '已核对文件：' : ''}共${rows}行，通过${passed}行，有问题${wrong}行${places}${left}`;
}
