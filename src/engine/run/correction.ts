import type { CaseDetail } from '@/api/cases/business';
import type { ReturnedPart } from '@/api/cases/case-parts';
import type { Draft } from '@/api/cases/drafts';
import type { ReturnedField } from '@/form/store/returned-field';
import type { FlowValues } from '@/schema/field-kinds';
import type { Flow } from '../flow/define-flow';
import { firstFormStep, resumeStep, type StepKey, stepOfSection } from './steps';

/** The return that an application is corrected after. */
export interface Correction {
  found: Pick<CaseDetail, 'slsj' | 'sbyy' | 'bz' | 'clqx' | 'lc' | 'tjnr'>;
  /** Submitted values. */
  sent: Partial<FlowValues>;
}

/** Returned fields by name; `values` supplies the former value where the submitted one is unknown. */
export function returnedFields(correction: Correction | null, values: FlowValues): Record<string, ReturnedField> {
  const parts = correction?.found.bz?.filter(({ lx }) => lx === 'zd') ?? [];
  return Object.fromEntries(
    parts.map(({ bh, yj }) => [bh, { words: yj, was: correction?.sent[bh] ?? values[bh] ?? '' }]),
  );
}

/** Time of the return, from the timeline. */
export const returnedAt = (correction: Correction | null): string => correction?.found.lc.at(-1)?.clsj ?? '';

/** Step on which a returned part is corrected. */
export function stepOfPart(flow: Flow, { lx, bh }: ReturnedPart): StepKey {
  if (lx === 'cl') return flow.materials ? 'materials' : firstFormStep(flow);
  const section = flow.sections.find(({ fields }) => fields.some(({ name }) => name === bh));
  return section ? stepOfSection(flow, section.key) : firstFormStep(flow);
}

/** Step of the draft; a correction starts at the first returned part. */
export function firstStep(flow: Flow, { dqbz }: Pick<Draft, 'dqbz'>, correction: Correction | null): StepKey {
  const part = dqbz === 'form' ? correction?.found.bz?.[0] : undefined;
  return part ? stepOfPart(flow, part) : resumeStep(flow, dqbz);
}
