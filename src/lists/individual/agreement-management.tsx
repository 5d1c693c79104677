import { agreementList } from './agreement-list';

/** 约定提取管理, in the withdrawal menu. */
export default agreementList('agreementManagement', '约定提取管理');
