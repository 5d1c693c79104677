// 人员变动记录 and 其他住房资金明细 of a unit (docs/rules/lists.md, Unit).

import type { Page } from '@/api/person/person';
import type { ChangeRow, HousingRow } from '@/api/unit/unit-records';
import { type Fen, toYuan } from '@/domain/money';
import { namesText } from '@/domain/text/counts';
import { type CaseRecord, casesOf } from '../../cases/case-states';
import { isChanging, ruleOfCase } from '../../cases/registered';
import { type HousingFund, housingAccount, housingNote } from '../../kernel/accounts/housing-funds';
import { balanceOf, postingsOf } from '../../kernel/accounts/ledger';
import { chosenRows, type Paging, pageOfRows } from '../../kernel/list-page';
import { persons, unitOf } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import { type Actor, ownerOf, type Transaction } from '../../kernel/transaction';
import { type CounterChange, counterChangesOf } from '../info/counter-changes';
import { type TransferByOthers, transfersByOthers } from './unit-transfers';

const FUNDS: readonly HousingFund[] = ['1', '2', '3'];

interface Asked extends Paging {
  ksrq: string;
  jsrq: string;
}

/**
 * Returns the unit's submitted changes with their outcome, transfers by other parties, and the counter's changes before the hall; newest
 * first.
 */
export function listChanges(tx: Transaction, actor: Actor, request: Asked & { bdlx: string }): Page<ChangeRow> {
  const { dwzh } = unitOf(tx, actor);
  const rows = [
    ...casesOf(tx.store, ownerOf(actor)).map((record) => ({
      bdlx: record.ywlx,
      day: record.slsj.slice(0, 10),
      at: record.slsj + record.ywlsh,
      row: () => caseRow(tx, record),
    })),
    ...counterChangesOf(tx.store, dwzh).map((change) => ({
      bdlx: change.ywlx,
      day: change.day,
      at: change.day + change.id,
      row: () => counterRow(tx.store, change),
    })),
    ...transfersByOthers(tx, dwzh).map((moved) => ({
      bdlx: 'GJ0306',
      day: moved.day,
      at: moved.day + moved.ywlsh,
      row: () => rowByOthers(moved),
    })),
  ].filter(({ bdlx }) => isChanging(bdlx, 'members'));
  const chosen = chosenRows(rows, request, { same: ['bdlx'], day: ({ day }) => day, newest: ({ at }) => at });
  return pageOfRows(tx, chosen, request, ({ row }) => row());
}

function caseRow(tx: Transaction, record: CaseRecord): ChangeRow {
  const rule = ruleOfCase(record);
  return {
    xh: record.ywlsh,
    ywlsh: record.ywlsh,
    czrq: record.slsj.slice(0, 10),
    bdlx: record.ywlx,
    rs: rule?.members?.(record.values) ?? 0,
    mx: namesText(rule?.rows?.(tx, record)?.rows.map(([name = '']) => name) ?? []),
    jbrxm: record.jbr?.jbrxm ?? '',
    zt: record.ywzt,
    bldw: '',
  };
}

/** Returns a row without the number of the case, which belongs to another owner. */
function rowByOthers({ ywlsh, day, by, names }: TransferByOthers): ChangeRow {
  const row = { xh: `zy:${ywlsh}`, ywlsh: '', czrq: day, bdlx: 'GJ0306', rs: names.length, mx: namesText(names) };
  return { ...row, jbrxm: '', zt: '99', bldw: by };
}

function counterRow(store: Store, { id, ywlx, day, grzhs }: CounterChange): ChangeRow {
  const mx = namesText(grzhs.map((grzh) => persons(store).get(grzh)?.xingming ?? ''));
  return { xh: id, ywlsh: '', czrq: day, bdlx: ywlx, rs: grzhs.length, mx, jbrxm: '', zt: '99', bldw: '' };
}

/** Returns all movements with running balance, newest first; optionally of one fund. */
export function listHousing(
  tx: Transaction,
  actor: Actor,
  request: Asked & { zjlx: string },
): Page<HousingRow> & { ye: string } {
  const { dwzh } = unitOf(tx, actor);
  const funds = FUNDS.filter((fund) => !request.zjlx || fund === request.zjlx);
  const rows = funds.flatMap((fund) => {
    let balance: Fen = 0n;
    return postingsOf(tx.store, housingAccount(dwzh, fund)).map(({ entry, line }): HousingRow => {
      balance += line.fen;
      return {
        id: entry.id,
        zjlx: fund,
        jzrq: entry.date,
        zhaiyao: entry.zhaiyao,
        sr: toYuan(line.fen > 0n ? line.fen : 0n),
        zc: toYuan(line.fen < 0n ? -line.fen : 0n),
        ye: toYuan(balance),
        dx: housingNote(tx.store, entry.id),
      };
    });
  });
  const chosen = chosenRows(rows, request, { day: ({ jzrq }) => jzrq, newest: ({ jzrq }) => jzrq });
  const sum = funds.reduce((fen, fund) => fen + balanceOf(tx.store, housingAccount(dwzh, fund)), 0n);
  return { ...pageOfRows(tx, chosen, request), ye: toYuan(sum) };
}
