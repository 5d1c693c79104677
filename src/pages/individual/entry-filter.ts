import { addMonths, type PlainDate, type PlainMonth } from '@/domain/dates';
import { dictionaryLabel } from '@/session/dictionary';

/** '' for what is not asked for. */
export interface EntryFilter {
  ksrq: PlainDate | '';
  jsrq: PlainDate | '';
  hjny: PlainMonth | '';
  gjmxlx: string;
  dwmc: string;
}

export type Preset = '近三个月' | '近一年' | '全部';
export const PRESETS: readonly Preset[] = ['近三个月', '近一年', '全部'];

const MONTHS: Readonly<Record<Preset, number>> = { 近三个月: 3, 近一年: 12, 全部: 0 };

/** Specification 5: the span of the system setting default_time (months), else three months, up to today. */
export function firstFilter(today: PlainDate, defaultTime: string): EntryFilter {
  const months = /^[1-9]\d{0,2}$/.test(defaultTime) ? Number(defaultTime) : 3;
  return { ksrq: addMonths(today, -months), jsrq: today, hjny: '', gjmxlx: '', dwmc: '' };
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

/** Conditions that are set. */
export function askedFor(filter: EntryFilter): Partial<EntryFilter> {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value.trim() !== ''));
}

/** In words, for paper and file. */
export function conditionsOf({ ksrq, jsrq, hjny, gjmxlx, dwmc }: EntryFilter, today: PlainDate): string {
  return [
    `记账日期${ksrq || '开户'}至${jsrq || today}`,
    hjny && `汇缴年月${hjny}`,
    gjmxlx && `类型${dictionaryLabel('gjmxlx', gjmxlx)}`,
    dwmc.trim() && `单位含“${dwmc.trim()}”`,
  ]
    .filter(Boolean)
    .join('，');
}
