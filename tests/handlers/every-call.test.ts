import { readdirSync, readFileSync } from 'node:fs';
import { openCentre } from '@mocks/centre/centre';
import { createHandlers } from '@mocks/handlers';
import { memoryJournal } from '@mocks/journals/memory';
import { expect, test } from 'vitest';

const API = 'src/api';

/** Every path that a file of src/api names, with the method it is called by. */
function declaredCalls(): { method: string; path: string; file: string }[] {
  return readdirSync(API).flatMap((file) => {
    const source = readFileSync(`${API}/${file}`, 'utf8');
    const prefixes = new Map(
      [...source.matchAll(/const (\w+) = '(\/api\/[^']+)'/g)].map(([, name, value]) => [name, value]),
    );
    const calls = source.matchAll(
      /\b(get|post|getBlob|call)(?:<[^(]*>)?\(\s*(?:'(GET|POST)',\s*)?`\$\{(\w+)\}([^`]*)`/g,
    );
    return [...calls].map(([, name = '', verb, prefix, rest]) => ({
      method: verb ?? (name === 'post' ? 'POST' : 'GET'),
      path: `${prefixes.get(prefix)}${rest}`,
      file,
    }));
  });
}

test('every call of src/api has a handler of its own', async () => {
  const handlers = createHandlers(await openCentre(memoryJournal()));
  const known = new Set(handlers.map(({ info }) => info.header.replace(' *', ' ')));
  const calls = declaredCalls();
  expect(calls.length).toBeGreaterThanOrEqual(38);
  expect(calls.filter(({ method, path }) => !known.has(`${method} ${path}`))).toEqual([]);
});
