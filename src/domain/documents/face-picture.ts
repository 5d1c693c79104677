// Checks of a face picture before it is sent: light, sharpness, motion. The comparison of identity is the centre's.

/** Brightness of every pixel, 0 to 255, row by row. */
export interface GreyPicture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

export type PictureFault = 'dark' | 'bright' | 'blurred';

/** Limits of the mean brightness (0 to 255) of the picture's middle for a recognisable face. */
const DARKEST = 45;
const BRIGHTEST = 215;
/** Minimum variance of the Laplacian at about 160 pixels width; a lens out of focus or covered stays below. */
const LEAST_SHARPNESS = 15;
/** Minimum change of brightness (0 to 255) of a moved pixel, above a camera's noise. */
const LEAST_CHANGE = 20;
/** Minimum share of moved pixels; below that of two eyelids the picture is still. */
const LEAST_MOVEMENT = 0.0015;

/** Converts RGBA bytes of a canvas to brightness values. */
export function greyPicture(rgba: ArrayLike<number>, width: number, height: number): GreyPicture {
  const pixels = new Uint8Array(width * height);
  const at = (index: number) => rgba[index] ?? 0;
  for (let no = 0; no < pixels.length; no += 1) {
    pixels[no] = Math.round(0.299 * at(no * 4) + 0.587 * at(no * 4 + 1) + 0.114 * at(no * 4 + 2));
  }
  return { width, height, pixels };
}

/** Returns why the picture is unsuitable for recognition, or undefined. */
export function pictureFault(picture: GreyPicture): PictureFault | undefined {
  const light = brightness(picture);
  if (light < DARKEST) return 'dark';
  if (light > BRIGHTEST) return 'bright';
  return sharpness(picture) < LEAST_SHARPNESS ? 'blurred' : undefined;
}

/** Mean brightness of the middle half in both directions, where the face is: a bright window behind it must not hide that it is dark. */
export function brightness({ width, height, pixels }: GreyPicture): number {
  let sum = 0;
  let count = 0;
  for (let y = Math.floor(height / 4); y < Math.ceil((height * 3) / 4); y += 1) {
    for (let x = Math.floor(width / 4); x < Math.ceil((width * 3) / 4); x += 1) {
      sum += pixels[y * width + x] ?? 0;
      count += 1;
    }
  }
  return count === 0 ? 0 : sum / count;
}

/** Variance of the Laplacian: high at edges. */
export function sharpness({ width, height, pixels }: GreyPicture): number {
  let sum = 0;
  let squares = 0;
  let count = 0;
  const at = (x: number, y: number) => pixels[y * width + x] ?? 0;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const edge = at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1) - 4 * at(x, y);
      sum += edge;
      squares += edge * edge;
      count += 1;
    }
  }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2;
}

/** Share of changed pixels, 0 to 1, after subtracting the change of the mean brightness: a flickering lamp is no motion. */
export function movement(one: GreyPicture, other: GreyPicture): number {
  const count = Math.min(one.pixels.length, other.pixels.length);
  if (count === 0) return 0;
  const difference = (no: number) => (one.pixels[no] ?? 0) - (other.pixels[no] ?? 0);
  let offset = 0;
  for (let no = 0; no < count; no += 1) offset += difference(no) / count;
  let moved = 0;
  for (let no = 0; no < count; no += 1) if (Math.abs(difference(no) - offset) > LEAST_CHANGE) moved += 1;
  return moved / count;
}

/** Returns true if nothing moved between the pictures: a photograph, a screen or an empty room. */
export function isMotionless(pictures: readonly GreyPicture[]): boolean {
  const [first] = pictures;
  return !first || pictures.every((picture) => movement(first, picture) < LEAST_MOVEMENT);
}

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
/** Markers between C0 and CF that are tables without frame size. */
const NO_FRAME = new Set([0xc4, 0xc8, 0xcc]);

/** Width and height from a JPEG's header; undefined for any other file or a truncated one. */
export function jpegSize(bytes: Uint8Array): { width: number; height: number } | undefined {
  const byte = (at: number) => bytes[at] ?? 0;
  const word = (at: number) => (byte(at) << 8) | byte(at + 1);
  const whole = byte(0) === 0xff && byte(1) === START && word(bytes.length - 2) === ((0xff << 8) | END);
  let size: { width: number; height: number } | undefined;
  for (let at = 2; whole && at + 9 < bytes.length && byte(at) === 0xff; at += 2 + word(at + 2)) {
    const marker = byte(at + 1);
    if (marker === SCAN) return size && size.width > 0 && size.height > 0 ? size : undefined;
    if (marker >= 0xc0 && marker <= 0xcf && !NO_FRAME.has(marker)) size = { height: word(at + 5), width: word(at + 7) };
  }
  return undefined;
}
