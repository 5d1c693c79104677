// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { withoutPosition } from '@/domain/documents/picture-privacy';

const ascii = (text: string) => [...text].map((char) => char.charCodeAt(0));
const segment = (marker: number, body: readonly number[]) => {
  const length = body.length + 2;
  return [0xff, marker, length >> 8, length & 0xff, ...body];
};
const SCAN = [...segment(0xda, [1, 1, 0, 0, 63, 0]), 0x12, 0xff, 0x00, 0xff, 0xd0, 0x34, 0x56];
const TABLE = segment(0xdb, [0, 1, 2, 3]);

/** A TIFF block with the orientation and a GPS directory that holds a marker text. */
function exif(orientation: number): number[] {
  const entry = (tag: number, type: number, value: readonly number[]) => [
    tag >> 8,
    tag & 255,
    0,
    type,
    0,
    0,
    0,
    1,
    ...value,
  ];
  const tiff = [
    ...ascii('MM'),
    0,
    42,
    ...[0, 0, 0, 8],
    ...[0, 2],
    ...entry(0x0112, 3, [0, orientation, 0, 0]),
    ...entry(0x8825, 4, [0, 0, 0, 38]),
    ...[0, 0, 0, 0],
    ...ascii('GPS39.9042N116.4074E'),
  ];
  return segment(0xe1, [...ascii('Exif'), 0, 0, ...tiff]);
}

const picture = (...parts: readonly (readonly number[])[]) => Uint8Array.from([0xff, 0xd8, ...parts.flat()]);
const textOf = (bytes: Uint8Array) => String.fromCharCode(...bytes);

describe('photographs leave without their position', () => {
  const trailer = ascii('trailing GPS39.9042N');
  const photo = picture(
    segment(0xe0, ascii('JFIF')),
    exif(6),
    segment(0xe1, ascii('http://ns.adobe.com/xap/1.0/ GPS39.9042N')),
    segment(0xed, ascii('Photoshop GPS39.9042N')),
    segment(0xe2, [...ascii('MPF'), 0, 1, 2]),
    segment(0xe2, ascii('ICC_PROFILE')),
    segment(0xfe, ascii('at home GPS39.9042N')),
    TABLE,
    SCAN,
    segment(0xc4, [1, 2]),
    SCAN,
    [0xff, 0xd9],
    trailer,
  );

  it('drops Exif, XMP, IPTC, comments, pictures inside and what hangs behind the end', () => {
    const sent = textOf(withoutPosition(photo));
    expect(sent).not.toContain('39.9042');
    expect(sent).not.toContain('MPF');
    expect(sent).toContain('JFIF');
    expect(sent).toContain('ICC_PROFILE');
  });

  it('keeps the picture itself to the byte, and which way up it is', () => {
    const sent = withoutPosition(photo);
    const orientation = segment(0xe1, [
      ...ascii('Exif'),
      ...[0, 0],
      ...ascii('MM'),
      ...[0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0],
    ]);
    const expected = picture(
      orientation,
      segment(0xe0, ascii('JFIF')),
      segment(0xe2, ascii('ICC_PROFILE')),
      TABLE,
      SCAN,
      segment(0xc4, [1, 2]),
      SCAN,
      [0xff, 0xd9],
    );
    expect([...sent]).toEqual([...expected]);
    expect([...withoutPosition(sent)]).toEqual([...sent]);
  });

  it('needs no orientation for an upright picture and passes fill bytes over', () => {
    const upright = picture(exif(1), [0xff, 0xff], TABLE, SCAN, [0xff, 0xd9]);
    expect(textOf(withoutPosition(upright))).not.toContain('Exif');
  });

  it('reads the orientation of a camera that writes the low byte first', () => {
    const tiff = [...ascii('II'), 42, 0, ...[8, 0, 0, 0], ...[1, 0], ...[0x12, 0x01, 3, 0, 1, 0, 0, 0, 8, 0, 0, 0]];
    const sent = withoutPosition(
      picture(segment(0xe1, [...ascii('Exif'), 0, 0, ...tiff, 0, 0, 0, 0]), TABLE, SCAN, [0xff, 0xd9]),
    );
    expect(textOf(sent)).toContain(textOf(Uint8Array.of(0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 8)));
  });

  it('reads no orientation out of what stands behind the directory', () => {
    const head = [...ascii('MM'), 0, 42, ...[0, 0, 0, 8], ...[0, 0]];
    const behind = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0];
    const photo = picture(segment(0xe1, [...ascii('Exif'), 0, 0, ...head, ...behind]), TABLE, SCAN, [0xff, 0xd9]);
    expect(textOf(withoutPosition(photo))).not.toContain('Exif');
  });

  it('leaves alone what is no JPEG, and does not fall over a broken one', () => {
    const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47);
    expect(withoutPosition(png)).toBe(png);
    for (let cut = 2; cut < photo.length; cut += 1) expect(() => withoutPosition(photo.subarray(0, cut))).not.toThrow();
    const wild = picture(segment(0xe1, [...ascii('Exif'), 0, 0, ...ascii('II'), 42, 0, 0xff, 0xff, 0xff, 0x7f]), SCAN);
    expect(() => withoutPosition(wild)).not.toThrow();
  });
});
