import type { LabelledValue } from '@/api/labelled-value';
import { fundDate } from '@/domain/dates';
import { queryClient } from '@/session/query-client';
import type { FlowArea, FlowFacts, Subject } from './facts';
import { ownAccount, ownDeveloper, ownUnit } from './own-queries';

/** Whose business is opened. The centre knows no guest: the day of theirs is the client's fund date. */
export async function loadSubject(area: FlowArea): Promise<Subject> {
  if (area === 'individual') return { area, account: await queryClient.fetchQuery(ownAccount) };
  if (area === 'unit') return { area, unit: await queryClient.fetchQuery(ownUnit) };
  if (area === 'guest') return { area, today: fundDate(Date.now()) };
  return { area, developer: await queryClient.fetchQuery(ownDeveloper) };
}

/** Who applies, for the receipt; of a developer, which has no operators, also by which account and who answers for it. */
export function applicantFigures(facts: FlowFacts): LabelledValue[] {
  switch (facts.area) {
    case 'individual':
      return [{ label: '申请人', value: facts.account.xingming }];
    case 'unit':
      return [{ label: '申请单位', value: facts.unit.dwmc }];
    case 'developer': {
      const { kfsmc, kfsbh, lxr } = facts.developer;
      return [
        { label: '申请人', value: kfsmc },
        { label: '开发商编号', value: kfsbh },
        { label: '联系人', value: lxr },
      ];
    }
    default:
      return [];
  }
}
