// @vitest-environment node
import { startTestCentre, type TestCentre } from '@mocks/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decodeBase64 } from '@/lib/base64';
import { call } from '../call';

const HALL = '/api/izfgjj-zhfw/v1';
const FILE = '/api/core/v1/p/public/file/download';

let centre: TestCentre;
beforeAll(async () => {
  centre = await startTestCentre({ today: '2026-11-23' });
});
afterAll(() => centre.close());

test('what the centre says of itself is Base64 of UTF-8, with leaders and departments', async () => {
  const { data } = await call(`${HALL}/zcxx/zxjs`);
  expect(decodeBase64(data.zxgk)).toContain('云州市住房公积金管理中心是直属云州市人民政府');
  expect(decodeBase64(data.jgzn)).toContain('<table>');
  expect(data.ld.length).toBeGreaterThan(2);
  expect(data.bm).toContainEqual(expect.objectContaining({ bmmc: '归集管理处' }));
});

test('a file of each format comes with its type and its Chinese name; an unknown one is refused in words', async () => {
  for (const [wjbh, type, ending] of [
    ['GR01', 'application/pdf', 'pdf'],
    ['GR01OFD', 'application/ofd', 'ofd'],
    ['MB02', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx'],
    ['RJ01', 'application/zip', 'zip'],
  ] as const) {
    const { headers } = await fetch(`http://localhost${FILE}?wjbh=${wjbh}`);
    expect(headers.get('content-type'), wjbh).toBe(type);
    expect(decodeURIComponent(headers.get('content-disposition') ?? ''), wjbh).toMatch(
      new RegExp(`^attachment; filename\\*=UTF-8''\\p{Script=Han}.*\\.${ending}$`, 'u'),
    );
  }
  const answer = await call(FILE, { query: { wjbh: '../../etc/passwd' } });
  expect(answer).toMatchObject({ code: '1', msg: expect.stringContaining('没有找到这个文件') });
});
