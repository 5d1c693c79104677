// @vitest-environment node
import { startTestCentre, type TestCentre } from '@mocks/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { complaint, KEY, PNG } from '../../centre/public/complaints/complaint-world';
import { PEOPLE } from '../../people';
import { call } from '../call';

const HALL = '/api/izfgjj-zhfw/v1';
const TSJY = `${HALL}/tsjy`;
const FILE = '/api/core/v1/p/file/download';

let centre: TestCentre;
let token: string;
beforeAll(async () => {
  centre = await startTestCentre({ today: '2026-11-20' });
});
beforeEach(async () => {
  await centre.reset();
  token = (await centre.signIn('1', PEOPLE.张建国.zjhm)).token;
});
afterAll(() => centre.close());

test('what was handed in leaves the draft box; a draft of something else stays', async () => {
  const save = (ywlx: string, nr: object) =>
    call(`${HALL}/draftbox/save`, {
      token,
      json: { ywlx, ywlsh: '', bbh: 1, dqbz: 'form', nr: JSON.stringify(nr), xgcs: 0 },
    });
  const names = async () =>
    (await call(`${HALL}/draftbox/getList`, { token })).data.map(({ ywmc }: { ywmc: string }) => ywmc);
  const add = (more = {}) => call(`${TSJY}/add`, { token, form: { ...complaint(more) } });
  const other = { qqbh: 'f'.repeat(32), bt: '另一件' };
  await save('tsjy', other);
  const { tsbh } = (await add()).data;
  expect(await names()).toEqual(['投诉建议']);
  await add(other);
  expect(await names()).toEqual([]);

  await call('/api/__qa__/complaint', { json: { id: tsbh, action: 'answer', text: '已经处理。' } });
  expect((await save(`tsfh-${tsbh}`, { yy: '还没有写完' })).code).toBe('0');
  expect(await names()).toEqual([`诉求复核申请（编号尾号${tsbh.slice(-4)}）`]);
  await call(`${TSJY}/fh`, { token, form: { id: tsbh, yy: '答复没有说明原因，请复核' } });
  expect(await names()).toEqual([]);
});

test('a file goes back with the type of its content, to its owner alone', async () => {
  const body = new FormData();
  body.set('qqbh', KEY);
  body.set('fj', new File([PNG], '工资条.pdf.png', { type: 'text/html' }));
  const headers = { Authorization: `Bearer ${token}` };
  const sent = await fetch(`http://localhost${TSJY}/uploadFj`, { method: 'POST', headers, body });
  const { fjId } = (await sent.json()).data;
  const file = await fetch(`http://localhost${FILE}?id=${fjId}`, { headers });
  expect(file.headers.get('content-type')).toBe('image/png');
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(PNG);
  const other = (await centre.signIn('1', PEOPLE.李晓梅.zjhm)).token;
  const answer = await call(FILE, { token: other, query: { id: fjId } });
  expect(answer).toMatchObject({ code: '1', msg: expect.stringContaining('没有找到这个附件') });
  expect(await call(FILE, { query: { id: fjId } })).toMatchObject({ code: '401' });
});
