import { REFUSED, Refusal } from '../kernel/desk';
import type { CaseRecord } from './case-states';

/** What can be changed no more says so: that it has lapsed, or else in the words of whoever asked. @throws Refusal */
export function refuseHandedIn({ ywlsh, ywzt, sbyy }: CaseRecord, otherwise: string): never {
  const text = ywzt === '86' ? `这笔申请${sbyy ? `${sbyy.yy}，` : ''}已失效，请重新办理` : otherwise;
  throw new Refusal(REFUSED, text, { data: { ywlsh } });
}
