import { operatorFingerprint } from '@mocks/centre/access/certificates-ca';
import { operatorsOf, stopOperator } from '@mocks/centre/access/operators';
import { answerTwoPerson, proposeTwoPerson } from '@mocks/centre/access/two-person-rule';
import { addMaterial } from '@mocks/centre/cases/materials/materials';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { listMessages } from '@mocks/centre/kernel/messages/messages';
import { units } from '@mocks/centre/kernel/people';
import type { Actor, Transaction } from '@mocks/centre/kernel/transaction';
import { ROLE } from '@mocks/centre/kernel/unit/operator-roles';
import { submit } from '@mocks/centre/office/applications';
import { caseDetail, withdrawCase } from '@mocks/centre/office/cases';
import { returnCheck } from '@mocks/centre/office/checks';
import { expect, it } from 'vitest';
import { fileCentre } from '../../file-centre';
import { NOBODY, OPERATORS, UNITS } from '../../people';
import { PNG } from '../loan-fixture';

const { dwzh } = UNITS.华夏精密;
const as = (jbrzjhm: string): Actor => ({ kind: 'unit', dwzh, operator: jbrzjhm });
const WU = as(OPERATORS.吴晓东.jbrzjhm);
const XING = as(OPERATORS.邢芳.jbrzjhm);
/** Another operator of the same name as the second one. */
const NAMESAKE = as(NOBODY.another);

const centre = fileCentre();

function withNamesake(tx: Transaction): void {
  const unit = units(tx.store).get(dwzh);
  if (!unit) throw new Error('No unit');
  const other = { ...OPERATORS.邢芳, jbrzjhm: NOBODY.another, role: ROLE.manager, passwordHash: 'set' };
  units(tx.store).put(dwzh, { ...unit, operators: [...(unit.operators ?? []), other] });
  expect(operatorsOf(unit).map(({ jbrxm }) => jbrxm)).toContain(other.jbrxm);
}

function send(tx: Transaction, actor: Actor): string {
  const ywlsh = issueNumber(tx, actor, 'GJ0205');
  for (const wjlxId of ['0208', '0209']) addMaterial(tx, actor, { ywlsh, wjlxId, name: '决议.png', bytes: PNG });
  const terms = { sqdwjcbl: '6', sqgrjcbl: '6', sqksny: '2026-12', sqjsny: '2027-05', jdyy: '02', jyrq: tx.today() };
  const hardship = { qksm: '订单减少', jyhylx: '1', zgzs: '48', tyrs: '25', qunianrypjgz: '6000.00' };
  submit(tx, actor, { ywlx: 'GJ0205', ywlsh, ...terms, ...hardship, ywwd: '0101', cns: '1' });
  return ywlsh;
}

it('of two checkers of one name, who sent it back has nothing to put right; the other one may', () =>
  centre.transact((tx) => {
    withNamesake(tx);
    proposeTwoPerson(tx, WU, { zt: '0', xe: '0.01' });
    answerTwoPerson(tx, XING, { ty: '1' });
    const ywlsh = send(tx, WU);
    returnCheck(tx, XING, { ywlsh, yy: '请核对' });
    expect(caseDetail(tx, XING, { ywlsh }).kbz).toBe(false);
    expect(caseDetail(tx, NAMESAKE, { ywlsh }).kbz).toBeUndefined();
    expect(JSON.stringify(caseDetail(tx, XING, { ywlsh }))).not.toContain(OPERATORS.邢芳.jbrzjhm);
  }));

it('what one of the name left is taken back by the other, and that it was not themselves is said', () =>
  centre.transact((tx) => {
    withNamesake(tx);
    const ywlsh = send(tx, XING);
    stopOperator(tx, WU, { czyid: operatorFingerprint(OPERATORS.邢芳.jbrzjhm) });
    expect(withdrawCase(tx, NAMESAKE, { ywlsh }).lc.at(-1)?.yj).toBe('经办人邢芳撤回');
    expect(
      listMessages(tx, WU, { page: 1, size: 20 })
        .list.map(({ nr }) => nr)
        .join(),
    ).toContain('已由邢芳撤回。');
  }));
