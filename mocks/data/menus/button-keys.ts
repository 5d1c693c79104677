import type { LoginType } from '@/api/session/auth';
import type { RowExtras } from './menu-rows';

/** Keys of the buttons under 我的办件. */
export const CASE_BUTTONS: RowExtras['buttons'] = [
  ['chehui', '撤回', '1'],
  ['dbsx', '待我处理', '3'],
  ['dy', '打印回执', '4'],
];

/** Keys of the buttons of every business; the centre grants them one by one. */
export const BUSINESS_BUTTONS: RowExtras['buttons'] = [
  ['tj', '提交', '1'],
  ['dy', '打印回执', '4'],
];

/** 我的办件 of each login type. */
export const OFFICES: Readonly<Record<LoginType, string>> = {
  '1': '/grwt/MyOffice',
  '2': '/dwwt/DWmyOffice',
  '3': '/kfswt/MyOffice',
};
