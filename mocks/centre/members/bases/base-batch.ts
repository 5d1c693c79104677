import type { BaseRow } from '@/api/unit/base-adjustment';
import type { PlainMonth } from '@/domain/dates';
import { adjustmentWarnings, dropsNotably, LEFT_UNCHANGED } from '@/domain/deposit/base-adjustment';
import { type Fen, formatMoney, moneyText, signedMoney } from '@/domain/money';
import { duplicatesOf, namesText, peopleText } from '@/domain/text/counts';
import { baseColumns } from '@/schema/unit/gj0203-base-adjustment';
import { storedFacts, storeFacts } from '../../cases/batch/row-facts';
import type { BatchRule } from '../../cases/rule';
import { persons, unitOf } from '../../kernel/people';
import { type Actor, actorOf, BusinessError, ownerId, REFUSED, type Transaction } from '../../kernel/transaction';
import { payingMembers } from './base-members';
import { type AssessedRow, assessRow, readRow } from './base-rows';

export interface BaseTotals {
  /** Month of effect of all rows; '' if they differ. */
  sxny: PlainMonth | '';
  /** Counts of members: adjusted, unchanged. */
  fsrs: number;
  btzrs: number;
  asxrs: number;
  axxrs: number;
  tzqzje: Fen;
  tzhzje: Fen;
  tsxx: string[];
}

/** Batch rule of GJ0203: each paying member of the unit exactly once. */
export const baseBatch: BatchRule<BaseRow, BaseTotals> = {
  label: '调整明细',
  columns: baseColumns,
  undone: (_, { btzyy }) => (btzyy === LEFT_UNCHANGED ? btzyy : ''),
  reader: (tx, actor) => {
    const members = payingMembers(tx.store, unitOf(tx, actor).dwzh);
    return (raw) => readRow(raw, members);
  },
  totals: (tx, actor, rows) => ({ ...totalsOf(assessRows(tx, actor, rows)), sxny: monthOfRows(rows) }),
  figures: ({ sxny, fsrs, btzrs, asxrs, axxrs, tzqzje, tzhzje }) => [
    { key: 'sxny', label: '生效年月', value: sxny },
    { key: 'fsrs', label: '调整人数', value: peopleText(fsrs) },
    { key: 'btzrs', label: '不调整人数', value: peopleText(btzrs) },
    { key: 'xe', label: '按上限 / 按下限', value: `${peopleText(asxrs)} / ${peopleText(axxrs)}` },
    { key: 'tzqzje', label: '调整前月缴存总额', value: moneyText(tzqzje) },
    { key: 'tzhzje', label: '调整后月缴存总额', value: moneyText(tzhzje) },
    { key: 'bde', label: '变动额', value: signedMoney(tzhzje - tzqzje, moneyText) },
  ],
  warnings: ({ tsxx }) => tsxx,
  handedIn: (tx, of, rows) => storeFacts(tx, of, assessRows(tx, actorOf(of.owner), rows).map(baseSums)),
  table: (tx, rows, { owner, ...of }) => {
    const stored = storedFacts<ReturnType<typeof baseSums>>(tx, of);
    const members = payingMembers(tx.store, ownerId(owner, 'unit'));
    const lm = [...BASE_COLUMNS, '调整前缴存基数', '调整前月缴存额', '调整后月缴存额', '变动额'];
    return {
      lm,
      key: BASE_KEY,
      count: rows.length,
      cells: (at) => {
        const row = rows[at];
        if (!row) return [];
        const member = members.get(row.grzh);
        const sums = stored?.[at] ?? (member && baseSums(assessRow(row, member)));
        if (!sums) return [...baseCells(tx, row), '--', '--', '--', '--'];
        const { former, formerMonthly, monthly } = sums;
        const shown = [former, formerMonthly, monthly].map((fen) => formatMoney(fen));
        return [...baseCells(tx, row), ...shown, signedMoney(monthly - formerMonthly)];
      },
    };
  },
};

export const baseSums = ({ former, formerMonthly, monthly }: AssessedRow) => ({ former, formerMonthly, monthly });

/** Columns of the list, for the case page and its receipt. */
export const BASE_COLUMNS = ['姓名', '个人账号', '上年月平均工资', '调整后缴存基数', '不调整原因', '职工已确认'];
/** Index of the column that identifies the row. */
export const BASE_KEY = 1;

export function baseCells({ store }: Transaction, { grzh, snypjgz, tzhgrjcjs, btzyy, sfqr }: BaseRow): string[] {
  return [
    persons(store).get(grzh)?.xingming ?? '',
    grzh,
    snypjgz ? formatMoney(snypjgz) : '--',
    tzhgrjcjs ? formatMoney(tzhgrjcjs) : '--',
    btzyy || '--',
    { '1': '是', '0': '否' }[sfqr] ?? '--',
  ];
}

/**
 * Validates all rows and computes their effect. @throws BusinessError if a member is missing or occurs twice, or has left the unit since
 */
export function assessRows(tx: Transaction, actor: Actor, rows: readonly BaseRow[]): AssessedRow[] {
  const members = payingMembers(tx.store, unitOf(tx, actor).dwzh);
  const seen = new Set<string>();
  const found: AssessedRow[] = [];
  for (const row of rows) {
    const member = members.get(row.grzh);
    if (!member)
      throw new BusinessError(
        REFUSED,
        `职工名册已变化（${goneText(tx, rows, members)}已不在正常缴存名册），请重新导入`,
      );
    seen.add(row.grzh);
    found.push(assessRow(row, member));
  }
  const doubled = duplicatesOf(rows.map(({ grzh }) => grzh));
  if (doubled.length > 0) throw new BusinessError(REFUSED, `${calledText(tx, doubled)}重复出现，请重新导入`);
  const missing = [...members.values()].filter(({ person }) => !seen.has(person.grzh));
  if (missing.length > 0) {
    const names = missing.map(({ person: { xingming, grzh } }) => `${xingming}（${grzh}）`);
    throw new BusinessError(REFUSED, `缺少${namesText(names)}，不调整的也须列明原因`);
  }
  return found;
}

/** Lists members of the rows who no longer pay in here: 张三（120000000001）. */
function goneText(tx: Transaction, rows: readonly BaseRow[], members: ReadonlyMap<string, unknown>): string {
  const gone = [...new Set(rows.map(({ grzh }) => grzh))].filter((grzh) => !members.has(grzh));
  return calledText(tx, gone);
}

const calledText = ({ store }: Transaction, accounts: readonly string[]): string =>
  namesText(accounts.map((grzh) => `${persons(store).get(grzh)?.xingming ?? ''}（${grzh}）`));

function monthOfRows(rows: readonly BaseRow[]): PlainMonth | '' {
  const [month = '', ...others] = new Set(rows.map(({ sxny }) => sxny));
  return others.length === 0 ? month : '';
}

function totalsOf(rows: readonly AssessedRow[]): Omit<BaseTotals, 'sxny'> {
  const adjusted = rows.filter((row) => row.adjusted);
  const atLimit = (clamp: string) => adjusted.filter((row) => row.clamp === clamp).length;
  const lowest = atLimit('lower');
  return {
    fsrs: adjusted.length,
    btzrs: rows.length - adjusted.length,
    asxrs: atLimit('upper'),
    axxrs: lowest,
    tzqzje: rows.reduce((sum, row) => sum + row.formerMonthly, 0n),
    tzhzje: rows.reduce((sum, row) => sum + row.monthly, 0n),
    tsxx: adjustmentWarnings({
      adjusted: adjusted.length,
      atLower: lowest,
      notableDrops: adjusted.filter((row) => dropsNotably(row.former, row.base)).length,
      allEqual: adjusted.every((row) => row.base === adjusted[0]?.base),
    }),
  };
}
