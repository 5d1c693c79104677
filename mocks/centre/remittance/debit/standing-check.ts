// Two-operator check of a standing instruction and of its debits.
import type { StandingProposal } from '@/api/person/standing';
import type { PlainDate } from '@/domain/dates';
import type { Fen } from '@/domain/money';
import { operatorOf } from '../../access/current-operator';
import { notify } from '../../access/notify';
import { SecondApproval } from '../../access/second-approval';
import {
  CHECKS_ONLY,
  checksOnly,
  exceedsUnitLimit,
  secondOperatorReason,
  settingOf,
} from '../../access/two-person-rule';
import type { Store } from '../../kernel/store';
import { type Actor, BusinessError, ownerOf, REFUSED, type Transaction } from '../../kernel/transaction';
import { maskedPayer } from './payers';
import type { StandingInstruction } from './standing-record';

const asked = new SecondApproval<StandingInstruction>('remittance-standing-asked', {
  title: '每月自动汇缴待确认',
  text: ({ zt }) => `${zt === '1' ? '开通' : '取消'}每月自动汇缴`,
  page: '汇缴记录',
});

/**
 * Returns why an automatic debit of this amount waits for a second operator; '' where it does not. An instruction approved by two never
 * waits; one given by a single operator does if everything is checked or the amount exceeds the unit's limit; the counter agreement does
 * above the limit.
 */
export function debitApprovalReason(
  store: Store,
  dwzh: string,
  instruction: StandingInstruction | undefined,
  fen: Fen,
): string {
  if (instruction?.fhr) return '';
  return instruction ? secondOperatorReason(store, dwzh, fen) : exceedsUnitLimit(settingOf(store, dwzh).xe, fen);
}

/**
 * Stores the instruction for approval where the unit requires a second operator; returns false otherwise. @throws BusinessError for an
 * operator with checking rights only
 */
export function requestStandingApproval(tx: Transaction, actor: Actor, instruction: StandingInstruction): boolean {
  if (settingOf(tx.store, instruction.dwzh).zt !== '1') return false;
  if (checksOnly(tx, actor)) throw new BusinessError(REFUSED, CHECKS_ONLY);
  asked.ask(tx, actor, instruction);
  return true;
}

/** Returns the proposed instruction with the actions open to the signed-in operator. */
export function standingProposal(tx: Transaction, actor: Actor): StandingProposal | undefined {
  const waiting = asked.waiting(tx, actor);
  if (!waiting) return undefined;
  const { what, ...who } = waiting;
  return { zt: what.zt, fkzh: maskedPayer(tx.store, what.zhbh), ...who };
}

/** Records approval or refusal by the second operator, or withdrawal by the first. @throws BusinessError */
export function answerStandingCheck(tx: Transaction, actor: Actor, agreed: boolean): StandingInstruction | undefined {
  const answer = asked.answer(tx, actor, agreed);
  const { what, jbr, own } = answer;
  if (!agreed && !own && jbr) {
    const change = what.zt === '1' ? '开通' : '取消';
    const data = { now: tx.now(), by: operatorOf(tx, actor)?.jbrxm ?? '', asker: jbr.jbrxm, change } as const;
    notify(tx, ownerOf({ kind: 'unit', dwzh: what.dwzh }), 'instruction-declined', data, { jbr });
  }
  return answer.agreed ? answer.what : undefined;
}

/** Daily reminder of an instruction that awaits approval. */
export const remindStanding = (store: Store, day: PlainDate): void => asked.remind(store, day);
