// @vitest-environment node
import { draftOf, type Holder, listDrafts, saveDraft } from '@mocks/centre/cases/drafts/drafts';
import { addWorkingDays } from '@mocks/centre/kernel/working-days';
import { complaints, submittedUnder } from '@mocks/centre/public/complaints/complaints';
import { shownContact } from '@mocks/centre/public/complaints/complaints-people';
import { listMyComplaints } from '@mocks/centre/public/complaints/complaints-views';
import { branches } from '@mocks/data/counters';
import { departments } from '@mocks/data/departments';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PEOPLE, UNITS } from '../../../people';
import { person } from '../../fixture';
import { type ComplaintWorld, complaint, KEY, openForComplaints } from './complaint-world';

let centre: ComplaintWorld;
beforeAll(async () => {
  centre = await openForComplaints();
});
afterEach(() => centre.reset());

const ALL = { jlx: '', zt: '', bmdm: '', gjz: '', page: 1, size: 20 };
const ownTotal = async () => {
  const { actor } = await centre.zhang();
  return (await centre.transact((tx) => listMyComplaints(tx, actor, ALL))).total;
};

describe('handing in', () => {
  it('a review of a balance is promised in 5 days as they come, by the finance department', async () => {
    const { data } = await centre.add(await centre.zhang(), { ywlxdm: '12', bt: '2026年度余额复核申请' });
    expect(data).toMatchObject({ cnts: 5, cnsm: '5日内', cnrq: '2026-11-25', bmmc: '计划财务处' });
  });

  it('a question is promised in 5 working days, a complaint in 15, each to its department', async () => {
    const zhang = await centre.zhang();
    const question = await centre.add(zhang);
    expect(question.data).toMatchObject({ cnts: 5, cnrq: '2026-11-27', bmmc: '提取管理处', tsbh: 'TS20261120000001' });
    const slow = await centre.add(zhang, { qqbh: 'b'.repeat(32), jlx: '3', bt: '等待太久', ywlxdm: '07' });
    expect(slow.data).toMatchObject({ cnts: 15, cnrq: addWorkingDays('2026-11-20', 15), bmmc: '贷款管理处' });
    const report = await centre.add(zhang, {
      qqbh: 'c'.repeat(32),
      jlx: '4',
      bt: '单位少缴公积金',
      ssdw: '某某有限公司',
      qjsjks: '2025-01',
      qjsjjs: '2025-12',
      sfnm: '1',
    });
    expect(report.data.bmmc).toBe('稽核执法处');
    const record = await centre.transact((tx) => complaints(tx.store).get(report.data.tsbh));
    expect(record).toMatchObject({ anonymous: true, published: false, xm: '张建国', lxdh: PEOPLE.张建国.sjhm });
  });

  it('every branch is a department; the promised day leaves out the New Year holiday', async () => {
    const names = departments.map(({ bmmc }) => bmmc);
    for (const { wdmc } of branches) expect(names).toContain(wdmc);
    expect(new Set(departments.map(({ bmdm }) => bmdm)).size).toBe(departments.length);
    await centre.later(40);
    const { data } = await centre.add(await centre.zhang());
    expect(data).toMatchObject({ tjsj: expect.stringMatching(/^2026-12-30/), cnrq: '2027-01-07', cnts: 5 });
  });

  it('every wrong field is named, and nothing is kept', async () => {
    const zhang = await centre.zhang();
    const bad = { jlx: '9', bt: ' ', ywlxdm: '77', nr: '太短', xm: '张*国', lxdh: '138****0001', hfhs: '8', fj: 'x' };
    const { data, msg } = await centre.add(zhang, bad);
    expect(msg).toContain('诉求填写有误');
    expect(Object.keys(data.fieldErrors).sort()).toEqual(['bt', 'fj', 'hfhs', 'jlx', 'lxdh', 'nr', 'xm', 'ywlxdm']);
    const arrears = await centre.add(zhang, { jlx: '4', qjsjks: '2026-12', qjsjjs: '2027-01' });
    expect(Object.keys(arrears.data.fieldErrors).sort()).toEqual(['qjsjjs', 'qjsjks', 'ssdw']);
    expect(await ownTotal()).toBe(3);
  });

  it('the same key is one complaint; with another text it is refused with its number', async () => {
    const zhang = await centre.zhang();
    const first = await centre.add(zhang);
    expect((await centre.add(zhang)).data).toEqual(first.data);
    expect(await centre.add(zhang, { nr: '换了一段完全不同的内容' })).toMatchObject({
      code: '1301',
      msg: expect.stringContaining(first.data.tsbh),
    });
    expect(await ownTotal()).toBe(4);
    const under = (of: { grzh: string }) => centre.transact((tx) => submittedUnder(tx, person(of), KEY));
    expect(await under(PEOPLE.张建国)).toEqual(first.data);
    expect(await under(PEOPLE.李晓梅)).toBeNull();
  });

  it('the same text under another key is refused with the number of the first', async () => {
    const zhang = await centre.zhang();
    const first = await centre.add(zhang);
    const again = await centre.add(zhang, { qqbh: 'd'.repeat(32), nr: `${complaint().nr} ` });
    expect(again).toMatchObject({ code: '1', msg: expect.stringContaining(first.data.tsbh) });
  });

  it('the sixth of a day is refused, the next day it is taken', async () => {
    const zhang = await centre.zhang();
    const number = (at: number) => centre.add(zhang, { qqbh: String(at).repeat(32), bt: `第${at}件诉求` });
    for (let at = 1; at <= 5; at += 1) expect((await number(at)).code).toBe('0');
    expect(await number(6)).toMatchObject({ code: '1', msg: expect.stringContaining('今天已提交5件') });
    await centre.later(1);
    expect((await number(6)).code).toBe('0');
  });

  it('a unit and a developer too, by operator and company', async () => {
    const unit = await centre.unit();
    const contact = await centre.transact((tx) => shownContact(tx, unit));
    expect(contact).toEqual({ xm: '吴晓东', lxdh: '139****0001' });
    expect((await centre.add(unit)).code).toBe('0');
    const { data } = await centre.add(await centre.developer());
    const record = await centre.transact((tx) => complaints(tx.store).get(data.tsbh));
    expect(record?.xm).toBe('安居置业有限公司');
  });
});

describe('drafts', () => {
  const draft = (ywlx: string, nr = '{}') => ({ ywlx, ywlsh: '', bbh: 1, dqbz: 'form', nr, xgcs: 0 });

  it('there are none under another person’s number, or one that does not exist', async () => {
    const { tsbh } = (await centre.add(await centre.zhang())).data;
    const li = person(PEOPLE.李晓梅);
    for (const code of [`tsfh-${tsbh}`, `tspj-${tsbh}`, 'hcp-10012026111680000005', 'hcp-', '__proto__-1', 'tsjy-1']) {
      expect((await centre.ask((tx) => saveDraft(tx, li, draft(code)))).code, code).toBe('1');
    }
    expect(await centre.transact((tx) => listDrafts(tx, li))).toEqual([]);
  });

  it("a clerk's draft of a complaint is that clerk's own; the complaint is the unit's", () =>
    centre.transact((tx) => {
      const of = (operator: string): Holder => ({ kind: 'unit', dwzh: UNITS.华夏精密.dwzh, operator });
      const [first, second] = [of(PEOPLE.张建国.zjhm), of(PEOPLE.李晓梅.zjhm)];
      for (const ywlx of ['tsjy', 'GJ0201']) saveDraft(tx, first, draft(ywlx, '{"bt":"甲"}'));
      const listed = (holder: Holder) => listDrafts(tx, holder).map(({ ywlx }) => ywlx);
      expect(listed(first).sort()).toEqual(['GJ0201', 'tsjy']);
      expect(listed(second)).toEqual(['GJ0201']);
      expect(draftOf(tx, second, { ywlx: 'tsjy' })).toBeNull();
    }));
});
