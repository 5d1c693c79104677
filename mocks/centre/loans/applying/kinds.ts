import type { SignDocument } from '@/api/sign';
import type { RawValues } from '../../cases/rule';

/** Kinds of loan by dictionary dklx that have a name of their own. */
const COMBINED = '1';
const TAKEOVER = '3';

/** What an application for this kind of loan is called. */
export function loanName({ dklx }: RawValues): string {
  if (dklx === COMBINED) return '贷款申请（组合贷款）';
  return dklx === TAKEOVER ? '贷款申请（商转公）' : '贷款申请';
}

/** What the applicant signs: the application for this kind of loan, and the consent to the credit enquiry. */
export function loanDocuments({ dklx }: RawValues): readonly SignDocument[] {
  return [
    application(dklx),
    {
      wsbh: '0502',
      wsmc: '个人征信查询授权书',
      sm: '授权中心向征信机构查询本人信用报告，仅用于本次贷款审核及贷后管理',
    },
  ];
}

function application(dklx: unknown): SignDocument {
  const wsbh = '0512';
  if (dklx === COMBINED) {
    return { wsbh, wsmc: '住房公积金组合贷款申请书', sm: '申请住房公积金贷款，不足部分向商业银行申请商业贷款' };
  }
  if (dklx === TAKEOVER) {
    return { wsbh, wsmc: '商业贷款转住房公积金贷款申请书', sm: '申请以住房公积金贷款结清原商业贷款' };
  }
  return { wsbh, wsmc: '住房公积金贷款申请书', sm: '按所填金额、期限和还款方式申请住房公积金贷款' };
}
