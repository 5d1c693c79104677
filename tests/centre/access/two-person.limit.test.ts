import { changeRole, inviteOperator, listOperators, operatorsOf } from '@mocks/centre/access/operators';
import { answerTwoPerson, proposeTwoPerson, settingOf } from '@mocks/centre/access/two-person';
import type { Desk } from '@mocks/centre/kernel/desk';
import { listMessages } from '@mocks/centre/kernel/messages';
import { issueNumber } from '@mocks/centre/kernel/numbers';
import { ROLE } from '@mocks/centre/kernel/operator-roles';
import { readOutbox } from '@mocks/centre/kernel/outbox';
import { unitOf, units } from '@mocks/centre/kernel/people';
import { submit } from '@mocks/centre/office/applications';
import { caseDetail } from '@mocks/centre/office/cases';
import { passCheck } from '@mocks/centre/office/checks';
import { sendUnitCode } from '@mocks/centre/registration/unit-changes';
import { accountsOf } from '@mocks/centre/remittance/payers';
import { startCentre, type TestCentre } from '@mocks/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { NEW_PHONES, NOBODY, OPERATORS, UNITS } from '../../people';
import { clerk } from '../fixture';

const { dwzh, dwmc } = UNITS.华夏精密;
const WU = clerk(OPERATORS.吴晓东);
const XING = clerk(OPERATORS.邢芳);
/** Whom 吴晓东 invites alone. */
const INVITED = { xingming: '任远', zjhm: NOBODY.another, sjhm: '13911110003' };
const REN = clerk({ jbrzjhm: INVITED.zjhm });

let centre: TestCentre;
beforeAll(async () => {
  centre = await startCentre({ today: '2026-11-21' });
});
afterEach(() => centre.reset());
afterAll(() => centre.close());

/** Nothing is checked but what is above 50,000. */
function onlyALimit(desk: Desk): void {
  proposeTwoPerson(desk, WU, { zt: '0', xe: '50000' });
  answerTwoPerson(desk, XING, { ty: '1' });
}

describe('an account of the unit, where only a limit is set', () => {
  const NEW = { czlx: '1', zhlx: '02', fkyhdm: '105', fkhm: dwmc, fkzh: '11050162510000009988' };
  const MANDATE = { sfwtkk: '1', kkr: '12', cns: '1' };
  const send = (desk: Desk, values: object) =>
    submit(desk, WU, { ywlx: 'GJ0109', ywlsh: issueNumber(desk, WU, 'GJ0109'), ...values });
  const ownAccount = (desk: Desk) => accountsOf(desk.store, dwzh)[0]?.zhbh ?? '';

  it.each([
    ['none', '', '单笔扣款不设上限，超过本单位单笔限额50,000.00元'],
    ['one above the limit', '60000', '单笔扣款上限60,000.00元，超过本单位单笔限额50,000.00元'],
  ])('that may be debited with the bound: %s, is added by two', (_, kksx, why) =>
    centre.transact((desk) => {
      onlyALimit(desk);
      const { ywlsh } = send(desk, { ...NEW, ...MANDATE, kksx });
      expect(caseDetail(desk, WU, { ywlsh }).ztsm?.nr).toContain(`${why}，由邢芳（复核岗）在“我的办件”中复核`);
      expect(accountsOf(desk.store, dwzh).some(({ fkzh }) => fkzh === NEW.fkzh)).toBe(false);
      passCheck(desk, XING, { ywlsh });
      expect(caseDetail(desk, WU, { ywlsh }).ywzt).toBe('99');
      expect(accountsOf(desk.store, dwzh).some(({ fkzh }) => fkzh === NEW.fkzh)).toBe(true);
    }),
  );

  it.each([
    ['is bound by the limit', { ...MANDATE, kksx: '50000' }],
    ['is not debited', { sfwtkk: '0' }],
  ])('that %s is added by one', (_, mandate) =>
    centre.transact((desk) => {
      onlyALimit(desk);
      expect(send(desk, { ...NEW, ...mandate }).ywzt).toBe('99');
    }),
  );

  it('is bound lower by one; raised again above the limit, or freed of its bound, by two', () =>
    centre.transact((desk) => {
      onlyALimit(desk);
      const zhbh = ownAccount(desk);
      const bound = (kksx: string) => send(desk, { czlx: '2', zhbh, ...MANDATE, kksx });
      expect(bound('20000').ywzt).toBe('99');
      expect(bound('40000').ywzt).toBe('99');
      const raised = bound('50000.01');
      expect(caseDetail(desk, WU, raised).ztsm?.mc).toBe('待单位复核');
      passCheck(desk, XING, raised);
      expect(bound('50000.01').ywzt).toBe('99');
      expect(caseDetail(desk, WU, bound('')).ztsm?.nr).toContain('单笔扣款不设上限');
    }));
});

describe('whom one manager alone makes a checker', () => {
  function invited(desk: Desk, js = '3'): void {
    inviteOperator(desk, WU, { ...INVITED, js });
    const unit = unitOf(desk, WU);
    const registered = (unit.operators ?? []).map((one) =>
      one.jbrzjhm === INVITED.zjhm ? { ...one, passwordHash: 'chosen' } : one,
    );
    units(desk.store).put(dwzh, { ...unit, operators: registered });
  }
  const markOf = (desk: Desk, name: string) =>
    listOperators(desk, WU).find(({ xingming }) => xingming === name)?.czyid ?? '';
  const prepared = (desk: Desk) =>
    submit(desk, WU, { ywlx: 'GJ0102', ywlsh: issueNumber(desk, WU, 'GJ0102'), dwlxdh: '010-64350001' });

  it.each([
    ['invited as one', (desk: Desk) => invited(desk)],
    [
      'made one after an invitation',
      (desk: Desk) => {
        invited(desk, '2');
        changeRole(desk, WU, { czyid: markOf(desk, INVITED.xingming), js: '3' });
      },
    ],
  ])('%s, while one checks another, checks nothing that this manager prepared, nor the way back', (_, make) =>
    centre.transact((desk) => {
      proposeTwoPerson(desk, WU, { zt: '1', xe: '' });
      answerTwoPerson(desk, XING, { ty: '1' });
      make(desk);
      const { ywlsh } = prepared(desk);
      expect(caseDetail(desk, WU, { ywlsh }).ztsm?.nr).not.toContain(INVITED.xingming);
      const no = '您的岗位由吴晓东一人设置，不能复核其经办的业务，请由其他复核岗或管理岗操作员办理';
      expect(() => passCheck(desk, REN, { ywlsh })).toThrow(no);
      proposeTwoPerson(desk, WU, { zt: '0', xe: '' });
      expect(() => answerTwoPerson(desk, REN, { ty: '1' })).toThrow(no);
      expect(settingOf(desk.store, dwzh).zt).toBe('1');
    }),
  );

  it('what became of a changed setting stands in the title of its message', () =>
    centre.transact((desk) => {
      const title = () => listMessages(desk, WU, { page: 1, size: 1 }).list[0]?.title;
      proposeTwoPerson(desk, WU, { zt: '1', xe: '' });
      answerTwoPerson(desk, XING, { ty: '1' });
      expect(title()).toBe('双人复核设置已确认');
      proposeTwoPerson(desk, WU, { zt: '0', xe: '' });
      answerTwoPerson(desk, XING, { ty: '0' });
      expect(title()).toBe('双人复核设置未更改');
    }));

  it('does so once another manager has given the role', () =>
    centre.transact((desk) => {
      changeRole(desk, WU, { czyid: markOf(desk, '邢芳'), js: '1' });
      proposeTwoPerson(desk, WU, { zt: '1', xe: '' });
      answerTwoPerson(desk, XING, { ty: '1' });
      invited(desk);
      changeRole(desk, XING, { czyid: markOf(desk, INVITED.xingming), js: '1' });
      const { ywlsh } = prepared(desk);
      passCheck(desk, REN, { ywlsh });
      expect(caseDetail(desk, WU, { ywlsh }).ywzt).toBe('99');
    }));
});

it('the first operator whose role was changed keeps it with another phone number', () =>
  centre.transact((desk) => {
    const czyid = (name: string) => listOperators(desk, WU).find(({ xingming }) => xingming === name)?.czyid ?? '';
    changeRole(desk, WU, { czyid: czyid('邢芳'), js: '1' });
    changeRole(desk, XING, { czyid: czyid('吴晓东'), js: '2' });
    sendUnitCode(desk, WU, NEW_PHONES.operator);
    const dxyzm = readOutbox(desk).find(({ to }) => to === NEW_PHONES.operator)?.code;
    const ywlsh = issueNumber(desk, WU, 'GJ0102');
    submit(desk, WU, { jbrsjhm: NEW_PHONES.operator, dxyzm, ywlx: 'GJ0102', ywlsh });
    expect(operatorsOf(unitOf(desk, WU))[0]).toMatchObject({ jbrsjhm: NEW_PHONES.operator, role: ROLE.preparer });
  }));
