// What can be told about the picture of a face before it is sent: light, sharpness, life. Who it is only the centre can say.

/** Brightness of every pixel, 0 to 255, row by row. */
export interface GreyPicture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

export type PictureFault = 'dark' | 'bright' | 'blurred';

/** Mean brightness of the middle, between which a face can be seen. */
const DARKEST = 45;
const BRIGHTEST = 215;
/** Variance of the Laplacian of a picture of about 160 pixels width: a lens out of focus or covered stays below. */
const LEAST_SHARPNESS = 15;
/** By how many levels a pixel has to change to count as moved: the noise of a camera stays below. */
const LEAST_CHANGE = 20;
/** Share of moved pixels: less than two eyelids is a still picture. */
const LEAST_MOVEMENT = 0.0015;

/** Out of the four bytes for each pixel that a canvas gives. */
export function greyPicture(rgba: ArrayLike<number>, width: number, height: number): GreyPicture {
  const pixels = new Uint8Array(width * height);
  const at = (index: number) => rgba[index] ?? 0;
  for (let no = 0; no < pixels.length; no += 1) {
    pixels[no] = Math.round(0.299 * at(no * 4) + 0.587 * at(no * 4 + 1) + 0.114 * at(no * 4 + 2));
  }
  return { width, height, pixels };
}

/** Why this picture would not be recognised by anybody, or undefined. */
export function pictureFault(picture: GreyPicture): PictureFault | undefined {
  const light = brightness(picture);
  if (light < DARKEST) return 'dark';
  if (light > BRIGHTEST) return 'bright';
  return sharpness(picture) < LEAST_SHARPNESS ? 'blurred' : undefined;
}

/** Mean of the middle half in both directions: there the face is; a window behind it must not hide that it is dark. */
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

/** Variance of the Laplacian: high where there are edges. */
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

/** Share of the pixels that changed, 0 to 1, when the light as a whole is left out: a lamp that flickers does not move. */
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

/** Nobody moved in front of the camera: a photograph, a picture of a screen, or nobody. */
export function isStill(pictures: readonly GreyPicture[]): boolean {
  const [first] = pictures;
  return !first || pictures.every((picture) => movement(first, picture) < LEAST_MOVEMENT);
}

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
/** Tables between the frame headers C0 to CF, which say nothing of the size. */
const NO_FRAME = new Set([0xc4, 0xc8, 0xcc]);

/** Width and height out of the header of a whole JPEG; undefined for anything else, or one that was cut off. */
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
