import { businessRules } from '@mocks/centre/businesses/list';
import { ruleFor } from '@mocks/centre/cases/registered';
import { businessName } from '@mocks/centre/kernel/business-names';
import { generalTerms } from '@mocks/data/agreements';
import { futureBusinesses } from '@mocks/data/menus/future-businesses';
import { menus } from '@mocks/data/menus/menus';
import { generalNote } from '@mocks/data/notes/general-note';
import { describe, expect, it } from 'vitest';
import type { MenuNode } from '@/api/session/auth';
import type { Flow } from '@/engine/flow/define-flow';
import type { FlowArea } from '@/engine/flow/facts';
import { flows } from '@/flows/registry';

const KINDS = { individual: 'person', unit: 'unit', developer: 'developer', guest: 'applicant' } as const;
/** Registered as a page of its own, in front of the sign-in. */
const ELSEWHERE = ['GJ0101'];

/** Codes of what the hall does not take yet. */
const toCome = Object.values(futureBusinesses).flatMap((names) => Object.keys(names));

const kindOf = (area: FlowArea) => KINDS[area];
const built = flows.flatMap((entry) => (entry.load ? [{ ...entry, load: entry.load }] : []));

const LOGIN = { individual: '1', unit: '2', developer: '3', guest: '1' } as const;
const rowsOf = (nodes: readonly MenuNode[]): MenuNode[] =>
  nodes.flatMap((node) => [node, ...rowsOf(node.children ?? [])]);

/** Characters of a clause from which it counts as said twice. */
const CLAUSE = 9;
const plainText = (html: string) => html.replace(/<[^>]*>/g, '\n');

/** Clauses of a text, between its punctuation, that stand in another text as well. */
const repeated = (text: string, other: string): string[] =>
  text.split(/[，。；：、\n]/).filter((clause) => clause.length >= CLAUSE && other.includes(clause));

describe.each(built)('$area $code $title', ({ area, code, title, path, load }) => {
  const halves = async () => {
    const { default: flow }: { default: Flow } = await load();
    const rule = ruleFor(kindOf(area), code);
    if (!rule) throw new Error(`the centre does not take ${code} of a ${kindOf(area)}`);
    return { flow, rule };
  };

  it('is one business on both sides', async () => {
    const { flow, rule } = await halves();
    expect(rule.ywlx).toBe(code);
    expect(flow.code).toBe(code);
    expect(businessName(code)).toBe(title);
    expect([...flow.completes].sort()).toEqual([...(rule.completes ?? [])].sort());
    expect(flow.materials !== null, 'a step for the materials').toBe(rule.needs !== undefined);
  });

  it('says of itself what is asked, who may, with what and what comes of it', async () => {
    const { ywmc, area: of, notice } = (await halves()).rule;
    const general = generalNote(of, ywmc);
    for (const [part, text] of Object.entries(notice)) expect(text.replace(/<[^>]*>/g, ''), part).not.toBe('');
    // Conditions and steps are its own, not those of any business.
    expect(notice.sltj).toMatch(/<li>/);
    expect(notice.sltj).not.toBe(general.sltj);
    expect(notice.bllc).not.toBe(general.bllc);
    // What is needed is named before anything is filled in, or it is said that nothing is.
    expect(notice.sqcl).not.toBe(general.sqcl);
  });

  it('has one name for each variant: in the menu, of the page and of the case', async () => {
    const { flow, rule } = await halves();
    const { name = '', values = [], titles = {} } = flow.variant ?? {};
    const tiles = rowsOf(menus[LOGIN[area]]);
    for (const value of values) {
      const title = titles[value] ?? rule.ywmc;
      expect([value, rule.name?.({ [name]: value }) ?? rule.ywmc]).toEqual([value, title]);
      const tile = tiles.find(({ redirect }) => redirect === `${path}?${name}=${value}`);
      if (tile) expect(tile.meta?.title).toBe(title);
    }
  });

  it('says in its terms nothing that its notice says', async () => {
    const { ywmc, agreement, notice } = (await halves()).rule;
    const note = Object.values(notice).map(plainText);
    expect(repeated(plainText(agreement ?? generalTerms(ywmc)), note.join('\n'))).toEqual([]);
  });

  it('tells of withdrawals exactly before one, and of loans before something is done about one', async () => {
    const { flow, rule } = await halves();
    expect(flow.counts === 'withdrawals').toBe(rule.area === 'withdrawal');
    if (flow.counts === 'loans') expect(rule.area).toBe('loan');
  });

  it('asks for a signature exactly where the centre demands one', async () => {
    const { flow, rule } = await halves();
    expect(flow.sign !== null).toBe(rule.documents !== undefined);
  });
});

it('takes nothing that nobody can hand in', () => {
  const handedIn = new Set(built.map(({ area, code }) => `${kindOf(area)} ${code}`));
  const taken = flows
    .flatMap(({ area, code }) => (ruleFor(kindOf(area), code) ? [`${kindOf(area)} ${code}`] : []))
    .filter((one) => !ELSEWHERE.includes(one.split(' ')[1] ?? ''));
  expect(taken.filter((one) => !handedIn.has(one))).toEqual([]);
});

describe('the name of a business', () => {
  it('is its rule’s where the centre takes it, and in the list of those to come where not', () => {
    const taken = businessRules.map(({ ywlx }) => ywlx);
    expect(toCome.filter((code) => taken.includes(code))).toEqual([]);
    for (const { ywlx, ywmc } of businessRules) expect([ywlx, businessName(ywlx)]).toEqual([ywlx, ywmc]);
  });

  it('is what the hall calls it, whether it is taken or not', () => {
    for (const { code, title } of flows) expect([code, businessName(code)]).toEqual([code, title]);
    const registered = new Set(flows.map(({ code }) => code));
    const known = [...toCome, ...businessRules.map(({ ywlx }) => ywlx)];
    expect(known.filter((code) => !registered.has(code))).toEqual([]);
  });

  it('belongs to no code that does not exist', () => {
    expect(businessName('constructor')).toBeUndefined();
    expect(businessName('GJ9999')).toBeUndefined();
  });
});
