import type { PersonFacts } from '@/engine/flow/facts';
import type { Section } from '@/form/definition';
import { schemaFields } from '@/form/schema-fields';
import type { ValuesOf } from '@/schema/define-schema';
import { commitment } from '@/schema/individual/commitment';

/** Commitment text; `consent` names the authorised queries and other consequences. */
export const commitmentText = (consent: string): string =>
  `我承诺所填信息和所交材料真实有效，并${consent}。如有骗提行为，自愿承担三年内不得提取和贷款的后果。`;

/** Block B8 (docs/rules/form-blocks.md). */
export const commitmentSection = (consent: string) => promiseSection(commitmentText(consent));

/** Commitment section with the business's own text. */
export const promiseSection = (text: string): Section<ValuesOf<typeof commitment>, PersonFacts> => ({
  key: 'commitment',
  title: '承诺与授权',
  fields: schemaFields(commitment, [{ name: 'cns', text }]),
});
