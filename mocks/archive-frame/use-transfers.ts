import { useCallback, useEffect, useRef, useState } from 'react';
import { checksumOf, refusedContent, refusedFile } from '@/domain/documents/material-file';
import { withoutPosition } from '@/domain/documents/picture-privacy';
import { sendInParts } from '@/lib/send-in-parts';
import { CallError, type CentreCalls } from './centre-calls';

/** Upload in progress. */
export interface Transfer {
  id: number;
  wjlxId: string;
  file: File;
  /** Share received, 0 … 1. */
  share: number;
  /** cut: connection lost, can be resumed; refused: rejected by the centre. */
  phase: 'waiting' | 'sending' | 'cut' | 'refused';
  text: string;
}

/** Uploads one file at a time; after a lost connection the upload resumes, at the latest when the network is back. */
export function useTransfers(calls: CentreCalls, onArrived: () => void) {
  const [transfers, setTransfers] = useState<readonly Transfer[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const lastId = useRef(0);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const patch = useCallback((id: number, change: Partial<Transfer>) => {
    setTransfers((list) => list.map((one) => (one.id === id ? { ...one, ...change } : one)));
  }, []);
  const drop = useCallback((id: number) => {
    running.current.get(id)?.abort();
    running.current.delete(id);
    setTransfers((list) => list.filter((one) => one.id !== id));
  }, []);

  const send = useCallback(
    ({ id, wjlxId, file, phase }: Transfer) => {
      const controller = new AbortController();
      const { signal } = controller;
      running.current.set(id, controller);
      patch(id, { phase: 'waiting', text: '' });
      queue.current = queue.current.then(async () => {
        if (signal.aborted) return;
        patch(id, { phase: 'sending' });
        try {
          const read = new Uint8Array(await file.arrayBuffer());
          const refused = refusedContent(read, calls.limits);
          if (refused) return patch(id, { phase: 'refused', text: refused });
          const bytes = withoutPosition(read);
          const announced = { wjlxId, wjm: file.name, dx: bytes.length, jym: checksumOf(bytes) };
          let there = false;
          await sendInParts(
            bytes,
            {
              begin: async () => {
                const state = await calls.begin(announced, signal);
                // After a lost connection it may be this upload that had arrived.
                there = state.wj !== null && phase !== 'cut';
                return state;
              },
              part: (scid, fpxh, part) => calls.part(scid, fpxh, part, signal),
            },
            { signal, onProgress: (share) => patch(id, { share }) },
          );
          if (there) patch(id, { phase: 'refused', text: '该文件已经上传，没有重复上传' });
          else drop(id);
          onArrived();
        } catch (failure) {
          if (signal.aborted) return;
          const cut = failure instanceof CallError && failure.cut;
          const message = failure instanceof Error ? failure.message : '上传失败';
          patch(id, { phase: cut ? 'cut' : 'refused', text: cut ? `${message}，已上传的部分不会重传` : message });
        }
      });
    },
    [calls, patch, drop, onArrived],
  );

  const add = useCallback(
    (wjlxId: string, files: readonly File[]) => {
      for (const file of files) {
        lastId.current += 1;
        const text = refusedFile(file, calls.limits) ?? '';
        const transfer: Transfer = {
          id: lastId.current,
          wjlxId,
          file,
          share: 0,
          phase: text ? 'refused' : 'waiting',
          text,
        };
        setTransfers((list) => [...list, transfer]);
        if (!text) send(transfer);
      }
    },
    [calls, send],
  );

  const cut = useRef<readonly Transfer[]>([]);
  cut.current = transfers.filter(({ phase }) => phase === 'cut');
  useEffect(() => {
    const goOn = () => cut.current.forEach(send);
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  }, [send]);

  return { transfers, add, resume: send, drop };
}
