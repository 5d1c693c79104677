// The contract as an OpenAPI 3.1 document.

import { nameOfCall, noteOfCall } from './call-names.mjs';
import { meaningOf } from './glossary.mjs';
import { MENU_ROW } from './raw-answers.mjs';
import { LEAVES } from './reader-schema.mjs';

const ref = (name) => ({ $ref: `#/components/schemas/${name}` });

const SERVICES = {
  auth: '登录、会话、菜单',
  hall: '大厅的业务和查询',
  archive: '电子档案',
  core: '核心服务',
  corePublic: '核心服务的公共部分',
  putil: '文书、导出、列设置',
};
const CALLERS = {
  1: '个人',
  2: '单位',
  3: '开发商',
  ydjczgry: '异地缴存职工',
  qtdwjbr: '其他单位经办人',
};
/** A GET that signs in, sends a code, hands out a number, begins a signature or follows it, or resets something. */
const ACTS = /^id\/|send\w*Code|QrCode|QrStatus|TokenQr|qrFaceIdLogin|switchUser|getResult|reset$/;
/** A repeated POST with one of these numbers is booked once. */
const NUMBERED = ['ywlsh', 'qqbh'];

const FAILURE = { code: 500, msg: '服务接口异常，请反馈给管理员', data: null, traceId: '' };

/** Conditions that the hall always sends, empty where nobody asks for one; validators take an empty one for none. */
const FILTERS = ['gjz', 'zcfl', 'yxzt', 'ygdx', 'fl', 'zgbm', 'pjfl', 'ys', 'cx'];

/**
 * Returns the document.
 * @param version of the contract (semver)
 * @param examples 'METHOD path' → { request?, response? } as the simulated centre answers
 */
export function openApiOf({ calls, components, businesses, glossary, prefixes, examples, version }) {
  const paths = {};
  for (const call of calls) {
    const path = `/api/${prefixes[call.service]}/${call.name}`;
    paths[path] = {
      ...paths[path],
      [call.method.toLowerCase()]: operationOf(call, examples[`${call.method} ${path}`]),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: '住房公积金网上办事大厅与网关的约定',
      version,
      description: '每个调用的请求、应答、可以调用的人。怎样开始、请求头、错误代码、菜单和配置见 README.md。',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: 'https://gateway.example', description: '中心的网关；各服务的前缀可以在 config.json 里改' }],
    tags: Object.entries(SERVICES).map(([name, description]) => ({ name, description })),
    security: [{ token: [] }],
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', description: '登录应答的 access_token' } },
      responses: {
        Failed: {
          description: '失败；401 令牌失效，403 没有权限，其余见 README.md',
          content: { 'application/json': { schema: ref('Envelope'), example: FAILURE } },
        },
      },
      schemas: {
        ...LEAVES,
        Envelope: {
          type: 'object',
          properties: {
            code: { type: ['integer', 'string'], description: '0 为成功；2 3 8 9 520 是办理结果；其他见 README.md' },
            msg: { type: ['string', 'null'], description: '显示给用户的一句话' },
            data: { description: '应答的内容' },
            traceId: { type: ['string', 'null'], description: '出错时显示给用户报修' },
          },
          required: ['code'],
        },
        ...Object.fromEntries(
          Object.entries({ MenuRow: MENU_ROW, ...components }).map(([name, schema]) => [
            name,
            describe(schema, [name]),
          ]),
        ),
        ...Object.fromEntries(businesses.map((one) => [nameOf(one), { type: 'object', properties: one.properties }])),
      },
    },
  };

  function operationOf(call, example = {}) {
    const { service, name, method, source, callers, query, body, silent, successCode } = call;
    const note = noteOfCall(call, businesses);
    const isPublic = callers === 'public';
    const summary = nameOfCall(call, businesses);
    const reads = method === 'GET' ? !ACTS.test(name) : /^(查询|核对)/.test(summary) || name.endsWith('/judge');
    return {
      operationId: `${service}.${name}.${method}`.replace(/[^\w.]+/g, '_'),
      tags: [service],
      summary,
      ...(note && { description: note }),
      ...(isPublic && { security: [] }),
      'x-service': service,
      'x-name': name,
      'x-source': source,
      'x-callers': isPublic ? '任何人' : callers.map((one) => CALLERS[one]),
      'x-idempotent': reads || (method === 'POST' && NUMBERED.some((one) => body?.properties?.[one])),
      ...(method === 'GET' && !reads && { 'x-acts': true }),
      ...(method === 'POST' && reads && { 'x-reads': true }),
      ...(silent && { 'x-silent': true }),
      ...(call.application && { 'x-application': true }),
      ...(successCode !== '0' && { 'x-success-code': successCode }),
      ...(query && { parameters: parametersOf(query, name) }),
      ...(body && { requestBody: requestOf(call, example.request) }),
      responses: {
        200: responseOf(call, sayingVersion(example.response, version)),
        '4XX': { $ref: '#/components/responses/Failed' },
      },
    };
  }

  function parametersOf({ properties, required }, call) {
    return Object.entries(properties).map(([name, schema]) => ({
      name,
      in: 'query',
      required: required.includes(name) && !FILTERS.includes(name),
      description: meaningOf(glossary, [call, name]),
      // Without a filter the hall sends it empty.
      allowEmptyValue: true,
      schema,
    }));
  }

  function requestOf({ body, form, application, name }, example) {
    const { isMultipart, ...sent } = body;
    const json = form ? 'application/x-www-form-urlencoded' : 'application/json';
    const own = !application && businesses.find(({ services }) => services.some((one) => name === `${one}/save`));
    const described = { ...describe(sent, [name]), ...(own && { allOf: [ref(nameOf(own))] }) };
    const schema = application ? applicationOf(application, name.endsWith('/save'), described) : described;
    return {
      required: true,
      content: { [isMultipart ? 'multipart/form-data' : json]: { schema, ...(example && { example }) } },
    };
  }

  /** One of the businesses of a service. */
  function applicationOf(service, isSaved, sent) {
    const own = businesses.filter((one) => one.services.includes(service));
    const number = isSaved ? { required: ['ywlx', 'ywlsh'] } : { required: ['ywlx'] };
    const known = own.map((one) => ({
      properties: { ywlx: { const: one.code } },
      allOf: [ref(nameOf(one))],
      // What is judged while somebody types is not complete.
      ...(isSaved && one.required.length > 0 && { required: one.required }),
    }));
    return { ...sent, ...number, anyOf: known };
  }

  function responseOf({ name, answer, file, successCode }, example) {
    if (file) {
      return {
        description: '文件',
        content: {
          'application/octet-stream': { schema: { type: 'string', contentMediaType: 'application/octet-stream' } },
        },
      };
    }
    const data = answer && Object.keys(answer).length > 0 ? describe(answer, [name]) : { description: '不读' };
    return {
      description: `code 为 ${successCode} 时 data 如下`,
      content: {
        'application/json': {
          schema: { allOf: [ref('Envelope'), { properties: { data } }] },
          ...(example && { example }),
        },
      },
    };
  }

  /** Adds to each member what the glossary says of it. `path`: the record or the call, then the members inside it. */
  function describe(schema, path) {
    if (Array.isArray(schema)) return schema.map((one) => describe(one, path));
    if (typeof schema !== 'object' || schema === null) return schema;
    const found = {};
    for (const [key, value] of Object.entries(schema)) {
      found[key] =
        key === 'properties'
          ? membersOf(value, path)
          : key === 'enum' || key === 'required'
            ? value
            : describe(value, path);
    }
    return found;
  }

  function membersOf(properties, path) {
    return Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => {
        const own = [...path, name];
        const description = meaningOf(glossary, own);
        return [name, { ...describe(schema, own), ...(description && { description }) }];
      }),
    );
  }
}

/** An example that names the contract's version names this one. */
function sayingVersion(example, version) {
  if (example?.data?.contract === undefined) return example;
  return { ...example, data: { ...example.data, contract: version } };
}

/** Name of a business among the schemas: its code; with its area where two areas have the code. */
function nameOf({ code, area }) {
  return code === 'GJ0302' && area === 'unit' ? `${code}_unit` : code;
}
