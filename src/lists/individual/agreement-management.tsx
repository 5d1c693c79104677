import { agreementList } from './agreement-list';

/** 约定提取管理 among the withdrawals. */
export default agreementList('/grwt/tqSys/ydtq/ydtq_gl', '约定提取管理');
