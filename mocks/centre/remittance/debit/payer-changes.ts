// Changes of a unit's payment accounts by GJ0109 (docs/rules/gj0109-payment-account.md).
import type { TodoItem } from '@/api/cases/todos';
import type { UnitPayer } from '@/api/unit/unit-payers';
import { toYuan } from '@/domain/money';
import { maskBankCard } from '@/domain/text/mask';
import { banks } from '../../../data/banks';
import { casesOf, FINAL } from '../../cases/case-states';
import { type UnitRecord, unitOf } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import { type Actor, ownerOf, type Transaction } from '../../kernel/transaction';
import { bankAccounts } from '../../registers/registers';
import { listName, openListsOf } from '../list/records';
import { type PayerRecord, payerAccounts, payers } from './payers';
import { instructionOf } from './standing-record';

const STATES: Readonly<Record<PayerRecord['state'], UnitPayer['zt']>> = { used: '1', stopped: '0', unchecked: '2' };

/** Returns all payment accounts of the unit, numbers masked. */
export function unitPayers(tx: Transaction, actor: Actor): { fkzhs: UnitPayer[]; kkr: string; dwmc: string } {
  const unit = unitOf(tx, actor);
  const fkzhs = payerAccounts(tx.store, unit.dwzh).map(
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

/** Business that changes an account, and thereby checks its holder again. */
const CHANGE = 'GJ0109';

/** Returns the to-do of accounts that nothing is debited from since the unit has another name; none while a change is under way. */
export function payerTodos({ store, today }: Transaction, { dwzh }: Pick<UnitRecord, 'dwzh'>): TodoItem[] {
  const accounts = payerAccounts(store, dwzh).filter(({ state }) => state === 'unchecked');
  const isUnderWay = casesOf(store, ownerOf({ kind: 'unit', dwzh })).some(
    ({ ywlx, ywzt }) => ywlx === CHANGE && !FINAL.includes(ywzt),
  );
  if (accounts.length === 0 || isUnderWay) return [];
  const names = accounts.map(({ yhmc, fkzh }) => `${yhmc} ${maskBankCard(fkzh)}`).join('、');
  const sxsm = `单位名称已变更，${names}的户名核验通过前不从中扣款：请先到开户银行变更账户名称，再修改该账户，户名随之重新核验`;
  return [{ ywlx: CHANGE, ywlsh: '', title: '付款账户的户名待核验', sxsm, rq: today() }];
}

type NewPayer = Omit<PayerRecord, 'zhbh' | 'dwzh' | 'yhmc' | 'standard' | 'state'>;

/** Adds an account; the first one of a unit becomes the default. */
export function addPayer(store: Store, dwzh: string, account: NewPayer): PayerRecord {
  const name = banks.find(({ yhdm }) => yhdm === account.fkyhdm)?.yhmc ?? '';
  const yhmc = account.hjfs === '04' ? `数字人民币（${name.replace(/^中国(?=..银行)/, '')}）` : name;
  const own = payerAccounts(store, dwzh);
  const standard = !own.some((one) => one.standard);
  const zhbh = `FK${dwzh.slice(-4)}${String(own.length + 1).padStart(2, '0')}`;
  const added: PayerRecord = { ...account, zhbh, dwzh, yhmc, standard, state: 'used' };
  payers(store).put(zhbh, added);
  return added;
}

/** Sets the account that remittances and the agreement take by default. */
export function setDefaultPayer(store: Store, dwzh: string, zhbh: string): void {
  for (const account of payerAccounts(store, dwzh)) {
    const standard = account.zhbh === zhbh;
    if (account.standard !== standard) payers(store).put(account.zhbh, { ...account, standard });
  }
}

/** Returns why an account cannot be removed now; undefined where it can. */
export function removalRefusal(store: Store, { dwzh, zhbh, standard }: PayerRecord): string | undefined {
  const open = openListsOf(store, dwzh).find((list) => list.zhbh === zhbh);
  if (open) return `该账户正用于${listName(open)}扣款，请在入账或取消清册后停用`;
  const instruction = instructionOf(store, dwzh);
  if (instruction?.zt === '1' && instruction.zhbh === zhbh) {
    return '该账户用于每月自动汇缴，请先在“汇缴记录”取消自动汇缴或改用其他账户';
  }
  const others = payerAccounts(store, dwzh).some((one) => one.zhbh !== zhbh && one.state === 'used');
  return standard && others ? '默认账户不能停用，请先将其他账户设为默认' : undefined;
}

/** Invalidates the bank's holder check after a change of the unit's name. */
export function invalidateHolderCheck(store: Store, dwzh: string, dwmc: string): void {
  for (const account of payerAccounts(store, dwzh)) {
    if (account.state === 'used' && account.fkhm !== dwmc)
      payers(store).put(account.zhbh, { ...account, state: 'unchecked' });
  }
}

/** QA: the unit goes to its banks, which carry its present name as the holder of its accounts from now on. */
export function renameAtBanks(tx: Transaction, dwzh: string): { dwmc: string; fkzhs: string[] } {
  const { dwmc } = unitOf(tx, { kind: 'unit', dwzh });
  const accounts = payerAccounts(tx.store, dwzh).filter(({ state }) => state !== 'stopped');
  for (const { fkzh: yhzh, fkyhdm: yhdm } of accounts) bankAccounts(tx.store).put(yhzh, { yhzh, yhdm, hm: dwmc });
  return { dwmc, fkzhs: accounts.map(({ fkzh }) => maskBankCard(fkzh)) };
}
