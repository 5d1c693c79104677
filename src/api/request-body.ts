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
 * Identifier and amount fields of the field catalogue lose all white space (specification 5). A list and no name pattern: 'zh',
 * 'hm', 'id', 'je' also occur in dizhi, zhmc, beizhu, yhmc, and skyhhm or fkhm are names: their spaces belong to the value.
 */
const STRIPPED_FIELDS: ReadonlySet<string> = new Set(
  `
  zjhm yzjhm xzjhm jbrzjhm frdbzjhm dwfrdbzjhm xdwfrdbzjhm jkrzjhm gtjkrzjhm jhrzjhm bzrzjhm swrzjhm pozjhm czfzjhm
  djzjhm tyshxydm xtyshxydm zzjgdm username sjhm xsjhm ysjhm jbrsjhm posjhm gtjkrsjhm bzrsjhm dwfrdbsjhm lxdh dwlxdh
  gddhhm jbrgddhhm qsfzrdh dxyzm grzh pogrzh ydgrzh jkrgjjzh gtjkrgjjzh dwzh zcdwzh zrdwzh dkzh jkhtbh kfsbh lpbh
  ywlsh ywbh qcqrdh pcbh pzhm yhzh skyhzh skzh fkzh hkzh yhkzh xhkzh kkzh ykkzh xkkzh jgzh bzjzh grckzhhm sfrzhhm czhm
  yhdm gfhtbh zfhtbh zxhtbh bdcqzh spfysxkbh tdsyzh zzzsbh byzsbh jczmbh dbzh jdbh mlbh wjlxId wjId uuid ticket
  sqtqje tqje yzj fwzj fwdj fwpgjz fse fslxe grjcjs tzhgrjcjs jkrjcjs dwyjce gryjce yjce tzhyjce sqhyjcze xyjcze
  ymyjcze hjje dwhjje grhjje bjje dwbje grbje bkje btje blje kdje tzje zjje jsje syje sfje sdje zfje wyfje ycxje
  kksx szrmbqb khhlhh sqzsje tkje zxfpje fphjje fpje fphm wyfphm yhbj yhlx jhjzfy sqdkje dkje htdkje dkye dqyhje xyhke yhke bctqje thje sfk ysdye jtysr jkrysr gtjkrysr poysr bzrysr jkrfzje
  grzhye zsye djje kytqe ljytq zczj qunianks qunianrypjgz qunianyl
`
    .trim()
    .split(/\s+/),
);

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
