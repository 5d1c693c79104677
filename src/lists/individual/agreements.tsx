import { agreementList } from './agreement-list';

/** 约定提取 among the queries. */
export default agreementList('/grwt/cxyw/tqcx/ydtq_cx', '约定提取');
