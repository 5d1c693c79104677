import type { PolicyAudience, PolicySummary, PolicyValidity } from '@/api/public/policy-info';
import type { StateTone } from '@/ui/state/StateMark';

export const VALIDITY: Readonly<Record<PolicyValidity, { label: string; tone: StateTone }>> = {
  1: { label: '有效', tone: 'done' },
  2: { label: '已修订', tone: 'attention' },
  3: { label: '已废止', tone: 'ended' },
};

/** Validity of a policy; undefined if the centre does not state it. */
export function policyState({ yxzt, sfsx }: PolicySummary): { label: string; tone: StateTone } | undefined {
  if (yxzt === '1' && sfsx === '0') return { label: '尚未施行', tone: 'waiting' };
  return yxzt && VALIDITY[yxzt];
}

export const AUDIENCES: readonly (readonly [PolicyAudience, string])[] = [
  ['1', '个人'],
  ['2', '单位'],
  ['4', '灵活就业'],
  ['3', '开发商'],
];

export function audienceNames(codes: readonly PolicyAudience[]): string[] {
  return AUDIENCES.filter(([code]) => codes.includes(code)).map(([, name]) => name);
}
