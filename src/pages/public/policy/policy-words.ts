import type { PolicyAudience, PolicyValidity } from '@/api/policy-info';
import type { StateTone } from '@/ui/StateMark';

export const VALIDITY: Readonly<Record<PolicyValidity, { label: string; tone: StateTone }>> = {
  1: { label: '有效', tone: 'done' },
  2: { label: '已修订', tone: 'attention' },
  3: { label: '已废止', tone: 'ended' },
};

export const AUDIENCES: readonly (readonly [PolicyAudience, string])[] = [
  ['1', '个人'],
  ['2', '单位'],
  ['4', '灵活就业'],
  ['3', '开发商'],
];

export function audienceNames(codes: readonly PolicyAudience[]): string[] {
  return AUDIENCES.filter(([code]) => codes.includes(code)).map(([, name]) => name);
}
