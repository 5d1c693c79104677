// The contract as a page for people: one file, no script, no network.
import { trimExample } from './trim-example.mjs';

const STYLE = `
body{font:16px/1.6 "PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif;margin:0 auto;max-width:1100px;padding:24px;color:#1f2937}
summary{cursor:pointer;padding:8px 0}summary code{font-weight:600;overflow-wrap:anywhere}details{border-top:1px solid #d5dae1;overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:14px}th,td{border:1px solid #d5dae1;padding:4px 8px;text-align:left;vertical-align:top}
pre{background:#f5f7fa;padding:12px;overflow:auto;font-size:13px;max-height:320px}.note{color:#4b5563}nav a{margin-right:16px}
@media(prefers-color-scheme:dark){:root{color-scheme:light}}
`;

/** @param contract the OpenAPI document @returns an HTML document */
export function pageOf(contract) {
  const { info, tags, paths, components } = contract;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const sections = tags.map(({ name, description }) => {
    const own = operations.filter(({ operation }) => operation.tags.includes(name));
    return `<h2 id="${name}">${escaped(description)}（${own.length}）</h2>${own.map(callOf).join('\n')}`;
  });
  const links = tags.map(({ name, description }) => `<a href="#${name}">${escaped(description)}</a>`).join('');
  return `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(info.title)} ${info.version}</title><style>${STYLE}</style></head><body>
<h1>${escaped(info.title)} ${info.version}</h1>
<p>${escaped(info.description)} 机器读的是同一文件夹的 <a href="openapi.json">openapi.json</a>，检查网关用 <code>npm run gateway:check</code>。</p>
<nav>${links}</nav>
${sections.join('\n')}
</body></html>
`;

  function callOf({ path, method, operation }) {
    const callers = [operation['x-callers']].flat().join('、');
    const facts = [
      `可以调用：${callers}`,
      `出处：${operation['x-source']}`,
      ...(operation['x-silent'] ? ['失败时大厅不提示'] : []),
      ...(operation['x-reads'] ? ['只查询，不改变什么'] : []),
      ...(method === 'POST' && operation['x-idempotent'] && !operation['x-reads'] ? ['同号重发只办一次'] : []),
      ...(operation['x-success-code'] ? [`成功的 code 是 ${operation['x-success-code']}`] : []),
    ];
    const [type, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
    const answer = operation.responses[200].content['application/json'];
    const data = answer?.schema.allOf[1].properties.data;
    return `<details><summary><code>${method} ${escaped(path)}</code> <span class="note">${escaped(operation.summary)}</span></summary>
${operation.description ? `<p>${escaped(operation.description)}</p>\n` : ''}<p class="note">${escaped(facts.join('；'))}</p>
${operation.parameters ? tableOf('查询参数', operation.parameters.map(parameterRow)) : ''}
${body ? tableOf(`请求（${type}）`, rowsOf(body.schema)) + exampleOf('请求的例子', body.example) : ''}
${answer ? tableOf('应答 data', rowsOf(data)) + exampleOf('应答的例子', answer.example) : '<p>应答是文件</p>'}
</details>`;
  }

  function parameterRow({ name, required, description, schema }) {
    return [name, required ? '必须' : '', typeOf(schema), description ?? ''];
  }

  /** Members as rows, those of objects inside with their path. */
  function rowsOf(schema, path = '', depth = 0) {
    const own = resolved(schema);
    if (depth > 5) return [];
    if (own.items) return rowsOf(own.items, `${path}[]`, depth + 1);
    const required = new Set(own.required);
    const rows = Object.entries(own.properties ?? {}).flatMap(([name, member]) => {
      const at = path ? `${path}.${name}` : name;
      const note = member.description ?? resolved(member).description ?? '';
      return [[at, required.has(name) ? '必须' : '', typeOf(member), note], ...rowsOf(member, at, depth + 1)];
    });
    const parts = [...(own.allOf ?? []), ...(own.anyOf ?? [])].flatMap((part) => rowsOf(part, path, depth + 1));
    return [...rows, ...parts];
  }

  function resolved(schema = {}) {
    const [, name] = /^#\/components\/schemas\/(.+)$/.exec(schema.$ref ?? '') ?? [];
    return name ? components.schemas[name] : schema;
  }

  function typeOf(schema) {
    if (schema.$ref) return schema.$ref.split('/').at(-1);
    if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' ');
    if ('const' in schema) return JSON.stringify(schema.const);
    if (schema.items) return `${typeOf(schema.items)} 的列表`;
    if (schema.anyOf) return schema.anyOf.map(typeOf).join(' 或 ');
    return schema.type === undefined ? '' : [schema.type].flat().join(' 或 ');
  }
}

function tableOf(title, rows) {
  if (rows.length === 0) return `<p>${escaped(title)}：没有规定的栏目</p>`;
  const lines = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${escaped(String(cell))}</td>`).join('')}</tr>`);
  const head = ['栏目', '', '类型', '含义'].map((cell) => `<th scope="col">${cell}</th>`).join('');
  return `<table><caption>${escaped(title)}</caption><thead><tr>${head}</tr></thead><tbody>${lines.join('')}</tbody></table>`;
}

function exampleOf(title, example) {
  return example === undefined
    ? ''
    : `<p>${title}</p><pre>${escaped(JSON.stringify(trimExample(example), null, 1))}</pre>`;
}

function escaped(text) {
  return text.replace(/[&<>"]/g, (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[letter]);
}
