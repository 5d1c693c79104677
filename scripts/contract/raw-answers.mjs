// Answers that the session reads row by row and forgives much: their schemas stand here, as docs/gateway/README.md tells them.
const text = { $ref: '#/components/schemas/Text' };
const key = { $ref: '#/components/schemas/Key' };
const texts = { type: 'array', items: text };
const object = (properties, required = []) => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
});
const each = (...names) => Object.fromEntries(names.map((name) => [name, text]));

const LISTS = { anyOf: [{ type: 'object' }, { type: 'array' }, { type: 'null' }] };

/** A number among them hides the notice. */
const noticeTexts = Object.fromEntries(
  ['tgmc', 'tgnr', 'dwmc', 'startsj', 'endsj', 'dllx'].map((name) => [name, { type: ['string', 'null'] }]),
);

const option = object({ value: key, ...each('label', 'enable', 'valueColor'), valueJson: {} }, ['value', 'label']);

/** By 'service name'. */
export const RAW_ANSWERS = {
  'auth getPubleKey': { type: 'string', pattern: '^04[0-9a-fA-F]{128}$' },
  'auth getUserInfo': object(
    {
      userId: key,
      loginType: { enum: ['1', '2', '3', 1, 2, 3] },
      roles: { anyOf: [texts, { type: 'null' }] },
      checkMethods: { anyOf: [texts, { type: 'null' }] },
      ...each('nikName', 'companyName', 'loginMethod', 'groupBh', 'dwzh', 'grzh', 'kfsbh', 'passwordStatus'),
      lastLoginTime: text,
    },
    ['loginType', 'userId'],
  ),
  'auth menu/pubClientTree': { type: 'array', items: { $ref: '#/components/schemas/MenuRow' } },
  'hall grxx/loginGrxx': object(each('grzh', 'xingming', 'zjlx', 'zjhm', 'sjhm')),
  'hall zcxx/getQdztXx': object({ qdzt: { enum: ['0', '1', 0, 1] }, tzyy: text, yjhfsj: text }, ['qdzt']),
  'hall tzxx/getTzxxList': {
    type: 'array',
    items: object({ ...noticeTexts, id: text, fbzt: { type: ['string', 'number'] } }, ['fbzt']),
  },
  'corePublic getParametersVersion': object(each('value', 'commonValue', 'contract')),
  'corePublic getList': {
    type: 'array',
    items: object(
      {
        key,
        ...each('enable', 'title', 'value', 'commonValue'),
        jsonValue: { anyOf: [{ type: 'array', items: object(each('key', 'value')) }, text] },
      },
      ['key'],
    ),
  },
  'core dict/getAll': { type: 'object', additionalProperties: { type: 'array', items: option } },
  'core tableStyle/getInfo': object(
    each(
      'headerBackground',
      'headerColor',
      'headerFontSize',
      'bodyColor',
      'bodyFontSize',
      'labelFontSize',
      'menuFontSize',
    ),
  ),
  'core website/getInfo': object({
    ...each('hallName', 'pageLogo', 'loginLogo', 'loginBg', 'bannerBg'),
    footer: object(each('zxmc', 'icp', 'gabah', 'wzbsm', 'domain', 'jszc', 'dzjg')),
  }),
  // Only what the query's codes name.
  'putil input/config/getListByCode': object({ dksl: LISTS, tqsl: LISTS }),
  'putil template/fillStream': { type: 'string', contentEncoding: 'base64' },
};

/** A row of the menu, which holds its own kind. */
export const MENU_ROW = object(
  {
    ...each(
      'id',
      'pid',
      'name',
      'path',
      'mainPath',
      'component',
      'redirect',
      'enable',
      'bz',
      'hrefType',
      'src',
      'needLogin',
    ),
    menuType: text,
    hidden: { type: ['string', 'number', 'boolean', 'null'] },
    alwaysShow: { type: ['boolean', 'string', 'null'] },
    meta: { type: ['object', 'null'] },
    children: { anyOf: [{ type: 'array', items: { $ref: '#/components/schemas/MenuRow' } }, { type: 'null' }] },
  },
  [],
);
