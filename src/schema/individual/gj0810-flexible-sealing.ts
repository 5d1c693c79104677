import { defineSchema } from '../define-schema';

const later = (back: string, { fcny }: { fcny: string }) => (back <= fcny ? '预计恢复年月应晚于停缴年月' : undefined);

/** GJ0810 灵活就业封存 (docs/rules/gj0810-flexible-sealing.md). */
export const flexibleSealingFields = defineSchema({
  fcyy: { kind: 'select', label: '封存原因', dictionary: 'lhfcyy' },
  fcny: { kind: 'select', label: '停缴年月', options: 'given' },
  yjhfny: { kind: 'month', label: '预计恢复年月', required: false, rules: [later] },
  smsm: { kind: 'text', label: '说明', length: 'remark', spaces: 'keep', required: false },
});
