import { balanceOf, memberAccount } from '@mocks/centre/kernel/accounts/ledger';
import type { Actor, Transaction } from '@mocks/centre/kernel/transaction';
import { PEOPLE } from '../../../people';
import { ZHANG_JIANGUO } from '../../fixture';
import { handInSigned } from '../../submit';

export const ZHANG_LOAN = PEOPLE.张建国.dkzh;

export const FENG_LOAN = '20240300000003';

export const SIGNING = { czlx: '1', chfs: '01', thfs: '', cxr: '', blje: '0.00' };

export const handIn = (tx: Transaction, actor: Actor, values: Record<string, unknown>) =>
  handInSigned(tx, actor, 'GD0601', { cns: '1', ...values });

export const signZhang = (tx: Transaction, more: object = {}) =>
  handIn(tx, ZHANG_JIANGUO, {
    ...SIGNING,
    dkzh: ZHANG_LOAN,
    chry: [{ grzh: ZHANG_JIANGUO.grzh, sxh: '1' }],
    ...more,
  });

export const balance = (tx: Transaction, grzh: string) => balanceOf(tx.store, memberAccount(grzh));
