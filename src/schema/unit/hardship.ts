import { addMonths, type PlainDate } from '@/domain/dates';
import { isMajority } from '@/domain/deposit/unit-terms';
import { defineSchema } from '../define-schema';
import { type FormFacts, referenceDate } from '../facts';
import { untilToday } from '../rules';

const recent = (day: PlainDate, _: unknown, facts: FormFacts) =>
  addMonths(day, Number(facts.policy('p.jyYxq'))) < referenceDate(facts)
    ? `决议日期应在最近${facts.policy('p.jyYxq')}个月之内，请重新决议`
    : undefined;
const majority = (agreed: string, { zgzs }: { zgzs: string }) => {
  const all = Number(zgzs);
  if (!(all > 0)) return undefined;
  if (Number(agreed) > all) return `同意人数不能大于职工总数（${all}人）`;
  return isMajority(agreed, zgzs) ? undefined : `同意人数应超过职工总数的二分之一（至少${Math.floor(all / 2) + 1}人）`;
};

/** Hardship of a unit and the resolution of the workers' majority (docs/rules/gj0205-lower-ratio.md). */
export const hardship = defineSchema({
  qksm: { kind: 'text', label: '困难情况说明', multiline: true, length: 'remark' },
  jyhylx: { kind: 'radio', label: '决议形式', dictionary: 'jyhylx' },
  jyrq: { kind: 'date', label: '决议日期', max: untilToday, rules: [recent] },
  zgzs: { kind: 'int', label: '职工总数', min: 1, max: 999_999, unit: '人' },
  tyrs: { kind: 'int', label: '同意人数', min: 1, max: 999_999, unit: '人', rules: [majority] },
  qunianrypjgz: { kind: 'money', label: '上年人均月工资' },
  qunianks: { kind: 'money', label: '上年亏损额', zero: 'allowed', required: false },
});
