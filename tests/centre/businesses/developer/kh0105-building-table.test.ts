// @vitest-environment node

import { cases } from '@mocks/centre/cases/case-states';
import { addMaterial } from '@mocks/centre/cases/materials/materials';
import { moveClock } from '@mocks/centre/daily-jobs';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { readOutbox } from '@mocks/centre/kernel/messages/outbox';
import { listHouses, loanProjects } from '@mocks/centre/loans/applications/house-views';
import { buildings, buildingsOf, houses, housesOf } from '@mocks/centre/loans/buildings';
import { changeHome, returnHome, sellHome } from '@mocks/centre/loans/developers/homes';
import { submit } from '@mocks/centre/office/applications';
import { caseDetail, caseRowsPage } from '@mocks/centre/office/cases';
import { review } from '@mocks/centre/office/review';
import { listingOf } from '@mocks/centre/public/listings/listing-source';
import { listedProject } from '@mocks/centre/public/listings/listing-views';
import { describe, expect, it } from 'vitest';
import { toYuan } from '@/domain/money';
import { PEOPLE } from '../../../people';
import { centrePerTest, refusalOf } from '../../fixture';
import { coupleApplies, DEVELOPER, HOUSE, PNG } from '../../loan-fixture';
import { sendRows } from '../../submit';

const LP = 'LP00000001';
const OTHER = { kind: 'developer', kfsbh: 'KF000009' } as const;

const centre = centrePerTest();

const rowOf = (dyfh: string, more: object = {}) => ({ dyfh, jzmj: '98.5', fwdj: '15000', hx: '三室两厅一卫', ...more });
/** Five units of a hundred homes each: 25 floors of four. */
const tower = Array.from({ length: 500 }, (_, at) => {
  const [unit, place] = [Math.floor(at / 100) + 1, at % 100];
  return rowOf(`${unit}-${Math.floor(place / 4) + 1}0${(place % 4) + 1}`);
});

const importRows = (rows: readonly object[], values: object = {}, ...papers: string[]) =>
  centre.transact((tx) => {
    const ywlsh = issueNumber(tx, DEVELOPER, 'KH0105');
    for (const wjlxId of papers) addMaterial(tx, DEVELOPER, { ywlsh, wjlxId, name: '备案表.png', bytes: PNG });
    const { pcbh } = sendRows(tx, DEVELOPER, 'KH0105', rows, ywlsh);
    return submit(tx, DEVELOPER, { ywlx: 'KH0105', ywlsh, pcbh, lpbh: LP, ldmh: '3号楼', cns: '1', ...values });
  });
const approve = (ywlsh: string) => centre.transact((tx) => review(tx, { ywlsh, result: 'approve', opinion: '同意' }));
const house = (fwbh: string) => centre.transact(({ store }) => houses(store).get(fwbh));

describe('a new building', () => {
  it('of 500 homes is entered after review, and everybody may choose from it at once', async () => {
    const { ywlsh, ywzt } = await importRows(tower, { ldmh: '8号楼', jgrq: '2028-06-30' });
    expect(ywzt).toBe('98');
    const before = await centre.transact(
      ({ store }) => listingOf(store, LP) && listedProject(listingOf(store, LP) as never).zts,
    );
    expect(await approve(ywlsh)).toMatchObject({ ywzt: '99' });
    await centre.transact((tx) => {
      expect(readOutbox(tx)[0]?.text).toContain('共500套；竣工日期2028-06-30（预计）。');
      const built = buildingsOf(tx.store, LP).find(({ ldmh }) => ldmh === '8号楼');
      expect(built).toMatchObject({ dys: 5, cs: 25, mchs: 4, jgrq: '2028-06-30', dkbl: '80', ksdyh: 1 });
      const homes = housesOf(tx.store, built?.ldbh ?? '');
      expect(homes).toHaveLength(500);
      // 98.50 ㎡ in one spelling, the price in fen.
      expect(homes[499]).toMatchObject({ dy: 5, fh: '2504', jzmj: '98.50', fwdj: 1_500_000n, zt: '1', ywlsh: '' });
      const offered = loanProjects(tx).find(({ lpbh }) => lpbh === LP);
      expect(offered?.kss).toBe(82 + 500);
      const listing = listingOf(tx.store, LP);
      expect(listing && listedProject(listing).zts).toBe((before ?? 0) + 500);
    });
  });

  it('that is finished comes with the filing of it', async () => {
    const late = { ldmh: '8号楼', jgrq: '2026-10-31' };
    expect((await refusalOf(importRows(tower, late))).message).toContain('建设工程竣工验收备案表');
    const { ywlsh, ywzt } = await importRows(tower, late, '0606');
    expect(ywzt).toBe('98');
    const papers = () => centre.transact((tx) => caseDetail(tx, DEVELOPER, { ywlsh }).cl);
    const before = await papers();
    await approve(ywlsh);
    // What the approval has changed takes nothing that was handed in off the list.
    expect((await papers()).map(({ wjmc, wjm }) => [wjmc, wjm])).toEqual(before.map(({ wjmc, wjm }) => [wjmc, wjm]));
    expect(await papers()).toContainEqual({ wjmc: '建设工程竣工验收备案表', wjm: '备案表.png', clzt: '4' });
  });

  it.each([
    ['one home twice', [rowOf('1-101'), rowOf('1-101')], '1-101重复出现，请修改明细后重新提交'],
    [
      'homes twice, all of them named',
      [rowOf('1-101'), rowOf('1-102'), rowOf('1-101'), rowOf('1-102'), rowOf('1-101')],
      '1-101、1-102重复出现，请修改明细后重新提交',
    ],
    [
      'more homes twice than are named',
      ['1-101', '1-102', '1-103', '1-104'].flatMap((dyfh) => [rowOf(dyfh), rowOf(dyfh)]),
      '1-101、1-102、1-103等4套重复出现，请修改明细后重新提交',
    ],
    ['what names no home', [rowOf('101')], '应为单元和房号，如2-1201'],
    ['no area', [rowOf('1-101', { jzmj: '0' })], '建筑面积应为0.01至99999.99，最多两位小数'],
    ['a third decimal', [rowOf('1-101', { jzmj: '98.505' })], '建筑面积应为0.01至99999.99，最多两位小数'],
    ['no price', [rowOf('1-101', { fwdj: '面议' })], '备案单价不是有效金额'],
    ['a price of nothing', [rowOf('1-101', { fwdj: '0' })], '备案单价必须大于0'],
    ['no layout', [rowOf('1-101', { hx: '' })], '请填写户型'],
  ])('is refused with %s', async (_, rows, text) => {
    expect((await refusalOf(importRows(rows, { ldmh: '8号楼', jgrq: '2028-06-30' }))).message).toContain(text);
  });
});

it('is read before and after it is handed in as money, in square metres, with what each home costs', async () => {
  const rows = [rowOf('1-101'), rowOf('1-102', { jzmj: '100.33', fwdj: '10000.55' })];
  const { ywlsh } = await importRows(rows, { ldmh: '8号楼', jgrq: '2028-06-30' });
  const { sqnr } = await centre.transact((tx) => caseDetail(tx, DEVELOPER, { ywlsh }));
  // 98.50 × 15,000.00 + 100.33 × 10,000.55 = 1,477,500.00 + 1,003,355.18
  expect(sqnr).toContainEqual({ key: 'zj', label: '总价合计', value: '2,480,855.18元' });
  const { lm, list } = await centre.transact((tx) =>
    caseRowsPage(tx, DEVELOPER, { ywlsh, page: 1, size: 10, cx: '', jbd: '' }),
  );
  expect(lm).toEqual(['单元-房号', '建筑面积', '备案单价', '户型', '房屋总价']);
  expect(list).toEqual([
    ['1-101', '98.50㎡', '¥15,000.00', '三室两厅一卫', '¥1,477,500.00'],
    ['1-102', '100.33㎡', '¥10,000.55', '三室两厅一卫', '¥1,003,355.18'],
  ]);
});

describe('a building that is there', () => {
  it('another price or area of a free home, and a home more, count once the centre has read them; another layout at once', async () => {
    const before = await house('LP00000001-03-1-102');
    const free = await centre.transact(({ store }) =>
      housesOf(store, 'LP00000001-03').find(({ zt, fwbh }) => zt === '1' && fwbh > 'LP00000001-03-1-103'),
    );
    const other = `${free?.dy}-${free?.fh}`;
    const price = toYuan(free?.fwdj ?? 0n);
    const same = { jzmj: before?.jzmj, fwdj: '15200' };
    expect(await importRows([rowOf('1-102', { ...same, hx: '三室一厅' })])).toMatchObject({ ywzt: '99' });
    const { ywlsh, ywzt } = await importRows([
      rowOf('1-102', { ...same, fwdj: '16000' }),
      rowOf(other, { jzmj: '90.00', fwdj: price }),
      rowOf('3-101'),
    ]);
    expect([ywzt, await house('LP00000001-03-1-102')]).toEqual(['98', { ...before, hx: '三室一厅' }]);
    const { sqnr, lc } = await centre.transact((tx) => caseDetail(tx, DEVELOPER, { ywlsh }));
    expect(lc.at(-1)?.yj).toContain(
      '新增的1套房屋须由中心核对预售许可范围；2套房屋的面积或备案单价变更须由中心核对价格备案',
    );
    expect(sqnr).toContainEqual({
      label: '面积、单价变更',
      value: `1-102单价由¥15,200.00改为¥16,000.00；${other}面积由${free?.jzmj}㎡改为90.00㎡`,
    });
    await approve(ywlsh);
    expect(await house('LP00000001-03-1-102')).toMatchObject({ fwdj: 1_600_000n, jzmj: before?.jzmj });
  });

  it('what a loan holds stays, and is refused where the file says otherwise', async () => {
    const loan = await coupleApplies(centre);
    const refused = await refusalOf(importRows([rowOf('1-101', { jzmj: '110.00', fwdj: '15200' })]));
    const words = `3号楼1单元101室已于2026-11-21 10:00:00由周*的贷款申请（${loan}）选定`;
    expect(refused.fieldErrors.mx).toMatch(
      new RegExp(
        `^${words.replace(/\d\d:\d\d:\d\d/, '[\\d:]+').replace(/[*()]/g, '.')}.*，不能将面积由108.60㎡改为110.00㎡$`,
      ),
    );
    const price = await refusalOf(importRows([rowOf('1-101', { jzmj: '108.60', fwdj: '15300' })]));
    expect(price.fieldErrors.mx).toMatch(/，不能将单价由¥15,200.00改为¥15,300.00$/);
    // The same again changes nothing and is no conflict.
    expect(await importRows([rowOf('1-101', { jzmj: '108.60', fwdj: '15200' })])).toMatchObject({ ywzt: '99' });
    expect(await house(HOUSE)).toMatchObject({ ywlsh: loan, jzmj: '108.60' });
  });

  it('the layout of a home that somebody has is put right at once; told is what was written', async () => {
    await coupleApplies(centre);
    const homes = await centre.transact(({ store }) => housesOf(store, 'LP00000001-03'));
    const chosen = homes.find(({ fwbh }) => fwbh === HOUSE);
    const some = ['1', '2', '3', '4'].flatMap(
      (state) => homes.find(({ zt, fwbh }) => zt === state && fwbh !== HOUSE) ?? [],
    );
    const rows = [...some, ...(chosen ? [chosen] : [])].map(({ dy, fh, jzmj, fwdj }) =>
      rowOf(`${dy}-${fh}`, { jzmj, fwdj: toYuan(fwdj), hx: '五室三厅四卫' }),
    );
    expect(rows.length).toBeGreaterThan(3);
    expect(await importRows(rows)).toMatchObject({ ywzt: '99' });
    for (const one of [...some, chosen]) expect(await house(one?.fwbh ?? '')).toEqual({ ...one, hx: '五室三厅四卫' });
    const told = () => centre.transact((tx) => readOutbox(tx)[0]?.text);
    expect(await told()).toContain(`新增0套，更新${rows.length}套，`);
    // The same again changes nothing, and says so.
    await importRows(rows);
    expect(await told()).toContain('新增0套，更新0套，');
  });

  it('is finished by a filing that the centre has read: old and new day stand in the case', async () => {
    const built = () => centre.transact(({ store }) => buildings(store).get('LP00000001-03'));
    const planned = (await built())?.jgrq;
    const same = [rowOf('1-102', { jzmj: '89.50', fwdj: '15200' })];
    expect((await refusalOf(importRows(same, { jgrq: '2026-11-20' }))).message).toContain('建设工程竣工验收备案表');
    const { ywlsh, ywzt } = await importRows(same, { jgrq: '2026-11-20' }, '0606');
    expect([ywzt, await built()]).toEqual(['98', expect.objectContaining({ jgrq: planned })]);
    const { sqnr, lc } = await centre.transact((tx) => caseDetail(tx, DEVELOPER, { ywlsh }));
    expect(sqnr).toContainEqual({ label: '竣工日期', value: `${planned}（预计） → 2026-11-20（已竣工）` });
    expect(lc.at(-1)?.yj).toContain('竣工须由中心凭建设工程竣工验收备案表核对');
    await approve(ywlsh);
    expect(await built()).toMatchObject({ jgrq: '2026-11-20', jgba: '1' });
    // What is established may be said again, and is not planned once more.
    expect(await importRows(same, { jgrq: '2026-11-20' })).toMatchObject({ ywzt: '99' });
    const again = await refusalOf(importRows(same, { jgrq: '2027-01-31' }));
    expect(again.fieldErrors).toEqual({ jgrq: '2026-11-20已竣工备案，竣工日期不能晚于今天' });
  });

  it('is planned for another day after review, and that day finishes nothing', async () => {
    const { ywlsh, ywzt } = await importRows([rowOf('1-102')], { jgrq: '2026-11-22' });
    expect(ywzt).toBe('98');
    await centre.transact((tx) => moveClock(tx, { days: 2 }));
    await approve(ywlsh);
    const built = await centre.transact(({ store }) => buildings(store).get('LP00000001-03'));
    expect(built).toMatchObject({ jgrq: '2026-11-22' });
    expect(built?.jgba).toBeUndefined();
  });

  it('is nobody else’s to enter', async () => {
    const refused = await refusalOf(importRows([rowOf('1-101')], { lpbh: 'LP00000101' }));
    expect(refused.fieldErrors).toMatchObject({ lpbh: '未找到该楼盘，请重新选择' });
  });
});

describe('one home by hand', () => {
  const BUYER = { gmrxm: '冯军', gmrzjhm: PEOPLE.冯军.zjhm, gfhtbh: 'YWQ2026110001', qdrq: '2026-11-20' };
  const FREE = 'LP00000001-03-1-102';
  const by = (work: typeof sellHome, values: object, actor: typeof DEVELOPER | typeof OTHER = DEVELOPER) =>
    centre.transact((tx) => work(tx, actor, { fwbh: FREE, ...values }));

  it('is corrected, sold, not sold twice, and given back', async () => {
    const { jzmj } = (await house(FREE)) ?? {};
    // Its area and its filed price are not changed by a word of the developer's.
    expect(await by(changeHome, { jzmj: '90.5', fwdj: '15100.5', hx: '三室' })).toMatchObject({
      jzmj,
      fwdj: '15200.00',
      hx: '三室',
    });
    expect(await by(sellHome, BUYER)).toMatchObject({ zt: '2' });
    const again = await refusalOf(by(sellHome, { ...BUYER, gfhtbh: 'YWQ2026110002' }));
    expect(again.message).toMatch(
      /^3号楼1单元102室已于2026-11-21 .*由开发商登记售予冯\*（合同YWQ2026110001），不能重复出售$/,
    );
    expect((await refusalOf(by(changeHome, { hx: '四室' }))).message).toContain('，户型请通过“楼盘表导入”更正');
    const other = await centre.transact(({ store }) =>
      housesOf(store, 'LP00000001-03').find((one) => one.zt === '1' && one.fwbh !== FREE),
    );
    const twice = by(sellHome, { ...BUYER, fwbh: other?.fwbh });
    expect((await refusalOf(twice)).fieldErrors).toEqual({ gfhtbh: '该合同编号已用于3号楼1单元102室' });
    expect(await by(returnHome, {})).toMatchObject({ zt: '1', smsj: '' });
    expect((await refusalOf(by(returnHome, {}))).message).toBe('该房屋没有售出，无需退房');
  });

  it.each([
    ['no buyer', { gmrxm: '' }, 'gmrxm'],
    ['no number', { gmrzjhm: '1' }, 'gmrzjhm'],
    ['a day to come', { qdrq: '2026-11-22' }, 'qdrq'],
  ])('is not sold with %s', async (_, values, field) => {
    expect(Object.keys((await refusalOf(by(sellHome, { ...BUYER, ...values }))).fieldErrors)).toEqual([field]);
  });

  it('held by a loan is not sold, and is nobody else’s', async () => {
    const ywlsh = await coupleApplies(centre);
    expect((await refusalOf(by(sellHome, { ...BUYER, fwbh: HOUSE }))).message).toContain(
      `周*的贷款申请（${ywlsh}）选定，不能重复出售`,
    );
    expect((await refusalOf(by(sellHome, BUYER, OTHER))).message).toContain('未找到开发商账户');
    const rows = await centre.transact((tx) => listHouses(tx, DEVELOPER, { ldbh: 'LP00000001-03', page: 1, size: 1 }));
    expect(rows.list[0]).toMatchObject({ zt: '5', smsj: expect.stringContaining(ywlsh) });
    expect(
      await centre.transact(({ store }) => [
        cases(store).get(ywlsh)?.ywzt,
        buildings(store).get('LP00000001-03')?.dkbl,
      ]),
    ).toEqual(['98', '80']);
  });
});
