import type { TableName, TablePreference } from '@/api/individuation';
import { isRecord, jsonOf } from '@/lib/foreign-json';
import { type Actor, type Desk, ownerOf, REFUSED, Refusal } from '../kernel/desk';
import type { Store } from '../kernel/store';

interface PreferenceRecord extends TablePreference {
  owner: string;
}

const LONGEST_PATH = 200;
const LONGEST_NAME = 60;
/** A hundred columns with long names fit many times over. */
const LONGEST_RULE = 20_000;

const preferences = (store: Store) => store.table<PreferenceRecord>('table-preferences');

/** What this person has saved for a table, or null. */
export function tablePreference(desk: Desk, actor: Actor, table: TableName): TablePreference | null {
  const found = preferences(desk.store).get(keyOf(actor, checked(table)));
  return found ? { path: found.path, navName: found.navName, rule: found.rule } : null;
}

/** The rule itself is the hall's matter; here it only has to be JSON and of a sensible length. @throws Refusal */
export function saveTablePreference(desk: Desk, actor: Actor, { rule, ...table }: TablePreference): void {
  const { path, navName } = checked(table);
  if (rule.length > LONGEST_RULE || !isRecord(jsonOf(rule))) {
    throw new Refusal(REFUSED, '列设置的内容无法识别，请恢复默认后重试');
  }
  preferences(desk.store).put(keyOf(actor, table), { owner: ownerOf(actor), path, navName, rule });
}

export function resetTablePreference(desk: Desk, actor: Actor, table: TableName): void {
  preferences(desk.store).delete(keyOf(actor, checked(table)));
}

function checked(table: TableName): TableName {
  const good =
    /^\/[\w/.-]*$/.test(table.path) &&
    table.path.length <= LONGEST_PATH &&
    /^[\w-]+$/.test(table.navName) &&
    table.navName.length <= LONGEST_NAME;
  if (!good) throw new Refusal(REFUSED, '未说明是哪张表的列设置，请刷新页面后重试');
  return table;
}

function keyOf(actor: Actor, { path, navName }: TableName): string {
  return `${ownerOf(actor)} ${path} ${navName}`;
}
