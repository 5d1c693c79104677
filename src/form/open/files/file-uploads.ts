import { create } from 'zustand';
import { ApiError } from '@/api/errors';
import { onSignOut } from '@/session/sign-out-listeners';
import { keptFile } from './chosen-files';
import type { ChosenFile } from './chosen-list';

/** How far a file is: the share that has arrived, why it has not, or that only this page has it (`loose`). */
interface FileState {
  share?: number;
  failed?: string;
  loose?: true;
}

/** What becomes of chosen files before the form is handed in. */
export interface FileCare {
  /** Brings a file to the centre and gives its id there. @throws ApiError */
  send?: (one: ChosenFile, file: File, options: SendOptions) => Promise<string>;
  /** Which of these ids the centre still has. */
  present?: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
  /** What the centre has under an id. */
  load?: (sent: string) => Promise<Blob>;
  /** Of whoever is not signed in: keeps a file over a reload. @returns whether it could */
  hide?: (one: ChosenFile, file: File) => Promise<boolean>;
  /** It was taken out of the form. */
  remove?: (one: ChosenFile) => void;
}

interface SendOptions {
  signal: AbortSignal;
  onUploadProgress: (share: number) => void;
}

export const useFileStates = create<Readonly<Record<string, FileState>>>(() => ({}));

const running = new Map<string, { sent: Promise<string>; stop: AbortController }>();
/** One file after the other: on a slow line ten at once would all come too late. */
let last: Promise<unknown> = Promise.resolve();

onSignOut(() => {
  for (const id of running.keys()) stopSending(id);
  useFileStates.setState({}, true);
});

/** Uploads a kept file; while it is on its way already, that is its upload. @returns its id at the centre @throws ApiError */
export function sendFile(one: ChosenFile, send: NonNullable<FileCare['send']>): Promise<string> {
  const { id } = one;
  const present = running.get(id);
  if (present) return present.sent;
  const stop = new AbortController();
  const { signal } = stop;
  const show = (state: FileState | undefined) => !signal.aborted && setFileState(id, state);
  const work = async () => {
    const file = keptFile(id);
    if (signal.aborted || !file) throw new ApiError('aborted', '已取消上传');
    try {
      return await send(one, file, { signal, onUploadProgress: (share) => show({ share }) });
    } catch (error) {
      show({ failed: error instanceof Error && error.message ? error.message : '请稍后重试' });
      throw error;
    }
  };
  show({ share: 0 });
  const sent = last.then(work);
  running.set(id, { sent, stop });
  last = sent.then(
    () => show(undefined),
    () => undefined,
  );
  void last.then(() => running.get(id)?.stop === stop && running.delete(id));
  return sent;
}

export function stopSending(id: string): void {
  running.get(id)?.stop.abort();
  running.delete(id);
  setFileState(id, undefined);
}

export function setFileState(id: string, state: FileState | undefined): void {
  const { [id]: _, ...others } = useFileStates.getState();
  useFileStates.setState(state ? { ...others, [id]: state } : others, true);
}
