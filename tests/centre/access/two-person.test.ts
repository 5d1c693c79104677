import { startFor } from '@mocks/centre/access/admit';
import {
  changeRole,
  inviteOperator,
  listOperators,
  resumeOperator,
  stopOperator,
} from '@mocks/centre/access/operators';
import { touchSession } from '@mocks/centre/access/sessions';
import { findAccount } from '@mocks/centre/access/sign-in-accounts';
import {
  answerTwoPerson,
  CHECKS_ONLY,
  proposeTwoPerson,
  settingOf,
  twoPersonOf,
} from '@mocks/centre/access/two-person';
import { closeBatch } from '@mocks/centre/cases/batches';
import { deleteDraft, listDrafts, saveDraft } from '@mocks/centre/cases/drafts';
import { addMaterial } from '@mocks/centre/cases/materials/materials';
import { issueReceipt } from '@mocks/centre/certificates/case-receipt';
import { moveClock } from '@mocks/centre/daily-jobs';
import { ownDocument } from '@mocks/centre/documents/document';
import { type Actor, type Desk, Refusal } from '@mocks/centre/kernel/desk';
import { balanceOf, pendingAccount, trialBalance } from '@mocks/centre/kernel/ledger';
import { listMessages } from '@mocks/centre/kernel/messages';
import { issueNumber } from '@mocks/centre/kernel/numbers';
import { readOutbox } from '@mocks/centre/kernel/outbox';
import { persons, units } from '@mocks/centre/kernel/people';
import { unitCompleteness } from '@mocks/centre/members/unit-views';
import { submit } from '@mocks/centre/office/applications';
import { caseDetail, caseRowsPage, listCases, todos, withdrawCase } from '@mocks/centre/office/cases';
import { passCheck, returnCheck } from '@mocks/centre/office/checks';
import { review } from '@mocks/centre/office/review';
import { sendUnitCode } from '@mocks/centre/registration/unit-changes';
import { confirmRoster, dueMonth } from '@mocks/centre/remittance/confirm';
import { dueRoster } from '@mocks/centre/remittance/roster';
import { startCentre, type TestCentre } from '@mocks/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { toYuan } from '@/domain/money';
import { NEW_PHONES, NOBODY, OPERATORS, PEOPLE, UNITS } from '../../people';
import { clerk } from '../fixture';
import { sendRows } from '../hand-in';
import { PNG } from '../loan-fixture';

const { dwzh } = UNITS.华夏精密;
const WU = clerk(OPERATORS.吴晓东);
const XING = clerk(OPERATORS.邢芳);

let centre: TestCentre;
beforeAll(async () => {
  centre = await startCentre({ today: '2026-11-21' });
});
afterEach(() => centre.reset());
afterAll(() => centre.close());

function switchOn(desk: Desk, xe = '', zt = '1'): void {
  proposeTwoPerson(desk, WU, { zt, xe });
  answerTwoPerson(desk, XING, { ty: '1' });
}

/** 刘洋 is sealed, for a reason that no clerk of the centre reads. */
const ROW = { grzh: PEOPLE.刘洋.grzh, xingming: '刘洋', fcyy: '03', fcny: '2026-12', lzrq: '' };

interface Sent {
  ywlsh?: string;
  row?: typeof ROW;
  file?: boolean;
  /** What is said to be right after a return. */
  wwsm?: readonly object[];
}

function send(
  desk: Desk,
  actor: Actor,
  { ywlsh = issueNumber(desk, actor, 'GJ0305'), row = ROW, file = false, wwsm }: Sent = {},
) {
  const { pcbh } = sendRows(desk, actor, 'GJ0305', [row], ywlsh);
  if (file) addMaterial(desk, actor, { ywlsh, wjlxId: '0212', name: '文件.png', bytes: PNG });
  return submit(desk, actor, { ywlx: 'GJ0305', ywlsh, pcbh, ywwd: '0101', cns: '1', wwsm });
}

const stateOf = (desk: Desk) => persons(desk.store).get(PEOPLE.刘洋.grzh)?.grzhzt;
const refusal = (work: () => unknown): string => {
  try {
    work();
    return 'accepted';
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown;
    return thrown.message;
  }
};
function caught(work: () => unknown): Refusal {
  try {
    work();
  } catch (thrown) {
    if (thrown instanceof Refusal) return thrown;
    throw thrown;
  }
  throw new Error('accepted');
}
const idOf = (desk: Desk, name: string) =>
  listOperators(desk, WU).find(({ xingming }) => xingming === name)?.czyid ?? '';

describe('operators', () => {
  it('are listed with role, state and their own last sign-in; numbers are masked', () =>
    centre.transact((desk) => {
      startFor(desk, 0, '2', { kind: 'unit', dwzh }, '101', OPERATORS.邢芳.jbrzjhm);
      const [first, second] = listOperators(desk, WU);
      expect(first).toMatchObject({ xingming: '吴晓东', js: '1', zt: '1', bs: '1', zjdl: '' });
      expect(second).toMatchObject({ xingming: '邢芳', js: '3', zt: '1', bs: '0' });
      expect(second?.zjdl).toMatch(/^2026-11-21 /);
      expect(JSON.stringify([first, second])).not.toContain(OPERATORS.邢芳.jbrzjhm);
    }));

  it('an invited one has no password until they choose one, and is told how by SMS', () =>
    centre.transact((desk) => {
      const asked = { xingming: '程立', zjhm: NOBODY.another, sjhm: NEW_PHONES.invited, js: '2' };
      expect(inviteOperator(desk, WU, asked).at(-1)).toMatchObject({ xingming: '程立', js: '2', zt: '2' });
      expect(findAccount(desk, '2', dwzh, NOBODY.another)).toBeUndefined();
      expect(readOutbox(desk).some(({ to, text }) => to === NEW_PHONES.invited && text?.includes('经办岗操作员'))).toBe(
        true,
      );
      expect(refusal(() => inviteOperator(desk, WU, asked))).toBe('该人员已是本单位的操作员');
    }));

  it('only a manager changes them, nobody stops themselves, and one manager stays', () =>
    centre.transact((desk) => {
      expect(refusal(() => stopOperator(desk, XING, { czyid: idOf(desk, '吴晓东') }))).toMatch(/^只有管理岗/);
      expect(refusal(() => stopOperator(desk, WU, { czyid: idOf(desk, '吴晓东') }))).toMatch(/^不能停用自己/);
      expect(refusal(() => changeRole(desk, WU, { czyid: idOf(desk, '吴晓东'), js: '2' }))).toBe(
        '至少保留一名在用的管理岗',
      );
      changeRole(desk, WU, { czyid: idOf(desk, '邢芳'), js: '1' });
      stopOperator(desk, XING, { czyid: idOf(desk, '吴晓东') });
      expect(findAccount(desk, '2', dwzh)).toBeUndefined();
      resumeOperator(desk, XING, { czyid: idOf(desk, '吴晓东') });
      expect(findAccount(desk, '2', dwzh)).toBeDefined();
    }));

  it('who is stopped is signed out at once and signs in no more', () =>
    centre.transact((desk) => {
      const { token } = startFor(desk, 0, '2', { kind: 'unit', dwzh }, '101', OPERATORS.邢芳.jbrzjhm);
      expect(touchSession(desk, token, 1)).toBeDefined();
      stopOperator(desk, WU, { czyid: idOf(desk, '邢芳') });
      expect(touchSession(desk, token, 2)).toBeUndefined();
      expect(findAccount(desk, '2', dwzh, OPERATORS.邢芳.jbrzjhm)).toBeUndefined();
    }));
});

describe('the switch', () => {
  it('needs two: one asks, another says yes, nobody both', () =>
    centre.transact((desk) => {
      expect(refusal(() => proposeTwoPerson(desk, XING, { zt: '1', xe: '' }))).toMatch(/^只有管理岗/);
      expect(refusal(() => proposeTwoPerson(desk, WU, { zt: '1', xe: '-1' }))).toMatch(/大于0的金额/);
      proposeTwoPerson(desk, WU, { zt: '1', xe: '100000' });
      expect(settingOf(desk.store, dwzh).zt).toBe('0');
      expect(refusal(() => answerTwoPerson(desk, WU, { ty: '1' }))).toMatch(/不能自己确认/);
      expect(todos(desk, XING).map(({ title }) => title)).toContain('双人复核设置待确认');
      expect(todos(desk, WU).map(({ title }) => title)).not.toContain('双人复核设置待确认');
      answerTwoPerson(desk, XING, { ty: '1' });
      expect(twoPersonOf(desk, WU)).toMatchObject({ zt: '1', xe: '100000.00', sq: null });
      expect(refusal(() => stopOperator(desk, WU, { czyid: idOf(desk, '邢芳') }))).toMatch(/^已开通双人复核/);
      proposeTwoPerson(desk, WU, { zt: '0', xe: '' });
      answerTwoPerson(desk, WU, { ty: '0' });
      expect(settingOf(desk.store, dwzh).zt).toBe('1');
    }));

  it('is told at once to whoever may say yes, by SMS and as a to-do, and again after five working days, like a case', async () => {
    const sms = () =>
      centre.transact((desk) => readOutbox(desk).filter(({ text }) => text?.includes('申请开通双人复核')));
    await centre.transact((desk) => proposeTwoPerson(desk, WU, { zt: '1', xe: '' }));
    expect((await sms()).map(({ to, text }) => [to, text])).toEqual([
      [
        OPERATORS.邢芳.jbrsjhm,
        expect.stringMatching(/吴晓东于.*须本单位另一名操作员确认后生效，请邢芳（复核岗）在“操作员管理”中确认或不同意/),
      ],
    ]);
    await centre.transact((desk) => moveClock(desk, { now: '2026-11-26' }));
    expect(await sms()).toHaveLength(1);
    // Saturday 21 November, and five working days.
    await centre.transact((desk) => moveClock(desk, { now: '2026-11-27' }));
    const [again] = (await sms()).filter(({ text }) => text?.includes('尚未确认'));
    expect(again).toMatchObject({ to: OPERATORS.邢芳.jbrsjhm });
    expect(await centre.transact((desk) => todos(desk, XING).map(({ title }) => title))).toContain(
      '双人复核设置待确认',
    );
    await centre.transact((desk) => answerTwoPerson(desk, XING, { ty: '1' }));
    await centre.transact((desk) => moveClock(desk, { now: '2026-12-20' }));
    expect((await sms()).filter(({ text }) => text?.includes('尚未确认'))).toHaveLength(1);
  });

  it('without a second one who may check there is nothing to ask for', () =>
    centre.transact((desk) => {
      stopOperator(desk, WU, { czyid: idOf(desk, '邢芳') });
      expect(refusal(() => proposeTwoPerson(desk, WU, { zt: '1', xe: '' }))).toMatch(/^须由另一名/);
    }));
});

describe('what one prepares', () => {
  it('is said to be taken in nowhere before another has said yes: not in case, list, paper, message or SMS', () =>
    centre.transact((desk) => {
      switchOn(desk);
      const { ywlsh } = send(desk, WU);
      const detail = caseDetail(desk, WU, { ywlsh });
      expect(detail).toMatchObject({ dfh: true, cnbjsj: '' });
      expect(detail.ztsm?.nr).toMatch(/^本单位已开通双人复核，由邢芳（复核岗）在“我的办件”中复核，通过后才提交中心/);
      expect(detail.lc).toEqual([expect.objectContaining({ jdmc: '提交申请', yj: '已提交，待单位复核' })]);
      expect(listCases(desk, WU, { page: 1, size: 1 }).list[0]).toMatchObject({ dfh: true, ddsm: '待单位复核' });
      const paper = JSON.stringify(ownDocument(desk, WU, issueReceipt(desk, WU, { ywlsh }).zmbh).content);
      expect(paper).toContain('封存提交回执');
      expect(paper).not.toMatch(/受理时间|承诺办结日|已受理/);
      const told = listMessages(desk, WU, { page: 1, size: 50 }).list.find((one) => one.ywlsh === ywlsh);
      expect(told).toMatchObject({ title: '封存待复核' });
      expect(told?.nr).toMatch(
        /^封存（\d+，吴晓东经办）待复核（月缴存额减少2,688.00元，本单位已开通双人复核），请邢芳（复核岗）在“我的办件”中复核或退回/,
      );
      const sms = readOutbox(desk).filter(({ text }) => text?.includes(ywlsh));
      expect(sms.map(({ to }) => to)).toEqual([OPERATORS.邢芳.jbrsjhm]);
      passCheck(desk, XING, { ywlsh });
      expect(caseDetail(desk, WU, { ywlsh }).dfh).toBeUndefined();
    }));

  it('the day counts from the yes: with a clerk the promise and the time of taking in are those of the check', async () => {
    const ywlsh = await centre.transact((desk) => {
      switchOn(desk);
      return send(desk, WU, { row: { ...ROW, fcyy: '01', lzrq: '2026-11-20' }, file: true }).ywlsh;
    });
    await centre.transact((desk) => moveClock(desk, { days: 9 }));
    await centre.transact((desk) => {
      const passed = passCheck(desk, XING, { ywlsh });
      expect(passed.slsj).toMatch(/^2026-11-30/);
      expect(passed.cnbjsj).toBe('2026-12-01');
      expect(passed.lc.map(({ yj }) => yj)).toEqual([
        '已提交，待单位复核',
        expect.stringMatching(/^复核通过，提交中心，转人工审核：/),
      ]);
    });
  });

  it('another case that waits for its check stands in the way by name: who prepared it, who may check it, and where it lies', () =>
    centre.transact((desk) => {
      switchOn(desk);
      const first = send(desk, WU).ywlsh;
      const again = caught(() => send(desk, WU));
      expect(again.message).toBe(
        `封存（${first}，吴晓东经办）待单位复核，中心尚未受理：请先由邢芳（复核岗）在“我的办件”中复核通过或退回，或由吴晓东撤回那一笔，再提交这一笔`,
      );
      expect(again.data).toEqual({ ywlsh: first });
      // The list of the month is handed in while the sealing waits: the sealing then waits for the list, not for a correction.
      const unit = units(desk.store).get(dwzh);
      if (!unit) throw new Error('no unit');
      const hjny = dueMonth(desk, unit);
      const { hjrs, hjje } = dueRoster(desk.store, dwzh, hjny).figures;
      const { qcqrdh } = confirmRoster(desk, WU, { hjny, hjksfs: '2', hjrs: String(hjrs), hjje: toYuan(hjje) });
      const list = issueNumber(desk, WU, 'GJ0201');
      submit(desk, WU, { hjny, hjksfs: '2', qcqrdh, hjfs: '03', ywwd: '0101', ywlx: 'GJ0201', ywlsh: list });
      const blocked = caught(() => passCheck(desk, XING, { ywlsh: first }));
      expect(blocked.message).toContain(`汇缴（${list}，吴晓东经办）待单位复核`);
      expect(blocked.message).toMatch(/请先由邢芳（复核岗）.*再办理封存$/);
      expect(blocked.message).not.toContain('请退回经办人修改');
      expect(blocked.data).toEqual({ ywlsh: list });
    }));

  it('waits for another one; the centre has done nothing yet, and nobody checks their own', () =>
    centre.transact((desk) => {
      switchOn(desk);
      const { ywlsh, ywzt, ddsm, dfh, cnbjsj } = send(desk, WU);
      expect([ywzt, ddsm, dfh, cnbjsj]).toEqual(['98', '待单位复核', true, '']);
      expect(stateOf(desk)).toBe('01');
      expect(refusal(() => review(desk, { ywlsh, result: 'approve', opinion: '' }))).toBe('该业务待单位复核，不能审核');
      expect(refusal(() => passCheck(desk, WU, { ywlsh }))).toMatch(/^不能复核自己经办的业务/);
      expect(caseDetail(desk, WU, { ywlsh }).kfh).toBe(false);
      expect(caseDetail(desk, XING, { ywlsh }).kfh).toBe(true);
      expect(todos(desk, XING).map(({ title }) => title)).toContain('待复核：封存');
      expect(passCheck(desk, XING, { ywlsh }).ywzt).toBe('99');
      expect(stateOf(desk)).toBe('02');
      // A repetition after a lost answer.
      expect(passCheck(desk, XING, { ywlsh }).ywzt).toBe('99');
      const [row] = listCases(desk, WU, { page: 1, size: 10 }).list;
      expect(row).toMatchObject({ jbrxm: '吴晓东', fhrxm: '邢芳', sjrs: 1 });
    }));

  it('is returned with the reason; what was changed is marked, rows and files too', () =>
    centre.transact((desk) => {
      switchOn(desk);
      const { ywlsh } = send(desk, WU);
      expect(refusal(() => returnCheck(desk, XING, { ywlsh, yy: ' ' }))).toBe('请填写退回原因');
      const back = returnCheck(desk, XING, { ywlsh, yy: '原因应为终止劳动关系' });
      expect(back).toMatchObject({ ywzt: '97', sbyy: { yy: '原因应为终止劳动关系' } });
      const row = { ...ROW, fcyy: '01', lzrq: '2026-11-20' };
      expect(send(desk, WU, { ywlsh, row }).ywzt).toBe('98');
      expect(caseDetail(desk, XING, { ywlsh }).fhxg).toEqual([{ label: '明细', value: '修改1行' }]);
      // Each cell that is otherwise says what stood there.
      const { lm, bd } = caseRowsPage(desk, XING, { ywlsh, page: 1, size: 10 });
      const stake = ['缴存基数', '月缴存额', '缴至年月', '最后月份是否足额', '贷款提示'];
      expect(lm).toEqual(['姓名', '个人账号', '封存原因', '停缴年月', '离职或退休日期', ...stake]);
      expect(bd).toEqual([{ lx: '1', yz: { 封存原因: '停薪留职/停发工资', 离职或退休日期: '--' } }]);
      expect(caseRowsPage(desk, XING, { ywlsh, page: 1, size: 10, cx: '张建国' }).total).toBe(0);
      expect(caseRowsPage(desk, XING, { ywlsh, page: 1, size: 10, cx: '刘洋', jbd: '1' }).total).toBe(1);
      returnCheck(desk, XING, { ywlsh, yy: '请上传终止劳动关系文件' });
      expect(send(desk, WU, { ywlsh, row, file: true }).ywzt).toBe('98');
      expect(caseDetail(desk, XING, { ywlsh }).fhxg).toEqual([{ label: '申请材料', value: '已补充' }]);
      // A file goes on to a clerk of the centre.
      expect(passCheck(desk, XING, { ywlsh }).ywzt).toBe('98');
      expect(review(desk, { ywlsh, result: 'approve', opinion: '' }).ywzt).toBe('99');
      expect(stateOf(desk)).toBe('02');
    }));

  it('rows sent for a correction that is left again cost nothing: the case is about those handed in until then', () =>
    centre.transact((desk) => {
      switchOn(desk);
      const { ywlsh } = send(desk, WU);
      returnCheck(desk, XING, { ywlsh, yy: '原因应为终止劳动关系' });
      const reasonOf = (actor: Actor) => caseRowsPage(desk, actor, { ywlsh, page: 1, size: 10 }).list.flat().join(' ');
      const before = reasonOf(WU);
      const first = String(caseDetail(desk, WU, { ywlsh }).tjnr?.pcbh);
      for (const fcyy of ['01', '02']) {
        sendRows(desk, WU, 'GJ0305', [{ ...ROW, fcyy, lzrq: '2026-11-20' }], ywlsh);
      }
      expect(caseDetail(desk, WU, { ywlsh }).ywzt).toBe('97');
      expect(reasonOf(WU)).toBe(before);
      expect(closeBatch(desk, WU, first).zs).toBe(1);
      send(desk, WU, { ywlsh, row: { ...ROW, fcyy: '01', lzrq: '2026-11-20' } });
      expect(reasonOf(XING)).not.toBe(before);
      expect(refusal(() => closeBatch(desk, WU, first))).toBe('未找到明细批次，请重新导入');
    }));

  it('what was returned by the centre and is said to be right is read by its clerk, also after the check', () =>
    centre.transact((desk) => {
      switchOn(desk);
      const row = { ...ROW, fcyy: '01', lzrq: '2026-11-20' };
      const { ywlsh } = send(desk, WU, { row, file: true });
      passCheck(desk, XING, { ywlsh });
      review(desk, { ywlsh, result: 'return', opinion: '封存原因与文件不符' });
      send(desk, WU, { ywlsh, row, wwsm: [{ bh: '', sm: '文件第二页写明协商解除' }] });
      const passed = passCheck(desk, XING, { ywlsh });
      expect(passed.ywzt).toBe('98');
      expect(passed.lc.at(-1)?.yj).toMatch(/^复核通过，提交中心，转人工审核：.*申请人说明被退回的内容经核对无误/);
    }));

  it('numbers stand whole for who checks them and for nobody else; one that differs behind its mask is marked', () =>
    centre.transact((desk) => {
      switchOn(desk);
      const account = (fkzh: string, ywlsh = issueNumber(desk, WU, 'GJ0109')) => {
        const mandate = { czlx: '1', zhlx: '02', fkyhdm: '105', sfwtkk: '1', kkr: '12', cns: '1' };
        return submit(desk, WU, {
          ...mandate,
          ...{ fkhm: UNITS.华夏精密.dwmc, fkzh },
          ...{ ywlx: 'GJ0109', ywlsh },
        }).ywlsh;
      };
      const shown = (actor: Actor, ywlsh: string) =>
        caseDetail(desk, actor, { ywlsh }).sqnr.find(({ label }) => label === '付款账号')?.value;
      const ywlsh = account('11050162510000009988');
      expect(shown(WU, ywlsh)).toMatch(/^1105\*+9988$/);
      expect(shown(XING, ywlsh)).toBe('11050162510000009988');
      const paper = ownDocument(desk, XING, issueReceipt(desk, XING, { ywlsh }).zmbh);
      expect(JSON.stringify(paper.content)).not.toContain('11050162510000009988');
      returnCheck(desk, XING, { ywlsh, yy: '账号与开户许可证不符' });
      addMaterial(desk, WU, { ywlsh, wjlxId: '0215', name: '开户许可证.png', bytes: PNG });
      account('11050162510000119988', ywlsh);
      const marked = (actor: Actor) =>
        caseDetail(desk, actor, { ywlsh }).fhxg?.find(({ label }) => label === '付款账号')?.value;
      expect(marked(XING)).toBe('11050162510000009988');
      expect(marked(WU)).toMatch(/^1105\*+9988$/);
      passCheck(desk, XING, { ywlsh });
      expect(shown(XING, ywlsh)).toMatch(/^1105\*+9988$/);
    }));

  it('so do the numbers of an operator who changes', () =>
    centre.transact((desk) => {
      switchOn(desk);
      const code = { sjhm: sendUnitCode(desk, WU, NEW_PHONES.operator).sjhm };
      expect(code.sjhm).toBe('139****0002');
      const dxyzm = readOutbox(desk).find(({ to, kind }) => to === NEW_PHONES.operator && kind === 'sms')?.code;
      const ywlsh = issueNumber(desk, WU, 'GJ0102');
      submit(desk, WU, { jbrsjhm: NEW_PHONES.operator, dxyzm, ywlx: 'GJ0102', ywlsh });
      const phone = (actor: Actor) =>
        caseDetail(desk, actor, { ywlsh }).sqnr.find(({ label }) => label === '经办人手机')?.value;
      expect(phone(XING)).toMatch(new RegExp(`→ ${NEW_PHONES.operator}$`));
      expect(phone(WU)).toMatch(/→ 139\*{4}0002$/);
    }));

  it('may be taken back while it waits; what holds no longer is not passed on', () =>
    centre.transact((desk) => {
      switchOn(desk);
      const { ywlsh } = send(desk, WU);
      expect(withdrawCase(desk, WU, { ywlsh }).ywzt).toBe('85');
      const again = send(desk, WU).ywlsh;
      const liu = persons(desk.store).get(PEOPLE.刘洋.grzh);
      if (!liu) throw new Error('nobody');
      persons(desk.store).put(liu.grzh, { ...liu, grzhzt: '06' });
      expect(refusal(() => passCheck(desk, XING, { ywlsh: again }))).toMatch(/冻结/);
      expect(caseDetail(desk, XING, { ywlsh: again }).ywzt).toBe('98');
    }));

  it('who only checks prepares nothing', () =>
    centre.transact((desk) => {
      switchOn(desk);
      expect(refusal(() => send(desk, XING))).toMatch(/您的岗位为复核/);
    }));

  it('what was returned is to do for who may hand it in, and for nobody who only checks', () =>
    centre.transact((desk) => {
      const waiting = (actor: Actor) => todos(desk, actor).map(({ title }) => title);
      const leads = (actor: Actor) => todos(desk, actor).filter(({ lj }) => !lj).length;
      switchOn(desk);
      const { ywlsh } = send(desk, WU);
      returnCheck(desk, XING, { ywlsh, yy: '原因应为终止劳动关系' });
      expect(waiting(WU)).toContain('封存：待补正');
      expect(waiting(XING)).not.toContain('封存：待补正');
      // Nothing that waits for them leads into a form.
      expect(leads(XING)).toBe(0);
      expect(listCases(desk, WU, { page: 1, size: 1, tab: 'todo' }).list).toHaveLength(1);
      expect(listCases(desk, XING, { page: 1, size: 1, tab: 'todo' }).list).toHaveLength(0);
      expect(caseDetail(desk, WU, { ywlsh }).kbz).toBeUndefined();
      expect(caseDetail(desk, XING, { ywlsh }).kbz).toBe(false);
      expect([unitCompleteness(desk, WU).jfh, unitCompleteness(desk, XING).jfh]).toEqual([undefined, '1']);
      // In another role, or without the setting, they are one of those who may put right what the centre returns, not what they sent back.
      changeRole(desk, WU, { czyid: idOf(desk, '邢芳'), js: '1' });
      expect(waiting(XING)).not.toContain('封存：待补正');
      send(desk, WU, { ywlsh, file: true });
      passCheck(desk, XING, { ywlsh });
      review(desk, { ywlsh, result: 'return', opinion: '请核对' });
      expect(waiting(XING)).toContain('封存：待补正');
      expect(listMessages(desk, WU, { page: 1, size: 1 }).list[0]?.title).toBe('封存需要补正');
      const paper = () => ownDocument(desk, WU, issueReceipt(desk, WU, { ywlsh }).zmbh).content.title;
      expect(paper()).toBe('封存补正通知书');
      send(desk, WU, { ywlsh, file: true });
      returnCheck(desk, XING, { ywlsh, yy: '再核对一次' });
      expect(paper()).toBe('封存复核退回通知书');
    }));

  it('who sent it back or took it back is said; the centre has not had it, and whoever sent it back has nothing to put right', () =>
    centre.transact((desk) => {
      // Above a limit alone: 邢芳 prepares as well as checks.
      switchOn(desk, '1000.00', '0');
      const { ywlsh } = send(desk, WU);
      const told = () => listMessages(desk, WU, { page: 1, size: 20 }).list[0];
      returnCheck(desk, XING, { ywlsh, yy: '原因应为终止劳动关系' });
      expect(caseDetail(desk, WU, { ywlsh })).toMatchObject({ dfh: true, ddsm: '等待吴晓东修改' });
      expect(ownDocument(desk, WU, issueReceipt(desk, WU, { ywlsh }).zmbh).content.title).toBe('封存复核退回通知书');
      expect(told()?.title).toBe('封存复核退回');
      expect(told()?.nr).toMatch(/由复核人邢芳退回：原因应为终止劳动关系。请于\S+当日24时前修改后重新提交复核。$/);
      const toDo = (actor: Actor) => todos(desk, actor).find((one) => one.ywlsh === ywlsh)?.sxsm;
      expect(toDo(WU)).toMatch(/^复核人邢芳退回：原因应为终止劳动关系；由吴晓东于\S+前修改后重新提交复核$/);
      expect(toDo(XING)).toBeUndefined();
      expect(caseDetail(desk, XING, { ywlsh }).kbz).toBe(false);
      // Only who made it takes it back.
      expect(caseDetail(desk, XING, { ywlsh }).kch).toBe(false);
      expect(() => withdrawCase(desk, XING, { ywlsh })).toThrow('该业务由吴晓东经办，请由吴晓东撤回');
      expect(withdrawCase(desk, WU, { ywlsh })).toMatchObject({ ywzt: '85', dfh: true });
      expect(told()?.nr).toContain('已撤回。');
    }));

  it('who is to check sends back with a reason, and takes nothing back that another made', () =>
    centre.transact((desk) => {
      switchOn(desk);
      const { ywlsh } = send(desk, WU);
      expect(caseDetail(desk, XING, { ywlsh })).toMatchObject({ kfh: true, kch: false });
      expect(listCases(desk, XING, { page: 1, size: 1 }).list[0]).toMatchObject({ kfh: true, kch: false });
      expect(listCases(desk, WU, { page: 1, size: 1 }).list[0]).toMatchObject({ kfh: false, kch: true });
      expect(() => withdrawCase(desk, XING, { ywlsh })).toThrow('该业务由您复核，请复核通过，或写明原因退回');
      expect(caseDetail(desk, WU, { ywlsh }).ywzt).toBe('98');
    }));

  it('what one who was stopped had handed in goes on with the others who may act: SMS, names, to-do, taking back', () =>
    centre.transact((desk) => {
      // Without the setting 邢芳 prepares as well.
      const { ywlsh } = send(desk, XING, { file: true });
      review(desk, { ywlsh, result: 'return', opinion: '请核对' });
      const smsOf = (said: string) =>
        readOutbox(desk)
          .filter(({ text }) => text?.includes(said))
          .map(({ to }) => to);
      expect(smsOf('需要补正')).toEqual([OPERATORS.邢芳.jbrsjhm]);
      expect(() => withdrawCase(desk, WU, { ywlsh })).toThrow('请由邢芳撤回');
      stopOperator(desk, WU, { czyid: idOf(desk, '邢芳') });
      const { clqx } = caseDetail(desk, WU, { ywlsh });
      moveClock(desk, { now: clqx ?? '' });
      expect(smsOf('尚未补正')).toEqual([OPERATORS.吴晓东.jbrsjhm]);
      expect(caseDetail(desk, WU, { ywlsh })).toMatchObject({ kch: true });
      const taken = withdrawCase(desk, WU, { ywlsh });
      expect(taken.lc.at(-1)).toMatchObject({ clr: '经办人吴晓东', yj: '经办人吴晓东撤回' });
      expect(smsOf('已由吴晓东撤回')).toEqual([OPERATORS.吴晓东.jbrsjhm]);
    }));

  it('what the unit sent back to one who was stopped names who goes on with it, also who sent it back', () =>
    centre.transact((desk) => {
      switchOn(desk, '1000.00', '0');
      inviteOperator(desk, WU, { xingming: '程立', zjhm: NOBODY.another, sjhm: '13911110009', js: '2' });
      const unit = units(desk.store).get(dwzh);
      if (!unit) throw new Error('no unit');
      const operators = (unit.operators ?? []).map((one) => ({ ...one, passwordHash: one.passwordHash || 'set' }));
      units(desk.store).put(dwzh, { ...unit, operators });
      const maker: Actor = { kind: 'unit', dwzh, operator: NOBODY.another };
      const { ywlsh } = send(desk, maker);
      returnCheck(desk, WU, { ywlsh, yy: '请核对' });
      expect(caseDetail(desk, WU, { ywlsh }).kbz).toBe(false);
      stopOperator(desk, WU, { czyid: idOf(desk, '程立') });
      expect(caseDetail(desk, WU, { ywlsh })).toMatchObject({ ddsm: '等待吴晓东或邢芳修改' });
      expect(caseDetail(desk, WU, { ywlsh }).kbz).toBeUndefined();
      expect(todos(desk, WU).find((one) => one.ywlsh === ywlsh)?.sxsm).toContain('由吴晓东或邢芳于');
    }));

  it('a draft is for who may hand it in: who only checks neither sees nor deletes it', () =>
    centre.transact((desk) => {
      const ywlsh = issueNumber(desk, WU, 'GJ0305');
      const draft = { ywlx: 'GJ0305', ywlsh, bbh: 1, dqbz: 'form', nr: '{}', xgcs: 0 };
      saveDraft(desk, WU, draft);
      expect(listDrafts(desk, XING)).toHaveLength(1);
      switchOn(desk);
      expect(listDrafts(desk, XING)).toHaveLength(0);
      expect(() => deleteDraft(desk, XING, { ywlx: 'GJ0305', ywlsh })).toThrow(CHECKS_ONLY);
      expect(listDrafts(desk, WU)).toHaveLength(1);
    }));

  it('what goes on waiting for its check is told again to who may check it, each five working days', () =>
    centre.transact((desk) => {
      switchOn(desk);
      const { ywlsh } = send(desk, WU);
      const since = desk.today();
      const again = () => readOutbox(desk).filter(({ text }) => text?.includes(`自${since}起待复核，尚未办理`));
      moveClock(desk, { now: '2026-11-26' });
      expect(again()).toHaveLength(0);
      moveClock(desk, { now: '2026-12-05' });
      expect(again().map(({ to }) => to)).toEqual([OPERATORS.邢芳.jbrsjhm, OPERATORS.邢芳.jbrsjhm]);
      passCheck(desk, XING, { ywlsh });
      moveClock(desk, { now: '2026-12-20' });
      expect(again()).toHaveLength(2);
    }));

  it('a sum above the limit needs two also where it is switched off; the list is remitted once it is checked', () =>
    centre.transact((desk) => {
      switchOn(desk, '100000.00', '0');
      expect(send(desk, WU).ywzt).toBe('99');
      const unit = units(desk.store).get(dwzh);
      if (!unit) throw new Error('no unit');
      const hjny = dueMonth(desk, unit);
      const { hjrs, hjje } = dueRoster(desk.store, dwzh, hjny).figures;
      expect(hjje).toBeGreaterThan(10_000_000n);
      const { qcqrdh } = confirmRoster(desk, WU, { hjny, hjksfs: '2', hjrs: String(hjrs), hjje: toYuan(hjje) });
      const ywlsh = issueNumber(desk, WU, 'GJ0201');
      const values = { hjny, hjksfs: '2', qcqrdh, hjfs: '03', ywwd: '0101' };
      expect(submit(desk, WU, { ...values, ywlx: 'GJ0201', ywlsh })).toMatchObject({ ywzt: '98', ddsm: '待单位复核' });
      expect(balanceOf(desk.store, pendingAccount(dwzh))).toBe(0n);
      expect(passCheck(desk, XING, { ywlsh }).ywzt).toBe('02');
      expect(listCases(desk, WU, { page: 1, size: 1 }).list[0]).toMatchObject({
        je: toYuan(hjje),
        sjrs: hjrs,
        fhrxm: '邢芳',
      });
      expect(trialBalance(desk.store)).toBe(0n);
    }));
});
