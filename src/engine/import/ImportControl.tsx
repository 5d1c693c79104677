import { Alert, Button } from 'antd';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import type { Batch } from '@/api/batches';
import type { LabelledValue } from '@/api/labelled-value';
import { countText } from '@/domain/counts';
import { soughtWords } from '@/domain/sought-words';
import type { CustomControlProps, Held } from '@/form/field-kinds';
import { Figures } from '@/form/sections/Figures';
import { saveFile } from '@/lib/save-file';
import { SHEET_LIMITS } from '@/lib/sheets/sheet-problem';
import { confirm, type Question } from '@/ui/confirm';
import { FileButton } from '@/ui/FileButton';
import { LoadFailed } from '@/ui/LoadFailed';
import { Loading } from '@/ui/Loading';
import { SeenAlert } from '../flow/SeenAlert';
import { WorthALook } from '../flow/WorthALook';
import { AddRows } from './AddRows';
import { ImportProgress } from './ImportProgress';
import { ImportRows } from './ImportRows';
import styles from './import.module.css';
import type { ImportSummary, ImportWords, LeftOut } from './import-definition';
import type { ImportWiring } from './import-wiring';
import { createImporter, type Importer } from './importer';
import { ProblemRows } from './ProblemRows';
import { useSought } from './use-sought';

interface ImportControlProps extends Pick<CustomControlProps<Held<Batch>>, 'id' | 'value' | 'onChange' | 'aria'> {
  wiring: ImportWiring;
  /** What was sent, in figures. */
  sent: (batch: Batch) => readonly LabelledValue[];
}

/** Rows from a file or typed in place: checked in a worker, put right here, and sent as one batch before the form goes on. */
export function ImportControl({ id, value, onChange, aria, wiring, sent }: ImportControlProps) {
  const [importer] = useState(() => createImporter(wiring));
  const [open, setOpen] = useState(value === null);
  const prepare = useEffectEvent(() => void importer.prepare(value));
  /** Another window's rows have been taken over. */
  const adopted = useStore(wiring.keep.adopted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows that were taken over are read anew
  useEffect(() => {
    if (open) prepare();
    return () => importer.end();
  }, [importer, open, adopted]);

  if (!open && value !== null) {
    return (
      <fieldset id={id} className={styles.import} aria-labelledby={aria['aria-labelledby']}>
        <Figures items={sent(value)} />
        <WorthALook texts={value.tsxx} />
        <div className={styles.bar}>
          <Button onClick={() => setOpen(true)}>修改明细</Button>
          <span className={styles.note}>
            {value.zs}行明细已核对并保存，申请在核对确认后才提交；请继续填写下面的内容，或进入下一步
          </span>
        </div>
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
  onAnew: () => void;
  /** What was sent is no longer what is shown. */
  onChanged: () => void;
  onSent: (batch: Batch) => void;
}

function Editing({ importer, onAnew, onChanged, onSent }: EditingProps) {
  const state = useStore(importer.store);
  const [onlyProblems, setOnlyProblems] = useState(false);
  const { summary, busy, version, epoch, refusal } = state;
  const sought = useSought(importer, version);
  const { sheet, words, rows: kind } = importer.wiring.shape;
  const changed = useEffectEvent(onChanged);
  // What the centre refused is shown alone, with the focus on the first of it.
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
      const agreed = await confirm({
        title: '仅提交通过的明细',
        content: leftOut(summary, words),
        okText: `仅提交通过的${summary.passed}行`,
        focus: 'cancel',
      });
      if (!agreed) return;
      // What is not handed in is not kept with the case: its rows go with the person, to be put right and brought in again.
      if (summary.wrong > 0) await save('errorList');
    }
    const next = await importer.send(goodOnly);
    if (next !== null) onSent(next);
  };

  if (state.phase === 'failed') return <LoadFailed error={state.failure} onRetry={onAnew} />;
  const read = async (file: File) => {
    if (summary && summary.byHand > 0 && !(await confirm(replacing(summary.byHand)))) return;
    await importer.load(file);
    const found = importer.store.getState().summary?.wrong ?? 0;
    // In slices: the page must not stall over the table of errors.
    startTransition(() => setOnlyProblems(found > 0));
  };
  const files = (
    <FileBar
      words={words}
      busy={busy !== null}
      onTemplate={() => void save('template')}
      onFile={(one) => void read(one)}
    />
  );
  const progress = busy && <ImportProgress busy={busy} onCancel={importer.cancel} />;
  if (state.phase === 'preparing' || !summary) {
    return (
      <>
        {files}
        {progress ?? <Loading text={readText(state.read, words)} />}
      </>
    );
  }
  const wrong = summary.wrong > 0;
  const unfinished = wrong || summary.pending > 0;
  return (
    <>
      {files}
      {progress}
      {state.problem && state.refusal === 'none' && <SeenAlert type="error" title={state.problem} />}
      {state.problem && state.refusal !== 'none' && (
        <div role="alert">
          <Alert type="error" showIcon role="none" title={state.problem} />
        </div>
      )}
      {state.instead && <Alert type="info" showIcon title={state.instead} />}
      {summary.source === 'file' && state.file && (
        <p className={styles.note}>
          文件：<bdi>{state.file}</bdi>
        </p>
      )}
      <p role="status" className={styles.summary}>
        {summaryText(summary)}
      </p>
      <Figures items={summary.figures} />
      {summary.notes.map(({ tone, text }) => (
        <Alert key={text} type={tone} showIcon title={text} />
      ))}
      <WorthALook texts={summary.warnings} />
      <div className={styles.bar}>
        <label className={styles.only}>
          <input type="checkbox" checked={onlyProblems} onChange={(event) => setOnlyProblems(event.target.checked)} />
          仅看错误
        </label>
        {!onlyProblems && (
          <label className={styles.only}>
            查找明细
            <input
              type="search"
              className={styles.sought}
              placeholder={soughtWords(importer.wiring.shape.columns.map(({ title }) => title))}
              value={sought.text}
              onChange={({ target }) => sought.set(target.value)}
            />
          </label>
        )}
        <span role="status" className={styles.note}>
          {!onlyProblems && sought.of !== '' && `找到${sought.count.toLocaleString('en-US')}行`}
        </span>
        {kind === 'new' && <AddRows importer={importer} onAdded={() => setOnlyProblems(false)} />}
        {wrong && (
          <Button disabled={busy !== null} onClick={() => void save('errorList')}>
            下载错误清单
          </Button>
        )}
      </div>
      {onlyProblems ? (
        <ProblemRows total={summary.problems} {...{ importer, version, epoch, refusal }} />
      ) : (
        <ImportRows
          total={sought.of === '' ? summary.rows : sought.count}
          sought={sought.of}
          {...{ importer, version }}
        />
      )}
      <div className={styles.bar}>
        {unfinished && summary.passed > 0 && (
          <Button disabled={busy !== null} onClick={() => void send(true)}>
            仅提交通过的{summary.passed}行
          </Button>
        )}
        <Button
          type="primary"
          disabled={busy !== null || unfinished || summary.rows === 0}
          onClick={() => void send(false)}
        >
          提交全部{summary.rows}行明细
        </Button>
        <span role="status" className={styles.note}>
          {nextText(summary)}
        </span>
      </div>
    </>
  );
}

interface FileBarProps {
  words: ImportWords;
  busy: boolean;
  onTemplate: () => void;
  onFile: (file: File) => void;
}

/** There from the beginning: what is asked for here waits for what is still being read. */
function FileBar({ words, busy, onTemplate, onFile }: FileBarProps) {
  return (
    <>
      <p className={styles.note}>{words.hint}</p>
      <div className={styles.bar}>
        <Button disabled={busy} onClick={onTemplate}>
          下载模板
        </Button>
        <FileButton label="导入文件" accept=".xlsx" disabled={busy} onChoose={([file]) => file && onFile(file)} />
        <span className={styles.note}>
          .xlsx，最多{countText(words.most ?? SHEET_LIMITS.rows)}行、10MB；也可以直接在下表填写
        </span>
      </div>
    </>
  );
}

/** Of a large unit it takes its time. */
function readText(read: number, { who }: ImportWords): string | undefined {
  return read > 0 && read < 1 ? `正在读取${who}，已读取${Math.floor(read * 100)}%` : undefined;
}

const replacing = (rows: number): Question => ({
  title: '导入文件',
  content: `导入后以文件中的明细为准，本页填写、选择或改正的${countText(rows)}行不会保留。确定导入吗？`,
  okText: '导入并替换',
  focus: 'cancel',
});

function leftOut({ left, foreign, pending, wrong }: ImportSummary, words: ImportWords): string {
  const why = pending > 0 ? '未填写或未通过核对' : '未通过核对';
  const own = left.rows > 0 && words.leftOut ? `${leftText(left, words.unit, why)}${words.leftOut}。` : '';
  const others = foreign > 0 ? `文件中有${foreign}行不属于本单位或重复，将不提交。` : '';
  const kept = wrong > 0 ? '未通过的不随本次保存，将下载为错误清单，改正后可再次导入。' : '';
  return `${own}${others}${kept}确定仅提交通过的明细吗？`;
}

/** Rows and persons are told apart where they are not as many. */
function leftText({ rows, people, also }: LeftOut, unit: string, why: string): string {
  if (rows === people && also === 0) return `${countText(people)}${unit}${why}，`;
  const more = also > 0 ? `，其中${countText(also)}${unit}另有通过的明细照常提交` : '';
  return `${countText(rows)}行（${countText(people)}${unit}）${why}${more}，这些行`;
}

/** What is to be done with the rows as they stand. */
function nextText({ rows, passed, wrong, pending }: ImportSummary): string {
  if (rows === 0) return '';
  if (wrong > 0 || pending > 0) return '填写并改正全部明细后可以提交';
  // The catalogue fixes the verb; it is the rows that are handed over and not yet the application.
  return `${passed}行已通过核对，点“提交全部${rows}行明细”后进入下一步；申请在核对确认后才提交`;
}

function summaryText({ source, rows, passed, wrong, problems, pending }: ImportSummary): string {
  const places = problems > 0 ? `（${problems}处）` : '';
  const left = pending > 0 ? `，待填写${pending}行` : '';
  return `${source === 'file' ? '已核对文件：' : ''}共${rows}行，通过${passed}行，有问题${wrong}行${places}${left}`;
}
