// What the hall needs of an answer besides its shape: an answer as agreed that leaves the hall shut.

/** Areas of the hall by login type: the menu's addresses are below them. */
const AREAS = { 1: '/grwt', 2: '/dwwt', 3: '/kfswt' };

/** Name of a call → what is wrong with its data; undefined where nothing is. */
const NEEDS = {
  'zcxx/getQdztXx': ({ qdzt }) =>
    String(qdzt) === '0' && '大厅已关闭（qdzt 0）：每个页面都转到通知页，其余应答不代表平时',
  'p/public/getList': (rows) =>
    !rows.some?.(({ key, enable }) => key === 'inputLength' && String(enable) === '1') &&
    '没有 inputLength：表单都提示“请先完善系统配置（输入长度限制）”',
  getImgCode: ({ img, wt }) => !/^data:/.test(img ?? '') && !wt && 'img 不是 data: 图片，验证码显示不出来',
  getUserInfo: (user, loginType) =>
    String(user.loginType) !== loginType && `loginType 是 ${user.loginType}，登录的是 ${loginType}`,
  'menu/pubClientTree': (rows, loginType, isIn) =>
    isIn &&
    pagesIn(rows, AREAS[loginType]).length === 0 &&
    `没有一个能打开的页面：${PAGE}，在 ${AREAS[loginType]} 之下`,
};
const PAGE = 'menuType 2 或 9，enable 1、10 或没有写';

/**
 * Returns what the hall cannot do with this data, or undefined.
 * @param isIn asked after the sign-in
 */
export function needOf({ service, name }, data, loginType, isIn) {
  const need = NEEDS[service === 'corePublic' ? `p/public/${name}` : name];
  return (data && need?.(data, loginType, isIn)) || undefined;
}

/** Rows of the menu that can be opened below `area`. */
export function pagesIn(rows, area, parent = '') {
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row) => {
    const own = String(row?.path ?? '');
    const path = own.startsWith('/') ? own : `${parent}/${own}`;
    const opens = /^[29]$/.test(String(row?.menuType)) && /^(1|10)?$/.test(String(row?.enable ?? ''));
    // A flat tree gives pieces of addresses.
    const isHere = path.startsWith(area) || (row?.pid !== undefined && !own.startsWith('/'));
    return [...(opens && isHere && row.id ? [row] : []), ...pagesIn(row?.children, area, path)];
  });
}
