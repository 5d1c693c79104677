import { agreementList } from './agreement-list';

/** 约定提取管理 among the withdrawals. */
export default agreementList('agreementManagement', '约定提取管理');
