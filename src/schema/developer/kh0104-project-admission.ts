import type { PlainDate } from '@/domain/dates';
import { GREEN_STAR_OPTIONS } from '@/domain/loan/green-building';
import { FINISHED_HOMES } from '@/domain/loan/project-state';
import { exceeds } from '@/domain/money';
import { defineSchema } from '../define-schema';
import type { FormFacts } from '../facts';
import { dictionaryPart } from '../options';
import { must, when } from '../rules';
import { operatorFields } from '../unit/operator';

export const isNewProject = when('sqlx', '1');
export const isProjectChange = when('sqlx', '2');
const onlyNew = { visible: isNewProject } as const;
/** Fields left empty in a change keep their registered value. */
const unlessChange = { visible: when('sqlx', '1', '2'), required: isNewProject } as const;

/** Districts of the centre's own city, the first entry of the region list, by name. */
const districts = ({ dictionary }: FormFacts) =>
  (dictionary('xzqh')[0]?.children ?? []).map(({ label }) => ({ value: label, label }));
const homesForSale = dictionaryPart('fwxz', '01', '03');
const newHomes = dictionaryPart('fwlx', '1', '2');
/** New homes are finished, or will be. */
const completion = (day: PlainDate, values: { sqlx: string; fwlx: string }, { today }: FormFacts) => {
  if (!isNewProject(values) || values.fwlx === '') return undefined;
  if (values.fwlx === FINISHED_HOMES) return day > today ? '现房的竣工日期不能晚于今天' : undefined;
  return day <= today ? '期房的竣工日期应晚于今天，已竣工的请选择现房' : undefined;
};
const guarantee = must((rate, _, { policy }) => !exceeds(policy('p.bzjZd'), rate) && !exceeds(rate, policy('p.bzjZg')))(
  (_, { policy }) => `保证金比例应为${policy('p.bzjZd')}%至${policy('p.bzjZg')}%`,
);

/** KH0104 楼盘准入与变更 (docs/rules/kh0104-project-admission.md). */
export const projectFields = defineSchema({
  sqlx: { kind: 'radio', label: '申请类型', dictionary: 'lpsqlx' },
  lpbh: { kind: 'select', label: '楼盘', options: 'given', visible: isProjectChange },
  lpmc: { kind: 'text', label: '楼盘名称', spaces: 'keep', ...onlyNew },
  qy: { kind: 'select', label: '所在区', options: districts, ...onlyNew },
  lpdz: { kind: 'text', label: '楼盘地址', spaces: 'keep', length: 'address', ...onlyNew },
  fwxz: { kind: 'select', label: '房屋性质', options: homesForSale, ...onlyNew },
  fwlx: { kind: 'select', label: '房屋类型', options: newHomes, ...onlyNew },
  lsjzdj: { kind: 'select', label: '绿色建筑星级', options: GREEN_STAR_OPTIONS, ...onlyNew },
  ysxkz: { kind: 'text', label: '预售许可证号', ...unlessChange },
  tdzh: { kind: 'text', label: '土地使用权证号', ...onlyNew },
  ghxkz: { kind: 'text', label: '建设工程规划许可证号', ...onlyNew },
  sgxkz: { kind: 'text', label: '建筑工程施工许可证号', ...onlyNew },
  jgrq: { kind: 'date', label: '竣工日期', ...unlessChange, rules: [completion] },
  jgzh: { kind: 'select', label: '监管账户', options: 'given', ...unlessChange },
  bzjbl: { kind: 'rate', label: '保证金比例', decimals: 2, ...onlyNew, rules: [guarantee] },
  lxr: { kind: 'text', label: '楼盘联系人', length: 'name', ...unlessChange },
  lxdh: { kind: 'mobile', label: '联系电话', ...unlessChange },
  ...operatorFields,
});
