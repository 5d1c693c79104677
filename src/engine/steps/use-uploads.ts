import { useCallback, useEffect, useRef, useState } from 'react';
import { beginUpload, sendPart } from '@/api/archive/archive';
import { blockingCase } from '@/api/cases/blocking-case';
import { checksumOf, type FileLimits, fileLimits, refusedContent, refusedFile } from '@/domain/documents/material-file';
import { withoutPosition } from '@/domain/documents/picture-privacy';
import { sendInParts } from '@/lib/send-in-parts';
import { failureText } from '@/lib/shown-errors';
import { systemValue } from '@/session/system-config';
import type { RunCalls } from '../flow/define-flow';

export interface Upload {
  id: number;
  wjlxId: string;
  file: File;
  /** Share uploaded, 0 to 1. */
  progress: number;
  /** Set after a failure: a retry resumes the upload without choosing the file again. */
  error?: string;
}

/** Running and failed uploads; completed ones come with the next list. `onClosed`: the application accepts no more materials. */
export function useUploads(
  ywlsh: string,
  { onArrived, onClosed, calls }: { onArrived: () => void; onClosed: (ywlsh: string) => void; calls: RunCalls },
) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const lastId = useRef(0);

  useEffect(() => {
    const controllers = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  const patch = useCallback((id: number, change: Partial<Upload>) => {
    setUploads((list) => list.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));
  }, []);
  const drop = useCallback((id: number) => {
    running.current.get(id)?.abort();
    running.current.delete(id);
    setUploads((list) => list.filter((upload) => upload.id !== id));
  }, []);
  const send = useCallback(
    async ({ id, wjlxId, file }: Upload) => {
      const refused = refusedFile(file, uploadLimits());
      if (refused) return patch(id, { error: refused });
      const controller = new AbortController();
      const { signal } = controller;
      running.current.set(id, controller);
      patch(id, { progress: 0, error: undefined });
      try {
        await sendFile({ ywlsh, wjlxId }, file, { calls, signal, onProgress: (progress) => patch(id, { progress }) });
        drop(id);
        onArrived();
      } catch (error) {
        running.current.delete(id);
        const closed = blockingCase(error);
        if (closed === ywlsh) onClosed(closed);
        if (!signal.aborted) patch(id, { error: failureText(error, '上传失败') });
      }
    },
    [ywlsh, patch, drop, onArrived, onClosed, calls],
  );
  const add = useCallback(
    (wjlxId: string, files: readonly File[]) => {
      for (const file of files) {
        lastId.current += 1;
        const upload: Upload = {
          id: lastId.current,
          wjlxId,
          file,
          progress: 0,
          error: refusedFile(file, uploadLimits()),
        };
        setUploads((list) => [...list, upload]);
        if (!upload.error) void send(upload);
      }
    },
    [send],
  );
  return { uploads, add, retry: send, drop };
}

/** Upload limits by policy parameters; the centre checks the content again. */
export const uploadLimits = (): FileLimits => fileLimits(systemValue);

/** Reads, checks and sends one file; the location is removed from photographs. */
async function sendFile(
  target: { ywlsh: string; wjlxId: string },
  file: File,
  how: { calls: RunCalls; signal: AbortSignal; onProgress: (share: number) => void },
): Promise<void> {
  const { signal, calls } = how;
  const read = new Uint8Array(await file.arrayBuffer());
  const refused = refusedContent(read, uploadLimits());
  if (refused) throw new Error(refused);
  const bytes = withoutPosition(read);
  const announced = { ...target, wjm: file.name, dx: bytes.length, jym: checksumOf(bytes) };
  await sendInParts(
    bytes,
    {
      begin: () => beginUpload(announced, { ...calls, signal }),
      part: (scid, fpxh, part) => sendPart({ scid, fpxh, bytes: part }, { ...calls, signal }),
    },
    how,
  );
}
