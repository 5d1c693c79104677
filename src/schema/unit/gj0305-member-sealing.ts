import { type PlainDate, type PlainMonth, shiftMonth } from '@/domain/dates';
import { memberColumns, nameFault } from './member-rows';

/** Reasons that require the leaving date (dictionary fcyy): 与单位终止劳动关系, 离休退休. */
const LEFT_REASONS: readonly string[] = ['01', '02'];

/** Columns of rows that seal accounts (docs/rules/gj0305-member-sealing.md), and when each is required. */
export const sealColumns = [
  ...memberColumns,
  { name: 'fcyy', title: '封存原因', kind: 'text', needed: true, dictionary: 'fcyy' },
  { name: 'fcny', title: '停缴年月', kind: 'month', needed: true },
  {
    name: 'lzrq',
    title: '离职或退休日期',
    kind: 'date',
    needed: (text: (name: string) => string) => LEFT_REASONS.includes(text('fcyy')),
  },
] as const;

interface Sealing {
  /** Next month to remit, and the fund's date. */
  due: PlainMonth;
  today: PlainDate;
  /** Account holder, and the first month of this employment if known; undefined if the unit has no paying member of this number. */
  member: { xingming: string; since?: PlainMonth | '' } | undefined;
}

/** Returns the problems of a sealing row, column → sentence; the columns report missing values. */
export function sealFaults(
  { xingming = '', fcny = '', lzrq = '' }: Readonly<Record<string, string>>,
  { due, today, member }: Sealing,
): Record<string, string> {
  const since = member?.since ?? '';
  const next = since > due ? since : shiftMonth(due, 1);
  const faults: Record<string, string> = { ...nameFault(xingming, member) };
  if (!member) faults.grzh = '不是本单位正常缴存的职工账户';
  if (fcny < due) faults.fcny = `停缴年月不能早于应汇缴年月（${due}）`;
  else if (fcny < since) faults.fcny = `该职工自${since}起缴存，停缴年月不能早于${since}`;
  if (fcny > next) faults.fcny = `停缴年月最晚为${next}，更晚停缴的请届时办理`;
  if (lzrq > today) faults.lzrq = '离职或退休日期不能晚于今天';
  return faults;
}
