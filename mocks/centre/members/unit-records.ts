// 人员变动记录 and 其他住房资金明细 of a unit (domain catalogue 12.2).

import type { Page } from '@/api/person';
import type { ChangeRow, HousingRow } from '@/api/unit-records';
import { namesText } from '@/domain/counts';
import { type Fen, toYuan } from '@/domain/money';
import { type CaseRecord, casesOf } from '../cases/case-states';
import { isChanging, ruleOfCase } from '../cases/registered';
import { type Actor, type Desk, ownerOf } from '../kernel/desk';
import { type HousingFund, housingAccount, housingNote } from '../kernel/housing-funds';
import { balanceOf, postingsOf } from '../kernel/ledger';
import { chosenRows, type Paging, pageOfRows } from '../kernel/list-page';
import { persons, unitOf } from '../kernel/people';
import type { Store } from '../kernel/store';
import { type CounterChange, counterChangesOf } from './counter-changes';
import { type TransferByOthers, transfersByOthers } from './unit-transfers';

const FUNDS: readonly HousingFund[] = ['1', '2', '3'];

interface Asked extends Paging {
  ksrq: string;
  jsrq: string;
}

/** What the unit handed in and what became of it, who was moved by somebody else, and what the counter did before the hall; newest first. */
export function listChanges(desk: Desk, actor: Actor, asked: Asked & { bdlx: string }): Page<ChangeRow> {
  const { dwzh } = unitOf(desk, actor);
  const rows = [
    ...casesOf(desk.store, ownerOf(actor)).map((record) => ({
      bdlx: record.ywlx,
      day: record.slsj.slice(0, 10),
      at: record.slsj + record.ywlsh,
      row: () => caseRow(desk, record),
    })),
    ...counterChangesOf(desk.store, dwzh).map((change) => ({
      bdlx: change.ywlx,
      day: change.day,
      at: change.day + change.id,
      row: () => counterRow(desk.store, change),
    })),
    ...transfersByOthers(desk, dwzh).map((moved) => ({
      bdlx: 'GJ0306',
      day: moved.day,
      at: moved.day + moved.ywlsh,
      row: () => rowByOthers(moved),
    })),
  ].filter(({ bdlx }) => isChanging(bdlx, 'members'));
  const chosen = chosenRows(rows, asked, { same: ['bdlx'], day: ({ day }) => day, newest: ({ at }) => at });
  return pageOfRows(desk, chosen, asked, ({ row }) => row());
}

function caseRow(desk: Desk, record: CaseRecord): ChangeRow {
  const rule = ruleOfCase(record);
  return {
    xh: record.ywlsh,
    ywlsh: record.ywlsh,
    czrq: record.slsj.slice(0, 10),
    bdlx: record.ywlx,
    rs: rule?.members?.(record.values) ?? 0,
    mx: namesText(rule?.rows?.(desk, record)?.rows.map(([name = '']) => name) ?? []),
    jbrxm: record.jbr?.jbrxm ?? '',
    zt: record.ywzt,
    bldw: '',
  };
}

/** Without the number of the case, which is the other one's own. */
function rowByOthers({ ywlsh, day, by, names }: TransferByOthers): ChangeRow {
  const row = { xh: `zy:${ywlsh}`, ywlsh: '', czrq: day, bdlx: 'GJ0306', rs: names.length, mx: namesText(names) };
  return { ...row, jbrxm: '', zt: '99', bldw: by };
}

function counterRow(store: Store, { id, ywlx, day, grzhs }: CounterChange): ChangeRow {
  const mx = namesText(grzhs.map((grzh) => persons(store).get(grzh)?.xingming ?? ''));
  return { xh: id, ywlsh: '', czrq: day, bdlx: ywlx, rs: grzhs.length, mx, jbrxm: '', zt: '99', bldw: '' };
}

/** Every movement with the balance after it, newest first; of one kind of money or of all. */
export function listHousing(
  desk: Desk,
  actor: Actor,
  asked: Asked & { zjlx: string },
): Page<HousingRow> & { ye: string } {
  const { dwzh } = unitOf(desk, actor);
  const funds = FUNDS.filter((fund) => !asked.zjlx || fund === asked.zjlx);
  const rows = funds.flatMap((fund) => {
    let balance: Fen = 0n;
    return postingsOf(desk.store, housingAccount(dwzh, fund)).map(({ entry, line }): HousingRow => {
      balance += line.fen;
      return {
        id: entry.id,
        zjlx: fund,
        jzrq: entry.date,
        zhaiyao: entry.zhaiyao,
        sr: toYuan(line.fen > 0n ? line.fen : 0n),
        zc: toYuan(line.fen < 0n ? -line.fen : 0n),
        ye: toYuan(balance),
        dx: housingNote(desk.store, entry.id),
      };
    });
  });
  const chosen = chosenRows(rows, asked, { day: ({ jzrq }) => jzrq, newest: ({ jzrq }) => jzrq });
  const sum = funds.reduce((fen, fund) => fen + balanceOf(desk.store, housingAccount(dwzh, fund)), 0n);
  return { ...pageOfRows(desk, chosen, asked), ye: toYuan(sum) };
}
