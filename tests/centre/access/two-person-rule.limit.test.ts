import { changeRole, listOperators, operatorsOf } from '@mocks/centre/access/operators';
import { answerTwoPerson, proposeTwoPerson, settingOf } from '@mocks/centre/access/two-person-rule';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { listMessages } from '@mocks/centre/kernel/messages/messages';
import { readOutbox } from '@mocks/centre/kernel/messages/outbox';
import { unitOf, units } from '@mocks/centre/kernel/people';
import type { Transaction } from '@mocks/centre/kernel/transaction';
import { ROLE } from '@mocks/centre/kernel/unit/operator-roles';
import { submit } from '@mocks/centre/office/applications';
import { caseDetail } from '@mocks/centre/office/cases';
import { passCheck } from '@mocks/centre/office/checks';
import { inviteOperator } from '@mocks/centre/office/operator-invitation';
import { sendUnitChangeCode } from '@mocks/centre/registration/unit-changes';
import { payerAccounts } from '@mocks/centre/remittance/debit/payers';
import { describe, expect, it } from 'vitest';
import { fileCentre } from '../../file-centre';
import { NEW_PHONES, NOBODY, OPERATORS, UNITS } from '../../people';
import { clerk } from '../fixture';

const { dwzh, dwmc } = UNITS.华夏精密;
const WU = clerk(OPERATORS.吴晓东);
const XING = clerk(OPERATORS.邢芳);
/** Whom 吴晓东 invites alone. */
const INVITED = { xingming: '任远', zjhm: NOBODY.another, sjhm: '13911110003' };
const REN = clerk({ jbrzjhm: INVITED.zjhm });

const centre = fileCentre();

/** Nothing is checked but what is above 50,000. */
function onlyALimit(tx: Transaction): void {
  proposeTwoPerson(tx, WU, { zt: '0', xe: '50000' });
  answerTwoPerson(tx, XING, { ty: '1' });
}

describe('an account of the unit, where only a limit is set', () => {
  const NEW = { czlx: '1', zhlx: '02', fkyhdm: '105', fkhm: dwmc, fkzh: '11050162510000009988' };
  const MANDATE = { sfwtkk: '1', kkr: '12', cns: '1' };
  const send = (tx: Transaction, values: object) =>
    submit(tx, WU, { ywlx: 'GJ0109', ywlsh: issueNumber(tx, WU, 'GJ0109'), ...values });
  const ownAccount = (tx: Transaction) => payerAccounts(tx.store, dwzh)[0]?.zhbh ?? '';

  it.each([
    ['none', '', '单笔扣款不设上限，超过本单位单笔限额50,000.00元'],
    ['one above the limit', '60000', '单笔扣款上限60,000.00元，超过本单位单笔限额50,000.00元'],
  ])('that may be debited with the bound: %s, is added by two', (_, kksx, why) =>
    centre.transact((tx) => {
      onlyALimit(tx);
      const { ywlsh } = send(tx, { ...NEW, ...MANDATE, kksx });
      expect(caseDetail(tx, WU, { ywlsh }).ztsm?.nr).toContain(`${why}，由邢芳（复核岗）在“我的办件”中复核`);
      expect(payerAccounts(tx.store, dwzh).some(({ fkzh }) => fkzh === NEW.fkzh)).toBe(false);
      passCheck(tx, XING, { ywlsh });
      expect(caseDetail(tx, WU, { ywlsh }).ywzt).toBe('99');
      expect(payerAccounts(tx.store, dwzh).some(({ fkzh }) => fkzh === NEW.fkzh)).toBe(true);
    }),
  );

  it.each([
    ['is bound by the limit', { ...MANDATE, kksx: '50000' }],
    ['is not debited', { sfwtkk: '0' }],
  ])('that %s is added by one', (_, mandate) =>
    centre.transact((tx) => {
      onlyALimit(tx);
      expect(send(tx, { ...NEW, ...mandate }).ywzt).toBe('99');
    }),
  );

  it('is bound lower by one; raised again above the limit, or freed of its bound, by two', () =>
    centre.transact((tx) => {
      onlyALimit(tx);
      const zhbh = ownAccount(tx);
      const bound = (kksx: string) => send(tx, { czlx: '2', zhbh, ...MANDATE, kksx });
      expect(bound('20000').ywzt).toBe('99');
      expect(bound('40000').ywzt).toBe('99');
      const raised = bound('50000.01');
      expect(caseDetail(tx, WU, raised).ztsm?.mc).toBe('待单位复核');
      passCheck(tx, XING, raised);
      expect(bound('50000.01').ywzt).toBe('99');
      expect(caseDetail(tx, WU, bound('')).ztsm?.nr).toContain('单笔扣款不设上限');
    }));
});

describe('whom one manager alone makes a checker', () => {
  function invited(tx: Transaction, js = '3'): void {
    inviteOperator(tx, WU, { ...INVITED, js });
    const unit = unitOf(tx, WU);
    const registered = (unit.operators ?? []).map((one) =>
      one.jbrzjhm === INVITED.zjhm ? { ...one, passwordHash: 'chosen' } : one,
    );
    units(tx.store).put(dwzh, { ...unit, operators: registered });
  }
  const markOf = (tx: Transaction, name: string) =>
    listOperators(tx, WU).find(({ xingming }) => xingming === name)?.czyid ?? '';
  const prepared = (tx: Transaction) =>
    submit(tx, WU, { ywlx: 'GJ0102', ywlsh: issueNumber(tx, WU, 'GJ0102'), dwlxdh: '010-64350001' });

  it.each([
    ['invited as one', (tx: Transaction) => invited(tx)],
    [
      'made one after an invitation',
      (tx: Transaction) => {
        invited(tx, '2');
        changeRole(tx, WU, { czyid: markOf(tx, INVITED.xingming), js: '3' });
      },
    ],
  ])('%s, while one checks another, checks nothing that this manager prepared, nor the way back', (_, make) =>
    centre.transact((tx) => {
      proposeTwoPerson(tx, WU, { zt: '1', xe: '' });
      answerTwoPerson(tx, XING, { ty: '1' });
      make(tx);
      const { ywlsh } = prepared(tx);
      expect(caseDetail(tx, WU, { ywlsh }).ztsm?.nr).not.toContain(INVITED.xingming);
      const no = '您的岗位由吴晓东一人设置，不能复核其经办的业务，请由其他复核岗或管理岗操作员办理';
      expect(() => passCheck(tx, REN, { ywlsh })).toThrow(no);
      proposeTwoPerson(tx, WU, { zt: '0', xe: '' });
      expect(() => answerTwoPerson(tx, REN, { ty: '1' })).toThrow(no);
      expect(settingOf(tx.store, dwzh).zt).toBe('1');
    }),
  );

  it('what became of a changed setting stands in the title of its message', () =>
    centre.transact((tx) => {
      const title = () => listMessages(tx, WU, { page: 1, size: 1 }).list[0]?.title;
      proposeTwoPerson(tx, WU, { zt: '1', xe: '' });
      answerTwoPerson(tx, XING, { ty: '1' });
      expect(title()).toBe('双人复核设置已确认');
      proposeTwoPerson(tx, WU, { zt: '0', xe: '' });
      answerTwoPerson(tx, XING, { ty: '0' });
      expect(title()).toBe('双人复核设置未更改');
    }));

  it('does so once another manager has given the role', () =>
    centre.transact((tx) => {
      changeRole(tx, WU, { czyid: markOf(tx, '邢芳'), js: '1' });
      proposeTwoPerson(tx, WU, { zt: '1', xe: '' });
      answerTwoPerson(tx, XING, { ty: '1' });
      invited(tx);
      changeRole(tx, XING, { czyid: markOf(tx, INVITED.xingming), js: '1' });
      const { ywlsh } = prepared(tx);
      passCheck(tx, REN, { ywlsh });
      expect(caseDetail(tx, WU, { ywlsh }).ywzt).toBe('99');
    }));
});

it('the first operator whose role was changed keeps it with another phone number', () =>
  centre.transact((tx) => {
    const czyid = (name: string) => listOperators(tx, WU).find(({ xingming }) => xingming === name)?.czyid ?? '';
    changeRole(tx, WU, { czyid: czyid('邢芳'), js: '1' });
    changeRole(tx, XING, { czyid: czyid('吴晓东'), js: '2' });
    sendUnitChangeCode(tx, WU, NEW_PHONES.operator);
    const dxyzm = readOutbox(tx).find(({ to }) => to === NEW_PHONES.operator)?.code;
    const ywlsh = issueNumber(tx, WU, 'GJ0102');
    submit(tx, WU, { jbrsjhm: NEW_PHONES.operator, dxyzm, ywlx: 'GJ0102', ywlsh });
    expect(operatorsOf(unitOf(tx, WU))[0]).toMatchObject({ jbrsjhm: NEW_PHONES.operator, role: ROLE.preparer });
  }));
