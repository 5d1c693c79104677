import type { LoginType, MenuNode } from '@/api/session/auth';
import { OTHER_REASONS, type OtherReason, otherReasonName } from '@/domain/deposit/other-withdrawal';
import { policy } from '../policy/policy';
import { BUSINESS_BUTTONS, CASE_BUTTONS } from './button-keys';
import { businessPages, type MenuGroupRow, type MenuRowSeed, menuTree, type RowExtras } from './menu-rows';

const LIST: RowExtras = { keepAlive: true };
const business = (code: string, extras?: RowExtras): RowExtras => ({ ...extras, code, buttons: BUSINESS_BUTTONS });
const HIDDEN: RowExtras = { hidden: true };
const CASES: RowExtras = {
  keepAlive: true,
  buttons: CASE_BUTTONS,
};

/** Paused until the day of the parameter; the menu call opens it then (see `opened`). */
const RELEASES_PAUSED = `抵押注销业务正在升级，预计${dayInWords(policy('p.dyzxQy').value)}恢复，急需办理请到柜台`;

function dayInWords(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${year}年${month}月${date}日`;
}

const group = (
  segment: string,
  title: string,
  rows: readonly (MenuRowSeed | MenuGroupRow)[],
  extras?: RowExtras,
): MenuGroupRow => ({
  segment,
  title,
  rows,
  extras,
});

/** TQ0199 is one business of ten matters: each has its tile, which opens the form with the matter chosen. */
const MATTER: Readonly<Record<OtherReason, string>> = {
  '11': 'zxtq',
  '12': 'wyftq',
  '13': 'lzxhtq',
  '14': 'jctq',
  '15': 'zdjbtq',
  '16': 'dbtq',
  '17': 'jzdttq',
  '18': 'wxzjtq',
  '19': 'qstq',
  '29': 'qtxftq',
};
const matters = OTHER_REASONS.map((code): MenuRowSeed => {
  const redirect = `/grwt/tqSys/tqyw/qtyy_tq?qttqyy=${code}`;
  return [MATTER[code], otherReasonName(code), { redirect }];
});

/** Messages lie outside the three areas, in a tree of their own; the bell in the banner leads there, so that no tab does. */
const messages = menuTree('/sysMsg', '消息', [['msgHome', '消息中心', LIST]], HIDDEN);

const individual: readonly (MenuRowSeed | MenuGroupRow)[] = [
  ['GrwtHome', '首页', HIDDEN],
  group('zhxx', '缴存与账户', [
    group('zhxxbg', '账户信息', [
      ['grzhxxbg', '个人账户信息变更', business('GJ0302')],
      ['jtxx', '家庭信息'],
      ['mmxg', '密码修改'],
    ]),
    group('lhjyryyw', '灵活就业业务', [
      ['lhjyrykh', '灵活就业人员开户', business('GJ0801')],
      ['lhjyryxxbg', '灵活就业人员信息变更', business('GJ0802')],
      ['lhjyry_zy', '灵活就业人员转移', business('GJ0803')],
      ['yjce_tz', '月缴存额调整', business('GJ0804')],
      ['kkzh_bg', '扣款账户变更', business('GJ0805', { enable: '10' })],
      ['lhjy_qf', '灵活就业启封', business('GJ0809')],
      ['lhjy_fc', '灵活就业封存', business('GJ0810')],
      ['dzzbys_czbtsq', '大中专毕业生财政补贴申请', business('GJ0814')],
      ['lhjyry_ybj', '灵活就业人员预缴/补缴', business('GJ0815')],
    ]),
    group('zyjx', '转移接续', [
      ['ydzr', '异地转移接续（转入）', business('ZY0101')],
      ['ydzc_cx', '异地转出查询', { enable: '0' }],
      ['zyjd_cx', '转移接续进度'],
    ]),
  ]),
  group('tqSys', '提取', [
    group('tqyw', '提取业务', [
      ['zfzj_tq', '租房提取', business('TQ0107')],
      ['gmzzf', '购买自住住房提取', business('TQ0101')],
      ['jzfj_tq', '建造、翻建、大修自住住房提取', business('TQ0102')],
      ['chdk_tq', '偿还购房贷款提取', business('TQ0106')],
      ['ltx_tq', '离退休提取', business('TQ0103')],
      ['ssldl_tq', '丧失劳动能力提取', business('TQ0104')],
      ['cjdj_tq', '出境定居提取', business('TQ0105')],
      ['qtyy_tq', '其他原因提取', business('TQ0199')],
    ]),
    group('qtyy', '其他原因提取事项', matters),
    group('ydtq', '约定提取', [['ydtq_gl', '约定提取管理']]),
  ]),
  group('dkSys', '贷款', [
    group('dkyw', '贷款业务', [
      ['dksq', '贷款申请', business('GD0101')],
      ['qychd', '签约冲还贷', business('GD0601')],
      ['jcchd', '解除冲还贷'],
      ['yhk_hk', '银行卡还款', business('GD0602')],
      ['gjj_tqhd', '公积金提取还贷', business('GD0605')],
      // One business with a part of the loan paid ahead: the kind is chosen already.
      ['tqjq', '提前结清', { redirect: '/grwt/dkSys/dkyw/yhk_hk?hklx=3' }],
      ['ydychdqy', '异地月冲还贷签约', business('YT1101')],
      ['sqsbq', '贷款申请书补签'],
      ['dyzx', '抵押注销', business('GD0701', { enable: '0', bz: RELEASES_PAUSED })],
    ]),
    group('hkxx_bg', '还款信息变更', [
      ['hkfs_bg', '还款方式变更', business('GD0404')],
      ['hkzh_bg', '还款账户变更', business('GD0405')],
      ['hkqx_bg', '还款期限变更', business('GD0406')],
    ]),
    group('dkyy', '贷款预约', [
      ['dkyy_sq', '贷款预约'],
      ['wdyy', '我的预约', LIST],
    ]),
  ]),
  group('cxyw', '查询', [
    group('jccx', '缴存查询', [
      ['grzhxx', '个人账户信息', LIST],
      ['grjcmx', '缴存明细', LIST],
      ['jsdb', '缴存对比', LIST],
      ['nddzd', '年度对账单', LIST],
    ]),
    group('tqcx', '提取查询', [
      ['tqjl', '提取记录', LIST],
      ['ydtq_cx', '约定提取', LIST],
    ]),
    group('dkcx', '贷款查询', [
      ['dkxx', '贷款信息', LIST],
      ['hkjh', '还款计划', LIST],
      ['hkmx', '还款明细', LIST],
      ['chdjl', '冲还贷记录', LIST],
      ['yqxx', '逾期信息', LIST],
      ['hkdb', '还款方式比较', LIST],
      ['dkcs', '贷款计算器', { newWindow: true }],
    ]),
    group('aqcx', '安全与授权', [['dlsqjl', '登录与授权记录', LIST]]),
  ]),
  group('zmSys', '证明', [
    group('zmyw', '证明开具', [
      ['jczm', '缴存证明'],
      ['yddk_zm', '异地贷款缴存使用证明'],
      ['jq_zm', '结清证明'],
      ['hkmx_zm', '还款明细证明'],
    ]),
  ]),
  ['wnbl', '我能办什么', LIST],
  ['MyOffice', '我的办件', CASES],
  ['MyOffice/detail', '办件详情', { hidden: true, activeMenu: '/grwt/MyOffice' }],
  ['draftbox', '草稿箱', { keepAlive: true }],
  ['qsqr', '签署确认', HIDDEN],
];

const unit: readonly (MenuRowSeed | MenuGroupRow)[] = [
  ['DwwtHome', '首页', HIDDEN],
  group('jcyw', '缴存业务', [
    ['dw_huij', '汇缴', business('GJ0201')],
    ['dw_bj', '补缴', business('GJ0202')],
    ['js_tz', '缴存基数调整', business('GJ0203')],
    ['bl_tz', '缴存比例调整', business('GJ0204')],
    ['jd_bl', '降低缴存比例申请', business('GJ0205')],
    ['dw_huanj', '缓缴申请', business('GJ0206')],
    ['grzh_sl', '个人账户设立', business('GJ0301')],
    ['grzh_qf', '启封', business('GJ0304')],
    ['grzh_fc', '封存', business('GJ0305')],
    ['fcyy_xg', '封存原因修改', business('GJ0312')],
    ['tczy', '同城转移', business('GJ0306')],
    ['fkzhxx_wh', '付款账户信息维护', business('GJ0109')],
    ['zsk_tk', '暂收款退款', business('ZS0101')],
    ['kjdwjc_zm', '开具单位缴存证明', business('GJ0209')],
  ]),
  group('zhxxbg', '账户变更', [
    ['jcdj_xxbg', '缴存登记信息变更', business('GJ0102')],
    ['jcdj_gjbg', '缴存登记关键信息变更', business('GJ0103')],
    ['dwjcdjzx', '单位缴存登记注销', business('GJ0108')],
    ['grzh_xxbg', '个人账户信息变更（单位代办）', business('GJ0302')],
    ['grgjxx_bg', '个人关键信息变更', business('GJ0303')],
    ['plxg_sjh', '批量修改手机号', business('GJ0311')],
    ['plxg_jtdz_jl', '批量修改家庭地址', business('GJ0314')],
  ]),
  group('cxyw', '查询业务', [
    ['dwjcdjyw', '单位缴存登记', business('GJ0101')],
    ['dwzhxx', '单位账户信息', LIST],
    ['zglb', '职工列表', LIST],
    ['hjpz', '汇缴记录', LIST],
    ['hjqc', '汇缴清册', LIST],
    ['bjjl', '补缴记录', LIST],
    ['zskmx', '暂收款明细', LIST],
    ['rybdjl', '人员变动记录', LIST],
    ['pcjl', '批次记录', LIST],
    ['jstz', '基数/比例调整记录', LIST],
    ['zrzcjl', '转入转出记录', LIST],
    ['hjjbjl', '缓缴/降低比例记录', LIST],
    ['dwlxd_cx', '单位利息单', LIST],
    ['dwdzd', '单位对账单', LIST],
    ['qtzfzj', '其他住房资金明细', LIST],
    ['dwjczmjl', '单位缴存证明记录', LIST],
    ['cjws', '催缴与文书', LIST],
  ]),
  group('xtgl', '系统管理', [
    ['czygl', '操作员管理'],
    ['mmxg', '密码修改'],
  ]),
  ['DWmyOffice', '我的办件', CASES],
  ['DWmyOffice/detail', '办件详情', { hidden: true, activeMenu: '/dwwt/DWmyOffice' }],
  ['draftbox', '草稿箱', { keepAlive: true }],
];

const developer: readonly (MenuRowSeed | MenuGroupRow)[] = [
  ['KfswtHome', '首页', HIDDEN],
  group('cx_yw', '业务与查询', [
    group('xx_cx', '企业信息', [
      ['kfsxxwh', '开发商信息维护', business('KH0103')],
      ['mmxg', '密码修改'],
    ]),
    group('lp_cx', '楼盘管理', [
      ['lplb', '楼盘列表', LIST],
      ['lpzr_sq', '楼盘准入与变更', business('KH0104')],
      ['ldb', '楼栋表', LIST],
      ['ldb/dr', '楼盘表导入', business('KH0105', { hidden: true, activeMenu: '/kfswt/cx_yw/lp_cx/ldb' })],
      ['fwmx', '房屋明细', LIST],
    ]),
    group('dk_cx', '按揭与资金', [
      ['ajkh', '按揭客户', LIST],
      ['bzjtz', '保证金/放款台账', LIST],
    ]),
  ]),
  ['MyOffice', '我的办件', CASES],
  ['MyOffice/detail', '办件详情', { hidden: true, activeMenu: '/kfswt/MyOffice' }],
  ['draftbox', '草稿箱', { keepAlive: true }],
];

/** The whole menu of a login type, as pubClientTree answers it. A new business is one row above. */
export const menus: Record<LoginType, MenuNode[]> = {
  '1': [menuTree('/grwt', '个人业务', individual), messages],
  '2': [menuTree('/dwwt', '单位业务', unit), messages],
  '3': [menuTree('/kfswt', '开发商业务', developer), messages],
};

/** Path of each business's page, by login type and code. */
export const BUSINESS_PAGES: Readonly<Record<LoginType, ReadonlyMap<string, string>>> = {
  '1': businessPages('/grwt', individual),
  '2': businessPages('/dwwt', unit),
  '3': businessPages('/kfswt', developer),
};

/** Rows that a parameter opens, by path: a day from which on they are no longer paused, or a switch that is turned. */
const OPENS: Readonly<Record<string, `p.${string}`>> = {
  '/grwt/dkSys/dkyw/dyzx': 'p.dyzxQy',
  '/grwt/zhxx/zyjx/ydzc_cx': 'p.zcCx',
};

/** The tree as it stands on a day with these switches on. */
export function opened(nodes: readonly MenuNode[], day: string, on: readonly string[] = []): MenuNode[] {
  return nodes.map((node) => {
    const key = OPENS[node.path ?? ''];
    const children = node.children ? { children: opened(node.children, day, on) } : undefined;
    // A switch's 'on' and 'off' come after every day.
    const isOpen = key && (on.includes(key) || day >= policy(key).value);
    return { ...node, ...children, ...(isOpen ? { enable: '1', bz: '' } : undefined) };
  });
}
