import type { TableName, TablePreference } from '@/api/session/individuation';
import { isRecord, jsonOf } from '@/lib/foreign-json';
import type { Store } from '../kernel/store';
import { type Actor, BusinessError, type OwnerKey, ownerOf, REFUSED, type Transaction } from '../kernel/transaction';

interface PreferenceRecord extends TablePreference {
  owner: OwnerKey;
}

const LONGEST_PATH = 200;
const LONGEST_NAME = 60;
/** Characters; a hundred columns with long names need far less. */
const LONGEST_RULE = 20_000;

const preferences = (store: Store) => store.table<PreferenceRecord>('table-preferences');

/** Returns the saved preference for a table, or null. */
export function tablePreference(tx: Transaction, actor: Actor, table: TableName): TablePreference | null {
  const found = preferences(tx.store).get(keyOf(actor, checked(table)));
  return found ? { path: found.path, navName: found.navName, rule: found.rule } : null;
}

/** Saves a table preference; the rule is opaque JSON of limited length. @throws BusinessError for other content */
export function saveTablePreference(tx: Transaction, actor: Actor, { rule, ...table }: TablePreference): void {
  const { path, navName } = checked(table);
  if (rule.length > LONGEST_RULE || !isRecord(jsonOf(rule))) {
    throw new BusinessError(REFUSED, '列设置的内容无法识别，请恢复默认后重试');
  }
  preferences(tx.store).put(keyOf(actor, table), { owner: ownerOf(actor), path, navName, rule });
}

export function resetTablePreference(tx: Transaction, actor: Actor, table: TableName): void {
  preferences(tx.store).delete(keyOf(actor, checked(table)));
}

function checked(table: TableName): TableName {
  const good =
    /^\/[\w/.-]*$/.test(table.path) &&
    table.path.length <= LONGEST_PATH &&
    /^[\w-]+$/.test(table.navName) &&
    table.navName.length <= LONGEST_NAME;
  if (!good) throw new BusinessError(REFUSED, '未说明是哪张表的列设置，请刷新页面后重试');
  return table;
}

function keyOf(actor: Actor, { path, navName }: TableName): string {
  return `${ownerOf(actor)} ${path} ${navName}`;
}
