import { describe, expect, it } from 'vitest';
import {
  brightness,
  type GreyPicture,
  greyPicture,
  isMotionless,
  jpegSize,
  movement,
  pictureFault,
  sharpness,
} from '@/domain/documents/face-picture';

const WIDTH = 160;
const HEIGHT = 120;

function picture(at: (x: number, y: number) => number): GreyPicture {
  const pixels = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, no) => at(no % WIDTH, Math.floor(no / WIDTH)));
  return { width: WIDTH, height: HEIGHT, pixels };
}
/** Squares of eight pixels, light and dark by `contrast` around `level`. */
const squares = (level: number, contrast: number) =>
  picture((x, y) => level + ((Math.floor(x / 8) + Math.floor(y / 8)) % 2 === 0 ? contrast : -contrast));
const sharp = squares(120, 40);
/** The same squares with a dark patch somewhere: an eyelid, a turned head. */
const withPatch = (left: number, top: number, wide: number, high: number, by = 60) =>
  picture((x, y) => {
    const inside = x >= left && x < left + wide && y >= top && y < top + high;
    return (sharp.pixels[y * WIDTH + x] ?? 0) - (inside ? by : 0);
  });

describe('greyPicture', () => {
  it('weighs the colours as eyes do and leaves the transparency out', () => {
    const rgba = [255, 255, 255, 0, 0, 0, 0, 255, 255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 100, 100, 100, 9];
    expect([...greyPicture(rgba, 3, 2).pixels]).toEqual([255, 0, 76, 150, 29, 100]);
  });
});

describe('pictureFault', () => {
  it.each([
    ['a lit face is fine', sharp, undefined],
    ['a dark room', squares(30, 20), 'dark'],
    ['black', picture(() => 0), 'dark'],
    ['straight into a lamp', squares(235, 15), 'bright'],
    ['white', picture(() => 255), 'bright'],
    ['a covered lens: one colour', picture(() => 128), 'blurred'],
    ['out of focus: slopes and no edges', picture((x) => 60 + x * 0.8), 'blurred'],
    // The window behind somebody is bright, the face in the middle is not.
    [
      'against the light',
      picture((x, y) => (x < 40 || x >= 120 || y < 30 || y >= 90 ? 250 : 20 + ((x + y) % 8) * 4)),
      'dark',
    ],
  ] as const)('%s', (_what, given, expected) => {
    expect(pictureFault(given)).toBe(expected);
  });

  it('dark comes before blurred: what cannot be seen has no edges either', () => {
    const dark = squares(20, 2);
    expect(sharpness(dark)).toBeLessThan(sharpness(sharp));
    expect(brightness(dark)).toBe(20);
    expect(pictureFault(dark)).toBe('dark');
  });
});

describe('movement', () => {
  it('is nothing between a picture and itself, and between pictures of which one is as a whole lighter', () => {
    expect(movement(sharp, sharp)).toBe(0);
    const lighter = picture((x, y) => (sharp.pixels[y * WIDTH + x] ?? 0) + 30);
    expect(movement(sharp, lighter)).toBe(0);
  });

  it('is the share of the pixels that changed', () => {
    expect(movement(sharp, withPatch(40, 30, 40, 30))).toBeCloseTo((40 * 30) / (WIDTH * HEIGHT), 5);
  });

  it('of no picture at all is nothing', () => {
    expect(movement({ width: 0, height: 0, pixels: new Uint8Array() }, sharp)).toBe(0);
  });
});

describe('isStill', () => {
  it('a photograph, also with the noise of a camera, is still', () => {
    const noisy = picture((x, y) => (sharp.pixels[y * WIDTH + x] ?? 0) + ((x * 7 + y * 13) % 11) - 5);
    expect(isMotionless([sharp, sharp, noisy])).toBe(true);
    expect(isMotionless([sharp])).toBe(true);
    expect(isMotionless([])).toBe(true);
  });

  it('two eyelids are a movement, also when the eyes are open again at the end', () => {
    const shut = picture((x, y) => {
      const eye = y >= 50 && y < 54 && ((x >= 60 && x < 70) || (x >= 90 && x < 100));
      return (sharp.pixels[y * WIDTH + x] ?? 0) - (eye ? 60 : 0);
    });
    expect(isMotionless([sharp, shut, sharp])).toBe(false);
  });

  it('a turned head is a movement', () => {
    expect(isMotionless([sharp, sharp, withPatch(60, 20, 50, 80)])).toBe(false);
  });
});

describe('jpegSize', () => {
  const frame = (marker = 0xc0) => [0xff, marker, 0, 11, 8, 1, 0xe0, 2, 0x80, 1, 1, 0x11, 0];
  const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x12, 0x34];
  const app = [0xff, 0xe0, 0, 6, 1, 2, 3, 4];
  const jpeg = (...parts: number[][]) => Uint8Array.from([0xff, 0xd8, ...parts.flat(), 0xff, 0xd9]);

  it.each([
    ['baseline', jpeg(frame(), scan)],
    ['progressive, behind other segments', jpeg(app, app, frame(0xc2), scan)],
  ])('%s: width and height', (_what, bytes) => {
    expect(jpegSize(bytes)).toEqual({ width: 640, height: 480 });
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['a PNG', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0)],
    ['only its beginning and end', jpeg()],
    ['no frame', jpeg(app, scan)],
    ['tables are no frame', jpeg(frame(0xc4), scan)],
    ['no scan', jpeg(app, frame())],
    ['cut off', jpeg(frame(), scan).slice(0, -2)],
    ['no height', jpeg([0xff, 0xc0, 0, 11, 8, 0, 0, 2, 0x80, 1, 1, 0x11, 0], scan)],
    ['a length that leads outside', jpeg([0xff, 0xe0, 0xff, 0xff], frame(), scan)],
    ['text', new TextEncoder().encode('<html>not a picture at all</html>')],
  ])('%s: none', (_what, bytes) => {
    expect(jpegSize(bytes)).toBeUndefined();
  });
});
