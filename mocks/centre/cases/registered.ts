import { type Actor, actorOf } from '../kernel/desk';
import { announceBusinesses } from '../kernel/known-businesses';
import type { CaseRecord } from './case-states';
import type { BusinessRule, UnitPart } from './rule';

let rules: ReadonlyMap<string, BusinessRule> = new Map();

/** The list of businesses announces itself here, so that what the rules are made of can ask for a rule in turn. */
export function registerRules(all: readonly BusinessRule[]): void {
  announceBusinesses(all);
  rules = new Map(all.map((rule) => [`${rule.kind} ${rule.ywlx}`, rule]));
}

/** The rule of a business; whose it is decides, as GJ0302 exists for persons and for units. */
export function ruleFor(kind: Actor['kind'], ywlx: string): BusinessRule | undefined {
  return rules.get(`${kind} ${ywlx}`);
}

/** Every business of those of a kind. */
export function rulesFor(kind: Actor['kind']): BusinessRule[] {
  return [...rules.values()].filter((rule) => rule.kind === kind);
}

/** Businesses by which one of these changes of a unit, in the order of their codes. */
export function rulesChanging(...parts: readonly UnitPart[]): BusinessRule[] {
  return rulesFor('unit')
    .filter(({ ywlx }) => isChanging(ywlx, ...parts))
    .sort(byCode);
}

/** Whether one of these changes of a unit by the business with this code. */
export function isChanging(ywlx: string, ...parts: readonly UnitPart[]): boolean {
  const changes = ruleFor('unit', ywlx)?.changes;
  return changes !== undefined && parts.includes(changes);
}

/** What a business is called among others of its kind. */
export const shortName = ({ ywjc, ywmc }: Pick<BusinessRule, 'ywjc' | 'ywmc'>): string => ywjc ?? ywmc;

export const byCode = (a: BusinessRule, b: BusinessRule): number => (a.ywlx < b.ywlx ? -1 : 1);

export function ruleOfCase({ owner, ywlx }: Pick<CaseRecord, 'owner' | 'ywlx'>): BusinessRule | undefined {
  return ruleFor(actorOf(owner).kind, ywlx);
}
