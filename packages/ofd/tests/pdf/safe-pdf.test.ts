import { unzlibSync } from 'fflate';
import { expect, it } from 'vitest';
import { safePdf } from '../../src/pdf/safe-pdf';
import * as pdfs from '../samples/pdfs';

const text = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

async function safe(original: Uint8Array<ArrayBuffer>): Promise<string> {
  const result = await safePdf(original);
  if (result.problem !== undefined) throw new Error(result.problem);
  expect(result.bytes).toHaveLength(original.length);
  return text(result.bytes);
}

it('leaves a plain file as it is, and never alters the original', async () => {
  expect(await safe(pdfs.plainPdf())).toBe(text(pdfs.plainPdf()));
  const original = pdfs.printingPdf();
  await safe(original);
  expect(text(original)).toBe(text(pdfs.printingPdf()));
});

it('disarms scripts and actions on opening, however their names are written', async () => {
  const result = await safe(pdfs.printingPdf());
  expect(result).toContain('/OpenActio_<</S/J#61vaScrip_/J_(this.print');
  expect(result).not.toMatch(/\/(?:OpenAction|JavaScript|JS|AA)\b/);
});

it('disarms what is packed into object streams', async () => {
  const result = await safe(pdfs.packedScriptPdf());
  const from = result.indexOf('stream\n', result.indexOf('/ObjStm')) + 'stream\n'.length;
  const packed = Uint8Array.from(result.slice(from, result.indexOf('\nendstream', from)), (char) => char.charCodeAt(0));
  expect(text(unzlibSync(packed))).toContain('<</S/JavaScrip_/J_(this.print');
});

it.each([
  ['what hides in a stretch that only looks like a stream', pdfs.hiddenScriptPdf, /自动运行/],
  ['what needs a password', pdfs.lockedPdf, /设有密码或使用限制/],
  ['what is cut off', () => pdfs.plainPdf().slice(0, 300), /文件已损坏，无法打开/],
  ['a beginning alone', () => Uint8Array.from('%PDF-1.7', (char) => char.charCodeAt(0)), /文件已损坏，无法打开/],
])('does not show %s', async (_, build, sentence) => {
  expect((await safePdf(build())).problem).toMatch(sentence);
});

it.each(['a', '#41'])('looks at names of megabytes: %s', async (letter) => {
  const file = new Uint8Array(Buffer.from(`%PDF-1.5 <</Root 1 0 R /${letter.repeat(1_000_000)} 1>>`, 'latin1'));
  const read = await safePdf(file);
  // Such a name overflowed the stack.
  expect(read.problem ?? read.bytes.length).toBe(file.length);
});

it('says that a file is damaged, however it is, and never throws', async () => {
  const whole =
    '%PDF-1.5\n1 0 obj <</Type /ObjStm /Filter /FlateDecode>>\nstream\nabc\nendstream endobj\ntrailer <</Root 1 0 R>>';
  for (let end = 0; end <= whole.length; end += 1) {
    const read = await safePdf(new Uint8Array(Buffer.from(whole.slice(0, end), 'latin1')));
    expect(read.problem ?? read.bytes).toBeTruthy();
  }
  const unreadable = {
    byteLength: 8,
    slice: () => {
      throw new RangeError('out of memory');
    },
  };
  expect(await safePdf(unreadable as unknown as Uint8Array<ArrayBuffer>)).toEqual({ problem: '文件已损坏，无法打开' });
});
