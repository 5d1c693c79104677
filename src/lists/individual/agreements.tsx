import { agreementList } from './agreement-list';

/** 约定提取, in the query menu. */
export default agreementList('agreements', '约定提取');
