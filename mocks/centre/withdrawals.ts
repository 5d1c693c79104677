import type { Condition, Judgement, SubmitAnswer } from '@/api/business';
import { addWorkingDays, fundTime } from '@/domain/dates';
import { moneyText } from '@/domain/money';
import { policyCount, policyFen } from '../data/policy';
import { businessName } from './business-names';
import { type CaseRecord, cases, moveCase } from './case-states';
import { openRecordOf } from './cases';
import { tellDecision } from './decision-messages';
import { type Actor, type Desk, ownerOf, REFUSED, Refusal } from './desk';
import type { DraftRecord } from './draft-record';
import { takeDraft } from './drafts';
import { balanceOf, memberAccount } from './ledger';
import { materialsOf, missingMaterials } from './materials';
import { requireOwnNumber } from './numbers';
import { personOf } from './people';
import { claimMonths, payWithdrawal } from './withdrawal-posting';
import type { Applicant, Assessment, RawValues, RuleCondition, WithdrawalRule } from './withdrawal-rules/rule';
import { withdrawalRules } from './withdrawal-rules/rules';

const CHANNEL = '网上办事大厅';
const INCOMPLETE = '业务信息填写有误或不完整，请检查业务信息';

/** The conditions with the person's own figures, and the limit for the values given so far (domain catalogue 8.0). */
export function judge(desk: Desk, actor: Actor, values: RawValues): Judgement {
  const rule = ruleOf(values);
  const open = openRecordOf(desk, actor, rule.ywlx);
  // The months of an application that is being corrected are its own.
  const applicant = applicantOf(desk, actor, open?.ywzt === '97' ? open.ywlsh : '');
  const conditions = rule.conditions(applicant, values).map(shown);
  if (open && open.ywzt !== '97') conditions.unshift(noOpenCase(open));
  return { mz: conditions.every((condition) => condition.mz), tj: conditions, xe: rule.limit(applicant, values) };
}

/**
 * Takes in an application, or its corrected version after a return. Everything is checked again here; the amount is held
 * against the centre's own limit. A repetition with the same number and the same values is answered as before and books nothing.
 * @throws Refusal with `fieldErrors` by field name, or with the condition that does not hold.
 */
export function submit(desk: Desk, actor: Actor, values: RawValues): SubmitAnswer {
  const rule = ruleOf(values);
  const ywlsh = String(values.ywlsh ?? '');
  requireOwnNumber(desk, actor, rule.ywlx, ywlsh);
  const applicant = applicantOf(desk, actor, ywlsh);
  const former = cases(desk.store).get(ywlsh);
  const assessment = rule.assess(applicant, values);
  const fingerprint = fingerprintOf(assessment.values);
  if (former && former.fingerprint === fingerprint) return former.answer;
  if (former && former.ywzt !== '97') {
    throw new Refusal(REFUSED, `流水号${ywlsh}已提交过申请，内容与本次不同，请到“我的办件”查看`);
  }
  refuseIncomplete(applicant);
  refuseOpenCase(desk, actor, rule, ywlsh);
  refuseConditions(rule, applicant, values);
  if (Object.keys(assessment.fieldErrors).length > 0) {
    throw new Refusal(REFUSED, INCOMPLETE, { fieldErrors: assessment.fieldErrors });
  }
  const missing = missingMaterials(desk, ywlsh, assessment.values);
  if (missing.length > 0) throw new Refusal(REFUSED, `请上传材料：${missing.join('、')}`);
  const draft = takeDraft(desk, actor, rule.ywlx);
  const accepted = accept(desk, actor, rule, former, assessment, fingerprint, ywlsh, draft);
  return decideAtOnce(desk, accepted, assessment).answer;
}

function accept(
  desk: Desk,
  actor: Actor,
  rule: WithdrawalRule,
  former: CaseRecord | undefined,
  assessment: Assessment,
  fingerprint: string,
  ywlsh: string,
  draft: DraftRecord | undefined,
): CaseRecord {
  const slsj = fundTime(desk.now());
  const cnbjsj = addWorkingDays(desk.today(), policyCount('p.tqBjr'));
  const blank: CaseRecord = former ?? {
    ywlsh,
    ywlx: rule.ywlx,
    ywmc: businessName(rule.ywlx) ?? rule.ywlx,
    owner: ownerOf(actor),
    ywzt: '01',
    slsj,
    cnbjsj,
    since: desk.today(),
    fingerprint,
    values: {},
    answer: { ywlsh, ywzt: '98', slsj, cnbjsj },
    je: 0n,
    blqd: CHANNEL,
    ywwd: '',
    sqnr: [],
    lc: [],
  };
  const filled: CaseRecord = {
    ...blank,
    slsj,
    cnbjsj,
    fingerprint,
    values: assessment.values,
    je: assessment.amount,
    ywwd: assessment.values.ywwd ?? '',
    sqnr: assessment.sqnr,
    draft: draft?.ywlsh === ywlsh ? draft : blank.draft,
    sbyy: undefined,
  };
  const jdmc = former ? '补正提交' : '提交申请';
  const accepted = moveCase(desk, filled, { to: '98', jdmc, clr: CHANNEL, yj: '已受理' });
  claimMonths(desk.store, accepted, assessment.months);
  tellDecision(desk, accepted);
  return accepted;
}

/** Straight through when every register answered, the amount is small and nothing is unusual; else it waits for a clerk. */
function decideAtOnce(desk: Desk, accepted: CaseRecord, assessment: Assessment): CaseRecord {
  const reasons = [...assessment.manual];
  if (accepted.je > policyFen('p.tqFhxe')) reasons.push(`金额超过${moneyText(policyFen('p.tqFhxe'))}`);
  if (materialsOf(desk, accepted.ywlsh, { ...accepted.values }).some(({ clzt }) => clzt === '1')) {
    reasons.push('上传的材料需人工核验');
  }
  const last = accepted.lc.at(-1);
  let record = accepted;
  if (reasons.length > 0 && last) {
    record = {
      ...accepted,
      lc: [...accepted.lc.slice(0, -1), { ...last, yj: `已受理，转人工审核：${reasons.join('；')}` }],
    };
  } else {
    record = moveCase(desk, record, { to: '02', jdmc: '系统自动审核', clr: '系统', yj: '各项条件已由系统核验通过' });
    record = payWithdrawal(desk, record);
    tellDecision(desk, record);
  }
  const { ywlsh, ywzt, slsj, cnbjsj } = record;
  const answered: CaseRecord = { ...record, answer: { ywlsh, ywzt, slsj, cnbjsj } };
  cases(desk.store).put(ywlsh, answered);
  return answered;
}

/** The gate of specification 4 stands in front of the form; the centre does not rely on it. */
function refuseIncomplete({ person }: Applicant): void {
  if (person.completeness === '2') throw new Refusal(REFUSED, '您的关键信息不完整，请到柜台办理');
  if (person.completeness !== '0') throw new Refusal(REFUSED, '您的基本信息不完整，请先完善基本信息');
}

function refuseOpenCase(desk: Desk, actor: Actor, rule: WithdrawalRule, ywlsh: string): void {
  const open = openRecordOf(desk, actor, rule.ywlx);
  if (open && open.ywlsh !== ywlsh) {
    throw new Refusal(REFUSED, `您有正在办理的${open.ywmc}（${open.ywlsh}），办结后方可再次申请`);
  }
}

/** Conditions about the person refuse as a whole; the one about the chosen months belongs to its field. */
function refuseConditions(rule: WithdrawalRule, applicant: Applicant, values: RawValues): void {
  const broken = rule.conditions(applicant, values).find((condition) => !condition.mz && condition.tjbh !== 'TQYF');
  if (broken) throw new Refusal(REFUSED, broken.refusal);
}

/** What to do next is said where something is to be done. */
function shown({ refusal: _, xyb, ...condition }: RuleCondition): Condition {
  return condition.mz ? condition : { ...condition, xyb };
}

function noOpenCase(open: CaseRecord): Condition {
  return {
    tjbh: 'ZTYW',
    tjmc: '没有正在办理的同类业务',
    mz: false,
    sjz: `${open.ywmc}（${open.ywlsh}）正在办理`,
    yqz: '无在途业务',
    yj: '《本中心网上业务管理规定》',
    xyb: '请到“我的办件”查看进度，审核前可以撤回',
  };
}

function ruleOf(values: RawValues): WithdrawalRule {
  const rule = withdrawalRules.get(String(values.ywlx ?? ''));
  if (!rule) throw new Refusal(REFUSED, '该提取业务尚未在网上开放，请到柜台办理');
  return rule;
}

function applicantOf(desk: Desk, actor: Actor, ywlsh: string): Applicant {
  const person = personOf(desk, actor);
  const balance = balanceOf(desk.store, memberAccount(person.grzh));
  return { store: desk.store, today: desk.today(), person, balance, ywlsh };
}

function fingerprintOf(values: Readonly<Record<string, string>>): string {
  return JSON.stringify(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)));
}
