import { relative, sep } from 'node:path';
import type { Rolldown } from 'vite';
import { importsOf } from '../structure/imports.mjs';
import { readFiles } from '../structure/read-files.mjs';
import { antdFolders } from './antd-styles.ts';

/** What opens together behind the sign-in, by the files that a person opens; the first one that leads to a module has it. */
const OPENED: readonly { name: string; doors: RegExp; atLeast?: number; along?: string }[] = [
  // The panel of a limit is of most businesses and of no list: it comes with home, which waits for less than both.
  {
    name: 'home',
    doors: /^src\/(app\/MemberArea|pages\/home\/\w+Home)\.tsx$/,
    along: 'src/engine/limit/CurrentLimit.tsx',
  },
  { name: 'engine', doors: /^src\/engine\/page\/FlowPage\.tsx$/ },
  { name: 'lists', doors: /^src\/(engine\/list\/define-list\.tsx$|lists\/\w+\/)/ },
  { name: 'flows', doors: /^src\/flows\//, atLeast: 2 },
];
/** What is open to anybody: it never waits for what stands behind the sign-in. */
const PUBLIC = /^src\/(app\/PublicArea|(layouts|session|pages\/(public|sign-in|government))\/[\w/-]+)\.tsx?$/;
/** What as many public pages use comes with all of them. */
const COMMON = 6;
const FRAME = /\/src\/session\/query-client\.ts$|\/node_modules\/@tanstack\//;
/** The cleaner of rich text with its library: some pages have such a text, and then only when it has come. */
const RICH_TEXT = /\/src\/ui\/text\/(?!Lazy)[\w-]*rich-?text[\w-]*\.tsx?$|\/node_modules\/dompurify\//i;

/** A component of antd; what it imports in turn comes along with it. */
const COMPONENT = /^node_modules\/antd\/es\/[\w-]+/;

/** Sources, and what the packages open. */
const SOURCE = /^(?:src|packages\/[\w-]+\/src)\/.*\.tsx?$|\/package\.json$/;

/**
 * Files by what is opened together. Split as finely as it is used, a page waits in the browser's six connections for dozens of
 * files of one kB. What no group has stays with the page, business or list that loads it. A group takes along what its modules
 * import, unless one above it has that: the order is that of the first visits.
 * @param root folder of the repository
 */
export function chunkGroups(root: string): Rolldown.CodeSplittingGroup[] {
  const groups = groupsOf(root);
  const groupOf = (id: string) => {
    const path = relative(root, id).split(sep).join('/');
    return groups.get(COMPONENT.exec(path)?.[0] ?? path);
  };
  const inOrder: Rolldown.CodeSplittingGroup[] = [
    // The sign-in page with the shell: one file, and nothing else comes with the first visit. The demo has further
    // pages, and what starts one of them must not start the hall.
    { name: 'base', tags: ['$initial'], test: (id) => !/\/mocks\/|\/src\/main\.tsx$|\.html/.test(id) },
    // Comes once the sign-in form is there.
    { name: 'overlays', test: /\/src\/app\/Overlays\.tsx$/ },
    { name: 'rich-text', test: RICH_TEXT, includeDependenciesRecursively: false },
    { name: 'public', test: (id) => groupOf(id) === 'public' || FRAME.test(id) },
    { name: 'form', test: /\/src\/form\/open\/OpenForm\.tsx$/ },
    { name: 'shared', test: (id) => groupOf(id) === 'shared' },
    ...OPENED.map(({ name }) => ({ name, test: (id: string) => groupOf(id) === name })),
  ];
  return inOrder.map((group, at) => ({ ...group, priority: inOrder.length - at }));
}

/** File of src or of a package, or component of antd → its group, by who reaches it with static imports from what is loaded on demand. */
function groupsOf(root: string): ReadonlyMap<string, string> {
  const files = readFiles(root, ['src', 'packages'], SOURCE);
  const graph = new Map(
    [...files].map(([path, text]) => {
      const components = antdFolders(text).map((folder) => ({
        kind: 'static' as const,
        target: `node_modules/antd/es/${folder}`,
      }));
      return [path, [...importsOf(path, text, files), ...components]];
    }),
  );
  const doors = [...graph.values()]
    .flat()
    .flatMap(({ kind, target }) => (kind === 'dynamic' && target !== undefined ? [target] : []));
  const users = new Map<string, string[]>();
  for (const door of new Set(doors))
    for (const file of reached(graph, door)) users.set(file, [...(users.get(file) ?? []), door]);
  const found = [...users].map(([file, by]) => [file, groupBy(file, by)] as const);
  return new Map(found.filter((pair): pair is [string, string] => pair[1] !== undefined));
}

function groupBy(file: string, doors: readonly string[]): string | undefined {
  const open = doors.filter((door) => PUBLIC.test(door));
  if (open.length >= COMMON) return 'public';
  if (open.length === 0) {
    const along = OPENED.find((one) => one.along === file);
    return (along ?? OPENED.find((one) => doors.filter((door) => one.doors.test(door)).length >= (one.atLeast ?? 1)))
      ?.name;
  }
  // What some public pages have in common with what stands behind the sign-in: one file, for a dozen of one kB cost more ways there and back.
  return open.length < doors.length ? 'shared' : undefined;
}

function reached(
  graph: ReadonlyMap<string, readonly { kind: string; target: string | undefined }[]>,
  door: string,
): Set<string> {
  const seen = new Set([door]);
  for (const file of seen) {
    for (const { kind, target } of graph.get(file) ?? []) if (kind === 'static' && target) seen.add(target);
  }
  return seen;
}
