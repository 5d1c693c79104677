import type { StateNote } from '@/api/business';
import type { LabelledValue } from '@/api/labelled-value';
import { byEndOf } from '@/domain/dates';
import { youOf } from '../kernel/messages';
import { HALL_ONLY, registeredPhone } from '../kernel/registered-phone';
import type { Store } from '../kernel/store';
import type { CaseRecord } from './case-states';
import { invitedUnder, type SignatureRecord } from './signatures/signature-records';

/** Somebody beside those who sign, whose word the case waits for. */
export interface Awaited extends LabelledValue {
  /** What is awaited in words; '' once it is there. */
  waits: string;
  /** What the applicant sees to before applying again, should it never come. */
  first: string;
}

/** Who has not signed or spoken yet, in words: '赵敏（共同借款人）签署'. */
export function missingWords(store: Store, ywlsh: string, others: readonly Awaited[] = []): string {
  const open = invitedUnder(store, ywlsh).filter(({ zt }) => zt === '0');
  const signs = open.map((one) => `${one.xingming}（${one.qmsf}）签署`);
  return [...signs, ...others.map(({ waits }) => waits)].filter((words) => words !== '').join('、');
}

/** A case in 06 waits for others: the applicant has nothing to do, and no deadline; who needs it no more takes it back. */
export function othersNote(
  store: Store,
  { ywlsh, owner, deadline = '' }: CaseRecord,
  others: readonly Awaited[] = [],
): StateNote {
  const people = invitedUnder(store, ywlsh);
  // Of a property that is suspended no day runs.
  const urged = deadline === '' ? '' : `，可以提醒他们在${byEndOf(deadline)}完成`;
  const meanwhile = deadline === '' ? '' : '此前';
  return {
    mc: '待他人确认',
    lx: 'waiting',
    nr: `等待${missingWords(store, ywlsh, others)}，${youOf({ owner })}无需操作${urged}；不再办理的，${meanwhile}可以撤回`,
    mx: [
      ...people.map((one) => ({
        label: `${one.xingming}（${one.qmsf}）`,
        value: one.zt === '1' ? '已签署' : `待签署${unreached(store, one)}`,
      })),
      ...others.map(({ label, value }) => ({ label, value })),
    ],
    lj: '',
    ljmc: '',
  };
}

/** Said to the applicant of whoever gets no SMS, so that he tells them himself. */
function unreached(store: Store, { zjhm, xingming }: SignatureRecord): string {
  const known = registeredPhone({ store }, zjhm);
  return known?.xingming === xingming && known.sjhm === '' ? `：${HALL_ONLY}` : '';
}
