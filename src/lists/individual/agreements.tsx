import { agreementList } from './agreement-list';

/** 约定提取 among the queries. */
export default agreementList('agreements', '约定提取');
