// Reads the imports of a source text and resolves them to files of the repository.

import { packageFile } from './packages.mjs';

/**
 * @typedef {{ specifier: string, kind: 'static' | 'type' | 'dynamic', target: string | undefined }} Import
 * `target` is the file it leads to, undefined for a package.
 */

const STATIC = /(?:^|[\n;])\s*(import|export)\s+(type\s+)?(?:[\w*${}\s,]+?\s+from\s+)?['"]([^'"\n]+)['"]/g;
const DYNAMIC = /\bimport\(\s*(?:\/\*[^*]*\*\/\s*)?['"]([^'"\n]+)['"]\s*\)/g;
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];

/**
 * @param {string} path file, relative to the repository, with forward slashes
 * @param {string} text
 * @param {ReadonlyMap<string, string>} files
 * @returns {Import[]}
 */
export function importsOf(path, text, files) {
  const code = withoutComments(text);
  const statics = [...code.matchAll(STATIC)].map((match) => ({
    specifier: match[3] ?? '',
    kind: /** @type {const} */ (match[2] ? 'type' : 'static'),
  }));
  const dynamics = [...code.matchAll(DYNAMIC)].map((match) => ({
    specifier: match[1] ?? '',
    kind: /** @type {const} */ ('dynamic'),
  }));
  return [...statics, ...dynamics].map((found) => ({ ...found, target: resolveImport(path, found.specifier, files) }));
}

/** The package a specifier names: '@scope/name' or 'name'. */
export function packageOf(specifier) {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** @param {ReadonlyMap<string, string>} files */
function resolveImport(from, specifier, files) {
  const bare = specifier.replace(/\?.*$/, '');
  let base;
  if (bare.startsWith('@/')) base = `src/${bare.slice(2)}`;
  else if (bare.startsWith('@mocks/')) base = `mocks/${bare.slice(7)}`;
  else if (bare.startsWith('.')) base = joinPath(from, bare);
  else return packageFile(bare, files);
  return ENDINGS.map((ending) => base + ending).find((candidate) => files.has(candidate)) ?? base;
}

function joinPath(from, relative) {
  const parts = from.split('/').slice(0, -1);
  for (const part of relative.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** Block comments and whole-line comments only: a '//' inside a text may be an address. */
function withoutComments(text) {
  return text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' ')).replace(/^\s*\/\/.*$/gm, '');
}
