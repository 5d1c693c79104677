import type { PendingRow, UnclaimedRow } from '@/api/person/pending-money';
import type { Page } from '@/api/person/person';
import { toYuan } from '@/domain/money';
import { maskBankCard } from '@/domain/text/mask';
import { passGate } from '../access/gate';
import { balanceOf, type Posting, pendingAccount, postingsOf } from '../kernel/accounts/ledger';
import { chosenRows, type Paging, pageOfRows } from '../kernel/list-page';
import { unitOf } from '../kernel/people';
import type { Store } from '../kernel/store';
import type { Actor, Transaction } from '../kernel/transaction';
import { payers } from './debit/payers';
import { listName, type RemittanceRecord, remittances, snapshots } from './list/records';
import { type BankTransfer, bankTransfers, claim, unclaimedOf } from './transfers';

/** 暂收款明细: entries of the pending account with the balance after each, newest first; both days inclusive. */
export function listPending(
  tx: Transaction,
  actor: Actor,
  input: Paging & { ksrq: string; jsrq: string },
): Page<PendingRow> & { zsye: string } {
  const account = pendingAccount(unitOf(tx, actor).dwzh);
  let balance = 0n;
  const all = postingsOf(tx.store, account).map((posting) => {
    balance += posting.line.fen;
    return { posting, balance };
  });
  const chosen = chosenRows(all.reverse(), input, { day: ({ posting }) => posting.entry.date });
  return {
    ...pageOfRows(tx, chosen, input, (row) => rowOf(tx.store, row.posting, toYuan(row.balance))),
    zsye: toYuan(balanceOf(tx.store, account)),
  };
}

/** Returns transfers without a code under the unit's own name, newest first. */
export function listUnclaimed(tx: Transaction, actor: Actor): UnclaimedRow[] {
  return unclaimedOf(tx.store, unitOf(tx, actor))
    .reverse()
    .map(({ lsh, jzrq, fkhm, fse, fy }, at) => ({
      xh: String(at),
      jzrq,
      fkhm,
      lsh: maskBankCard(lsh),
      fse: toYuan(fse),
      fy,
    }));
}

/** Claims a transfer; idempotent, `yrlrq` is the day of the first claim. `qcmc` names the list it went to, '' for the pending balance. */
export function claimByUnit(
  tx: Transaction,
  actor: Actor,
  input: { lsh: string; fse: string },
): { lsh: string; fse: string; qcmc: string; yrlrq: string } {
  passGate(tx, actor);
  const before = bankTransfers(tx.store).get(input.lsh.trim());
  const { lsh, fse, qcqrdh } = claim(tx, unitOf(tx, actor), input);
  const list = remittances(tx.store).get(qcqrdh);
  return { lsh, fse: toYuan(fse), qcmc: list ? listName(list) : '', yrlrq: before?.claimed ?? '' };
}

function rowOf(store: Store, { entry, line }: Posting, zsye: string): PendingRow {
  const transfer: BankTransfer | undefined = /^(?:zj|rl):/.test(entry.id)
    ? bankTransfers(store).get(entry.id.slice(3))
    : undefined;
  const debited = entry.id.startsWith('kk:') ? remittances(store).get(entry.id.split(':')[1] ?? '') : undefined;
  const payer = debited && payers(store).get(debited.zhbh);
  return {
    xh: entry.id,
    jzrq: entry.date,
    zhaiyao: `${debited ? listText(store, debited) : (entry.hjny ?? '')}${entry.zhaiyao}`,
    // A refund carries the case number as the centre's own reference.
    lsh: transfer?.lsh ?? (entry.id.startsWith('tk:') ? (entry.ywlsh ?? '') : ''),
    fkhm: transfer?.fkhm ?? payer?.fkhm ?? '',
    fkzh: maskBankCard(transfer?.fkzh ?? payer?.fkzh ?? ''),
    fse: toYuan(line.fen > 0n ? line.fen : 0n),
    syje: toYuan(line.fen < 0n ? -line.fen : 0n),
    zsye,
    ppzt: transfer?.zt ?? '',
  };
}

/** Name of a list: its month, or the range and count of its back-paid months. */
function listText(store: Store, list: RemittanceRecord): string {
  if (!list.bj) return list.hjny;
  const months = new Set(
    snapshots(store)
      .get(list.qcqrdh)
      ?.lines.map(({ hjny }) => hjny),
  );
  return `${listName(list)}（${months.size}个月）`;
}
