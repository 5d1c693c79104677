// The contract's files from the source: docs/gateway/openapi.json and its page.
import { readFileSync } from 'node:fs';
import { readBusinesses } from './businesses.mjs';
import { hallModule, readCalls } from './calls.mjs';
import { readGlossary } from './glossary.mjs';
import { openApiOf } from './openapi.mjs';

const gateway = new URL('../../docs/gateway/', import.meta.url);

/** Returns the contract as the source has it today. */
export async function buildContract() {
  const { calls, components } = await readCalls();
  const { appConfig } = await hallModule('src/lib/app-config.ts');
  const glossary = readGlossary();
  return openApiOf({
    calls,
    components,
    businesses: await readBusinesses(glossary),
    glossary,
    prefixes: appConfig().services,
    examples: readJson('examples.json') ?? {},
    version: (await hallModule('src/lib/contract-version.ts')).CONTRACT_VERSION,
  });
}

/** Returns a file of docs/gateway; undefined where it is not there yet. */
export function readJson(name) {
  try {
    return JSON.parse(readFileSync(new URL(name, gateway), 'utf8'));
  } catch (failure) {
    if (failure.code === 'ENOENT') return undefined;
    throw failure;
  }
}
