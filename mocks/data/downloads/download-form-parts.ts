/**
 * A blank form as rows: labels beside each other with room to write ('证件号码'), '# …' a heading over the whole width,
 * '~ …' a label with room for several lines.
 */
export interface FormSheet {
  rows: readonly (readonly string[])[];
  /** 填表说明. */
  notes: readonly string[];
  /** Who signs below. */
  signs: readonly string[];
}

/** Parts that forms share. */
export const PERSON = [
  ['# 申请人信息'],
  ['姓名', '个人账号'],
  ['证件类型', '证件号码'],
  ['手机号码', '所在单位'],
] as const;
export const UNIT = [
  ['# 单位信息'],
  ['单位名称'],
  ['单位账号', '统一社会信用代码'],
  ['经办人姓名', '经办人证件号码'],
  ['联系电话', '归属网点'],
] as const;
export const PAYEE = [['# 收款账户'], ['户名', '开户银行'], ['银行账号']] as const;

export const INK = '请用黑色或蓝黑色签字笔填写，字迹清楚，不得涂改；没有的项目划“/”。';
export const ONLINE = '网上办事大厅可以办理的，不需要填写本表，申请内容由系统生成。';
export const TRUE = '申请人对所填内容和所附材料的真实性负责；提供虚假信息的，依法承担责任并记入失信记录。';
export const COPY = '本表一式一份，由中心留存；需要留底的请自行复印。';
