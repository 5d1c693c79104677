// Names that nothing answers to any more: classes of style sheets, fields of the glossary, files that a document speaks of.

import { posix } from 'node:path';

const GLOSSARY = 'docs/glossary.md';

/** @param {ReadonlyMap<string, string>} files */
export function deadNameFaults(files) {
  return [...classFaults(files), ...glossaryFaults(files)];
}

/** A sheet from which somebody picks a class at run time (`styles[kind]`), or which is handed on whole, is not judged. */
function classFaults(files) {
  const users = new Map();
  for (const [path, text] of files) {
    if (!/\.tsx?$/.test(path)) continue;
    for (const [whole, name, from] of text.matchAll(/^import (\w+) from '([^']+\.module\.css)';$/gm)) {
      const sheet = from.startsWith('@/') ? `src/${from.slice(2)}` : posix.join(posix.dirname(path), from);
      const rest = text.replace(whole, '');
      users.set(sheet, [...(users.get(sheet) ?? []), { name, rest }]);
    }
  }
  const isOpen = ({ name, rest }) => new RegExp(`\\b${name}\\b(?!\\.\\w|\\['[\\w-]+'\\])`).test(rest);
  return [...users].flatMap(([sheet, all]) => {
    const classes = classesOf(files.get(sheet) ?? '');
    const used = new Set(all.flatMap(({ name, rest }) => namesAfter(name, rest)));
    const unruled = [...used]
      .filter((name) => !classes.has(name))
      .map((name) => `${sheet}: has no class .${name}, which somebody asks for`);
    if (all.some(isOpen)) return unruled;
    const idle = [...classes].filter(([name, composed]) => !composed && !used.has(name));
    return [...unruled, ...idle.map(([name]) => `${sheet}: nothing has the class .${name}`)];
  });
}

function namesAfter(name, text) {
  const uses = text.matchAll(new RegExp(`(?<![.\\w])${name}(?:\\.(\\w+)|\\['([\\w-]+)'\\])`, 'g'));
  return [...uses].map(([, plain, quoted]) => plain ?? quoted);
}

/** Classes in front of a block, each with whether another is composed of it, and so uses it. */
function classesOf(css) {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/:global\([^)]*\)/g, '');
  const composed = new Set([...plain.matchAll(/composes: ([\w -]+);/g)].flatMap(([, names]) => names.split(' ')));
  const heads = [...plain.matchAll(/([^{};]+)\{/g)].flatMap(([, head]) => [...head.matchAll(/\.([A-Za-z_][\w-]*)/g)]);
  return new Map(heads.map(([, name]) => [name, composed.has(name)]));
}

function glossaryFaults(files) {
  const glossary = files.get(GLOSSARY);
  if (glossary === undefined) return [];
  const words = new Set();
  for (const [path, text] of files) {
    if (/^(?:src|mocks)\/.*\.tsx?$/.test(path)) for (const [word] of text.matchAll(/[A-Za-z]\w*/g)) words.add(word);
  }
  return glossary.split('\n').flatMap((line, at) => {
    const fields = /^\| (.*?) \|/.exec(line)?.[1]?.matchAll(/`([A-Za-z]\w*)`/g) ?? [];
    return [...fields]
      .filter(([, name]) => !words.has(name))
      .map(([, name]) => `${GLOSSARY}:${at + 1}: ${name} is no name of the code`);
  });
}

/**
 * What the documents name in the code; a name may leave its ending out. Those of a package name what is in its folder.
 * @param {ReadonlyMap<string, string>} files
 * @param {(path: string) => boolean} exists
 */
export function pathFaults(files, exists) {
  const there = new Set([...files.keys()].map((path) => path.replace(/\.[^/]*$/, '')));
  return [...files]
    .filter(([path]) => /^(?:README|docs\/.*|packages\/.*)\.md$/.test(path))
    .flatMap(([path, text]) => {
      const folder = /^packages\/[\w-]+\//.exec(path)?.[0] ?? '';
      return [...text.matchAll(/`((?:src|mocks|packages|tests|scripts)\/[\w./-]+?)\/?`/g)]
        .map(([, named]) => folder + named)
        .filter((named) => !there.has(named) && !exists(named))
        .map((named) => `${path}: ${named} is not there`);
    });
}
