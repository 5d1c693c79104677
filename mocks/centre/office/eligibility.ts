// Eligibility by kind of applicant and account, before a business's own conditions.
import { mayApply } from '../../data/menus/role-access';
import { isClosed } from '../access/gate';
import { checksOnly } from '../access/two-person-rule';
import type { CaseRecord } from '../cases/case-states';
import { openCaseFor } from '../cases/open-case';
import { ruleOfCase, rulesFor } from '../cases/registered';
import type { Application, BusinessRule } from '../cases/rule';
import { businessArea } from '../kernel/business-names';
import { hasAccount, isAccountClosed, personOf, rolesOf } from '../kernel/people';
import type { Actor, Transaction } from '../kernel/transaction';

/** Returns whether the business needs an open account that the person lacks. */
export function needsAccount(application: Application, rule: BusinessRule): boolean {
  const { tx, actor } = application;
  if (actor.kind !== 'person' || hasAccount(personOf(tx, actor))) return false;
  return !rule.withoutAccount?.(application);
}

/** Returns why the business of a menu entry cannot start now, '' if it can: checked before the face recognition. */
export function entryRefusal(tx: Transaction, actor: Actor, menuId: string): string {
  const rule = rulesFor(actor.kind).find(({ faceEntry }) => faceEntry === menuId);
  if (!rule) return '';
  const { ywlx } = rule;
  const application = { tx, actor, ywlsh: openCaseFor(tx, actor, ywlx, {})?.ywlsh ?? '' };
  const broken = rule.conditions(application, { ywlx }).find(({ mz, field }) => !mz && !field);
  return broken ? [broken.refusal, broken.xyb].filter(Boolean).join('。') : '';
}

/** Returns whether another case of this kind may be started; the link is shown only if it would be accepted. */
export function mayStartAnother(tx: Transaction, actor: Actor, record: CaseRecord): boolean {
  const rule = ruleOfCase(record);
  if (!rule || isClosed(tx, actor) || checksOnly(tx, actor)) return false;
  if (!mayApply(rolesOf(tx, actor), businessArea(rule.ywlx))) return false;
  const application = { tx, actor, ywlsh: '' };
  return (
    !needsAccount(application, rule) &&
    !isDrawnFromNothing(application, rule, record) &&
    !isOtherwise(application, rule)
  );
}

/** Returns whether the account's state rules out the business: it is open, sealed or paid into again. */
const isOtherwise = (application: Application, rule: BusinessRule): boolean =>
  application.actor.kind === 'person' &&
  rule.area !== 'withdrawal' &&
  rule.conditions(application, { ywlx: rule.ywlx }).some(({ tjbh, mz }) => tjbh === 'ZHZT' && !mz);

/** A closed account has no balance to withdraw. A variant may concern another's account: its own conditions decide. */
function isDrawnFromNothing(application: Application, rule: BusinessRule, { values }: CaseRecord): boolean {
  const { tx, actor } = application;
  if (actor.kind !== 'person' || rule.area !== 'withdrawal' || !isAccountClosed(personOf(tx, actor))) return false;
  return !rule.matters || rule.conditions(application, { ...values, ywlx: rule.ywlx }).some(({ mz }) => !mz);
}
