// @vitest-environment node

import { draftOf, type Holder, saveDraft as keepDraft, listDrafts } from '@mocks/centre/cases/drafts';
import { moveClock } from '@mocks/centre/daily-jobs';
import { addWorkingDays } from '@mocks/centre/kernel/working-days';
import { complaints } from '@mocks/centre/public/complaints/complaints';
import { complaintView } from '@mocks/centre/public/complaints/complaints-views';
import { branches } from '@mocks/data/counters';
import { startCentre, type TestCentre } from '@mocks/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DEVELOPERS, PEOPLE, UNITS } from '../people';
import { call } from './call';

const TSJY = '/api/izfgjj-zhfw/v1/tsjy';
const TODAY = '2026-11-20';
const KEY = 'a'.repeat(32);
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);

let centre: TestCentre;
beforeAll(async () => {
  centre = await startCentre({ today: TODAY });
});
afterEach(() => centre.reset());
afterAll(() => centre.close());

const ZHANG = ['1', PEOPLE.张建国.zjhm] as const;
const LI = ['1', PEOPLE.李晓梅.zjhm] as const;
const UNIT = ['2', UNITS.华夏精密.dwzh] as const;
const tokenOf = async ([type, account]: readonly ['1' | '2' | '3', string]) =>
  (await centre.signIn(type, account)).token;

const form = (more: Record<string, string> = {}) => ({
  qqbh: KEY,
  jlx: '1',
  bt: '租房提取的限额是多少',
  ywlxdm: '04',
  ssdw: '',
  qjsjks: '',
  qjsjjs: '',
  nr: '没有备案的租房合同，每月最多可以提取多少？',
  fj: '',
  sfnm: '0',
  sfgk: '1',
  hfhs: '1',
  ...more,
});
const add = (token: string, more: Record<string, string> = {}) => call(`${TSJY}/add`, { token, form: form(more) });

async function upload(token: string, name: string, bytes: Uint8Array<ArrayBuffer>, qqbh = KEY) {
  const body = new FormData();
  body.set('qqbh', qqbh);
  body.set('fj', new File([bytes], name));
  const response = await fetch(`http://localhost${TSJY}/uploadFj`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body,
  });
  return (await response.json()) as {
    code: number | string;
    msg: string;
    data: { fjId: string; wjm: string; dx: number };
  };
}

describe('published answers', () => {
  test('at least forty of the last 18 months, all answered, names masked, none of the people of the centre', async () => {
    const all = [];
    for (let page = 1; page <= 5; page += 1) {
      all.push(...(await call(`${TSJY}/getList`, { query: { page: String(page), size: '20' } })).data.list);
    }
    expect(all.length).toBeGreaterThanOrEqual(40);
    expect(new Set(all.map(({ tsbh }) => tsbh)).size).toBe(all.length);
    for (const row of all) {
      expect(row.tsbh).toMatch(/^TS\d{14}$/);
      expect(['3', '4']).toContain(row.zt);
      expect(row.xm).toMatch(/^.\*+$/u);
      expect(row.tjsj >= '2025-05-20' && row.dfsj >= row.tjsj && row.dfsj < `${TODAY} 24`).toBe(true);
      expect(row.bmmc).toMatch(/[处部]$/);
    }
    expect(all.map(({ dfsj }) => dfsj)).toEqual(
      all
        .map(({ dfsj }) => dfsj)
        .sort()
        .reverse(),
    );
  });

  test('by kind, state, department and words, page by page', async () => {
    const ask = async (query: Record<string, string>) => (await call(`${TSJY}/getList`, { query })).data;
    const praise = await ask({ jlx: '5' });
    expect(praise.total).toBeGreaterThan(0);
    expect(praise.list.every((row: { jlx: string }) => row.jlx === '5')).toBe(true);
    expect((await ask({ zt: '1' })).total).toBe(0);
    expect((await ask({ bmdm: '03' })).list.every((row: { bmmc: string }) => row.bmmc === '贷款管理处')).toBe(true);
    expect((await ask({ gjz: '提前还 违约金' })).list).toMatchObject([
      { bt: '提前还一部分，是缩短年限还是减少月供划算？' },
    ]);
    expect(await ask({ gjz: '不存在的词语' })).toMatchObject({ total: 0, list: [] });
    expect((await ask({ page: '2', size: '10' })).list).toHaveLength(10);
  });

  test('a guest sees the answer of a published one; everything else is one sentence', async () => {
    const { tsbh } = (await call(`${TSJY}/getList`, { query: { size: '1' } })).data.list[0];
    const detail = (await call(`${TSJY}/getInfo`, { query: { id: tsbh } })).data;
    expect(detail.df[0].dfnr.length).toBeGreaterThan(30);
    expect(detail).toMatchObject({ sfbr: '0', kfh: '0', kpj: '0', fj: [] });

    const { data: mine } = await add(await tokenOf(ZHANG));
    const foreign = await tokenOf(LI);
    const answers = [
      await call(`${TSJY}/getInfo`, { query: { id: mine.tsbh } }),
      await call(`${TSJY}/getInfo`, { query: { id: mine.tsbh }, token: foreign }),
      await call(`${TSJY}/getInfo`, { query: { id: 'TS20261120999999' } }),
      await call(`${TSJY}/getInfo`, { query: { id: '__proto__' } }),
      await call(`${TSJY}/getInfo`),
    ];
    expect(new Set(answers.map(({ code, msg, data }) => JSON.stringify([code, msg, data]))).size).toBe(1);
    expect(answers[0]).toMatchObject({ code: '1302', msg: expect.stringContaining('没有找到这件诉求') });
  });
});

describe('what everybody reads of a published one', () => {
  test('numbers and the own name are hidden, for the search too; what its owner said on the way is theirs', async () => {
    const token = await tokenOf(ZHANG);
    const words = `我叫张建国，电话${PEOPLE.张建国.sjhm}，请在下班之后回电。`;
    const { tsbh } = (await add(token, { nr: words })).data;
    const text = '张建国先生您好，请致电0999-6120107咨询。';
    await call('/api/__qa__/complaint', { json: { id: tsbh, action: 'answer', text } });
    await call(`${TSJY}/pj`, { token, form: { id: tsbh, pjdj: '2', pjnr: `电话${PEOPLE.张建国.sjhm}没有人打` } });
    await call(`${TSJY}/fh`, { token, form: { id: tsbh, yy: '本人张建国要求复核，谢谢' } });
    await call('/api/__qa__/complaint', { json: { id: tsbh, action: 'answer', text } });

    const open = (await call(`${TSJY}/getInfo`, { query: { id: tsbh } })).data;
    expect(open).toMatchObject({ nr: '我叫张**，电话138****01，请在下班之后回电。', xm: '张**', fhjzrq: '' });
    expect(open.df[0].dfnr).toBe('张**先生您好，请致电0999-6120107咨询。');
    expect(JSON.stringify(open)).not.toMatch(new RegExp(`张建国|${PEOPLE.张建国.sjhm}|没有人打`));
    const own = (await call(`${TSJY}/getInfo`, { query: { id: tsbh }, token })).data;
    expect(own.nr).toBe(words);
    expect(JSON.stringify(own.lc)).toContain('没有人打');

    const found = async (gjz: string) => (await call(`${TSJY}/getList`, { query: { gjz } })).data.total;
    expect([await found(PEOPLE.张建国.sjhm), await found('张建国'), await found('在下班之后回电')]).toEqual([0, 0, 1]);
    expect((await call(`${TSJY}/getMyList`, { query: { gjz: PEOPLE.张建国.sjhm }, token })).data.total).toBe(1);
  });

  test('an organisation is named by its kind alone', async () => {
    const { tsbh } = (await add(await tokenOf(UNIT))).data;
    await call('/api/__qa__/complaint', { json: { id: tsbh, action: 'answer', text: '已经处理。' } });
    expect((await call(`${TSJY}/getInfo`, { query: { id: tsbh } })).data.xm).toBe('缴存单位');
  });
});

describe('drafts', () => {
  const BOX = '/api/izfgjj-zhfw/v1/draftbox';
  const save = (token: string, ywlx: string, nr: object) =>
    call(`${BOX}/save`, { token, json: { ywlx, ywlsh: '', bbh: 1, dqbz: 'form', nr: JSON.stringify(nr), xgcs: 0 } });
  const names = async (token: string) =>
    (await call(`${BOX}/getList`, { token })).data.map(({ ywmc }: { ywmc: string }) => ywmc);

  test('what was handed in leaves the box; a draft of something else stays', async () => {
    const token = await tokenOf(ZHANG);
    await save(token, 'tsjy', { qqbh: 'f'.repeat(32), bt: '另一件' });
    const { tsbh } = (await add(token)).data;
    expect(await names(token)).toEqual(['投诉建议']);
    await add(token, { qqbh: 'f'.repeat(32), bt: '另一件' });
    expect(await names(token)).toEqual([]);

    await call('/api/__qa__/complaint', { json: { id: tsbh, action: 'answer', text: '已经处理。' } });
    expect((await save(token, `tsfh-${tsbh}`, { yy: '还没有写完' })).code).toBe('0');
    expect(await names(token)).toEqual([`诉求复核申请（编号尾号${tsbh.slice(-4)}）`]);
    await call(`${TSJY}/fh`, { token, form: { id: tsbh, yy: '答复没有说明原因，请复核' } });
    expect(await names(token)).toEqual([]);
  });

  test('none under another person’s number, or one that does not exist', async () => {
    const { tsbh } = (await add(await tokenOf(ZHANG))).data;
    const token = await tokenOf(LI);
    for (const code of [`tsfh-${tsbh}`, `tspj-${tsbh}`, 'hcp-10012026111680000005', 'hcp-', '__proto__-1', 'tsjy-1']) {
      expect((await save(token, code, {})).code, code).toBe('1');
    }
    expect(await names(token)).toEqual([]);
  });
});

describe('handing in', () => {
  test('needs a session', async () => {
    for (const path of ['add', 'uploadFj', 'delFj', 'fh', 'pj']) {
      expect(await call(`${TSJY}/${path}`, { form: form() }), path).toMatchObject({ status: 401 });
    }
    expect(await call(`${TSJY}/getMyList`)).toMatchObject({ status: 401 });
  });

  test('a review of a balance is promised in 5 days as they come, by the finance department', async () => {
    const { data } = await add(await tokenOf(ZHANG), { ywlxdm: '12', bt: '2026年度余额复核申请' });
    expect(data).toMatchObject({ cnts: 5, cnsm: '5日内', cnrq: '2026-11-25', bmmc: '计划财务处' });
  });

  test('a question is promised in 5 working days, a complaint in 15, each to its department', async () => {
    const token = await tokenOf(ZHANG);
    const question = await add(token);
    expect(question.data).toMatchObject({ cnts: 5, cnrq: '2026-11-27', bmmc: '提取管理处', tsbh: 'TS20261120000001' });
    const complaint = await add(token, { qqbh: 'b'.repeat(32), jlx: '3', bt: '等待太久', ywlxdm: '07' });
    expect(complaint.data).toMatchObject({ cnts: 15, cnrq: addWorkingDays(TODAY, 15), bmmc: '贷款管理处' });
    const report = await add(token, {
      qqbh: 'c'.repeat(32),
      jlx: '4',
      bt: '单位少缴公积金',
      ssdw: '某某有限公司',
      qjsjks: '2025-01',
      qjsjjs: '2025-12',
      sfnm: '1',
    });
    expect(report.data.bmmc).toBe('稽核执法处');
    const record = await centre.transact((desk) => complaints(desk.store).get(report.data.tsbh));
    expect(record).toMatchObject({ anonymous: true, published: false, xm: '张建国', lxdh: PEOPLE.张建国.sjhm });
  });

  test('every wrong field is named, and nothing is kept', async () => {
    const token = await tokenOf(ZHANG);
    const bad = { jlx: '9', bt: ' ', ywlxdm: '77', nr: '太短', xm: '张*国', lxdh: '138****0001', hfhs: '8', fj: 'x' };
    const { data, msg } = await add(token, bad);
    expect(msg).toContain('诉求填写有误');
    expect(Object.keys(data.fieldErrors).sort()).toEqual(['bt', 'fj', 'hfhs', 'jlx', 'lxdh', 'nr', 'xm', 'ywlxdm']);
    const arrears = await add(token, { jlx: '4', qjsjks: '2026-12', qjsjjs: '2027-01' });
    expect(Object.keys(arrears.data.fieldErrors).sort()).toEqual(['qjsj', 'ssdw']);
    expect((await call(`${TSJY}/getMyList`, { token })).data.total).toBe(3);
  });

  test('the same key is one complaint; with another text it is refused with its number', async () => {
    const token = await tokenOf(ZHANG);
    const first = await add(token);
    expect((await add(token)).data).toEqual(first.data);
    expect(await add(token, { nr: '换了一段完全不同的内容' })).toMatchObject({
      code: '1301',
      msg: expect.stringContaining(first.data.tsbh),
    });
    expect((await call(`${TSJY}/getMyList`, { token })).data.total).toBe(4);
    expect((await call(`${TSJY}/getSubmitted`, { token, query: { qqbh: KEY } })).data).toEqual(first.data);
    const other = await tokenOf(LI);
    expect((await call(`${TSJY}/getSubmitted`, { token: other, query: { qqbh: KEY } })).data).toBeNull();
  });

  test('the same text under another key is refused with the number of the first', async () => {
    const token = await tokenOf(ZHANG);
    const first = await add(token);
    const again = await add(token, { qqbh: 'd'.repeat(32), nr: `${form().nr} ` });
    expect(again).toMatchObject({ code: '1', msg: expect.stringContaining(first.data.tsbh) });
  });

  test('the sixth of a day is refused, the next day it is taken', async () => {
    const token = await tokenOf(ZHANG);
    const number = (at: number) => add(token, { qqbh: String(at).repeat(32), bt: `第${at}件诉求` });
    for (let at = 1; at <= 5; at += 1) expect((await number(at)).code).toBe('0');
    expect(await number(6)).toMatchObject({ code: '1', msg: expect.stringContaining('今天已提交5件') });
    await centre.transact((desk) => moveClock(desk, { days: 1 }));
    expect((await number(6)).code).toBe('0');
  });

  test('a unit and a developer too, by operator and company', async () => {
    const unit = await tokenOf(UNIT);
    expect((await call(`${TSJY}/getLxr`, { token: unit })).data).toEqual({ xm: '吴晓东', lxdh: '139****0001' });
    expect((await add(unit)).code).toBe('0');
    const developer = await tokenOf(['3', DEVELOPERS.安居置业.kfsbh]);
    expect((await add(developer)).code).toBe('0');
  });

  test('a unit is addressed as one, from the receipt to the answer of the review', async () => {
    const unit = await tokenOf(UNIT);
    const { tsbh, dfsm } = (await add(unit, { hfhs: '2' })).data;
    expect(dfsm).toContain('短信通知贵单位');
    await centre.transact((desk) => moveClock(desk, { days: 40 }));
    const again = await tokenOf(UNIT);
    const answer = () =>
      call('/api/__qa__/complaint', { json: { id: tsbh, action: 'answer', text: '已经核实，谢谢。' } });
    await answer();
    await call(`${TSJY}/fh`, { token: again, form: { id: tsbh, yy: '答复与办理结果不符，请复核' } });
    await answer();
    const told = (await centre.outbox()).flatMap(({ text = '' }) => (text.includes(tsbh) ? [text] : [])).reverse();
    expect(told).toEqual([
      expect.stringContaining('贵单位的诉求“租房提取的限额是多少”'),
      expect.stringContaining('贵单位的诉求“租房提取的限额是多少”'),
      expect.stringContaining('已答复贵单位的诉求'),
      expect.stringContaining('贵单位对诉求“租房提取的限额是多少”'),
      expect.stringContaining('已答复贵单位的诉求'),
    ]);
  });
});

describe('files', () => {
  test('taken by content, the same one once, and only the owner gets them back', async () => {
    const token = await tokenOf(ZHANG);
    expect(await upload(token, '程序.png', new TextEncoder().encode('MZ program'))).toMatchObject({
      msg: expect.stringContaining('以文件内容为准'),
    });
    const first = await upload(token, '../工资条\u202e.png', PNG);
    expect(first.data).toMatchObject({ wjm: '工资条.png', dx: PNG.length });
    expect((await upload(token, '../工资条\u202e.png', PNG)).data.fjId).toBe(first.data.fjId);
    const { data } = await add(token, { fj: first.data.fjId });
    const own = (await call(`${TSJY}/getInfo`, { token, query: { id: data.tsbh } })).data;
    expect(own.fj).toEqual([first.data]);
    const load = (who: string) =>
      fetch(`http://localhost${TSJY}/downloadFj?fjId=${first.data.fjId}`, {
        headers: { Authorization: `Bearer ${who}` },
      });
    const file = await load(token);
    expect(file.headers.get('content-type')).toBe('image/png');
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(PNG);
    expect(await (await load(await tokenOf(LI))).json()).toMatchObject({
      msg: expect.stringContaining('没有找到这个附件'),
    });
  });

  const known = async (token: string, fjIds: string) =>
    (await call(`${TSJY}/getFjList`, { token, query: { fjIds } })).data.map(({ fjId }: { fjId: string }) => fjId);
  const saveDraft = (token: string, nr: object, xgcs = 0) =>
    call('/api/izfgjj-zhfw/v1/draftbox/save', {
      token,
      json: { ywlx: 'tsjy', ywlsh: '', bbh: 1, dqbz: 'form', nr: JSON.stringify(nr), xgcs },
    });

  test('foreign, vanished and too many are refused when handed in; one named twice counts once', async () => {
    const [token, foreign] = [await tokenOf(ZHANG), await tokenOf(LI)];
    const { fjId } = (await upload(token, '甲.png', PNG)).data;
    expect((await add(foreign, { fj: fjId })).data.fieldErrors.fj).toContain('有1个附件中心已经没有了');
    expect(await known(foreign, fjId)).toEqual([]);
    await call(`${TSJY}/delFj`, { token: foreign, json: { fjId } });
    expect(await known(token, `${fjId},x`)).toEqual([fjId]);
    const many = Array.from({ length: 11 }, (_, at) => `x${at}`).join(',');
    expect((await add(token, { fj: many })).data.fieldErrors.fj).toBe('附件最多10个');
    const { data } = await add(token, { fj: `${fjId},${fjId}` });
    // What was handed in cannot be taken out any more.
    await call(`${TSJY}/delFj`, { token, json: { fjId } });
    expect((await call(`${TSJY}/getInfo`, { token, query: { id: data.tsbh } })).data.fj).toMatchObject([{ fjId }]);
  });

  test('taken out it is gone; a long name keeps its ending and its letters', async () => {
    const token = await tokenOf(ZHANG);
    const { fjId, wjm } = (await upload(token, `${'😀'.repeat(200)}.png`, PNG)).data;
    expect(wjm).toMatch(/^😀{90}…😀{5}\.png$/u);
    await call(`${TSJY}/delFj`, { token, json: { fjId } });
    expect(await known(token, fjId)).toEqual([]);
    expect((await add(token, { fj: fjId })).data.fieldErrors.fj).toContain('中心已经没有了');
  });

  test('kept as long as the own draft names it, cleared away a day after that', async () => {
    const [token, foreign] = [await tokenOf(ZHANG), await tokenOf(LI)];
    const kept = (await upload(token, '甲.png', PNG)).data.fjId;
    const loose = (await upload(foreign, '乙.png', PNG)).data.fjId;
    await saveDraft(token, { fj: JSON.stringify([{ id: '1', name: '甲.png', size: 1, sent: kept }]) });
    await centre.transact((desk) => moveClock(desk, { days: 2 }));
    const [later, laterForeign] = [await tokenOf(ZHANG), await tokenOf(LI)];
    expect(await known(later, kept)).toEqual([kept]);
    expect(await known(laterForeign, loose)).toEqual([]);
    await call('/api/izfgjj-zhfw/v1/draftbox/del', { token: later, json: { ywlx: 'tsjy' } });
    await centre.transact((desk) => moveClock(desk, { days: 1 }));
    expect(await known(await tokenOf(ZHANG), kept)).toEqual([]);
  });

  test("a clerk's draft of a complaint is that clerk's own; the complaint is the unit's", async () => {
    const unit = { kind: 'unit', dwzh: UNIT[1] } as const;
    const input = { ywlx: 'tsjy', ywlsh: '', bbh: 1, dqbz: 'form', nr: '{"bt":"甲"}', xgcs: 0 };
    const [first, second] = [PEOPLE.张建国.zjhm, PEOPLE.李晓梅.zjhm].map((operator) => ({ ...unit, operator }));
    await centre.transact((desk) => keepDraft(desk, first as Holder, input));
    await centre.transact((desk) => keepDraft(desk, first as Holder, { ...input, ywlx: 'GJ0201' }));
    const listed = (holder: unknown) =>
      centre.transact((desk) => listDrafts(desk, holder as Holder).map(({ ywlx }) => ywlx));
    expect((await listed(first)).sort()).toEqual(['GJ0201', 'tsjy']);
    expect(await listed(second)).toEqual(['GJ0201']);
    expect(await centre.transact((desk) => draftOf(desk, second as Holder, { ywlx: 'tsjy' }))).toBeNull();
  });
});

test('every branch is a department; the promised day leaves out the New Year holiday', async () => {
  const { data } = await call(`${TSJY}/getZgbmList`);
  const names = data.map(({ bmmc }: { bmmc: string }) => bmmc);
  for (const { wdmc } of branches) expect(names).toContain(wdmc);
  expect(new Set(data.map(({ bmdm }: { bmdm: string }) => bmdm)).size).toBe(data.length);
  await centre.transact((desk) => moveClock(desk, { days: 40 }));
  const { data: receipt } = await add(await tokenOf(ZHANG));
  expect(receipt).toMatchObject({ tjsj: expect.stringMatching(/^2026-12-30/), cnrq: '2027-01-07', cnts: 5 });
});

describe('after that', () => {
  const qa = (body: Record<string, string>) => call('/api/__qa__/complaint', { json: body });

  test('accepted, passed on, answered, told by SMS, published, reviewed once, evaluated', async () => {
    const token = await tokenOf(ZHANG);
    const { tsbh } = (await add(token, { hfhs: '2' })).data;
    expect((await qa({ id: tsbh, action: 'accept', text: '' })).data).toEqual({ tsbh, zt: '2' });
    expect((await qa({ id: tsbh, action: 'transfer', text: '请贷款管理处答复' })).data.zt).toBe('2');
    expect((await centre.outbox()).find(({ kind, text }) => kind === 'sms' && text?.includes(tsbh))).toMatchObject({
      to: PEOPLE.张建国.sjhm,
      text: expect.stringContaining('已转贷款管理处办理'),
    });
    expect((await call(`${TSJY}/pj`, { token, form: { id: tsbh, pjdj: '5' } })).msg).toContain('还没有答复');
    expect((await qa({ id: tsbh, action: 'answer', text: '每人每月最高1,500.00元。' })).data.zt).toBe('3');
    const sms = (await centre.outbox()).find(({ kind, text }) => kind === 'sms' && text?.includes(tsbh));
    expect(sms).toMatchObject({ to: PEOPLE.张建国.sjhm, text: expect.stringContaining('贷款管理处已答复') });
    const guest = (await call(`${TSJY}/getInfo`, { query: { id: tsbh } })).data;
    expect(guest).toMatchObject({ xm: '张**', df: [{ dfnr: '每人每月最高1,500.00元。', fh: '0' }] });
    expect(guest.lc.map(({ jdmc }: { jdmc: string }) => jdmc)).toEqual(['提交', '受理', '转办', '答复']);

    const review = (yy: string) => call(`${TSJY}/fh`, { token, form: { id: tsbh, yy } });
    expect((await review('不满意')).data.fieldErrors.yy).toContain('10至500');
    expect((await review('答复没有说明已备案的情况')).data).toMatchObject({ zt: '2', bmmc: '督查审计处', kfh: '0' });
    expect((await qa({ id: tsbh, action: 'answer', text: '已备案的每户每月最高3,000.00元。' })).data.zt).toBe('3');
    expect((await review('还是不满意，再看一次吧')).msg).toContain('只能申请一次');
    expect((await call(`${TSJY}/pj`, { token, form: { id: tsbh, pjdj: '9' } })).data.fieldErrors).toHaveProperty(
      'pjdj',
    );
    expect((await call(`${TSJY}/pj`, { token, form: { id: tsbh, pjdj: '4', pjnr: '说清楚了' } })).data).toMatchObject({
      zt: '4',
      pjdj: '4',
      kpj: '0',
    });
    const foreign = await call(`${TSJY}/pj`, { token: await tokenOf(LI), form: { id: tsbh, pjdj: '5' } });
    expect(foreign.msg).toContain('没有找到这件诉求');
  });

  test('accepted the next day by itself; late is urged once and said so', async () => {
    const token = await tokenOf(LI);
    const { tsbh, cnrq } = (await add(token)).data;
    await centre.transact((desk) => moveClock(desk, { days: 1 }));
    const view = () =>
      centre.transact((desk) => complaintView(desk, { kind: 'person', grzh: PEOPLE.李晓梅.grzh }, tsbh));
    expect(await view()).toMatchObject({ zt: '2', cq: '0' });
    await centre.transact((desk) => moveClock(desk, { days: 14 }));
    const late = await view();
    expect(late).toMatchObject({ zt: '2', cq: '1', cnrq });
    expect(late.lc.filter(({ jdmc }) => jdmc === '督办')).toHaveLength(1);
    const messages = (await call('/api/izfgjj-zhfw/v1/xxzx/getList', { token: await tokenOf(LI) })).data.list;
    expect(messages.map(({ title }: { title: string }) => title)).toContain('诉求延期致歉');
  });
});
