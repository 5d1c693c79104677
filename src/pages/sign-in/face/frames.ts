import { type GreyPicture, greyPicture } from '@/domain/face-picture';

/** Enough to judge light, sharpness and movement by. */
const JUDGED_WIDTH = 160;
/** Longest side and size of what is sent. */
const SHOT = { longest: 720, bytes: 200_000 };
const MOVE = { longest: 320, bytes: 40_000 };
const QUALITIES = [0.9, 0.8, 0.65, 0.5];

/** The present picture in grey and small, or undefined while there is none. */
export function greyFrame(video: HTMLVideoElement): GreyPicture | undefined {
  const canvas = drawn(video, JUDGED_WIDTH);
  const context = canvas?.getContext('2d');
  if (!canvas || !context) return undefined;
  const { width, height } = canvas;
  return greyPicture(context.getImageData(0, 0, width, height).data, width, height);
}

/** The present picture as JPEG in Base64, newly drawn: what a camera writes into its files about place and time is not in it. */
export function faceShot(video: HTMLVideoElement): string | undefined {
  return jpeg(video, SHOT);
}

/** The same, small: shows how the face moved. */
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
