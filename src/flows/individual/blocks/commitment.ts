import type { PersonFacts } from '@/engine/flow/facts';
import type { Section } from '@/form/definition';
import type { Tick } from '@/form/field-kinds';

/** What the applicant promises; `consent` says what the centre may look up for it, and what else is known to follow. */
export const commitmentText = (consent: string): string =>
  `我承诺所填信息和所交材料真实有效，并${consent}。如有骗提行为，自愿承担三年内不得提取和贷款的后果。`;

/** Block B9. */
export const commitmentSection = (consent: string) => promiseSection(commitmentText(consent));

/** The same where what is promised is the business's own. */
export const promiseSection = (text: string): Section<{ cns: Tick }, PersonFacts> => ({
  key: 'commitment',
  title: '承诺与授权',
  fields: [{ kind: 'tick', name: 'cns', label: '承诺书', text }],
});
