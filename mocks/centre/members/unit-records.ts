// 人员变动记录 and 其他住房资金明细 of a unit (domain catalogue 12.2).

import type { Page } from '@/api/person';
import type { ChangeRow, HousingRow } from '@/api/unit-records';
import { type Fen, toYuan } from '@/domain/money';
import { casesOf } from '../cases/case-states';
import { ruleOfCase } from '../cases/registered';
import { type Actor, type Desk, ownerOf } from '../kernel/desk';
import { type HousingFund, housingAccount, housingNote } from '../kernel/housing-funds';
import { balanceOf, postingsOf } from '../kernel/ledger';
import { pageOfRows } from '../kernel/list-page';
import { unitOf } from '../kernel/people';

/** Businesses by which people come and go (dictionary rybdlx). */
const CHANGES = ['GJ0301', 'GJ0304', 'GJ0305', 'GJ0306'];
const FUNDS: readonly HousingFund[] = ['1', '2', '3'];
/** So many are named, the others counted. */
const NAMED = 3;

interface Asked {
  ksrq: string;
  jsrq: string;
  page: number;
  size: number;
}

const within = ({ ksrq, jsrq }: Asked, day: string) => (!ksrq || day >= ksrq) && (!jsrq || day <= jsrq);

/** What the unit handed in, newest first, and what became of it. */
export function listChanges(desk: Desk, actor: Actor, asked: Asked & { bdlx: string }): Page<ChangeRow> {
  const rows = casesOf(desk.store, ownerOf(actor))
    .filter(({ ywlx, slsj }) => CHANGES.includes(ywlx) && within(asked, slsj.slice(0, 10)))
    .filter(({ ywlx }) => !asked.bdlx || ywlx === asked.bdlx)
    .sort((a, b) => (a.slsj + a.ywlsh < b.slsj + b.ywlsh ? 1 : -1));
  const page = pageOfRows(desk, rows, asked);
  return {
    ...page,
    list: page.list.map((record) => {
      const rule = ruleOfCase(record);
      const names = rule?.rows?.(desk, record)?.rows.map(([name = '']) => name) ?? [];
      const more = names.length > NAMED ? `等${names.length}人` : '';
      return {
        ywlsh: record.ywlsh,
        czrq: record.slsj.slice(0, 10),
        bdlx: record.ywlx,
        rs: rule?.members?.(record.values) ?? 0,
        mx: `${names.slice(0, NAMED).join('、')}${more}`,
        jbrxm: record.jbr?.jbrxm ?? '',
        zt: record.ywzt,
      };
    }),
  };
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
  const chosen = rows
    .filter(({ jzrq }) => within(asked, jzrq))
    .reverse()
    .sort((a, b) => (a.jzrq < b.jzrq ? 1 : a.jzrq > b.jzrq ? -1 : 0));
  const sum = funds.reduce((fen, fund) => fen + balanceOf(desk.store, housingAccount(dwzh, fund)), 0n);
  return { ...pageOfRows(desk, chosen, asked), ye: toYuan(sum) };
}
