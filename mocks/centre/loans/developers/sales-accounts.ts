import { missingAccounts, type SalesAccount, sameAccounts } from '@/domain/loan/sales-accounts';
import { maskBankCard } from '@/domain/text/mask';
import { isRecord } from '@/lib/foreign-json';
import { banks } from '../../../data/banks';
import { FieldReader, labelOf } from '../../cases/field-reader';
import type { RawValues } from '../../cases/rule';
import type { DeveloperRecord } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import { verifyBankAccount } from '../../registers/registers';
import { type ProjectAccount, projectAccounts } from '../buildings';
import { awaitsPayout } from './running-sales';

const YHDM = banks.map(({ yhdm }) => yhdm);
const CARD = /^\d{12,30}$/;
const MOST = 20;
const SUPERVISED = '2';

/** Reads the new accounts; undefined where none were sent, which leaves them unchanged. `unknown`: accounts that no bank confirms. */
export function readSalesAccounts(
  reader: FieldReader,
  store: Store,
  raw: RawValues,
  developer: DeveloperRecord,
): { accounts: readonly SalesAccount[]; unknown: readonly SalesAccount[] } {
  if (!Array.isArray(raw.sfzh)) return { accounts: developer.sfzh, unknown: [] };
  const kfsmc = reader.values.kfsmc || developer.kfsmc;
  const unknown: SalesAccount[] = [];
  const seen = new Set<string>();
  const accounts = raw.sfzh.slice(0, MOST).map((sent, at) => {
    const row = new FieldReader(isRecord(sent) ? sent : {});
    const sfrkhyhmc = row.code('sfrkhyhmc', { label: '开户银行', from: YHDM });
    const sfrzhhm = row.text('sfrzhhm', { label: '账号', most: 60 });
    const account = { sfrkhyhmc, sfrzhhm, zhxz: row.code('zhxz', { label: '账户性质', from: 'sfzhxz' }) };
    if (sfrzhhm !== '' && !CARD.test(sfrzhhm)) row.fail('sfrzhhm', '账号不正确，请核对');
    if (seen.has(sfrzhhm)) row.fail('sfrzhhm', '账号重复');
    seen.add(sfrzhhm);
    if (missingAccounts([account], developer.sfzh).length > 0 && CARD.test(sfrzhhm)) {
      const checked = verifyBankAccount(store, { yhzh: sfrzhhm, yhdm: sfrkhyhmc }, { hm: kfsmc });
      if (checked === 'foreign') row.fail('sfrzhhm', `银行核验：账户户名不是${kfsmc}`);
      else if (checked === 'unknown') unknown.push(account);
    }
    for (const [column, text] of Object.entries(row.errors)) reader.fail(`sfzh.${at}.${column}`, text);
    return account;
  });
  if (raw.sfzh.length > MOST) reader.fail('sfzh', `售房账户最多${MOST}个`);
  if (!accounts.some(({ zhxz }) => zhxz === SUPERVISED)) reader.fail('sfzh', '请至少保留一个预售资金监管账户');
  const fault = missingAccount(store, developer, accounts);
  if (fault) reader.fail('sfzh', fault);
  // Another order alone is no change.
  return { accounts: sameAccounts(accounts, developer.sfzh) ? developer.sfzh : accounts, unknown };
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
