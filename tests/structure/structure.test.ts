// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { structureFaults } from '../../scripts/structure/check.mjs';
import { pathFaults } from '../../scripts/structure/dead-names.mjs';
import { repositoryFaults } from '../../scripts/structure/texts.mjs';

const check = (files: Record<string, string>) => structureFaults(new Map(Object.entries(files)));

/** A package that opens two of its three files. */
const PACKAGE = {
  'packages/ofd/package.json': JSON.stringify({
    exports: { './read': './src/read.ts', './write': './src/writer/write.ts' },
    dependencies: { fflate: '^0.8.3' },
  }),
  'packages/ofd/src/read.ts': "import { unzip } from 'fflate';",
  'packages/ofd/src/inner.ts': '',
  'packages/ofd/src/writer/write.ts': '',
};

describe('the structure check turns red', () => {
  it.each<[string, Record<string, string>, string]>([
    [
      'when a lower folder imports a higher one',
      {
        'src/api/client.ts': "import { useSession } from '@/session/session-store';",
        'src/session/session-store.ts': '',
      },
      'src/api/client.ts → src/session/session-store.ts: api may import domain, lib only',
    ],
    [
      'when a test sets a time limit of its own',
      { 'src/ui/Pager.tsx': '', 'tests/ui/Pager.test.tsx': "await screen.findByText('3', {}, { timeout: 4000 });" },
      'tests/ui/Pager.test.tsx:1: a test has no time limit of its own: a slow machine is not a fault (tests/setup.ts, vite.config.ts) ({ timeout: 4)',
    ],
    [
      'when code compares a sentence',
      { 'src/pages/home/Home.tsx': "const first = found.why === '该职工在其他单位正常缴存';" },
      "src/pages/home/Home.tsx:1: compares what people read: give it a code or a key (=== '该职工在其他单位正常缴存')",
    ],
    [
      'when code looks for a word in a sentence',
      { 'src/pages/home/Home.tsx': "const short = refused.includes('余额');" },
      "src/pages/home/Home.tsx:1: compares what people read: give it a code or a key (.includes('余额')",
    ],
    [
      'when a sentence to compare with has a name',
      {
        'src/pages/home/home-texts.ts': "export const NOT_SHOWN = '没有找到这件诉求';",
        'src/pages/home/Home.tsx':
          "import { NOT_SHOWN } from './home-texts';\nif (error.message === NOT_SHOWN) leave();",
      },
      'src/pages/home/Home.tsx:2: compares what people read: give it a code or a key (=== NOT_SHOWN)',
    ],
    [
      'when a browser test sleeps',
      { 'tests/e2e/home.spec.ts': 'await page.waitForTimeout(500);' },
      'tests/e2e/home.spec.ts:1: a browser test waits for what it means, or moves the clock of the page; it does not sleep (waitForTimeout()',
    ],
    [
      'when a list of the centre turns its pages itself',
      { 'mocks/centre/office/cases.ts': 'const from = (input.page - 1) * input.size;' },
      'mocks/centre/office/cases.ts:1: a list of the centre chooses and turns pages in mocks/centre/kernel/list-page.ts alone (page - 1)',
    ],
    [
      'when a list of the centre chooses by days itself',
      { 'mocks/centre/office/cases.ts': 'rows.filter((row) => (!search.ksrq || row.slsj >= search.ksrq));' },
      'mocks/centre/office/cases.ts:1: a list of the centre chooses and turns pages in mocks/centre/kernel/list-page.ts alone (!search.ksrq || row.slsj >= search.ksrq)',
    ],
    [
      'when what comes from outside is read in another way again',
      { 'src/session/box.ts': "return typeof read === 'object' && read !== null && !Array.isArray(read);" },
      "src/session/box.ts:1: what comes from outside is read by isRecord, jsonOf and typedText (src/lib/foreign-json.ts) ('object' && read !== null && !Array.isArray()",
    ],
    [
      'when days are counted in another way again',
      { 'src/flows/days.ts': 'const days = (Date.parse(until) - Date.parse(today)) / 86_400_000;' },
      'src/flows/days.ts:1: days are counted in src/domain/dates.ts (/ 86_400_000)',
    ],
    [
      'when a test is not found by the path of what it tests',
      { 'src/ui/Pager.tsx': '', 'tests/ui/paging.test.tsx': '' },
      'tests/ui/paging.test.tsx: neither src/ui/paging nor mocks/ui/paging is there to be tested',
    ],
    [
      'when a page makes a control of its own',
      { 'src/pages/home/Home.tsx': 'const page = <select />;' },
      'src/pages/home/Home.tsx: <select> is a component of antd (docs/decisions/090-component-library.md)',
    ],
    [
      "when a page takes antd's result",
      { 'src/pages/home/Home.tsx': "import { Button, Result } from 'antd';" },
      "src/pages/home/Home.tsx:1: antd's Result says its icon in English: take ui/state/Outcome.tsx (docs/decisions/090-component-library.md) (import { Button, Result } from 'antd')",
    ],
    [
      'when a test writes a number out that the list of people has',
      {
        'tests/people.ts': "export const PEOPLE = { 张建国: { zjhm: '110101198503071219' } };",
        'src/ui/Pager.tsx': '',
        'tests/ui/Pager.test.tsx': '\nshow(`证件110101198503071219`);',
      },
      'tests/ui/Pager.test.tsx:2: 110101198503071219 stands in tests/people.ts',
    ],
    [
      'when a number of theirs stands within a longer text, or as a phone does',
      {
        'tests/people.ts': "export const PEOPLE = { 张建国: { sjhm: '13800000001' } };",
        'src/ui/Pager.tsx': '',
        'tests/ui/Pager.test.tsx': "show('电话13800000001没有人接');",
      },
      'tests/ui/Pager.test.tsx:1: 13800000001 stands in tests/people.ts',
    ],
    [
      'when the list of people has a number that nobody can have',
      { 'tests/people.ts': "export const NOBODY = { zjhm: '110101199003070970' };" },
      "tests/people.ts:1: 110101199003070970 is nobody's, its check digit is wrong",
    ],
    [
      'when a test sleeps',
      {
        'src/ui/Pager.tsx': '',
        'tests/ui/Pager.test.tsx': 'await new Promise((resolve) => setTimeout(resolve, 800));',
      },
      'tests/ui/Pager.test.tsx:1: a test waits for what it means, or moves the clock (tests/clock.ts); it does not sleep (await new Promise((resolve) => setTimeout(resolve, 800))',
    ],
    [
      'at a class that nothing has',
      {
        'src/ui/Tag.tsx': "import styles from './Tag.module.css';\nexport const Tag = styles.tag + styles['is-wide'];",
        'src/ui/Tag.module.css': '.tag,\n.is-wide { margin: 0.5em; }\n.tag .gone { margin: 0; }',
      },
      'src/ui/Tag.module.css: nothing has the class .gone',
    ],
    [
      'at a class that its sheet does not have',
      {
        'src/ui/Tag.tsx': "import styles from './Tag.module.css';\nexport const Tag = styles.tag + styles.tagged;",
        'src/ui/Tag.module.css': '.tag { margin: 0.5em; }',
      },
      'src/ui/Tag.module.css: has no class .tagged, which somebody asks for',
    ],
    [
      'at a field of the glossary that the code does not know',
      {
        'src/api/person.ts': 'export type Person = { grzh: string };',
        'docs/glossary.md': '| 字段 | 含义 |\n|---|---|\n| `grzh` `tkbh` | 个人账号、`退款编号` |',
      },
      'docs/glossary.md:3: tkbh is no name of the code',
    ],
    [
      'when a link writes out where a query page stands, but not the page below it',
      {
        'src/session/menu/list-paths.ts': "export const LIST_PATHS = { remittances: '/dwwt/cxyw/hjpz' } as const;",
        'src/pages/home/DueCard.tsx': '\n<Link to="/dwwt/cxyw/hjpz?ksny=2026-10">汇缴记录</Link>',
        'src/pages/home/popular.ts': "export const OTHERS = ['/dwwt/cxyw/hjpz/dy', '/dwwt/cxyw/hjpz2'];",
      },
      'src/pages/home/DueCard.tsx:2: /dwwt/cxyw/hjpz stands in src/session/menu/list-paths.ts',
    ],
    [
      'for a relative path too',
      { 'src/domain/money.ts': "import type { Call } from '../api/client';", 'src/api/client.ts': '' },
      'src/domain/money.ts → src/api/client.ts: domain may import lib only',
    ],
    [
      'when folders of one level import each other',
      { 'src/layouts/Shell.tsx': "import Home from '@/pages/home/Home';", 'src/pages/home/Home.tsx': '' },
      'src/layouts/Shell.tsx → src/pages/home/Home.tsx: layouts may import engine, form, schema, session, api, domain, ui, lib only',
    ],
    [
      'when areas of pages import each other',
      { 'src/pages/home/Home.tsx': "import { List } from '../my-office/List';", 'src/pages/my-office/List.tsx': '' },
      'src/pages/home/Home.tsx → src/pages/my-office/List.tsx: pages of one area do not import another area',
    ],
    [
      'when one flow imports another',
      {
        'src/flows/individual/withdrawal/tq0107-rent.ts': "import { fields } from './tq0101-purchase';",
        'src/flows/individual/withdrawal/tq0101-purchase.ts': '',
        'src/flows/individual/registry.ts': "export const load = () => import('./withdrawal/tq0101-purchase');",
      },
      'src/flows/individual/withdrawal/tq0107-rent.ts → src/flows/individual/withdrawal/tq0101-purchase.ts: one flow never imports another',
    ],
    [
      'when the hall imports the simulated centre',
      { 'src/app/App.tsx': "import { worker } from '@mocks/browser';", 'mocks/browser.ts': '' },
      'src/app/App.tsx → mocks/browser.ts: only main may load the simulated centre, and only on demand',
    ],
    [
      'when a room of the centre imports a higher one',
      {
        'mocks/centre/kernel/transaction.ts': "import { cases } from '../cases/case-states';",
        'mocks/centre/cases/case-states.ts': '',
      },
      'mocks/centre/kernel/transaction.ts → mocks/centre/cases/case-states.ts: the room kernel imports only those before it: ',
    ],
    [
      'when a room of the centre imports its seed',
      {
        'mocks/centre/members/flexible/opening.ts': "import { PASSWORD } from '../../../seed/people';",
        'mocks/seed/people.ts': '',
      },
      'mocks/centre/members/flexible/opening.ts → mocks/seed/people.ts: the room members imports only those before it: kernel, registers, documents, access, cases, loans, withdrawals, remittance',
    ],
    [
      'when the form beneath knows the business above it',
      {
        'src/schema/rules.ts': "import type { Flow } from '@/engine/flow/define-flow';",
        'src/engine/flow/define-flow.ts': '',
      },
      'src/schema/rules.ts → src/engine/flow/define-flow.ts: schema may import domain, lib only',
    ],
    [
      'when a form knows a case',
      {
        'src/form/sections/Figures.tsx': "import type { CaseDetail } from '@/api/business';",
        'src/api/business.ts': '',
      },
      'src/form/sections/Figures.tsx → src/api/business.ts: a form knows no business, no case and no centre: of api it uses errors and labelled-value only',
    ],
    [
      'when what a form is imports one of its rooms',
      {
        'src/form/definition.ts': "import { same } from './values/draft-content';",
        'src/form/values/draft-content.ts': '',
      },
      'src/form/definition.ts → src/form/values/draft-content.ts: what stands beneath the rooms imports none of them',
    ],
    [
      'when a lower room of the engine imports a higher one',
      {
        'src/engine/run/run.ts': "import { StepFrame } from '../steps/StepFrame';",
        'src/engine/steps/StepFrame.tsx': '',
      },
      'src/engine/run/run.ts → src/engine/steps/StepFrame.tsx: the room run imports only those before it: flow, counters, no-account, draft, list, documents, evaluation, sign, case, frame, import',
    ],
    [
      'when data imports the centre',
      { 'mocks/data/notes.ts': "import { rules } from '../centre/rules';", 'mocks/centre/rules.ts': '' },
      'mocks/data/notes.ts → mocks/centre/rules.ts: data imports nothing of the centre',
    ],
    [
      'when main imports it at once',
      { 'src/main.tsx': "import { worker } from '@mocks/browser';", 'mocks/browser.ts': '' },
      'src/main.tsx → mocks/browser.ts: only main may load the simulated centre, and only on demand',
    ],
    [
      'when the centre uses the client',
      { 'mocks/handlers/auth.ts': "import { call } from '@/api/client';", 'src/api/client.ts': '' },
      'mocks/handlers/auth.ts → src/api/client.ts: mocks use schema, domain, lib and the types of api only',
    ],
    [
      'when a package imports the hall',
      { ...PACKAGE, 'packages/ofd/src/read.ts': "import { fen } from '@/domain/money';", 'src/domain/money.ts': '' },
      'packages/ofd/src/read.ts → src/domain/money.ts: a package imports nothing of the hall',
    ],
    [
      'when a package uses what it does not name',
      { ...PACKAGE, 'packages/ofd/src/read.ts': "import { sm3 } from 'sm-crypto-v2';" },
      'packages/ofd/src/read.ts → sm-crypto-v2: not among the dependencies of the package',
    ],
    [
      'when a package is imported by its path',
      { ...PACKAGE, 'src/ui/View.tsx': "import { read } from '../../packages/ofd/src/read';" },
      'src/ui/View.tsx → packages/ofd/src/read.ts: a package is imported by its name',
    ],
    [
      'when somebody takes what a package does not open',
      { ...PACKAGE, 'src/ui/View.tsx': "import { inner } from '@hall/ofd/inner';" },
      'src/ui/View.tsx → @hall/ofd/inner: the package opens no such file',
    ],
    [
      'when a package is used where it is not meant to be',
      { ...PACKAGE, 'src/domain/paper.ts': "import { read } from '@hall/ofd/read';" },
      'src/domain/paper.ts → packages/ofd/src/read.ts: ui, lib/sheets and mocks alone use @hall/ofd',
    ],
    [
      'when the hall writes documents',
      { ...PACKAGE, 'src/ui/View.tsx': "import { write } from '@hall/ofd/write';" },
      'src/ui/View.tsx → packages/ofd/src/writer/write.ts: documents are written by mocks alone',
    ],
    [
      'when a test of a package is not found by the path of what it tests',
      { ...PACKAGE, 'packages/ofd/tests/reader/read.test.ts': '' },
      'packages/ofd/tests/reader/read.test.ts: no packages/ofd/src/reader/read is there to be tested',
    ],
    [
      'at a cycle',
      { 'src/lib/a.ts': "import { b } from './b';", 'src/lib/b.ts': "export { a } from './a';" },
      'src/lib/a.ts → src/lib/b.ts → src/lib/a.ts: cycle',
    ],
    [
      'when the first visit would load what only some pages need',
      {
        'src/main.tsx': "import { Field } from './form/Field';",
        'src/form/Field.tsx': "import { scaleLinear } from 'd3-scale';\nexport const Field = scaleLinear;",
      },
      'src/main.tsx → src/form/Field.tsx → d3-scale: must not be part of the first visit',
    ],
    [
      'at a default export that nothing loads on demand',
      { 'src/lib/tree.ts': 'export default 1;' },
      'src/lib/tree.ts: default export, but nothing loads it on demand',
    ],
    ['at a barrel', { 'src/ui/index.ts': '' }, 'src/ui/index.ts: a file is named after its subject'],
    ['at a file of 301 lines', { 'src/lib/long.ts': '\n'.repeat(301) }, 'src/lib/long.ts: over 300 lines'],
    [
      'at a path of one machine',
      { 'README.md': 'see /home/somebody/hall' },
      'README.md:1: names a path of one machine (/home/somebody/)',
    ],
    [
      'at a colour outside the theme',
      { 'src/ui/Tag.module.css': '.tag { color: #0958d9; }' },
      'src/ui/Tag.module.css:1: colours belong in src/ui/theme.css (#0958d9)',
    ],
    [
      'at a rule about what antd draws outside the kit',
      { 'src/pages/home/Home.module.css': '.tile :global(.ant-btn) { width: 100%; }' },
      'src/pages/home/Home.module.css:1: what antd draws is restyled in src/ui alone (docs/decisions/090-component-library.md) (.ant-btn)',
    ],
    [
      'at an amount that counts as nothing where it is none',
      { 'mocks/centre/cases/a.ts': 'const fen = parseYuan(values.thje ?? "") ?? 0n;' },
      'mocks/centre/cases/a.ts:1: what is no amount or percentage is never counted as nothing (src/domain/money.ts) (parseYuan(values.thje ?? "") ?? 0)',
    ],
    [
      'at a policy that counts as nothing where the centre publishes none',
      { 'src/flows/a.ts': "const most = facts.policy('p.dkBs') || '0';" },
      "src/flows/a.ts:1: what is no amount or percentage is never counted as nothing (src/domain/money.ts) (policy('p.dkBs') || '0)",
    ],
  ])('%s', (_when, files, fault) => {
    expect(check(files)).toEqual([fault]);
  });

  it('in each test that knows somebody whom another test knows, but not at a number that is to be refused', () => {
    const [somebody, phone, refused] = ['110101199003077715', '13611112222', '110101199003077710'];
    const text = `show('${somebody} ${phone} ${refused}');`;
    const faults = check({
      'src/ui/Pager.tsx': '',
      'tests/ui/Pager.test.tsx': text,
      'tests/e2e/home.spec.ts': text,
    });
    expect(faults).toHaveLength(4);
    for (const fault of faults)
      expect(fault).toMatch(/^tests\/.*: \d+ is known to other tests, too: it belongs in tests\/people\.ts$/);
    expect(faults.join()).not.toContain(refused);
  });

  it('at a document that names a file which is not there; its ending may be left out', () => {
    const texts = new Map([
      ['src/domain/money.ts', ''],
      [
        'docs/decisions/007-money-and-dates.md',
        '`src/domain/money`、`mocks/media/videos/`、`scripts/vite/sync-zip.ts`',
      ],
      ['packages/ofd/src/read.ts', ''],
      ['packages/ofd/README.md', '`src/read`、`src/domain/money.ts`'],
    ]);
    expect(pathFaults(texts, (path) => path === 'mocks/media/videos')).toEqual([
      'docs/decisions/007-money-and-dates.md: scripts/vite/sync-zip.ts is not there',
      'packages/ofd/README.md: packages/ofd/src/domain/money.ts is not there',
    ]);
  });

  it('at a registry host in the lock file and a worker file among the public ones', () => {
    expect(repositoryFaults('"resolved": "https://registry.npmjs.org/a/-/a-1.0.0.tgz"', () => true)).toHaveLength(2);
  });
});

describe('the structure check stays green', () => {
  it('for what is allowed', () => {
    expect(
      check({
        'src/main.tsx': "import { App } from '@/app/App';\nif (demo) void import('@mocks/browser');",
        'src/app/App.tsx': "const Home = lazy(() => import('@/pages/home/Home'));\nexport const App = Home;",
        'src/pages/home/Home.tsx': "import { Button } from 'antd';\nexport default Button;",
        'src/flows/registry.ts':
          "import { individual } from './individual/registry';\nexport const flows = individual;",
        'src/flows/individual/registry.ts':
          "export const individual = [{ load: () => import('./withdrawal/tq0107-rent') }];",
        'src/flows/individual/withdrawal/tq0107-rent.ts':
          "import { Panel } from './rent-limit';\nexport default Panel;",
        'src/flows/individual/withdrawal/rent-limit.tsx': 'export const Panel = 1;',
        'mocks/browser.ts': "import type { UserInfo } from '@/api/auth';\nimport { toYuan } from '@/domain/money';",
        'mocks/centre/cases/cases.ts':
          "import type { Transaction } from '../kernel/transaction';\nimport { notes } from '../../data/notes';",
        'mocks/centre/kernel/transaction.ts': '',
        'mocks/data/notes.ts': "import type { Transaction } from '../centre/kernel/transaction';",
        'src/api/auth.ts': '',
        'src/domain/money.ts': "// import { x } from '@/api/auth';\n/* import { y } from '@/api/auth'; */",
      }),
    ).toEqual([]);
  });

  it('for tests of a file, of one side of it, of a folder, and of everything at once', () => {
    expect(
      check({
        'src/ui/table/Pager.tsx': '',
        'mocks/handlers/qr.ts': '',
        'tests/ui/table/Pager.test.tsx': '',
        'tests/ui/table/Pager.keyboard.test.tsx': '',
        'tests/ui/table.test.tsx': '',
        'tests/handlers/qr.test.ts': '',
        'tests/contracts/calls.test.ts': '',
      }),
    ).toEqual([]);
  });

  it('for a package that is imported by its name and tested beside its source', () => {
    expect(
      check({
        ...PACKAGE,
        'packages/ofd/tests/read.makers.test.ts':
          "import { read } from '../src/read';\nimport { expect } from 'vitest';",
        'src/ui/View.tsx': "import { read } from '@hall/ofd/read';",
        'mocks/centre/documents/paper.ts': "import { write } from '@hall/ofd/write';",
        'tests/ui/View.test.tsx': "import { sample } from '../../packages/ofd/tests/samples/sample';",
        'packages/ofd/tests/samples/sample.ts': '',
      }),
    ).toEqual([]);
  });

  it('for types that go round in a circle, which are erased', () => {
    expect(
      check({ 'src/lib/a.ts': "import type { B } from './b';", 'src/lib/b.ts': "import type { A } from './a';" }),
    ).toEqual([]);
  });
});
