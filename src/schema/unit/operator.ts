import { defineSchema } from '../define-schema';

/** Block B3 of an application of a unit or developer: accepting branch and commitment. */
export const operatorFields = defineSchema({
  ywwd: { kind: 'select', label: '受理网点', dictionary: 'WDXX' },
  cns: { kind: 'tick', label: '承诺书' },
});
