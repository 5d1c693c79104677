import { sumName } from '@/domain/case-sum';
import { toYuan } from '@/domain/money';
import { cases, FINAL } from '../cases/case-states';
import { returnableItems } from '../cases/corrections';
import type { Desk } from '../kernel/desk';
import { persons, units } from '../kernel/people';

/** A case as the reviewer's list shows it. */
export interface OpenCase {
  ywlsh: string;
  ywmc: string;
  ywzt: string;
  slsj: string;
  je: string;
  /** What it is called, '' for a case about no sum. */
  jemc: string;
  /** Who applied. */
  sqr: string;
  /** What the applicant says is right after all; '' where nothing. */
  wwsm: string;
  /** What a return may name. */
  ktx: ReturnType<typeof returnableItems>;
}

/** Every case that is still going on, newest first: the reviewer sees all people's. */
export function openCases(desk: Desk): OpenCase[] {
  return [...cases(desk.store).values()]
    .filter(({ ywzt }) => !FINAL.includes(ywzt) && ywzt !== '01')
    .map((record) => {
      const { ywlsh, ywmc, ywzt, slsj, je, owner, values, lc } = record;
      return {
        ywlsh,
        ywmc,
        ywzt,
        slsj,
        je: toYuan(je),
        jemc: sumName({ je: toYuan(je), ...(record.jemc && { jemc: record.jemc }) }),
        // A unit that applies for its account is on no file yet: its name stands in the application.
        sqr: owner.startsWith('applicant:') ? (values.dwmc ?? '') : nameOf(desk, owner),
        wwsm: ywzt === '98' ? (lc.findLast(({ key }) => key === 'stated')?.yj ?? '') : '',
        ktx: ywzt === '98' ? returnableItems(desk, record) : [],
      };
    })
    .sort((a, b) => (a.ywlsh < b.ywlsh ? 1 : -1));
}

function nameOf(desk: Desk, owner: string): string {
  const number = owner.slice(owner.indexOf(':') + 1);
  return persons(desk.store).get(number)?.xingming ?? units(desk.store).get(number)?.dwmc ?? number;
}
