import { remittanceCode } from '@/domain/deposit/remittance';
import { ACCOUNT, HUAXIA, transfer } from '../../centre/remittance-world';
import type { FlowFixture } from './fixture';

export const zs0101: FlowFixture = {
  loginType: '2',
  account: HUAXIA.dwzh,
  prepare: async (centre) => {
    // A month that is not due yet: nothing waits for this money.
    await centre.transact((tx) => transfer(tx, '300.00', { fy: remittanceCode(HUAXIA.dwzh, '2026-12') }));
    return undefined;
  },
  values: { tkje: '120.50', zhbh: ACCOUNT },
  ywzt: '99',
  clerk: null,
};
