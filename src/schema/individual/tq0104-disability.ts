import { defineSchema } from '../define-schema';
import { untilToday, when } from '../rules';
import { closing } from './closing';
import { reemployment } from './employment-termination';

export const byGuardian = when('sqrlx', '2');

/** TQ0104 丧失劳动能力提取 (docs/rules/tq0104-disability.md). */
export const disability = defineSchema({
  jddj: { kind: 'select', label: '鉴定等级', dictionary: 'jddj' },
  jdwsh: { kind: 'text', label: '鉴定文书号' },
  jdjg: { kind: 'text', label: '鉴定机构', spaces: 'keep' },
  jdrq: { kind: 'date', label: '鉴定日期', max: untilToday },
  zzldhtrq: { kind: 'date', label: '终止劳动关系日期', max: untilToday },
  zzldhtwjh: { kind: 'text', label: '终止劳动关系文件号', required: false },
  ...reemployment,
  sqrlx: { kind: 'radio', label: '申请人', dictionary: 'sqrlx', initial: '1' },
  jhrxm: { kind: 'text', label: '监护人姓名', length: 'name', spaces: 'keep', visible: byGuardian },
  jhrzjhm: { kind: 'idno', label: '监护人证件号码', visible: byGuardian },
  ...closing,
});
