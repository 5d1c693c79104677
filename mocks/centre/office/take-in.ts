// From the moment an application is right: decided at once, read by a clerk, or first by the unit's own second operator.
import { fundTime, type PlainDate } from '@/domain/dates';
import { policyCount } from '../../data/policy';
import { actsAs } from '../access/acting';
import { smsOperator } from '../access/operator-sms';
import { CHANGE_ROWS } from '../cases/batches';
import { type CaseRecord, cases } from '../cases/case-states';
import { sumText } from '../cases/case-sum';
import { checkersOf, checkersText, holdsForCheck, neverTakenIn, takenBefore } from '../cases/check-state';
import { versionOf } from '../cases/checking';
import { tellDecision } from '../cases/decision-messages';
import { heldName } from '../cases/in-the-way';
import { materialsOf } from '../cases/materials/materials';
import { ruleOfCase } from '../cases/registered';
import type { Application, Assessment, BusinessRule } from '../cases/rule';
import { actorOf, type Desk, deskOn, REFUSED, Refusal } from '../kernel/desk';
import { sendMessage } from '../kernel/messages';
import type { Store } from '../kernel/store';
import { addWorkingDays, comesAgain } from '../kernel/working-days';
import { silentRegisters } from '../registers/register-queries';

/** What waited for the unit's own second operator goes on, judged once more as things stand now. @throws Refusal where it holds no longer */
export function goOn(desk: Desk, held: CaseRecord, by: { jbrzjhm: string; jbrxm: string }): void {
  const rule = ruleOfCase(held);
  if (!rule) throw new Error(`No rule for ${held.ywlx}`);
  const actor = actsAs(actorOf(held.owner), held.jbr?.jbrzjhm ?? '');
  const application = { desk, actor, ywlsh: held.ywlsh, again: true } as const;
  const assessment = rule.assess(application, held.sent ?? {});
  const broken = rule.conditions(application, held.sent ?? {}).find(({ mz }) => !mz);
  // What another case stands in the way of is as it should be: that one comes first.
  if (broken?.before) throw new Refusal(REFUSED, broken.refusal, { data: { ywlsh: broken.before } });
  const wrong = Object.values(assessment.fieldErrors)[0] ?? broken?.refusal;
  // Whoever checks cannot change the rows.
  if (wrong)
    throw new Refusal(
      REFUSED,
      `${wrong.replace(CHANGE_ROWS, '')}；请退回${held.automatic ? '后自行办理' : '经办人修改'}`,
    );
  const cnbjsj = addWorkingDays(desk.today(), rule.days);
  const sj = fundTime(desk.now());
  const step = {
    jdmc: '单位复核',
    clsj: sj,
    clr: `复核人${by.jbrxm}`,
    yj: '复核通过，提交中心',
    key: 'checked',
  } as const;
  const passed: CaseRecord = {
    ...held,
    // A corrected one was taken in when it came first.
    slsj: neverTakenIn(held) ? sj : held.slsj,
    cnbjsj,
    since: desk.today(),
    lc: [...held.lc, step],
    check: { ...takenBefore(held), zt: 'passed', by: { ...by, sj }, former: versionOf(desk, held) },
  };
  cases(desk.store).put(passed.ywlsh, passed);
  takeIn(application, rule, passed, assessment);
}

/** From here on it is the centre's. */
export function takeIn(
  application: Application,
  rule: BusinessRule,
  accepted: CaseRecord,
  assessment: Assessment,
): CaseRecord {
  const { desk } = application;
  rule.accepted?.(desk, accepted, assessment);
  const doubts = Object.values(assessment.doubts ?? {});
  const manual = [...assessment.manual, ...doubts, ...(rule.enquire?.(application, assessment) ?? [])];
  return decideAtOnce(desk, rule, accepted, manual);
}

/** The others of the unit, who may say yes: in the hall, and each by SMS. */
export function tellToCheck(desk: Desk, held: CaseRecord): void {
  const changed = neverTakenIn(held) ? '修改后重新提交，' : '补正后重新提交，';
  const waits = `${held.lc.at(-1)?.key === 'corrected' ? changed : ''}待复核`;
  tellCheckers(desk, held, { xxId: `fh-${held.ywlsh}-${held.lc.length}`, waits });
}

/** Each p.fhTx working days that it goes on waiting, those who may say yes are told again. */
export function remindCheckers(store: Store, day: PlainDate): void {
  const every = policyCount('p.fhTx');
  for (const held of [...cases(store).values()]) {
    if (!holdsForCheck(held) || !comesAgain(day, held.since, every)) continue;
    const waits = `自${held.since}起待复核，尚未办理`;
    tellCheckers(deskOn(store, day), held, { xxId: `fhtx-${held.ywlsh}-${day}`, waits });
  }
}

function tellCheckers(desk: Desk, held: CaseRecord, { xxId, waits }: { xxId: string; waits: string }): void {
  const { ywlsh, ywmc, owner, automatic, check } = held;
  const sum = sumText(held);
  // What is above the limit says by how much already.
  const why = [check?.why?.startsWith(sum) ? '' : sum, check?.why].filter(Boolean).join('，');
  const then = automatic
    ? '复核通过后才扣款，退回的须自行办理汇缴'
    : neverTakenIn(held)
      ? '复核通过后才提交中心受理'
      : '复核通过后补正才提交中心';
  const nr = `${heldName(held)}${waits}${why && `（${why}）`}，请${checkersText(desk.store, held)}在“我的办件”中复核或退回；${then}。`;
  sendMessage(desk.store, {
    xxId,
    owner,
    title: `${ywmc}待复核`,
    nr,
    xxlx: '办件通知',
    fssj: fundTime(desk.now()),
    ywlsh,
  });
  for (const one of checkersOf(desk.store, held)) smsOperator(desk, owner.slice('unit:'.length), one, nr);
}

/** Whether what was handed in last came with the word that what was returned is right; a check of the unit's own may have come after it. */
function isStatedRight({ lc }: CaseRecord): boolean {
  return lc[lc.findLastIndex(({ key }) => key === 'corrected') - 1]?.key === 'stated';
}

/** Straight through when every register answered and nothing is unusual; else it waits for a clerk. */
function decideAtOnce(desk: Desk, rule: BusinessRule, accepted: CaseRecord, manual: readonly string[]): CaseRecord {
  const silent = silentRegisters(desk.store);
  const reasons = silent.length > 0 ? [...manual, `${silent.join('、')}暂时没有应答，须人工核验`] : [...manual];
  if (materialsOf(desk, accepted.ywlsh, { ...accepted.values }).some(({ clzt }) => clzt === '1')) {
    reasons.push('上传的材料需人工核验');
  }
  // Whoever doubted it reads why it stands as it is.
  if (isStatedRight(accepted)) reasons.push('申请人说明被退回的内容经核对无误');
  const last = accepted.lc.at(-1);
  let record = accepted;
  if (reasons.length > 0 && last) {
    record = {
      ...accepted,
      lc: [...accepted.lc.slice(0, -1), { ...last, yj: `${last.yj}，转人工审核：${reasons.join('；')}` }],
    };
    tellDecision(desk, accepted);
  } else {
    record = rule.approve(desk, record, { jdmc: '系统自动审核', clr: '系统', yj: '各项条件已由系统核验通过' });
    // One act, one message: the result, or that it is taken in where there is none to tell yet.
    if (!tellDecision(desk, record)) tellDecision(desk, accepted);
  }
  cases(desk.store).put(record.ywlsh, record);
  return record;
}
