// What the centre's own rules are called: as they are published among the policies, wherever a basis is named.
export const LOAN_RULES = '《云州市住房公积金个人住房贷款管理办法》';
export const OFFSET_RULES = '《住房公积金冲还贷管理办法》';
export const WITHDRAWAL_RULES = '《云州市住房公积金提取管理办法》';
export const RENT_RULES = '《云州市租房提取住房公积金管理办法》';
export const FLEXIBLE_RULES = '《云州市灵活就业人员住房公积金缴存使用管理办法》';
export const PROJECT_RULES = '《合作楼盘和开发企业管理办法》';
/** For what is done in the hall; not published. */
export const HALL_RULES = '《本中心网上业务管理规定》';
