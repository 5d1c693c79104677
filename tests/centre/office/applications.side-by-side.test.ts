// @vitest-environment node

import { balanceOf, loanAccount, post } from '@mocks/centre/kernel/accounts/ledger';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { projectsOfDeveloper } from '@mocks/centre/loans/developers/project-views';
import { loanTable } from '@mocks/centre/loans/loans';
import { judge, submit } from '@mocks/centre/office/applications';
import { caseDetail, openCaseOf, withdrawCase } from '@mocks/centre/office/cases';
import { review } from '@mocks/centre/office/review';
import { beforeEach, describe, expect, it } from 'vitest';
import { PROJECT } from '@/domain/loan/project-state';
import { kh0104 } from '../../contracts/flows/kh0104-project-admission';
import { PEOPLE } from '../../people';
import { centrePerTest, refusalOf, ZHANG_JIANGUO } from '../fixture';
import { DEVELOPER } from '../loan-fixture';
import { handIn, sendRows } from '../submit';

const NEW: Record<string, unknown> = { ...kh0104.values, ywlx: 'KH0104', cns: '1' };
const [CUIHU, YUNJIN] = ['LP00000001', 'LP00000002'];
const FREE_ACCOUNT = '1100200000550055';
const SECOND = '20250600000099';
const PAPERS = ['0602', '0603', '0604', '0605'];

const centre = centrePerTest();

beforeEach(async () => {
  // A second supervised account that no property uses.
  await centre.transact(({ store }) => {
    const developers = store.table<{ kfsbh: string; sfzh: object[] }>('developers');
    const own = developers.get(DEVELOPER.kind === 'developer' ? DEVELOPER.kfsbh : '');
    if (!own) throw new Error('Not seeded');
    const another = { sfrzhhm: '1100200000440044', sfrkhyhmc: '105', zhxz: '2' };
    developers.put(own.kfsbh, { ...own, sfzh: [...own.sfzh, another] });
  });
});

const apply = (values: Record<string, unknown>) =>
  centre.transact((tx) => handIn(tx, DEVELOPER, 'KH0104', { ...NEW, ...values }, PAPERS));
const change = (lpbh: string | undefined, values: object) =>
  centre.transact((tx) =>
    handIn(tx, DEVELOPER, 'KH0104', { sqlx: '2', lpbh, ywwd: '0101', cns: '1', ...values }, PAPERS),
  );
const OTHER = { lpmc: '安居·别苑', ysxkz: '云房售证字(2026)第067号', jgzh: '1100200000440044' };

describe('properties', () => {
  it('two new ones run side by side, and the business is open for a third', async () => {
    const first = await apply({});
    const second = await apply(OTHER);
    expect([first.ywzt, second.ywzt]).toEqual(['98', '98']);
    await centre.transact((tx) => {
      expect(openCaseOf(tx, DEVELOPER, 'KH0104')).toBeNull();
      expect(openCaseOf(tx, DEVELOPER, 'KH0104', first.ywlsh)?.ywlsh).toBe(first.ywlsh);
    });
  });

  it('one has one application at a time, and whoever sends another is led to it', async () => {
    const { ywlsh } = await apply({});
    const again = await refusalOf(apply(OTHER).then(() => apply({ ...OTHER, lpmc: '安居·江畔' })));
    expect(again.message).toBe(`该楼盘有正在办理的楼盘准入申请（${ywlsh}），办结后方可再次申请`);
    expect(again.data).toEqual({ ywlsh });
    const { tj } = await centre.transact((tx) => judge(tx, DEVELOPER, NEW));
    const lj = `/kfswt/MyOffice/detail?ywlsh=${ywlsh}`;
    expect(tj[0]).toMatchObject({ tjmc: '该楼盘没有正在办理的同类业务', mz: false, ljs: [{ lj }] });
    // On a form that shows the next step alone, this says of whom and which.
    expect(tj[0]?.xyb).toBe(`该楼盘的楼盘准入申请（${ywlsh}）正在办理，请到“我的办件”查看进度，审核前可以撤回`);
  });

  it('a change waits for the other change of that property, and for none of another one', async () => {
    const { ywlsh } = await change(CUIHU, { jgrq: '2029-09-30' });
    const again = await refusalOf(change(CUIHU, { lxr: '宁远' }));
    expect(again.message).toBe(`该楼盘有正在办理的楼盘变更（${ywlsh}），办结后方可再次申请`);
    expect(await change(YUNJIN, { lxr: '宁远' })).toMatchObject({ ywzt: '99' });
    expect(await apply({})).toMatchObject({ ywzt: '98' });
  });

  it('an account, a permit and a name that one application asks for are no other’s until it is over', async () => {
    const asked = await change(CUIHU, { jgzh: FREE_ACCOUNT, ysxkz: NEW.ysxkz });
    const taken = {
      ysxkz: '该预售许可证已用于“安居·翠湖苑”',
      jgzh: '该监管账户已用于“安居·翠湖苑”，一个监管账户只用于一个楼盘',
    };
    expect((await refusalOf(apply({}))).fieldErrors).toEqual(taken);
    expect((await refusalOf(change(YUNJIN, { jgzh: FREE_ACCOUNT }))).fieldErrors).toEqual({ jgzh: taken.jgzh });
    await centre.transact((tx) => withdrawCase(tx, DEVELOPER, { ywlsh: asked.ywlsh }));
    const { ywlsh } = await apply({});
    const named = '“安居·江畔”正在准入审核，请核对';
    const { cw } = await centre.transact((tx) => judge(tx, DEVELOPER, { ...NEW, ...OTHER, lpmc: NEW.lpmc }));
    expect(cw).toEqual({ lpmc: named });
    await centre.transact((tx) => review(tx, { ywlsh, result: 'refuse', opinion: '许可证已失效' }));
    expect(await apply({})).toMatchObject({ ywzt: '98' });
  });

  it('one of two that are returned is corrected under its own number', async () => {
    const [first, second] = [await apply({}), await apply(OTHER)];
    await centre.transact((tx) => {
      for (const { ywlsh } of [first, second]) review(tx, { ywlsh, result: 'return', opinion: '请核对' });
    });
    const corrected = { ...NEW, sgxkz: '110109202600067', ywlsh: first.ywlsh };
    const { tj } = await centre.transact((tx) => judge(tx, DEVELOPER, corrected));
    expect(tj.every(({ mz }) => mz)).toBe(true);
    const list = await centre.transact((tx) => projectsOfDeveloper(tx, DEVELOPER).map(({ lpmc }) => lpmc));
    expect(list.filter((lpmc) => ['安居·江畔', OTHER.lpmc].includes(lpmc))).toHaveLength(2);
  });

  it.each([
    ['withdrawn', '85', undefined],
    ['refuse', '80', undefined],
    ['return', '97', PROJECT.inReview],
    ['approve', '99', PROJECT.admitted],
  ] as const)('安居·山语城 is in review by the case that stands for it: %s', async (act, ywzt, zt) => {
    const shanyu = () =>
      centre.transact((tx) => projectsOfDeveloper(tx, DEVELOPER).find(({ lpmc }) => lpmc === '安居·山语城'));
    const { ywlsh = '', zts } = (await shanyu()) ?? {};
    expect(await shanyu()).toMatchObject({ zt: PROJECT.inReview, blyw: { ywlsh, ywmc: '楼盘准入申请' } });
    const over = await centre.transact((tx) =>
      act === 'withdrawn'
        ? withdrawCase(tx, DEVELOPER, { ywlsh })
        : review(tx, { ywlsh, result: act, opinion: '已核对' }),
    );
    expect(over.ywzt).toBe(ywzt);
    expect((await shanyu())?.zt).toBe(zt);
    // Its buildings were entered before: they are admitted with it.
    if (ywzt === '99') expect(await shanyu()).toMatchObject({ lpbh: 'LP00000004', zts, kdts: zts });
  });

  it('a case leads to its property, and the property to the case that is open about it', async () => {
    const { ywlsh, bldx } = await apply({});
    const of = (name: string) =>
      centre.transact((tx) => projectsOfDeveloper(tx, DEVELOPER).find(({ lpmc }) => lpmc === name));
    const { lpbh, blyw } = (await of('安居·江畔')) ?? {};
    expect(bldx).toEqual({ lj: `/kfswt/cx_yw/lp_cx/ldb?lpbh=${lpbh}`, mc: '查看楼盘' });
    expect(blyw).toEqual({ ywlsh, ywmc: '楼盘准入申请' });
    const changed = await change(CUIHU, { jgrq: '2029-09-30' });
    expect((await of('安居·翠湖苑'))?.blyw).toEqual({ ywlsh: changed.ywlsh, ywmc: '楼盘变更' });
    await centre.transact((tx) => withdrawCase(tx, DEVELOPER, { ywlsh }));
    expect(await of('安居·江畔')).toBeUndefined();
    expect((await centre.transact((tx) => caseDetail(tx, DEVELOPER, { ywlsh }))).bldx).toBeUndefined();
  });
});

describe('buildings', () => {
  const row = { dyfh: '1-101', jzmj: '98.5', fwdj: '15000', hx: '三室两厅一卫' };
  const send = (lpbh: string | undefined, ldmh: string) =>
    centre.transact((tx) => {
      const ywlsh = issueNumber(tx, DEVELOPER, 'KH0105');
      const { pcbh } = sendRows(tx, DEVELOPER, 'KH0105', [row], ywlsh);
      return submit(tx, DEVELOPER, { ywlx: 'KH0105', ywlsh, pcbh, lpbh, ldmh, jgrq: '2028-06-30', cns: '1' });
    });

  it('two of one property are entered side by side, one only once', async () => {
    expect(await send(CUIHU, '8号楼')).toMatchObject({ ywzt: '98' });
    expect(await send(CUIHU, '9号楼')).toMatchObject({ ywzt: '98' });
    expect((await refusalOf(send(CUIHU, '8号楼'))).message).toMatch(/^该楼栋有正在办理的楼盘表导入（\d{20}）/);
  });

  it('of a property that was not admitted are not entered', async () => {
    const property = await apply({});
    const lpbh = await centre.transact(
      (tx) => projectsOfDeveloper(tx, DEVELOPER).find(({ lpmc }) => lpmc === '安居·江畔')?.lpbh,
    );
    const { ywlsh } = await send(lpbh, '1号楼');
    await centre.transact((tx) => withdrawCase(tx, DEVELOPER, { ywlsh: property.ywlsh }));
    const decided = await centre.transact((tx) => review(tx, { ywlsh, result: 'approve', opinion: '' }));
    expect(decided).toMatchObject({ ywzt: '80', sbyy: { yy: '楼盘未予准入，已从楼盘列表移除' } });
  });
});

it('each of two loans is repaid by an order of its own; with one order on each the business is closed', async () => {
  const { dkzh } = PEOPLE.张建国;
  await centre.transact(({ store }) => {
    const own = loanTable(store).get(dkzh);
    if (!own) throw new Error('Not seeded');
    loanTable(store).put(SECOND, { ...own, dkzh: SECOND });
    const owed = balanceOf(store, loanAccount(dkzh));
    const lines = [
      { account: loanAccount(SECOND), fen: owed },
      { account: 'opening', fen: -owed },
    ];
    post(store, { id: 'qc:second', date: '2026-11-20', kind: '99', zhaiyao: '期初余额', ywlsh: '', lines });
  });
  const order = (of: string) => ({ dkzh: of, hklx: '2', thje: '100000.00', thfs: '01', yhkr: '2026-11-23' });
  const send = (of: string) => centre.transact((tx) => handIn(tx, ZHANG_JIANGUO, 'GD0602', order(of)));
  const open = () => centre.transact((tx) => openCaseOf(tx, ZHANG_JIANGUO, 'GD0602')?.ywlsh ?? null);
  const first = await send(dkzh);
  expect(await open()).toBeNull();
  expect((await refusalOf(send(dkzh))).message).toContain(`该贷款有正在办理的部分提前还款（${first.ywlsh}）`);
  const second = await send(SECOND);
  expect(await open()).toBe(second.ywlsh);
});
