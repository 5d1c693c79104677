/** State of a chunked upload: `yyfp` are the parts received, `wj` is set once the file is complete. */
export interface PartsState<T> {
  scid: string;
  /** Size in bytes of each part but the last. */
  fpdx: number;
  yyfp: readonly number[];
  wj: T | null;
}

/** Calls of a chunked upload. */
export interface PartsWire<T> {
  /** Starts an upload, or returns the state of an interrupted one of the same file. */
  begin: () => Promise<PartsState<T>>;
  part: (scid: string, fpxh: number, bytes: Uint8Array) => Promise<PartsState<T>>;
}

/**
 * Uploads a file in parts, only those not received yet: a repeated call resumes an interrupted upload.
 * @param onProgress share received, 0 … 1
 * @throws errors of the calls, and an AbortError once `signal` is aborted
 */
export async function sendInParts<T>(
  bytes: Uint8Array,
  wire: PartsWire<T>,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<T> {
  let state = await wire.begin();
  const { scid, fpdx } = state;
  const count = Math.ceil(bytes.length / fpdx);
  const share = () => Math.min(1, new Set(state.yyfp).size / Math.max(1, count));
  onProgress(share());
  for (let no = 0; no < count && state.wj === null; no += 1) {
    signal.throwIfAborted();
    if (state.yyfp.includes(no)) continue;
    state = await wire.part(scid, no, bytes.subarray(no * fpdx, (no + 1) * fpdx));
    onProgress(share());
  }
  signal.throwIfAborted();
  if (state.wj === null) throw new Error('文件没有传完，请重试');
  return state.wj;
}
