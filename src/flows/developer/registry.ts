import type { FlowRow } from '@/engine/flow/flow-entry';

export const developerFlows: readonly FlowRow<'developer'>[] = [
  {
    code: 'KH0103',
    path: '/kfswt/cx_yw/xx_cx/kfsxxwh',
    title: '开发商信息维护',
    load: () => import('./kh0103-developer-info'),
  },
  {
    code: 'KH0104',
    path: '/kfswt/cx_yw/lp_cx/lpzr_sq',
    title: '楼盘准入与变更',
    load: () => import('./kh0104-project-admission'),
  },
  {
    code: 'KH0105',
    path: '/kfswt/cx_yw/lp_cx/ldb/dr',
    title: '楼盘表导入',
    load: () => import('./kh0105-building-table'),
  },
];
