// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setVideoSource } from '@mocks/centre/public/content/videos';
import { startServer } from '@mocks/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultsIn, lineOf, summaryOf } from '../../scripts/gateway/report.mjs';
import { walk } from '../../scripts/gateway/walk.mjs';
import { DEVELOPERS, PASSWORD, PEOPLE, UNITS } from '../people';

interface Result {
  stage: string;
  call: string;
  state: string;
  notes: string[];
  unknown: string[];
  ms: number;
}

const contract = JSON.parse(readFileSync('docs/gateway/openapi.json', 'utf8'));
const HALL = 'http://localhost:5173';
let folder: string;
let centre: Server;
let base: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'centre-'));
  centre = await startServer({ port: 0, journal: join(folder, 'journal.jsonl') });
  base = addressOf(centre);
});
afterAll(async () => {
  await new Promise((resolve) => centre.close(resolve));
  rmSync(folder, { recursive: true, force: true });
  // The HTTP host serves the videos from a place of its own; the next file shares these modules.
  setVideoSource('videos/');
});

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // listening on a port

/** What the picture shows, as a tester reads it. */
async function readCaptcha({ uuid }: { uuid: string }): Promise<string> {
  const { data } = await (await fetch(`${base}/api/__qa__/outbox`)).json();
  return data.find((entry: { uuid: string }) => entry.uuid === uuid)?.code;
}

const person = { loginType: '1', account: PEOPLE.张建国.account, password: PASSWORD, captcha: readCaptcha };
/** No answer is slow: a busy machine is no fault of a gateway's. */
const PATIENT = { slow: Number.POSITIVE_INFINITY };

async function walked(options: object): Promise<Result[]> {
  const results: Result[] = [];
  await walk(contract, { base, ...PATIENT, ...options }, (result: Result) => results.push(result));
  return results;
}

describe('the simulated centre', () => {
  it.each([
    ['a person', person, 100],
    ['a unit', { ...person, loginType: '2', account: UNITS.华夏精密.account }, 90],
    ['a developer', { ...person, loginType: '3', account: DEVELOPERS.安居置业.account }, 70],
  ])('answers %s every read as agreed, and takes back what is written', async (_, options, least) => {
    const results = await walked({ ...options, origin: HALL, isWriting: true });
    expect(faultsIn(results).map(lineOf)).toEqual([]);
    expect(results.filter(({ state }) => state === 'ok').length).toBeGreaterThan(least);
    const stages = [...new Set(results.map(({ stage }) => stage))];
    expect(stages.slice(0, 4)).toEqual(['连接', '登录之前', '登录', '登录以后']);
    expect(stages.at(-1)).toBe('写入');
  });
});

type Break = (path: string, answer: { status: number; text: string }) => { status: number; text: string } | undefined;
const inData = (path: string, change: (data: Record<string, unknown>) => void): Break => {
  return (at, { status, text }) => {
    if (!at.endsWith(path)) return undefined;
    const body = JSON.parse(text);
    change(body.data);
    return { status, text: JSON.stringify(body) };
  };
};
const instead = (path: string, status: number, text: string): Break => {
  return (at) => (at.endsWith(path) ? { status, text } : undefined);
};
const first = (list: unknown) => (list as Record<string, unknown>[])[0] ?? {}; // a list of rows

describe('a gateway that is broken', () => {
  /** What is broken, where it must be named, how, and with which words. */
  const BROKEN: readonly (readonly [string, Break, string, string, RegExp])[] = [
    ['answers HTML', instead('/p/dict/getAll', 200, '<html></html>'), 'dict/getAll', 'envelope', /应答是网页/],
    ['answers a status', instead('/grxx/grzhxx', 502, 'Bad Gateway'), 'grxx/grzhxx', 'http', /HTTP 502/],
    [
      'is truncated',
      (at, { status, text }) =>
        at.endsWith('/getList') && at.includes('/jcyh/') ? { status, text: text.slice(0, 20) } : undefined,
      'jcyh/getList',
      'envelope',
      /不是带 code 的 JSON/,
    ],
    [
      'has no envelope',
      instead('/website/getInfo', 200, '{"hallName":"x"}'),
      'website/getInfo',
      'envelope',
      /不是带 code 的 JSON/,
    ],
    [
      'has not deployed a call',
      instead('/grdkxx/getList', 200, '{"code":404,"msg":"x","data":null}'),
      'grdkxx/getList',
      'absent',
      /code 404/,
    ],
    [
      'leaves out a key',
      inData('/getUserInfo', (data) => void delete data.userId),
      'getUserInfo',
      'missing',
      /缺 userId/,
    ],
    [
      'leaves out a key of a row',
      inData('/grdkxx/getList', (data) => void delete first(data).dkzh),
      'grdkxx/getList',
      'missing',
      /缺 \[\]\.dkzh/,
    ],
    [
      'sends an object for a list',
      inData('/grxx/grjcmx', (data) => void Object.assign(data, { list: {} })),
      'grxx/grjcmx',
      'type',
      /list 应为 array/,
    ],
    [
      'sends a word for an amount',
      inData('/grxx/grzhxx', (data) => void Object.assign(data, { grzhye: '一百元' })),
      'grxx/grzhxx',
      'type',
      /grzhye .*格式不符/,
    ],
    [
      'speaks of an older contract',
      inData('/getParametersVersion', (data) => void Object.assign(data, { contract: '0.9.0' })),
      '约定的版本',
      'version',
      /网关 0\.9\.0，本大厅 \d.*主版本不同/,
    ],
    [
      'speaks of a contract to come',
      inData('/getParametersVersion', (data) => void Object.assign(data, { contract: '99.0.0' })),
      '约定的版本',
      'version',
      /主版本不同/,
    ],
    [
      'has closed the hall',
      inData('/getQdztXx', (data) => void Object.assign(data, { qdzt: '0' })),
      'getQdztXx',
      'useless',
      /大厅已关闭/,
    ],
    [
      'sends a picture as a mere Base64 text',
      inData('/getImgCode', (data) => void Object.assign(data, { img: 'iVBORw0KGgo=' })),
      'getImgCode',
      'useless',
      /不是 data: 图片/,
    ],
    [
      'takes a person for a unit',
      inData('/getUserInfo', (data) => void Object.assign(data, { loginType: '2' })),
      'getUserInfo',
      'useless',
      /loginType 是 2，登录的是 1/,
    ],
    [
      'has no limits of input',
      (at, { status, text }) => {
        if (!at.endsWith('/p/public/getList')) return undefined;
        const body = JSON.parse(text);
        body.data = body.data.filter(({ key }: { key: string }) => key !== 'inputLength');
        return { status, text: JSON.stringify(body) };
      },
      'p/public/getList',
      'useless',
      /没有 inputLength/,
    ],
  ];

  it.each(BROKEN)('%s: named', async (_, spoil, call, state, words) => {
    const gateway = await brokenBy(spoil);
    const results = await walked({ ...person, base: gateway.base });
    gateway.close();
    const named = results.find((result) => result.call.includes(call) && result.state === state);
    expect(named?.notes.join('；')).toMatch(words);
    // The same answer may be asked for again.
    const others = faultsIn(results).filter((result: Result) => !result.call.includes(call));
    // Who is not signed in sees no more.
    expect(others.filter(({ stage }: Result) => stage !== '登录').map(lineOf)).toEqual([]);
  });

  it('names members that the hall does not read, without a fault', async () => {
    const gateway = await brokenBy(inData('/grxx/grzhxx', (data) => void Object.assign(data, { balance: 1 })));
    const results = await walked({ ...person, base: gateway.base });
    gateway.close();
    expect(results.find(({ call }) => call.endsWith('grxx/grzhxx'))?.unknown).toEqual(['balance']);
    expect(faultsIn(results)).toEqual([]);
  });

  it.each([
    ['a key that is no point of the curve', 'getPubleKey', JSON.stringify({ code: 0, data: '04zz' }), '公钥', /130 位/],
    [
      'ciphertext that it cannot read',
      'otherAuth/accountLogin',
      '{"code":1001,"msg":"x","data":null}',
      '加密往返',
      /解不开/,
    ],
    [
      'an account that anybody has',
      'otherAuth/accountLogin',
      '{"code":0,"data":{"access_token":"x"}}',
      '加密往返',
      /登录成功了/,
    ],
  ])('names %s', async (_, path, text, call, words) => {
    const gateway = await brokenBy(instead(`/${path}`, 200, text));
    const results = await walked({ ...person, base: gateway.base });
    gateway.close();
    expect(results.find((result) => result.call === call)?.notes.join()).toMatch(words);
    expect(faultsIn(results).length).toBeGreaterThan(0);
  });

  it('names a menu that opens no page', async () => {
    const closed = (rows: Record<string, unknown>[]): unknown[] =>
      rows.map(({ children = [], ...row }) => ({ ...row, enable: '0', children: closed(children as typeof rows) }));
    const gateway = await brokenBy((at, { status, text }) => {
      if (!at.endsWith('/menu/pubClientTree')) return undefined;
      const body = JSON.parse(text);
      return { status, text: JSON.stringify({ ...body, data: closed(body.data) }) };
    });
    const results = await walked({ ...person, base: gateway.base });
    gateway.close();
    const named = faultsIn(results) as Result[];
    expect(named.map(({ stage, state }) => [stage, state])).toEqual([['登录以后', 'useless']]);
    expect(named[0]?.notes[0]).toMatch(/没有一个能打开的页面.*在 \/grwt 之下/);
  });

  it.each([
    ['refuses the sign-in with a code of its own', '{"code":5001,"msg":"账号已冻结"}', 'code', /code 5001：账号已冻结/],
    ['answers a second step', '{"code":0,"data":{"loginMethod":"102","ticket":"t"}}', 'skipped', /第二步验证/],
    ['signs in without a token', '{"code":0,"data":{"loginMethod":"101"}}', 'missing', /缺 access_token/],
    ['says 200 for a success', '{"code":200,"data":{"access_token":"t"}}', 'code', /成功的 code 应为 0/],
  ])('%s: named at the sign-in', async (_, text, state, words) => {
    let asked = 0;
    const gateway = await brokenBy((at) => {
      if (!at.endsWith('/otherAuth/accountLogin')) return undefined;
      asked += 1;
      // The first is the account that nobody has.
      return { status: 200, text: asked === 1 ? '{"code":426,"msg":"x"}' : text };
    });
    const results = await walked({ ...person, base: gateway.base });
    gateway.close();
    expect(results.find(({ call }) => call === '加密往返')?.state).toBe('ok');
    const last = results.at(-1);
    expect([last?.call, last?.state]).toEqual(['POST /api/auth/v1/otherAuth/accountLogin', state]);
    expect(last?.notes.join()).toMatch(words);
  });

  it('claims nothing of the ciphertext where the captcha was looked at first', async () => {
    const gateway = await brokenBy(instead('/otherAuth/accountLogin', 200, '{"code":428,"msg":"x"}'));
    const results = await walked({ ...person, base: gateway.base });
    gateway.close();
    expect(results.find(({ call }) => call === '加密往返')).toMatchObject({ state: 'skipped' });
  });

  it('does not sign in where nobody can read the captcha', async () => {
    const results = await walked({ ...person, captcha: async () => undefined });
    expect(results.at(-1)).toMatchObject({ state: 'skipped', notes: [expect.stringContaining('--captcha')] });
  });

  it('names what cannot be reached, and asks no further', async () => {
    const nobody = await brokenBy(() => undefined);
    nobody.close();
    const results = await walked({ ...person, base: nobody.base });
    expect(results.map(({ state, notes }) => [state, notes])).toEqual([['unreachable', ['连接被拒绝']]]);
  });

  it('names headers that a browser would miss', async () => {
    const results = await walked({ base, origin: 'https://hall.example' });
    expect(results.find(({ call }) => call === '跨域 https://hall.example')?.notes[0]).toMatch(/Allow-Origin/);
  });

  it('names what is slow', async () => {
    const results = await walked({ ...person, slow: -1 });
    expect(results.filter(({ state }) => state === 'slow').length).toBeGreaterThan(100);
    expect(faultsIn(results)).toEqual([]);
    expect(summaryOf(results)).toMatch(/^共 \d+ 项：/);
  });
});

it('prints no secret, no token and no whole identity number', async () => {
  const spoil: Break = (at) =>
    at.endsWith('/grxx/grzhxx')
      ? { status: 200, text: JSON.stringify({ code: 'B1', msg: `${PEOPLE.张建国.zjhm}不存在`, data: null }) }
      : undefined;
  const gateway = await brokenBy(spoil);
  const results = await walked({ ...person, base: gateway.base });
  gateway.close();
  const printed = results.map(lineOf).join('\n');
  expect(printed).toContain('110***不存在');
  for (const secret of [PASSWORD, PEOPLE.张建国.zjhm]) expect(printed).not.toContain(secret);
});

/** A gateway before the centre that spoils some of its answers. */
async function brokenBy(spoil: Break): Promise<{ base: string; close: () => void }> {
  const gateway = createServer(async (incoming, outgoing) => {
    const body = await new Response(incoming as unknown as ReadableStream).arrayBuffer(); // a stream of bytes
    const headers = new Headers();
    for (const name of ['authorization', 'content-type']) {
      const value = incoming.headers[name];
      if (typeof value === 'string') headers.set(name, value);
    }
    const method = incoming.method ?? 'GET';
    const answer = await fetch(base + incoming.url, { method, headers, ...(method === 'POST' && { body }) });
    const text = await answer.text();
    const { pathname } = new URL(incoming.url ?? '/', base);
    const sent = spoil(pathname, { status: answer.status, text }) ?? { status: answer.status, text };
    outgoing.writeHead(sent.status, { 'Content-Type': 'application/json' }).end(sent.text);
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  return { base: addressOf(gateway), close: () => gateway.close() };
}
