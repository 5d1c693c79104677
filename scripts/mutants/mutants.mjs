// The places of a source text that can be broken on purpose, one at a time, so that the code still parses.

import { parseSync } from 'vite';

/**
 * @typedef {{ start: number, end: number, with: string, kind: 'operator' | 'bound' | 'guard' | 'sign' | 'truth', whole: { start: number, end: number } }} Mutant
 * The text from `start` to `end` is replaced by `with`; `whole` is the expression that changes by it.
 */

/** @typedef {Omit<Mutant, 'whole'>} Break */

/** @type {Readonly<Record<string, { with: string, kind: Mutant['kind'] }>>} */
const OPERATORS = {
  '<': { with: '<=', kind: 'bound' },
  '<=': { with: '<', kind: 'bound' },
  '>': { with: '>=', kind: 'bound' },
  '>=': { with: '>', kind: 'bound' },
  '===': { with: '!==', kind: 'operator' },
  '!==': { with: '===', kind: 'operator' },
  '+': { with: '-', kind: 'sign' },
  '-': { with: '+', kind: 'sign' },
  '*': { with: '/', kind: 'operator' },
  '/': { with: '*', kind: 'operator' },
  '%': { with: '*', kind: 'operator' },
  '&&': { with: '||', kind: 'operator' },
  '||': { with: '&&', kind: 'operator' },
};

/**
 * @param {string} path with its ending
 * @param {string} text
 * @returns {Mutant[]} in the order of the text
 */
export function mutantsOf(path, text) {
  const { program } = parseSync(path, text);
  /** @type {Mutant[]} */
  const found = [];
  visit(program, (node) => {
    const whole = rangeOf(node.type === 'IfStatement' ? node.test : node);
    found.push(...breaksAt(node, text).map((one) => ({ ...one, whole })));
  });
  return found.sort((a, b) => a.start - b.start);
}

/**
 * The text with a switch at each of these places: `globalThis.hallMutant(n)` says whether place n is broken now, and hears that the
 * place was reached. A place within another of them is left as it is.
 * @param {string} text
 * @param {readonly (Mutant & { id: number })[]} mutants of this text
 * @returns {{ text: string, switched: number[] }} with the ids that have a switch
 */
export function withSwitches(text, mutants) {
  const order = [...mutants].sort((a, b) => a.whole.start - b.whole.start || b.whole.end - a.whole.end);
  const pieces = [];
  const switched = [];
  let at = 0;
  for (const { id, start, end, whole, with: other } of order) {
    if (whole.start < at) continue;
    const usual = text.slice(whole.start, whole.end);
    const broken = text.slice(whole.start, start) + other + text.slice(end, whole.end);
    pieces.push(text.slice(at, whole.start), `(globalThis.hallMutant?.(${id}) ? (${broken}) : (${usual}))`);
    switched.push(id);
    at = whole.end;
  }
  return { text: [...pieces, text.slice(at)].join(''), switched };
}

/** @returns {Break[]} */
function breaksAt(node, text) {
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
      return operatorMutant(node, text);
    case 'IfStatement':
      return leaves(node.consequent) ? [{ ...rangeOf(node.test), with: 'false', kind: 'guard' }] : [];
    case 'UnaryExpression':
      if (node.operator === '!') return [{ ...rangeOf(node), with: ` ${textOf(node.argument, text)}`, kind: 'guard' }];
      if (node.operator === '-') return [{ ...rangeOf(node), with: ` ${textOf(node.argument, text)}`, kind: 'sign' }];
      return [];
    case 'Literal':
      if (typeof node.value === 'number') return [{ ...rangeOf(node), with: String(node.value + 1), kind: 'bound' }];
      if (typeof node.value === 'bigint') return [{ ...rangeOf(node), with: `${node.value + 1n}n`, kind: 'bound' }];
      if (typeof node.value === 'boolean') return [{ ...rangeOf(node), with: String(!node.value), kind: 'truth' }];
      return [];
    default:
      return [];
  }
}

/** @returns {Break[]} */
function operatorMutant(node, text) {
  const other = OPERATORS[node.operator];
  // Text put together is no sum.
  const isText = node.operator === '+' && [node.left, node.right].some(isString);
  if (!other || isText) return [];
  const start = text.indexOf(node.operator, node.left.end);
  return [{ start, end: start + node.operator.length, ...other }];
}

function isString(node) {
  return node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');
}

/** Whether a branch ends what it is in: the guard of a function or of a loop. */
function leaves(node) {
  const last = node.type === 'BlockStatement' ? node.body.at(-1) : node;
  return ['ReturnStatement', 'ThrowStatement', 'ContinueStatement'].includes(last?.type);
}

function rangeOf({ start, end }) {
  return { start, end };
}

function textOf({ start, end }, text) {
  return text.slice(start, end);
}

/** Types are not run, and keys are names. */
function visit(node, see) {
  if (Array.isArray(node)) for (const one of node) visit(one, see);
  if (typeof node?.type !== 'string' || node.type.startsWith('TS')) {
    // `x as T`, `x!` and `x satisfies T` hold an expression.
    if (node?.expression?.type) visit(node.expression, see);
    return;
  }
  see(node);
  for (const [key, child] of Object.entries(node)) {
    if (key === 'key' || key === 'typeAnnotation' || child === null || typeof child !== 'object') continue;
    visit(child, see);
  }
}
