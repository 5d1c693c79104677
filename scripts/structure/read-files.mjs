// The texts of the repository by path.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @param {string} root
 * @param {readonly string[]} folders below it
 * @param {RegExp} read what the names look like
 * @returns {Map<string, string>} path with forward slashes → text
 */
export function readFiles(root, folders, read) {
  const paths = folders.flatMap((folder) => listFiles(root, folder)).filter((path) => read.test(path));
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

/** @returns {string[]} */
function listFiles(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules') return [];
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? listFiles(root, path) : [path];
  });
}
