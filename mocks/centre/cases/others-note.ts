import type { LabelledValue, StateNote } from '@/api/business';
import type { Store } from '../kernel/store';
import type { CaseRecord } from './case-states';
import { isInvited, signaturesUnder } from './signatures/signature-records';

/** Somebody beside those who sign, whose word the case waits for. */
export interface Awaited extends LabelledValue {
  /** What is awaited in words; '' once it is there. */
  waits: string;
}

/** Who has not signed or spoken yet, in words: '赵敏（共同借款人）签署'. */
export function missingWords(store: Store, ywlsh: string, others: readonly Awaited[] = []): string {
  const open = signaturesUnder(store, ywlsh).filter((one) => isInvited(one) && one.zt === '0');
  const signs = open.map((one) => `${one.xingming}（${one.qmsf}）签署`);
  return [...signs, ...others.map(({ waits }) => waits)].filter((words) => words !== '').join('、');
}

/** A case in 06 waits for others: the applicant has nothing to do, and no deadline. */
export function othersNote(
  store: Store,
  { ywlsh, deadline = '' }: CaseRecord,
  others: readonly Awaited[] = [],
): StateNote {
  const people = signaturesUnder(store, ywlsh).filter(isInvited);
  return {
    mc: '待他人确认',
    lx: 'waiting',
    nr: `等待${missingWords(store, ywlsh, others)}，您无需操作，可以提醒他们在${deadline}前完成`,
    mx: [
      ...people.map((one) => ({
        label: `${one.xingming}（${one.qmsf}）`,
        value: one.zt === '1' ? '已签署' : '待签署',
      })),
      ...others.map(({ label, value }) => ({ label, value })),
    ],
    lj: '',
    ljmc: '',
  };
}
