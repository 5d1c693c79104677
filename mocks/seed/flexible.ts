import type { Store } from '../centre/kernel/store';
import { mandates } from '../centre/members/flexible/flexible-mandates';
import { accountSeals } from '../centre/registers/life-registers';
import { FLEXIBLE } from '../data/flexible-unit';
import { defaultPerson, icbc, type SeedPerson, span } from './person';

const AYIGULI = '100000000004';
const PAUSED = '100000000027';

/** Flexible workers besides 阿依古丽. */
export const flexible: readonly SeedPerson[] = [
  {
    ...defaultPerson,
    grzh: PAUSED,
    xingming: '欧阳明',
    zjhm: '110105199204263018',
    sjhm: '13800000027',
    khrq: '2025-02-17',
    grzhzt: '02',
    priorMonths: 0,
    openingFen: 0n,
    bankCard: icbc('6222020200000020277'),
    roles: ['lhjyjczgry'],
    spans: [span(FLEXIBLE, '2025-03', 5_000n, '2026-06')],
    remark: '灵活就业人员，收入中断后封存：可以启封',
  },
];

/** Standing agreements of the two; from now on their own debits replace the counter's list. */
export function seedFlexible(store: Store): void {
  for (const [grzh, kkzh] of [
    [AYIGULI, '6222020200000104113'],
    [PAUSED, '6222020200000020277'],
  ] as const) {
    const tries = { month: '', count: 0 };
    mandates(store).put(grzh, { grzh, lhjclx: '1', kkyhdm: '102', kkzh, kkr: 15, szrmbqb: '', tries });
  }
  accountSeals(store).put(PAUSED, { grzh: PAUSED, fcyy: '03', fcrq: '2026-06-30' });
}
