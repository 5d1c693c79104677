import { startTestCentre, type TestCentre } from '@mocks/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { beginUpload, deleteMaterial, fetchMaterials, loadMaterial, sendPart } from '@/api/archive/archive';
import { submitApplication } from '@/api/cases/application';
import { fetchBusinessNumber } from '@/api/cases/business';
import { configureClient } from '@/api/client/wiring';
import { checksumOf } from '@/domain/documents/material-file';
import { sendInParts } from '@/lib/send-in-parts';
import { RENT } from '../centre/fixture';
import { PEOPLE } from '../people';

const JPEG = [0xff, 0xd8, 0xff, 0xe0, 1, 2, 3];

let centre: TestCentre;
let ywlsh: string;
let token = '';
beforeAll(async () => {
  centre = await startTestCentre({ today: '2026-11-21' });
});
beforeEach(async () => {
  await centre.reset();
  configureClient({
    token: () => token,
    kstb: () => false,
    showError: () => {},
    onSessionLost: () => {},
    onForbidden: () => {},
    onHallClosed: () => {},
    onSent: () => {},
    onUnread: () => {},
  });
  token = (await centre.signIn('1', PEOPLE.张建国.zjhm)).token;
  ywlsh = await fetchBusinessNumber('TQ0107');
});
afterAll(() => centre.close());

const file = (bytes: number[] | Uint8Array<ArrayBuffer>, name = '发票.jpg') => new File([new Uint8Array(bytes)], name);
async function upload(given: File) {
  const bytes = new Uint8Array(await given.arrayBuffer());
  const announced = { ywlsh, wjlxId: '0310', wjm: given.name, dx: bytes.length, jym: checksumOf(bytes) };
  return sendInParts(
    bytes,
    {
      begin: () => beginUpload(announced, {}),
      part: (scid, fpxh, part) => sendPart({ scid, fpxh, bytes: part }, {}),
    },
    { signal: new AbortController().signal, onProgress: () => {} },
  );
}
const list = (zstj: Record<string, string>) => fetchMaterials({ jdbh: 'TQ0107-01', mlbh: 'MLTQ0107', zstj, ywlsh });

test('an unfiled rent needs nothing; a filed one its contract and its invoices', async () => {
  const unfiled = await list({ zflx: '1' });
  expect(unfiled).toMatchObject([{ wjlxId: '0311', wjmc: '无房查询结果', clzt: '2', wj: [] }]);
  expect(unfiled[0]?.mjsm).toMatch(/^系统已核验，免交（不动产登记系统，2026-11-21 10:00:\d\d）$/);
  expect(await list({ zflx: '2' })).toMatchObject([
    { wjlxId: '0311', clzt: '2' },
    { wjlxId: '0309', sfbs: '2', clzt: '0' },
    { wjlxId: '0310', sfbs: '2', clzt: '0' },
  ]);
});

test('a file is kept under its owner, the same one twice counts once, and it can be taken back', async () => {
  const kept = await upload(file(JPEG));
  expect(kept).toEqual({ wjId: expect.any(String), wjm: '发票.jpg', dx: 7 });
  expect(await upload(file(JPEG))).toEqual(kept);
  expect((await list({ zflx: '2' }))[2]).toMatchObject({ clzt: '1', wj: [kept] });
  expect(await loadMaterial(kept.wjId)).toEqual({
    wjm: '发票.jpg',
    lx: 'image/jpeg',
    base64: btoa(String.fromCharCode(...JPEG)),
  });

  token = (await centre.signIn('1', PEOPLE.陈𠮷祥.zjhm)).token;
  await expect(loadMaterial(kept.wjId)).rejects.toThrow('文件不存在或已删除');
  await expect(deleteMaterial(kept.wjId)).rejects.toThrow('文件不存在或已删除');
  expect((await list({ zflx: '2' }))[2]).toMatchObject({ clzt: '0', wj: [] });

  token = (await centre.signIn('1', PEOPLE.张建国.zjhm)).token;
  await deleteMaterial(kept.wjId);
  expect((await list({ zflx: '2' }))[2]).toMatchObject({ clzt: '0', wj: [] });
});

test('content decides, not the name', async () => {
  await expect(upload(file([]))).rejects.toThrow('文件内容为空，请重新选择文件');
  await expect(upload(file([0x4d, 0x5a, 0x90, 0]))).rejects.toThrow(
    '仅支持jpg、jpeg、png、pdf、ofd格式的文件（以文件内容为准）',
  );
  const big = new Uint8Array(10 * 1024 * 1024 + 1);
  big.set(JPEG);
  await expect(upload(file(big))).rejects.toThrow('文件大小不能超过10MB，请压缩后重新上传');
  expect((await upload(file([...JPEG, 9], '..\\..\\租\u202Egpj.exe'))).wjm).toBe('租gpj.exe');
});

test('at most ten files of one kind', async () => {
  for (let index = 0; index < 10; index += 1) await upload(file([...JPEG, index], `第${index}页.jpg`));
  await expect(upload(file([...JPEG, 10], '第10页.jpg'))).rejects.toThrow('每种材料最多上传10个文件');
});

test('files go to an own number only, and not after the application was handed in', async () => {
  const own = ywlsh;
  token = (await centre.signIn('1', PEOPLE.陈𠮷祥.zjhm)).token;
  await expect(upload(file(JPEG))).rejects.toThrow('业务流水号无效，请返回后重新进入本业务');
  ywlsh = '10012026112199999999';
  await expect(upload(file(JPEG))).rejects.toThrow('业务流水号无效，请返回后重新进入本业务');

  token = (await centre.signIn('1', PEOPLE.刘洋.zjhm)).token;
  ywlsh = await fetchBusinessNumber('TQ0107');
  expect(ywlsh).not.toBe(own);
  const kept = await upload(file(JPEG));
  await submitApplication('tqsq/tqyw', 'TQ0107', ywlsh, RENT);
  await expect(upload(file([...JPEG, 1]))).rejects.toThrow('业务已提交，材料不能再修改');
  await expect(deleteMaterial(kept.wjId)).rejects.toThrow('业务已提交，材料不能再修改');
});
