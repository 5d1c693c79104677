import type { PendingRow, UnclaimedRow } from '@/api/pending-money';
import type { Page } from '@/api/person';
import { maskBankCard } from '@/domain/mask';
import { toYuan } from '@/domain/money';
import { passGate } from '../access/gate';
import type { Actor, Desk } from '../kernel/desk';
import { balanceOf, type Posting, pendingAccount, postingsOf } from '../kernel/ledger';
import { chosenRows, type Paging, pageOfRows } from '../kernel/list-page';
import { unitOf } from '../kernel/people';
import type { Store } from '../kernel/store';
import { payers } from './payers';
import { listName, type RemittanceRecord, remittances, snapshots } from './records';
import { type BankTransfer, claim, transfers, unclaimedOf } from './transfers';

/** 暂收款明细: every movement of the pending account with the balance after it, newest first; the days are inclusive. */
export function listPending(
  desk: Desk,
  actor: Actor,
  input: Paging & { ksrq: string; jsrq: string },
): Page<PendingRow> & { zsye: string } {
  const account = pendingAccount(unitOf(desk, actor).dwzh);
  let balance = 0n;
  const all = postingsOf(desk.store, account).map((posting) => {
    balance += posting.line.fen;
    return { posting, balance };
  });
  const chosen = chosenRows(all.reverse(), input, { day: ({ posting }) => posting.entry.date });
  return {
    ...pageOfRows(desk, chosen, input, (row) => rowOf(desk.store, row.posting, toYuan(row.balance))),
    zsye: toYuan(balanceOf(desk.store, account)),
  };
}

/** Money that came without a code under the unit's own name, newest first. */
export function listUnclaimed(desk: Desk, actor: Actor): UnclaimedRow[] {
  return unclaimedOf(desk.store, unitOf(desk, actor))
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

/** Claimed once more nothing happens: `yrlrq` is the day on which it was. `qcmc` names the list it went to, '' for the pending balance. */
export function claimByUnit(
  desk: Desk,
  actor: Actor,
  input: { lsh: string; fse: string },
): { lsh: string; fse: string; qcmc: string; yrlrq: string } {
  passGate(desk, actor);
  const before = transfers(desk.store).get(input.lsh.trim());
  const { lsh, fse, qcqrdh } = claim(desk, unitOf(desk, actor), input);
  const list = remittances(desk.store).get(qcqrdh);
  return { lsh, fse: toYuan(fse), qcmc: list ? listName(list) : '', yrlrq: before?.claimed ?? '' };
}

function rowOf(store: Store, { entry, line }: Posting, zsye: string): PendingRow {
  const transfer: BankTransfer | undefined = /^(?:zj|rl):/.test(entry.id)
    ? transfers(store).get(entry.id.slice(3))
    : undefined;
  const debited = entry.id.startsWith('kk:') ? remittances(store).get(entry.id.split(':')[1] ?? '') : undefined;
  const payer = debited && payers(store).get(debited.zhbh);
  return {
    xh: entry.id,
    jzrq: entry.date,
    zhaiyao: `${debited ? listText(store, debited) : (entry.hjny ?? '')}${entry.zhaiyao}`,
    // A refund is the centre's own.
    lsh: transfer?.lsh ?? (entry.id.startsWith('tk:') ? (entry.ywlsh ?? '') : ''),
    fkhm: transfer?.fkhm ?? payer?.fkhm ?? '',
    fkzh: maskBankCard(transfer?.fkzh ?? payer?.fkzh ?? ''),
    fse: toYuan(line.fen > 0n ? line.fen : 0n),
    syje: toYuan(line.fen < 0n ? -line.fen : 0n),
    zsye,
    ppzt: transfer?.zt ?? '',
  };
}

/** A list by its month; one that makes up months by the first and the last of them, and how many they are. */
function listText(store: Store, list: RemittanceRecord): string {
  if (!list.bj) return list.hjny;
  const months = new Set(
    snapshots(store)
      .get(list.qcqrdh)
      ?.lines.map(({ hjny }) => hjny),
  );
  return `${listName(list)}（${months.size}个月）`;
}
