// @vitest-environment node
import type { SessionRecord } from '@mocks/centre/access/sessions';
import { deleteDraft, saveDraft } from '@mocks/centre/cases/drafts/drafts';
import { usedFiles } from '@mocks/centre/public/complaints/complaints';
import {
  complaintFileOfActor,
  existingFiles,
  removeComplaintFile,
} from '@mocks/centre/public/complaints/complaints-files';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { type ComplaintWorld, openForComplaints, PNG } from './complaint-world';

let centre: ComplaintWorld;
beforeAll(async () => {
  centre = await openForComplaints();
});
afterEach(() => centre.reset());

const known = ({ actor }: SessionRecord, ...ids: string[]) =>
  centre.transact((tx) => existingFiles(tx, actor, ids).map(({ fjId }) => fjId));
const remove = ({ actor }: SessionRecord, fjId: string) =>
  centre.transact((tx) => removeComplaintFile(tx, actor, fjId, usedFiles(tx.store)));

it('are taken by content, the same one once, and only the owner gets them back', async () => {
  const [zhang, li] = [await centre.zhang(), await centre.li()];
  const program = new TextEncoder().encode('MZ program');
  expect((await centre.upload(zhang, '程序.png', program)).msg).toContain('以文件内容为准');
  const first = await centre.upload(zhang, '../工资条\u202e.png');
  expect(first.data).toMatchObject({ wjm: '工资条.png', dx: PNG.length });
  expect((await centre.upload(zhang, '../工资条\u202e.png')).data.fjId).toBe(first.data.fjId);
  const { data } = await centre.add(zhang, { fj: first.data.fjId });
  expect((await centre.view(data.tsbh, zhang)).data.fj).toEqual([first.data]);
  const load = ({ actor }: SessionRecord) => centre.ask((tx) => complaintFileOfActor(tx, actor, first.data.fjId));
  expect((await load(zhang)).data).toEqual({ bytes: PNG, type: 'image/png' });
  expect((await load(li)).msg).toContain('没有找到这个附件');
});

it('foreign, vanished and too many are refused when handed in; one named twice counts once', async () => {
  const [zhang, li] = [await centre.zhang(), await centre.li()];
  const { fjId } = (await centre.upload(zhang, '甲.png')).data;
  expect((await centre.add(li, { fj: fjId })).data.fieldErrors.fj).toContain('有1个附件中心已经没有了');
  expect(await known(li, fjId)).toEqual([]);
  await remove(li, fjId);
  expect(await known(zhang, fjId, 'x')).toEqual([fjId]);
  const many = Array.from({ length: 11 }, (_, at) => `x${at}`).join(',');
  expect((await centre.add(zhang, { fj: many })).data.fieldErrors.fj).toBe('附件最多10个');
  const { data } = await centre.add(zhang, { fj: `${fjId},${fjId}` });
  // What was handed in cannot be taken out any more.
  await remove(zhang, fjId);
  expect((await centre.view(data.tsbh, zhang)).data.fj).toMatchObject([{ fjId }]);
});

it('taken out it is gone; a long name keeps its ending and its letters', async () => {
  const zhang = await centre.zhang();
  const { fjId, wjm } = (await centre.upload(zhang, `${'😀'.repeat(200)}.png`)).data;
  expect(wjm).toMatch(/^😀{90}…😀{5}\.png$/u);
  await remove(zhang, fjId);
  expect(await known(zhang, fjId)).toEqual([]);
  expect((await centre.add(zhang, { fj: fjId })).data.fieldErrors.fj).toContain('中心已经没有了');
});

it('are kept as long as the own draft names them, cleared away a day after that', async () => {
  const [zhang, li] = [await centre.zhang(), await centre.li()];
  const kept = (await centre.upload(zhang, '甲.png')).data.fjId;
  const loose = (await centre.upload(li, '乙.png')).data.fjId;
  const nr = JSON.stringify({ fj: JSON.stringify([{ id: '1', name: '甲.png', size: 1, sent: kept }]) });
  const draft = { ywlx: 'tsjy', ywlsh: '', bbh: 1, dqbz: 'form', nr, xgcs: 0 };
  await centre.transact((tx) => saveDraft(tx, zhang.actor, draft));
  await centre.later(2);
  expect(await known(zhang, kept)).toEqual([kept]);
  expect(await known(li, loose)).toEqual([]);
  await centre.transact((tx) => deleteDraft(tx, zhang.actor, { ywlx: 'tsjy' }));
  await centre.later(1);
  expect(await known(zhang, kept)).toEqual([]);
});
