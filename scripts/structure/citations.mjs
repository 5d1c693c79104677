// What a comment or a document cites can be opened: files and headings of docs, and one rules file for each business.

import { posix } from 'node:path';

const SPECIFICATION = 'docs/specification.md';
const RULES_INDEX = 'docs/rules/README.md';
const CODE = /\.(?:tsx?|mjs|css|html|conf)$/;
const DECISION_INDEX = 'docs/decisions/README.md';
const PARTS = ['Context', 'Decision', 'Consequences', 'What would change it'];
/** Samples of what is wrong stand in the check and its tests. */
const SAMPLES = /^(?:scripts\/structure\/citations\.mjs$|tests\/structure\/)/;

/**
 * Citations that nothing answers to. Text without a file is for people who know the house.
 * @type {readonly { why: string, pattern: RegExp }[]}
 */
const CLOSED = [
  { why: 'cite the file of docs/rules that says it', pattern: /domain catalogue/i },
  { why: 'cite the file of docs/decisions, or of docs/rules', pattern: /\bdecisions? (?:and )?\d{3}\b|决定 ?\d{3}/i },
  { why: `cite ${SPECIFICATION} and the section`, pattern: /(?:^\s*\/?\*|(?:^|\s)\/\/\s).*\bspecification \d/i },
];

/**
 * @param {ReadonlyMap<string, string>} files
 * @returns {string[]}
 */
export function citationFaults(files) {
  const headings = headingsOf(files);
  return [...files].flatMap(([path, text]) => {
    if (SAMPLES.test(path)) return [];
    if (CODE.test(path)) return codeFaults(path, text, headings);
    return path.endsWith('.md') ? documentFaults(path, text, files) : [];
  });
}

/** Document → its headings. */
function headingsOf(files) {
  const documents = [...files].filter(([path]) => /^docs\/.*\.md$/.test(path));
  return new Map(documents.map(([path, text]) => [path, [...text.matchAll(/^#+ (.+)$/gm)].map(([, title]) => title)]));
}

function codeFaults(path, text, headings) {
  return text.split('\n').flatMap((line, at) => {
    const faults = CLOSED.flatMap(({ why, pattern }) => {
      const match = pattern.exec(line);
      return match ? [`${why} (${match[0].trim()})`] : [];
    });
    return [...faults, ...citedFaults(line, headings)].map((fault) => `${path}:${at + 1}: ${fault}`);
  });
}

/** `docs/rules/cases.md, Deadlines` cites a heading, `docs/specification.md 2.6 and 4` sections. */
function citedFaults(line, headings) {
  const cited = line.matchAll(/\bdocs\/[\w/-]+\.md(?: (\d[\d.]*(?:(?:, | and )\d[\d.]*)*)|, (?=[A-Z][a-z])(.+))?/g);
  return [...cited].flatMap(([whole, sections, heading]) => {
    const path = whole.slice(0, whole.indexOf('.md') + 3);
    const titles = headings.get(path);
    if (!titles) return [`${path} is not there`];
    const missing = (sections?.match(/\d+(?:\.\d+)?/g) ?? []).filter(
      (one) => !titles.some((t) => t.startsWith(`${one} `)),
    );
    const faults = missing.map((one) => `${path} has no section ${one}`);
    if (heading && !titles.some((title) => heading.startsWith(title)))
      faults.push(`${path} has no such heading: ${heading}`);
    return faults;
  });
}

/** Links between documents, and numbers of decisions in them. */
function documentFaults(path, text, files) {
  const numbers = [...files.keys()].flatMap((name) => /^docs\/decisions\/(\d{3})-/.exec(name)?.[1] ?? []);
  return text.split('\n').flatMap((line, at) => {
    const links = [...line.matchAll(/\]\(([^)#:\s]+\.md)(?:#[^)]*)?\)/g)]
      .map(([, link]) => posix.join(posix.dirname(path), link))
      .filter((target) => !files.has(target))
      .map((target) => `${target} is not there`);
    const unknown = [...line.matchAll(/(?:决定 ?|\bdecisions? )(\d{3})\b/g)]
      .filter(([, number]) => !numbers.includes(number))
      .map(([whole]) => `there is no ${whole}`);
    return [...links, ...unknown].map((fault) => `${path}:${at + 1}: ${fault}`);
  });
}

/**
 * Each registered business has one file of docs/rules, `<code>-<slug>.md`, that names its flow, and the index has each file.
 * @param {ReadonlyMap<string, string>} files
 * @returns {string[]}
 */
export function rulesFaults(files) {
  const index = files.get(RULES_INDEX);
  if (index === undefined) return [];
  const rules = [...files].filter(([path]) => path.startsWith('docs/rules/') && path !== RULES_INDEX);
  const businesses = registered(files);
  const codes = new Set(businesses.map(({ code }) => code));
  const counted = businesses.flatMap(({ code, flow }) => {
    const found = rules.filter(
      ([path, text]) => codeOf(path) === code && (!flow || headOf(text).includes(`\`${flow}.ts`)),
    );
    return found.length === 1 ? [] : [`docs/rules: ${found.length} files describe ${code} ${flow ?? ''}`.trim()];
  });
  const others = rules.flatMap(([path]) => {
    const code = codeOf(path);
    return [
      ...(code && !codes.has(code) ? [`${path}: no such business is registered`] : []),
      ...(index.includes(`](${posix.basename(path)})`) ? [] : [`${RULES_INDEX}: ${path} is not listed`]),
    ];
  });
  return [...counted, ...others];
}

/** 'docs/rules/tq0104-disability.md' → 'TQ0104'; undefined for a shared subject. */
function codeOf(path) {
  return /\/([a-z]{2}\d{4})-/.exec(path)?.[1].toUpperCase();
}

/** Title and paths of a rules file, before its first heading. */
function headOf(text) {
  return text.split('\n## ', 1)[0];
}

/** Business codes of the registries of flows, each with the path of its flow; one that runs elsewhere has none there. */
function registered(files) {
  return [...files].flatMap(([path, text]) => {
    if (!/^src\/flows\/\w+\/registry\.ts$/.test(path)) return [];
    const entries = text.split(/\bcode: '/).slice(1);
    const all = entries.map((entry) => {
      const from = /import\('(\.[^']+)'\)/.exec(entry)?.[1];
      return { code: entry.slice(0, entry.indexOf("'")), flow: from && posix.join(posix.dirname(path), from) };
    });
    return all.filter(({ code, flow }, at) => all.findIndex((one) => one.code === code && one.flow === flow) === at);
  });
}

/**
 * A decision says its context, what was decided, what follows and what would change it, a number is given once, and the index
 * names each under its title.
 * @param {ReadonlyMap<string, string>} files
 * @returns {string[]}
 */
export function decisionFaults(files) {
  const decisions = [...files].filter(([path]) => path.startsWith('docs/decisions/') && path !== DECISION_INDEX);
  const index = files.get(DECISION_INDEX) ?? '';
  const numbers = decisions.map(([path]) => posix.basename(path).slice(0, 3));
  return decisions.flatMap(([path, text], at) => [
    ...(/\/\d{3}(?:-[a-z0-9]+)+\.md$/.test(path) ? [] : [`${path}: a decision is named NNN-noun-title.md`]),
    ...(numbers.indexOf(numbers[at]) === at ? [] : [`${path}: another decision has its number`]),
    ...(index.includes(indexEntry(path, text)) ? [] : [`${DECISION_INDEX}: lacks ${indexEntry(path, text)}`]),
    ...PARTS.filter((part) => !text.includes(`**${part}.**`)).map((part) => `${path}: does not say ${part}`),
  ]);
}

/** '# 007 Money' → '[007](007-money-and-dates.md) Money' */
function indexEntry(path, text) {
  const [, number, title] = /^# (\d{3}) (.+)/.exec(text) ?? [];
  return `[${number}](${posix.basename(path)}) ${title}`;
}
