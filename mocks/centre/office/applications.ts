import type { SubmitAnswer } from '@/api/business';
import type { Condition } from '@/api/condition';
import type { Judgement } from '@/api/judgement';
import { fundTime } from '@/domain/dates';
import { mayApply } from '../../data/role-access';
import { HALL_RULES } from '../../data/rule-names';
import { doerOf, operatorOf } from '../access/acting';
import { passGate } from '../access/gate';
import { CHECKS_ONLY, checksOnly, whyCaseWaits } from '../access/two-person';
import { handInBatch } from '../cases/batches';
import { type CaseRecord, type CaseStep, cases, moveCase } from '../cases/case-states';
import { CHECK_STATE, takenBefore } from '../cases/check-state';
import { refuseUnchanged, type Statement, statementsOf, statementText, uncorrectedFields } from '../cases/corrections';
import type { DraftRecord } from '../cases/draft-record';
import { takeDraft } from '../cases/drafts';
import { refuseHandedIn } from '../cases/handed-in';
import { inTheWay } from '../cases/in-the-way';
import { valuesOf } from '../cases/known-values';
import { branchOfOwner } from '../cases/last-branch';
import { handedInNeeds } from '../cases/materials/material-needs';
import { fileContents, materialsOf } from '../cases/materials/materials';
import { openCaseFor } from '../cases/open-case';
import { answerOf } from '../cases/promise';
import { ruleFor } from '../cases/registered';
import type { Application, Assessment, BusinessRule, RawValues, RuleCondition, Subject } from '../cases/rule';
import { requireSignature } from '../cases/signatures/signatures';
import { type Actor, type Desk, noPermission, ownerOf, REFUSED, Refusal } from '../kernel/desk';
import { businessArea } from '../kernel/known-businesses';
import { youOf } from '../kernel/messages';
import { requireOwnNumber } from '../kernel/numbers';
import { rolesOf } from '../kernel/people';
import { addWorkingDays } from '../kernel/working-days';
import { evaluationState } from '../public/evaluation/evaluations';
import { silentRegisters, withQueriesNoted } from '../registers/register-queries';
import { applyingDeveloper } from './applicant';
import { needsAccount } from './may-begin';
import { takeIn, tellToCheck } from './take-in';

const CHANNEL = '网上办事大厅';
/** What proves who applies, made anew for each submission: no part of what was applied for, and worth nothing later. */
const PROOFS: readonly string[] = ['qmbh', 'dxyzm', 'ydxyzm', 'hybh'];
/** What is no part of what was applied for either. */
const BESIDE: readonly string[] = ['ywlsh', 'ywlx', 'wwsm'];
const NO_ACCOUNT_TEXT = '您尚未开立个人住房公积金账户，请先办理灵活就业人员开户';
const INCOMPLETE = '业务信息填写有误或不完整，请检查业务信息';

/** The conditions with the applicant's own figures, and the limit for the values given so far (domain catalogue 4, 资格预检). */
export function judge(desk: Desk, actor: Actor, values: RawValues): Judgement {
  const rule = ruleOf(desk, actor, values);
  return withQueriesNoted(desk, actor, { ywlx: rule.ywlx, doing: '资格预检时' }, () =>
    judged(desk, actor, rule, values),
  );
}

function judged(desk: Desk, actor: Actor, rule: BusinessRule, values: RawValues): Judgement {
  const application = applicationFor(desk, actor, rule, values);
  const assessed = isBegun(values) ? rule.assess(application, values) : undefined;
  const { fieldErrors = {}, tsxx = [] } = assessed ?? {};
  const remarks = { ...assessed?.remarks, ...assessed?.doubts };
  return {
    ...standing(application, rule, values),
    cw: fieldErrors,
    ...(Object.keys(remarks).length > 0 && { cy: remarks }),
    ...(tsxx.length > 0 && { tsxx }),
  };
}

function applicationFor(desk: Desk, actor: Actor, rule: BusinessRule, values: RawValues): Application {
  const open = openCaseFor(desk, actor, rule.ywlx, values);
  const number = String(values.ywlsh ?? '');
  if (number !== '') requireOwnNumber(desk, actor, rule.ywlx, number);
  // What an application that is being corrected holds is its own; of several that may be, the number says which.
  return { desk, actor, ywlsh: !rule.subject && open?.ywzt === '97' ? open.ywlsh : number };
}

/** Whether the applicant may, and how much, as far as these values decide it. */
export function standing(application: Application, rule: BusinessRule, values: RawValues): Judgement {
  const open = openCaseFor(application.desk, application.actor, rule.ywlx, values);
  const conditions = rule.conditions(application, values).map(shown);
  const corrected = open?.ywzt === '97' && (!rule.subject || open.ywlsh === application.ywlsh);
  if (open && !corrected) conditions.unshift(shown(noOpenCase(application.desk, open, rule.subject)));
  if (needsAccount(application, rule)) conditions.unshift(noAccount());
  const known = rule.known?.(application) ?? [];
  // Before anything is filled in, the limit is that of what is known.
  const silent = silentRegisters(application.desk.store);
  const told = isBegun(values) ? values : { ...values, ...valuesOf(known) };
  return {
    mz: conditions.every((condition) => condition.mz),
    tj: conditions,
    xe: rule.limit(application, told),
    yzxx: known,
    hxsm: rule.undecided?.(values, application) ?? '',
    ...(silent.length > 0 && { wyd: silent }),
  };
}

/** Before the form there is nothing that could be wrong with a field. */
function isBegun({ ywlx: _, ...typed }: RawValues): boolean {
  return Object.keys(typed).length > 0;
}

/**
 * Takes in an application, or its corrected version after a return. Everything is checked again here. A repetition of what was
 * sent under the number books nothing and is answered with where the case stands; after a return it corrects nothing.
 * @throws Refusal with `fieldErrors` by field name, or with the condition that does not hold.
 */
export function submit(desk: Desk, actor: Actor, values: RawValues): SubmitAnswer {
  const ywlsh = String(values.ywlsh ?? '');
  // Ahead of every check: what the booking itself changed (balance, role, open cases) is no reason to refuse its repetition.
  const repeated = repeatedCase(desk, actor, ywlsh, values);
  if (repeated) return answerTo(desk, repeated);
  const rule = ruleOf(desk, actor, values);
  requireOwnNumber(desk, actor, rule.ywlx, ywlsh);
  const purpose = { ywlx: rule.ywlx, doing: `提交业务${ywlsh}时` };
  return withQueriesNoted(desk, actor, purpose, () => submitted(desk, actor, rule, ywlsh, values));
}

function submitted(desk: Desk, actor: Actor, rule: BusinessRule, ywlsh: string, values: RawValues): SubmitAnswer {
  const application = { desk, actor, ywlsh };
  const former = cases(desk.store).get(ywlsh);
  const assessment = rule.assess(application, values);
  const files = fileContents(desk, ywlsh);
  const same = former?.files === files && isSame(former.values, assessment.values);
  if (former && former.ywzt !== '97') {
    // Written otherwise (4,500.00 for 4500.00) it is still what was sent.
    if (same && former.ywzt !== '86') return answerTo(desk, former);
    const text = `流水号${ywlsh}已提交过申请，内容与本次不同，请到“我的办件”查看`;
    refuseHandedIn(former, text);
  }
  // Whoever has no account yet has no information that could be complete.
  if (actor.kind !== 'applicant') passGate(desk, actor, rule.completes);
  if (needsAccount(application, rule)) throw new Refusal(REFUSED, NO_ACCOUNT_TEXT);
  if (checksOnly(desk, actor)) throw new Refusal(REFUSED, CHECKS_ONLY);
  const said = former ? statementsOf(former, values, assessment.values) : [];
  if (former && said.length === 0 && same) refuseUnchanged(former);
  refuseOpenCase(application, rule, values);
  refuseConditions(rule, application, values);
  const fieldErrors = { ...(former && uncorrectedFields(former, assessment.values, said)), ...assessment.fieldErrors };
  refuseFields(fieldErrors);
  // What is wrong with the form is said first: codes and signature belong to the finished one.
  refuseFields(rule.prove?.(application, values, assessment) ?? {});
  const documents = rule.documents?.(assessment.values) ?? [];
  if (documents.length > 0) requireSignature(desk, actor, { ywlsh, qmbh: String(values.qmbh ?? ''), documents });
  const needs = handedInNeeds(materialsOf(desk, ywlsh, assessment.values));
  const draft = takeDraft(desk, actor, rule.ywlx, ywlsh);
  const lc = [...(former?.lc ?? []), ...statedStep(application, said)];
  const handedIn = { files, needs, sent: withoutProofs(values), labels: assessment.labels, lc };
  const why = actor.kind === 'unit' ? whyCaseWaits(desk.store, actor.dwzh, assessment) : '';
  const taken = accept(rule, application, former, assessment, handedIn, draft, why);
  if (why === '') return answerTo(desk, takeIn(application, rule, taken, assessment));
  tellToCheck(desk, taken);
  return answerTo(desk, taken);
}

/** How it stands, and whether it may be evaluated: by the one rule that the lists go by as well. */
const answerTo = (desk: Desk, record: CaseRecord): SubmitAnswer => ({
  ...answerOf(desk.store, record),
  pj: evaluationState(desk, record),
});

function accept(
  rule: BusinessRule,
  { desk, actor, ywlsh }: Application,
  former: CaseRecord | undefined,
  assessment: Assessment,
  handedIn: Pick<CaseRecord, 'files' | 'needs' | 'sent' | 'labels' | 'lc'>,
  draft: DraftRecord | undefined,
  why: string,
): CaseRecord {
  const waits = why !== '';
  // Nothing is promised before the centre has it.
  const cnbjsj = waits ? '' : addWorkingDays(desk.today(), rule.days);
  const before = former?.check?.former;
  const blank: CaseRecord = former ?? {
    ywlsh,
    ywlx: rule.ywlx,
    ywmc: '',
    owner: ownerOf(actor),
    ywzt: '01',
    slsj: fundTime(desk.now()),
    cnbjsj,
    since: desk.today(),
    files: '',
    values: {},
    je: 0n,
    blqd: CHANNEL,
    ywwd: '',
    sqnr: [],
    lc: [],
  };
  const filled: CaseRecord = {
    ...blank,
    jbr: operatorOf(desk, actor),
    kfs: applyingDeveloper(desk, actor),
    // A correction may have chosen another matter.
    ywmc: rule.name?.(assessment.values) ?? rule.ywmc,
    cnbjsj,
    ...handedIn,
    values: assessment.values,
    je: assessment.amount,
    jemc: assessment.amountName,
    ywwd: assessment.values.ywwd || branchOfOwner(desk, actor),
    sqnr: assessment.sqnr,
    draft: draft?.ywlsh === ywlsh ? draft : blank.draft,
    sbyy: undefined,
    bz: undefined,
    ...(waits && { check: { zt: 'waiting', why, ...takenBefore(former), ...(before && { former: before }) } }),
  };
  const step = former ? ({ jdmc: '补正提交', key: 'corrected' } as const) : { jdmc: '提交申请' };
  const yj = waits ? `已提交，${CHECK_STATE}` : '已受理';
  const accepted = moveCase(desk, filled, { to: '98', ...step, clr: doerOf(desk, actor, CHANNEL), yj });
  if (assessment.batch) handInBatch(desk, ywlsh, assessment.batch);
  rule.handedIn?.(desk, accepted);
  return accepted;
}

/** What is said to be right after all stands in the timeline, before the correction it came with. */
function statedStep({ desk, actor }: Application, said: readonly Statement[]): CaseStep[] {
  if (said.length === 0) return [];
  const clr = doerOf(desk, actor, CHANNEL);
  return [{ jdmc: '情况说明', clsj: fundTime(desk.now()), clr, yj: statementText(said), key: 'stated' }];
}

function noAccount(): Condition {
  return {
    tjbh: 'YKH',
    tjmc: '已开立个人住房公积金账户',
    mz: false,
    sjz: '未开户',
    yqz: '已开户',
    yj: '《住房公积金管理条例》',
    xyb: '灵活就业人员请先在“灵活就业业务”中办理“灵活就业人员开户”；有工作单位的由单位办理开户',
  };
}

function refuseOpenCase({ desk, actor, ywlsh }: Application, rule: BusinessRule, values: RawValues): void {
  const open = openCaseFor(desk, actor, rule.ywlx, values);
  if (open && open.ywlsh !== ywlsh) {
    throw new Refusal(REFUSED, noOpenCase(desk, open, rule.subject).refusal, { data: { ywlsh: open.ywlsh } });
  }
}

function refuseFields(fieldErrors: Record<string, string>): void {
  if (Object.keys(fieldErrors).length > 0) throw new Refusal(REFUSED, INCOMPLETE, { fieldErrors });
}

/** Conditions about the applicant refuse as a whole; one about a field is among the field's errors. */
function refuseConditions(rule: BusinessRule, application: Application, values: RawValues): void {
  const broken = rule.conditions(application, values).find((condition) => !condition.mz && !condition.field);
  if (broken) throw new Refusal(REFUSED, broken.refusal, broken.before ? { data: { ywlsh: broken.before } } : {});
}

/** What to do next is said where something is to be done. */
function shown({ refusal: _, field: __, before: ___, xyb, lj, ljs, ...condition }: RuleCondition): Condition {
  return condition.mz ? condition : { ...condition, xyb, ...(lj && { lj }), ...(ljs && { ljs }) };
}

function noOpenCase({ store }: Desk, open: CaseRecord, subject?: Subject): RuleCondition {
  return {
    tjbh: 'ZTYW',
    tjmc: `${subject ? `该${subject.mc}` : ''}没有正在办理的同类业务`,
    mz: false,
    yqz: '无在途业务',
    yj: HALL_RULES,
    ...inTheWay(store, open, '提交这一笔', {
      sjz: `${open.ywmc}（${open.ywlsh}）正在办理`,
      xyb: `${subject ? `该${subject.mc}的${open.ywmc}（${open.ywlsh}）正在办理，` : ''}请到“我的办件”查看进度，审核前可以撤回`,
      refusal: `${subject ? `该${subject.mc}` : youOf(open)}有正在办理的${open.ywmc}（${open.ywlsh}），办结后方可再次申请`,
    }),
  };
}

function ruleOf(desk: Desk, actor: Actor, values: RawValues): BusinessRule {
  const ywlx = String(values.ywlx ?? '');
  if (!mayApply(rolesOf(desk, actor), businessArea(ywlx))) throw noPermission();
  const rule = ruleFor(actor.kind, ywlx);
  if (!rule) throw new Refusal(REFUSED, '该业务尚未在网上开放，请到柜台办理');
  return rule;
}

/** What was taken in already with just this content; what waited for its correction and lapsed is no answer to it. */
function repeatedCase(desk: Desk, actor: Actor, ywlsh: string, values: RawValues): CaseRecord | undefined {
  const found = cases(desk.store).get(ywlsh);
  if (found?.owner !== ownerOf(actor) || found.ywlx !== values.ywlx || ['97', '86'].includes(found.ywzt))
    return undefined;
  const same = isSame(found.sent ?? {}, withoutProofs(values)) && found.files === fileContents(desk, ywlsh);
  return same ? found : undefined;
}

/** In whatever order the fields come, without what proves the applicant. */
function isSame(one: RawValues, other: RawValues): boolean {
  const canonical = (values: RawValues) =>
    JSON.stringify(Object.entries(withoutProofs(values)).sort(([a], [b]) => (a < b ? -1 : 1)));
  return canonical(one) === canonical(other);
}

function withoutProofs(values: RawValues): RawValues {
  const left = Object.entries(values).filter(([name]) => !PROOFS.includes(name) && !BESIDE.includes(name));
  return Object.fromEntries(left);
}
