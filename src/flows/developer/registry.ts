import type { FlowEntry } from '@/engine/flow/flow-entry';

export const developerFlows: readonly FlowEntry<'developer'>[] = [
  {
    area: 'developer',
    code: 'KH0103',
    path: '/kfswt/cx_yw/xx_cx/kfsxxwh',
    title: '开发商信息维护',
    load: () => import('./developer-info'),
  },
];
