// @vitest-environment node

import { projectAdmission } from '@mocks/centre/businesses/developer/kh0104-project-admission';
import { cases } from '@mocks/centre/cases/case-states';
import { addMaterial, listMaterials } from '@mocks/centre/cases/materials/materials';
import { moveClock } from '@mocks/centre/daily-jobs';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { listMessages } from '@mocks/centre/kernel/messages/messages';
import { readOutbox } from '@mocks/centre/kernel/messages/outbox';
import { developers } from '@mocks/centre/kernel/people';
import type { Actor } from '@mocks/centre/kernel/transaction';
import { confirmSale } from '@mocks/centre/loans/applications/developer-view';
import { loanProjects } from '@mocks/centre/loans/applications/house-views';
import { CONTRACTS } from '@mocks/centre/loans/applications/loan-note';
import { loanTodos } from '@mocks/centre/loans/applications/todos';
import { buildings, buildingsOf, projectAccounts } from '@mocks/centre/loans/buildings';
import { projectPageOfDeveloper } from '@mocks/centre/loans/developers/project-views';
import { resumeProject, suspendProject } from '@mocks/centre/loans/developers/suspensions';
import { judge, judgeApplication, submit } from '@mocks/centre/office/applications';
import { caseDetail, withdrawCase } from '@mocks/centre/office/cases';
import { review } from '@mocks/centre/office/review';
import { describe, expect, it } from 'vitest';
import { PROJECT } from '@/domain/loan/project-state';
import { kh0104 } from '../../../contracts/flows/kh0104-project-admission';
import { PEOPLE } from '../../../people';
import { centrePerTest, refusalOf, ZHOU_KAI } from '../../fixture';
import { contractSigned, coupleApplies, DEVELOPER, othersSign, PNG } from '../../loan-fixture';

const LP1 = 'LP00000001';
const NEW: Record<string, unknown> = { ...kh0104.values, cns: '1' };
const CHANGE = { sqlx: '2', lpbh: LP1, ywwd: '0101', cns: '1' };

const centre = centrePerTest();

const apply = (values: Record<string, unknown>, ...papers: string[]) =>
  centre.transact((tx) => {
    const ywlsh = issueNumber(tx, DEVELOPER, 'KH0104');
    for (const wjlxId of ['0603', '0604', '0605', ...papers]) {
      addMaterial(tx, DEVELOPER, { ywlsh, wjlxId, name: `${wjlxId}.png`, bytes: PNG });
    }
    return submit(tx, DEVELOPER, { ywlx: 'KH0104', ywlsh, ...values });
  });
const decide = (ywlsh: string, result: 'approve' | 'return' | 'refuse' = 'approve') =>
  centre.transact((tx) => review(tx, { ywlsh, result, opinion: '已核对' }));
const listed = (lpmc = '') =>
  centre.transact((tx) => projectPageOfDeveloper(tx, DEVELOPER, { lpmc, zt: '', page: 1, size: 20 }).list);
const project = (lpbh: string) => centre.transact(({ store }) => projectAccounts(store).get(lpbh));
const stateOf = (ywlsh: string) => centre.transact(({ store }) => cases(store).get(ywlsh));

it('a qualification that is over leads in one step to where it is renewed', async () => {
  const { tj } = await centre.transact((tx) => {
    const developer = developers(tx.store).get('KF000001');
    if (developer) developers(tx.store).put('KF000001', { ...developer, zzyxq: '2026-11-20' });
    return judgeApplication({ tx, actor: DEVELOPER, ywlsh: '' }, projectAdmission, {});
  });
  expect(tj).toMatchObject([{ mz: false, ljs: [{ lj: '/kfswt/cx_yw/xx_cx/kfsxxwh', mc: '去更新资质' }] }]);
});

describe('a new property', () => {
  it.each([
    ['a name that is taken', { lpmc: '安居·翠湖苑' }, { lpmc: '“安居·翠湖苑”已经登记，请核对或办理变更' }],
    ['a permit of another one', { ysxkz: '云房售证字(2024)第101号' }, { ysxkz: '该预售许可证已用于“安居·翠湖苑”' }],
    ['an account that is none of its own', { jgzh: '1100200000660066' }, { jgzh: '请选择监管账户' }],
    [
      'an account of another property',
      { jgzh: '1100200000180018' },
      { jgzh: '该监管账户已用于“安居·翠湖苑”，一个监管账户只用于一个楼盘' },
    ],
    [
      'homes to be built that are finished',
      { jgrq: '2026-11-21' },
      { jgrq: '期房的竣工日期应晚于今天，已竣工的请选择现房' },
    ],
    ['finished homes that are to be built', { fwlx: '2' }, { jgrq: '现房的竣工日期不能晚于今天' }],
    ['too little a guarantee', { bzjbl: '2.99' }, { bzjbl: '保证金比例应为3%至10%' }],
    ['what is no ratio', { bzjbl: '五' }, { bzjbl: '请输入数字' }],
    ['an address beyond its length', { lpdz: '路'.repeat(31) }, { lpdz: '楼盘地址不能超过30个字' }],
    ['no district', { qy: '' }, { qy: '请选择所在区' }],
    ['no phone', { lxdh: '12' }, { lxdh: '请输入正确格式的联系电话' }],
  ])('is refused with %s', async (_, values, errors) => {
    expect((await refusalOf(apply({ ...NEW, ...values }))).fieldErrors).toEqual(errors);
  });

  it('is listed while it is read, admitted with what was agreed, and gone again when it was refused', async () => {
    const { ywlsh, ywzt } = await apply(NEW);
    expect(ywzt).toBe('98');
    expect(await listed('江畔')).toMatchObject([{ zt: PROJECT.inReview, zts: 0, zrrq: '' }]);
    await decide(ywlsh, 'return');
    expect(await listed('江畔')).toHaveLength(1);
    const { lpbh = '' } = (await listed('江畔'))[0] ?? {};
    await centre.transact((tx) =>
      submit(tx, DEVELOPER, { ywlx: 'KH0104', ywlsh, ...NEW, bzjbl: '5.00', sgxkz: '110109202600099' }),
    );
    await decide(ywlsh);
    expect(await project(lpbh)).toMatchObject({
      zt: PROJECT.admitted,
      bzjbl: '5',
      dkbl: '80',
      zrrq: '2026-11-21',
      sgxkz: '110109202600099',
    });
    expect((await centre.transact((tx) => loanProjects(tx))).map(({ lpmc }) => lpmc)).toContain('安居·江畔');
    // What comes next is led to, from the message and from the case.
    const way = { lj: `/kfswt/cx_yw/lp_cx/ldb/dr?lpbh=${lpbh}`, ljmc: '导入房屋' };
    const [told] = (await centre.transact((tx) => listMessages(tx, DEVELOPER, { page: 1, size: 1 }))).list;
    expect(told).toMatchObject({ title: '楼盘准入申请已办结', ...way });
    const detail = await centre.transact((tx) => caseDetail(tx, DEVELOPER, { ywlsh }));
    expect(detail.ztsm).toMatchObject({ mc: '办结', lx: 'done', ...way });

    // Its account serves it alone: the next one needs another.
    await centre.transact(({ store }) => projectAccounts(store).delete(lpbh));
    const second = await apply({ ...NEW, lpmc: '安居·别苑', ysxkz: '云房售证字(2026)第067号' });
    await decide(second.ywlsh, 'refuse');
    expect(await listed('别苑')).toEqual([]);
    const third = await apply({ ...NEW, lpmc: '安居·别苑', ysxkz: '云房售证字(2026)第067号' });
    await centre.transact((tx) => withdrawCase(tx, DEVELOPER, { ywlsh: third.ywlsh }));
    expect(await listed('别苑')).toEqual([]);
  });
});

it('shows its presale permit unless the register knows the number as this developer’s', async () => {
  const needs = (ysxkz: string) =>
    centre.transact((tx) => {
      const ywlsh = issueNumber(tx, DEVELOPER, 'KH0104');
      const zstj = { sqlx: '1', ysxkz };
      const list = listMaterials(tx, DEVELOPER, { jdbh: 'KH0104-01', ywlsh, zstj });
      return list.find(({ wjlxId }) => wjlxId === '0602')?.mjsm ?? '';
    });
  expect(await needs(String(NEW.ysxkz))).toMatch(/^系统已核验，免交（商品房预售许可登记，/);
  expect(await needs('云房售证字(2026)第999号')).toBe('');
  const unknown = { ...NEW, ysxkz: '云房售证字(2026)第999号' };
  expect((await refusalOf(apply(unknown))).message).toBe('请上传材料：商品房预售许可证');
  const said = '商品房预售许可登记中没有贵公司的这个证号，将由中心凭商品房预售许可证审核';
  const { cy } = await centre.transact((tx) => judge(tx, DEVELOPER, { ywlx: 'KH0104', ...unknown }));
  expect(cy).toEqual({ ysxkz: said });
  expect(await apply(unknown, '0602')).toMatchObject({ ywzt: '98' });
});

it('of finished homes shows the filing of their completion', async () => {
  const finished = { ...NEW, fwlx: '2', jgrq: '2026-10-31' };
  expect((await refusalOf(apply(finished))).message).toContain('建设工程竣工验收备案表');
  expect(await apply(finished, '0606')).toMatchObject({ ywzt: '98' });
});

describe('an admitted property', () => {
  it('changes its contact at once, its account after review', async () => {
    expect(await apply({ ...CHANGE, lxr: '宁远' })).toMatchObject({ ywzt: '99' });
    expect(await project(LP1)).toMatchObject({ lxr: '宁远', jgzh: '1100200000180018' });
    const { ywlsh } = await apply({ ...CHANGE, jgzh: '1100200000550055' });
    await decide(ywlsh);
    expect(await project(LP1)).toMatchObject({ jgzh: '1100200000550055', jgkhyh: '中国建设银行' });
  });

  it.each([
    ['nothing', {}, { lpbh: '未修改任何信息，无需提交' }],
    ['somebody else’s', { lpbh: 'LP00000101', lxr: '宁远' }, { lpbh: '未找到该楼盘，请重新选择' }],
    [
      'an account of another property',
      { jgzh: '1100200000060006' },
      { jgzh: '该监管账户已用于“安居·云锦里”，一个监管账户只用于一个楼盘' },
    ],
    [
      'to be finished before its other buildings are',
      { jgrq: '2026-11-20' },
      { jgrq: '1号楼、2号楼、3号楼等4栋尚未竣工，请先在“楼盘表导入”中填写各楼栋的竣工日期' },
    ],
    [
      'to be built once more',
      { lpbh: 'LP00000002', jgrq: '2027-03-31' },
      { jgrq: expect.stringMatching(/^\d{4}-\d\d-\d\d已竣工备案，竣工日期不能晚于今天$/) },
    ],
    [
      'one that is not admitted yet',
      { lpbh: 'LP00000004', lxr: '宁远' },
      { lpbh: '该楼盘正在准入审核，审核通过后再办理变更' },
    ],
  ])('refuses %s', async (_, values, errors) => {
    expect((await refusalOf(apply({ ...CHANGE, ...values }))).fieldErrors).toEqual(errors);
  });

  it('is finished later with the buildings that were to be the last, and keeps the branch of an account that stays', async () => {
    const before = await project(LP1);
    const buildingsOn = (day = '') =>
      centre.transact(({ store }) => buildingsOf(store, LP1).filter(({ jgrq }) => jgrq === day).length);
    const last = await buildingsOn(before?.jgrq);
    const { ywlsh } = await apply({ ...CHANGE, jgrq: '2029-09-30', lxr: '宁远' });
    await decide(ywlsh);
    expect(last).toBeGreaterThan(0);
    expect(await project(LP1)).toMatchObject({ jgrq: '2029-09-30', jgkhyh: before?.jgkhyh });
    expect([await buildingsOn(before?.jgrq), await buildingsOn('2029-09-30')]).toEqual([0, last]);
  });

  it('is finished by a filing that the centre has read, and not by its day', async () => {
    await centre.transact(({ store }) => {
      for (const one of buildingsOf(store, LP1))
        if (one.ldmh !== '5号楼') buildings(store).put(one.ldbh, { ...one, jgba: '1' });
    });
    const { jgrq: planned = '' } = (await project(LP1)) ?? {};
    const change = { ...CHANGE, jgrq: '2026-11-20' };
    expect((await refusalOf(apply(change))).message).toContain('建设工程竣工验收备案表');
    const { ywlsh, ywzt } = await apply(change, '0606');
    expect(ywzt).toBe('98');
    const { sqnr } = await centre.transact((tx) => caseDetail(tx, DEVELOPER, { ywlsh }));
    expect(sqnr).toContainEqual({ key: 'jgrq', label: '竣工日期', value: `${planned}（预计） → 2026-11-20（已竣工）` });
    const last = () => centre.transact(({ store }) => buildingsOf(store, LP1).find(({ ldmh }) => ldmh === '5号楼'));
    expect((await last())?.jgba).toBeUndefined();
    await decide(ywlsh);
    expect(await last()).toMatchObject({ jgrq: '2026-11-20', jgba: '1' });
    expect(await project(LP1)).toMatchObject({ jgrq: '2026-11-20', fwlx: '2' });
  });

  it('keeps the account that a loan is about to be paid to; one not agreed on yet goes to the new account', async () => {
    const loan = await coupleApplies(centre);
    const moved = await apply({ ...CHANGE, jgzh: '1100200000550055' });
    await decide(moved.ywlsh);
    await decide(loan);
    const again = await refusalOf(apply({ ...CHANGE, jgzh: '1100200000180018' }));
    expect(again.fieldErrors).toEqual({ jgzh: '该账户存在待放款贷款，暂不能停用，请在放款后变更' });
    await centre.transact((tx) => {
      confirmSale(tx, DEVELOPER, { ywlsh: loan, kfsqr: '1', yy: '' });
      othersSign(tx, loan);
    });
    expect((await stateOf(loan))?.values).toMatchObject({ sfrzhhm: '1100200000550055' });
  });
});

describe('suspended by the centre', () => {
  const suspend = () => centre.transact((tx) => suspendProject(tx, { lpbh: LP1, yy: '工程停工' }));

  it('takes no new application and holds the running ones, which lose no time and go on', async () => {
    const ywlsh = await coupleApplies(centre);
    await decide(ywlsh);
    const todosOf = (actor: Actor) => centre.transact((tx) => loanTodos(tx, actor));
    expect(await todosOf(DEVELOPER)).toMatchObject([{ sxsm: '请于2026-11-28当日24时前确认' }]);
    await suspend();
    // Nothing can be done, and there is no day: nobody is asked, and nobody is to urge others.
    expect(await todosOf(DEVELOPER)).toEqual([]);
    const detail = () => centre.transact((tx) => caseDetail(tx, ZHOU_KAI, { ywlsh }));
    expect((await detail()).ztsm?.nr).toMatch(/楼盘恢复准入，您无需操作；不再办理的，可以撤回/);
    expect(await listed('翠湖')).toMatchObject([
      { zt: PROJECT.suspended, kdts: 0, tzsm: '“安居·翠湖苑”自2026-11-21起暂停准入：工程停工' },
    ]);
    const [told] = (await centre.transact((tx) => listMessages(tx, ZHOU_KAI, { page: 1, size: 1 }))).list;
    expect(told).toMatchObject({ title: '贷款申请暂缓办理', nr: expect.stringContaining('工程停工') });
    // Not everybody looks into the box while waiting for a loan.
    const sms = await centre.transact((tx) => readOutbox(tx));
    expect(sms.find(({ to }) => to === PEOPLE.周凯.sjhm)?.text).toBe(`【住房公积金】${told?.nr}`);
    const word = centre.transact((tx) => confirmSale(tx, DEVELOPER, { ywlsh, kfsqr: '1', yy: '' }));
    expect((await refusalOf(word)).message).toBe('“安居·翠湖苑”自2026-11-21起暂停准入：工程停工，恢复准入后继续办理');
    await centre.transact((tx) => moveClock(tx, { days: 30 }));
    expect((await stateOf(ywlsh))?.ywzt).toBe('06');

    await centre.transact((tx) => resumeProject(tx, { lpbh: LP1, yy: '' }));
    expect(await stateOf(ywlsh)).toMatchObject({ ywzt: '06', deadline: '2026-12-28' });
    await centre.transact((tx) => {
      othersSign(tx, ywlsh);
      confirmSale(tx, DEVELOPER, { ywlsh, kfsqr: '1', yy: '' });
    });
    expect((await stateOf(ywlsh))?.ywzt).toBe('03');
  });

  it('an application under review shows no day that passes, and has all its days again', async () => {
    const ywlsh = await coupleApplies(centre);
    const detail = () => centre.transact((tx) => caseDetail(tx, ZHOU_KAI, { ywlsh }));
    expect(await detail()).toMatchObject({ ywzt: '98', cnbjsj: '2026-12-04' });
    await suspend();
    await centre.transact((tx) => moveClock(tx, { days: 30 }));
    const paused = await detail();
    expect(paused).toMatchObject({ ywzt: '98', cnbjsj: '', ddsm: '暂缓办理', cq: false, kch: true });
    expect(paused.ztsm?.nr).toBe(
      '所购楼盘“安居·翠湖苑”自2026-11-21起暂停准入：工程停工。恢复准入后继续办理，办理期限顺延，您无需操作；不再办理的，可以撤回',
    );
    await centre.transact((tx) => resumeProject(tx, { lpbh: LP1, yy: '' }));
    const resumed = await detail();
    // Ten working days after 2026-12-21; the first of January is a holiday.
    expect(resumed).toMatchObject({ cnbjsj: '2027-01-05', cq: false });
    expect(resumed.ztsm).toBeUndefined();
  });

  it('tells the developer as such, in the hall and by SMS, and leads to the property', async () => {
    await suspend();
    const nr = '贵公司的“安居·翠湖苑”自2026-11-21起暂停准入：工程停工。已签借款合同的继续放款，其他申请暂缓办理。';
    await centre.transact((tx) => {
      const [told] = listMessages(tx, DEVELOPER, { page: 1, size: 1 }).list;
      expect(told).toMatchObject({ title: '楼盘暂停准入', nr, lj: `/kfswt/cx_yw/lp_cx/ldb?lpbh=${LP1}` });
      expect(readOutbox(tx)[0]).toMatchObject({ kind: 'sms', text: `【住房公积金】${nr}` });
    });
    const { ywlsh } = await apply(NEW);
    const [taken] = (await centre.transact((tx) => listMessages(tx, DEVELOPER, { page: 1, size: 1 }))).list;
    expect(taken?.nr).toMatch(new RegExp(`^贵公司的楼盘准入申请已受理（${ywlsh}）`));
    await decide(ywlsh, 'refuse');
    const [refused] = (await centre.transact((tx) => listMessages(tx, DEVELOPER, { page: 1, size: 1 }))).list;
    expect(refused?.nr).toMatch(/^贵公司的楼盘准入申请（\d{20}）未通过：/);
    expect(refused?.nr).not.toContain('您');
  });

  it('a sale that waits leads to the buyers: the case is not the developer’s', async () => {
    const ywlsh = await coupleApplies(centre);
    await decide(ywlsh);
    const [told] = (await centre.transact((tx) => listMessages(tx, DEVELOPER, { page: 1, size: 1 }))).list;
    expect(told).toMatchObject({ title: '按揭贷款待确认', ywlsh: '', lj: `/kfswt/cx_yw/dk_cx/ajkh?ywlsh=${ywlsh}` });
  });

  it('refuses what is not signed, and pays what is', async () => {
    const ywlsh = await coupleApplies(centre);
    const early = decide(ywlsh);
    await early;
    await centre.transact((tx) => {
      othersSign(tx, ywlsh);
      confirmSale(tx, DEVELOPER, { ywlsh, kfsqr: '1', yy: '' });
    });
    await suspend();
    const contract = () =>
      centre.transact((tx) => ({
        note: caseDetail(tx, ZHOU_KAI, { ywlsh }).ztsm,
        todos: loanTodos(tx, ZHOU_KAI).length,
      }));
    expect(await contract()).toMatchObject({ note: { lj: '', nr: expect.stringContaining('签署期限顺延') }, todos: 0 });
    const sign = () => centre.transact((tx) => contractSigned(tx, ZHOU_KAI, ywlsh));
    expect((await refusalOf(sign())).message).toContain('恢复准入后再签署');
    await centre.transact((tx) => resumeProject(tx, { lpbh: LP1, yy: '已复工' }));
    expect(await contract()).toMatchObject({ note: { lj: CONTRACTS.lj }, todos: 1 });
    await sign();
    await suspend();
    await centre.transact((tx) => moveClock(tx, { now: '2026-12-01' }));
    expect((await stateOf(ywlsh))?.ywzt).toBe('05');
  });

  it('is a word of the centre with a reason, once', async () => {
    const bare = centre.transact((tx) => suspendProject(tx, { lpbh: LP1, yy: ' ' }));
    expect((await refusalOf(bare)).message).toBe('请填写暂停的原因');
    await suspend();
    expect((await refusalOf(suspend())).message).toBe('该楼盘暂停，不能暂停');
    const other = centre.transact((tx) => resumeProject(tx, { lpbh: 'LP00000002', yy: '' }));
    expect((await refusalOf(other)).message).toBe('该楼盘准入，无需恢复');
  });
});
