// @vitest-environment node
import { loanRates } from '@mocks/centre/public/content/rate-history';
import { expect, it } from 'vitest';
import { centreOn } from '../../fixture';

const ratesOn = async (day?: string) => (await centreOn(day)).transact(loanRates);

it('are those of the policy, newest first, each until the day before the next', async () => {
  const { jzrq, list, clrq, ckll } = await ratesOn();
  expect({ jzrq, clrq, ckll }).toEqual({ jzrq: '2026-11-21', clrq: '2026-01-01', ckll: '1.50' });
  expect(list[0]).toMatchObject({
    sxrq: '2025-05-08',
    zzrq: '',
    llS1: '2.1',
    llS2: '2.6',
    llE1: '2.525',
    llE2: '3.075',
    zt: '1',
  });
  expect(list[1]).toMatchObject({ sxrq: '2024-05-18', zzrq: '2025-05-07', llS2: '2.85', zt: '0' });
  expect(list.at(-1)).toMatchObject({ sxrq: '2008-12-23', llE1: '', llE2: '' });
  expect(list.filter(({ zt }) => zt === '1')).toHaveLength(1);
});

it('that begin later are marked, and the former ones stay in force', async () => {
  const { list, clrq } = await ratesOn('2025-04-01');
  expect(list[0]).toMatchObject({ sxrq: '2025-05-08', zt: '2' });
  expect(list[1]).toMatchObject({ sxrq: '2024-05-18', zt: '1' });
  expect(clrq).toBe('2025-01-01');
});
