import { ACCESS_LOG_PATH } from './access-log-path';

/** Menu path of each query page, defined only here. The pages' content is in src/lists. */
export const LIST_PATHS = {
  depositEntries: '/grwt/cxyw/jccx/grjcmx',
  depositComparison: '/grwt/cxyw/jccx/jsdb',
  withdrawalRecords: '/grwt/cxyw/tqcx/tqjl',
  agreements: '/grwt/cxyw/tqcx/ydtq_cx',
  agreementManagement: '/grwt/tqSys/ydtq/ydtq_gl',
  repaymentPlan: '/grwt/cxyw/dkcx/hkjh',
  loanEntries: '/grwt/cxyw/dkcx/hkmx',
  offsetRecords: '/grwt/cxyw/dkcx/chdjl',
  appointments: '/grwt/dkSys/dkyy/wdyy',
  transfers: '/grwt/zhxx/zyjx/zyjd_cx',
  transfersOut: '/grwt/zhxx/zyjx/ydzc_cx',
  accessLog: ACCESS_LOG_PATH,
  members: '/dwwt/cxyw/zglb',
  remittances: '/dwwt/cxyw/hjpz',
  interestStatement: '/dwwt/cxyw/dwlxd_cx',
  backPayments: '/dwwt/cxyw/bjjl',
  reliefs: '/dwwt/cxyw/hjjbjl',
  adjustments: '/dwwt/cxyw/jstz',
  memberChanges: '/dwwt/cxyw/rybdjl',
  batches: '/dwwt/cxyw/pcjl',
  housingFunds: '/dwwt/cxyw/qtzfzj',
  unitTransfers: '/dwwt/cxyw/zrzcjl',
  demands: '/dwwt/cxyw/cjws',
  pendingMoney: '/dwwt/cxyw/zskmx',
  projects: '/kfswt/cx_yw/lp_cx/lplb',
  funds: '/kfswt/cx_yw/dk_cx/bzjtz',
  borrowers: '/kfswt/cx_yw/dk_cx/ajkh',
  houses: '/kfswt/cx_yw/lp_cx/fwmx',
} as const;

export type ListName = keyof typeof LIST_PATHS;
