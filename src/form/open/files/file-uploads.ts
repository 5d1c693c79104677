import { create } from 'zustand';
import { ApiError } from '@/api/client/errors';
import { failureText } from '@/lib/shown-errors';
import { onSignOut } from '@/session/opening/sign-out-listeners';
import { rememberedFile } from './chosen-files';
import type { ChosenFile } from './chosen-list';

/** State of a file: uploaded share, error, or whether only this page has it (`loose`). */
interface FileState {
  share?: number;
  failed?: string;
  loose?: true;
}

/** Calls that handle chosen files before the submission. */
export interface FileCare {
  /** Uploads a file. @returns its id at the centre @throws ApiError */
  send?: (one: ChosenFile, file: File, options: SendOptions) => Promise<string>;
  /** Returns which of these ids the centre still has. */
  present?: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Downloads a file by its id. */
  load?: (sent: string) => Promise<Blob>;
  /** Keeps a file over a reload, without a session. @returns whether that succeeded */
  hide?: (one: ChosenFile, file: File) => Promise<boolean>;
  /** Called when a file is removed from the form. */
  remove?: (one: ChosenFile) => void;
}

interface SendOptions {
  signal: AbortSignal;
  onUploadProgress: (share: number) => void;
}

export const useFileStates = create<Readonly<Record<string, FileState>>>(() => ({}));

const running = new Map<string, { sent: Promise<string>; stop: AbortController }>();
/** Sequential uploads: on a slow line ten parallel ones would all time out. */
let last: Promise<unknown> = Promise.resolve();

onSignOut(() => {
  for (const id of running.keys()) stopSending(id);
  useFileStates.setState({}, true);
});

/** Uploads a file; joins an upload of the same file that is running. @returns its id at the centre @throws ApiError */
export function sendFile(one: ChosenFile, send: NonNullable<FileCare['send']>): Promise<string> {
  const { id } = one;
  const present = running.get(id);
  if (present) return present.sent;
  const stop = new AbortController();
  const { signal } = stop;
  const show = (state: FileState | undefined) => !signal.aborted && setFileState(id, state);
  const work = async () => {
    const file = rememberedFile(id);
    if (signal.aborted || !file) throw new ApiError('aborted', '已取消上传');
    try {
      return await send(one, file, { signal, onUploadProgress: (share) => show({ share }) });
    } catch (error) {
      show({ failed: failureText(error, '请稍后重试') });
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
