import { fundDate } from '@/domain/dates';
import { queryClient } from '@/session/query-client';
import type { FlowArea, FlowFacts, Subject } from './facts';
import { ownAccount, ownUnit } from './own-queries';

/** Whose business is opened. The centre answers developers with no date of its own: theirs is the client's fund date. */
export async function loadSubject(area: FlowArea): Promise<Subject> {
  if (area === 'individual') return { area, account: await queryClient.fetchQuery(ownAccount) };
  if (area === 'unit') return { area, unit: await queryClient.fetchQuery(ownUnit) };
  return { area, today: fundDate(Date.now()) };
}

/** Who applies, for the receipt. */
export function applicantName(facts: FlowFacts): string {
  if (facts.area === 'individual') return facts.account.xingming;
  return facts.area === 'unit' ? facts.unit.dwmc : '';
}
