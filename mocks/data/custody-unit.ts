/** dwzh and name: where sealed accounts lie whose unit is no more. */
export const CUSTODY = '9000000001';
export const CUSTODY_NAME = '住房公积金管理中心集中封存户';
