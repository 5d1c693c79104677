import { policy } from '../policy';
import { WITHDRAWAL_RULES } from '../rule-names';
import { HOTLINE, list, type NoteText, p, REGULATION } from './note-text';

const days = `${policy('p.tqBjr').value}个工作日`;
const process = list(
  '阅读办理须知，确认用户办理须知；',
  '系统检查办理条件；',
  '选择提取事项，填写信息，系统显示可提取的金额和计算过程；',
  '采集材料，系统能核验的免交；',
  `核对确认后提交，中心在${days}内作出决定，通过后转入本人银行卡。`,
);
const result = p('准予提取的，资金转入申请人本人一类银行账户，并发送短信；不予提取的，说明理由、依据和下一步办法。');

/** TQ0199. */
export const otherReasonNote: NoteText = {
  bjsj: days,
  xzdy: p(
    '除购房、建房、还贷、租房、退休等以外的提取事项在此办理，包括2026年条例修订新增的装修自住住房和支付自住住房物业费。',
  ),
  slyj: list(`${REGULATION}第二十四条、第二十五条`, WITHDRAWAL_RULES),
  sltj: list(
    `装修自住住房：名下有自住住房，发票合计内每平方米不超过${policy('p.zxDj').value}元、总额不超过${policy('p.zxZe').value}元，同一住房${policy('p.zxJg').value}个月内只提取一次；`,
    `支付物业费：每户每年最高${policy('p.wyfNd').value}元，夫妻双方共用；`,
    `终止劳动关系：账户封存满${policy('p.fcXh').value}个月且未再就业，可销户提取；`,
    '死亡：由继承人以本人账号申请，按继承份额支付；',
    `重大疾病：本人、配偶、父母、子女近${policy('p.zbYxq').value}个月内个人负担的费用；`,
    '最低生活保障：每年一次，不超过12个月的缴存额；',
    '加装电梯、专项维修资金、购房契税：不超过本人承担的部分，同一凭证只能使用一次。',
  ),
  sqcl: list(
    '装修自住住房：不动产权证书，装修合同及发票；',
    '支付物业费：不动产权证书，物业费发票；',
    '终止劳动关系：终止劳动关系文件（可以不传）；',
    '死亡：死亡证明，继承人身份证明及关系证明；有多名继承人或者金额较大的，继承公证书/判决书/遗嘱；',
    '重大疾病：重大疾病诊断证明及费用清单；',
    '最低生活保障：低保证明；',
    '加装电梯：加装电梯协议及付款凭证；专项维修资金：专项维修资金票据；购房契税：契税完税凭证；',
    '其他住房消费：相关证明材料。不动产、税务、民政等部门可以核验的免交。',
  ),
  bllc: process,
  bljg: result,
  bz: p(`条例修订后不需要单位审核或出具证明。${HOTLINE}`),
};

const closingResult = p(
  '准予提取的，账户本金和截至当日的利息一次性转入申请人本人一类银行账户，个人账户销户，销户结算单可以在“我的办件”中下载；不予提取的，说明理由、依据和下一步办法。',
);
const closingConditions = ['个人账户已由单位办理封存，且未被冻结；', '没有未结清的住房公积金贷款。'];
const steps = (what: string) =>
  list(
    '阅读办理须知，确认用户办理须知；',
    '系统核对办理条件；',
    what,
    '采集材料，系统能核验的免交；',
    `核对确认后提交，中心在${days}内作出决定。`,
  );

/** TQ0103. */
export const retirementNote: NoteText = {
  bjsj: days,
  xzdy: p('职工离休、退休后，一次性提取个人账户的全部本息并销户。'),
  slyj: list(`${REGULATION}第二十四条`, '《国务院关于渐进式延迟法定退休年龄的办法》', WITHDRAWAL_RULES),
  sltj: list(
    '已达到法定退休年龄（不用等单位封存），或单位已按离退休办理封存；',
    '个人账户未被冻结，没有尚未入账的缴存；',
    '没有未结清的住房公积金贷款。',
  ),
  sqcl: p('退休证或退休审批；社会保险登记可以核验或已达到法定退休年龄的免交。'),
  bllc: steps('填写退休信息，金额由系统按账户本息计算；'),
  bljg: closingResult,
  bz: p(`有未结清贷款的，先办理公积金提取还贷或结清贷款。${HOTLINE}`),
};

/** TQ0101. */
export const purchaseNote: NoteText = {
  bjsj: days,
  xzdy: p('购买自住住房的，购房人及其配偶在已付购房款内提取个人账户余额。'),
  slyj: list(`${REGULATION}第二十四条`, WITHDRAWAL_RULES),
  sltj: list(
    '个人账户正常或封存，没有逾期的住房公积金贷款；',
    `购房合同在${policy('p.gfYxq').value}个月有效期内，购房人是本人或配偶；`,
    '全款购房的，全部购房人累计提取不超过房屋总价；贷款购房的，不超过已付首付款；',
    '同一购房合同，每人每12个月提取一次。',
  ),
  sqcl: list(
    '购房合同，已网签备案的免交；',
    '首付款或全款发票、收据；',
    '二手房的，契税完税凭证；',
    '以配偶名义购房的，婚姻证明，婚姻登记可以核验的免交。',
  ),
  bllc: steps('填写或核对购房合同和付款情况，系统计算可提取额；'),
  bljg: p('审核通过后转入本人银行账户，个人账户保留规定的余额。'),
  bz: p(`在外地购房的按购房合同填写，由人工核验。${HOTLINE}`),
};

export const buildingNote: NoteText = {
  bjsj: days,
  xzdy: p('建造、翻建、大修自住住房的，在工程费用内提取个人账户余额。'),
  slyj: list(`${REGULATION}第二十四条`, WITHDRAWAL_RULES),
  sltj: list(
    '个人账户正常或封存，没有逾期的住房公积金贷款；',
    `批准文件在${policy('p.jzYxq').value}个月有效期内；`,
    '大修的，房屋经鉴定为C级或D级；',
    '同一批准文件未办理过提取，配偶的额度合并计算。',
  ),
  sqcl: list(
    '建设规划许可、宅基地或翻建批准文件；',
    '建造、翻建的，土地使用权证明；',
    '工程合同或费用凭证；',
    '大修的，房屋安全鉴定。',
  ),
  bllc: steps('填写批准文件和工程费用，系统计算可提取额；'),
  bljg: p('审核通过后转入本人银行账户，个人账户保留规定的余额。'),
  bz: p(`一般装修请办理“装修提取”。${HOTLINE}`),
};

export const emigrationNote: NoteText = {
  bjsj: days,
  xzdy: p('出境定居的职工，以及离境的外籍和港澳台职工，一次性提取个人账户的全部本息并销户。'),
  slyj: list(`${REGULATION}第二十四条`, WITHDRAWAL_RULES),
  sltj: list('已取得定居证明、注销户籍，或办理离境；', ...closingConditions),
  sqcl: list('出境定居证明（永久居留或移民签证、户籍注销证明、离境证明）；', '身份证。'),
  bllc: steps('填写定居国家或地区和证明，金额由系统按账户本息计算；'),
  bljg: closingResult,
  bz: p(`款项只能付到本人在境内的银行账户，没有的请到柜台办理；定居证明由人工核验。${HOTLINE}`),
};

/** TQ0104. */
export const disabilityNote: NoteText = {
  bjsj: days,
  xzdy: p('职工完全或大部分丧失劳动能力，并与单位终止劳动关系的，一次性提取个人账户的全部本息并销户。'),
  slyj: list(`${REGULATION}第二十四条`, WITHDRAWAL_RULES),
  sltj: list(
    '劳动能力鉴定为一至四级伤残，或鉴定为完全丧失劳动能力；',
    '已与单位终止劳动关系，且未重新就业；',
    ...closingConditions,
  ),
  sqcl: list(
    '劳动能力鉴定结论；',
    '终止劳动关系文件，单位封存登记可以核验的免交；',
    '由监护人申请的，授权委托书（监护人证明）。',
  ),
  bllc: steps('填写鉴定和终止劳动关系的信息，金额由系统按账户本息计算；'),
  bljg: closingResult,
  bz: p(`鉴定结论由人工核验。${HOTLINE}`),
};
