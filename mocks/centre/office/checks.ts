// What one operator of a unit prepared is checked by another in 我的办件 (domain catalogue 6.0, 经办/复核): passed on, or returned.
import type { CaseDetail } from '@/api/business';
import { fundTime } from '@/domain/dates';
import { actingOperator, whyNotCheck } from '../access/operators';
import { endCase } from '../cases/case-end';
import { type CaseRecord, cases, moveCase, type StepDoer } from '../cases/case-states';
import { holdsForCheck, takenBefore } from '../cases/check-state';
import { versionOf } from '../cases/checking';
import { tellDecision } from '../cases/decision-messages';
import { returnDraft } from '../cases/drafts';
import { type Actor, type Desk, ownerOf, REFUSED, Refusal } from '../kernel/desk';
import { caseDetail } from './cases';
import { mayCheckCase } from './checkable';
import { goOn } from './take-in';

const LONGEST_REASON = 200;
const BY_TWO = '本单位双人复核';

/** Passes it on to the centre, as things stand now. @throws Refusal where it holds no longer: it is returned to who prepared it */
export function passCheck(desk: Desk, actor: Actor, input: { ywlsh: string }): CaseDetail {
  const record = cases(desk.store).get(input.ywlsh);
  // A repetition after a lost answer.
  if (record && ownerOf(actor) === record.owner && isChecker(desk, actor, record))
    return caseDetail(desk, actor, input);
  const { record: held, by } = checked(desk, actor, input.ywlsh);
  goOn(desk, held, by);
  return caseDetail(desk, actor, input);
}

/** Back to who prepared it, with the reason, and what nobody prepared ends; what was handed in is what the next version is compared with. */
export function returnCheck(desk: Desk, actor: Actor, input: { ywlsh: string; yy: string }): CaseDetail {
  const { record, by } = checked(desk, actor, input.ywlsh);
  const yy = input.yy.trim();
  if (yy === '') throw new Refusal(REFUSED, '请填写退回原因', { fieldErrors: { yy: '请填写退回原因' } });
  if ([...yy].length > LONGEST_REASON) {
    const sentence = `退回原因不能超过${LONGEST_REASON}字`;
    throw new Refusal(REFUSED, sentence, { fieldErrors: { yy: sentence } });
  }
  if (record.automatic) {
    const sbyy = { yy, gz: BY_TWO, xyb: '自行办理汇缴' };
    endCase(desk, record, { to: '80', jdmc: '复核退回', clr: `复核人${by.jbrxm}`, by, yj: yy, change: { sbyy } });
    return caseDetail(desk, actor, input);
  }
  returnDraft(desk.store, record, fundTime(desk.now()));
  const sbyy = { yy, gz: BY_TWO, xyb: '由经办人修改后重新提交复核' };
  const returned = moveCase(desk, record, {
    to: '97',
    jdmc: '复核退回',
    clr: `复核人${by.jbrxm}`,
    by,
    yj: yy,
    change: { sbyy, bz: [], check: { ...takenBefore(record), zt: 'waiting', former: versionOf(desk, record) } },
  });
  tellDecision(desk, returned);
  return caseDetail(desk, actor, input);
}

function checked(desk: Desk, actor: Actor, ywlsh: string): { record: CaseRecord; by: StepDoer } {
  const record = cases(desk.store).get(ywlsh);
  if (record?.owner !== ownerOf(actor)) throw new Refusal(REFUSED, '未找到该业务，请从“我的办件”进入');
  if (!holdsForCheck(record)) throw new Refusal(REFUSED, '该业务已不在待复核状态，本次操作没有生效');
  const self = actingOperator(desk, actor);
  if (self && self.jbrzjhm === record.jbr?.jbrzjhm)
    throw new Refusal(REFUSED, '不能复核自己经办的业务，请由另一名操作员复核');
  if (!self || !mayCheckCase(desk, actor, record)) {
    const { jbrzjhm, jbrxm = '' } = record.jbr ?? {};
    throw new Refusal(REFUSED, self ? whyNotCheck(self, jbrzjhm, jbrxm) : '请登录后复核');
  }
  return { record, by: { jbrzjhm: self.jbrzjhm, jbrxm: self.jbrxm } };
}

function isChecker(desk: Desk, actor: Actor, { check }: CaseRecord): boolean {
  return check?.by !== undefined && check.by.jbrzjhm === actingOperator(desk, actor)?.jbrzjhm;
}
