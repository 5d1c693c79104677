import type { FundEntries, FundEntry } from '@/api/developer/developer';
import { type Fen, toYuan } from '@/domain/money';
import { maskName } from '@/domain/text/mask';
import { balanceOf, guaranteeAccount, isOpening, loanAccount, postingsOf } from '../../kernel/accounts/ledger';
import { chosenRows, type Paging, pageOfRows } from '../../kernel/list-page';
import { persons } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import type { Actor, Transaction } from '../../kernel/transaction';
import { houseName, houses, projectAccounts } from '../buildings';
import { loanTable } from '../loans';
import { developerOf } from './developer-views';
import { type Guarantee, guarantees, IN } from './guarantees';

interface Search extends Paging {
  ksrq: string;
  jsrq: string;
  lx: string;
}

/** A movement with the guarantee balance after it. */
interface Movement {
  id: string;
  day: string;
  lx: FundEntry['lx'];
  fen: Fen;
  balance: Fen;
  zhaiyao: string;
  of: Guarantee;
}

/** 保证金/放款台账: disbursements and guarantee movements, newest first, with the opening and closing balance of the period. */
export function fundEntries(tx: Transaction, actor: Actor, search: Search): FundEntries {
  const { kfsbh } = developerOf(tx, actor);
  const all = movementsOf(tx, kfsbh);
  const within = chosenRows(all, search, { day: ({ day }) => day });
  const before = all.filter(({ day }) => search.ksrq !== '' && day < search.ksrq);
  const chosen = chosenRows(within, search, { same: ['lx'] }).reverse();
  const sum = (lx: FundEntry['lx']) => within.reduce((total, one) => (one.lx === lx ? total + one.fen : total), 0n);
  const opening = before.at(-1)?.balance ?? openingGuarantees(tx.store, kfsbh);
  return {
    ...pageOfRows(tx, chosen, search, (one) => entryOf(tx, one)),
    qcye: toYuan(opening),
    fkhj: toYuan(sum('1')),
    crhj: toYuan(sum('2')),
    thhj: toYuan(-sum('3')),
    qmye: toYuan(within.at(-1)?.balance ?? opening),
    // Current balance of the centre's ledger.
    bzjye: toYuan(balanceOf(tx.store, guaranteeAccount(kfsbh))),
  };
}

/** Guarantees of loans disbursed before the ledger began; they have no entry. */
export const openingGuarantees = (store: Store, kfsbh: string): Fen =>
  postingsOf(store, guaranteeAccount(kfsbh))
    .filter(isOpening)
    .reduce((sum, { line }) => sum + line.fen, 0n);

/** Movements in booking order: a disbursement precedes its guarantee. */
function movementsOf({ store }: Transaction, kfsbh: string): Movement[] {
  const byLoan = new Map(
    [...guarantees(store).values()].filter((one) => one.kfsbh === kfsbh).map((one) => [one.dkzh, one]),
  );
  let balance = openingGuarantees(store, kfsbh);
  return postingsOf(store, guaranteeAccount(kfsbh)).flatMap(({ entry, line }) => {
    const of = byLoan.get(entry.id.split(':')[1] ?? '');
    if (!of) return [];
    const paid =
      entry.kind === IN ? postingsOf(store, loanAccount(of.dkzh)).find((one) => one.entry.kind === 'DK01') : undefined;
    const payout: Movement[] = paid
      ? [
          {
            id: paid.entry.id,
            day: paid.entry.date,
            lx: '1',
            fen: -paid.line.fen,
            balance,
            zhaiyao: paid.entry.zhaiyao,
            of,
          },
        ]
      : [];
    balance += line.fen;
    const lx = entry.kind === IN ? '2' : '3';
    return [...payout, { id: entry.id, day: entry.date, lx, fen: line.fen, balance, zhaiyao: entry.zhaiyao, of }];
  });
}

function entryOf({ store }: Transaction, { id, day, lx, fen, balance, zhaiyao, of }: Movement): FundEntry {
  const house = houses(store).get(of.fwbh);
  const borrower = persons(store).get(loanTable(store).get(of.dkzh)?.grzh ?? '');
  return {
    jlbh: id,
    jzrq: day,
    lx,
    fse: toYuan(fen),
    ye: toYuan(balance),
    zhaiyao,
    dkzh: of.dkzh,
    ywlsh: of.ywlsh,
    lpmc: projectAccounts(store).get(of.lpbh)?.lpmc ?? '',
    fh: house ? houseName(store, house) : '',
    jkrxm: maskName(borrower?.xingming ?? ''),
  };
}
