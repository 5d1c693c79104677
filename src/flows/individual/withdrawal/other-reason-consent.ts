import { isOtherReason, type OtherReason } from '@/domain/other-withdrawal';
import { commitmentText } from '../blocks/commitment';

const HOUSEHOLD = '授权中心查询本人及配偶的不动产、婚姻';

/** What each matter of TQ0199 has the applicant agree to: only what is asked for it. */
const CONSENTS: Readonly<Record<OtherReason, string>> = {
  '11': `${HOUSEHOLD}和税务发票登记信息`,
  '12': `${HOUSEHOLD}和税务发票登记信息`,
  '13': '授权中心查询本人的社会保险和就业登记信息；我已知悉提取后个人账户销户',
  '14': '授权中心查询被继承人的死亡登记和亲属关系信息；我承诺只领取本人应继承的份额，不损害其他继承人的权益',
  '15': '授权中心查询患者的医疗费用结算和亲属关系信息',
  '16': '授权中心查询家庭的最低生活保障登记信息',
  '17': `${HOUSEHOLD}登记信息`,
  '18': `${HOUSEHOLD}和专项维修资金交存信息`,
  '19': `${HOUSEHOLD}和完税登记信息`,
  '29': '授权中心核实所说明的住房消费事项',
};

export function consentText(qttqyy: string): string {
  const consent = isOtherReason(qttqyy) ? CONSENTS[qttqyy] : '授权中心查询办理所选提取事项所需的登记信息';
  return commitmentText(consent);
}
