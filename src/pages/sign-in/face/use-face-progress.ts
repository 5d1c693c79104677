import { useEffect, useRef } from 'react';
import type { FaceProgress, FaceRequest } from '@/api/face-sign-in';
import { steadyPoll } from '@/lib/steady-poll';

const EXPIRED: FaceProgress = { zt: 'expired', sm: '' };

/**
 * Asks for the state of a request until it is decided or its time is over; a request that changes, or is undefined, ends the
 * questions for the former one.
 * @param pace a change of it asks quickly again: something has just been sent
 */
export function useFaceProgress(
  request: FaceRequest | undefined,
  pace: string,
  ask: (request: FaceRequest, signal: AbortSignal) => Promise<FaceProgress>,
  onProgress: (progress: FaceProgress) => void,
): void {
  const report = useRef(onProgress);
  useEffect(() => {
    report.current = onProgress;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new pace starts the questions anew
  useEffect(() => {
    if (!request) return;
    return steadyPoll(
      (signal) => ask(request, signal),
      (progress) => report.current(progress),
    );
  }, [request, pace, ask]);
  // By this machine's own clock too: without a network nobody says that it is over.
  useEffect(() => {
    if (!request) return;
    const timer = setTimeout(() => report.current(EXPIRED), Math.max(1, request.yxsj) * 1000);
    return () => clearTimeout(timer);
  }, [request]);
}
