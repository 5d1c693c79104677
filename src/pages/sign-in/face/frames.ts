import { type GreyPicture, greyPicture } from '@/domain/documents/face-picture';

/** Sufficient to judge light, sharpness and movement. */
const JUDGED_WIDTH = 160;
/** Maximum side length and size of the picture sent. */
const SHOT = { longest: 720, bytes: 200_000 };
const MOVE = { longest: 320, bytes: 40_000 };
const QUALITIES = [0.9, 0.8, 0.65, 0.5];

/** The current picture, small and grey; undefined if there is none. */
export function greyFrame(video: HTMLVideoElement): GreyPicture | undefined {
  const canvas = drawn(video, JUDGED_WIDTH);
  const context = canvas?.getContext('2d');
  if (!canvas || !context) return undefined;
  const { width, height } = canvas;
  return greyPicture(context.getImageData(0, 0, width, height).data, width, height);
}

/** The current picture as JPEG in Base64; redrawn, and therefore without the camera's metadata on place and time. */
export function faceShot(video: HTMLVideoElement): string | undefined {
  return jpeg(video, SHOT);
}

/** A small version, showing the movement. */
export function moveShot(video: HTMLVideoElement): string | undefined {
  return jpeg(video, MOVE);
}

function jpeg(video: HTMLVideoElement, { longest, bytes }: typeof SHOT): string | undefined {
  const canvas = drawn(video, longest);
  let taken: string | undefined;
  for (const quality of QUALITIES) {
    taken = /^data:image\/jpeg;base64,(.+)$/.exec(canvas?.toDataURL('image/jpeg', quality) ?? '')?.[1];
    if (!taken || taken.length * 0.75 <= bytes) break;
  }
  return taken;
}

function drawn(video: HTMLVideoElement, longest: number): HTMLCanvasElement | undefined {
  const { videoWidth, videoHeight } = video;
  if (!videoWidth || !videoHeight) return undefined;
  const scale = Math.min(1, longest / Math.max(videoWidth, videoHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  context.imageSmoothingQuality = 'high';
  context.drawImage(video, 0, 0, canvas.width, canvas.height);
  return canvas;
}
