/** What a business or service deals with: which department answers for it, how long it takes, who may have it. */
export type BusinessArea = 'deposit' | 'withdrawal' | 'loan' | 'developer' | 'certificate';

/** The department that answers for an area wherever no counter was used (data/departments). */
export const areaDepartments: Readonly<Record<BusinessArea, string>> = {
  deposit: '01',
  withdrawal: '02',
  loan: '03',
  developer: '03',
  certificate: '05',
};
