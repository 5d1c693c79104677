import { LIU_YANG } from '../../centre/fixture';
import { provedCard } from '../../centre/withdrawal-fixture';
import { ANOTHER_CARD, LIU_VALUES } from '../../flows/rent-form';
import { LIU } from '../../people';
import type { FlowFixture } from './fixture';

export const tq0107: FlowFixture = {
  loginType: '1',
  account: LIU,
  values: { ...LIU_VALUES, ywwd: '0101' },
  ywzt: '99',
  clerk: {
    values: { ...ANOTHER_CARD, tqpl: '1', zfzffs: '1' },
    prepare: (centre) => centre.transact((tx) => ({ dxyzm: provedCard(tx, LIU_YANG, ANOTHER_CARD).dxyzm })),
    change: ['sqtqje', '2000.00'],
  },
};
