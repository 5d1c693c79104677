import { changeRole, listOperators, stopOperator } from '@mocks/centre/access/operators';
import { answerTwoPerson, CHECKS_ONLY, proposeTwoPerson } from '@mocks/centre/access/two-person-rule';
import { closeBatch } from '@mocks/centre/cases/batch/batches';
import { deleteDraft, listDrafts, saveDraft } from '@mocks/centre/cases/drafts/drafts';
import { addMaterial } from '@mocks/centre/cases/materials/materials';
import { issueReceipt } from '@mocks/centre/certificates/case-receipt';
import { moveClock } from '@mocks/centre/daily-jobs';
import { documentOfActor } from '@mocks/centre/documents/document';
import { balanceOf, pendingAccount, trialBalance } from '@mocks/centre/kernel/accounts/ledger';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { listMessages } from '@mocks/centre/kernel/messages/messages';
import { readOutbox } from '@mocks/centre/kernel/messages/outbox';
import { persons, units } from '@mocks/centre/kernel/people';
import { type Actor, BusinessError, type Transaction } from '@mocks/centre/kernel/transaction';
import { unitCompleteness } from '@mocks/centre/members/unit/unit-views';
import { submit } from '@mocks/centre/office/applications';
import { caseDetail, caseRowsPage, listCases, todos, withdrawCase } from '@mocks/centre/office/cases';
import { passCheck, returnCheck } from '@mocks/centre/office/checks';
import { inviteOperator } from '@mocks/centre/office/operator-invitation';
import { review } from '@mocks/centre/office/review';
import { sendUnitChangeCode } from '@mocks/centre/registration/unit-changes';
import { confirmRoster, dueMonth } from '@mocks/centre/remittance/list/confirm';
import { dueRoster } from '@mocks/centre/remittance/list/roster';
import { describe, expect, it } from 'vitest';
import { toYuan } from '@/domain/money';
import { fileCentre } from '../../file-centre';
import { NEW_PHONES, NOBODY, OPERATORS, PEOPLE, UNITS } from '../../people';
import { clerk } from '../fixture';
import { PNG } from '../loan-fixture';
import { sendRows } from '../submit';

const { dwzh } = UNITS.华夏精密;

const WU = clerk(OPERATORS.吴晓东);

const XING = clerk(OPERATORS.邢芳);

const centre = fileCentre();

function switchOn(tx: Transaction, xe = '', zt = '1'): void {
  proposeTwoPerson(tx, WU, { zt, xe });
  answerTwoPerson(tx, XING, { ty: '1' });
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
  tx: Transaction,
  actor: Actor,
  { ywlsh = issueNumber(tx, actor, 'GJ0305'), row = ROW, file = false, wwsm }: Sent = {},
) {
  const { pcbh } = sendRows(tx, actor, 'GJ0305', [row], ywlsh);
  if (file) addMaterial(tx, actor, { ywlsh, wjlxId: '0212', name: '文件.png', bytes: PNG });
  return submit(tx, actor, { ywlx: 'GJ0305', ywlsh, pcbh, ywwd: '0101', cns: '1', wwsm });
}

const stateOf = (tx: Transaction) => persons(tx.store).get(PEOPLE.刘洋.grzh)?.grzhzt;

const refusal = (work: () => unknown): string => {
  try {
    work();
    return 'accepted';
  } catch (thrown) {
    if (!(thrown instanceof BusinessError)) throw thrown;
    return thrown.message;
  }
};

function caught(work: () => unknown): BusinessError {
  try {
    work();
  } catch (thrown) {
    if (thrown instanceof BusinessError) return thrown;
    throw thrown;
  }
  throw new Error('accepted');
}

const idOf = (tx: Transaction, name: string) =>
  listOperators(tx, WU).find(({ xingming }) => xingming === name)?.czyid ?? '';

describe('what one prepares', () => {
  it('is said to be taken in nowhere before another has said yes: not in case, list, paper, message or SMS', () =>
    centre.transact((tx) => {
      switchOn(tx);
      const { ywlsh } = send(tx, WU);
      const detail = caseDetail(tx, WU, { ywlsh });
      expect(detail).toMatchObject({ dfh: true, cnbjsj: '' });
      expect(detail.ztsm?.nr).toMatch(/^本单位已开通双人复核，由邢芳（复核岗）在“我的办件”中复核，通过后才提交中心/);
      expect(detail.lc).toEqual([expect.objectContaining({ jdmc: '提交申请', yj: '已提交，待单位复核' })]);
      expect(listCases(tx, WU, { page: 1, size: 1 }).list[0]).toMatchObject({ dfh: true, ddsm: '待单位复核' });
      const paper = JSON.stringify(documentOfActor(tx, WU, issueReceipt(tx, WU, { ywlsh }).zmbh).content);
      expect(paper).toContain('封存提交回执');
      expect(paper).not.toMatch(/受理时间|承诺办结日|已受理/);
      const told = listMessages(tx, WU, { page: 1, size: 50 }).list.find((one) => one.ywlsh === ywlsh);
      expect(told).toMatchObject({ title: '封存待复核' });
      expect(told?.nr).toMatch(
        /^封存（\d+，吴晓东经办）待复核（月缴存额减少2,688.00元，本单位已开通双人复核），请邢芳（复核岗）在“我的办件”中复核或退回/,
      );
      const sms = readOutbox(tx).filter(({ text }) => text?.includes(ywlsh));
      expect(sms.map(({ to }) => to)).toEqual([OPERATORS.邢芳.jbrsjhm]);
      passCheck(tx, XING, { ywlsh });
      expect(caseDetail(tx, WU, { ywlsh }).dfh).toBeUndefined();
    }));

  it('the day counts from the yes: with a clerk the promise and the time of taking in are those of the check', async () => {
    const ywlsh = await centre.transact((tx) => {
      switchOn(tx);
      return send(tx, WU, { row: { ...ROW, fcyy: '01', lzrq: '2026-11-20' }, file: true }).ywlsh;
    });
    await centre.transact((tx) => moveClock(tx, { days: 9 }));
    await centre.transact((tx) => {
      const passed = passCheck(tx, XING, { ywlsh });
      expect(passed.slsj).toMatch(/^2026-11-30/);
      expect(passed.cnbjsj).toBe('2026-12-01');
      expect(passed.lc.map(({ yj }) => yj)).toEqual([
        '已提交，待单位复核',
        expect.stringMatching(/^复核通过，提交中心，转人工审核：/),
      ]);
    });
  });

  it('another case that waits for its check stands in the way by name: who prepared it, who may check it, and where it lies', () =>
    centre.transact((tx) => {
      switchOn(tx);
      const first = send(tx, WU).ywlsh;
      const again = caught(() => send(tx, WU));
      expect(again.message).toBe(
        `封存（${first}，吴晓东经办）待单位复核，中心尚未受理：请先由邢芳（复核岗）在“我的办件”中复核通过或退回，或由吴晓东撤回那一笔，再提交这一笔`,
      );
      expect(again.data).toEqual({ ywlsh: first });
      // The list of the month is handed in while the sealing waits: the sealing then waits for the list, not for a correction.
      const unit = units(tx.store).get(dwzh);
      if (!unit) throw new Error('no unit');
      const hjny = dueMonth(tx, unit);
      const { hjrs, hjje } = dueRoster(tx.store, dwzh, hjny).figures;
      const { qcqrdh } = confirmRoster(tx, WU, { hjny, hjksfs: '2', hjrs: String(hjrs), hjje: toYuan(hjje) });
      const list = issueNumber(tx, WU, 'GJ0201');
      submit(tx, WU, { hjny, hjksfs: '2', qcqrdh, hjfs: '03', ywwd: '0101', ywlx: 'GJ0201', ywlsh: list });
      const blocked = caught(() => passCheck(tx, XING, { ywlsh: first }));
      expect(blocked.message).toContain(`汇缴（${list}，吴晓东经办）待单位复核`);
      expect(blocked.message).toMatch(/请先由邢芳（复核岗）.*再办理封存$/);
      expect(blocked.message).not.toContain('请退回经办人修改');
      expect(blocked.data).toEqual({ ywlsh: list });
    }));

  it('waits for another one; the centre has done nothing yet, and nobody checks their own', () =>
    centre.transact((tx) => {
      switchOn(tx);
      const { ywlsh, ywzt, ddsm, dfh, cnbjsj } = send(tx, WU);
      expect([ywzt, ddsm, dfh, cnbjsj]).toEqual(['98', '待单位复核', true, '']);
      expect(stateOf(tx)).toBe('01');
      expect(refusal(() => review(tx, { ywlsh, result: 'approve', opinion: '' }))).toBe('该业务待单位复核，不能审核');
      expect(refusal(() => passCheck(tx, WU, { ywlsh }))).toMatch(/^不能复核自己经办的业务/);
      expect(caseDetail(tx, WU, { ywlsh }).kfh).toBe(false);
      expect(caseDetail(tx, XING, { ywlsh }).kfh).toBe(true);
      expect(todos(tx, XING).map(({ title }) => title)).toContain('待复核：封存');
      expect(passCheck(tx, XING, { ywlsh }).ywzt).toBe('99');
      expect(stateOf(tx)).toBe('02');
      // A repetition after a lost answer.
      expect(passCheck(tx, XING, { ywlsh }).ywzt).toBe('99');
      const [row] = listCases(tx, WU, { page: 1, size: 10 }).list;
      expect(row).toMatchObject({ jbrxm: '吴晓东', fhrxm: '邢芳', sjrs: 1 });
    }));

  it('is returned with the reason; what was changed is marked, rows and files too', () =>
    centre.transact((tx) => {
      switchOn(tx);
      const { ywlsh } = send(tx, WU);
      expect(refusal(() => returnCheck(tx, XING, { ywlsh, yy: ' ' }))).toBe('请输入退回原因');
      const back = returnCheck(tx, XING, { ywlsh, yy: '原因应为终止劳动关系' });
      expect(back).toMatchObject({ ywzt: '97', sbyy: { yy: '原因应为终止劳动关系' } });
      const row = { ...ROW, fcyy: '01', lzrq: '2026-11-20' };
      expect(send(tx, WU, { ywlsh, row }).ywzt).toBe('98');
      expect(caseDetail(tx, XING, { ywlsh }).fhxg).toEqual([{ label: '明细', value: '修改1行' }]);
      // Each cell that is otherwise says what stood there.
      const { lm, bd } = caseRowsPage(tx, XING, { ywlsh, page: 1, size: 10 });
      const stake = ['缴存基数', '月缴存额', '缴至年月', '最后月份是否足额', '贷款提示'];
      expect(lm).toEqual(['姓名', '个人账号', '封存原因', '停缴年月', '离职或退休日期', ...stake]);
      expect(bd).toEqual([{ lx: '1', yz: { 封存原因: '停薪留职/停发工资', 离职或退休日期: '--' } }]);
      expect(caseRowsPage(tx, XING, { ywlsh, page: 1, size: 10, cx: '张建国' }).total).toBe(0);
      expect(caseRowsPage(tx, XING, { ywlsh, page: 1, size: 10, cx: '刘洋', jbd: '1' }).total).toBe(1);
      returnCheck(tx, XING, { ywlsh, yy: '请上传终止劳动关系文件' });
      expect(send(tx, WU, { ywlsh, row, file: true }).ywzt).toBe('98');
      expect(caseDetail(tx, XING, { ywlsh }).fhxg).toEqual([{ label: '申请材料', value: '已补充' }]);
      // A file goes on to a clerk of the centre.
      expect(passCheck(tx, XING, { ywlsh }).ywzt).toBe('98');
      expect(review(tx, { ywlsh, result: 'approve', opinion: '' }).ywzt).toBe('99');
      expect(stateOf(tx)).toBe('02');
    }));

  it('rows sent for a correction that is left again cost nothing: the case is about those handed in until then', () =>
    centre.transact((tx) => {
      switchOn(tx);
      const { ywlsh } = send(tx, WU);
      returnCheck(tx, XING, { ywlsh, yy: '原因应为终止劳动关系' });
      const reasonOf = (actor: Actor) => caseRowsPage(tx, actor, { ywlsh, page: 1, size: 10 }).list.flat().join(' ');
      const before = reasonOf(WU);
      const first = String(caseDetail(tx, WU, { ywlsh }).tjnr?.pcbh);
      for (const fcyy of ['01', '02']) {
        sendRows(tx, WU, 'GJ0305', [{ ...ROW, fcyy, lzrq: '2026-11-20' }], ywlsh);
      }
      expect(caseDetail(tx, WU, { ywlsh }).ywzt).toBe('97');
      expect(reasonOf(WU)).toBe(before);
      expect(closeBatch(tx, WU, first).zs).toBe(1);
      send(tx, WU, { ywlsh, row: { ...ROW, fcyy: '01', lzrq: '2026-11-20' } });
      expect(reasonOf(XING)).not.toBe(before);
      expect(refusal(() => closeBatch(tx, WU, first))).toBe('未找到明细批次，请重新导入');
    }));

  it('what was returned by the centre and is said to be right is read by its clerk, also after the check', () =>
    centre.transact((tx) => {
      switchOn(tx);
      const row = { ...ROW, fcyy: '01', lzrq: '2026-11-20' };
      const { ywlsh } = send(tx, WU, { row, file: true });
      passCheck(tx, XING, { ywlsh });
      review(tx, { ywlsh, result: 'return', opinion: '封存原因与文件不符' });
      send(tx, WU, { ywlsh, row, wwsm: [{ bh: '', sm: '文件第二页写明协商解除' }] });
      const passed = passCheck(tx, XING, { ywlsh });
      expect(passed.ywzt).toBe('98');
      expect(passed.lc.at(-1)?.yj).toMatch(/^复核通过，提交中心，转人工审核：.*申请人说明被退回的内容经核对无误/);
    }));

  it('numbers stand whole for who checks them and for nobody else; one that differs behind its mask is marked', () =>
    centre.transact((tx) => {
      switchOn(tx);
      const account = (fkzh: string, ywlsh = issueNumber(tx, WU, 'GJ0109')) => {
        const mandate = { czlx: '1', zhlx: '02', fkyhdm: '105', sfwtkk: '1', kkr: '12', cns: '1' };
        return submit(tx, WU, {
          ...mandate,
          ...{ fkhm: UNITS.华夏精密.dwmc, fkzh },
          ...{ ywlx: 'GJ0109', ywlsh },
        }).ywlsh;
      };
      const shown = (actor: Actor, ywlsh: string) =>
        caseDetail(tx, actor, { ywlsh }).sqnr.find(({ label }) => label === '付款账号')?.value;
      const ywlsh = account('11050162510000009988');
      expect(shown(WU, ywlsh)).toMatch(/^1105\*+9988$/);
      expect(shown(XING, ywlsh)).toBe('11050162510000009988');
      const paper = documentOfActor(tx, XING, issueReceipt(tx, XING, { ywlsh }).zmbh);
      expect(JSON.stringify(paper.content)).not.toContain('11050162510000009988');
      returnCheck(tx, XING, { ywlsh, yy: '账号与开户许可证不符' });
      addMaterial(tx, WU, { ywlsh, wjlxId: '0215', name: '开户许可证.png', bytes: PNG });
      account('11050162510000119988', ywlsh);
      const marked = (actor: Actor) =>
        caseDetail(tx, actor, { ywlsh }).fhxg?.find(({ label }) => label === '付款账号')?.value;
      expect(marked(XING)).toBe('11050162510000009988');
      expect(marked(WU)).toMatch(/^1105\*+9988$/);
      passCheck(tx, XING, { ywlsh });
      expect(shown(XING, ywlsh)).toMatch(/^1105\*+9988$/);
    }));

  it('so do the numbers of an operator who changes', () =>
    centre.transact((tx) => {
      switchOn(tx);
      const code = { sjhm: sendUnitChangeCode(tx, WU, NEW_PHONES.operator).sjhm };
      expect(code.sjhm).toBe('139****0002');
      const dxyzm = readOutbox(tx).find(({ to, kind }) => to === NEW_PHONES.operator && kind === 'sms')?.code;
      const ywlsh = issueNumber(tx, WU, 'GJ0102');
      submit(tx, WU, { jbrsjhm: NEW_PHONES.operator, dxyzm, ywlx: 'GJ0102', ywlsh });
      const phone = (actor: Actor) =>
        caseDetail(tx, actor, { ywlsh }).sqnr.find(({ label }) => label === '经办人手机')?.value;
      expect(phone(XING)).toMatch(new RegExp(`→ ${NEW_PHONES.operator}$`));
      expect(phone(WU)).toMatch(/→ 139\*{4}0002$/);
    }));

  it('may be taken back while it waits; what holds no longer is not passed on', () =>
    centre.transact((tx) => {
      switchOn(tx);
      const { ywlsh } = send(tx, WU);
      expect(withdrawCase(tx, WU, { ywlsh }).ywzt).toBe('85');
      const again = send(tx, WU).ywlsh;
      const liu = persons(tx.store).get(PEOPLE.刘洋.grzh);
      if (!liu) throw new Error('nobody');
      persons(tx.store).put(liu.grzh, { ...liu, grzhzt: '06' });
      expect(refusal(() => passCheck(tx, XING, { ywlsh: again }))).toMatch(/冻结/);
      expect(caseDetail(tx, XING, { ywlsh: again }).ywzt).toBe('98');
    }));

  it('who only checks prepares nothing', () =>
    centre.transact((tx) => {
      switchOn(tx);
      expect(refusal(() => send(tx, XING))).toMatch(/您的岗位为复核/);
    }));

  it('what was returned is to do for who may hand it in, and for nobody who only checks', () =>
    centre.transact((tx) => {
      const waiting = (actor: Actor) => todos(tx, actor).map(({ title }) => title);
      const leads = (actor: Actor) => todos(tx, actor).filter(({ lj }) => !lj).length;
      switchOn(tx);
      const { ywlsh } = send(tx, WU);
      returnCheck(tx, XING, { ywlsh, yy: '原因应为终止劳动关系' });
      expect(waiting(WU)).toContain('封存：待补正');
      expect(waiting(XING)).not.toContain('封存：待补正');
      // Nothing that waits for them leads into a form.
      expect(leads(XING)).toBe(0);
      expect(listCases(tx, WU, { page: 1, size: 1, tab: 'todo' }).list).toHaveLength(1);
      expect(listCases(tx, XING, { page: 1, size: 1, tab: 'todo' }).list).toHaveLength(0);
      expect(caseDetail(tx, WU, { ywlsh }).kbz).toBeUndefined();
      expect(caseDetail(tx, XING, { ywlsh }).kbz).toBe(false);
      expect([unitCompleteness(tx, WU).jfh, unitCompleteness(tx, XING).jfh]).toEqual([undefined, '1']);
      // In another role, or without the setting, they are one of those who may put right what the centre returns, not what they sent back.
      changeRole(tx, WU, { czyid: idOf(tx, '邢芳'), js: '1' });
      expect(waiting(XING)).not.toContain('封存：待补正');
      send(tx, WU, { ywlsh, file: true });
      passCheck(tx, XING, { ywlsh });
      review(tx, { ywlsh, result: 'return', opinion: '请核对' });
      expect(waiting(XING)).toContain('封存：待补正');
      expect(listMessages(tx, WU, { page: 1, size: 1 }).list[0]?.title).toBe('封存需要补正');
      const paper = () => documentOfActor(tx, WU, issueReceipt(tx, WU, { ywlsh }).zmbh).content.title;
      expect(paper()).toBe('封存补正通知书');
      send(tx, WU, { ywlsh, file: true });
      returnCheck(tx, XING, { ywlsh, yy: '再核对一次' });
      expect(paper()).toBe('封存复核退回通知书');
    }));

  it('who sent it back or took it back is said; the centre has not had it, and whoever sent it back has nothing to put right', () =>
    centre.transact((tx) => {
      // Above a limit alone: 邢芳 prepares as well as checks.
      switchOn(tx, '1000.00', '0');
      const { ywlsh } = send(tx, WU);
      const told = () => listMessages(tx, WU, { page: 1, size: 20 }).list[0];
      returnCheck(tx, XING, { ywlsh, yy: '原因应为终止劳动关系' });
      expect(caseDetail(tx, WU, { ywlsh })).toMatchObject({ dfh: true, ddsm: '等待吴晓东修改' });
      expect(documentOfActor(tx, WU, issueReceipt(tx, WU, { ywlsh }).zmbh).content.title).toBe('封存复核退回通知书');
      expect(told()?.title).toBe('封存复核退回');
      expect(told()?.nr).toMatch(/由复核人邢芳退回：原因应为终止劳动关系。请于\S+当日24时前修改后重新提交复核。$/);
      const toDo = (actor: Actor) => todos(tx, actor).find((one) => one.ywlsh === ywlsh)?.sxsm;
      expect(toDo(WU)).toMatch(/^复核人邢芳退回：原因应为终止劳动关系；由吴晓东于\S+前修改后重新提交复核$/);
      expect(toDo(XING)).toBeUndefined();
      expect(caseDetail(tx, XING, { ywlsh }).kbz).toBe(false);
      // Only who made it takes it back.
      expect(caseDetail(tx, XING, { ywlsh }).kch).toBe(false);
      expect(() => withdrawCase(tx, XING, { ywlsh })).toThrow('该业务由吴晓东经办，请由吴晓东撤回');
      expect(withdrawCase(tx, WU, { ywlsh })).toMatchObject({ ywzt: '85', dfh: true });
      expect(told()?.nr).toContain('已撤回。');
    }));

  it('who is to check sends back with a reason, and takes nothing back that another made', () =>
    centre.transact((tx) => {
      switchOn(tx);
      const { ywlsh } = send(tx, WU);
      expect(caseDetail(tx, XING, { ywlsh })).toMatchObject({ kfh: true, kch: false });
      expect(listCases(tx, XING, { page: 1, size: 1 }).list[0]).toMatchObject({ kfh: true, kch: false });
      expect(listCases(tx, WU, { page: 1, size: 1 }).list[0]).toMatchObject({ kfh: false, kch: true });
      expect(() => withdrawCase(tx, XING, { ywlsh })).toThrow('该业务由您复核，请复核通过，或写明原因退回');
      expect(caseDetail(tx, WU, { ywlsh }).ywzt).toBe('98');
    }));

  it('what one who was stopped had handed in goes on with the others who may act: SMS, names, to-do, taking back', () =>
    centre.transact((tx) => {
      // Without the setting 邢芳 prepares as well.
      const { ywlsh } = send(tx, XING, { file: true });
      review(tx, { ywlsh, result: 'return', opinion: '请核对' });
      const smsOf = (said: string) =>
        readOutbox(tx)
          .filter(({ text }) => text?.includes(said))
          .map(({ to }) => to);
      expect(smsOf('需要补正')).toEqual([OPERATORS.邢芳.jbrsjhm]);
      expect(() => withdrawCase(tx, WU, { ywlsh })).toThrow('请由邢芳撤回');
      stopOperator(tx, WU, { czyid: idOf(tx, '邢芳') });
      const { clqx } = caseDetail(tx, WU, { ywlsh });
      moveClock(tx, { now: clqx ?? '' });
      expect(smsOf('尚未补正')).toEqual([OPERATORS.吴晓东.jbrsjhm]);
      expect(caseDetail(tx, WU, { ywlsh })).toMatchObject({ kch: true });
      const taken = withdrawCase(tx, WU, { ywlsh });
      expect(taken.lc.at(-1)).toMatchObject({ clr: '经办人吴晓东', yj: '经办人吴晓东撤回' });
      expect(smsOf('已由吴晓东撤回')).toEqual([OPERATORS.吴晓东.jbrsjhm]);
    }));

  it('what the unit sent back to one who was stopped names who goes on with it, also who sent it back', () =>
    centre.transact((tx) => {
      switchOn(tx, '1000.00', '0');
      inviteOperator(tx, WU, { xingming: '程立', zjhm: NOBODY.another, sjhm: '13911110009', js: '2' });
      const unit = units(tx.store).get(dwzh);
      if (!unit) throw new Error('no unit');
      const operators = (unit.operators ?? []).map((one) => ({ ...one, passwordHash: one.passwordHash || 'set' }));
      units(tx.store).put(dwzh, { ...unit, operators });
      const maker: Actor = { kind: 'unit', dwzh, operator: NOBODY.another };
      const { ywlsh } = send(tx, maker);
      returnCheck(tx, WU, { ywlsh, yy: '请核对' });
      expect(caseDetail(tx, WU, { ywlsh }).kbz).toBe(false);
      stopOperator(tx, WU, { czyid: idOf(tx, '程立') });
      expect(caseDetail(tx, WU, { ywlsh })).toMatchObject({ ddsm: '等待吴晓东或邢芳修改' });
      expect(caseDetail(tx, WU, { ywlsh }).kbz).toBeUndefined();
      expect(todos(tx, WU).find((one) => one.ywlsh === ywlsh)?.sxsm).toContain('由吴晓东或邢芳于');
    }));

  it('a draft is for who may hand it in: who only checks neither sees nor deletes it', () =>
    centre.transact((tx) => {
      const ywlsh = issueNumber(tx, WU, 'GJ0305');
      const draft = { ywlx: 'GJ0305', ywlsh, bbh: 1, dqbz: 'form', nr: '{}', xgcs: 0 };
      saveDraft(tx, WU, draft);
      expect(listDrafts(tx, XING)).toHaveLength(1);
      switchOn(tx);
      expect(listDrafts(tx, XING)).toHaveLength(0);
      expect(() => deleteDraft(tx, XING, { ywlx: 'GJ0305', ywlsh })).toThrow(CHECKS_ONLY);
      expect(listDrafts(tx, WU)).toHaveLength(1);
    }));

  it('what goes on waiting for its check is told again to who may check it, each five working days', () =>
    centre.transact((tx) => {
      switchOn(tx);
      const { ywlsh } = send(tx, WU);
      const since = tx.today();
      const again = () => readOutbox(tx).filter(({ text }) => text?.includes(`自${since}起待复核，尚未办理`));
      moveClock(tx, { now: '2026-11-26' });
      expect(again()).toHaveLength(0);
      moveClock(tx, { now: '2026-12-05' });
      expect(again().map(({ to }) => to)).toEqual([OPERATORS.邢芳.jbrsjhm, OPERATORS.邢芳.jbrsjhm]);
      passCheck(tx, XING, { ywlsh });
      moveClock(tx, { now: '2026-12-20' });
      expect(again()).toHaveLength(2);
    }));

  it('a sum above the limit needs two also where it is switched off; the list is remitted once it is checked', () =>
    centre.transact((tx) => {
      switchOn(tx, '100000.00', '0');
      expect(send(tx, WU).ywzt).toBe('99');
      const unit = units(tx.store).get(dwzh);
      if (!unit) throw new Error('no unit');
      const hjny = dueMonth(tx, unit);
      const { hjrs, hjje } = dueRoster(tx.store, dwzh, hjny).figures;
      expect(hjje).toBeGreaterThan(10_000_000n);
      const { qcqrdh } = confirmRoster(tx, WU, { hjny, hjksfs: '2', hjrs: String(hjrs), hjje: toYuan(hjje) });
      const ywlsh = issueNumber(tx, WU, 'GJ0201');
      const values = { hjny, hjksfs: '2', qcqrdh, hjfs: '03', ywwd: '0101' };
      expect(submit(tx, WU, { ...values, ywlx: 'GJ0201', ywlsh })).toMatchObject({ ywzt: '98', ddsm: '待单位复核' });
      expect(balanceOf(tx.store, pendingAccount(dwzh))).toBe(0n);
      expect(passCheck(tx, XING, { ywlsh }).ywzt).toBe('02');
      expect(listCases(tx, WU, { page: 1, size: 1 }).list[0]).toMatchObject({
        je: toYuan(hjje),
        sjrs: hjrs,
        fhrxm: '邢芳',
      });
      expect(trialBalance(tx.store)).toBe(0n);
    }));
});
