import type { PlainDate } from '@/domain/dates';
import { readRemittanceCode } from '@/domain/deposit/remittance';
import { type Fen, moneyText, parseYuan } from '@/domain/money';
import { notify } from '../access/notify';
import { pendingAccount, post } from '../kernel/accounts/ledger';
import { nextNumber } from '../kernel/business-numbers';
import { type UnitRecord, units } from '../kernel/people';
import type { Store } from '../kernel/store';
import { BusinessError, ownerOf, REFUSED, type Transaction } from '../kernel/transaction';
import { USED_BY_CHOICE } from './list/cancel-list';
import { dueMonth } from './list/confirm';
import { openListOf, openListsOf } from './list/records';
import { noteStep, receive } from './list/settle';

/** Index key of transfers without an owner. */
const UNMATCHED = 'unmatched';

/** A transfer received on the centre's account. */
export interface BankTransfer {
  /** The bank's reference. */
  lsh: string;
  fkhm: string;
  fkzh: string;
  fse: Fen;
  /** Remark of the payer. */
  fy: string;
  jzrq: PlainDate;
  /** Owning unit; '' without one or for a person. */
  dwzh: string;
  /** Matched list; '' for the pending balance. */
  qcqrdh: string;
  /** 1 matched by code, 2 unmatched, 3 claimed, 4 a person's, for an application. */
  zt: '1' | '2' | '3' | '4';
  /** Day of the claim. */
  claimed?: PlainDate;
}

export const bankTransfers = (store: Store) => store.table<BankTransfer>('bank-transfers');

/** The bank's notice of a transfer; the centre assigns a reference where it has none. */
export interface Arrival {
  dwzh: string;
  fkhm: string;
  fkzh: string;
  fse: string;
  fy: string;
  lsh: string;
}

/**
 * Books a transfer; only the code in its remark finds the unit. Idempotent per reference.
 * @throws BusinessError for an invalid amount
 */
export function bookArrival(tx: Transaction, arrival: Arrival): BankTransfer {
  const { store } = tx;
  const { lsh, fse, fkhm, known } = readArrival(tx, arrival, units(store).get(arrival.dwzh)?.dwmc ?? '');
  if (known) return known;
  const found = readRemittanceCode(arrival.fy);
  const unit = found && units(store).get(found.dwzh);
  const transfer: BankTransfer = {
    lsh,
    fkhm,
    fkzh: arrival.fkzh,
    fse,
    fy: arrival.fy,
    jzrq: tx.today(),
    dwzh: unit?.dwzh ?? '',
    qcqrdh: '',
    zt: unit ? '1' : '2',
  };
  bankTransfers(store).put(lsh, transfer);
  post(store, {
    id: `zj:${lsh}`,
    date: tx.today(),
    kind: 'ZS',
    zhaiyao: unit ? '单位缴款' : '到账待认领',
    ywlsh: nextNumber(store, tx.today()),
    dwzh: unit?.dwzh,
    lines: [
      { account: 'bank', fen: -fse },
      { account: unit ? pendingAccount(unit.dwzh) : UNMATCHED, fen: fse },
    ],
  });
  if (unit) return assign(tx, unit, transfer, found.jkfy);
  notifyUnclaimed(tx, transfer);
  return transfer;
}

/**
 * Reads the bank's notice and finds the transfer already booked under its reference; `payer`: default payer name.
 * @throws BusinessError for an invalid amount, or a reference used by another transfer
 */
export function readArrival(
  { store, today }: Transaction,
  arrival: Arrival,
  payer: string,
): { lsh: string; fse: Fen; fkhm: string; known: BankTransfer | undefined } {
  const lsh = arrival.lsh || `YH${nextNumber(store, today())}`;
  const fse = parseYuan(arrival.fse);
  if (fse === undefined || fse <= 0n) throw new BusinessError(REFUSED, '转账金额应为大于0、最多两位小数的数');
  const fkhm = arrival.fkhm || payer;
  const known = bankTransfers(store).get(lsh);
  const same = !known || (known.fse === fse && known.fkhm === fkhm && known.fy === arrival.fy);
  if (!same) throw new BusinessError(REFUSED, `银行流水号${lsh}已到账，内容与本次不同`);
  return { lsh, fse, fkhm, known };
}

/**
 * Claims a transfer without a code, by bank reference and amount.
 * @throws BusinessError for a reference that cannot be claimed, or for another unit's money; both texts disclose nothing about others
 */
export function claim(tx: Transaction, unit: UnitRecord, input: { lsh: string; fse: string }): BankTransfer {
  const { store } = tx;
  const transfer = bankTransfers(store).get(input.lsh.trim());
  if (transfer?.zt === '3' && transfer.dwzh === unit.dwzh) return transfer;
  const fse = parseYuan(input.fse.trim());
  if (transfer?.zt !== '2' || transfer.fse !== fse || isForeign(store, unit, transfer)) {
    throw new BusinessError(REFUSED, '未找到可认领的到账款，请核对银行流水号和金额；由其他单位付出的款项不能认领');
  }
  post(store, {
    id: `rl:${transfer.lsh}`,
    date: tx.today(),
    kind: 'ZS',
    zhaiyao: '到账认领',
    ywlsh: nextNumber(store, tx.today()),
    dwzh: unit.dwzh,
    lines: [
      { account: UNMATCHED, fen: -transfer.fse },
      { account: pendingAccount(unit.dwzh), fen: transfer.fse },
    ],
  });
  const claimed: BankTransfer = { ...transfer, dwzh: unit.dwzh, zt: '3', claimed: tx.today() };
  bankTransfers(store).put(transfer.lsh, claimed);
  return assign(tx, unit, claimed, (openListOf(store, unit.dwzh) ?? openListsOf(store, unit.dwzh)[0])?.jkfy ?? '');
}

/** Returns transfers without a code under the unit's own name, oldest first. */
export function unclaimedOf(store: Store, { dwmc }: UnitRecord): BankTransfer[] {
  return [...bankTransfers(store).values()].filter(({ zt, fkhm }) => zt === '2' && fkhm === dwmc);
}

/** Returns why transfers matched no list; for several, the common reason. */
export function codeFault(found: readonly Pick<BankTransfer, 'fy'>[]): string {
  const remarks = [...new Set(found.map(({ fy }) => fy.trim()))];
  if (remarks.every((fy) => fy === '')) return '没有填写缴款附言码';
  const [only = ''] = remarks;
  return remarks.length === 1 ? `附言“${only.slice(0, 40)}”中没有正确的缴款附言码` : '没有正确的缴款附言码';
}

/** Notifies the unit named as payer that the transfer has to be claimed. */
function notifyUnclaimed(tx: Transaction, transfer: BankTransfer): void {
  const { lsh, fkhm, fse, jzrq } = transfer;
  const payer = [...units(tx.store).values()].find(({ dwmc }) => dwmc === fkhm);
  if (!payer) return;
  const data = { lsh, jzrq, fse, fault: codeFault([transfer]) };
  notify(tx, ownerOf({ kind: 'unit', dwzh: payer.dwzh }), 'transfer-unclaimed', data);
}

/** Returns whether the payer is another unit of the centre. */
function isForeign(store: Store, unit: UnitRecord, { fkhm }: BankTransfer): boolean {
  if (fkhm === unit.dwmc) return false;
  return [...units(store).values()].some(({ dwmc }) => dwmc === fkhm);
}

/** Assigns a transfer to the open list of its code, else to the pending balance. */
function assign(tx: Transaction, unit: UnitRecord, transfer: BankTransfer, jkfy: string): BankTransfer {
  const open = openListsOf(tx.store, unit.dwzh).find((list) => list.jkfy === jkfy);
  if (!open) {
    const { lsh, fse } = transfer;
    const data = { lsh, fse, due: dueMonth(tx, unit), use: USED_BY_CHOICE };
    notify(tx, ownerOf({ kind: 'unit', dwzh: unit.dwzh }), 'transfer-pending', data);
    return transfer;
  }
  const matched: BankTransfer = { ...transfer, qcqrdh: open.qcqrdh };
  bankTransfers(tx.store).put(transfer.lsh, matched);
  const settled = receive(tx, open, transfer.fse, { jdmc: '缴款到账' });
  const rest = transfer.fse - (settled.received - open.received);
  if (rest > 0n) noteStep(tx, settled, '暂收', `多缴${moneyText(rest)}，留在暂收余额`);
  return matched;
}
