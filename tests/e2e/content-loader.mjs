// Loads `?raw` and `?inline` imports as Vite does: browser tests read the centre's fixtures without Vite.

import { readFile } from 'node:fs/promises';

const CONTENT = /\?(?:raw|inline)$/;

export async function resolve(specifier, context, next) {
  if (!CONTENT.test(specifier)) return next(specifier, context);
  return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
}

export async function load(url, context, next) {
  if (!CONTENT.test(url)) return next(url, context);
  const bytes = await readFile(new URL(url.replace(CONTENT, '')));
  const text = url.endsWith('?raw') ? bytes.toString('utf8') : `data:image/webp;base64,${bytes.toString('base64')}`;
  return { format: 'module', source: `export default ${JSON.stringify(text)};`, shortCircuit: true };
}
