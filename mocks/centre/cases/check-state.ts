import type { StateNote } from '@/api/business';
import { type KnownOperator, mayCheckFor, namesOf, operatorsOf } from '../access/operators';
import { answeringText, isLeft } from '../access/who-answers';
import { units } from '../kernel/people';
import type { Store } from '../kernel/store';
import type { CaseRecord } from './case-states';
import type { Check } from './check-record';

/** What a case is while its unit's own second operator has to say yes: a state, not yet one of the centre's. */
export const CHECK_STATE = '待单位复核';

/** A unit's case that waits for the unit's own second operator before the centre takes it in. */
export const holdsForCheck = ({ ywzt, check }: Pick<CaseRecord, 'ywzt' | 'check'>): boolean =>
  ywzt === '98' && check?.zt === 'waiting';

/** Whether it came back from the unit's own second operator, and not from the centre. */
export const returnedByUnit = ({ ywzt, check }: Pick<CaseRecord, 'ywzt' | 'check'>): boolean =>
  ywzt === '97' && check?.zt === 'waiting';

/** Whether the centre has never had it: it waits for the unit's own first check, or came back from there or ended without it. */
export const neverTakenIn = ({ check }: Pick<CaseRecord, 'check'>): boolean => check?.zt === 'waiting' && !check.taken;

/** Who of the unit may say yes to it: never who prepared it. */
export function checkersOf(store: Store, { owner, jbr }: Pick<CaseRecord, 'owner' | 'jbr'>): KnownOperator[] {
  const unit = units(store).get(owner.slice('unit:'.length));
  return unit ? operatorsOf(unit).filter((one) => mayCheckFor(one, jbr?.jbrzjhm)) : [];
}

/** Whether what came last to the centre is the correction of a case that it had before, whoever of the unit checked it first. */
export function isCorrection({ lc, check }: Pick<CaseRecord, 'lc' | 'check'>): boolean {
  const last = lc.at(-1)?.key;
  return last === 'corrected' || (last === 'checked' && check?.taken === true);
}

/** What stays of the unit's former check of a case that the centre has had: in each check that follows. */
export const takenBefore = (former: CaseRecord | undefined): Pick<Check, 'taken'> =>
  former && !neverTakenIn(former) ? { taken: true } : {};

/** Their names, for a sentence. */
export const checkersText = (store: Store, record: Pick<CaseRecord, 'owner' | 'jbr'>): string =>
  namesOf(checkersOf(store, record));

export function waitsForCheck(store: Store, record: CaseRecord): StateNote {
  const why = record.check?.why ? `${record.check.why}，` : '';
  const where = `${why}由${checkersText(store, record)}在“我的办件”中复核`;
  const who = answeringText(store, record);
  const back = isLeft(store, record) ? '' : `，复核前可以由${who}撤回`;
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
