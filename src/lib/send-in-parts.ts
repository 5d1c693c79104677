/** How far a transfer is: `yyfp` are the parts that have arrived, `wj` is there when the file is whole. */
export interface PartsState<T> {
  scid: string;
  /** Bytes of each part but the last. */
  fpdx: number;
  yyfp: readonly number[];
  wj: T | null;
}

/** The two calls of a transfer, whoever makes them. */
export interface PartsWire<T> {
  /** Announces a file, or asks how far the same one came before. */
  begin: () => Promise<PartsState<T>>;
  part: (scid: string, fpxh: number, bytes: Uint8Array) => Promise<PartsState<T>>;
}

/**
 * Sends a file piece by piece, only the pieces that have not arrived: after a cut the same call goes on where it broke off.
 * @param onProgress share that has arrived, 0 … 1
 * @throws what a call throws, and an AbortError once `signal` is aborted
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
