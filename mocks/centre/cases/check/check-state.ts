import type { StateNote } from '@/api/cases/business';
import { mayCheckFor, type OperatorEntry, operatorNames, operatorsOf } from '../../access/operators';
import { isPreparerGone, responsibleOperatorsText } from '../../access/responsible-operators';
import { units } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import { ownerId } from '../../kernel/transaction';
import type { CaseRecord } from '../case-states';
import type { Check } from './check-record';

/** State name while the unit's own check is pending; the centre has no such state. */
export const CHECK_STATE = '待单位复核';

/** Returns whether the case waits for the unit's own check before the centre accepts it. */
export const holdsForCheck = ({ ywzt, check }: Pick<CaseRecord, 'ywzt' | 'check'>): boolean =>
  ywzt === '98' && check?.zt === 'waiting';

/** Returns whether the unit's own checker, not the centre, returned the case. */
export const returnedByUnit = ({ ywzt, check }: Pick<CaseRecord, 'ywzt' | 'check'>): boolean =>
  ywzt === '97' && check?.zt === 'waiting';

/** Returns whether the centre never accepted the case: its first check is pending, or ended with a return or without a result. */
export const wasNeverAccepted = ({ check }: Pick<CaseRecord, 'check'>): boolean =>
  check?.zt === 'waiting' && !check.taken;

/** Returns the operators who may check the case: never its preparer. */
export function checkersOf(store: Store, { owner, jbr }: Pick<CaseRecord, 'owner' | 'jbr'>): OperatorEntry[] {
  const unit = units(store).get(ownerId(owner, 'unit'));
  return unit ? operatorsOf(unit).filter((one) => mayCheckFor(one, jbr?.jbrzjhm)) : [];
}

/** Returns whether the last submission to the centre corrects an accepted case, with or without a check by the unit. */
export function isCorrection({ lc, check }: Pick<CaseRecord, 'lc' | 'check'>): boolean {
  const last = lc.at(-1)?.key;
  return last === 'corrected' || (last === 'checked' && check?.taken === true);
}

/** Carries the mark of an earlier acceptance into the next check. */
export const acceptedBefore = (former: CaseRecord | undefined): Pick<Check, 'taken'> =>
  former && !wasNeverAccepted(former) ? { taken: true } : {};

/** Names of the checkers, for a sentence. */
export const checkersText = (store: Store, record: Pick<CaseRecord, 'owner' | 'jbr'>): string =>
  operatorNames(checkersOf(store, record));

export function waitsForCheck(store: Store, record: CaseRecord): StateNote {
  const why = record.check?.why ? `${record.check.why}，` : '';
  const where = `${why}由${checkersText(store, record)}在“我的办件”中复核`;
  const who = responsibleOperatorsText(store, record);
  const back = isPreparerGone(store, record) ? '' : `，复核前可以由${who}撤回`;
  return {
    mc: CHECK_STATE,
    lx: 'waiting',
    nr: record.automatic
      ? `${where}，通过后从约定的账户扣款；退回的须自行办理汇缴`
      : `${where}，${record.check?.taken ? '通过后补正才提交中心、重新计算办理期限' : '通过后才提交中心、开始计算办理期限'}；退回的由${who}修改${back}`,
    mx: [],
    lj: '',
    ljmc: '',
  };
}
