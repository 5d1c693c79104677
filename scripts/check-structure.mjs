// npm run check:structure — directions of imports, cycles, what the first visit may load, names, texts and citations (docs: README, 目录与依赖方向).

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { structureFaults } from './structure/check.mjs';
import { pathFaults } from './structure/dead-names.mjs';
import { readFiles } from './structure/read-files.mjs';
import { repositoryFaults } from './structure/texts.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = ['src', 'mocks', 'packages', 'scripts', 'tests', 'docs', 'public'];
const READ = /\.(tsx?|mjs|css|json|html|md|conf)$/;

const own = readdirSync(ROOT).filter((name) => READ.test(name) && name !== 'package-lock.json');
const files = new Map([
  ...readFiles(ROOT, FOLDERS, READ),
  ...own.map((name) => /** @type {const} */ ([name, readFileSync(join(ROOT, name), 'utf8')])),
]);

const exists = (path) => existsSync(join(ROOT, path));
const faults = [
  ...structureFaults(files),
  ...pathFaults(files, exists),
  ...repositoryFaults(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'), exists),
];
for (const fault of faults) console.error(fault);
console.warn(`${files.size} files, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
