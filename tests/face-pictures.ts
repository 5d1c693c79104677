/** A JPEG by its structure: header of the given size, `fill` bytes of picture data. Nobody is in it. */
export function jpeg(width: number, height: number, fill = 4000, shade = 0x11): Uint8Array<ArrayBuffer> {
  const size = [height >> 8, height & 0xff, width >> 8, width & 0xff];
  const head = [0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, ...size, 1, 1, 0x11, 0, 0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0];
  const bytes = new Uint8Array(head.length + fill + 2).fill(shade);
  bytes.set(head);
  bytes.set([0xff, 0xd9], head.length + fill);
  return bytes;
}
