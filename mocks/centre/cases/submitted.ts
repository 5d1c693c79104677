import { BusinessError, REFUSED } from '../kernel/transaction';
import type { CaseRecord } from './case-states';

/** Refuses a change after submission: expired, or the caller's message. @throws BusinessError always */
export function refuseSubmitted({ ywlsh, ywzt, sbyy }: CaseRecord, otherwise: string): never {
  const text = ywzt === '86' ? `这笔申请${sbyy ? `${sbyy.yy}，` : ''}已失效，请重新办理` : otherwise;
  throw new BusinessError(REFUSED, text, { data: { ywlsh } });
}
