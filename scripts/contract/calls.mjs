// Every call of the hall as data: what it sends, what it takes as an answer, who may make it, where it is specified.
import { fileURLToPath } from 'node:url';
import ts from 'typescript-compiler';
import { runnerImport } from 'vite';
import { callSitesOf } from './call-sites.mjs';
import { programOf } from './program.mjs';
import { RAW_ANSWERS } from './raw-answers.mjs';
import { readerSchemas } from './reader-schema.mjs';
import { typeSchemas } from './type-schema.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const ref = (name) => ({ $ref: `#/components/schemas/${name}` });

/** What the hall sends is of one type; what it takes may be text or number. */
const SENT = { text: { type: 'string' }, number: { type: 'number' }, flag: { type: 'boolean' } };
/** Members of a page that the client adds or does without. */
const MADE_BY_CLIENT = new Set(['unread', 'sjjz']);
const TAKEN = { text: ref('Text'), number: ref('Count'), flag: ref('Flag') };

const NO_STYLES = {
  name: 'no-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0styles' : undefined),
  load: (id) => (id === '\0styles' ? 'export default {}' : undefined),
};

/** Loads a module of the hall outside a browser, without its styles. */
export async function hallModule(path) {
  const { module } = await runnerImport(here(`../../${path}`), {
    root: here('../..'),
    logLevel: 'error',
    plugins: [NO_STYLES],
    resolve: { alias: { '@mocks': here('../../mocks'), '@': here('../../src') } },
  });
  return module;
}

/**
 * Returns every call by service and name, in the order of the table, and the objects that their answers share.
 * @returns calls: { service, name, method, source, callers, query, body, form, answer, file, silent, successCode }[]
 */
export async function readCalls() {
  const { CALLS } = await hallModule('src/api/client/calls.ts');
  const { APPLICATION_SERVICES } = await hallModule('src/api/client/hall-calls.ts');
  const callers = await (await hallModule('mocks/handlers/calls/callers-by-call.ts')).readCallers();
  const { checker, files, program } = programOf('src/api');
  const sources = sourcesOf(program);
  const { made, components } = sitesByCall(files, checker);
  const services = Object.keys(CALLS);
  const table = [
    ...services.flatMap((service) =>
      Object.entries(CALLS[service]).map(([name, method]) => ({ service, name, method })),
    ),
    ...APPLICATION_SERVICES.flatMap((name) =>
      ['judge', 'save'].map((act) => ({ service: 'hall', name: `${name}/${act}`, method: 'POST', application: name })),
    ),
  ];
  const calls = table.map((call) => ({
    ...call,
    source: sources(call),
    callers: callers[`${call.method} ${call.service} ${call.name}`],
    ...made(call),
  }));
  return { calls, components };
}

/** Merges the places that make one call. */
function sitesByCall(files, checker) {
  const { readerOf, pageOf, components } = readerSchemas(checker, typeSchemas(checker, TAKEN, MADE_BY_CLIENT));
  const sentOf = typeSchemas(checker, SENT);
  const sites = files
    .flatMap((file) => callSitesOf(file, checker))
    .map((site) => ({ ...describe(site), names: site.paths.flatMap((path) => namesOf(path, checker)) }));
  const made = ({ service, name, method, application }) => {
    // Applications are sent by one function to each of their services.
    const wanted = application ? name.replace(application, '*') : name;
    const own = sites.filter((site) => site.service === service && site.names.includes(wanted));
    const [first] = own;
    if (!first) return {};
    const raw = RAW_ANSWERS[`${service} ${name}`];
    return {
      file: first.isFile,
      silent: own.every((site) => site.silent),
      form: own.some((site) => site.form),
      successCode: own.map((site) => site.successCode).find(Boolean) ?? '0',
      query: mergeObjects(own.map((site) => site.query)),
      body: method === 'POST' ? anyOf(own.map((site) => site.body)) : undefined,
      answer: raw ?? anyOf(own.map((site) => site.answer)),
    };
  };
  return { made, components };

  function describe(site) {
    const options = optionsOf(site.options, checker);
    return {
      service: site.service,
      isFile: site.isFile,
      silent: textOf(options.errors) === 'silent',
      form: options.form !== undefined,
      successCode: textOf(options.successCode),
      query: site.isList ? searchOf(site) : options.params && queryOf(checker.getTypeAtLocation(options.params)),
      body: bodyOf(site),
      answer: site.isList ? pageOf(site.read, site.more) : site.read ? readerOf(site.read).schema : {},
    };
  }

  /** Filters of a list, and its page. */
  function searchOf({ filters }) {
    const texts = filters.map((name) => [name, SENT.text]);
    return {
      properties: { ...Object.fromEntries(texts), page: SENT.number, size: SENT.number },
      required: ['page', 'size'],
    };
  }

  /** What may be left out altogether has nothing that is required. */
  function queryOf(type) {
    const found = sentOf(awaited(type));
    return acceptsNothing(type) ? { ...found, required: [] } : found;
  }

  function bodyOf({ node, body }) {
    if (!body || body.getText() === 'undefined') return undefined;
    const type = awaited(checker.getTypeAtLocation(body));
    return type.symbol?.name === 'FormData' ? partsOf(node) : sentOf(type);
  }

  /** Parts of a form, set one by one in the function that sends it. */
  function partsOf(node) {
    const properties = {};
    const visit = (at) => {
      if (ts.isCallExpression(at) && /\.set$/.test(at.expression.getText())) {
        const [name, value] = at.arguments;
        if (ts.isStringLiteral(name))
          properties[name.text] = sentOf(checker.getNonNullableType(awaited(checker.getTypeAtLocation(value))));
      }
      if (ts.isCallExpression(at) && at.expression.getText() === 'Object.entries') {
        Object.assign(properties, sentOf(checker.getTypeAtLocation(at.arguments[0])).properties);
      }
      ts.forEachChild(at, visit);
    };
    visit(functionAround(node));
    return { type: 'object', properties, isMultipart: true };
  }

  function awaited(type) {
    return checker.getAwaitedType(type) ?? type;
  }
}

/** Names that a call site stands for: a literal, each text of a union in a template, or '*' for any. */
function namesOf(name, checker) {
  if (ts.isStringLiteralLike(name)) return [name.text];
  let names = [name.head.text];
  for (const { expression, literal } of name.templateSpans) {
    const type = checker.getTypeAtLocation(expression);
    const texts = (type.isUnion() ? type.types : [type]).map((one) => one.value);
    // The services of applications: one text for all of them.
    const found = texts.includes('tqsq/tqyw') ? ['*'] : texts;
    names = names.flatMap((before) => found.map((text) => before + text + literal.text));
  }
  return names;
}

/** Options written at the call, in a constant, or spread from one: name → syntax of its value. */
function optionsOf(node, checker) {
  if (!node) return {};
  if (ts.isIdentifier(node)) {
    const symbol = checker.getSymbolAtLocation(node);
    const declared = symbol?.valueDeclaration;
    return declared && ts.isVariableDeclaration(declared) ? optionsOf(bareOf(declared.initializer), checker) : {};
  }
  if (!ts.isObjectLiteralExpression(node)) return {};
  const found = {};
  for (const member of node.properties) {
    if (ts.isSpreadAssignment(member)) Object.assign(found, optionsOf(bareOf(member.expression), checker));
    else if (ts.isPropertyAssignment(member)) found[member.name.text] = member.initializer;
    else if (ts.isShorthandPropertyAssignment(member)) found[member.name.text] = member.name;
  }
  return found;
}

function bareOf(node) {
  return node && (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    ? bareOf(node.expression)
    : node;
}

const acceptsNothing = (type) => type.isUnion() && type.types.some(({ flags }) => flags & ts.TypeFlags.Undefined);

const textOf = (node) => (node && ts.isStringLiteral(node) ? node.text : undefined);

function functionAround(node) {
  return ts.findAncestor(node, ts.isFunctionDeclaration) ?? ts.findAncestor(node, ts.isVariableDeclaration);
}

/** Sections of the specification, read off the comments of the table. */
function sourcesOf(program) {
  const SECTION = /docs\/specification\.md ([\d., ]+\d)/;
  const found = new Map();
  for (const name of ['calls.ts', 'hall-calls.ts']) {
    const file = program.getSourceFile(here(`../../src/api/client/${name}`));
    const text = file.getFullText();
    const visit = (node, service, section) => {
      if (ts.isObjectLiteralExpression(node)) {
        let specified = false;
        for (const member of node.properties) {
          const comments = text.slice(member.getFullStart(), member.getStart());
          const inner = bareOf(member.initializer);
          if (inner && ts.isObjectLiteralExpression(inner)) {
            visit(inner, member.name.text, SECTION.exec(comments)?.[1] ?? '');
            continue;
          }
          if (comments.includes('Named by the specification')) specified = true;
          if (comments.includes('Defined here')) specified = false;
          found.set(`${service} ${member.name.text}`, specified ? section : '');
        }
        return;
      }
      ts.forEachChild(node, (child) => visit(child, service, section));
    };
    visit(file, 'hall', '7.3, 7.5');
  }
  return ({ service, name, application }) => {
    const section = found.get(`${service} ${name}`);
    if (section) return `规格 ${section}`;
    return application ? '大厅定的名字（规格 7.3 的业务服务）' : '大厅定的名字';
  };
}

function mergeObjects(schemas) {
  // A query that takes one of several forms.
  const forms = schemas.flatMap((one) => one?.anyOf ?? [one]);
  const objects = forms.filter((one) => one?.properties);
  if (objects.length === 0) return undefined;
  const properties = Object.assign({}, ...objects.map((one) => one.properties));
  const everywhere = (name) => forms.every((one) => one?.required?.includes(name));
  return { properties, required: Object.keys(properties).filter(everywhere) };
}

function anyOf(schemas) {
  const some = [...new Map(schemas.filter(Boolean).map((one) => [JSON.stringify(one), one])).values()];
  if (some.length <= 1) return some[0];
  return { anyOf: some };
}
