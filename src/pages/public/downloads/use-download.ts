import { useEffect, useRef, useState } from 'react';
import { type DownloadFile, downloadFile } from '@/api/public/downloads';
import { savedName } from '@/domain/text/file-name';
import { saveFile } from '@/lib/save-file';
import { failureText } from '@/lib/shown-errors';

export type DownloadState =
  | { phase: 'idle' }
  /** Between 0 and 1; undefined while the size is unknown. */
  | { phase: 'running'; fraction: number | undefined }
  | { phase: 'saved'; name: string }
  | { phase: 'failed'; reason: string };

/** `dx`: size, if known beforehand. */
export type Downloadable = Pick<DownloadFile, 'wjbh' | 'wjmc' | 'gs'> & { dx?: number | undefined };

/** Downloads one file and saves it by the browser; unmounting aborts. */
export function useDownload(file: Downloadable, onSaved?: () => void) {
  const [state, setState] = useState<DownloadState>({ phase: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setState({ phase: 'running', fraction: file.dx ? 0 : undefined });
    try {
      const blob = await downloadFile(file, {
        signal,
        onDownloadProgress: (loaded, total = file.dx) => {
          if (!signal.aborted)
            setState({ phase: 'running', fraction: total ? Math.min(loaded / total, 1) : undefined });
        },
      });
      if (signal.aborted) return;
      const name = savedName(file.wjmc, file.gs);
      saveFile(name, blob);
      setState({ phase: 'saved', name });
      onSaved?.();
    } catch (error) {
      if (signal.aborted) return;
      setState({ phase: 'failed', reason: failureText(error, '请重试') });
    }
  };
  const cancel = () => {
    running.current?.abort();
    setState({ phase: 'idle' });
  };
  return { state, start: () => void start(), cancel };
}
