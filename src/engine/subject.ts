import { fetchDepositAccount } from '@/api/person';
import { fetchUnitInfo } from '@/api/unit';
import { fundDate } from '@/domain/dates';
import type { Subject } from './facts';
import type { FlowArea } from './flow-entry';

/** Whose business is opened. The centre answers developers with no date of its own: theirs is the client's fund date. */
export async function loadSubject(area: FlowArea, signal: AbortSignal): Promise<Subject> {
  if (area === 'individual') return { account: await fetchDepositAccount({ signal }) };
  if (area === 'unit') return { unit: await fetchUnitInfo({ signal }) };
  return { today: fundDate(Date.now()) };
}

/** Who applies, for the receipt. */
export function applicantName(subject: {
  area: FlowArea;
  account: { xingming: string };
  unit: { dwmc: string };
}): string {
  if (subject.area === 'individual') return subject.account.xingming;
  return subject.area === 'unit' ? subject.unit.dwmc : '';
}
