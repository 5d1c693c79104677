import type { MatterLink } from '@/api/public/answers';
import type { LoginType, MenuNode } from '@/api/session/auth';
import { menus } from '../../../data/menus/menus';
import { AGREEMENT_PAGE } from '../../access/gate';

export interface Matter extends MatterLink {
  /** Name of its menu group. */
  group: string;
}

/** Public pages that an answer may link, by action. */
const PUBLIC: Readonly<Record<string, string>> = {
  '/login': '登录',
  '/forgotPwd': '找回密码',
  '/userRegister': '个人用户注册',
  '/dwRegister': '缴存单位注册',
  '/lhjyrysl': '灵活就业人员设立',
  '/yddkryzc': '异地贷款人员注册',
  '/UnitDeposit': '单位缴存登记',
  '/introToCenter': '中心介绍与服务网点',
  '/pubNotice': '通知公告',
  '/policyInfo': '政策信息',
  '/loanRate': '贷款利率',
  '/dkcs': '贷款计算器',
  '/cooperation': '合作楼盘',
  '/commonDownload': '常用下载',
  '/operationVideo': '业务指南视频',
  '/complaintJY': '投诉建议',
  '/complaintJYAdd': '我要投诉建议',
  '/goodBadReviews': '好差评',
  '/zmhy': '证明核验',
  '/ylOfd': '文件预览',
};

/** Businesses of the menus that can be opened, by address. */
export const businesses: ReadonlyMap<string, Matter> = new Map(
  (Object.entries(menus) as [LoginType, MenuNode[]][]).flatMap(([yhlx, trees]) =>
    trees.flatMap((tree) => leavesOf(tree, '', yhlx)).map((matter) => [matter.lj, matter] as const),
  ),
);

/** Public pages, searchable like businesses. */
export const publicMatters: readonly Matter[] = Object.entries(PUBLIC)
  .filter(([lj]) => lj !== '/login')
  .map(([lj, mc]) => ({ mc, lj, yhlx: '', group: '公共服务' }));

/** @throws Error for an address without a page, which is a fault in the centre's data */
export function matterAt(lj: string): MatterLink {
  const business = businesses.get(lj);
  if (business) return { mc: business.mc, lj, yhlx: business.yhlx };
  if (lj === '/sysMsg/msgHome') return { mc: '消息中心', lj, yhlx: '1' };
  if (lj === AGREEMENT_PAGE) return { mc: '单位网上业务协议', lj, yhlx: '2' };
  const drafts = /^\/(grwt|dwwt)\/draftbox$/.exec(lj)?.[1];
  if (drafts) return { mc: '草稿箱', lj, yhlx: drafts === 'grwt' ? '1' : '2' };
  const mc = PUBLIC[lj];
  if (mc === undefined) throw new Error(`No matter at ${lj}`);
  return { mc, lj, yhlx: '' };
}

/** Returns visible pages (type 2); a paused page says so when opened. */
function leavesOf(node: MenuNode, group: string, yhlx: LoginType): Matter[] {
  if (node.hidden === '1') return [];
  if (node.menuType === '2' && node.path) return [{ mc: node.name ?? '', lj: node.path, yhlx, group }];
  return (node.children ?? []).flatMap((child) => leavesOf(child, node.name ?? '', yhlx));
}
