import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { fileLimits } from '@/domain/material-file';
import { FileButton } from '@/ui/FileButton';
import { LocalBoundary } from '@/ui/LocalBoundary';
import type { CustomControlProps, Held } from '../../field-kinds';
import { keepFile, keptFile } from './chosen-files';
import type { ChosenFile, ChosenFiles } from './chosen-list';
import { type FileCare, sendFile, setFileState, stopSending, useFileStates } from './file-uploads';
import styles from './files.module.css';
import type { TakeFiles } from './take-files';

/** Loaded with the first file, as is what checks it: most people attach nothing. */
const FileRow = lazy(() => import('./FileRow'));

interface FilesControlProps extends CustomControlProps<Held<ChosenFiles>> {
  /** What they are, e.g. 附件. */
  what: string;
  care: FileCare;
}

/**
 * Chooses several files, also by dropping or pasting them, and checks each by content; photographs lose where and with what they
 * were taken. Each goes to the centre at once, or is kept for the time after signing in.
 */
export function FilesControl({ id, value, facts, onChange, aria, what, care }: FilesControlProps) {
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const limits = fileLimits(facts().policy);
  const list = value ?? [];
  /** What the next change builds on: uploads end between two drawings of the page. */
  const latest = useRef(list);
  latest.current = list;
  const change = (to: (former: ChosenFiles) => ChosenFiles) => {
    latest.current = to(latest.current);
    onChange(latest.current.length > 0 ? latest.current : null);
  };
  const mark = (which: string, sent: string | undefined) =>
    change((former) => former.map((one) => (one.id === which ? { ...one, sent } : one)));

  const send = (one: ChosenFile) => {
    if (!care.send) return;
    // Why it has failed is shown at the file.
    sendFile(one, care.send).then(
      (sent) => mark(one.id, sent),
      () => undefined,
    );
  };
  const begin = (one: ChosenFile) => {
    const file = keptFile(one.id);
    if (one.sent !== undefined || !file) return;
    if (care.send) send(one);
    else void care.hide?.(one, file).then((safe) => setFileState(one.id, safe ? undefined : { loose: true }));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once: what was chosen before signing in goes on its way, what the centre has cleared away is told
  useEffect(() => {
    for (const one of list) if (care.send) begin(one);
    const ids = list.flatMap(({ sent }) => sent ?? []);
    if (ids.length === 0 || !care.present) return;
    care.present(ids).then(
      (there) => {
        const gone = latest.current.filter(({ sent }) => sent && ids.includes(sent) && !there.has(sent));
        for (const one of gone) mark(one.id, undefined);
        for (const one of gone) begin({ ...one, sent: undefined });
      },
      // The centre tells once more when the form is handed in.
      () => undefined,
    );
  }, []);

  const add = async (files: readonly File[]) => {
    if (files.length === 0) return;
    const next = await taken(files, limits, () => latest.current);
    setRefused(next.refused);
    if (next.taken.length === 0) return;
    change((former) => [...former, ...next.taken.filter((one) => former.every((known) => known.id !== one.id))]);
    for (const one of next.taken) begin(one);
  };
  const adding = useRef(add);
  adding.current = add;
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const pasted = [...(event.clipboardData?.files ?? [])];
      // From a text processor comes a picture of the text beside the text, which is what was meant.
      if (pasted.length === 0 || event.clipboardData?.types.includes('text/plain')) return;
      event.preventDefault();
      // Every screenshot is called image.png.
      const from = latest.current.length + 1;
      const named = pasted.map((file, at) =>
        file.name === 'image.png' ? new File([file], `截图${from + at}.png`, { type: file.type }) : file,
      );
      void adding.current(named);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);

  const remove = (gone: ChosenFile) => {
    stopSending(gone.id);
    keepFile(gone.id, undefined);
    setRefused([]);
    change((former) => former.filter(({ id: other }) => other !== gone.id));
    care.remove?.(gone);
    input.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the button inside is the one for everybody
    <div
      id={id}
      className={over ? styles.over : styles.file}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void add([...event.dataTransfer.files]);
      }}
    >
      <FileButton
        ref={input}
        label={list.length === 0 ? `选择${what}` : `继续添加${what}`}
        named={aria['aria-labelledby']}
        multiple
        accept={limits.types.map((type) => `.${type}`).join(',')}
        aria-invalid={aria['aria-invalid']}
        aria-describedby={[aria['aria-describedby'], `${id}-limits`].filter(Boolean).join(' ')}
        onChoose={(files) => void add(files)}
      />
      <p id={`${id}-limits`} className={styles.size}>
        支持{limits.types.join('、')}，每个不超过{limits.megabytes}MB，最多{limits.most}个
        <span className={styles.mouse}>；也可以拖到这里，或粘贴截图</span>
      </p>
      <Count list={list} what={what} />
      {list.length > 0 && (
        <LocalBoundary>
          <Suspense>
            <ul className={styles.chosen} aria-label={`已选${what}`}>
              {list.map((one) => (
                <FileRow
                  key={one.id}
                  one={one}
                  load={care.load}
                  onRetry={() => {
                    // Its button goes away with the failure.
                    input.current?.focus();
                    send(one);
                  }}
                  onRemove={() => remove(one)}
                />
              ))}
            </ul>
          </Suspense>
        </LocalBoundary>
      )}
      {refused.length > 0 && (
        <div role="alert" className={styles.refused}>
          {refused.map((why) => (
            <p key={why}>{why}</p>
          ))}
        </div>
      )}
    </div>
  );
}

const taken: TakeFiles = async (...what) => {
  try {
    const { takeFiles } = await import('./take-files');
    return await takeFiles(...what);
  } catch {
    return { taken: [], refused: ['网络不稳定，文件没有添加，请再选择一次'] };
  }
};

/** Read out: how many there are, and when they have all arrived. */
function Count({ list, what }: { list: ChosenFiles; what: string }) {
  const sending = useFileStates((states) => list.some(({ id }) => states[id]?.share !== undefined));
  const arrived = list.length > 0 && list.every(({ sent }) => sent !== undefined);
  return (
    <p role="status" data-unseen={list.length > 0 ? true : undefined} hidden={list.length === 0}>
      已选{list.length}个{what}
      {sending && '，正在上传'}
      {arrived && '，都已上传'}
    </p>
  );
}
