import { defineSchema } from '../define-schema';
import { when } from '../rules';

/** A matter outside of the businesses, described as text. */
export const OTHER_MATTER = 'QT';

const isOther = when('yysx', OTHER_MATTER);
const hasType = ({ yylx }: { yylx: string }) => yylx !== '';

/** Branch of an appointment; day and slot are chosen from its free places. */
export const appointmentPlace = defineSchema({ wdbh: { kind: 'radio', label: '网点', options: 'given' } });

/** A visit to a branch (docs/rules/appointments.md). */
export const appointmentFields = defineSchema({
  yylx: { kind: 'radio', label: '预约类型', options: 'given' },
  yysx: { kind: 'select', label: '预约事项', options: 'given', visible: hasType },
  sxsm: { kind: 'text', label: '事项说明', multiline: true, length: 'remark', required: isOther },
  ...appointmentPlace,
  lxdh: { kind: 'mobile', label: '联系电话' },
});
