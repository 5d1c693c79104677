// What a contract changes for a gateway that was built for the one before.

/**
 * Compares two contracts.
 * @returns { breaking: string[], added: string[] }: what such a gateway would fail at, and what it has not yet
 */
export function compareContracts(before, after) {
  const breaking = [];
  const added = [];
  const former = operationsOf(before);
  for (const [call, operation] of operationsOf(after)) {
    const known = former.get(call);
    if (!known) {
      added.push(`${call}：新的调用`);
      continue;
    }
    const resolveFormer = resolving(before);
    const resolve = resolving(after);
    const answers = (path, old, now) => {
      for (const name of now.required)
        if (!old.required.has(name)) breaking.push(`${call} 应答 ${path}${name}：现在不能缺`);
      for (const name of now.names) if (!old.names.has(name)) added.push(`${call} 应答 ${path}${name}：新的栏目`);
    };
    walk(answerOf(known), answerOf(operation), resolveFormer, resolve, answers, (path, old, now) =>
      breaking.push(`${call} 应答 ${path || 'data'}：${old} 改为 ${now}`),
    );
    const sent = (path, old, now) => {
      for (const name of old.required)
        if (!now.required.has(name)) breaking.push(`${call} 请求 ${path}${name}：不再每次都发`);
      for (const name of now.names) if (!old.names.has(name)) added.push(`${call} 请求 ${path}${name}：新的栏目`);
    };
    // What an application sends is compared business by business, below.
    if (operation['x-application']) continue;
    walk(bodyOf(known), bodyOf(operation), resolveFormer, resolve, sent, (path, old, now) =>
      breaking.push(`${call} 请求 ${path || 'body'}：${old} 改为 ${now}`),
    );
  }
  const known = businessesOf(before);
  for (const [code, now] of businessesOf(after)) {
    const old = known.get(code);
    // One described for the first time changes nothing.
    if (!old) continue;
    for (const name of now.names) if (!old.names.includes(name)) added.push(`${code} 请求 ${name}：新的栏目`);
    for (const name of old.required) {
      if (!now.required.includes(name)) breaking.push(`${code} 请求 ${name}：不再每次都发`);
    }
  }
  return { breaking, added };
}

/** What applications send: name of a business → { names, required }. */
function businessesOf(contract) {
  const found = new Map();
  for (const [call, operation] of operationsOf(contract)) {
    if (!operation['x-application'] || !call.endsWith('/save')) continue;
    for (const { allOf: [part] = [], required = [] } of bodyOf(operation).anyOf ?? []) {
      const name = part?.$ref.split('/').at(-1);
      if (name) found.set(name, { names: Object.keys(contract.components.schemas[name].properties), required });
    }
  }
  return found;
}

/**
 * Returns why a version may not stand, or undefined.
 * @param changes as compareContracts returns them
 */
export function versionFault(before, after, { breaking, added }) {
  const [major, minor] = before.split('.').map(Number);
  const [nextMajor, nextMinor] = after.split('.').map(Number);
  if (breaking.length > 0 && nextMajor <= major)
    return `约定有不兼容的改动，CONTRACT_VERSION 须从 ${before} 升到 ${major + 1}.0.0`;
  const isRaised = nextMajor > major || (nextMajor === major && nextMinor > minor);
  if (added.length > 0 && !isRaised) return `约定有新增，CONTRACT_VERSION 须从 ${before} 升到 ${major}.${minor + 1}.0`;
  return undefined;
}

function operationsOf({ paths }) {
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation]),
    ),
  );
}

const answerOf = ({ responses }) => responses[200].content['application/json']?.schema.allOf[1].properties.data ?? {};
const bodyOf = ({ requestBody }) => Object.values(requestBody?.content ?? {})[0]?.schema ?? {};

function resolving({ components }) {
  return (schema) => {
    const [, name] = /^#\/components\/schemas\/(.+)$/.exec(schema?.$ref ?? '') ?? [];
    return name ? components.schemas[name] : (schema ?? {});
  };
}

/** Visits the members that both have; what one of them lacks is told by its parent. */
function walk(before, after, resolveFormer, resolve, members, changed, path = '', depth = 0) {
  if (depth > 8) return;
  const [old, now] = [flat(before, resolveFormer), flat(after, resolve)];
  if (old.kind !== now.kind) {
    changed(path.replace(/\.$/, ''), old.kind, now.kind);
    return;
  }
  members(path, old, now);
  for (const name of now.names) {
    if (old.names.has(name)) {
      walk(
        old.properties[name],
        now.properties[name],
        resolveFormer,
        resolve,
        members,
        changed,
        `${path}${name}.`,
        depth + 1,
      );
    }
  }
  if (old.items && now.items) {
    walk(old.items, now.items, resolveFormer, resolve, members, changed, `${path.replace(/\.$/, '')}[].`, depth + 1);
  }
}

/** A schema over its references and parts: members, required ones, items, and what kind of value it is. */
function flat(schema, resolve, depth = 0) {
  const own = resolve(schema);
  const found = {
    properties: { ...own.properties },
    required: new Set(own.required),
    items: own.items,
    kind: schema?.$ref && !own.properties ? schema.$ref.split('/').at(-1) : kindOf(own),
  };
  const parts = depth > 6 ? [] : [...(own.allOf ?? []), ...(own.anyOf ?? []).filter((one) => one.type !== 'null')];
  for (const part of parts) {
    const inner = flat(part, resolve, depth + 1);
    Object.assign(found.properties, inner.properties);
    for (const name of inner.required) found.required.add(name);
    found.items ??= inner.items;
    if (!found.kind) found.kind = inner.kind;
  }
  found.names = new Set(Object.keys(found.properties));
  found.kind ??= 'any';
  return found;
}

function kindOf({ type, enum: codes, properties, items, anyOf, allOf }) {
  if (properties || type === 'object') return 'object';
  if (items || type === 'array') return 'array';
  if (codes) return `${codes.join('/')}`;
  if (anyOf || allOf) return undefined;
  return type === undefined ? 'any' : [type].flat().join('/');
}
