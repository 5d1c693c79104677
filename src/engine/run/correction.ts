import type { CaseDetail } from '@/api/business';
import type { ReturnedPart } from '@/api/case-parts';
import type { Draft } from '@/api/drafts';
import type { FlowValues } from '@/form/field-kinds';
import type { ReturnedField } from '@/form/store/returned-field';
import type { Flow } from '../flow/define-flow';
import { firstFormStep, resumeStep, type StepKey, stepOfSection } from './steps';

/** The return that an application is being corrected after. */
export interface Correction {
  found: Pick<CaseDetail, 'slsj' | 'sbyy' | 'bz' | 'clqx' | 'lc' | 'tjnr'>;
  /** What had been handed in. */
  sent: Partial<FlowValues>;
}

/** By the fields' names; `values`: what stands there for a field whose former value is not known. */
export function returnedFields(correction: Correction | null, values: FlowValues): Record<string, ReturnedField> {
  const parts = correction?.found.bz?.filter(({ lx }) => lx === 'zd') ?? [];
  return Object.fromEntries(
    parts.map(({ bh, yj }) => [bh, { words: yj, was: correction?.sent[bh] ?? values[bh] ?? '' }]),
  );
}

/** When it was sent back, as its timeline says. */
export const returnedAt = (correction: Correction | null): string => correction?.found.lc.at(-1)?.clsj ?? '';

/** Where something that was sent back is put right. */
export function stepOfPart(flow: Flow, { lx, bh }: ReturnedPart): StepKey {
  if (lx === 'cl') return flow.materials ? 'materials' : firstFormStep(flow);
  const section = flow.sections.find(({ fields }) => fields.some(({ name }) => name === bh));
  return section ? stepOfSection(flow, section.key) : firstFormStep(flow);
}

/** Where the draft left off; a correction begins at the first thing that was sent back. */
export function firstStep(flow: Flow, { dqbz }: Pick<Draft, 'dqbz'>, correction: Correction | null): StepKey {
  const part = dqbz === 'form' ? correction?.found.bz?.[0] : undefined;
  return part ? stepOfPart(flow, part) : resumeStep(flow, dqbz);
}
