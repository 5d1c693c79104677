import { missingAccounts, type SalesAccount, sameAccounts } from '@/domain/loan/sales-accounts';
import { maskBankCard } from '@/domain/text/mask';
import { developerInfoFields } from '@/schema/developer/kh0103-developer-info';
import { BANK_OPTIONS, banks } from '../../../data/banks';
import { type FieldReader, labelOf } from '../../cases/field-reader';
import { storedRows } from '../../cases/read-fields';
import type { DeveloperRecord } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import { verifyBankAccount } from '../../registers/registers';
import { type ProjectAccount, projectAccounts } from '../buildings';
import { awaitsPayout } from './running-sales';

const SUPERVISED = '2';

/** The accounts with the centre's banks as options. */
export const salesAccountsField = {
  ...developerInfoFields.sfzh,
  columns: developerInfoFields.sfzh.columns.map((column) =>
    column.name === 'sfrkhyhmc' ? { ...column, options: () => BANK_OPTIONS } : column,
  ),
};

/** Checks the new accounts with their banks. `unknown`: accounts that no bank confirms. */
export function checkSalesAccounts(
  reader: FieldReader,
  store: Store,
  developer: DeveloperRecord,
): { accounts: readonly SalesAccount[]; unknown: readonly SalesAccount[] } {
  // Every column of the schema is one of an account.
  const accounts = storedRows(reader.values.sfzh) as unknown as readonly SalesAccount[];
  // Another order alone is no change.
  if (sameAccounts(accounts, developer.sfzh)) return { accounts: developer.sfzh, unknown: [] };
  const kfsmc = reader.values.kfsmc || developer.kfsmc;
  const added = missingAccounts(accounts, developer.sfzh);
  const unknown = added.filter((account) => {
    const cell = `sfzh.${accounts.indexOf(account)}.sfrzhhm`;
    if (reader.errors[cell]) return false;
    const { sfrzhhm, sfrkhyhmc } = account;
    const known = verifyBankAccount(store, { yhzh: sfrzhhm, yhdm: sfrkhyhmc }, { hm: kfsmc });
    if (known === 'foreign') reader.fail(cell, `银行核验：账户户名不是${kfsmc}`);
    return known === 'unknown';
  });
  const fault = missingAccount(store, developer, accounts);
  if (fault) reader.fail('sfzh', fault);
  return { accounts, unknown };
}

/** Returns why the accounts are incomplete: one with a pending disbursement is missing or no longer supervised. */
export function missingAccount(
  store: Store,
  developer: DeveloperRecord,
  accounts: readonly SalesAccount[],
): string | undefined {
  const supervised = new Set(accounts.filter(({ zhxz }) => zhxz === SUPERVISED).map(({ sfrzhhm }) => sfrzhhm));
  const losing = [...projectAccounts(store).values()].filter(
    ({ kfsbh, jgzh }) => kfsbh === developer.kfsbh && !supervised.has(jgzh),
  );
  const paid = losing.find(({ lpbh }) => awaitsPayout(store, lpbh));
  if (paid) return `该账户（${ending(paid)}）存在待放款贷款，暂不能停用`;
  const [first] = losing;
  if (!first) return undefined;
  const names = losing.filter(({ jgzh }) => jgzh === first.jgzh).map(({ lpmc }) => `“${lpmc}”`);
  const which = names.length > 1 ? '这些楼盘' : '该楼盘';
  return `该账户（${ending(first)}）是${names.join('、')}的监管账户，请先在“楼盘列表”变更${which}的监管账户`;
}

const ending = ({ jgzh }: ProjectAccount) => `尾号${jgzh.slice(-4)}`;

/** Text of the added and removed accounts only, because they are hard to spot in a long list. */
export function turnedAccounts(before: readonly SalesAccount[], after: readonly SalesAccount[]): string {
  const named = (words: string, accounts: readonly SalesAccount[]) => {
    const each = accounts.map(
      ({ sfrkhyhmc, sfrzhhm, zhxz }) =>
        `${bankNameOf(sfrkhyhmc)}${maskBankCard(sfrzhhm)}（${labelOf('sfzhxz', zhxz)}）`,
    );
    return each.length > 0 ? [`${words}${each.join('、')}`] : [];
  };
  return [...named('新增', missingAccounts(after, before)), ...named('停用', missingAccounts(before, after))].join(
    '；',
  );
}

export const bankNameOf = (yhdm: string) => banks.find((bank) => bank.yhdm === yhdm)?.yhmc ?? yhdm;
