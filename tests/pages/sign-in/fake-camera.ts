import { vi } from 'vitest';
import { encodeBytes } from '@/lib/base64';
import { jpeg } from '../../face-pictures';

/** What stands in front of the camera: brightness of a pixel of the picture taken at a time. */
export type Scene = (x: number, y: number, picture: number) => number;

const squares = (x: number, y: number) => 120 + ((Math.floor(x / 8) + Math.floor(y / 8)) % 2 === 0 ? 40 : -40);
export const SCENES = {
  /** A face whose eyes open and shut. */
  living: (x, y, picture) => squares(x, y) - (picture % 2 === 1 && x > 60 && x < 100 && y > 50 && y < 60 ? 60 : 0),
  still: squares,
  dark: (_x, _y, picture) => 10 + picture,
  bright: () => 250,
  blurred: () => 130,
} as const satisfies Record<string, Scene>;

export class FakeTrack extends EventTarget {
  readyState: 'live' | 'ended' = 'live';
  stop = () => {
    this.readyState = 'ended';
  };
  /** The plug is pulled: browsers fire 'ended' for this, and not for stop(). */
  pull() {
    this.readyState = 'ended';
    this.dispatchEvent(new Event('ended'));
  }
}

export interface FakeCamera {
  getUserMedia: ReturnType<typeof vi.fn>;
  /** Of every stream that was opened, in order. */
  tracks: FakeTrack[];
  show: (scene: Scene) => void;
  /** What the person takes time for: the question of the browser. */
  before: () => Promise<void>;
}

/** A camera at the browser's border: media devices, video and canvas. `failure` is what opening it fails with. */
export function fakeCamera(failure?: DOMException): FakeCamera {
  const tracks: FakeTrack[] = [];
  let taken = 0;
  let scene: Scene = SCENES.living;
  let pictures = 0;
  const getUserMedia = vi.fn(async () => {
    await camera.before();
    if (failure) throw failure;
    const track = new FakeTrack();
    tracks.push(track);
    return { getTracks: () => [track] };
  });
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockReturnValue(1280);
  vi.spyOn(HTMLVideoElement.prototype, 'videoHeight', 'get').mockReturnValue(960);
  const context = {
    drawImage: () => {
      pictures += 1;
    },
    getImageData: (_x: number, _y: number, width: number, height: number) => ({ data: rgba(width, height) }),
  };
  const rgba = (width: number, height: number) => {
    const data = new Uint8Array(width * height * 4);
    for (let no = 0; no < width * height; no += 1) {
      data.fill(scene(no % width, Math.floor(no / width), pictures), no * 4, no * 4 + 4);
    }
    return data;
  };
  // The drawing context of a test has the two functions that are used.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as unknown as null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(function (this: HTMLCanvasElement) {
    taken += 1;
    return `data:image/jpeg;base64,${encodeBytes(jpeg(this.width, this.height, 3000, taken))}`;
  });
  const camera: FakeCamera = {
    getUserMedia,
    tracks,
    before: async () => {},
    show: (next) => {
      scene = next;
    },
  };
  return camera;
}

/** A browser without the interface, as on a page without https. */
export function withoutCameraInterface(): void {
  Object.defineProperty(navigator, 'mediaDevices', { value: undefined, configurable: true });
}
