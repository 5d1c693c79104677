/** What a business or service deals with: which department answers for it, how long it takes, who may have it. */
export type BusinessArea = 'deposit' | 'withdrawal' | 'loan' | 'developer' | 'certificate';

/** What the branches call an area among 可办业务, and all that they do for units. */
export const areaWork: Readonly<Record<BusinessArea, string>> = {
  deposit: '个人缴存',
  withdrawal: '提取',
  loan: '贷款',
  developer: '贷款',
  certificate: '证明打印',
};
export const UNIT_WORK = '单位缴存';

/** The department that answers for an area wherever no counter was used (data/departments). */
export const areaDepartments: Readonly<Record<BusinessArea, string>> = {
  deposit: '01',
  withdrawal: '02',
  loan: '03',
  developer: '03',
  certificate: '05',
};
