import type { FundEntries, FundEntry } from '@/api/developer';
import { maskName } from '@/domain/mask';
import { type Fen, toYuan } from '@/domain/money';
import type { Actor, Desk } from '../../kernel/desk';
import { balanceOf, guaranteeAccount, isOpening, loanAccount, postingsOf } from '../../kernel/ledger';
import { chosenRows, type Paging, pageOfRows } from '../../kernel/list-page';
import { persons } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import { houseName, houses, projectAccounts } from '../buildings';
import { loans } from '../loans';
import { developerOf } from './developer-views';
import { type Guarantee, guarantees, IN } from './guarantees';

interface Search extends Paging {
  ksrq: string;
  jsrq: string;
  lx: string;
}

/** A movement with what the guarantee came to after it. */
interface Movement {
  id: string;
  day: string;
  lx: FundEntry['lx'];
  fen: Fen;
  balance: Fen;
  zhaiyao: string;
  of: Guarantee;
}

/** 保证金/放款台账: payouts to the developer and its guarantee, newest first, with the equation of the span asked for. */
export function fundEntries(desk: Desk, actor: Actor, search: Search): FundEntries {
  const { kfsbh } = developerOf(desk, actor);
  const all = movementsOf(desk, kfsbh);
  const within = chosenRows(all, search, { day: ({ day }) => day });
  const before = all.filter(({ day }) => search.ksrq !== '' && day < search.ksrq);
  const chosen = chosenRows(within, search, { same: ['lx'] }).reverse();
  const sum = (lx: FundEntry['lx']) => within.reduce((total, one) => (one.lx === lx ? total + one.fen : total), 0n);
  const opening = before.at(-1)?.balance ?? broughtOver(desk.store, kfsbh);
  return {
    ...pageOfRows(desk, chosen, search, (one) => entryOf(desk, one)),
    qcye: toYuan(opening),
    fkhj: toYuan(sum('1')),
    crhj: toYuan(sum('2')),
    thhj: toYuan(-sum('3')),
    qmye: toYuan(within.at(-1)?.balance ?? opening),
    // What the centre's ledger holds for the developer now.
    bzjye: toYuan(balanceOf(desk.store, guaranteeAccount(kfsbh))),
  };
}

/** The guarantees of loans that were paid out before the ledger began: they stand in no line of it. */
export const broughtOver = (store: Store, kfsbh: string): Fen =>
  postingsOf(store, guaranteeAccount(kfsbh))
    .filter(isOpening)
    .reduce((sum, { line }) => sum + line.fen, 0n);

/** In the order of booking: a payout comes before the guarantee that it brings along. */
function movementsOf({ store }: Desk, kfsbh: string): Movement[] {
  const byLoan = new Map(
    [...guarantees(store).values()].filter((one) => one.kfsbh === kfsbh).map((one) => [one.dkzh, one]),
  );
  let balance = broughtOver(store, kfsbh);
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

function entryOf({ store }: Desk, { id, day, lx, fen, balance, zhaiyao, of }: Movement): FundEntry {
  const house = houses(store).get(of.fwbh);
  const borrower = persons(store).get(loans(store).get(of.dkzh)?.grzh ?? '');
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
