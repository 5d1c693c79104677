import { type HttpHandler, HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { downloadDocument, previewDocument } from '@/api/archive/documents';
import { listen, network } from '../network';

const { answers } = network();
listen();

const ZMBH = 'ZM20261121000001';
const PDF = Buffer.from('%PDF-1.7\n…').toString('base64');
const fill = (data: unknown): HttpHandler =>
  http.post('*/template/fill', () => HttpResponse.json({ code: 0, msg: '', data, traceId: '' }));
const stream = (data: unknown): HttpHandler =>
  http.post('*/template/fillStream', () => HttpResponse.json({ code: 0, msg: '', data, traceId: '' }));
const ofd = (body: BodyInit, type: string): HttpHandler =>
  http.post('*/ofd/download', () => new HttpResponse(body, { headers: { 'Content-Type': type } }));

describe('a downloaded document', () => {
  it('has the name the centre gives it', async () => {
    answers(fill({ wjm: '缴存证明_1.pdf', base64: PDF }));
    const { name, blob } = await downloadDocument(ZMBH, 'pdf');
    expect([name, blob.type]).toEqual(['缴存证明_1.pdf', 'application/pdf']);
  });

  it.each(['../../a.pdf', 'a.exe', 'a\u0000.pdf', 'a|b.pdf', '', 7, null])(
    'is named by its number instead of %j',
    async (wjm) => {
      answers(fill({ wjm, base64: PDF }));
      expect((await downloadDocument(ZMBH, 'pdf')).name).toBe(`${ZMBH}.pdf`);
    },
  );

  it.each([
    ['nothing', { wjm: 'a.pdf', base64: '' }],
    ['no text', { wjm: 'a.pdf', base64: 7 }],
    ['broken Base64', { wjm: 'a.pdf', base64: '%%%' }],
    ['an error in JSON', { wjm: 'a.pdf', base64: Buffer.from('{"code":1,"msg":"失败"}').toString('base64') }],
    ['a web page', { wjm: 'a.pdf', base64: Buffer.from('<html></html>').toString('base64') }],
  ])('is no file when it holds %s', async (_, data) => {
    answers(fill(data), stream(data.base64));
    await expect(downloadDocument(ZMBH, 'pdf')).rejects.toThrow('数据解析为空');
    await expect(previewDocument(ZMBH)).rejects.toThrow('数据解析为空');
  });

  it.each([
    ['an empty answer', '', 'application/ofd', '数据解析为空'],
    ['an error in JSON', '{"code":1,"msg":"文书已撤销","data":null}', 'application/json', '文书已撤销'],
    ['a web page', '<html></html>', 'text/html', '服务返回的数据不完整或格式不正确，请稍后重试'],
    ['another kind of file', '%PDF-1.7', 'application/ofd', '数据解析为空'],
  ])('as OFD is no file when it is %s', async (_, body, type, message) => {
    answers(ofd(body, type));
    await expect(downloadDocument(ZMBH, 'ofd')).rejects.toThrow(message);
  });
});
