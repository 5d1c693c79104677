import { letFormFilesThrough } from '@mocks/jsdom-files';
import { requestsAnsweredBy } from '@mocks/page-requests';
import { getResponse, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** Says what arrived. */
const echo = http.all('*/api/echo', async ({ request }) => {
  const type = request.headers.get('content-type') ?? '';
  const form = type.startsWith('multipart/') ? await request.formData() : undefined;
  const fields = await Promise.all(
    [...(form ?? [])].map(async ([name, value]) =>
      typeof value === 'string' ? [name, value] : [name, value.name, value.type, await value.text()],
    ),
  );
  return HttpResponse.json({
    method: request.method,
    url: request.url,
    type: form ? 'multipart/form-data' : type,
    token: request.headers.get('authorization'),
    // Until it has been read it may be read.
    body: form ? fields : await request.text(),
    中: '文',
  });
});
const handlers = [
  echo,
  http.get('*/api/broken', () => new HttpResponse('坏', { status: 503, statusText: 'Busy' })),
  http.get('*/api/bytes', () => new HttpResponse(new Uint8Array([0, 255, 137]), { headers: { 'x-name': 'a, b' } })),
  http.get('*/api/nothing', () => new HttpResponse(null, { status: 204 })),
  http.get('*/api/cut', () => HttpResponse.error()),
  http.get('*/api/fault', () => {
    throw new Error('a fault');
  }),
];

const server = setupServer(...handlers);
const Direct = requestsAnsweredBy((request) => getResponse(handlers, request));
beforeAll(() => {
  letFormFilesThrough();
  server.listen({ onUnhandledRequest: 'error' });
});
afterAll(() => server.close());

type Body = string | FormData | undefined;
interface Sent {
  path: string;
  method: string;
  body?: () => Body;
  headers?: Record<string, string>;
}

const HEARD = ['abort', 'error', 'load', 'timeout', 'loadend', 'progress'] as const;

/** What a page sees and hears of one request until it ends. */
async function exchange(Kind: typeof XMLHttpRequest, { path, method, body, headers = {} }: Sent) {
  const request = new Kind();
  const heard: unknown[] = [];
  const ended = new Promise<void>((resolve) => {
    request.open(method, `http://localhost/api/${path}`, true);
    request.responseType = 'arraybuffer';
    for (const kind of HEARD) {
      request.addEventListener(kind, ({ loaded, total }) => heard.push([kind, request.readyState, loaded, total]));
    }
    request.upload.addEventListener('progress', ({ loaded, total }) => heard.push(['sent', loaded === total]));
    request.onloadend = () => resolve();
  });
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  request.send(body?.());
  await ended;
  await new Promise((resolve) => setTimeout(resolve));
  const names = request.getAllResponseHeaders().trim().split('\r\n').sort();
  return {
    heard,
    status: request.status,
    statusText: request.statusText,
    names,
    type: request.getResponseHeader('Content-Type'),
    bytes: request.response && new TextDecoder().decode(request.response),
  };
}

const form = () => {
  const files = new FormData();
  files.append('wjlx', '身份证');
  files.append('file', new File(['图'], '正面.png', { type: 'image/png' }));
  return files;
};
const JSON_TYPE = { 'Content-Type': 'application/json', Authorization: 'Bearer T1' };

it.each<Sent>([
  { method: 'GET', path: 'echo?gjz=%E7%A7%9F' },
  { method: 'POST', path: 'echo', headers: JSON_TYPE, body: () => '{"a":"中"}' },
  { method: 'POST', path: 'echo', body: form },
  { method: 'POST', path: 'echo' },
  { method: 'GET', path: 'broken' },
  { method: 'GET', path: 'bytes' },
  { method: 'GET', path: 'nothing' },
  { method: 'GET', path: 'cut' },
])('$method $path %#: a page hears of it what it hears of the request of its browser', async (sent) => {
  const direct = await exchange(Direct, sent);
  expect(direct).toEqual(await exchange(XMLHttpRequest, sent));
  expect(direct.heard.at(-1)).toEqual(expect.arrayContaining(['loadend', 4]));
});

it('a fault of the centre is an answer of 500', async () => {
  expect(await exchange(Direct, { method: 'GET', path: 'fault' })).toMatchObject({
    status: 500,
    bytes: expect.stringContaining('a fault'),
  });
});

it('nobody who answers is a network that fails', async () => {
  const { heard, status } = await exchange(Direct, { method: 'GET', path: 'nobody' });
  expect([status, heard.map((event) => (event as unknown[])[0])]).toEqual([0, ['error', 'loadend']]);
});

it('what was given up is not heard of, though the centre has done it', async () => {
  let done = false;
  let answered: () => void = () => {};
  const reached = new Promise<void>((resolve) => {
    answered = resolve;
  });
  const Kind = requestsAnsweredBy(async () => {
    done = true;
    answered();
    return Response.json({});
  });
  const request = new Kind();
  const heard: string[] = [];
  for (const kind of HEARD) request.addEventListener(kind, () => heard.push(kind));
  request.open('GET', 'http://localhost/api/echo');
  request.send();
  await reached;
  request.abort();
  await new Promise((resolve) => setTimeout(resolve));
  expect([done, request.status, request.readyState, heard]).toEqual([true, 0, 0, ['abort', 'loadend']]);
});
