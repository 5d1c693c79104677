import { startTestCentre, type TestCentre } from '@mocks/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checksumOf } from '@/domain/documents/material-file';
import { encodeBytes } from '@/lib/base64';
import { PEOPLE } from '../people';
import { call } from './call';

const LIU = PEOPLE.刘洋.zjhm;
const ARCHIVE = '/api/dzda/v1/zhcjyw';
const PART = '/api/dzda/v1/cjyw/uploadClBase64';
const TOKEN = '/api/auth/v1/token';
const PART_BYTES = 240 * 1024;

let centre: TestCentre;
let token: string;
let ywlsh: string;
beforeAll(async () => {
  centre = await startTestCentre({ today: '2026-11-21' });
});
beforeEach(async () => {
  await centre.reset();
  token = (await centre.signIn('1', LIU)).token;
  ywlsh = await number();
});
afterAll(() => centre.close());

const number = async () =>
  (await call('/api/izfgjj-zhfw/v1/id/getYthptYwbh', { token, query: { ywlx: 'TQ0107' } })).data as string;

/** A picture of three parts. */
function picture(size = PART_BYTES * 2 + 1000): Uint8Array {
  const bytes = new Uint8Array(size).map((_, at) => (at * 31) % 251);
  bytes.set([0xff, 0xd8, 0xff, 0xe0]);
  return bytes;
}
const announced = (bytes: Uint8Array, more = {}) => ({
  ywlsh,
  wjlxId: '0310',
  wjm: '发票.jpg',
  dx: bytes.length,
  jym: checksumOf(bytes),
  ...more,
});
const begin = (bytes: Uint8Array, more = {}, as = token) => call(PART, { token: as, json: announced(bytes, more) });
const part = (scid: string, fpxh: unknown, bytes: Uint8Array, as = token) =>
  call(PART, { token: as, json: { scid, fpxh, base64: encodeBytes(bytes) } });
const slice = (bytes: Uint8Array, no: number) => bytes.subarray(no * PART_BYTES, (no + 1) * PART_BYTES);
const list = (as = token, number_ = ywlsh) =>
  call(`${ARCHIVE}/viewCls`, {
    token: as,
    json: { jdbh: 'TQ0107-01', mlbh: 'MLTQ0107', ywlsh: number_, zstj: '{"zflx":"2"}' },
  });

describe('a file in parts', () => {
  it('goes on after a cut where it broke off, and is whole to the byte', async () => {
    const bytes = picture();
    const { scid } = (await begin(bytes)).data;
    expect((await part(scid, 0, slice(bytes, 0))).data).toMatchObject({ yyfp: [0], wj: null });
    expect((await part(scid, 2, slice(bytes, 2))).data.yyfp).toEqual([0, 2]);
    // The same file again: the same transfer, with what is there.
    expect((await begin(bytes)).data).toEqual({ scid, fpdx: PART_BYTES, yyfp: [0, 2], wj: null });
    const { wj } = (await part(scid, 1, slice(bytes, 1))).data;
    expect(wj).toEqual({ wjId: expect.any(String), wjm: '发票.jpg', dx: bytes.length });
    const loaded = await call(`${ARCHIVE}/loadByBase64`, { token, query: { wjId: wj.wjId } });
    expect(loaded.data.base64 === encodeBytes(bytes)).toBe(true);
    // A whole one is answered at once: the lost answer of the last part makes no second file.
    expect((await begin(bytes)).data.wj).toEqual(wj);
    expect((await list()).data[2].wj).toHaveLength(1);
  });

  it('is refused when its content is not what was announced', async () => {
    const bytes = picture();
    const { scid } = (await begin(bytes)).data;
    for (const [no, sent] of [
      [0, slice(bytes, 2)],
      [3, slice(bytes, 0)],
      [-1, slice(bytes, 0)],
      ['x', slice(bytes, 0)],
    ] as const) {
      expect((await part(scid, no, sent)).code, String(no)).toBe('1');
    }
    await part(scid, 0, slice(bytes, 0));
    await part(scid, 1, slice(bytes, 0));
    expect((await part(scid, 2, slice(bytes, 2))).msg).toBe('文件在传输中损坏，请重新上传');
    expect((await list()).data[2].wj).toEqual([]);
    expect((await part(scid, 0, slice(bytes, 0))).msg).toBe('上传已失效，请重新选择文件');
  });

  it('ends a renamed program with its first part', async () => {
    const program = picture();
    program.set([0x4d, 0x5a, 0x90, 0]);
    const { scid } = (await begin(program)).data;
    expect((await part(scid, 0, slice(program, 0))).msg).toMatch(/以文件内容为准/);
    expect((await part(scid, 1, slice(program, 1))).code).toBe('1');
  });

  it("takes no hostile announcement and no stranger's part", async () => {
    const bytes = picture();
    for (const more of [
      { dx: 0 },
      { dx: -1 },
      { dx: 100 * 1024 * 1024 },
      { dx: 'x' },
      { wjlxId: '' },
      { wjlxId: '0310; drop' },
      { ywlsh: '10012026112199999999' },
      { ywlsh: { a: 1 } },
    ]) {
      expect((await begin(bytes, more)).code, JSON.stringify(more)).toBe('1');
    }
    const { scid } = (await begin(bytes)).data;
    const stranger = (await centre.signIn('1', PEOPLE.张建国.zjhm)).token;
    expect((await part(scid, 0, slice(bytes, 0), stranger)).msg).toBe('上传已失效，请重新选择文件');
  });
});

it("another person's file is neither read, listed nor removed, and sounds like one that does not exist", async () => {
  const bytes = picture(50);
  const { scid } = (await begin(bytes)).data;
  const { wjId } = (await part(scid, 0, bytes)).data.wj;
  const stranger = (await centre.signIn('1', PEOPLE.张建国.zjhm)).token;
  const load = (id: string, as: string) => call(`${ARCHIVE}/loadByBase64`, { token: as, query: { wjId: id } });
  expect(await load(wjId, stranger)).toEqual(await load(crypto.randomUUID(), stranger));
  expect((await call(`${ARCHIVE}/delCl`, { token: stranger, json: { wjId } })).code).toBe('1');
  expect(JSON.stringify((await list(stranger)).data)).not.toContain(wjId);
  expect((await load(wjId, token)).data.wjm).toBe('发票.jpg');
});

describe('a shared token', () => {
  const share = async (query: Record<string, string>) =>
    (await call(`${TOKEN}/getShareTokenQr`, { token, query })).data as { uuid: string; yxsj: number };
  const redeem = (code: unknown) => call(`${TOKEN}/getTokenByCode`, { json: { code } });

  it('opens the archive of one application and nothing else', async () => {
    const { uuid, yxsj } = await share({ ywlsh });
    expect(yxsj).toBe(60);
    const { access_token: shared } = (await redeem(uuid)).data;
    expect((await list(shared)).data).toHaveLength(3);
    const other = await number();
    expect((await list(shared, other)).code).toBe('1');
    const bytes = picture(50);
    expect((await begin(bytes, { ywlsh: other }, shared)).code).toBe('1');
    expect((await begin(bytes, {}, shared)).code).toBe('0');
    for (const path of ['/api/auth/v1/getUserInfo', '/api/izfgjj-zhfw/v1/grxx/grzhxx']) {
      expect((await call(path, { token: shared })).status, path).toBe(401);
    }
  });

  it('is had once for each code, within its minute, and ends with the session', async () => {
    const { uuid } = await share({ ywlsh });
    const { access_token: shared } = (await redeem(uuid)).data;
    expect((await redeem(uuid)).msg).toBe('二维码或授权码已失效，请重新获取');
    for (const code of ['', 'x', null, {}]) expect((await redeem(code)).code).toBe('1');
    const late = await share({ ywlsh });
    centre.passTime(61_000);
    expect((await redeem(late.uuid)).code).toBe('1');
    expect((await list(shared)).status).toBe(200);
    await call(`${TOKEN}/logout`, { token, json: {} });
    expect((await list(shared)).status).toBe(401);
  });

  it('for the phone opens one material', async () => {
    const { uuid } = await share({ ywlsh, wjlxId: '0310' });
    const phone = (await redeem(uuid)).data;
    expect(phone).toMatchObject({ ywlsh, wjlxId: '0310' });
    const bytes = picture(50);
    expect((await begin(bytes, { wjlxId: '0309' }, phone.access_token)).msg).toBe(
      '授权不包括这项材料，请从办理页面重新进入',
    );
    const { scid } = (await begin(bytes, {}, phone.access_token)).data;
    expect((await part(scid, 0, bytes, phone.access_token)).data.wj.wjm).toBe('发票.jpg');
    expect((await list(phone.access_token)).data.map(({ wjlxId }: { wjlxId: string }) => wjlxId)).toEqual(['0310']);
    expect((await list()).data[2].clzt).toBe('1');
  });

  it("is not given for somebody else's application", async () => {
    const stranger = (await centre.signIn('1', PEOPLE.张建国.zjhm)).token;
    const asked = await call(`${TOKEN}/getShareTokenQr`, { token: stranger, query: { ywlsh } });
    expect(asked.msg).toBe('业务流水号无效，请返回后重新进入本业务');
    const shared = (await redeem((await share({ ywlsh, wjlxId: '0310' })).uuid)).data.access_token;
    const wider = await call(`${TOKEN}/getShareTokenQr`, { token: shared, query: { ywlsh } });
    expect(wider.code).toBe('1');
  });
});
