import type { PlainDate } from '@/domain/dates';

/** A public holiday: days off, and the days of a weekend that are worked instead (调休). */
export interface Holiday {
  name: string;
  from: PlainDate;
  to: PlainDate;
  worked: readonly PlainDate[];
  /** Only the days that the law itself fixes: the State Council has not yet said what is moved around them. */
  bare?: true;
}

const holiday = (name: string, from: PlainDate, to: PlainDate = from, ...worked: PlainDate[]): Holiday => ({
  name,
  from,
  to,
  worked,
});

/** 2025 and 2026 as the General Office of the State Council has announced them on 12 November 2024 and 4 November 2025. */
const ANNOUNCED: readonly Holiday[] = [
  holiday('元旦', '2025-01-01'),
  holiday('春节', '2025-01-28', '2025-02-04', '2025-01-26', '2025-02-08'),
  holiday('清明节', '2025-04-04', '2025-04-06'),
  holiday('劳动节', '2025-05-01', '2025-05-05', '2025-04-27'),
  holiday('端午节', '2025-05-31', '2025-06-02'),
  holiday('国庆节、中秋节', '2025-10-01', '2025-10-08', '2025-09-28', '2025-10-11'),
  holiday('元旦', '2026-01-01', '2026-01-03', '2026-01-04'),
  holiday('春节', '2026-02-15', '2026-02-23', '2026-02-14', '2026-02-28'),
  holiday('清明节', '2026-04-04', '2026-04-06'),
  holiday('劳动节', '2026-05-01', '2026-05-05', '2026-05-09'),
  holiday('端午节', '2026-06-19', '2026-06-21'),
  holiday('中秋节', '2026-09-25', '2026-09-27'),
  holiday('国庆节', '2026-10-01', '2026-10-07', '2026-09-20', '2026-10-10'),
];

/** 2027, not announced here yet: the days of 《全国年节及纪念日放假办法》 (2024) and no others. */
const BY_LAW: readonly Holiday[] = [
  holiday('元旦', '2027-01-01'),
  holiday('春节', '2027-02-05', '2027-02-08'),
  holiday('清明节', '2027-04-05'),
  holiday('劳动节', '2027-05-01', '2027-05-02'),
  holiday('端午节', '2027-06-09'),
  holiday('中秋节', '2027-09-15'),
  holiday('国庆节', '2027-10-01', '2027-10-03'),
].map((one): Holiday => ({ ...one, bare: true }));

/** In order of their days. */
export const holidays: readonly Holiday[] = [...ANNOUNCED, ...BY_LAW];
