import { cases } from '@mocks/centre/cases/case-states';
import { stateNote } from '@mocks/centre/cases/state-notes';
import { issueReceipt } from '@mocks/centre/certificates/case-receipt';
import { moveClock } from '@mocks/centre/daily-jobs';
import { documentOfActor } from '@mocks/centre/documents/document';
import { memberAccount, postingsOf, trialBalance } from '@mocks/centre/kernel/accounts/ledger';
import { listMessages } from '@mocks/centre/kernel/messages/messages';
import { readOutbox } from '@mocks/centre/kernel/messages/outbox';
import { findPersonByZjhm, persons, units } from '@mocks/centre/kernel/people';
import type { Actor, Transaction } from '@mocks/centre/kernel/transaction';
import { answerPending, pendingPhones } from '@mocks/centre/members/info/phone-confirmations';
import { membersOf } from '@mocks/centre/members/unit/unit-members';
import { caseDetail, caseRowsPage, listCases, todos, withdrawCase } from '@mocks/centre/office/cases';
import { review } from '@mocks/centre/office/review';
import { accountSeals } from '@mocks/centre/registers/life-registers';
import { dueRoster } from '@mocks/centre/remittance/list/roster';
import { missedRows } from '@mocks/centre/remittance/missed-months';
import { describe, expect, it } from 'vitest';
import { maskPhone } from '@/domain/text/mask';
import { RowJudge } from '@/engine/import/worker/judge-row';
import { accountOpeningImport } from '@/flows/unit/account/gj0301-account-opening-import';
import { memberReopeningImport } from '@/flows/unit/account/gj0304-member-reopening-import';
import { sealReasonImport } from '@/flows/unit/account/gj0312-seal-reason-import';
import { fileCentre } from '../../file-centre';
import { memberHere, UNIT_OPTIONS, wrongHere } from '../../flows/unit/account/unit-options';
import { NEW_PHONES, NOBODY, OPERATORS, PEOPLE, UNITS } from '../../people';
import { handInRows, rowFaults } from '../submit';

const { dwzh } = UNITS.华夏精密;
const HUAXIA: Actor = { kind: 'unit', dwzh };
const NEW = {
  zjhm: NOBODY.another,
  xingming: '周立新',
  zjlx: '01',
  sjhm: NEW_PHONES.employee,
  gzrq: '2026-11-02',
  sfxcjgz: '0',
  grjcjs: '8000.00',
  qjny: '2026-12',
};
const centre = fileCentre();

const send = (tx: Transaction, ywlx: string, rows: readonly object[], values?: object) =>
  handInRows(tx, HUAXIA, ywlx, rows, { ...values });
const faultsOf = (tx: Transaction, ywlx: string, row: object) => rowFaults(tx, HUAXIA, ywlx, row);
const wrongIn = (tx: Transaction, ywlx: string, row: object) => Object.keys(faultsOf(tx, ywlx, row)).sort();

const sealedOf = (tx: Transaction) => {
  const member = membersOf(tx, HUAXIA).find(({ grzhzt }) => grzhzt === '02');
  if (!member) throw new Error('nobody is sealed');
  return member;
};

describe('GJ0301', () => {
  it.each<[string, Partial<typeof NEW>, string[]]>([
    ['as it should be', {}, []],
    ['a wrong check digit', { zjhm: '110105199505050011' }, ['zjhm']],
    ['a passport', { zjlx: '03', zjhm: 'EA1234567' }, []],
    ['a child', { zjhm: '110101201503070018' }, ['zjhm']],
    ['a name of digits', { xingming: '周1' }, ['xingming']],
    ['a name with a dot', { xingming: '买买提・艾力' }, []],
    ['no mobile number', { sjhm: '12911112222' }, ['sjhm']],
    ['a day far ahead', { gzrq: '2026-12-22' }, ['gzrq']],
    ['below the lowest base', { grjcjs: '2199.99' }, ['grjcjs']],
    ['above the highest', { grjcjs: '28680.01' }, ['grjcjs']],
    ['a month that is paid', { qjny: '2026-11' }, ['qjny']],
    ['a month too far ahead', { qjny: '2027-03' }, ['qjny']],
    ['a first job in the very month', { sfxcjgz: '1', gzrq: '2026-12-01' }, ['qjny']],
    ['a first job from the second month on', { sfxcjgz: '1' }, []],
    ['a day that is none, and nothing else', { gzrq: '2027/13/01' }, ['gzrq']],
    ['nothing', { zjhm: '', xingming: '', sjhm: '', qjny: '' }, ['qjny', 'sjhm', 'xingming', 'zjhm']],
  ])('%s is judged alike in the browser and at the centre', async (_, change, wrong) => {
    const row = { ...NEW, ...change };
    expect(await centre.transact((tx) => wrongIn(tx, 'GJ0301', row))).toEqual(wrong);
    expect(wrongHere(accountOpeningImport, row, { zjlx: ['01', '03'] })).toEqual(wrong);
  });

  it('months that a new member is owed already are told before, in the case and in the message that leads on', () =>
    centre.transact((tx) => {
      const { ywlsh } = send(tx, 'GJ0301', [NEW]);
      const { lc, sqnr } = caseDetail(tx, HUAXIA, { ywlsh });
      const words = '周立新（2026-11）在起缴年月以前已有应缴月份，账户设立后请在网上办理补缴';
      expect(lc.at(-1)?.yj).toContain(words);
      expect(sqnr).toContainEqual(expect.objectContaining({ label: '起缴前有应缴月份', value: '1人' }));
      const [message] = listMessages(tx, HUAXIA, { page: 1, size: 1 }).list;
      expect(message?.nr).toContain(words);
      expect(message).toMatchObject({ lj: '/dwwt/jcyw/dw_bj?qj=1&bjfs=01&bjyy=01', ljmc: '为新开户职工办理补缴' });
    }));

  it('the form of back-payments is offered only for months that it takes; for earlier ones the branches', () =>
    centre.transact((tx) => {
      moveClock(tx, { now: '2026-12-04' });
      const { ywlsh } = send(tx, 'GJ0301', [{ ...NEW, gzrq: '2026-11-20' }]);
      const found = caseDetail(tx, HUAXIA, { ywlsh });
      expect(found.lc.at(-1)?.yj).toContain('周立新（2026-11）应缴的月份早于开户年月，请到网点办理补缴');
      expect(found.bldx).toEqual({ lj: '/introToCenter', mc: '查看服务网点' });
      const [message] = listMessages(tx, HUAXIA, { page: 1, size: 1 }).list;
      expect(message).toMatchObject({ lj: '/introToCenter', ljmc: '查看服务网点' });
    }));

  it('a case that waits for the clerk names them too', () =>
    centre.transact((tx) => {
      const { ywlsh } = send(tx, 'GJ0301', [{ ...NEW, zjlx: '03', zjhm: 'E12345678' }]);
      const { ywzt, sqnr } = caseDetail(tx, HUAXIA, { ywlsh });
      expect(ywzt).toBe('98');
      const gs = '周立新（2026-11）在起缴年月以前已有应缴月份，账户设立后请在网上办理补缴';
      expect(sqnr).toContainEqual(expect.objectContaining({ label: '起缴前有应缴月份', value: '1人', gs }));
    }));

  it('who is owed what is named, and what only a branch can make up', () =>
    centre.transact((tx) => {
      const rows = [NEW, { ...NEW, zjhm: NOBODY.third, xingming: '何立', sjhm: NEW_PHONES.own, gzrq: '2026-09-10' }];
      const words = [
        '周立新（2026-11）、何立（2026-11）在起缴年月以前已有应缴月份，账户设立后请在网上办理补缴',
        '何立（2026-09至2026-10）应缴的月份早于开户年月，请到网点办理补缴',
      ];
      const { ywlsh } = send(tx, 'GJ0301', rows);
      expect(caseDetail(tx, HUAXIA, { ywlsh }).lc.at(-1)?.yj).toContain(words.join('；'));
    }));

  it('a to-do leads into the form with these months in it, until they are made up', () =>
    centre.transact((tx) => {
      send(tx, 'GJ0301', [NEW]);
      const said = () => todos(tx, HUAXIA).filter(({ title }) => title === '新开户职工待补缴');
      expect(said()).toMatchObject([
        {
          ywlx: 'GJ0202',
          sxsm: '周立新（2026-11）在起缴年月以前已有应缴月份，尚未缴存，请办理补缴',
          lj: '/dwwt/jcyw/dw_bj?qj=1&bjfs=01&bjyy=01',
        },
      ]);
      const unit = units(tx.store).get(dwzh);
      if (!unit) throw new Error('no unit');
      const [row] = missedRows(tx, unit);
      const grzh = findPersonByZjhm(tx, NEW.zjhm)?.grzh;
      expect(row).toEqual({ grzh, xingming: '周立新', bjksny: '2026-11', bjjsny: '2026-11', bjjs: '8000.00' });
      const paid = handInRows(tx, HUAXIA, 'GJ0202', missedRows(tx, unit), {
        bjfs: '01',
        bjyy: '01',
        hjfs: '02',
        zhbh: 'FK000101',
      });
      expect(paid.ywzt).toBe('99');
      expect(said()).toEqual([]);
      expect(missedRows(tx, unit)).toEqual([]);
    }));

  it.each([
    ['who pays in here', PEOPLE.张建国, '该职工已在本单位正常缴存'],
    ['who pays in elsewhere', PEOPLE.周凯, '该职工在其他单位正常缴存，由原单位封存后办理同城转移'],
  ])('for somebody %s no account is opened', async (_, { zjhm, xingming }, words) => {
    const said = await centre.transact((tx) => faultsOf(tx, 'GJ0301', { ...NEW, zjhm, xingming }));
    expect(said).toEqual({ zjhm: words });
  });

  it('a phone that somebody has, in the centre or in the same file, is refused', () =>
    centre.transact((tx) => {
      expect(wrongIn(tx, 'GJ0301', { ...NEW, sjhm: PEOPLE.张建国.sjhm })).toEqual(['sjhm']);
      const rows = [NEW, { ...NEW, zjhm: NOBODY.third, xingming: '何立' }];
      expect(() => send(tx, 'GJ0301', rows)).toThrow(`有1行未通过中心核对：手机号码与名单中${NEW.zjhm}的相同`);
    }));

  it('a passport waits for a clerk; who has an account since is not opened a second one', () =>
    centre.transact((tx) => {
      const foreign = { ...NEW, zjlx: '03', zjhm: 'EA1234567' };
      const { ywzt, ywlsh } = send(tx, 'GJ0301', [foreign]);
      expect(ywzt).toBe('98');
      expect(findPersonByZjhm(tx, 'EA1234567')).toBeUndefined();
      review(tx, { ywlsh, result: 'approve', opinion: '同意' });
      const opened = findPersonByZjhm(tx, 'EA1234567');
      expect(opened).toMatchObject({ grzhzt: '01', spans: [{ dwzh, base: 800_000n }] });
      expect(postingsOf(tx.store, memberAccount(opened?.grzh ?? '')).map(({ entry }) => entry.kind)).toEqual(['03']);
      expect(wrongIn(tx, 'GJ0301', { ...foreign, sjhm: NEW_PHONES.foreigner })).toEqual(['zjhm']);
      expect(trialBalance(tx.store)).toBe(0n);
    }));

  it('a unit that was registered just now opens its first accounts and has a list to remit', () =>
    centre.transact((tx) => {
      const { store } = tx;
      const unit = units(store).get(dwzh);
      if (!unit) throw new Error('no unit');
      const fresh = { ...unit, dwzh: '1000000099', jzny: '', firstMonth: '2026-11' };
      units(store).put(fresh.dwzh, fresh);
      const actor: Actor = { kind: 'unit', dwzh: fresh.dwzh };
      expect(handInRows(tx, actor, 'GJ0301', [{ ...NEW, qjny: '2026-11' }]).ywzt).toBe('99');
      expect(dueRoster(store, fresh.dwzh, '2026-11').figures).toMatchObject({ hjrs: 1, hjje: 192_000n });
    }));
});

describe('GJ0304', () => {
  it('a sealed member pays in again from the month on, with the new base', () =>
    centre.transact((tx) => {
      const { grzh, xingming } = sealedOf(tx);
      const row = { grzh, xingming, qfyy: '02', grjcjs: '9000.00', sxny: '2026-12' };
      expect(send(tx, 'GJ0304', [row]).ywzt).toBe('99');
      const now = persons(tx.store).get(grzh);
      expect(now).toMatchObject({ grzhzt: '01' });
      expect(now?.spans.at(-1)).toMatchObject({ from: '2026-12', base: 900_000n });
      expect(accountSeals(tx.store).get(grzh)).toBeUndefined();
      const listed = dueRoster(tx.store, dwzh, '2026-12').entries;
      expect(listed.find(({ person }) => person.grzh === grzh)).toMatchObject({
        unitFen: 108_000n,
        memberFen: 108_000n,
      });
      expect(wrongIn(tx, 'GJ0304', row)).toEqual(['grzh']);
    }));

  it.each<[string, object, string[]]>([
    ['as it should be', {}, []],
    ['a month that is paid', { sxny: '2026-11' }, ['sxny']],
    ['a base too high', { grjcjs: '99999.00' }, ['grjcjs']],
    ['another name', { xingming: '谁也不是' }, ['xingming']],
    ['an account of nobody', { grzh: '199999999999' }, ['grzh']],
  ])('%s is judged alike in the browser and at the centre', async (_, change, wrong) => {
    const { row, member, said } = await centre.transact((tx) => {
      const { grzh, xingming } = sealedOf(tx);
      const row = { grzh, xingming, qfyy: '02', grjcjs: '9000.00', sxny: '2026-12', ...change };
      return { row, member: memberHere({ grzh, xingming }), said: wrongIn(tx, 'GJ0304', row) };
    });
    expect(said).toEqual(wrong);
    expect(wrongHere(memberReopeningImport, row, { qfyy: ['02'] }, member)).toEqual(wrong);
  });
});

describe('GJ0312', () => {
  it('what is too long for the centre is said in the browser', () => {
    const rules = sealReasonImport.start({ ...UNIT_OPTIONS, members: [] });
    const judge = new RowJudge(sealReasonImport.columns, rules, { xfcyy: [{ value: '02', label: '离休退休' }] });
    const { problems } = judge.judge(['1', '甲', '离休退休', '字'.repeat(201)]);
    expect(problems.map(({ text }) => text)).toContain('修改说明不能超过200个字');
  });

  it('a reason that needs no paper is changed at once; one that does waits for paper and clerk', () =>
    centre.transact((tx) => {
      const { grzh, xingming } = sealedOf(tx);
      const row = { grzh, xingming, xfcyy: '03', xgyy: '登记有误' };
      expect(send(tx, 'GJ0312', [row]).ywzt).toBe('99');
      expect(accountSeals(tx.store).get(grzh)?.fcyy).toBe('03');
      expect(wrongIn(tx, 'GJ0312', row)).toEqual(['xfcyy']);
      const proved = { ...row, xfcyy: '02' };
      expect(() => send(tx, 'GJ0312', [proved])).toThrow('请上传材料：终止劳动关系文件');
      const { ywzt, ywlsh } = send(tx, 'GJ0312', [proved], { papers: ['0212'] });
      expect(ywzt).toBe('98');
      expect(accountSeals(tx.store).get(grzh)?.fcyy).toBe('03');
      const listed = () => caseRowsPage(tx, HUAXIA, { ywlsh, page: 1, size: 10 }).list;
      const oldToNew = [[xingming, grzh, '停薪留职/停发工资', '离休退休', '登记有误']];
      expect(listed()).toEqual(oldToNew);
      review(tx, { ywlsh, result: 'approve', opinion: '同意' });
      expect(accountSeals(tx.store).get(grzh)?.fcyy).toBe('02');
      // What it was is told also when it is no more.
      expect(listed()).toEqual(oldToNew);
    }));

  it('a case that came to nothing goes on saying what the reason was when it was handed in', () =>
    centre.transact((tx) => {
      const { grzh, xingming } = sealedOf(tx);
      send(tx, 'GJ0312', [{ grzh, xingming, xfcyy: '03', xgyy: '登记有误' }]);
      const proved = { grzh, xingming, xfcyy: '02', xgyy: '登记有误' };
      const { ywlsh } = send(tx, 'GJ0312', [proved], { papers: ['0212'] });
      withdrawCase(tx, HUAXIA, { ywlsh });
      const again = send(tx, 'GJ0312', [proved], { papers: ['0212'] });
      review(tx, { ywlsh: again.ywlsh, result: 'approve', opinion: '同意' });
      const reasons = caseRowsPage(tx, HUAXIA, { ywlsh, page: 1, size: 10 }).list[0]?.slice(2, 4);
      expect(reasons).toEqual(['停薪留职/停发工资', '离休退休']);
    }));

  it('an unchanged reason is said in the browser, too', () => {
    const member = memberHere({ grzh: '1', xingming: '甲', fcrq: '2026-10-31', fcyy: '01' });
    const rules = sealReasonImport.start({ ...UNIT_OPTIONS, members: [member] });
    const said = rules.judge(['1', '甲', '01', '登记有误']).problems.map(({ text }) => text);
    expect(said).toEqual(['新旧封存原因一致，无需修改']);
    const { data } = rules.judge(['1', '甲', '02', '登记有误']);
    expect(data && rules.derive(data)).toEqual(['与单位终止劳动关系', '2026-10-31']);
  });
});

describe('GJ0311', () => {
  const LIU_YANG: Actor = { kind: 'person', grzh: PEOPLE.刘洋.grzh };
  const { grzh, xingming } = PEOPLE.刘洋;
  const row = { grzh, xingming, xsjhm: NEW_PHONES.member };
  const paperOf = (tx: Transaction, ywlsh: string) =>
    documentOfActor(tx, HUAXIA, issueReceipt(tx, HUAXIA, { ywlsh }).zmbh).content.title;
  const state = (tx: Transaction, ywlsh: string) =>
    caseRowsPage(tx, HUAXIA, { ywlsh, page: 1, size: 10 }).list[0]?.at(-1);

  it('a number is refused that is another’s, the same as before, or twice in one list', () =>
    centre.transact((tx) => {
      const said = (xsjhm: string) => faultsOf(tx, 'GJ0311', { ...row, xsjhm });
      expect(said(PEOPLE.周凯.sjhm)).toEqual({ xsjhm: '该手机号码已被其他缴存人使用' });
      expect(said(PEOPLE.刘洋.sjhm)).toEqual({ xsjhm: '新手机号码与已登记的相同，无需变更' });
      expect(faultsOf(tx, 'GJ0311', { ...row, grzh: PEOPLE.周凯.grzh })).toEqual({
        grzh: '该职工在其他单位正常缴存',
      });
      const rows = [row, { ...row, grzh: PEOPLE.张建国.grzh, xingming: '张建国' }];
      expect(() => send(tx, 'GJ0311', rows)).toThrow(`手机号码与名单中${row.grzh}的相同`);
    }));

  it('rows refused for different reasons are told with how many each is about', () =>
    centre.transact((tx) => {
      const rows = [
        { ...row, xsjhm: PEOPLE.周凯.sjhm },
        { ...row, grzh: PEOPLE.张建国.grzh, xingming: '张建国', xsjhm: PEOPLE.周凯.sjhm },
        { ...row, xsjhm: PEOPLE.刘洋.sjhm },
      ];
      expect(() => send(tx, 'GJ0311', rows)).toThrow(/^有3行未通过中心核对：.+（\d行）；.+（\d行）/);
    }));

  it('is not evaluated before the members have answered, from the receipt on', () =>
    centre.transact((tx) => {
      const answer = send(tx, 'GJ0311', [row]);
      expect(answer).toMatchObject({ ywzt: '99', pj: '0' });
      expect(paperOf(tx, answer.ywlsh)).toBe('批量修改手机号受理回执');
      expect(caseDetail(tx, HUAXIA, { ywlsh: answer.ywlsh }).pj).toBe(answer.pj);
      answerPending(tx, LIU_YANG, { id: answer.ywlsh, ty: '0', dxyzm: '' });
      expect(caseDetail(tx, HUAXIA, { ywlsh: answer.ywlsh }).pj).toBe('1');
    }));

  it('counts once the member says so; a second list takes the place of the first', async () => {
    const first = await centre.transact((tx) => send(tx, 'GJ0311', [row]).ywlsh);
    const second = await centre.transact((tx) => send(tx, 'GJ0311', [row]).ywlsh);
    await centre.transact((tx) => {
      expect([state(tx, first), state(tx, second)]).toEqual(['已由后一次申请代替', '待确认']);
      const dxyzm = readOutbox(tx).find(({ to, code }) => to === row.xsjhm && code)?.code ?? '';
      answerPending(tx, LIU_YANG, { id: second, ty: '1', dxyzm });
      expect(persons(tx.store).get(grzh)?.sjhm).toBe(row.xsjhm);
      expect(state(tx, second)).toBe('已确认');
      // The case goes on saying which number it took the place of.
      const { list } = caseRowsPage(tx, HUAXIA, { ywlsh: second, page: 1, size: 10 });
      expect(list[0]?.slice(2, 4)).toEqual([maskPhone(PEOPLE.刘洋.sjhm), maskPhone(row.xsjhm)]);
    });
  });

  it('says who is waited for, and tells unit and members once nobody is any more: answered, or run out', async () => {
    const rows = [row, { ...row, grzh: PEOPLE.张建国.grzh, xingming: '张建国', xsjhm: NEW_PHONES.otherMember }];
    const ywlsh = await centre.transact((tx) => send(tx, 'GJ0311', rows).ywlsh);
    const told = (tx: Transaction) => readOutbox(tx).map(({ text }) => text);
    const named = (tx: Transaction) => {
      const record = cases(tx.store).get(ywlsh);
      return record && stateNote(tx.store, record);
    };
    await centre.transact((tx) => {
      // It is under way, and no result to be evaluated, until the members have answered.
      const under = (tab: string) => listCases(tx, HUAXIA, { tab, page: 1, size: 20 }).list.map((one) => one.ywlsh);
      expect(under('open')).toContain(ywlsh);
      expect(under('done')).not.toContain(ywlsh);
      expect(caseDetail(tx, HUAXIA, { ywlsh }).pj).toBe('0');
      expect(told(tx).join()).toContain('贵单位（华夏精密制造有限公司）的批量修改手机号');
      expect(named(tx)).toMatchObject({ mc: '待职工本人确认', nr: '已发送确认短信，已确认0人，待确认2人' });
      expect(told(tx).join()).toContain('已向2人的新手机号发送确认短信，待职工本人确认后生效');
      expect(told(tx).join()).not.toContain(`批量修改手机号（${ywlsh}）已办结`);
      const dxyzm = readOutbox(tx).find(({ to, code }) => to === row.xsjhm && code)?.code ?? '';
      answerPending(tx, LIU_YANG, { id: ywlsh, ty: '1', dxyzm });
      expect(named(tx)?.nr).toBe('已发送确认短信，已确认1人，待确认1人');
    });
    await centre.transact((tx) => moveClock(tx, { days: 5 }));
    await centre.transact((tx) => {
      expect(named(tx)).toBeUndefined();
      expect(caseDetail(tx, HUAXIA, { ywlsh }).pj).toBe('1');
      expect(listCases(tx, HUAXIA, { tab: 'open', page: 1, size: 20 }).total).toBe(0);
      expect(cases(tx.store).get(ywlsh)?.lc.at(-1)).toMatchObject({
        jdmc: '职工确认结果',
        yj: '已确认1人，超时未确认1人',
      });
      const ended = told(tx).filter((text) => text?.includes('职工确认已结束'));
      expect(ended).toHaveLength(1);
      expect(ended[0]).toContain('没有变更，需要变更的请与职工核实后再次办理');
      expect(told(tx).join()).toContain('未经您确认，没有变更，仍使用原手机号码');
    });
  });

  it('the member finds it on home and among the messages, until it is answered', async () => {
    const ywlsh = await centre.transact((tx) => send(tx, 'GJ0311', [row]).ywlsh);
    const asked = (tx: Transaction) => todos(tx, LIU_YANG).filter(({ title }) => title === '手机号码变更：待您确认');
    await centre.transact((tx) => {
      expect(asked(tx)).toMatchObject([{ lj: '/grwt/cxyw/jccx/grzhxx' }]);
      expect(asked(tx)[0]?.sxsm).toMatch(/^华夏精密制造有限公司申请变更为139\*{4}6666，请在2026-11-24 .*前确认或拒绝/);
      expect(listMessages(tx, LIU_YANG, { page: 1, size: 5 }).list[0]).toMatchObject({
        title: '手机号码变更待您确认',
      });
      answerPending(tx, LIU_YANG, { id: ywlsh, ty: '0', dxyzm: '' });
      expect(asked(tx)).toEqual([]);
      // Nothing that asks for a word is left, and both hear what became of it.
      const own = listMessages(tx, LIU_YANG, { page: 1, size: 5 }).list.map(({ title }) => title);
      expect(own).toContain('手机号码没有变更');
      expect(own).toContain('手机号码变更：您已拒绝');
      expect(own).not.toContain('手机号码变更待您确认');
      const texts = readOutbox(tx).filter(({ text }) => text?.includes('139****6666') && text.includes('没有变更'));
      expect(texts.map(({ to }) => to).sort()).toEqual([PEOPLE.刘洋.sjhm, OPERATORS.吴晓东.jbrsjhm].sort());
    });
  });

  it('ends for everybody in the hour it ends: rows, banner and messages say the same', async () => {
    const ywlsh = await centre.transact((tx) => send(tx, 'GJ0311', [row]).ywlsh);
    const end = await centre.transact((tx) => pendingPhones(tx, LIU_YANG)[0]?.yxq ?? '');
    const at = (time: string) => new Date(`${time.replace(' ', 'T')}+08:00`).getTime();
    await centre.transact((tx) => moveClock(tx, { now: at(end) - 60_000 }));
    expect(await centre.transact((tx) => [state(tx, ywlsh), caseDetail(tx, HUAXIA, { ywlsh }).ztsm?.mc])).toEqual([
      '待确认',
      '待职工本人确认',
    ]);
    await centre.transact((tx) => moveClock(tx, { now: at(end) + 60_000 }));
    await centre.transact((tx) => {
      expect(state(tx, ywlsh)).toBe('超时未确认');
      const detail = caseDetail(tx, HUAXIA, { ywlsh });
      expect(detail.ztsm).toMatchObject({ mc: '职工未确认', lx: 'ended' });
      expect(detail.ztsm?.nr).toMatch(/^已确认0人，超时未确认1人。未确认的手机号码没有变更/);
      expect(paperOf(tx, ywlsh)).toBe('批量修改手机号职工未确认通知书');
      expect(readOutbox(tx).some(({ text }) => text?.includes('职工确认已结束'))).toBe(true);
    });
  });

  it('what nobody confirms within 72 hours changes nothing', async () => {
    const ywlsh = await centre.transact((tx) => send(tx, 'GJ0311', [row]).ywlsh);
    await centre.transact((tx) => moveClock(tx, { days: 2 }));
    expect(await centre.transact((tx) => pendingPhones(tx, LIU_YANG))).toHaveLength(1);
    await centre.transact((tx) => moveClock(tx, { days: 2 }));
    expect(await centre.transact((tx) => pendingPhones(tx, LIU_YANG))).toEqual([]);
    expect(await centre.transact((tx) => state(tx, ywlsh))).toBe('超时未确认');
  });
});
