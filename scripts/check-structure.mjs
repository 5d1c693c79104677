// npm run check:structure — directions of imports, cycles, what the first visit may load, names and texts (docs: README, 目录与依赖方向).

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { structureFaults } from './structure/check.mjs';
import { pathFaults } from './structure/dead-names.mjs';
import { repositoryFaults } from './structure/texts.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = ['src', 'mocks', 'scripts', 'tests', 'docs', 'public'];
const READ = /\.(tsx?|mjs|css|json|html|md|conf)$/;

const paths = [
  ...FOLDERS.flatMap((folder) => listFiles(folder)),
  ...readdirSync(ROOT).filter((name) => READ.test(name) && name !== 'package-lock.json'),
].filter((path) => READ.test(path));
const files = new Map(paths.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));

const exists = (path) => existsSync(join(ROOT, path));
const faults = [
  ...structureFaults(files),
  ...pathFaults(files, exists),
  ...repositoryFaults(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'), exists),
];
for (const fault of faults) console.error(fault);
console.warn(`${files.size} files, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;

function listFiles(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? listFiles(path) : [path];
  });
}
