import { announceBusinesses } from '../kernel/business-names';
import { type Actor, actorOf } from '../kernel/transaction';
import type { CaseRecord } from './case-states';
import type { BusinessRule, UnitPart } from './rule';

let rules: ReadonlyMap<string, BusinessRule> = new Map();

/** Registers all rules; the registry sits below them, so that their modules can look up a rule without a cycle. */
export function registerRules(all: readonly BusinessRule[]): void {
  announceBusinesses(all);
  rules = new Map(all.map((rule) => [`${rule.kind} ${rule.ywlx}`, rule]));
}

/** Returns the rule of a business by kind of actor: GJ0302 exists for persons and for units. */
export function ruleFor(kind: Actor['kind'], ywlx: string): BusinessRule | undefined {
  return rules.get(`${kind} ${ywlx}`);
}

/** Returns all businesses of a kind of actor. */
export function rulesFor(kind: Actor['kind']): BusinessRule[] {
  return [...rules.values()].filter((rule) => rule.kind === kind);
}

/** Returns the businesses that change one of these parts of a unit, ordered by code. */
export function rulesChanging(...parts: readonly UnitPart[]): BusinessRule[] {
  return rulesFor('unit')
    .filter(({ ywlx }) => isChanging(ywlx, ...parts))
    .sort(byCode);
}

/** Returns whether the business with this code changes one of these parts of a unit. */
export function isChanging(ywlx: string, ...parts: readonly UnitPart[]): boolean {
  const changes = ruleFor('unit', ywlx)?.changes;
  return changes !== undefined && parts.includes(changes);
}

/** Short name among the businesses of its kind. */
export const shortName = ({ ywjc, ywmc }: Pick<BusinessRule, 'ywjc' | 'ywmc'>): string => ywjc ?? ywmc;

export const byCode = (a: BusinessRule, b: BusinessRule): number => (a.ywlx < b.ywlx ? -1 : 1);

export function ruleOfCase({ owner, ywlx }: Pick<CaseRecord, 'owner' | 'ywlx'>): BusinessRule | undefined {
  return ruleFor(actorOf(owner).kind, ywlx);
}
