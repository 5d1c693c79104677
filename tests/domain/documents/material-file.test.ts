// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  fileLimits,
  kindOfFile,
  plainName,
  refusedContent,
  refusedFile,
  returnedText,
  sizeText,
} from '@/domain/documents/material-file';

const bytes = (...values: number[]) => Uint8Array.from(values);
const text = (value: string) => new TextEncoder().encode(value);
const usual = fileLimits(() => '');

describe('files that the centre takes', () => {
  it.each([
    ['jpg', bytes(0xff, 0xd8, 0xff, 0xe1)],
    ['png', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
    ['pdf', text('%PDF-1.7')],
    ['ofd', text('PK\u0003\u0004....OFD.xml')],
    ['heic', text('\0\0\0\u0018ftypheic')],
    ['other', text('PK\u0003\u0004....word/document.xml')],
    ['other', text('MZ\u0090')],
    ['other', bytes()],
  ])('knows %s by its content', (kind, content) => {
    expect(kindOfFile(content)).toBe(kind);
  });

  it('reads the limits from the policy, and falls back to the usual ones', () => {
    const policy: Record<string, string> = { 'p.fjDx': '2', 'p.fjLx': 'JPG，pdf', 'p.fjSl': '3' };
    expect(fileLimits((key) => policy[key] ?? '')).toEqual({ types: ['jpg', 'pdf'], megabytes: 2, most: 3 });
    expect(fileLimits(() => 'NaN')).toMatchObject({ megabytes: 10, most: 10 });
    expect(usual).toEqual({ types: ['jpg', 'jpeg', 'png', 'pdf', 'ofd'], megabytes: 10, most: 10 });
  });

  it.each([
    ['a.jpg', 0, '文件是空的，请重新选择'],
    ['a.jpg', 100 * 1024 * 1024, '文件超过10MB，请压缩后上传'],
    ['a.jpg', 10 * 1024 * 1024, undefined],
    ['A.PDF', 5, undefined],
    ['a.exe', 5, '仅支持jpg、jpeg、png、pdf、ofd格式'],
    ['发票', 5, '仅支持jpg、jpeg、png、pdf、ofd格式'],
    ['IMG_0001.HEIC', 5, expect.stringMatching(/^暂不支持HEIC照片：.+兼容性最佳.+jpg后上传$/)],
  ])('%s of %d bytes', (name, size, said) => {
    expect(refusedFile({ name, size }, usual)).toEqual(said);
  });

  it('refuses a renamed program and a renamed HEIC by content', () => {
    expect(refusedContent(text('MZ'), usual)).toBe('仅支持jpg、jpeg、png、pdf、ofd格式的文件（以文件内容为准）');
    expect(refusedContent(text('\0\0\0\u0018ftypmif1'), usual)).toMatch(/HEIC/);
    expect(refusedContent(bytes(0xff, 0xd8, 0xff), usual)).toBeUndefined();
    const pdfOnly = fileLimits((key) => (key === 'p.fjLx' ? 'pdf' : ''));
    expect(refusedContent(bytes(0xff, 0xd8, 0xff), pdfOnly)).toBe('仅支持pdf格式的文件（以文件内容为准）');
  });

  it('shows names and sizes as they are', () => {
    expect(plainName('租\u202Egpj.exe')).toBe('租gpj.exe');
    expect([sizeText(1), sizeText(2048), sizeText(3 * 1024 * 1024)]).toEqual(['1 KB', '2 KB', '3.0 MB']);
  });
});

it('what was returned says to replace its file only where there is one', () => {
  expect(returnedText('看不清', 1)).toBe('退回意见：看不清。请删除原文件并重新上传，或补充上传。');
  expect(returnedText('请补充', 0)).toBe('退回意见：请补充。请上传该材料。');
});
