import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chosenTests, specsOf } from '../../scripts/structure/chosen-tests.mjs';

const MAP: Record<string, string[]> = JSON.parse(readFileSync('tests/e2e/specs-by-folder.json', 'utf8'));
const SPECS = readdirSync('tests/e2e')
  .filter((name) => name.endsWith('.spec.ts'))
  .map((name) => name.replace('.spec.ts', ''));

describe('the map from folder to browser spec', () => {
  it('names specs and paths that exist', () => {
    expect([...new Set(Object.values(MAP).flat())].filter((name) => !SPECS.includes(name))).toEqual([]);
    const isThere = (path: string) => {
      const folder = path.slice(0, path.lastIndexOf('/') + 1);
      return existsSync(folder) && readdirSync(folder).some((name) => name.startsWith(path.slice(folder.length)));
    };
    expect(Object.keys(MAP).filter((path) => !isThere(path))).toEqual([]);
  });

  it('leads to every spec from somewhere', () => {
    const named = Object.values(MAP).flat();
    expect(SPECS.filter((name) => !named.includes(name))).toEqual([]);
  });

  it('knows something for every folder of the hall', () => {
    const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const paths = ['packages/ofd/src', ...folders.map(({ name }) => `src/${name}`)];
    expect(paths.filter((path) => specsOf(`${path}/x.ts`, MAP).length === 0)).toEqual([]);
  });
});

describe('the tests of a change', () => {
  const files = new Map(
    Object.entries({
      'src/flows/individual/rent.ts': "export default { code: 'TQ0107' };",
      'src/flows/individual/offset.ts': "export default { code: 'GD0601' };",
      'src/flows/registry.ts':
        "export const load = [() => import('./individual/rent'), () => import('./individual/offset')];",
      'src/domain/rent.ts': '',
      'tests/domain/rent.test.ts': "import '@/domain/rent';",
      'tests/flows/individual/rent.test.tsx': "import '@/flows/registry';",
      'tests/centre/withdrawals.test.ts': "import '@/flows/registry'; open('TQ0107');",
      'tests/flows/individual/offset.test.tsx': "import '@/flows/registry';",
      'tests/app/App.test.tsx': "import '@/flows/registry';",
      'tests/e2e/rent-withdrawal.ts': '',
      'tests/e2e/rent.spec.ts': "import './rent-withdrawal';",
      'tests/e2e/offset.spec.ts': '',
    }),
  );
  const map = { 'src/flows/': ['offset'], 'src/flows/individual/rent': ['rent'] };

  it('of a flow: that of its path, those of its code alone, the contract for its code, its spec; the rest is named', () => {
    expect(chosenTests(['src/flows/individual/rent.ts'], files, map)).toEqual({
      units: ['tests/flows/individual/rent.test.tsx', 'tests/centre/withdrawals.test.ts'],
      unitsLeft: ['tests/flows/individual/offset.test.tsx', 'tests/app/App.test.tsx'],
      specs: ['tests/e2e/rent.spec.ts'],
      specsLeft: ['tests/e2e/offset.spec.ts'],
      codes: ['TQ0107'],
    });
  });

  it('of a rule, along the imports; of a helper of browser tests, whoever uses it', () => {
    expect(chosenTests(['src/domain/rent.ts'], files, map)).toMatchObject({
      units: ['tests/domain/rent.test.ts'],
      specs: [],
      codes: [],
    });
    expect(chosenTests(['tests/e2e/rent-withdrawal.ts'], files, map).specs).toEqual(['tests/e2e/rent.spec.ts']);
  });

  it('of a package: its own, and those of the hall that come to it by its name', () => {
    const withPackage = new Map([
      ...files,
      ['packages/ofd/package.json', JSON.stringify({ exports: { './read': './src/read.ts' } })],
      ['packages/ofd/src/read.ts', "import './zip';"],
      ['packages/ofd/src/zip.ts', ''],
      ['packages/ofd/tests/zip.test.ts', ''],
      ['packages/ofd/tests/read.test.ts', "import '../src/read';"],
      ['tests/ui/View.test.tsx', "import '@hall/ofd/read';"],
    ]);
    const { units } = chosenTests(['packages/ofd/src/zip.ts'], withPackage, map);
    expect(units).toEqual([
      'packages/ofd/tests/zip.test.ts',
      'packages/ofd/tests/read.test.ts',
      'tests/ui/View.test.tsx',
    ]);
  });

  it('of a list itself: whoever reads it', () => {
    expect(chosenTests(['src/flows/registry.ts'], files, map).units).toEqual([
      'tests/flows/individual/rent.test.tsx',
      'tests/centre/withdrawals.test.ts',
      'tests/flows/individual/offset.test.tsx',
      'tests/app/App.test.tsx',
    ]);
  });
});
