import { maskIdNumber } from '@/domain/mask';
import { parseYuan, toYuan } from '@/domain/money';
import type { PayrollRow } from '@/domain/remittance';
import type { DraftBlocks } from '@/engine/draft/draft-blocks';

/** A payroll that was compared, and what has been said to it. */
export interface KeptPayroll {
  /** Of the file. */
  name: string;
  /** Its rows, as `writeKept` makes them: only the worker reads them. */
  kept: readonly string[];
  /** Mark of the differences that were looked at; '' for none. */
  looked: string;
}

const FIELD = 'gzwj';
const TOGETHER = 500;

type KeptRow = readonly [hh: number, grzh: string, xingming: string, zjhm: string, grjcjs: string];

/** Keeps a payroll with the draft. */
export function keepPayroll(blocks: DraftBlocks, { name, kept, looked }: KeptPayroll): void {
  const texts = [JSON.stringify({ name, looked }), ...kept];
  blocks.put(FIELD, [...texts.entries()], texts.length);
}

/** The payroll of the draft, null where there is none. @throws ApiError */
export async function keptPayroll(blocks: DraftBlocks, signal: AbortSignal): Promise<KeptPayroll | null> {
  const [head, ...kept] = await blocks.read(FIELD, signal);
  if (head === undefined) return null;
  // Written above and by nobody else.
  const { name, looked } = JSON.parse(head) as Pick<KeptPayroll, 'name' | 'looked'>;
  return { name, looked, kept };
}

/** Rows as texts; of the ID numbers only what the comparison needs, which is masked. */
export function writeKept(rows: readonly PayrollRow[]): string[] {
  const texts: string[] = [];
  for (let from = 0; from < rows.length; from += TOGETHER) {
    texts.push(JSON.stringify(rows.slice(from, from + TOGETHER).map(keptRow)));
  }
  return texts;
}

export function readKept(texts: readonly string[]): PayrollRow[] {
  const rows = texts.flatMap((text) => JSON.parse(text) as KeptRow[]);
  return rows.map(([hh, grzh, xingming, zjhm, base]) => ({ hh, grzh, xingming, zjhm, grjcjs: parseYuan(base) }));
}

function keptRow({ hh, grzh, xingming, zjhm, grjcjs }: PayrollRow): KeptRow {
  return [hh, grzh, xingming, maskIdNumber(zjhm), grjcjs === undefined ? '' : toYuan(grjcjs)];
}
