// The packages of the repository (packages/*): each stands on its own, is imported by its name, and says in its package.json what it
// opens and what it uses.

/** @typedef {import('./imports.mjs').Import} Import */

const NAMES = /^@hall\/([\w-]+)(?:\/(.+))?$/;
const PACKAGE = /^packages\/([\w-]+)\//;
/** What may import a package, and what within it is for fewer. */
const USERS = [
  {
    package: '@hall/ofd',
    files: /^(?:src\/(?:ui|lib\/sheets)|mocks)\//,
    why: 'ui, lib/sheets and mocks alone use @hall/ofd',
  },
];
/** The hall reads documents; the simulated centre writes them. */
const WRITER = 'packages/ofd/src/writer/';

/**
 * The file that '@hall/<package>/<export>' opens; undefined for another specifier, or when the package does not open it.
 * @param {string} specifier
 * @param {ReadonlyMap<string, string>} files
 * @returns {string | undefined}
 */
export function packageFile(specifier, files) {
  const [, name, opened] = NAMES.exec(specifier) ?? [];
  const description = files.get(`packages/${name}/package.json`);
  if (description === undefined) return undefined;
  const target = JSON.parse(description).exports?.[opened ? `./${opened}` : '.'];
  return target && `packages/${name}/${target.replace('./', '')}`;
}

/**
 * @param {ReadonlyMap<string, readonly Import[]>} graph
 * @param {ReadonlyMap<string, string>} files
 * @param {(specifier: string) => string} packageOf
 * @returns {string[]}
 */
export function packageFaults(graph, files, packageOf) {
  return [...graph].flatMap(([from, imports]) =>
    imports.flatMap((found) => {
      const fault = faultOf(from, found, files, packageOf);
      return fault ? [`${from} → ${found.target ?? found.specifier}: ${fault}`] : [];
    }),
  );
}

function faultOf(from, { specifier, target }, files, packageOf) {
  const [own, other] = [folderOf(from), target === undefined ? undefined : folderOf(target)];
  if (own) return insideFault(own, from, { specifier, target }, files, packageOf);
  if (!other && NAMES.test(specifier)) return 'the package opens no such file';
  if (!other || from.startsWith('tests/')) return undefined;
  if (!NAMES.test(specifier)) return 'a package is imported by its name';
  const rule = USERS.find((one) => one.package === packageOf(specifier));
  if (rule && !rule.files.test(from)) return rule.why;
  return from.startsWith('src/') && target.startsWith(WRITER) ? 'documents are written by mocks alone' : undefined;
}

function insideFault(own, from, { specifier, target }, files, packageOf) {
  if (target !== undefined) return target.startsWith(own) ? undefined : 'a package imports nothing of the hall';
  if (!from.startsWith(`${own}src/`)) return undefined;
  const { dependencies = {} } = JSON.parse(files.get(`${own}package.json`) ?? '{}');
  return Object.hasOwn(dependencies, packageOf(specifier)) ? undefined : 'not among the dependencies of the package';
}

/** 'packages/ofd/src/zip-directory.ts' → 'packages/ofd/' */
function folderOf(path) {
  return PACKAGE.exec(path)?.[0];
}
