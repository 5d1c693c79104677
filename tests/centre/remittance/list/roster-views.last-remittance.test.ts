// @vitest-environment node

import { remittanceStart } from '@mocks/centre/remittance/list/roster-views';
import { expect, it } from 'vitest';
import { centrePerTest } from '../../fixture';
import { ACCOUNT, HUAXIA, handIn, WALLET } from '../../remittance-world';

const centre = centrePerTest();
const last = () => centre.transact((tx) => remittanceStart(tx, HUAXIA).sc);

it('is the month that the bank paid by the agreement of the counter, from the account agreed', async () => {
  expect(await last()).toMatchObject({ hjny: '2026-11', hjfs: '02', zhbh: ACCOUNT });
});

it('is the month that was booked last, never one that still waits for its money', async () => {
  await centre.transact((tx) => handIn(tx, { hjfs: '03' }));
  expect(await last()).toMatchObject({ hjny: '2026-11', hjfs: '02' });
});

it('follows how the unit paid it', async () => {
  await centre.transact((tx) => handIn(tx, { hjfs: '04', zhbh: WALLET }));
  expect(await last()).toEqual({ hjny: '2026-12', hjksfs: '2', hjfs: '04', zhbh: WALLET });
});
