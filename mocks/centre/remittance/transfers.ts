import type { PlainDate } from '@/domain/dates';
import { type Fen, moneyText, parseYuan } from '@/domain/money';
import { readRemittanceCode } from '@/domain/remittance';
import { type Desk, REFUSED, Refusal } from '../kernel/desk';
import { pendingAccount, post } from '../kernel/ledger';
import { nextNumber } from '../kernel/numbers';
import { type UnitRecord, units } from '../kernel/people';
import type { Store } from '../kernel/store';
import { USED_BY_CHOICE } from './cancel-list';
import { dueMonth } from './confirm';
import { openListOf, openListsOf } from './records';
import { note, receive } from './settle';
import { PENDING_MONEY, tellUnit } from './tell-unit';

/** Money that came and that nobody owns yet. */
const UNMATCHED = 'unmatched';

/** A transfer that arrived on the centre's account. */
export interface BankTransfer {
  /** The bank's reference. */
  lsh: string;
  fkhm: string;
  fkzh: string;
  fse: Fen;
  /** Remark. */
  fy: string;
  jzrq: PlainDate;
  /** Whose it is; '' while nobody's, or a person's. */
  dwzh: string;
  /** The list it was matched to; '' when it went to the pending balance. */
  qcqrdh: string;
  /** 1 matched by its code, 2 nobody's, 3 claimed, 4 of a person, for an application of his or hers. */
  zt: '1' | '2' | '3' | '4';
  /** Of one that was claimed: the day. */
  claimed?: PlainDate;
}

export const transfers = (store: Store) => store.table<BankTransfer>('bank-transfers');

/** What a bank tells of a transfer; without a reference the centre numbers it. */
export interface Arrival {
  dwzh: string;
  fkhm: string;
  fkzh: string;
  fse: string;
  fy: string;
  lsh: string;
}

/**
 * A transfer arrives. It finds its unit by the code in its remark alone; the same reference is booked once.
 * @throws Refusal for an amount that is none
 */
export function arrive(desk: Desk, arrival: Arrival): BankTransfer {
  const { store } = desk;
  const { lsh, fse, fkhm, known } = readArrival(desk, arrival, units(store).get(arrival.dwzh)?.dwmc ?? '');
  if (known) return known;
  const found = readRemittanceCode(arrival.fy);
  const unit = found && units(store).get(found.dwzh);
  const transfer: BankTransfer = {
    lsh,
    fkhm,
    fkzh: arrival.fkzh,
    fse,
    fy: arrival.fy,
    jzrq: desk.today(),
    dwzh: unit?.dwzh ?? '',
    qcqrdh: '',
    zt: unit ? '1' : '2',
  };
  transfers(store).put(lsh, transfer);
  post(store, {
    id: `zj:${lsh}`,
    date: desk.today(),
    kind: 'ZS',
    zhaiyao: unit ? '单位缴款' : '到账待认领',
    ywlsh: nextNumber(store, desk.today()),
    dwzh: unit?.dwzh,
    lines: [
      { account: 'bank', fen: -fse },
      { account: unit ? pendingAccount(unit.dwzh) : UNMATCHED, fen: fse },
    ],
  });
  if (unit) return assign(desk, unit, transfer, found.jkfy);
  tellUnclaimed(desk, transfer);
  return transfer;
}

/**
 * What the bank tells, with the transfer that is booked already under its reference; `payer`: who paid where the bank names nobody.
 * @throws Refusal for an amount that is none, and for a reference that was another transfer's
 */
export function readArrival(
  { store, today }: Desk,
  arrival: Arrival,
  payer: string,
): { lsh: string; fse: Fen; fkhm: string; known: BankTransfer | undefined } {
  const lsh = arrival.lsh || `YH${nextNumber(store, today())}`;
  const fse = parseYuan(arrival.fse);
  if (fse === undefined || fse <= 0n) throw new Refusal(REFUSED, '转账金额应为大于0、最多两位小数的数');
  const fkhm = arrival.fkhm || payer;
  const known = transfers(store).get(lsh);
  const same = !known || (known.fse === fse && known.fkhm === fkhm && known.fy === arrival.fy);
  if (!same) throw new Refusal(REFUSED, `银行流水号${lsh}已到账，内容与本次不同`);
  return { lsh, fse, fkhm, known };
}

/**
 * A unit claims money that came without its code, by the bank's reference and the amount.
 * @throws Refusal for a reference that is not there to be claimed, or for money another unit sent; both in words that tell
 *   nothing about other people's money
 */
export function claim(desk: Desk, unit: UnitRecord, input: { lsh: string; fse: string }): BankTransfer {
  const { store } = desk;
  const transfer = transfers(store).get(input.lsh.trim());
  if (transfer?.zt === '3' && transfer.dwzh === unit.dwzh) return transfer;
  const fse = parseYuan(input.fse.trim());
  if (transfer?.zt !== '2' || transfer.fse !== fse || isForeign(store, unit, transfer)) {
    throw new Refusal(REFUSED, '未找到可认领的到账款，请核对银行流水号和金额；由其他单位付出的款项不能认领');
  }
  post(store, {
    id: `rl:${transfer.lsh}`,
    date: desk.today(),
    kind: 'ZS',
    zhaiyao: '到账认领',
    ywlsh: nextNumber(store, desk.today()),
    dwzh: unit.dwzh,
    lines: [
      { account: UNMATCHED, fen: -transfer.fse },
      { account: pendingAccount(unit.dwzh), fen: transfer.fse },
    ],
  });
  const claimed: BankTransfer = { ...transfer, dwzh: unit.dwzh, zt: '3', claimed: desk.today() };
  transfers(store).put(transfer.lsh, claimed);
  return assign(desk, unit, claimed, (openListOf(store, unit.dwzh) ?? openListsOf(store, unit.dwzh)[0])?.jkfy ?? '');
}

/** Money that came without a code under the unit's own name, oldest first. */
export function unclaimedOf(store: Store, { dwmc }: UnitRecord): BankTransfer[] {
  return [...transfers(store).values()].filter(({ zt, fkhm }) => zt === '2' && fkhm === dwmc);
}

/** Why money found no list by itself: of several, what is true of all. */
export function codeFault(found: readonly Pick<BankTransfer, 'fy'>[]): string {
  const remarks = [...new Set(found.map(({ fy }) => fy.trim()))];
  if (remarks.every((fy) => fy === '')) return '没有填写缴款附言码';
  const [only = ''] = remarks;
  return remarks.length === 1 ? `附言“${only.slice(0, 40)}”中没有正确的缴款附言码` : '没有正确的缴款附言码';
}

/** The unit whose name it came under hears that it has to be claimed. */
function tellUnclaimed(desk: Desk, transfer: BankTransfer): void {
  const { lsh, fkhm, fse, jzrq } = transfer;
  const payer = [...units(desk.store).values()].find(({ dwmc }) => dwmc === fkhm);
  if (!payer) return;
  tellUnit(desk, payer.dwzh, {
    id: `drl-${lsh}`,
    title: '到账待认领',
    nr: `贵单位${jzrq}转入的${moneyText(fse)}${codeFault([transfer])}，尚未记入。请在网厅“暂收款明细”中凭银行流水号和金额认领，无需再次转账。`,
    ywlsh: '',
    ...PENDING_MONEY,
  });
}

/** Sent under the name of another unit of the centre. */
function isForeign(store: Store, unit: UnitRecord, { fkhm }: BankTransfer): boolean {
  if (fkhm === unit.dwmc) return false;
  return [...units(store).values()].some(({ dwmc }) => dwmc === fkhm);
}

/** To the list with this code if it waits for money, else it stays in the pending balance. */
function assign(desk: Desk, unit: UnitRecord, transfer: BankTransfer, jkfy: string): BankTransfer {
  const open = openListsOf(desk.store, unit.dwzh).find((list) => list.jkfy === jkfy);
  if (!open) {
    tellUnit(desk, unit.dwzh, {
      id: `zs-${transfer.lsh}`,
      title: '缴款已到账',
      nr: `贵单位缴款${moneyText(transfer.fse)}已到账，转入暂收余额，办理${dueMonth(desk, unit)}及以后的汇缴、补缴时${USED_BY_CHOICE}。`,
      ywlsh: '',
    });
    return transfer;
  }
  const matched: BankTransfer = { ...transfer, qcqrdh: open.qcqrdh };
  transfers(desk.store).put(transfer.lsh, matched);
  const settled = receive(desk, open, transfer.fse, { jdmc: '缴款到账' });
  const rest = transfer.fse - (settled.received - open.received);
  if (rest > 0n) note(desk, settled, '暂收', `多缴${moneyText(rest)}，留在暂收余额`);
  return matched;
}
