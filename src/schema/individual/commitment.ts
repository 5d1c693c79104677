import { defineSchema } from '../define-schema';

/** Block B8: commitment (docs/rules/form-blocks.md). */
export const commitment = defineSchema({ cns: { kind: 'tick', label: '承诺书' } });
