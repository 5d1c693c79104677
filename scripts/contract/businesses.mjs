// What an application sends, for each business: its code, service and fields from its flow.
import { readdirSync, readFileSync } from 'node:fs';
import { hallModule } from './calls.mjs';
import { meaningOf } from './glossary.mjs';

const root = new URL('../../', import.meta.url);

/** Sent before anybody has an account, by a call of its own. */
const OF_NO_SERVICE = { GJ0101: ['dwdj'] };

/**
 * Returns the businesses: { code, title, area, services, properties, required }[].
 * @param glossary field name → meaning, for what is sent besides the fields
 */
export async function readBusinesses(glossary) {
  const texts = new Map(
    readdirSync(new URL('src/flows/', root), { recursive: true, encoding: 'utf8' })
      .map((name) => name.replaceAll('\\', '/'))
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => [name.replace(/\.tsx?$/, ''), readFileSync(new URL(`src/flows/${name}`, root), 'utf8')]),
  );
  const { modules } = await hallModule('scripts/contract/flow-modules.ts');
  const found = Object.entries(modules).flatMap(([path, exported]) => {
    const name = path.replace(/^\/src\/flows\/|\.ts$/g, '');
    const flow = Object.values(exported).find((one) => one?.sections && one.code && one.request);
    const services = flow ? (OF_NO_SERVICE[flow.code] ?? servicesOf(name, texts)) : [];
    if (services.length === 0) return [];
    return [{ code: flow.code, title: flow.title, area: name.split('/')[0], services, ...bodyOf(flow, glossary) }];
  });
  return found.toSorted((one, other) => (`${one.code} ${one.area}` < `${other.code} ${other.area}` ? -1 : 1));
}

/** Services that a flow sends to: named in it, or in what it is made from. */
function servicesOf(name, texts, depth = 0) {
  const text = texts.get(name) ?? '';
  const [, named = ''] = /\bservice: (.+)/.exec(text) ?? [];
  const own = [...named.matchAll(/'([\w/]+)'/g)].map(([, service]) => service);
  if (own.length > 0 || depth > 2) return own;
  const folder = new URL(`file:///${name}`);
  const made = [...text.matchAll(/from '(\.[\w./-]+)'/g)].map(([, path]) => new URL(path, folder).pathname.slice(1));
  for (const path of made) {
    const services = servicesOf(path, texts, depth + 1);
    if (services.length > 0) return services;
  }
  return [];
}

/** Body of an application: empty values are not sent, so that only what is always shown and required is required here. */
function bodyOf(flow, glossary) {
  const fields = flow.sections.flatMap((section) => section.fields);
  const sent = fields.filter(({ kind, holds }) => kind !== 'custom' || !holds);
  // A change names what has changed.
  const required = flow.former ? [] : sent.filter(isAlwaysSent).map(({ name }) => name);
  const own = Object.entries(flow.request(flow.initial, anything));
  const omitted = new Set(own.filter(([, value]) => value === undefined).map(([name]) => name));
  const meaning = (name) => meaningOf(glossary, [flow.code, name]) ?? '';
  const meant = (name) => ({ description: labelOf(fields.find((one) => one.name === name)) || meaning(name) });
  const more = [flow.subject?.name, flow.sign && 'qmbh', 'wwsm'].filter(Boolean);
  const properties = Object.fromEntries(
    [
      ...more.map((name) => [name, meant(name)]),
      ...sent.map((field) => [field.name, memberOf(field, meaning)]),
      // Sent in place of a field's own form, or besides the fields.
      ...own.map(([name, value]) => [name, { ...typeOf(value), ...meant(name) }]),
    ].filter(([name]) => !omitted.has(name)),
  );
  return { properties, required: required.sort() };
}

const memberOf = (field, meaning) => ({ ...(KINDS[field.kind] ?? text)(field), description: noteOf(field, meaning) });

/** Type of what a flow computes, as far as an empty form shows it. */
function typeOf(value) {
  if (Array.isArray(value)) return { type: 'array' };
  return typeof value === 'string' ? { type: 'string' } : {};
}

/** Stands for facts of which only the shape of a request is asked. */
const anything = new Proxy(() => '', {
  get: (_, name) =>
    name === Symbol.toPrimitive ? () => '' : name === Symbol.iterator ? [][Symbol.iterator] : anything,
  apply: () => anything,
});

/** A tick and a code are asked for where the form sees that they are needed. */
const NOT_ALWAYS = new Set(['tick', 'smsCode', 'captcha', 'password', 'custom']);
const isAlwaysSent = ({ kind, required, visible }) => required === undefined && !visible && !NOT_ALWAYS.has(kind);

const labelOf = ({ label = '' } = {}) => (typeof label === 'string' ? label : '');

function noteOf(field, meaning) {
  const { name, dictionary, options, required, visible } = field;
  const values = Array.isArray(options)
    ? `（${options.map(({ value, label }) => `${value} ${label}`).join('，')}）`
    : '';
  const said = `${labelOf(field) || meaning(name)}${dictionary ? `，字典 ${dictionary}` : values}`;
  if (visible) return `${said}，按其他栏目出现`;
  return required === undefined ? said : `${said}，可以没有`;
}

const text = () => ({ type: 'string' });
/** Kinds that are sent as something else than a text. */
const KINDS = {
  money: () => ({ type: 'string', pattern: '^\\d{1,15}(\\.\\d{1,2})?$' }),
  int: () => ({ type: 'string', pattern: '^\\d+$' }),
  date: () => ({ type: 'string', format: 'date' }),
  month: () => ({ type: 'string', pattern: '^\\d{4}-\\d{2}$' }),
  tick: () => ({ enum: ['0', '1'] }),
  address: ({ sent }) => (sent === 'line' ? { type: 'string' } : { type: 'array', items: { type: 'string' } }),
  multi: () => ({ type: 'array', items: { type: 'string' } }),
  rows: ({ columns }) => ({
    type: 'array',
    items: {
      type: 'object',
      properties: Object.fromEntries(
        columns
          .filter(({ sent, computed }) => sent !== false && !computed)
          .map(({ name, label }) => [name, { type: 'string', description: label }]),
      ),
    },
  }),
};
