// @vitest-environment node
import { expect, it } from 'vitest';
import { unitTransferImport } from '@/flows/unit/account/gj0306-unit-transfer-import';

it('what comes and goes is a movement, and nothing is neither more nor less', () => {
  const { derive } = unitTransferImport.start({
    dwzh: '1',
    due: '2026-12',
    today: '2026-11-21',
    members: [],
    sealReasons: {},
    limits: { lower: '2200.00', upper: '28680.00' },
    dwjcbl: '12',
    grjcbl: '12',
    hxjcbl: [],
  });
  expect([
    derive?.({ coming: true, monthly: 216_000n }),
    derive?.({ coming: false, monthly: 216_000n }),
    // Out of a sealed account.
    derive?.({ coming: false, monthly: 0n }),
  ]).toEqual([['+¥2,160.00'], ['−¥2,160.00'], ['¥0.00']]);
});
