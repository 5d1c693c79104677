import { useEffect, useRef, useState } from 'react';
import type { fileLimits } from '@/domain/documents/material-file';
import type { AddFiles } from './add-files';
import { rememberedFile, rememberFile } from './chosen-files';
import type { ChosenFile, ChosenFiles } from './chosen-list';
import { type FileCare, sendFile, setFileState, stopSending } from './file-uploads';

interface FileListInput {
  value: ChosenFiles | null;
  limits: ReturnType<typeof fileLimits>;
  onChange: (list: ChosenFiles | null) => void;
  care: FileCare;
}

/** The chosen files of a control: adds after their checks, uploads, removes. */
export function useFileList({ value, limits, onChange, care }: FileListInput) {
  const [refused, setRefused] = useState<readonly string[]>([]);
  const list = value ?? [];
  /** Current list for updates: uploads may end between two renders. */
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
    // The row of the file shows the failure.
    sendFile(one, care.send).then(
      (sent) => mark(one.id, sent),
      () => undefined,
    );
  };
  const begin = (one: ChosenFile) => {
    const file = rememberedFile(one.id);
    if (one.sent !== undefined || !file) return;
    if (care.send) send(one);
    else void care.hide?.(one, file).then((safe) => setFileState(one.id, safe ? undefined : { loose: true }));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once: uploads files chosen before sign-in, marks those deleted at the centre
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
      // Ignored: the centre checks again at the submission.
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
  const remove = (gone: ChosenFile) => {
    stopSending(gone.id);
    rememberFile(gone.id, undefined);
    setRefused([]);
    change((former) => former.filter(({ id: other }) => other !== gone.id));
    care.remove?.(gone);
  };
  return { list, refused, add, send, remove };
}

const taken: AddFiles = async (...what) => {
  try {
    const { addFiles } = await import('./add-files');
    return await addFiles(...what);
  } catch {
    return { taken: [], refused: ['网络不稳定，文件没有添加，请再选择一次'] };
  }
};
