import { ratioSteps } from '@/domain/deposit/unit-terms';
import type { FormFacts } from '../facts';

/** Selectable deposit ratios, from the lower limit `lower` on. */
export const ratioOptions =
  (lower: string) =>
  ({ policy }: Pick<FormFacts, 'policy'>) =>
    ratioSteps(policy(lower), policy('p.jcblSx'), policy('p.jcblBc')).map((value) => ({ value, label: `${value}%` }));
