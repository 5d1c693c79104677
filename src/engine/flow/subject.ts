import { fetchDepositAccount } from '@/api/person';
import { fetchUnitInfo } from '@/api/unit';
import { fundDate } from '@/domain/dates';
import type { FlowArea, FlowFacts, Subject } from './facts';

/** Whose business is opened. The centre answers developers with no date of its own: theirs is the client's fund date. */
export async function loadSubject(area: FlowArea, signal: AbortSignal): Promise<Subject> {
  if (area === 'individual') return { area, account: await fetchDepositAccount({ signal }) };
  if (area === 'unit') return { area, unit: await fetchUnitInfo({ signal }) };
  return { area, today: fundDate(Date.now()) };
}

/** Who applies, for the receipt. */
export function applicantName(facts: FlowFacts): string {
  if (facts.area === 'individual') return facts.account.xingming;
  return facts.area === 'unit' ? facts.unit.dwmc : '';
}
