// The unit's second operator passes a case or returns it (docs/rules/unit.md, Operators and two-person mode).
import type { CaseDetail } from '@/api/cases/business';
import { fundTime } from '@/domain/dates';
import { checkReturn } from '@/schema/unit/statements';
import { actingOperator, checkRefusal } from '../access/operators';
import { endCase } from '../cases/case-end';
import { type CaseRecord, cases, moveCase, type StepActor } from '../cases/case-states';
import { acceptedBefore, holdsForCheck } from '../cases/check/check-state';
import { versionOf } from '../cases/check/checking';
import { notifyDecision } from '../cases/decision-messages';
import { returnDraft } from '../cases/drafts/drafts';
import { readStatement } from '../cases/read-fields';
import { type Actor, BusinessError, ownerOf, REFUSED, type Transaction } from '../kernel/transaction';
import { releaseAfterReview } from './accept-application';
import { caseDetail } from './cases';
import { mayCheckCase } from './checkable';

const BY_TWO = '本单位双人复核';

/** Passes the case to the centre, validated as of now. @throws BusinessError if it is no longer valid: the case returns to its preparer */
export function passCheck(tx: Transaction, actor: Actor, input: { ywlsh: string }): CaseDetail {
  const record = cases(tx.store).get(input.ywlsh);
  // A retry after a lost response.
  if (record && ownerOf(actor) === record.owner && isChecker(tx, actor, record)) return caseDetail(tx, actor, input);
  const { record: held, by } = checked(tx, actor, input.ywlsh);
  releaseAfterReview(tx, held, by);
  return caseDetail(tx, actor, input);
}

/**
 * Returns the case to its preparer with a reason; a case without a preparer ends. The version is stored for comparison with the next one.
 */
export function returnCheck(tx: Transaction, actor: Actor, input: { ywlsh: string; yy: string }): CaseDetail {
  const { record, by } = checked(tx, actor, input.ywlsh);
  const { yy } = readStatement(tx, checkReturn, input);
  if (record.automatic) {
    const sbyy = { yy, gz: BY_TWO, xyb: '自行办理汇缴' };
    endCase(tx, record, { to: '80', jdmc: '复核退回', clr: `复核人${by.jbrxm}`, by, yj: yy, change: { sbyy } });
    return caseDetail(tx, actor, input);
  }
  returnDraft(tx.store, record, fundTime(tx.now()));
  const sbyy = { yy, gz: BY_TWO, xyb: '由经办人修改后重新提交复核' };
  const returned = moveCase(tx, record, {
    to: '97',
    jdmc: '复核退回',
    clr: `复核人${by.jbrxm}`,
    by,
    yj: yy,
    change: { sbyy, bz: [], check: { ...acceptedBefore(record), zt: 'waiting', former: versionOf(tx, record) } },
  });
  notifyDecision(tx, returned);
  return caseDetail(tx, actor, input);
}

function checked(tx: Transaction, actor: Actor, ywlsh: string): { record: CaseRecord; by: StepActor } {
  const record = cases(tx.store).get(ywlsh);
  if (record?.owner !== ownerOf(actor)) throw new BusinessError(REFUSED, '未找到该业务，请从“我的办件”进入');
  if (!holdsForCheck(record)) throw new BusinessError(REFUSED, '该业务已不在待复核状态，本次操作没有生效');
  const self = actingOperator(tx, actor);
  if (self && self.jbrzjhm === record.jbr?.jbrzjhm)
    throw new BusinessError(REFUSED, '不能复核自己经办的业务，请由另一名操作员复核');
  if (!self || !mayCheckCase(tx, actor, record)) {
    const { jbrzjhm, jbrxm = '' } = record.jbr ?? {};
    throw new BusinessError(REFUSED, self ? checkRefusal(self, jbrzjhm, jbrxm) : '请登录后复核');
  }
  return { record, by: { jbrzjhm: self.jbrzjhm, jbrxm: self.jbrxm } };
}

function isChecker(tx: Transaction, actor: Actor, { check }: CaseRecord): boolean {
  return check?.by !== undefined && check.by.jbrzjhm === actingOperator(tx, actor)?.jbrzjhm;
}
