import type { LoginType } from '@/api/auth';
import type { RowExtras } from './menu-rows';

/** Keys of the buttons under 我的办件. */
export const CASE_BUTTONS: RowExtras['buttons'] = [
  ['chehui', '撤回', '1'],
  ['dbsx', '待我处理', '3'],
  ['dy', '打印回执', '4'],
];

/** Keys of the buttons of a business whose buttons the centre grants one by one. */
export const BUSINESS_BUTTONS: RowExtras['buttons'] = [
  ['tj', '提交', '1'],
  ['dy', '打印回执', '4'],
];

/** Pages of those businesses by login type and code; the menu names their buttons. */
export const GRANTED_BUSINESSES: Readonly<Record<string, string>> = {
  '1 TQ0107': '/grwt/tqSys/tqyw/zfzj_tq',
  '1 GD0101': '/grwt/dkSys/dkyw/dksq',
  '2 GJ0201': '/dwwt/jcyw/dw_huij',
  '3 KH0103': '/kfswt/cx_yw/xx_cx/kfsxxwh',
};

/** 我的办件 of each login type. */
export const OFFICES: Readonly<Record<LoginType, string>> = {
  '1': '/grwt/MyOffice',
  '2': '/dwwt/DWmyOffice',
  '3': '/kfswt/MyOffice',
};
