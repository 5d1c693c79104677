// What a gateway's answer is worth: held against the contract's schema, as the hall would read it.
import Ajv2020 from 'ajv/dist/2020.js';

/** Codes that say that the gateway or the session is at fault (docs/gateway/README.md); any other refuses for a reason of the business. */
const FAULTS = new Set(['000', '401', '403', '404', '417', '423', '426', '428', '429', '479', '500', '1001']);
/** Faults of one kind that are named; the rest are counted. */
const NAMED = 5;

/** States of a call, the worst first; those before 'slow' are faults, 'refused' is a refusal with a reason of the business. */
export const STATES = {
  unreachable: '连不上',
  http: 'HTTP 状态',
  absent: '没有做',
  envelope: '不是约定的 JSON',
  code: '应答代码',
  missing: '缺栏目',
  type: '类型不符',
  version: '版本不符',
  useless: '大厅用不了',
  slow: '慢',
  refused: '办理不了',
  ok: '通过',
  skipped: '未查',
};

/**
 * Returns a function that judges answers.
 * @param contract docs/gateway/openapi.json
 * @param slow milliseconds from which an answer is slow
 */
export function judge(contract, slow = 1000) {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
  ajv.addSchema({ ...contract, $id: 'contract' });

  /** @returns { state, notes: string[], unknown: string[] } */
  return function judged(operation, answer) {
    if (answer.failure) return of('unreachable', [answer.failure]);
    const inBody = answer.body && 'code' in answer.body ? String(answer.body.code) : undefined;
    if (answer.status === 404 || inBody === '404') {
      return of('absent', [answer.status === 404 ? 'HTTP 404' : 'code 404']);
    }
    if (answer.status < 200 || answer.status > 299) {
      return of('http', [`HTTP ${answer.status}${inBody ? `，code ${inBody}` : ''}`]);
    }
    if (operation.isFile) return answer.text === '' ? of('envelope', ['文件是空的']) : of(speedOf(answer));
    if (inBody === undefined)
      return of('envelope', [/^\s*</.test(answer.text) ? '应答是网页' : '应答不是带 code 的 JSON']);
    if (inBody !== operation.successCode && inBody !== '0') {
      return of(FAULTS.has(inBody) || operation.isNeeded ? 'code' : 'refused', [
        `code ${inBody}：${said(answer.body.msg)}${inBody === '200' ? '（成功的 code 应为 0）' : ''}`,
      ]);
    }
    return dataOf(operation, answer);
  };

  function dataOf(operation, answer) {
    const data = answer.body.data ?? null;
    const check = ajv.getSchema(`contract${operation.pointer}`);
    const schema = check.schema;
    const unknown = [...unknownIn(data, schema)];
    if (check(data)) return of(speedOf(answer), [], unknown);
    const { missing, wrong } = faultsOf(check.errors);
    const notes = [
      ...named(missing, '缺 '),
      ...named(
        wrong.map(([path, what]) => `${path} ${what}`),
        '',
      ),
    ];
    return of(missing.length > 0 ? 'missing' : 'type', notes, unknown);
  }

  function speedOf({ ms }) {
    return ms > slow ? 'slow' : 'ok';
  }

  /** Members that the hall does not read, as paths. */
  function unknownIn(data, schema, path = '', found = new Set()) {
    const known = membersOf(schema);
    if (Array.isArray(data)) {
      const items = known.items;
      if (items) for (const one of data.slice(0, 50)) unknownIn(one, items, `${path}[]`, found);
    } else if (typeof data === 'object' && data !== null && known.isClosed) {
      for (const [name, value] of Object.entries(data)) {
        const member = known.properties[name];
        if (member === undefined) found.add(path ? `${path}.${name}` : name);
        else unknownIn(value, member, path ? `${path}.${name}` : name, found);
      }
    }
    return found;
  }

  /** Members of a schema over its references and parts; closed where it names members and takes no other. */
  function membersOf(schema, depth = 0) {
    const own = resolved(schema);
    const merged = { properties: { ...own.properties }, items: own.items, isClosed: own.properties !== undefined };
    if (own.additionalProperties) merged.isClosed = false;
    if (depth > 8) return merged;
    for (const part of [...(own.allOf ?? []), ...(own.anyOf ?? [])]) {
      const inner = membersOf(part, depth + 1);
      Object.assign(merged.properties, inner.properties);
      merged.items ??= inner.items;
      merged.isClosed ||= inner.isClosed;
    }
    return merged;
  }

  function resolved(schema) {
    const [, name] = /^#\/components\/schemas\/(.+)$/.exec(schema.$ref ?? '') ?? [];
    return name ? contract.components.schemas[name] : schema;
  }
}

const of = (state, notes = [], unknown = []) => ({ state, notes, unknown });

/** A message without what it may hold of a person. */
function said(msg) {
  return typeof msg === 'string'
    ? msg.slice(0, 80).replace(/\d{6,}/g, (digits) => `${digits.slice(0, 3)}***`)
    : '没有 msg';
}

function named(faults, prefix) {
  const some = faults.slice(0, NAMED).map((one) => prefix + one);
  return faults.length > NAMED ? [...some, `另有${faults.length - NAMED}处`] : some;
}

/** Splits the validator's errors: what is missing, and the deepest places of another type. */
function faultsOf(errors) {
  const at = ({ instancePath }) =>
    instancePath
      .slice(1)
      .replaceAll('/', '.')
      .replace(/(^|\.)\d+(?=\.|$)/g, '[]') || 'data';
  const missing = errors
    .filter(({ keyword }) => keyword === 'required')
    .map((error) => `${at(error)}.${error.params.missingProperty}`.replace(/^data\./, ''));
  const typed = errors.filter(({ keyword }) => keyword !== 'required' && keyword !== 'anyOf');
  const deepest = typed.filter(
    (error) => !errors.some((other) => other !== error && other.instancePath.startsWith(`${error.instancePath}/`)),
  );
  const inMissing = (error) =>
    errors.some((other) => other.keyword === 'required' && other.instancePath === error.instancePath);
  const wrong = new Map(
    deepest.filter((error) => !inMissing(error)).map((error) => [at(error), wordsOf(error, errors)]),
  );
  return { missing: [...new Set(missing)], wrong: [...wrong] };
}

function wordsOf(error, errors) {
  const all = errors.filter(({ instancePath, keyword }) => instancePath === error.instancePath && keyword !== 'anyOf');
  const types = [...new Set(all.filter(({ keyword }) => keyword === 'type').flatMap(({ params }) => params.type))];
  const others = [
    ...new Set(all.filter(({ keyword }) => keyword !== 'type').map(({ keyword, params }) => wanted(keyword, params))),
  ];
  return [types.length > 0 ? `应为 ${types.join('、')}` : '', ...others].filter(Boolean).join('，');
}

function wanted(keyword, params) {
  if (keyword === 'enum') return `应为 ${params.allowedValues.slice(0, 8).join('、')} 之一`;
  if (keyword === 'const') return `应为 ${params.allowedValue}`;
  if (keyword === 'pattern') return `文字格式不符（${params.pattern}）`;
  if (keyword === 'minLength') return '不能为空';
  return `${keyword} 不符`;
}
