import { countText } from '@/domain/text/counts';
import { maskIdNumber } from '@/domain/text/mask';
import { comparedName } from '@/domain/text/person-name';
import { type Identified, type ImportColumn, nameColumn } from '../import-definition';
import type { FileNote } from '../import-protocol';
import type { ImportRow, RowContent } from './import-row';

interface FileRows {
  rows: RowContent[];
  notes: readonly FileNote[];
}

/** Account states closed or moved out: such members are left out. */
const GONE: readonly string[] = ['03', '04', '05'];

/** Rows of a template about existing members: rows filled in so far, then the remaining members with empty inputs. */
export function* templateRows(
  own: readonly string[][],
  accounts: Iterable<Identified>,
  columns: readonly ImportColumn[],
): Iterable<readonly string[]> {
  yield* own;
  const key = columns.findIndex(({ role }) => role === 'key');
  const name = nameColumn(columns);
  const there = new Set(own.map((cells) => cells[key]));
  for (const { grzh, xingming, grzhzt = '' } of accounts) {
    if (there.has(grzh) || GONE.includes(grzhzt)) continue;
    yield columns.map((_, at) => (at === key ? grzh : at === name ? xingming : ''));
  }
}

/** Drops rows without inputs from a file that lists all members; keeps all rows if none has inputs, so that they are judged. */
export function filledRows({ rows: all, notes }: FileRows, columns: readonly ImportColumn[]): FileRows {
  const name = nameColumn(columns);
  const known = (at: number) => at === name || columns[at]?.role === 'key';
  const rows = all.filter(({ cells }) => cells.some((text, at) => text !== '' && !known(at)));
  const passed = all.length - rows.length;
  if (rows.length === 0 || passed === 0) return { rows: all, notes };
  const text = `${countText(passed)}行只有账号和姓名，没有填写内容，不列入本次办理`;
  return { rows, notes: [...notes, { tone: 'info', text }] };
}

/** ID numbers: 18 or 15 digits, masked, or with letters; account numbers never have this form. */
const ID_NUMBER = /^\d{15}$|^\d{18}$|[A-Z*]/i;

/**
 * Finds accounts by ID number. The hall knows masked numbers only, so the name must match too; an ambiguous match is ignored.
 * The index is built on first use.
 */
export class Identities {
  private readonly key: number;
  private readonly name: number;
  private byMask: Map<string, Identified[]> | undefined;

  constructor(
    columns: readonly ImportColumn[],
    private readonly accounts: () => Iterable<Identified>,
  ) {
    this.key = columns.findIndex(({ role }) => role === 'key');
    this.name = nameColumn(columns);
  }

  /** Replaces an ID number in the key cell with the account number if exactly one account matches number and name. */
  identify(cells: string[]): void {
    const text = cells[this.key] ?? '';
    if (!ID_NUMBER.test(text)) return;
    this.byMask ??= byMask(this.accounts());
    const name = comparedName(cells[this.name] ?? '');
    const alike = this.byMask.get(maskIdNumber(text.toUpperCase())) ?? [];
    const [found, ...others] = alike.filter(({ xingming }) => comparedName(xingming) === name);
    if (found && others.length === 0) cells[this.key] = found.grzh;
  }
}

/** Accounts of the expected rows. */
export function* rowAccounts<D>(rows: readonly ImportRow<D>[], columns: readonly ImportColumn[]): Iterable<Identified> {
  const [grzh, xingming, zjhm] = ['grzh', 'xingming', 'zjhm'].map((name) =>
    columns.findIndex((one) => one.name === name),
  );
  for (const { origin, cells } of rows) {
    const cell = (at = -1) => cells[at] ?? '';
    if (origin !== 'unmatched') yield { grzh: cell(grzh), xingming: cell(xingming), zjhm: cell(zjhm) };
  }
}

function byMask(accounts: Iterable<Identified>): Map<string, Identified[]> {
  const found = new Map<string, Identified[]>();
  for (const account of accounts) {
    const alike = found.get(account.zjhm);
    if (alike) alike.push(account);
    else found.set(account.zjhm, [account]);
  }
  return found;
}
