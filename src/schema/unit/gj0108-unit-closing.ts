import { defineSchema } from '../define-schema';
import { commitment } from '../individual/commitment';
import { remark } from '../remark';
import { untilToday, when } from '../rules';

/** 合并, 分立: another unit takes over. */
const isTakenOver = when('dwxhyy', '04', '05');

/** GJ0108 单位缴存登记注销 (docs/rules/gj0108-unit-closing.md). */
export const unitClosingFields = defineSchema({
  dwxhyy: { kind: 'select', label: '注销原因', dictionary: 'dwxhyy' },
  zxrq: { kind: 'date', label: '登记机关核准日期', max: untilToday },
  zcdwmc: { kind: 'text', label: '承接单位名称', visible: isTakenOver },
  zcdwzh: { kind: 'text', label: '承接单位账号', only: 'digits', visible: isTakenOver },
  qsfzr: { kind: 'text', label: '清算负责人', length: 'name' },
  qsfzrdh: { kind: 'tel', label: '清算负责人电话' },
  smsm: { ...remark.beizhu, label: '情况说明' },
  ...commitment,
});
