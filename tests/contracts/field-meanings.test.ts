// @vitest-environment node
// What the contract says of each member: docs/glossary.md by record and call.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { glossaryOf, keyOf, meaningOf, readGlossary } from '../../scripts/contract/glossary.mjs';
import sharing from './shared-meanings.json';

interface Schema {
  properties?: Record<string, Schema>;
  description?: string;
  enum?: unknown[];
  [keyword: string]: unknown;
}
interface Member {
  path: string[];
  description: string;
  codes: string[];
}

const contract = JSON.parse(readFileSync('docs/gateway/openapi.json', 'utf8'));
const glossary: Map<string, string> = readGlossary();
const members = membersOfContract();
/** Not described by the glossary: a code of its own, and what applications send, which their forms name. */
const isOwn = ({ path: [owner = ''] }: Member) => owner === 'Envelope' || /^[A-Z]{2}\d{4}/.test(owner);

describe('the meanings of the contract', () => {
  it('are found for enough members', () => {
    expect(members.length).toBeGreaterThan(3500);
  });

  it('of a field of a record or call are used by one', () => {
    const used = new Set(members.map(({ path }) => keyOf(glossary, path)));
    expect([...glossary.keys()].filter((name) => name.includes('.') && !used.has(name))).toEqual([]);
  });

  it('of a name with several are chosen for each record and call', () => {
    // A name that means something else in one record means what its bare row says only where it is listed in shared-meanings.json.
    const several = new Set([...glossary.keys()].filter((name) => name.includes('.')).map(fieldOf));
    const bare = members.filter((one) => !isOwn(one) && several.has(fieldOf(keyOf(glossary, one.path))));
    const found: Record<string, string[]> = {};
    for (const { path } of bare) {
      const name = keyOf(glossary, path);
      if (name.includes('.')) continue;
      found[name] = [...new Set([...(found[name] ?? []), path[0] ?? ''])].sort();
    }
    expect(found).toEqual(sharing);
    expect(Object.keys(sharing).filter((name) => !glossary.has(name))).toEqual([]);
  });

  it('say one thing each', () => {
    const lists = members.filter(({ description }) => thingsIn(description) > 3);
    expect(lists.map(({ path, description }) => `${path.join('.')} ${description}`)).toEqual([]);
  });

  it('name every code, or its dictionary', () => {
    const untold = members.filter(({ codes, description }) => !codes.every((code) => saysCode(description, code)));
    expect(
      untold.map(({ path, codes, description }) => `${path.join('.')} ${codes.join(' ')}: ${description}`),
    ).toEqual([]);
  });
});

describe('docs/glossary.md', () => {
  const page = (...rows: string[]) => ['| 字段 | 含义 |', '|---|---|', ...rows].join('\n');

  it('gives each field of a row its own part, after what holds for all', () => {
    const found = glossaryOf(page('| `a` `Row.b` `c` | 台账（元）：期初、放款（不含退还、冲正）、期末 |'));
    expect(Object.fromEntries(found)).toEqual({
      a: '台账（元）：期初',
      'Row.b': '台账（元）：放款（不含退还、冲正）',
      c: '台账（元）：期末',
    });
  });

  it('gives the records of one field the same', () => {
    const found = glossaryOf(page('| `Row.zt` `x/get.zt` | 状态：1 有效，0 作废 |'));
    expect([...found.values()]).toEqual(['状态：1 有效，0 作废', '状态：1 有效，0 作废']);
  });

  it.each([
    ['as many meanings as fields', '| `a` `b` `c` | 期初、期末；其他 |', '2 meanings for 3 fields'],
    ['one meaning for a name', '| `a` | 期初 |\n| `a` | 期末 |', 'a has two meanings'],
    ['nothing but names in the first column', '| `a`（字典） | 期初 |', 'nothing else stand'],
  ])('demands %s', (_, rows, fault) => {
    expect(() => glossaryOf(page(rows))).toThrow(fault);
  });

  it('leaves tables of other names alone', () => {
    expect(glossaryOf('| 地址中的名称 | 含义 |\n|---|---|\n| `a` | 期初 |').size).toBe(0);
  });

  it('explains a field by the nearest record', () => {
    const found = glossaryOf(page('| `zt` | 状态 |', '| `Row.zt` | 清册状态 |', '| `Row.mx.zt` | 行的状态 |'));
    const says = (...path: string[]) => meaningOf(found, path);
    expect([says('Other', 'zt'), says('Row', 'zt'), says('Row', 'kk', 'zt'), says('Row', 'mx', 'zt')]).toEqual([
      '状态',
      '清册状态',
      '清册状态',
      '行的状态',
    ]);
    expect(says('Other', 'x')).toBeUndefined();
  });
});

function isFlag(code: string): boolean {
  return code === '0' || code === '1';
}

function fieldOf(name: string): string {
  return name.split('.').at(-1) ?? '';
}

/** Things that a meaning lists outside brackets; a code with its word is none. */
function thingsIn(description: string): number {
  const bare = description.replace(/（[^）]*）/g, '');
  return bare.split(/[；，、]/).filter((part) => !/^(?:.*：)?[\w–/-]+ /.test(part)).length;
}

function saysCode(description: string, code: string): boolean {
  return /字典 \w+/.test(description) || new RegExp(`(?<![\\w-])${code}(?![\\w-])`).test(description);
}

/** Every member of the contract with the record or call that it belongs to. */
function membersOfContract(): Member[] {
  const found: Member[] = [];
  const add = (path: string[], schema: Schema) => {
    const codes = (schema.enum ?? []).filter((code): code is string => typeof code === 'string' && code !== '');
    found.push({ path, description: schema.description ?? '', codes: codes.every(isFlag) ? [] : codes });
  };
  const walk = (schema: unknown, path: string[]) => {
    if (typeof schema !== 'object' || schema === null) return;
    for (const [keyword, value] of Object.entries(schema)) {
      if (keyword === 'properties') {
        for (const [name, member] of Object.entries<Schema>(value)) {
          add([...path, name], member);
          walk(member, [...path, name]);
        }
      } else if (!['enum', 'required', 'example'].includes(keyword)) walk(value, path);
    }
  };
  for (const [name, schema] of Object.entries(contract.components.schemas)) walk(schema, [name]);
  for (const operation of Object.values<Record<string, Schema>>(contract.paths).flatMap((one) => Object.values(one))) {
    const call = String(operation['x-name']);
    for (const { name, description, schema } of (operation.parameters ?? []) as unknown as ({
      name: string;
      schema: Schema;
    } & Schema)[])
      add([call, name], { ...schema, ...(description !== undefined && { description }) });
    walk(operation.requestBody, [call]);
    const { content = {} } =
      (operation as { responses?: Record<string, { content?: object }> }).responses?.['200'] ?? {};
    for (const { schema } of Object.values(content)) walk(schema.allOf?.[1]?.properties.data, [call]);
  }
  return found;
}
