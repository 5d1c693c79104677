import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { fileLimits } from '@/domain/documents/material-file';
import type { Held } from '@/schema/field-kinds';
import { FileButton } from '@/ui/input/FileButton';
import { Muted } from '@/ui/layout/Muted';
import { Stack } from '@/ui/layout/Stack';
import { LocalBoundary } from '@/ui/state/LocalBoundary';
import type { CustomControlProps } from '../../field-kinds';
import type { ChosenFiles } from './chosen-list';
import { type FileCare, useFileStates } from './file-uploads';
import styles from './files.module.css';
import { useFileList } from './use-file-list';

/** Loaded with the first file, as are its checks: most users attach nothing. */
const FileRow = lazy(() => import('./FileRow'));

interface FilesControlProps extends CustomControlProps<Held<ChosenFiles>> {
  /** Name of the files, e.g. 附件. */
  what: string;
  care: FileCare;
}

/**
 * Chooses several files, also by drop or paste, and checks the content of each; location and device are removed from photographs.
 * Files are uploaded at once, or kept until after sign-in.
 */
export function FilesControl({ id, value, facts, onChange, aria, what, care }: FilesControlProps) {
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const limits = fileLimits(facts().policy);
  const { list, refused, add, send, remove } = useFileList({ value, limits, onChange, care });
  usePastedFiles(list.length, (files) => void add(files));
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
      <Muted id={`${id}-limits`}>
        支持{limits.types.join('、')}，每个不超过{limits.megabytes}MB，最多{limits.most}个
        <span className={styles.mouse}>；也可以拖到这里，或粘贴截图</span>
      </Muted>
      <Count list={list} what={what} />
      {list.length > 0 && (
        <LocalBoundary>
          <Suspense>
            <Stack as="ul" gap={0} className={styles.chosen} aria-label={`已选${what}`}>
              {list.map((one) => (
                <FileRow
                  key={one.id}
                  one={one}
                  load={care.load}
                  onRetry={() => {
                    // The button disappears with the failure.
                    input.current?.focus();
                    send(one);
                  }}
                  onRemove={() => {
                    remove(one);
                    input.current?.focus();
                  }}
                />
              ))}
            </Stack>
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

/** Live region with the number of files and the end of all uploads. */
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

/**
 * Adds files pasted anywhere on the page.
 * @param count number of files so far, for the names of screenshots
 */
function usePastedFiles(count: number, add: (files: readonly File[]) => void): void {
  const counted = useRef(count);
  counted.current = count;
  const adding = useRef(add);
  adding.current = add;
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const pasted = [...(event.clipboardData?.files ?? [])];
      // Text processors add a picture of copied text; the text is meant.
      if (pasted.length === 0 || event.clipboardData?.types.includes('text/plain')) return;
      event.preventDefault();
      // Browsers name every screenshot image.png.
      const from = counted.current + 1;
      const named = pasted.map((file, at) =>
        file.name === 'image.png' ? new File([file], `截图${from + at}.png`, { type: file.type }) : file,
      );
      adding.current(named);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}
