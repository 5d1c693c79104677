import { maskIdNumber } from '@/domain/mask';
import { comparedName } from '@/domain/person-name';
import { nameColumn, type Row } from './held-row';
import type { Identified, ImportColumn } from './import-definition';

/** A card of 18 characters, an old one of 15, one masked as the hall shows it, another paper with letters: no account's number is so. */
const ID_NUMBER = /^\d{15}$|^\d{18}$|[A-Z*]/i;

/**
 * Accounts by the number of the person's card, where a file or a person gives that one instead. The hall knows the numbers
 * masked, so the name must be right too; with two of one name nothing is guessed. Put in order when it is first asked.
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

  /** Puts the account's number where exactly one account's holder has the number and name that stand there. */
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

/** Whose the rows are that the centre expects. */
export function* accountsOf<D>(rows: readonly Row<D>[], columns: readonly ImportColumn[]): Iterable<Identified> {
  const [grzh, xingming, zjhm] = ['grzh', 'xingming', 'zjhm'].map((name) =>
    columns.findIndex((one) => one.name === name),
  );
  for (const { foreign, cells } of rows) {
    const cell = (at = -1) => cells[at] ?? '';
    if (!foreign) yield { grzh: cell(grzh), xingming: cell(xingming), zjhm: cell(zjhm) };
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
