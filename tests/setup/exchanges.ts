import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Exchange } from '@mocks/exchanges';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020.js';

/** Longer answers are of lists of thousands of rows; the same calls answer short ones elsewhere. */
const LONGEST = 300_000;

const contract = JSON.parse(readFileSync('docs/gateway/openapi.json', 'utf8'));
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema({ ...contract, $id: 'contract' });
const checks = new Map<string, ValidateFunction | undefined>();

/** A folder to write the first good exchange of each call to, for the examples of the contract (scripts/contract.mjs). */
const EXAMPLES = process.env.HALL_EXAMPLES;

interface Business {
  properties?: { ywlx?: { const: string } };
}

/** Holds what the centre answers, and what the hall sends it, to the contract with the gateway. @returns what breaks it */
export async function violationsOf({ request, answer, isOfHall }: Exchange): Promise<string[]> {
  const { pathname } = new URL(request.url);
  const path = pathname.slice(pathname.indexOf('/api/'));
  const operation = contract.paths[path]?.[request.method.toLowerCase()];
  if (!operation || !answer.headers.get('content-type')?.includes('json') || answer.headers.has('x-simulated-fault'))
    return [];
  const text = await answer.text();
  if (answer.status !== 200 || text.length > LONGEST) return [];
  const { code, data } = parsed(text);
  if (code === undefined || (code !== 0 && code !== operation['x-success-code'])) return [];
  const call = `${request.method} ${path}`;
  const inAnswer = 'responses/200/content/application~1json/schema/allOf/1/properties/data';
  const place = pointerTo(path, request.method);
  const found = hold(`${call} 应答`, `${place}/${inAnswer}`, data);
  const [type = ''] = Object.keys(operation.requestBody?.content ?? {});
  const sent = await sentBy(request, type);
  if (isOfHall && sent !== undefined) {
    const inRequest = `${place}/requestBody/content/${type.replaceAll('/', '~1')}/schema`;
    // An application is held to its own business, so that the error names what is wrong there; the sample of the engine's tests to none.
    const { ywlx } = sent as { ywlx?: string };
    const businesses: Business[] = operation.requestBody.content[type].schema.anyOf ?? [];
    const at = businesses.findIndex(({ properties }) => properties?.ywlx?.const === ywlx);
    if (!operation['x-application']) found.push(...hold(`${call} 请求`, inRequest, sent));
    else if (at >= 0) found.push(...hold(`${call} 请求`, `${inRequest}/anyOf/${at}`, sent));
  }
  // What a test sends by hand is no example of what the hall sends.
  if (EXAMPLES) keepExample(call, isOfHall ? sent : undefined, parsed(text));
  return found;
}

function pointerTo(path: string, method: string): string {
  return `/paths/${encodeURIComponent(path.replaceAll('/', '~1'))}/${method.toLowerCase()}`;
}

function hold(what: string, pointer: string, value: unknown): string[] {
  if (!checks.has(pointer)) checks.set(pointer, ajv.getSchema(`contract#${pointer}`));
  const check = checks.get(pointer);
  if (!check || check(value ?? null)) return [];
  const [{ instancePath = '', message = '', params = {} } = {}] = check.errors ?? [];
  return [`${what} ${instancePath} ${message} ${JSON.stringify(params)}`];
}

/** A truncated answer is a fault that a test asked for. */
function parsed(text: string): { code?: unknown; data?: unknown } {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

async function sentBy(request: Request, type: string): Promise<unknown> {
  // A test of the centre may send it in another form.
  if (!(request.headers.get('content-type') ?? type).startsWith(type)) return undefined;
  if (type === 'application/json') return parsed((await request.text()) || '{}');
  return type.endsWith('urlencoded') ? Object.fromEntries(new URLSearchParams(await request.text())) : undefined;
}

function keepExample(call: string, request: unknown, response: unknown): void {
  const file = join(EXAMPLES ?? '', `${call.replaceAll('/', '_')}.json`);
  if (!existsSync(file)) writeFileSync(file, JSON.stringify({ call, request, response }));
}
