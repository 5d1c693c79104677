import { addMonths, type PlainDate } from '@/domain/dates';

/** '' for what is not asked for. */
export interface EntryFilter {
  ksrq: PlainDate | '';
  jsrq: PlainDate | '';
  gjmxlx: string;
}

export type Preset = '近三个月' | '近一年' | '全部';
export const PRESETS: readonly Preset[] = ['近三个月', '近一年', '全部'];

const MONTHS: Readonly<Record<Preset, number>> = { 近三个月: 3, 近一年: 12, 全部: 0 };

/** Specification 5: the span of the system setting default_time (months), else three months, up to today. */
export function firstFilter(today: PlainDate, defaultTime: string): EntryFilter {
  const months = /^[1-9]\d{0,2}$/.test(defaultTime) ? Number(defaultTime) : 3;
  return { ksrq: addMonths(today, -months), jsrq: today, gjmxlx: '' };
}

export function rangeOf(preset: Preset, today: PlainDate): Pick<EntryFilter, 'ksrq' | 'jsrq'> {
  const months = MONTHS[preset];
  return months === 0 ? { ksrq: '', jsrq: '' } : { ksrq: addMonths(today, -months), jsrq: today };
}

/** The preset that a filter's dates are, if any. */
export function presetOf({ ksrq, jsrq }: EntryFilter, today: PlainDate): Preset | undefined {
  return PRESETS.find((preset) => {
    const range = rangeOf(preset, today);
    return range.ksrq === ksrq && range.jsrq === jsrq;
  });
}
