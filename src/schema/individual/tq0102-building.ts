import { defineSchema } from '../define-schema';
import { untilToday, when } from '../rules';
import { house } from './house';

export const isRepair = when('jzlx', '3');
const isBuilding = when('jzlx', '1', '2');

const notBeforeBegin = (done: string, { jhkgrq }: { jhkgrq: string }) =>
  done < jhkgrq ? '竣工日期不能早于开工日期' : undefined;

/** Works of TQ0102 建造、翻建、大修自住住房提取 (docs/rules/tq0102-building.md). */
export const buildingWorks = defineSchema({
  jzlx: { kind: 'radio', label: '建造类型', dictionary: 'jzlx' },
  pzjgmc: { kind: 'text', label: '批准机关', spaces: 'keep' },
  pzjgwh: { kind: 'text', label: '批准文号' },
  pzrq: { kind: 'date', label: '批准日期', max: untilToday },
  fwzl: house.fwzl,
  tdsyzh: { kind: 'text', label: '土地或宅基地证号', visible: isBuilding },
  jdjg: { kind: 'radio', label: '房屋安全鉴定等级', dictionary: 'fwjddj', visible: isRepair },
  jzmj: house.jzmj,
  jhjzfy: { kind: 'money', label: '工程费用' },
  jhkgrq: { kind: 'date', label: '开工日期' },
  jhjgrq: { kind: 'date', label: '竣工日期', required: false, rules: [notBeforeBegin] },
});
