import { useEffect, useRef, useState } from 'react';
import { type DownloadFile, downloadFile } from '@/api/downloads';
import { ApiError } from '@/api/errors';
import { savedName } from '@/domain/file-name';
import { saveFile } from '@/lib/save-file';

export type DownloadState =
  | { phase: 'idle' }
  /** Between 0 and 1; undefined while nobody knows how large the file is. */
  | { phase: 'running'; fraction: number | undefined }
  | { phase: 'saved'; name: string }
  | { phase: 'failed'; reason: string };

/** `dx` where its size is known beforehand. */
export type Downloadable = Pick<DownloadFile, 'wjbh' | 'wjmc' | 'gs'> & { dx?: number | undefined };

/** Fetches one file and hands it to the browser; leaving the page breaks it off. */
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
      setState({ phase: 'failed', reason: error instanceof ApiError ? error.message : '文件保存失败，请重试' });
    }
  };
  const cancel = () => {
    running.current?.abort();
    setState({ phase: 'idle' });
  };
  return { state, start: () => void start(), cancel };
}
