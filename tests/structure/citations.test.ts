// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { citationFaults, decisionFaults, rulesFaults } from '../../scripts/structure/citations.mjs';

const DOCS = {
  'docs/specification.md': '# 规格\n\n## 2 页面\n\n### 2.6 行为\n\n## 4 状态\n',
  'docs/rules/cases.md': '# Cases\n\n## Deadlines\n',
  'docs/decisions/007-money-and-dates.md': '# 007 Money\n',
};

const cited = (files: Record<string, string>) => citationFaults(new Map(Object.entries({ ...DOCS, ...files })));

describe('the check of citations turns red', () => {
  it.each([
    [
      'at a catalogue that nobody can open',
      '// Limits (domain catalogue 8.0).',
      'cite the file of docs/rules that says it (domain catalogue)',
    ],
    [
      'at a decision by its number alone',
      '/** In fen (decision 007). */',
      'cite the file of docs/decisions, or of docs/rules (decision 007)',
    ],
    [
      'at several decisions',
      '// See decisions 007 and 008.',
      'cite the file of docs/decisions, or of docs/rules (decisions 007)',
    ],
    [
      'at a section without its document',
      '/** As specification 4 says. */',
      'cite docs/specification.md and the section (/** As specification 4)',
    ],
    [
      'at a section that is not there',
      '// docs/specification.md 2.6, 4 and 10',
      'docs/specification.md has no section 10',
    ],
    ['at a document that is not there', '// docs/rules/case.md', 'docs/rules/case.md is not there'],
    [
      'at a heading that is not there',
      '// docs/rules/cases.md, Dead lines',
      'docs/rules/cases.md has no such heading: Dead lines',
    ],
  ])('%s', (_when, text, fault) => {
    expect(cited({ 'src/domain/a.ts': `export const a = 1;\n${text}` })).toEqual([`src/domain/a.ts:2: ${fault}`]);
  });

  it('at a link to no document, and at a number of no decision', () => {
    expect(cited({ 'docs/people.md': '[a](rules/case.md) 决定 007，决定 008' })).toEqual([
      'docs/people.md:1: docs/rules/case.md is not there',
      'docs/people.md:1: there is no 决定 008',
    ]);
  });
});

it('the check of citations stays green for what can be opened, and for what is no comment', () => {
  const text = [
    '// docs/rules/cases.md, Deadlines: counted from the day of acceptance (docs/specification.md 2.6 and 4).',
    "describe('routes (specification 2.6)', () => {}); // docs/decisions/007-money-and-dates.md",
    '// docs/rules/cases.md, as it stands',
  ].join('\n');
  expect(cited({ 'src/domain/a.ts': text, 'docs/people.md': '[决定 007](decisions/007-money-and-dates.md)' })).toEqual(
    [],
  );
});

describe('the rules of businesses', () => {
  const files = {
    'src/flows/unit/registry.ts':
      "[{ code: 'GJ0304', member: { a: 1 }, load: () => import('./account/reopening') }, { code: 'GJ0101', path: '/a' }]",
    'docs/rules/README.md': '[a](gj0304-reopening.md) [b](gj0101-registration.md) [c](cases.md)',
    'docs/rules/gj0304-reopening.md': '# GJ0304\n\nCode: `src/flows/unit/account/reopening.ts`\n\n## Rules\n',
    'docs/rules/gj0101-registration.md': '# GJ0101\n',
    'docs/rules/cases.md': '# Cases\n',
  };
  const faults = (changed: Record<string, string>) => rulesFaults(new Map(Object.entries({ ...files, ...changed })));

  it('are green with one file each', () => expect(faults({})).toEqual([]));

  it.each<[string, Record<string, string>, string]>([
    [
      'a file does not name its flow',
      { 'docs/rules/gj0304-reopening.md': '# GJ0304\n\n## Rules\n`src/flows/unit/account/reopening.ts`' },
      'docs/rules: 0 files describe GJ0304 src/flows/unit/account/reopening',
    ],
    [
      'two files describe one business',
      {
        'docs/rules/gj0101-second.md': '',
        'docs/rules/README.md': `${files['docs/rules/README.md']} [d](gj0101-second.md)`,
      },
      'docs/rules: 2 files describe GJ0101',
    ],
    [
      'a file is of no business',
      {
        'docs/rules/gj0999-none.md': '',
        'docs/rules/README.md': `${files['docs/rules/README.md']} [d](gj0999-none.md)`,
      },
      'docs/rules/gj0999-none.md: no such business is registered',
    ],
    [
      'the index leaves one out',
      { 'docs/rules/lists.md': '' },
      'docs/rules/README.md: docs/rules/lists.md is not listed',
    ],
  ])('are red where %s', (_when, changed, fault) => expect(faults(changed)).toEqual([fault]));
});

it('a decision has its four parts, a title of words and a number of its own', () => {
  const whole = '# 001 Node\n**Context.** a **Decision.** b **Consequences.** c **What would change it.** d';
  const index = '[001](001-node-versions.md) Node\n[001](001-routing.md) Node\n[001](4-Routing.md) Node\n';
  expect(
    decisionFaults(
      new Map([
        ['docs/decisions/README.md', index],
        ['docs/decisions/001-node-versions.md', whole],
        ['docs/decisions/001-routing.md', whole],
        ['docs/decisions/4-Routing.md', whole],
        ['docs/decisions/007-money.md', '# 007 Money\n**Context.** a **Decision.** b **Consequences.** c'],
      ]),
    ),
  ).toEqual([
    'docs/decisions/001-routing.md: another decision has its number',
    'docs/decisions/4-Routing.md: a decision is named NNN-noun-title.md',
    'docs/decisions/README.md: lacks [007](007-money.md) Money',
    'docs/decisions/007-money.md: does not say What would change it',
  ]);
});
