import type { SubmitAnswer } from '@/api/cases/business';
import type { Judgement } from '@/api/cases/judgement';
import type { Condition } from '@/api/client/condition';
import { fundTime } from '@/domain/dates';
import { mayApply } from '../../data/menus/role-access';
import { HALL_RULES } from '../../data/menus/rule-names';
import { operatorOf, stepActorName } from '../access/current-operator';
import { passGate } from '../access/gate';
import { CHECKS_ONLY, caseApprovalReason, checksOnly } from '../access/two-person-rule';
import { submitBatch } from '../cases/batch/batches';
import { blockingCaseText } from '../cases/blocking-case';
import { type CaseRecord, type CaseStep, cases, moveCase } from '../cases/case-states';
import { acceptedBefore, CHECK_STATE } from '../cases/check/check-state';
import { refuseUnchanged, type Statement, statementsOf, statementText, uncorrectedFields } from '../cases/corrections';
import type { DraftRecord } from '../cases/drafts/draft-record';
import { archiveDraft } from '../cases/drafts/drafts';
import { prefillRecord } from '../cases/drafts/prefill-values';
import { answerOf } from '../cases/due-date';
import { branchOfOwner } from '../cases/last-branch';
import { submittedNeeds } from '../cases/materials/material-needs';
import { fileContents, materialsOf } from '../cases/materials/materials';
import { openCaseFor } from '../cases/open-case';
import { refuseErrors } from '../cases/read-fields';
import { ruleFor } from '../cases/registered';
import type { Application, Assessment, BusinessRule, CaseSubject, RawValues, RuleCondition } from '../cases/rule';
import { requireSignature } from '../cases/signatures/signatures';
import { refuseSubmitted } from '../cases/submitted';
import { businessArea } from '../kernel/business-names';
import { requireNumberOfActor } from '../kernel/business-numbers';
import { youOf } from '../kernel/messages/messages';
import { rolesOf } from '../kernel/people';
import { type Actor, BusinessError, noPermission, ownerOf, REFUSED, type Transaction } from '../kernel/transaction';
import { addWorkingDays } from '../kernel/working-days';
import { evaluationState } from '../public/evaluation/evaluations';
import { silentRegisters, withQueriesNoted } from '../registers/register-queries';
import { acceptApplication, notifyCheckers } from './accept-application';
import { applyingDeveloper } from './applicant';
import { needsAccount } from './eligibility';

const CHANNEL = '网上办事大厅';
/** Proofs of identity, new for each submission: no content of the application, and useless later. */
const PROOFS: readonly string[] = ['qmbh', 'dxyzm', 'ydxyzm', 'hybh'];
/** Other fields that are no content of the application. */
const BESIDE: readonly string[] = ['ywlsh', 'ywlx', 'wwsm'];
const NO_ACCOUNT_TEXT = '您尚未开立个人住房公积金账户，请先办理灵活就业人员开户';

/** Returns the conditions with the applicant's own figures, and the limit for the values so far (docs/rules/cases.md, Submitting). */
export function judge(tx: Transaction, actor: Actor, values: RawValues): Judgement {
  const rule = ruleOf(tx, actor, values);
  return withQueriesNoted(tx, actor, { ywlx: rule.ywlx, doing: '资格预检时' }, () => judged(tx, actor, rule, values));
}

function judged(tx: Transaction, actor: Actor, rule: BusinessRule, values: RawValues): Judgement {
  const application = applicationFor(tx, actor, rule, values);
  const assessed = isBegun(values) ? rule.assess(application, values) : undefined;
  const { fieldErrors = {}, tsxx = [] } = assessed ?? {};
  const remarks = { ...assessed?.remarks, ...assessed?.reviewReasons };
  return {
    ...judgeApplication(application, rule, values),
    cw: fieldErrors,
    ...(Object.keys(remarks).length > 0 && { cy: remarks }),
    ...(tsxx.length > 0 && { tsxx: [...tsxx] }),
  };
}

function applicationFor(tx: Transaction, actor: Actor, rule: BusinessRule, values: RawValues): Application {
  const open = openCaseFor(tx, actor, rule.ywlx, values);
  const number = String(values.ywlsh ?? '');
  if (number !== '') requireNumberOfActor(tx, actor, rule.ywlx, number);
  // A case in correction may reuse what it reserved; a business with several cases names it by number.
  return { tx, actor, ywlsh: !rule.subject && open?.ywzt === '97' ? open.ywlsh : number };
}

/** Returns eligibility and limit as far as these values determine them. */
export function judgeApplication(application: Application, rule: BusinessRule, values: RawValues): Judgement {
  const open = openCaseFor(application.tx, application.actor, rule.ywlx, values);
  const conditions = rule.conditions(application, values).map(shown);
  const corrected = open?.ywzt === '97' && (!rule.subject || open.ywlsh === application.ywlsh);
  if (open && !corrected) conditions.unshift(shown(noOpenCase(application.tx, open, rule.subject)));
  if (needsAccount(application, rule)) conditions.unshift(noAccount());
  const known = rule.known?.(application) ?? [];
  // Before the form is filled in, the limit follows from the prefill values.
  const silent = silentRegisters(application.tx.store);
  const prefilled = isBegun(values) ? values : { ...values, ...prefillRecord(known) };
  return {
    mz: conditions.every((condition) => condition.mz),
    tj: conditions,
    xe: rule.limit?.(application, prefilled) ?? null,
    yzxx: [...known],
    hxsm: rule.undecided?.(values, application) ?? '',
    ...(silent.length > 0 && { wyd: silent }),
  };
}

/** Returns whether any field is filled in; before that no field can have an error. */
function isBegun({ ywlx: _, ...typed }: RawValues): boolean {
  return Object.keys(typed).length > 0;
}

/**
 * Accepts an application, or its correction after a return. Everything is validated again here. Repeating a submission under its number is
 * idempotent and returns the present state; after a return it corrects nothing.
 * @throws BusinessError with `fieldErrors` by field name, or with the unmet condition
 */
export function submit(tx: Transaction, actor: Actor, values: RawValues): SubmitAnswer {
  const ywlsh = String(values.ywlsh ?? '');
  // Before every check: effects of the booking (balance, role, open cases) must not refuse a retry.
  const repeated = repeatedCase(tx, actor, ywlsh, values);
  if (repeated) return answerTo(tx, repeated);
  const rule = ruleOf(tx, actor, values);
  requireNumberOfActor(tx, actor, rule.ywlx, ywlsh);
  const purpose = { ywlx: rule.ywlx, doing: `提交业务${ywlsh}时` };
  return withQueriesNoted(tx, actor, purpose, () => submitted(tx, actor, rule, ywlsh, values));
}

function submitted(tx: Transaction, actor: Actor, rule: BusinessRule, ywlsh: string, values: RawValues): SubmitAnswer {
  const application = { tx, actor, ywlsh };
  const former = cases(tx.store).get(ywlsh);
  const assessment = rule.assess(application, values);
  const files = fileContents(tx, ywlsh);
  const same = former?.files === files && isSame(former.values, assessment.values);
  if (former && former.ywzt !== '97') {
    // A different spelling (4,500.00 for 4500.00) is the same content.
    if (same && former.ywzt !== '86') return answerTo(tx, former);
    const text = `流水号${ywlsh}已提交过申请，内容与本次不同，请到“我的办件”查看`;
    refuseSubmitted(former, text);
  }
  // An applicant without an account has no profile to complete.
  if (actor.kind !== 'applicant') passGate(tx, actor, rule.completes);
  if (needsAccount(application, rule)) throw new BusinessError(REFUSED, NO_ACCOUNT_TEXT);
  if (checksOnly(tx, actor)) throw new BusinessError(REFUSED, CHECKS_ONLY);
  const notes = former ? statementsOf(former, values, assessment.values) : [];
  if (former && notes.length === 0 && same) refuseUnchanged(former);
  refuseOpenCase(application, rule, values);
  refuseConditions(rule, application, values);
  const fieldErrors = { ...(former && uncorrectedFields(former, assessment.values, notes)), ...assessment.fieldErrors };
  refuseErrors(fieldErrors);
  // Field errors come first: codes and signature belong to the finished form.
  refuseErrors(rule.prove?.(application, values, assessment) ?? {});
  const documents = rule.documents?.(assessment.values) ?? [];
  if (documents.length > 0) requireSignature(tx, actor, { ywlsh, qmbh: String(values.qmbh ?? ''), documents });
  const needs = submittedNeeds(materialsOf(tx, ywlsh, assessment.values));
  const draft = archiveDraft(tx, actor, rule.ywlx, ywlsh);
  const lc = [...(former?.lc ?? []), ...statedStep(application, notes)];
  const handedIn = { files, needs, sent: withoutProofs(values), labels: assessment.labels, lc };
  const why = actor.kind === 'unit' ? caseApprovalReason(tx.store, actor.dwzh, assessment) : '';
  const taken = accept(rule, application, former, assessment, handedIn, draft, why);
  if (why === '') return answerTo(tx, acceptApplication(application, rule, taken, assessment));
  notifyCheckers(tx, taken);
  return answerTo(tx, taken);
}

/** Response with the case's state, and whether it may be evaluated, by the rule that the lists use. */
const answerTo = (tx: Transaction, record: CaseRecord): SubmitAnswer => ({
  ...answerOf(tx.store, record),
  pj: evaluationState(tx, record),
});

function accept(
  rule: BusinessRule,
  { tx, actor, ywlsh }: Application,
  former: CaseRecord | undefined,
  assessment: Assessment,
  handedIn: Pick<CaseRecord, 'files' | 'needs' | 'sent' | 'labels' | 'lc'>,
  draft: DraftRecord | undefined,
  why: string,
): CaseRecord {
  const waits = why !== '';
  // No due date before the centre has accepted it.
  const cnbjsj = waits ? '' : addWorkingDays(tx.today(), rule.days);
  const before = former?.check?.former;
  const blank: CaseRecord = former ?? {
    ywlsh,
    ywlx: rule.ywlx,
    ywmc: '',
    owner: ownerOf(actor),
    ywzt: '01',
    slsj: fundTime(tx.now()),
    cnbjsj,
    since: tx.today(),
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
    jbr: operatorOf(tx, actor),
    kfs: applyingDeveloper(tx, actor),
    // A correction may have chosen another variant.
    ywmc: rule.name?.(assessment.values) ?? rule.ywmc,
    cnbjsj,
    ...handedIn,
    values: assessment.values,
    je: assessment.amount,
    jemc: assessment.amountName,
    ywwd: assessment.values.ywwd || branchOfOwner(tx, actor),
    sqnr: assessment.sqnr,
    draft: draft?.ywlsh === ywlsh ? draft : blank.draft,
    sbyy: undefined,
    bz: undefined,
    ...(waits && { check: { zt: 'waiting', why, ...acceptedBefore(former), ...(before && { former: before }) } }),
  };
  const step = former ? ({ jdmc: '补正提交', key: 'corrected' } as const) : { jdmc: '提交申请' };
  const yj = waits ? `已提交，${CHECK_STATE}` : '已受理';
  const accepted = moveCase(tx, filled, { to: '98', ...step, clr: stepActorName(tx, actor, CHANNEL), yj });
  if (assessment.batch) submitBatch(tx, ywlsh, assessment.batch);
  rule.handedIn?.(tx, accepted);
  return accepted;
}

/** Timeline step for the applicant's statements, before the correction that brought them. */
function statedStep({ tx, actor }: Application, notes: readonly Statement[]): CaseStep[] {
  if (notes.length === 0) return [];
  const clr = stepActorName(tx, actor, CHANNEL);
  return [{ jdmc: '情况说明', clsj: fundTime(tx.now()), clr, yj: statementText(notes), key: 'stated' }];
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

function refuseOpenCase({ tx, actor, ywlsh }: Application, rule: BusinessRule, values: RawValues): void {
  const open = openCaseFor(tx, actor, rule.ywlx, values);
  if (open && open.ywlsh !== ywlsh) {
    throw new BusinessError(REFUSED, noOpenCase(tx, open, rule.subject).refusal, { data: { ywlsh: open.ywlsh } });
  }
}

/** Refuses unmet conditions about the applicant; a condition about a field is a field error. */
function refuseConditions(rule: BusinessRule, application: Application, values: RawValues): void {
  const broken = rule.conditions(application, values).find((condition) => !condition.mz && !condition.field);
  if (broken) throw new BusinessError(REFUSED, broken.refusal, broken.before ? { data: { ywlsh: broken.before } } : {});
}

/** Drops the advice of a condition that is met. */
function shown({ refusal: _, field: __, before: ___, xyb, lj, ljs, ...condition }: RuleCondition): Condition {
  return condition.mz ? condition : { ...condition, xyb, ...(lj && { lj }), ...(ljs && { ljs }) };
}

function noOpenCase({ store }: Transaction, open: CaseRecord, subject?: CaseSubject): RuleCondition {
  return {
    tjbh: 'ZTYW',
    tjmc: `${subject ? `该${subject.mc}` : ''}没有正在办理的同类业务`,
    mz: false,
    yqz: '无在途业务',
    yj: HALL_RULES,
    ...blockingCaseText(store, open, '提交这一笔', {
      sjz: `${open.ywmc}（${open.ywlsh}）正在办理`,
      xyb: `${subject ? `该${subject.mc}的${open.ywmc}（${open.ywlsh}）正在办理，` : ''}请到“我的办件”查看进度，审核前可以撤回`,
      refusal: `${subject ? `该${subject.mc}` : youOf(open)}有正在办理的${open.ywmc}（${open.ywlsh}），办结后方可再次申请`,
    }),
  };
}

function ruleOf(tx: Transaction, actor: Actor, values: RawValues): BusinessRule {
  const ywlx = String(values.ywlx ?? '');
  if (!mayApply(rolesOf(tx, actor), businessArea(ywlx))) throw noPermission();
  const rule = ruleFor(actor.kind, ywlx);
  if (!rule) throw new BusinessError(REFUSED, '该业务尚未在网上开放，请到柜台办理');
  return rule;
}

/** Returns the accepted case with the same content; a case that expired in correction does not count. */
function repeatedCase(tx: Transaction, actor: Actor, ywlsh: string, values: RawValues): CaseRecord | undefined {
  const found = cases(tx.store).get(ywlsh);
  if (found?.owner !== ownerOf(actor) || found.ywlx !== values.ywlx || ['97', '86'].includes(found.ywzt))
    return undefined;
  const same = isSame(found.sent ?? {}, withoutProofs(values)) && found.files === fileContents(tx, ywlsh);
  return same ? found : undefined;
}

/** Compares contents regardless of field order, without proofs of identity. */
function isSame(one: RawValues, other: RawValues): boolean {
  const canonical = (values: RawValues) =>
    JSON.stringify(Object.entries(withoutProofs(values)).sort(([a], [b]) => (a < b ? -1 : 1)));
  return canonical(one) === canonical(other);
}

function withoutProofs(values: RawValues): RawValues {
  const left = Object.entries(values).filter(([name]) => !PROOFS.includes(name) && !BESIDE.includes(name));
  return Object.fromEntries(left);
}
