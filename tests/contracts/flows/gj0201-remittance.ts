import { confirmRoster } from '@mocks/centre/remittance/list/confirm';
import { confirmedView } from '@mocks/centre/remittance/list/roster-views';
import { UNITS } from '../../people';
import type { FlowFixture } from './fixture';

const HUAXIA = UNITS.华夏精密.dwzh;

export const gj0201: FlowFixture = {
  loginType: '2',
  account: HUAXIA,
  // The list is confirmed on its own page before it is paid.
  prepare: async (centre) => ({
    mx: await centre.transact((tx) =>
      confirmedView(
        tx.store,
        confirmRoster(
          tx,
          { kind: 'unit', dwzh: HUAXIA },
          { hjny: '2026-12', hjksfs: '2', hjrs: '48', hjje: UNITS.华夏精密.hjje },
        ),
      ),
    ),
  }),
  values: { hjksfs: '2', hjfs: '03', ywwd: '0101' },
  emptied: { hjfs: '' },
  ywzt: '02',
  outcome: /已受理，待缴款$/,
  clerk: null,
};
