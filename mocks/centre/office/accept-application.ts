// Path of a valid application: decided at once, reviewed by a clerk, or first checked by the unit's second operator.
import { fundTime, type PlainDate } from '@/domain/dates';
import { policyCount } from '../../data/policy/policy';
import { actorAs } from '../access/current-operator';
import { notify } from '../access/notify';
import { CHANGE_ROWS } from '../cases/batch/batches';
import { pendingCheckName } from '../cases/blocking-case';
import { type CaseRecord, cases } from '../cases/case-states';
import { sumText } from '../cases/case-sum';
import { acceptedBefore, checkersOf, checkersText, holdsForCheck, wasNeverAccepted } from '../cases/check/check-state';
import { versionOf } from '../cases/check/checking';
import { notifyDecision } from '../cases/decision-messages';
import { materialsOf } from '../cases/materials/materials';
import { ruleOfCase } from '../cases/registered';
import type { Application, Assessment, BusinessRule } from '../cases/rule';
import type { Store } from '../kernel/store';
import { actorOf, BusinessError, REFUSED, type Transaction, transactionOn } from '../kernel/transaction';
import { addWorkingDays, isRepeatDay } from '../kernel/working-days';
import { silentRegisters } from '../registers/register-queries';

/** Releases a case after the unit's check, validated again as of now. @throws BusinessError if it is no longer valid */
export function releaseAfterReview(tx: Transaction, held: CaseRecord, by: { jbrzjhm: string; jbrxm: string }): void {
  const rule = ruleOfCase(held);
  if (!rule) throw new Error(`No rule for ${held.ywlx}`);
  const actor = actorAs(actorOf(held.owner), held.jbr?.jbrzjhm ?? '');
  const application = { tx, actor, ywlsh: held.ywlsh, again: true } as const;
  const assessment = rule.assess(application, held.sent ?? {});
  const broken = rule.conditions(application, held.sent ?? {}).find(({ mz }) => !mz);
  // A blocking case is no fault of this one: the blocking case must end first.
  if (broken?.before) throw new BusinessError(REFUSED, broken.refusal, { data: { ywlsh: broken.before } });
  const wrong = Object.values(assessment.fieldErrors)[0] ?? broken?.refusal;
  // A checker cannot change the rows.
  if (wrong)
    throw new BusinessError(
      REFUSED,
      `${wrong.replace(CHANGE_ROWS, '')}；请退回${held.automatic ? '后自行办理' : '经办人修改'}`,
    );
  const cnbjsj = addWorkingDays(tx.today(), rule.days);
  const sj = fundTime(tx.now());
  const step = {
    jdmc: '单位复核',
    clsj: sj,
    clr: `复核人${by.jbrxm}`,
    yj: '复核通过，提交中心',
    key: 'checked',
  } as const;
  const passed: CaseRecord = {
    ...held,
    // A corrected case keeps the time of its first acceptance.
    slsj: wasNeverAccepted(held) ? sj : held.slsj,
    cnbjsj,
    since: tx.today(),
    lc: [...held.lc, step],
    check: { ...acceptedBefore(held), zt: 'passed', by: { ...by, sj }, former: versionOf(tx, held) },
  };
  cases(tx.store).put(passed.ywlsh, passed);
  acceptApplication(application, rule, passed, assessment);
}

/** Accepts the application at the centre. */
export function acceptApplication(
  application: Application,
  rule: BusinessRule,
  accepted: CaseRecord,
  assessment: Assessment,
): CaseRecord {
  const { tx } = application;
  rule.accepted?.(tx, accepted, assessment);
  const reviewReasons = Object.values(assessment.reviewReasons ?? {});
  const manual = [...assessment.manual, ...reviewReasons, ...(rule.enquire?.(application, assessment) ?? [])];
  return decideAtOnce(tx, rule, accepted, manual);
}

/** Notifies the unit's checkers in the hall, and each by SMS. */
export function notifyCheckers(tx: Transaction, held: CaseRecord): void {
  const changed = wasNeverAccepted(held) ? '修改后重新提交，' : '补正后重新提交，';
  const waits = `${held.lc.at(-1)?.key === 'corrected' ? changed : ''}待复核`;
  notifyOfCheck(tx, held, `fh-${held.ywlsh}-${held.lc.length}`, waits);
}

/** Daily job: reminds the checkers every p.fhTx working days. */
export function remindCheckers(store: Store, day: PlainDate): void {
  const every = policyCount('p.fhTx');
  for (const held of [...cases(store).values()]) {
    if (!holdsForCheck(held) || !isRepeatDay(day, held.since, every)) continue;
    const waits = `自${held.since}起待复核，尚未办理`;
    notifyOfCheck(transactionOn(store, day), held, `fhtx-${held.ywlsh}-${day}`, waits);
  }
}

function notifyOfCheck(tx: Transaction, held: CaseRecord, id: string, waits: string): void {
  const { ywlsh, ywmc, owner, automatic, check } = held;
  const sum = sumText(held);
  // The reason of a limit already states the amount.
  const why = [check?.why?.startsWith(sum) ? '' : sum, check?.why].filter(Boolean).join('，');
  const then = automatic
    ? '复核通过后才扣款，退回的须自行办理汇缴'
    : wasNeverAccepted(held)
      ? '复核通过后才提交中心受理'
      : '复核通过后补正才提交中心';
  const data = {
    id,
    ywlsh,
    ywmc,
    name: pendingCheckName(held),
    waits,
    why,
    checkers: checkersText(tx.store, held),
    then,
  };
  notify(tx, owner, 'case-to-check', data, { operators: checkersOf(tx.store, held) });
}

/** Returns whether the last submission states that the returned items are right; a check by the unit may have followed. */
function isStatedRight({ lc }: CaseRecord): boolean {
  return lc[lc.findLastIndex(({ key }) => key === 'corrected') - 1]?.key === 'stated';
}

/** Approves at once if every register responded and nothing is unusual; otherwise the case waits for a clerk. */
function decideAtOnce(
  tx: Transaction,
  rule: BusinessRule,
  accepted: CaseRecord,
  manual: readonly string[],
): CaseRecord {
  const silent = silentRegisters(tx.store);
  const reasons = silent.length > 0 ? [...manual, `${silent.join('、')}暂时没有应答，须人工核验`] : [...manual];
  if (materialsOf(tx, accepted.ywlsh, { ...accepted.values }).some(({ clzt }) => clzt === '1')) {
    reasons.push('上传的材料需人工核验');
  }
  // The clerk who returned the case reads the applicant's statement.
  if (isStatedRight(accepted)) reasons.push('申请人说明被退回的内容经核对无误');
  const last = accepted.lc.at(-1);
  let record = accepted;
  if (reasons.length > 0 && last) {
    record = {
      ...accepted,
      lc: [...accepted.lc.slice(0, -1), { ...last, yj: `${last.yj}，转人工审核：${reasons.join('；')}` }],
    };
    notifyDecision(tx, accepted);
  } else {
    record = rule.approve(tx, record, { jdmc: '系统自动审核', clr: '系统', yj: '各项条件已由系统核验通过' });
    // One message per submission: the result, or the acceptance if there is no result yet.
    if (!notifyDecision(tx, record)) notifyDecision(tx, accepted);
  }
  cases(tx.store).put(record.ywlsh, record);
  return record;
}
