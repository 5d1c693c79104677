/** File type by content, not by name. */
export type FileKind = 'empty' | 'ofd' | 'pdf' | { other: string };

const HEADS: readonly (readonly [readonly number[], string])[] = [
  [[0x89, 0x50, 0x4e, 0x47], '图片（PNG）'],
  [[0xff, 0xd8, 0xff], '图片（JPEG）'],
  [[0x47, 0x49, 0x46, 0x38], '图片（GIF）'],
  [[0x42, 0x4d], '图片（BMP）'],
  [[0x49, 0x49, 0x2a, 0x00], '图片（TIFF）'],
  [[0x4d, 0x4d, 0x00, 0x2a], '图片（TIFF）'],
  [[0xd0, 0xcf, 0x11, 0xe0], '旧版Office文档'],
  [[0x52, 0x61, 0x72, 0x21], '压缩包（RAR）'],
  [[0x37, 0x7a, 0xbc, 0xaf], '压缩包（7Z）'],
];

export function fileKind(bytes: Uint8Array): FileKind {
  if (bytes.byteLength === 0) return 'empty';
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return 'ofd';
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, 1024));
  // Readers accept a PDF whose signature lies within the first kilobyte.
  if (head.includes('%PDF-')) return 'pdf';
  const known = HEADS.find(([start]) => start.every((byte, at) => bytes[at] === byte));
  if (known) return { other: known[1] };
  const text = head.replace(/^\u00ef\u00bb\u00bf/, '').trimStart();
  if (text === '') return 'empty';
  if (/^<(?:!doctype html|html|head|body)/i.test(text)) return { other: '网页' };
  if (text.startsWith('<?xml')) return { other: 'XML文件' };
  if (/^[{[]/.test(text)) return { other: '数据（JSON）' };
  return { other: '无法识别的文件' };
}
