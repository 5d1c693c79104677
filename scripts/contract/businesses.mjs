// What an application sends, for each business: its code and service from its flow, its fields from its schema.
import { readdirSync, readFileSync } from 'node:fs';
import { hallModule } from './calls.mjs';

const root = new URL('../../', import.meta.url);

/** Returns the businesses: { code, services, schema? }[]; `schema` where the business stands on src/schema. */
export async function readBusinesses() {
  const flows = new Map(
    readdirSync(new URL('src/flows/', root), { recursive: true, encoding: 'utf8' })
      .map((name) => name.replaceAll('\\', '/'))
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => [name.replace(/\.tsx?$/, ''), readFileSync(new URL(`src/flows/${name}`, root), 'utf8')]),
  );
  const schemas = await readSchemas();
  const found = [...flows].flatMap(([name, text]) => {
    const [, code] = /^ {2,6}code: '([A-Z]{2}\d{4})'/m.exec(text) ?? [];
    const services = code ? servicesOf(name, flows) : [];
    return services.length > 0 ? [{ code, services, schema: schemas.get(code) }] : [];
  });
  return found.toSorted((a, b) => (a.code < b.code ? -1 : 1));
}

/** Services that a flow sends to: named in it, or in what it is made from. */
function servicesOf(name, flows, depth = 0) {
  const text = flows.get(name) ?? '';
  const [, named = ''] = /\bservice: (.+)/.exec(text) ?? [];
  const own = [...named.matchAll(/'([\w/]+)'/g)].map(([, service]) => service);
  if (own.length > 0 || depth > 2) return own;
  const folder = new URL(`file:///${name}`);
  const made = [...text.matchAll(/from '(\.[\w./-]+)'/g)].map(([, path]) => new URL(path, folder).pathname.slice(1));
  for (const path of made) {
    const services = servicesOf(path, flows, depth + 1);
    if (services.length > 0) return services;
  }
  return [];
}

async function readSchemas() {
  const found = new Map();
  const names = readdirSync(new URL('src/schema/', root), { recursive: true, encoding: 'utf8' });
  for (const name of names.map((one) => one.replaceAll('\\', '/')).sort()) {
    const [, code] = /\/([a-z]{2}\d{4})-[\w-]+\.ts$/.exec(name) ?? [];
    if (!code) continue;
    const exported = Object.values(await hallModule(`src/schema/${name}`)).filter(isSchema);
    // The last one is the business's own; those before are its parts.
    const own = exported.sort((a, b) => Object.keys(a).length - Object.keys(b).length).at(-1);
    if (own) found.set(code.toUpperCase(), bodyOf(own));
  }
  return found;
}

function isSchema(exported) {
  const fields = typeof exported === 'object' && exported !== null ? Object.values(exported) : [];
  return fields.length > 0 && fields.every((one) => typeof one?.kind === 'string' && typeof one.label === 'string');
}

/** Body of an application: empty values are not sent, so that only what is always shown and required is required here. */
function bodyOf(schema) {
  const properties = Object.fromEntries(
    Object.entries(schema).map(([name, field]) => [
      name,
      { ...(KINDS[field.kind] ?? text)(field), description: noteOf(field) },
    ]),
  );
  const required = Object.entries(schema)
    .filter(([, field]) => field.required === undefined && !field.visible && !NOT_ALWAYS.has(field.kind))
    .map(([name]) => name);
  return { type: 'object', properties, ...(required.length > 0 && { required: required.sort() }) };
}

/** A tick and a code are asked for where the form sees that they are needed. */
const NOT_ALWAYS = new Set(['tick', 'smsCode', 'captcha', 'password', 'custom']);

function noteOf({ label, dictionary, required, visible }) {
  const source = dictionary ? `，字典 ${dictionary}` : '';
  if (visible) return `${label}${source}，按其他栏目出现`;
  return required === undefined ? `${label}${source}` : `${label}${source}，可以没有`;
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
  rows: () => ({ type: 'array', items: { type: 'object', additionalProperties: { type: 'string' } } }),
};
