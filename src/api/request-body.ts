/**
 * Fields whose text is sent untouched: a password may begin with a space, ciphertext, signatures and Base64 are exact, rich
 * text owns its white space. Everything else is trimmed (specification 5).
 */
const UNTOUCHED_FIELDS: ReadonlySet<string> = new Set([
  'password',
  'newPassword',
  'oldPassword',
  'confirmPassword',
  'signature',
  'ciphertext',
  'base64',
  'clBase64',
  'wjBase64',
  'tgnr',
  'pznr',
  'richText',
]);

/**
 * Identifier and amount fields lose all white space. A list and no name pattern: 'zh', 'hm', 'id', 'je' also occur in dizhi,
 * zhmc, beizhu, yhmc, whose spaces belong to the value.
 */
const STRIPPED_FIELDS: ReadonlySet<string> = new Set([
  // identifiers
  ...['zjhm', 'grzh', 'dwzh', 'sjhm', 'yhzh', 'skyhzh', 'hkzh', 'kkzh', 'dkzh', 'zhhm', 'fkzh', 'jbrzjhm', 'jbrsjhm'],
  ...[
    'pozjhm',
    'posjhm',
    'frzjhm',
    'fddbrzjhm',
    'gtsqrzjhm',
    'czrzjhm',
    'fwzlzh',
    'htbh',
    'htbah',
    'zlhtbah',
    'jkhtbh',
  ],
  ...['bdcqzh', 'fwbh', 'lpbh', 'ywlsh', 'ywbh', 'tyshxydm', 'kfsbh', 'yhdm', 'lxsj', 'gddhhm', 'yzbm', 'dxyzm'],
  ...['zrgrzh', 'zcgrzh', 'zrdwzh', 'zcdwzh', 'cfsjhm', 'xsjhm', 'wjlxId', 'wjId', 'uuid', 'username'],
  // amounts
  ...['sqtqje', 'tqje', 'je', 'yzj', 'zj', 'zjje', 'fwzj', 'gfzj', 'grjcjs', 'dwyjce', 'gryjce', 'yjce', 'fse', 'hjje'],
  ...['bjje', 'htdkje', 'sqdkje', 'dkje', 'dkye', 'dqyhje', 'hkje', 'tqhdje', 'sfk', 'sfkje', 'jtsr', 'ysr', 'zhye'],
]);

/** White space of any width, and the zero-width marks that copying from documents leaves behind. */
const WHITE_SPACE = /[\s\u200B\u2060]/g;

/** A JSON body as it leaves: strings trimmed at any depth, identifiers and amounts without white space, other types untouched. */
export function cleanJson(value: unknown, field = ''): unknown {
  if (typeof value === 'string') return cleanText(field, value);
  if (Array.isArray(value)) return value.map((item) => cleanJson(item, field));
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cleanJson(item, key)]));
}

/** A form-encoded body: values go as they are, but for white space in identifiers and amounts; undefined and null are left out. */
export function formEncoded(body: unknown): URLSearchParams {
  const encoded = new URLSearchParams();
  for (const [key, value] of Object.entries(isPlainObject(body) ? body : {})) {
    if (value === undefined || value === null) continue;
    const text = String(value);
    encoded.append(key, STRIPPED_FIELDS.has(key) ? text.replace(WHITE_SPACE, '') : text);
  }
  return encoded;
}

function cleanText(field: string, text: string): string {
  if (UNTOUCHED_FIELDS.has(field)) return text;
  return STRIPPED_FIELDS.has(field) ? text.replace(WHITE_SPACE, '') : text.trim();
}

/** Objects and arrays of our own making; File, Blob, FormData, Date, Map and typed arrays are not. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
