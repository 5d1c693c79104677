import type { CentreIntro } from '@/api/public/centre-intro';
import duties from '../content/centre-duties.html?raw';
import overview from '../content/centre-overview.html?raw';

/** 中心概况 as HTML; sent as Base64. */
export const OVERVIEW = overview.trim();

/** 机构职能 as HTML. */
export const DUTIES = duties.trim();

/** Names are invented. */
export const LEADERS: CentreIntro['ld'] = [
  { xm: '顾承远', zw: '党组书记、主任', fg: '主持全面工作，分管计划财务处、督查审计处' },
  { xm: '沈若梅', zw: '党组成员、副主任', fg: '分管归集管理处、提取管理处和各网点' },
  { xm: '韩立群', zw: '党组成员、副主任', fg: '分管贷款管理处、稽核执法处' },
  { xm: '白露', zw: '党组成员、总工程师', fg: '分管信息科技处、客户服务处，负责网上服务和数据安全' },
];
