import type { Fen } from '@/domain/money';
import { guaranteeAccount, post } from '../centre/kernel/accounts/ledger';
import { developers } from '../centre/kernel/people';
import type { Store } from '../centre/kernel/store';
import { buildingsOf, housesOf, projectAccounts } from '../centre/loans/buildings';
import { guaranteeOf, refundOnCompletion } from '../centre/loans/developers/guarantees';
import { LEDGER_START } from './person';

/** Average loan of buyers before the ledger began. */
const LENT: Fen = 500_000_00n;
const UNDER_LOAN = '3';

/** Guarantees of the loans in the initial building tables, as one opening sum: minus the refund for completed buildings. */
export function seedGuarantees(store: Store): void {
  for (const { kfsbh } of developers(store).values()) {
    const own = [...projectAccounts(store).values()].filter((project) => project.kfsbh === kfsbh);
    const held = own.flatMap(({ lpbh, bzjbl }) =>
      buildingsOf(store, lpbh).map(({ ldbh, jgba }): Fen => {
        const each = guaranteeOf(LENT, bzjbl);
        const lent = housesOf(store, ldbh).filter(({ zt }) => zt === UNDER_LOAN).length;
        return BigInt(lent) * (jgba === '1' ? each - refundOnCompletion(each) : each);
      }),
    );
    const fen = held.reduce((sum, one) => sum + one, 0n);
    post(store, {
      id: `qc:${kfsbh}`,
      date: LEDGER_START,
      kind: '99',
      zhaiyao: '期初余额',
      ywlsh: '',
      lines: [
        { account: guaranteeAccount(kfsbh), fen },
        { account: 'opening', fen: -fen },
      ],
    });
  }
}
