import type { PlainDate } from '@/domain/dates';
import { bookHousing, type HousingFund } from '../centre/kernel/accounts/housing-funds';
import type { Store } from '../centre/kernel/store';
import { HUAXIA } from './person';

type Stage = 'start' | 'between' | 'now';
type Row = readonly [fund: HousingFund, zhaiyao: string, fen: bigint, dx: string];

/** 华夏精密 once sold its own homes, keeps their repair fund and pays subsidies to later employees. */
const ROWS: Readonly<Record<Stage, readonly Row[]>> = {
  start: [
    ['1', '公有住房出售', 38_642_000n, '机械厂家属院3号楼'],
    ['2', '售房款提取维修资金', 7_728_400n, '机械厂家属院3号楼'],
    ['3', '单位缴存住房补贴', 24_000_000n, '2023年度'],
  ],
  between: [
    ['1', '公有住房出售', 12_930_000n, '机械厂家属院5号楼1单元'],
    ['2', '屋面防水维修', -1_865_050n, '机械厂家属院3号楼'],
    ['3', '支付住房补贴', -3_600_000n, '赵敏'],
  ],
  now: [
    ['1', '售房款支付住房补贴', -6_000_000n, '2026年度'],
    ['2', '电梯大修', -2_341_780n, '机械厂家属院3号楼'],
    ['3', '售房款转入', 6_000_000n, '2026年度'],
    ['3', '支付住房补贴', -2_880_000n, '张建国'],
  ],
};

/** Entries at one point of the ledger's history, in the order of their days. */
export function seedHousingFunds(store: Store, stage: Stage, date: PlainDate): void {
  for (const [at, [fund, zhaiyao, fen, dx]] of ROWS[stage].entries()) {
    bookHousing(store, { id: `qtzj:${HUAXIA}:${stage}:${at}`, dwzh: HUAXIA, fund, date, zhaiyao, fen, dx });
  }
}
