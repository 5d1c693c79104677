import type { StateNote } from '@/api/cases/business';
import type { LabelledValue } from '@/api/client/labelled-value';
import { byEndOf } from '@/domain/dates';
import { youOf } from '../kernel/messages/messages';
import { HALL_ONLY, registeredPhone } from '../kernel/registered-phone';
import type { Store } from '../kernel/store';
import type { CaseRecord } from './case-states';
import { invitedUnder, type SignatureRecord } from './signatures/signature-records';

/** A party, other than the signers, whose statement the case waits for. */
export interface PendingParty extends LabelledValue {
  /** Name of the awaited statement; '' once it is there. */
  waits: string;
  /** Advice before a new application, if the statement never comes. */
  first: string;
}

/** Lists the pending signatures and statements: '赵敏（共同借款人）签署'. */
export function pendingPartiesText(store: Store, ywlsh: string, others: readonly PendingParty[] = []): string {
  const open = invitedUnder(store, ywlsh).filter(({ zt }) => zt === '0');
  const signs = open.map((one) => `${one.xingming}（${one.qmsf}）签署`);
  return [...signs, ...others.map(({ waits }) => waits)].filter((words) => words !== '').join('、');
}

/** Note of a case in 06, which waits for others: the applicant may remind them or withdraw. */
export function pendingPartiesNote(
  store: Store,
  { ywlsh, owner, deadline = '' }: CaseRecord,
  others: readonly PendingParty[] = [],
): StateNote {
  const people = invitedUnder(store, ywlsh);
  // For a suspended property no deadline runs.
  const urged = deadline === '' ? '' : `，可以提醒对方在${byEndOf(deadline)}完成`;
  const meanwhile = deadline === '' ? '' : '此前';
  return {
    mc: '待他人确认',
    lx: 'waiting',
    nr: `等待${pendingPartiesText(store, ywlsh, others)}，${youOf({ owner })}无需操作${urged}；不再办理的，${meanwhile}可以撤回`,
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

/** Hint that a signer gets no SMS, so that the applicant informs them. */
function unreached(store: Store, { zjhm, xingming }: SignatureRecord): string {
  const known = registeredPhone({ store }, zjhm);
  return known?.xingming === xingming && known.sjhm === '' ? `：${HALL_ONLY}` : '';
}
