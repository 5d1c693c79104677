// Whether somebody may begin a business at all: by what they are, before any condition of its own is asked for.
import { mayApply } from '../../data/role-access';
import { isClosed } from '../access/gate';
import { checksOnly } from '../access/two-person';
import type { CaseRecord } from '../cases/case-states';
import { openCaseFor } from '../cases/open-case';
import { ruleOfCase, rulesFor } from '../cases/registered';
import type { Application, BusinessRule } from '../cases/rule';
import type { Actor, Desk } from '../kernel/desk';
import { businessArea } from '../kernel/known-businesses';
import { hasAccount, isAccountClosed, personOf, rolesOf } from '../kernel/people';

/** Nothing can be done with an account that is not open yet, but what needs none. */
export function needsAccount(application: Application, rule: BusinessRule): boolean {
  const { desk, actor } = application;
  if (actor.kind !== 'person' || hasAccount(personOf(desk, actor))) return false;
  return !rule.withoutAccount?.(application);
}

/** Why the business behind a menu entry cannot be begun now, '' where it can: nobody shows their face for a refusal. */
export function entryRefusal(desk: Desk, actor: Actor, menuId: string): string {
  const rule = rulesFor(actor.kind).find(({ faceEntry }) => faceEntry === menuId);
  if (!rule) return '';
  const { ywlx } = rule;
  const application = { desk, actor, ywlsh: openCaseFor(desk, actor, ywlx, {})?.ywlsh ?? '' };
  const broken = rule.conditions(application, { ywlx }).find(({ mz, field }) => !mz && !field);
  return broken ? [broken.refusal, broken.xyb].filter(Boolean).join('。') : '';
}

/** Whether another one of the kind of this case may be begun: it is offered to nobody who would be turned away at its door. */
export function mayBeginAnother(desk: Desk, actor: Actor, record: CaseRecord): boolean {
  const rule = ruleOfCase(record);
  if (!rule || isClosed(desk, actor) || checksOnly(desk, actor)) return false;
  if (!mayApply(rolesOf(desk, actor), businessArea(rule.ywlx))) return false;
  const application = { desk, actor, ywlsh: '' };
  return (
    !needsAccount(application, rule) &&
    !isDrawnFromNothing(application, rule, record) &&
    !isOtherwise(application, rule)
  );
}

/** The account stands otherwise by now than a change of it or a loan begins with: it is open, sealed or paid into again already. */
const isOtherwise = (application: Application, rule: BusinessRule): boolean =>
  application.actor.kind === 'person' &&
  rule.area !== 'withdrawal' &&
  rule.conditions(application, { ywlx: rule.ywlx }).some(({ tjbh, mz }) => tjbh === 'ZHZT' && !mz);

/** An account that was closed has nothing to be drawn; of several matters one may be about another's account: its conditions know. */
function isDrawnFromNothing(application: Application, rule: BusinessRule, { values }: CaseRecord): boolean {
  const { desk, actor } = application;
  if (actor.kind !== 'person' || rule.area !== 'withdrawal' || !isAccountClosed(personOf(desk, actor))) return false;
  return !rule.matters || rule.conditions(application, { ...values, ywlx: rule.ywlx }).some(({ mz }) => !mz);
}
