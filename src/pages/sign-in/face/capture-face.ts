import type { FacePictures } from '@/api/session/face-sign-in';
import { type GreyPicture, isMotionless, movement, pictureFault } from '@/domain/documents/face-picture';
import type { TakingFault } from './camera-faults';
import { faceShot, greyFrame, moveShot } from './frames';

/** Duration of the movement, and interval of its frames. */
const MOVING_MS = 2400;
const LOOK_MS = 200;
const COUNTDOWN = [3, 2, 1];

/** Progress, for display and screen readers. */
export type Taking = { at: 'moving' } | { at: 'countdown'; left: number } | { at: 'done' };

/**
 * Records the requested movement, counts down and takes the picture.
 * @returns the pictures, or their fault; undefined if aborted
 */
export async function captureFace(
  video: HTMLVideoElement,
  tell: (taking: Taking) => void,
  signal: AbortSignal,
): Promise<FacePictures | TakingFault | undefined> {
  const unfit = judged(video);
  if (unfit) return unfit;
  tell({ at: 'moving' });
  const moves = await watched(video, signal);
  if (signal.aborted) return undefined;
  if (typeof moves === 'string') return moves;
  for (const left of COUNTDOWN) {
    tell({ at: 'countdown', left });
    await pause(1000, signal);
    if (signal.aborted) return undefined;
  }
  const fault = judged(video);
  if (fault) return fault;
  const shot = faceShot(video);
  tell({ at: 'done' });
  return shot ? { shot, moves } : 'none';
}

/** Fault of the current picture. */
export function judged(video: HTMLVideoElement): TakingFault | undefined {
  const frame = greyFrame(video);
  return frame ? pictureFault(frame) : 'none';
}

/** The first picture and the one most different from it, as JPEG. */
async function watched(video: HTMLVideoElement, signal: AbortSignal): Promise<readonly string[] | TakingFault> {
  const first = greyFrame(video);
  const before = moveShot(video);
  if (!first || !before) return 'none';
  const seen: GreyPicture[] = [first];
  let farthest = { by: 0, picture: before };
  for (let waited = 0; waited < MOVING_MS && !signal.aborted; waited += LOOK_MS) {
    await pause(LOOK_MS, signal);
    const frame = greyFrame(video);
    if (!frame) return 'none';
    seen.push(frame);
    const by = movement(first, frame);
    if (by <= farthest.by) continue;
    farthest = { by, picture: moveShot(video) ?? farthest.picture };
  }
  return isMotionless(seen) || farthest.picture === before ? 'still' : [before, farthest.picture];
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
