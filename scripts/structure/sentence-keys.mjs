// What people read is no key: code compares codes, keys and types, so that a sentence can be worded anew (docs/decisions/300-keys-and-codes.md).

const SCOPE = /^(?:src|mocks\/(?:centre|handlers))\/.*\.tsx?$/;
const HAN = '[\\u4e00-\\u9fff]';
const TEXT = `(?:'[^'\\n]*${HAN}[^'\\n]*'|"[^"\\n]*${HAN}[^"\\n]*"|\`[^\`\\n]*${HAN}[^\`\\n]*\`)`;
/** `const NAME = '…';` of a text for people. */
const DECLARED = new RegExp(`^(export )?const (\\w+)(?:: string)? =\\s+${TEXT};`, 'gm');

/** Files that compare words, and why each may. @type {ReadonlyMap<string, string>} */
const MAY = new Map([
  ['mocks/centre/access/operator-sms.ts', 'puts the unit’s name where a text says 贵单位, in front of any other'],
  [
    'mocks/centre/businesses/individual/gj0814-graduate-subsidy.ts',
    'RegisterName: names of registers are a closed list of types',
  ],
  ['mocks/centre/registers/register-queries.ts', 'RegisterName, as above'],
  ['mocks/centre/members/bases/base-batch.ts', 'a reason that the hall writes into a row: one constant on both sides'],
  ['mocks/centre/public/answers/answers-text.ts', 'the unit of a parameter stands in its published title alone'],
  ['src/engine/import/worker/file-rows.ts', 'what stands in a cell of a file in place of a value; the name of a sheet'],
  ['src/engine/steps/use-submission.ts', 'what is said already is not said twice'],
]);

/**
 * @param {ReadonlyMap<string, string>} files
 * @returns {string[]} one sentence for each line that compares what people read
 */
export function sentenceKeyFaults(files) {
  const inScope = [...files].filter(([path]) => SCOPE.test(path));
  const exported = new Set(
    inScope.flatMap(([, text]) => [...text.matchAll(DECLARED)].filter(([, out]) => out).map(([, , name]) => name)),
  );
  return inScope.flatMap(([path, text]) => {
    const found = comparisonsIn(text, exported).map(
      ([line, what]) => `${path}:${line}: compares what people read: give it a code or a key (${what})`,
    );
    if (!MAY.has(path)) return found;
    return found.length > 0
      ? []
      : [`${path}: compares no words any more: strike it off scripts/structure/sentence-keys.mjs`];
  });
}

/** Line and what stands there. */
function comparisonsIn(text, exported) {
  const own = [...text.matchAll(DECLARED)].map(([, , name]) => name);
  const imported = [...text.matchAll(/^import [^;]*;/gm)].flatMap(([line]) => line.match(/\b\w+\b/g) ?? []);
  const names = [...own, ...imported.filter((name) => exported.has(name))];
  const pattern = comparisonWith([TEXT, ...names.map((name) => `\\b${name}\\b(?![.([])`)].join('|'));
  return text.split('\n').flatMap((line, at) => {
    const found = /^\s*(?:\/\/|\/?\*)/.test(line) ? null : pattern.exec(line);
    return found ? [[at + 1, found[0].trim()]] : [];
  });
}

/** The same or not, a case, a part of a text, one of a list. */
const comparisonWith = (what) =>
  new RegExp(
    [
      `[!=]== (?:${what})`,
      `(?:${what}) [!=]==`,
      `\\bcase (?:${what}):`,
      `\\.(?:includes|startsWith|endsWith|indexOf|has)\\((?:${what})`,
      `\\[[^\\]\\n]*${TEXT}[^\\]\\n]*\\]\\.(?:includes|indexOf)\\(`,
    ].join('|'),
  );
