import { delay, HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { abortAll } from '@/api/client/client';
import { CATALOGUE, MALFORMED_TEXT } from '@/api/client/errors';
import { aList, anObject, type Read, rawValue } from '@/api/client/read';
import { setAppConfig } from '@/lib/app-config';
import { body, call, failure, get, getBlob, json, listen, network, post } from '../network';

const net = network();

/** The texts of docs/specification.md 8, as a person reads them. */
const TEXTS = [
  ['000', '操作太频繁，请勿重复请求'],
  ['401', '令牌已过期，请重新登录'],
  ['403', '没有操作权限，请联系管理员'],
  ['404', 'Web服务接口未部署'],
  ['417', '未绑定登录账号，请使用密码登录后绑定'],
  ['423', '演示环境不能操作'],
  ['426', '用户名不存在或密码错误'],
  ['428', '验证码错误，请重新输入'],
  ['429', '请求过频繁'],
  ['479', '演示环境，没有权限操作'],
] as const;
const DEFAULT_TEXT = '服务接口异常，请反馈给管理员';
const TIMEOUT_TEXT = '网络请求超时，请刷新重试';
const NETWORK_TEXT = '网络连接异常，请检查网络后重试';

describe('which codes are success', () => {
  const success: unknown[] = [0, '0'];
  const passed: unknown[] = [2, '2', 3, '3', 8, '8', 9, '9', 520, '520'];
  const refused: unknown[] = ['00', '000', ' 0', '0.0', '02', 1, '1', -1, 200, '200', 'success', 500, '1001'];
  const malformed: unknown[] = ['', null, true, false, {}, [[]], [[0]]];

  it.each(success)('%j is', async (code) => {
    listen();
    net.answers(json({ code, msg: '', data: { je: '1.00' } }));
    expect(await get('/api/x', rawValue)).toEqual({ je: '1.00' });
  });

  it.each(passed)(
    '%j reaches the caller: as a result, or with code and data where it takes data alone',
    async (code) => {
      const heard = listen();
      net.answers(json({ code, msg: '余额不足', data: 7 }));
      expect(await call('GET', '/api/x')).toEqual({ code: String(code), msg: '余额不足', data: 7 });
      expect(heard.shown).toEqual([]);
      const error = await failure(get('/api/x', rawValue));
      expect([error.code, error.message, error.data]).toEqual([String(code), '余额不足', 7]);
      expect(heard.shown).toEqual([error]);
    },
  );

  it.each(refused)('%j is not', async (code) => {
    listen();
    net.answers(json({ code, msg: '不行', data: 1 }));
    const error = await failure(call('GET', '/api/x'));
    expect([error.kind, error.code]).toEqual(['business', String(code)]);
  });

  it.each(malformed)('%j is no code at all', async (code) => {
    listen();
    net.answers(json({ code, msg: 'x', data: 1 }));
    expect((await failure(call('GET', '/api/x'))).kind).toBe('malformed');
  });

  it("takes '00' where the call asks for it, beside 0", async () => {
    listen();
    net.answers(json({ code: '00', msg: '', data: [1] }));
    expect(await get('/api/x', rawValue, { successCode: '00' })).toEqual([1]);
    net.answers(json({ code: 0, msg: '', data: [2] }));
    expect(await get('/api/x', rawValue, { successCode: '00' })).toEqual([2]);
  });
});

describe('texts', () => {
  it('are those of the specification, and no other', () => expect([...CATALOGUE]).toEqual(TEXTS));

  it.each(TEXTS)('code %s: the catalogue beats the server', async (code, text) => {
    listen();
    net.answers(json({ code, msg: '服务器的话', data: null }));
    expect((await failure(get('/api/x', rawValue))).message).toBe(text);
  });

  it.each(TEXTS.filter(([code]) => code !== '000'))('status %s', async (code, text) => {
    listen();
    net.answers(body('<html>nginx</html>', { status: Number(code) }));
    const error = await failure(get('/api/x', rawValue));
    expect([error.kind, error.code, error.message]).toEqual(['http', code, text]);
  });

  it.each([
    ['提取金额超过可提取额度', '提取金额超过可提取额度'],
    ['', DEFAULT_TEXT],
    [null, DEFAULT_TEXT],
    [12, DEFAULT_TEXT],
    ['<!DOCTYPE html><html><body>502</body></html>', DEFAULT_TEXT],
    ['java.lang.NullPointerException: null\n\tat com.x.Y.z(Y.java:1)', DEFAULT_TEXT],
    ['字'.repeat(500), `${'字'.repeat(200)}…`],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ])('a code outside the catalogue with msg %j', async (msg, text) => {
    listen();
    net.answers(json({ code: 'B77', msg, data: null }));
    expect((await failure(get('/api/x', rawValue))).message).toBe(text);
  });

  it('a page of 100 kB behind status 500 is never shown', async () => {
    const heard = listen();
    net.answers(body(`<html>${'stack '.repeat(20_000)}</html>`, { status: 500 }));
    await failure(get('/api/x', rawValue));
    expect(heard.shown.map((error) => error.message)).toEqual([DEFAULT_TEXT]);
  });

  it.each([
    ['HTML', '<html><body>login</body></html>'],
    ['nothing', ''],
    ['half an answer', '{"code":0,"data":{"je":"1'],
    ['a list', '[1,2]'],
    ['null', 'null'],
    ['no code', '{"data":1}'],
  ])('%s instead of an answer', async (_name, text) => {
    listen();
    net.answers(body(text));
    const error = await failure(get('/api/x', rawValue));
    expect([error.kind, error.message, error.outcomeUnknown]).toEqual(['malformed', MALFORMED_TEXT, false]);
  });

  it.each([
    ['object', anObject, [null, [], 'x', 0, true], { a: 1 }],
    ['list', aList, [null, {}, 'x', 0, true], [1]],
  ] as const)(
    'a success whose data is no %s cannot be read; of a POST nobody knows what it did',
    async (_, read: Read<unknown>, wrong, right) => {
      listen();
      for (const sent of wrong) {
        net.answers(json({ code: 0, msg: '', data: sent }));
        const error = await failure(get('/api/x', read));
        expect([error.kind, error.message, error.outcomeUnknown]).toEqual(['malformed', MALFORMED_TEXT, false]);
      }
      net.answers(json({ code: 0, msg: '', data: right }));
      expect(await get('/api/x', read)).toEqual(right);
      net.answers(http.post('*/api/x', () => HttpResponse.json({ code: 0, msg: '', data: null })));
      expect((await failure(post('/api/x', undefined, read))).outcomeUnknown).toBe(true);
    },
  );

  it('keeps trace and field errors', async () => {
    listen();
    net.answers(json({ code: '1', msg: '有误', traceId: 'abc', data: { fieldErrors: { sqtqje: '超过额度', x: 1 } } }));
    const error = await failure(get('/api/x', rawValue, { errors: 'inline' }));
    expect([error.traceId, error.fieldErrors]).toEqual(['abc', { sqtqje: '超过额度' }]);
  });
});

describe('who is told', () => {
  it('20 parallel 401 ask for one dialog only, and show nothing else', async () => {
    let open = 0;
    const heard = listen({ onSessionLost: () => (open = 1) });
    net.answers(json({ code: 401, msg: '', data: null }, { status: 401 }));
    await Promise.all(Array.from({ length: 20 }, () => failure(get('/api/x', rawValue))));
    expect([open, heard.shown.length]).toEqual([1, 0]);
  });

  it('401 as a business code, 401 of a silent call, but not of the sign-out itself or of a guest', async () => {
    const heard = listen();
    net.answers(json({ code: '401', msg: '', data: null }));
    await failure(get('/api/x', rawValue));
    await failure(get('/api/x', rawValue, { errors: 'silent' }));
    expect(heard.lost).toBe(2);
    net.answers(http.post('*/token/logout', () => HttpResponse.json({ code: 401 }, { status: 401 })));
    await failure(post('/api/auth/v1/token/logout', undefined, rawValue, { errors: 'silent' }));
    expect(heard.lost).toBe(2);
    const guest = listen({ token: () => undefined });
    await failure(get('/api/x', rawValue));
    expect([guest.lost, guest.shown.length]).toEqual([0, 1]);
  });

  it('403 as code, as status and as both opens the dialog once each, never a toast', async () => {
    const heard = listen();
    for (const [code, status] of [
      [403, 200],
      [0, 403],
      ['403', 403],
    ] as const) {
      net.answers(json({ code, msg: '', data: null }, { status }));
      await failure(get('/api/x', rawValue));
    }
    expect([heard.forbidden, heard.shown.length]).toEqual([3, 0]);
  });

  it('a refusal that says the hall is closed is told with its status, however errors are shown, and never as a toast', async () => {
    const heard = listen();
    const status = { qdzt: '0', tzyy: '年终结息', yjhfsj: '2026-11-21 20:00' };
    net.answers(json({ code: '1', msg: '网上办事大厅已停止服务', data: status }));
    for (const errors of ['toast', 'inline', 'silent'] as const) await failure(get('/api/x', rawValue, { errors }));
    expect(heard.closed).toEqual([status, status, status]);
    expect(heard.shown).toEqual([]);
  });

  it('403 opens the dialog for an inline call too, not for a silent one', async () => {
    const heard = listen();
    net.answers(json({ code: 403, msg: '', data: null }));
    await failure(get('/api/x', rawValue, { errors: 'silent' }));
    expect(heard.forbidden).toBe(0);
    await failure(get('/api/x', rawValue, { errors: 'inline' }));
    expect([heard.forbidden, heard.shown.length]).toEqual([1, 0]);
  });

  it('a refusal is shown, unless the call is silent or its fields show it', async () => {
    const heard = listen();
    net.answers(json({ code: 5, msg: '不行', data: null }));
    await failure(get('/api/x', rawValue, { errors: 'silent' }));
    await failure(get('/api/x', rawValue, { errors: 'inline' }));
    expect(heard.shown).toHaveLength(0);
    await failure(get('/api/x', rawValue));
    expect(heard.shown.map((error) => error.message)).toEqual(['不行']);
  });

  it.each([
    ['500', () => body('', { status: 500 })],
    ['503', () => body('<html>busy</html>', { status: 503 })],
    ['404', () => body('', { status: 404 })],
    ['a lost network', () => http.get('*/api/x', () => HttpResponse.error())],
  ])('%s is shown by every call that is not silent, an inline one included', async (_name, answer) => {
    const heard = listen();
    net.answers(answer());
    await failure(get('/api/x', rawValue, { errors: 'silent' }));
    expect(heard.shown).toHaveLength(0);
    await failure(get('/api/x', rawValue, { errors: 'inline' }));
    await failure(get('/api/x', rawValue));
    expect(heard.shown).toHaveLength(2);
  });

  it('an address of another origin is refused and shown', async () => {
    const heard = listen();
    await failure(get('https://evil.test/api/x', rawValue));
    expect(heard.shown.map((error) => error.message)).toEqual(['请求地址不属于本系统，已拒绝发送']);
  });

  it('timeout and lost network have their texts; only a POST may have been carried out', async () => {
    const heard = listen();
    net.answers(http.all('*/api/x', async () => delay(300).then(() => HttpResponse.json({ code: 0 }))));
    const late = await failure(get('/api/x', rawValue, { timeoutMs: 30 }));
    const latePost = await failure(post('/api/x', undefined, rawValue, { timeoutMs: 30 }));
    expect([late.kind, late.message, late.outcomeUnknown]).toEqual(['timeout', TIMEOUT_TEXT, false]);
    expect(latePost.outcomeUnknown).toBe(true);
    net.answers(http.all('*/api/x', () => HttpResponse.error()));
    const lost = await failure(post('/api/x', undefined, rawValue));
    expect([lost.kind, lost.message, lost.outcomeUnknown]).toEqual(['network', NETWORK_TEXT, true]);
    net.answers(http.post('*/api/x', () => new HttpResponse('', { status: 502 })));
    expect((await failure(post('/api/x', undefined, rawValue))).outcomeUnknown).toBe(true);
    net.answers(http.post('*/api/x', () => HttpResponse.json({ code: 5 })));
    expect((await failure(post('/api/x', undefined, rawValue))).outcomeUnknown).toBe(false);
    expect(heard.shown).toHaveLength(5);
  });

  it('waits as long as config.json says where the call says nothing', async () => {
    listen();
    setAppConfig({ timeoutMs: 30 });
    net.answers(http.get('*/api/x', async () => delay(300).then(() => HttpResponse.json({ code: 0 }))));
    expect((await failure(get('/api/x', rawValue))).kind).toBe('timeout');
    setAppConfig(undefined);
  });

  it('aborted calls show nothing: by the caller, by sign-out, and late answers of a former token', async () => {
    let token: string | undefined = 'A';
    const heard = listen({ token: () => token });
    net.answers(http.get('*/api/x', async () => delay(50).then(() => HttpResponse.json({ code: 0, data: 'A' }))));
    const leaving = new AbortController();
    const byCaller = failure(get('/api/x', rawValue, { signal: leaving.signal }));
    leaving.abort();
    const byAll = failure(get('/api/x', rawValue));
    abortAll();
    const late = failure(get('/api/x', rawValue));
    token = 'B';
    const errors = await Promise.all([byCaller, byAll, late]);
    expect(errors.map((error) => error.kind)).toEqual(['aborted', 'aborted', 'aborted']);
    expect([heard.shown.length, heard.lost]).toEqual([0, 0]);
  });
});

describe('files', () => {
  const file = (bytes: BodyInit | null, type: string, status = 200) =>
    http.get('*/api/x', () => new HttpResponse(bytes, { status, headers: { 'Content-Type': type } }));

  it('hands a file over', async () => {
    listen();
    net.answers(file('%PDF-1.4 x', 'application/pdf'));
    const blob = await getBlob('/api/x');
    expect([blob.size, blob.type]).toEqual([10, 'application/pdf']);
  });

  it.each([
    ['an error in JSON', '{"code":"500","msg":"文件不存在"}', 'application/json', 200, '文件不存在'],
    ['an error that claims to be a PDF', '{"code":"500","msg":"文件不存在"}', 'application/pdf', 200, '文件不存在'],
    ['a success without a file', '{"code":0,"data":null}', 'application/json', 200, '数据解析为空'],
    ['a page', '<html><body>login</body></html>', 'application/pdf', 200, MALFORMED_TEXT],
    ['nothing', '', 'application/pdf', 200, '数据解析为空'],
    ['status 404', 'gone', 'text/plain', 404, 'Web服务接口未部署'],
  ])('%s is an error, not a file', async (_name, text, type, status, message) => {
    const heard = listen();
    net.answers(file(text, type, status));
    expect((await failure(getBlob('/api/x'))).message).toBe(message);
    expect(heard.shown).toHaveLength(1);
  });
});
