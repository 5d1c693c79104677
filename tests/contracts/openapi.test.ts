// @vitest-environment node
import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import Ajv2020 from 'ajv/dist/2020.js';
import sm from 'sm-crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { CONTRACT_VERSION } from '@/lib/contract-version';
import { buildContract } from '../../scripts/contract/build.mjs';
import names from '../../scripts/contract/call-names.json';
import notes from '../../scripts/contract/call-notes.json';
import { compareContracts, versionFault } from '../../scripts/contract/compare.mjs';

/** Take whatever a form has: the terms to compute with, the values to print on a paper that is signed. */
const OPEN: readonly string[] = ['POST dkbg/getPlan', 'POST zhcjyw/cxsqsgzV2'];

interface Operation {
  operationId: string;
  summary: string;
  requestBody?: { content: Record<string, { schema: Record<string, unknown>; example?: unknown }> };
  responses: {
    200: { content: Record<string, { schema: { allOf: { properties: { data: unknown } }[] }; example?: unknown }> };
  };
  [extension: `x-${string}`]: unknown;
}
interface Contract {
  info: { version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
}

const file = readFileSync('docs/gateway/openapi.json', 'utf8');
const committed = JSON.parse(file) as Contract; // npm run contract writes it
let built: Contract;
beforeAll(async () => {
  built = JSON.parse(JSON.stringify(await buildContract())); // as it is written
});

const operations = Object.entries(committed.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const),
);

describe('docs/gateway/openapi.json', () => {
  it('is what the source says today: npm run contract', () => {
    expect(`${JSON.stringify(built, null, 1)}\n`.length).toBe(file.length);
    expect(built).toEqual(committed);
  });

  it('is of the version that the source names', () => {
    expect(committed.info.version).toBe(CONTRACT_VERSION);
  });

  it('is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(committed) as never);
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
  });

  it('has every call of the table with its source and its callers', () => {
    expect(operations.length).toBeGreaterThan(340);
    const untold = operations.filter(([, one]) => !one['x-source'] || !one['x-callers']);
    expect(untold.map(([call]) => call)).toEqual([]);
    expect(new Set(operations.map(([, { operationId }]) => operationId)).size).toBe(operations.length);
  });

  it('names every call in Chinese, no two of a method alike', () => {
    const unnamed = operations.filter(([, { summary = '' }]) => !/\p{Script=Han}/u.test(summary));
    expect(unnamed.map(([call]) => call)).toEqual([]); // scripts/contract/call-names.json
    const named = operations.map(([call, { summary }]) => `${call.split(' ')[0]} ${summary}`);
    expect(named.filter((name, at) => named.indexOf(name) !== at)).toEqual([]);
  });

  it('has no name and no note for a call that does not exist', () => {
    const calls = operations.map(([call, one]) => `${call.split(' ')[0]} ${one['x-service']} ${one['x-name']}`);
    expect(Object.keys({ ...names, ...notes }).filter((call) => !calls.includes(call))).toEqual([]);
  });

  it('says of every answer what is read, or that nothing is', () => {
    const untold = operations.filter(([, { responses }]) => {
      const data = responses[200].content['application/json']?.schema.allOf[1]?.properties.data;
      return data !== undefined && Object.keys(data as object).length === 0;
    });
    expect(untold.map(([call]) => call)).toEqual([]);
  });

  it('says of every POST with a body what is sent', () => {
    const NOTHING = ['token/logout', 'grxx/djdl'];
    const unsaid = operations.filter(([call, { requestBody }]) => call.startsWith('POST') && !requestBody);
    expect(unsaid.map(([call]) => call.split('/v1/')[1])).toEqual(NOTHING);
  });

  it('shows every answer by an example of the simulated centre', () => {
    const bare = operations.filter(([, { responses }]) => {
      const answer = responses[200].content['application/json'];
      return answer !== undefined && answer.example === undefined;
    });
    const named = bare.map(([call]) => call.replace(/\/api\/.*\/v1\//, ''));
    expect(named).toEqual([]);
  });

  it('shows only examples that keep to the schemas', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema({ ...committed, $id: 'contract' });
    const faults = Object.entries(committed.paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { requestBody, responses }]) => {
        const place = `/paths/${encodeURIComponent(path.replaceAll('/', '~1'))}/${method}`;
        const parts = [
          ['requestBody', requestBody],
          ['responses/200', responses[200]],
        ] as const;
        return parts.flatMap(([part, shown]) =>
          Object.entries(shown?.content ?? {}).flatMap(([type, { example }]) => {
            const pointer = `${place}/${part}/content/${type.replaceAll('/', '~1')}/schema`;
            const check = ajv.getSchema(`contract#${pointer}`);
            if (example === undefined || check?.(example)) return [];
            return [`${method} ${path} ${part} ${ajv.errorsText(check?.errors)}`];
          }),
        );
      }),
    );
    expect(faults).toEqual([]);
  });

  it('names every member that the examples send', () => {
    const untold = operations.flatMap(([call, { requestBody }]) => {
      const { schema, example } = Object.values(requestBody?.content ?? {})[0] ?? {};
      if (!schema || !example || OPEN.includes(call.replace(/\/api\/.*\/v1\//, ''))) return [];
      const known = membersOf(schema, example as object);
      return Object.keys(example).flatMap((name) => (known.has(name) ? [] : [`${call} ${name}`]));
    });
    expect(untold).toEqual([]);
  });

  it('says of every business what each member is', () => {
    const businesses = Object.entries(committed.components.schemas).filter(([name]) => /^[A-Z]{2}\d{4}/.test(name));
    expect(businesses.length).toBeGreaterThan(48);
    const untold = businesses.flatMap(([code, schema]) => {
      const { properties } = schema as { properties: Record<string, { description: string }> };
      return Object.entries(properties).flatMap(([name, { description }]) => (description ? [] : [`${code} ${name}`]));
    });
    expect(untold).toEqual([]);
  });

  it('refers to no schema that is not there', () => {
    const names = [...file.matchAll(/#\/components\/schemas\/([^"]+)"/g)].map(([, name = '']) => name);
    expect([...new Set(names)].filter((name) => !(name in committed.components.schemas))).toEqual([]);
  });
});

interface Body {
  $ref?: string;
  properties?: Record<string, { const?: unknown }>;
  anyOf?: Body[];
  allOf?: Body[];
}

it('the README encrypts as the hall does', () => {
  const said = readFileSync('docs/gateway/README.md', 'utf8');
  const [, key = '', secret = '', text] = /私钥 `(\w+)`，密文 `04(\w+)`，明文 `(.+?)`/.exec(said) ?? [];
  expect(sm.sm2.doDecrypt(secret, key, 1)).toBe(text);
});

/** Members of a schema, those of its alternatives too; of the businesses only those of the one that is sent. */
function membersOf(
  { $ref = '', properties = {}, anyOf = [], allOf = [] }: Body,
  sent: { ywlx?: unknown },
): Set<string> {
  const named = committed.components.schemas[$ref.split('/').at(-1) ?? ''] as Body | undefined;
  const parts = [...(named ? [named] : []), ...anyOf, ...allOf].filter(({ properties }) => {
    const code = properties?.ywlx?.const;
    return code === undefined || code === sent.ywlx;
  });
  return new Set([...Object.keys(properties), ...parts.flatMap((one) => [...membersOf(one, sent)])]);
}

/** A contract of an application that sends these members, TQ0104 by its schema; undefined: without a schema. */
function applicationOf(properties?: object, required: string[] = []): object {
  const schema = { anyOf: properties && [{ allOf: [{ $ref: '#/components/schemas/TQ0104' }], required }] };
  const requestBody = { content: { 'application/json': { schema } } };
  return {
    paths: { '/save': { post: { 'x-application': true, requestBody, responses: { 200: { content: {} } } } } },
    components: { schemas: properties ? { TQ0104: objectOf(properties) } : {} },
  };
}

/** A contract of one call. */
function contractOf(data: object, body?: object): object {
  const schema = { allOf: [{}, { properties: { data } }] };
  const answer = { content: { 'application/json': { schema } } };
  const request = body && { requestBody: { content: { 'application/json': { schema: body } } } };
  return { paths: { '/a': { post: { ...request, responses: { 200: answer } } } }, components: { schemas: {} } };
}
const text = { type: 'string' };
const objectOf = (properties: object, required: string[] = []) => ({ type: 'object', properties, required });

describe('what a change means for a gateway that stands', () => {
  it.each([
    ['nothing', contractOf(objectOf({ a: text })), contractOf(objectOf({ a: text })), [], []],
    [
      'a member that may be missing',
      contractOf(objectOf({})),
      contractOf(objectOf({ a: text })),
      [],
      ['POST /a 应答 a：新的栏目'],
    ],
    [
      'a member that must be there',
      contractOf(objectOf({ a: text })),
      contractOf(objectOf({ a: text }, ['a'])),
      ['POST /a 应答 a：现在不能缺'],
      [],
    ],
    [
      'another type',
      contractOf(objectOf({ a: text })),
      contractOf(objectOf({ a: { type: 'array', items: text } })),
      ['POST /a 应答 a：string 改为 array'],
      [],
    ],
    [
      'another type inside a list',
      contractOf({ type: 'array', items: objectOf({ a: text }) }),
      contractOf({ type: 'array', items: objectOf({ a: { type: 'integer' } }) }),
      ['POST /a 应答 [].a：string 改为 integer'],
      [],
    ],
    [
      'a request that leaves out what it always sent',
      contractOf({}, objectOf({ a: text }, ['a'])),
      contractOf({}, objectOf({ a: text })),
      ['POST /a 请求 a：不再每次都发'],
      [],
    ],
    ['a business described at last', applicationOf(), applicationOf({ a: text }, ['a']), [], []],
    ['a field of a business', applicationOf({}), applicationOf({ a: text }), [], ['TQ0104 请求 a：新的栏目']],
    [
      'a field of a business that is not always sent any more',
      applicationOf({ a: text }, ['a']),
      applicationOf({ a: text }),
      ['TQ0104 请求 a：不再每次都发'],
      [],
    ],
    ['a call more', { paths: {}, components: { schemas: {} } }, contractOf({}), [], ['POST /a：新的调用']],
  ])('%s', (_, before, after, breaking, added) => {
    expect(compareContracts(before, after)).toEqual({ breaking, added });
  });

  it.each([
    ['1.0.0', '1.0.0', [], [], undefined],
    ['1.0.0', '1.0.1', ['x'], [], '约定有不兼容的改动，CONTRACT_VERSION 须从 1.0.0 升到 2.0.0'],
    ['1.0.0', '2.0.0', ['x'], ['y'], undefined],
    ['1.0.0', '1.0.1', [], ['y'], '约定有新增，CONTRACT_VERSION 须从 1.0.0 升到 1.1.0'],
    ['1.0.0', '1.1.0', [], ['y'], undefined],
  ])('from %s to %s', (before, after, breaking, added, fault) => {
    expect(versionFault(before, after, { breaking, added })).toBe(fault);
  });
});
