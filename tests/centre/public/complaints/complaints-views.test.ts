// @vitest-environment node
import {
  type ComplaintSearch,
  listMyComplaints,
  publishedComplaints,
} from '@mocks/centre/public/complaints/complaints-views';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { PEOPLE } from '../../../people';
import { ZHANG_JIANGUO } from '../../fixture';
import { type ComplaintWorld, openForComplaints } from './complaint-world';

let centre: ComplaintWorld;
beforeAll(async () => {
  centre = await openForComplaints();
});
afterEach(() => centre.reset());

const ALL: ComplaintSearch = { jlx: '', zt: '', bmdm: '', gjz: '', page: 1, size: 20 };
const published = (search: Partial<ComplaintSearch> = {}) =>
  centre.transact((tx) => publishedComplaints(tx, { ...ALL, ...search }));

it('at least forty of the last 18 months are published, all answered, names masked, newest answer first', async () => {
  const { list, total } = await published({ size: 100 });
  expect(list.length).toBe(total);
  expect(total).toBeGreaterThanOrEqual(40);
  expect(new Set(list.map(({ tsbh }) => tsbh)).size).toBe(total);
  for (const { tsbh, zt, xm, tjsj, dfsj, bmmc } of list) {
    expect(tsbh).toMatch(/^TS\d{14}$/);
    expect(['3', '4']).toContain(zt);
    expect(xm).toMatch(/^.\*+$/u);
    expect(tjsj >= '2025-05-20' && dfsj >= tjsj && dfsj < '2026-11-20 24').toBe(true);
    expect(bmmc).toMatch(/[处部]$/);
  }
  const answered = list.map(({ dfsj }) => dfsj);
  expect(answered).toEqual(answered.toSorted().reverse());
});

it('are found by kind, state, department and words, page by page', async () => {
  const praise = await published({ jlx: '5' });
  expect(praise.total).toBeGreaterThan(0);
  expect(praise.list.every(({ jlx }) => jlx === '5')).toBe(true);
  expect((await published({ zt: '1' })).total).toBe(0);
  expect((await published({ bmdm: '03' })).list.every(({ bmmc }) => bmmc === '贷款管理处')).toBe(true);
  expect((await published({ gjz: '提前还 违约金' })).list).toMatchObject([
    { bt: '提前还一部分，是缩短年限还是减少月供划算？' },
  ]);
  expect(await published({ gjz: '不存在的词语' })).toMatchObject({ total: 0, list: [] });
  expect((await published({ page: 2, size: 10 })).list).toEqual((await published()).list.slice(10));
});

it('a guest sees the answer of a published one; everything else is one sentence', async () => {
  const { tsbh = '' } = (await published({ size: 1 })).list[0] ?? {};
  const { data } = await centre.view(tsbh);
  expect(data.df[0].dfnr.length).toBeGreaterThan(30);
  expect(data).toMatchObject({ sfbr: '0', kfh: '0', kpj: '0', fj: [] });

  const { data: mine } = await centre.add(await centre.zhang());
  const answers = [
    await centre.view(mine.tsbh),
    await centre.view(mine.tsbh, await centre.li()),
    await centre.view('TS20261120999999'),
    await centre.view('__proto__'),
    await centre.view(''),
  ];
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject({ code: '1302', msg: expect.stringContaining('没有找到这件诉求') });
});

it('numbers and the own name are hidden, for the search too; what its owner said on the way is theirs', async () => {
  const zhang = await centre.zhang();
  const { sjhm } = PEOPLE.张建国;
  const words = `我叫张建国，电话${sjhm}，请在下班之后回电。`;
  const { tsbh } = (await centre.add(zhang, { nr: words })).data;
  const text = '张建国先生您好，请致电0999-6120107咨询。';
  await centre.act(tsbh, 'answer', text);
  await centre.grade(zhang, tsbh, '2', `电话${sjhm}没有人打`);
  await centre.review(zhang, tsbh, '本人张建国要求复核，谢谢');
  await centre.act(tsbh, 'answer', text);

  const open = (await centre.view(tsbh)).data;
  expect(open).toMatchObject({ nr: '我叫张**，电话138****01，请在下班之后回电。', xm: '张**', fhjzrq: '' });
  expect(open.df[0].dfnr).toBe('张**先生您好，请致电0999-6120107咨询。');
  expect(JSON.stringify(open)).not.toMatch(new RegExp(`张建国|${sjhm}|没有人打`));
  const own = (await centre.view(tsbh, zhang)).data;
  expect(own.nr).toBe(words);
  expect(JSON.stringify(own.lc)).toContain('没有人打');

  const found = async (gjz: string) => (await published({ gjz })).total;
  expect([await found(sjhm), await found('张建国'), await found('在下班之后回电')]).toEqual([0, 0, 1]);
  const search = { ...ALL, gjz: sjhm };
  expect((await centre.transact((tx) => listMyComplaints(tx, ZHANG_JIANGUO, search))).total).toBe(1);
});

it('what its owner does not publish stays with its owner, answered or not', async () => {
  const zhang = await centre.zhang();
  const before = (await published()).total;
  const { tsbh } = (await centre.add(zhang, { sfgk: '0' })).data;
  await centre.act(tsbh, 'answer', '已经处理。');
  expect((await centre.view(tsbh)).code).toBe('1302');
  expect((await centre.view(tsbh, zhang)).data.df).toHaveLength(1);
  expect((await published()).total).toBe(before);
});

it('an organisation is named by its kind alone', async () => {
  const { tsbh } = (await centre.add(await centre.unit())).data;
  await centre.act(tsbh, 'answer', '已经处理。');
  expect((await centre.view(tsbh)).data.xm).toBe('缴存单位');
});
