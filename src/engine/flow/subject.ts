import type { LabelledValue } from '@/api/client/labelled-value';
import { fundDate } from '@/domain/dates';
import { queryClient } from '@/session/query-client';
import type { FlowArea, FlowFacts, FlowSubject } from './facts';
import { myAccount, myDeveloper, myUnit } from './my-queries';

/** Loads the owner of the business. A guest has no account; their date is the client's fund date. */
export async function loadSubject(area: FlowArea): Promise<FlowSubject> {
  if (area === 'individual') return { area, account: await queryClient.fetchQuery(myAccount) };
  if (area === 'unit') return { area, unit: await queryClient.fetchQuery(myUnit) };
  if (area === 'guest') return { area, today: fundDate(Date.now()) };
  return { area, developer: await queryClient.fetchQuery(myDeveloper) };
}

/** Returns the applicant's figures for the receipt; a developer has no operators, so its number and contact are included. */
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
