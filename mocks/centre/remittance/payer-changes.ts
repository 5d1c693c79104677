// What GJ0109 does to a unit's payment accounts.
import type { UnitPayer } from '@/api/unit-payers';
import { maskBankCard } from '@/domain/mask';
import { toYuan } from '@/domain/money';
import { banks } from '../../data/banks';
import type { Actor, Desk } from '../kernel/desk';
import { unitOf } from '../kernel/people';
import type { Store } from '../kernel/store';
import { accountsOf, type PayerRecord, payers } from './payers';
import { listName, openListsOf } from './records';
import { instructionOf } from './standing-record';

const STATES: Readonly<Record<PayerRecord['state'], UnitPayer['zt']>> = { used: '1', stopped: '0', unchecked: '2' };

/** All accounts of the unit, the number masked. */
export function unitPayers(desk: Desk, actor: Actor): { fkzhs: UnitPayer[]; kkr: string; dwmc: string } {
  const unit = unitOf(desk, actor);
  const fkzhs = accountsOf(desk.store, unit.dwzh).map(
    ({ zhbh, hjfs, yhmc, khhmc, fkhm, fkzh, signed, standard, kkr, limitFen, state }): UnitPayer => ({
      zhbh,
      hjfs,
      yhmc,
      khhmc,
      fkhm,
      fkzh: maskBankCard(fkzh),
      wtkkzt: signed ? '1' : '0',
      sfmr: standard ? '1' : '0',
      kkr: kkr === 0 ? '' : String(kkr),
      kksx: limitFen === undefined ? '' : toYuan(limitFen),
      zt: STATES[state],
    }),
  );
  return { fkzhs, kkr: String(unit.payday), dwmc: unit.dwmc };
}

type NewPayer = Omit<PayerRecord, 'zhbh' | 'dwzh' | 'yhmc' | 'standard' | 'state'>;

/** The first one of a unit is its standard one. */
export function addPayer(store: Store, dwzh: string, account: NewPayer): PayerRecord {
  const name = banks.find(({ yhdm }) => yhdm === account.fkyhdm)?.yhmc ?? '';
  const yhmc = account.hjfs === '04' ? `数字人民币（${name.replace(/^中国(?=..银行)/, '')}）` : name;
  const own = accountsOf(store, dwzh);
  const standard = !own.some((one) => one.standard);
  const zhbh = `FK${dwzh.slice(-4)}${String(own.length + 1).padStart(2, '0')}`;
  const added: PayerRecord = { ...account, zhbh, dwzh, yhmc, standard, state: 'used' };
  payers(store).put(zhbh, added);
  return added;
}

/** The one that remittances and the agreement take first. */
export function makeStandard(store: Store, dwzh: string, zhbh: string): void {
  for (const account of accountsOf(store, dwzh)) {
    const standard = account.zhbh === zhbh;
    if (account.standard !== standard) payers(store).put(account.zhbh, { ...account, standard });
  }
}

/** Why an account cannot be stopped now; undefined where it can. */
export function whyKept(store: Store, { dwzh, zhbh, standard }: PayerRecord): string | undefined {
  const open = openListsOf(store, dwzh).find((list) => list.zhbh === zhbh);
  if (open) return `该账户正用于${listName(open)}扣款，请在入账或取消清册后停用`;
  const instruction = instructionOf(store, dwzh);
  if (instruction?.zt === '1' && instruction.zhbh === zhbh) {
    return '该账户用于每月自动汇缴，请先在“汇缴记录”取消自动汇缴或改用其他账户';
  }
  const others = accountsOf(store, dwzh).some((one) => one.zhbh !== zhbh && one.state === 'used');
  return standard && others ? '默认账户不能停用，请先将其他账户设为默认' : undefined;
}

/** After another name the bank's word about the holder counts no more. */
export function doubtNames(store: Store, dwzh: string, dwmc: string): void {
  for (const account of accountsOf(store, dwzh)) {
    if (account.state === 'used' && account.fkhm !== dwmc)
      payers(store).put(account.zhbh, { ...account, state: 'unchecked' });
  }
}
