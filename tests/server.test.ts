import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { call, encrypted } from './handlers/call';
import { PASSWORD, PEOPLE } from './people';

let folder: string;
let port: number;
let running: ChildProcess | undefined;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'centre-'));
  port = await freePort();
});
afterEach(() => {
  running?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

test('npm run centre keeps its state over a kill and answers as the other hosts do', async () => {
  await start();
  const origin = `http://127.0.0.1:${port}`;
  const token = await signIn(origin);
  const number = await call('/api/izfgjj-zhfw/v1/id/getYthptYwbh', { token, query: { ywlx: 'TQ0107' } }, origin);
  const draft = { ywlx: 'TQ0107', ywlsh: number.data, bbh: 1, dqbz: 'form', nr: '{"zflx":"1"}', xgcs: 0 };
  expect((await call('/api/izfgjj-zhfw/v1/draftbox/save', { token, json: draft }, origin)).code).toBe('0');

  await killHard();
  await start();
  const kept = await call('/api/izfgjj-zhfw/v1/draftbox/getInfo', { token, query: { ywlx: 'TQ0107' } }, origin);
  expect(kept.data).toMatchObject({ ywlsh: number.data, nr: '{"zflx":"1"}', xgcs: 1 });
  const next = await call('/api/izfgjj-zhfw/v1/id/getYthptYwbh', { token, query: { ywlx: 'TQ0107' } }, origin);
  expect(Number(next.data.slice(-8))).toBe(Number(number.data.slice(-8)) + 1);

  await call('/api/__qa__/fault', { json: { path: 'getQdztXx', kind: 'abort', times: 1 } }, origin);
  await expect(call('/api/izfgjj-zhfw/v1/zcxx/getQdztXx', {}, origin)).rejects.toThrow(TypeError);
  expect((await call('/api/izfgjj-zhfw/v1/zcxx/getQdztXx', {}, origin)).data.qdzt).toBe('1');
  // The head comes: a call without one is sent again by a browser, and the person would not hear that an answer was lost.
  await call('/api/__qa__/fault', { json: { path: 'getQdztXx', kind: 'abort', times: 1 } }, origin);
  const broken = await fetch(`${origin}/api/izfgjj-zhfw/v1/zcxx/getQdztXx`);
  expect(broken.ok).toBe(true);
  await expect(broken.text()).rejects.toThrow(TypeError);
  expect(await call('/api/none', {}, origin)).toMatchObject({ status: 404, code: '404' });
  expect((await fetch(`${origin}/index.html`)).status).toBe(404);
  expect((await call('/api/none', { raw: ['x'.repeat(13 * 1024 * 1024), 'text/plain'] }, origin)).status).toBe(413);

  const videos = await call('/api/izfgjj-zhfw/v1/spzn/getList', { query: { page: '1', size: '20' } }, origin);
  for (const { fm } of videos.data.list)
    expect((await fetch(`${origin}${fm}`)).headers.get('content-type')).toBe('image/webp');
  const part = await fetch(`${origin}${videos.data.list[0].src}`, { headers: { Range: 'bytes=10-19' } });
  expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 10]);

  const own = await fetch(`${origin}/api/none`, { headers: { Origin: 'http://localhost:5173' } });
  expect(own.headers.get('access-control-allow-origin')).toBe('http://localhost:5173');
  const other = await fetch(`${origin}/api/none`, { headers: { Origin: 'https://localhost.example.com' } });
  expect(other.headers.get('access-control-allow-origin')).toBeNull();
});

test('npm run centre says what is the matter with its data and goes on only when it is asked to', async () => {
  await start();
  const other = await freePort();
  await expect(start([], other)).rejects.toThrow('journal.jsonl 正由另一个模拟中心使用');
  await killHard();
  const content = readFileSync(journal());
  content[10] = 0;
  writeFileSync(journal(), content);
  await expect(start()).rejects.toThrow(/模拟中心没有启动：.*journal\.jsonl 第1条读不出：读得出的是前0条/);
  expect(readFileSync(journal())).toEqual(content);
  await start(['--set-aside']);
  const aside = readdirSync(folder).find((name) => name.startsWith('journal.jsonl.damaged-'));
  expect(readFileSync(join(folder, String(aside)))).toEqual(content);
});

const journal = () => join(folder, 'journal.jsonl');

async function start(options: string[] = [], at = port): Promise<void> {
  const env = { ...process.env, CENTRE_PORT: String(at), CENTRE_JOURNAL: journal() };
  const child = spawn(process.execPath, ['scripts/centre.mjs', ...options], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  const read = (chunk: Buffer) => {
    said += chunk;
  };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', read);
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => said.includes('模拟中心已启动') && resolve());
    child.once('close', () => reject(new Error(said)));
  });
  running = child;
}

async function killHard(): Promise<void> {
  const child = running;
  const gone = new Promise((resolve) => child?.once('exit', resolve));
  child?.kill('SIGKILL');
  await gone;
}

async function signIn(origin: string): Promise<string> {
  const { data: captcha } = await call('/api/auth/v1/getImgCode', {}, origin);
  const outbox = await call('/api/__qa__/outbox', {}, origin);
  const form = {
    loginType: '1',
    username: await encrypted(PEOPLE.张建国.zjhm, origin),
    password: await encrypted(PASSWORD, origin),
    code: outbox.data[0].code,
    uuid: captcha.uuid,
  };
  return (await call('/api/auth/v1/otherAuth/accountLogin', { form }, origin)).data.access_token;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
