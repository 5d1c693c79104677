import { type DragEvent, useId, useRef, useState } from 'react';
import type { FetchedFile } from '@/api/archive/preview';
import { focusHeading } from '@/lib/focus-heading';
import { Card } from '@/ui/Card';
import { FileButton } from '@/ui/input/FileButton';
import { Stack } from '@/ui/layout/Stack';
import { FileProblem } from './FileProblem';
import { FileView } from './FileView';
import styles from './preview.module.css';

/** Bytes; larger files would exhaust the page's memory. */
const MOST = 200 * 1024 * 1024;

/** Opens local files, one at a time; nothing is uploaded. */
export function LocalFile() {
  const id = useId();
  const [file, setFile] = useState<FetchedFile>();
  const [problem, setProblem] = useState('');
  /** File counter, as viewer key. */
  const [opened, setOpened] = useState(0);
  const [over, setOver] = useState(false);
  /** The file chosen last: results of earlier ones are ignored. */
  const latest = useRef<File>(null);

  const open = async (chosen: File | undefined) => {
    if (!chosen) return;
    latest.current = chosen;
    setProblem('');
    setFile(undefined);
    if (chosen.size > MOST) return setProblem('文件超过200MB，请用OFD或PDF阅读器查看');
    try {
      const bytes = new Uint8Array(await chosen.arrayBuffer());
      if (latest.current !== chosen) return;
      setFile({ name: chosen.name, bytes });
      setOpened((count) => count + 1);
    } catch {
      if (latest.current === chosen) setProblem('文件无法读取，请检查后重新选择');
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void open(event.dataTransfer.files[0]);
  };
  return (
    <>
      <Card label="打开本机的文件">
        {/* Dropping is a second way; the field within is the first. */}
        <Stack
          align="center"
          className={styles.local}
          data-print="hide"
          data-over={over || undefined}
          data-open={file !== undefined || undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <FileButton
            label="打开本机的 OFD 或 PDF 文件"
            kind="primary"
            accept=".ofd,.pdf,application/ofd,application/pdf"
            aria-describedby={`${id}-note`}
            onChoose={([chosen]) => void open(chosen)}
          />
          <p id={`${id}-note`}>也可以把文件拖到这里。文件只在本机打开，不会上传。</p>
        </Stack>
      </Card>
      {problem && (
        <Card>
          <FileProblem text={problem} />
        </Card>
      )}
      {file && (
        <Card label="文件预览">
          <h2 ref={focusHeading} tabIndex={-1} className={styles.name} data-print="hide">
            {file.name}
          </h2>
          <FileView key={opened} file={file} />
        </Card>
      )}
    </>
  );
}
