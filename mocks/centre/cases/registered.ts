import { type Actor, actorOf } from '../kernel/desk';
import { announceBusinesses } from '../kernel/known-businesses';
import type { CaseRecord } from './case-states';
import type { BusinessRule } from './rule';

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

export function ruleOfCase({ owner, ywlx }: Pick<CaseRecord, 'owner' | 'ywlx'>): BusinessRule | undefined {
  return ruleFor(actorOf(owner).kind, ywlx);
}
