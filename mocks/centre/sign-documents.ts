import type { SignDocument } from '@/api/sign';
import { cases } from './case-states';
import { type Actor, type Desk, ownerOf, REFUSED, Refusal } from './desk';
import type { IssuedNumber } from './numbers';

/** What is signed in which kind of business, by the beginning of its code. */
const DOCUMENTS: readonly (readonly [code: string, wsbh: string, wsmc: string, sm: string])[] = [
  ['GD0101', '0502', '个人征信查询授权书', '授权中心向征信机构查询本人信用报告，仅用于本次贷款审核及贷后管理'],
  ['GD06', '0506', '还款扣划授权书', '授权中心按约定从本人住房公积金账户扣划款项偿还贷款'],
  ['GD04', '0508', '还款信息变更确认书', '确认变更后的还款方式、期限或账户，由本人承担还款责任'],
  ['GJ0801', '0110', '灵活就业人员住房公积金缴存使用协议', '自愿缴存，授权中心从约定的银行账户扣款，并按规定使用'],
  ['TQ', '0106', '提取申请承诺书', '确认所填信息真实；骗取提取的，三年内不得提取和贷款'],
  ['YT', '0507', '异地冲还贷授权书', '授权中心按月划转公积金偿还异地贷款'],
];

const CONTRACT: SignDocument = {
  wsbh: '0508',
  wsmc: '住房公积金借款合同',
  sm: '确认借款合同全部条款，同意办理抵押登记和放款',
};

/** The documents that an application with an own number has signed; none for a business without. */
export function signDocuments(desk: Desk, actor: Actor, ywlsh: string): SignDocument[] {
  const issued = desk.store.table<IssuedNumber>('issued-numbers').get(ywlsh);
  if (issued?.owner !== ownerOf(actor)) throw new Refusal(REFUSED, '业务流水号无效，请返回后重新进入本业务');
  // An approved loan waits for its contract alone: the application was signed long ago.
  if (cases(desk.store).get(ywlsh)?.ywzt === '03') return [CONTRACT];
  return DOCUMENTS.filter(([code]) => issued.ywlx.startsWith(code)).map(([, wsbh, wsmc, sm]) => ({ wsbh, wsmc, sm }));
}
