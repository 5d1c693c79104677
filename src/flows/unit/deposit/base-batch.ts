import {
  type BaseBatch,
  closeBaseBatch,
  fetchBaseMembers,
  fetchBaseRows,
  openBaseBatch,
  sendBasePart,
} from '@/api/base-adjustment';
import type { LabelledValue } from '@/api/business';
import { abortedError } from '@/api/errors';
import type { Page } from '@/api/person';
import { formatMoney } from '@/domain/money';
import type { SentBatch } from '@/engine/import/import-wiring';

/** Members, and rows of a batch, are fetched by so many. */
const PAGE = 2_000;
/** Rows of one part on their way to the centre: small enough that the page never stalls over one. */
const PART = 1_000;

const SEALED = '02';

/** The unit's members in the order of the import's columns, in pages, and the account numbers of the sealed. */
export async function loadMembers(signal: AbortSignal): Promise<{ pages: string[][][]; sealed: string[] }> {
  const sealed: string[] = [];
  const pages: string[][][] = [];
  for await (const { list } of pagesOf((page) => fetchBaseMembers(page, PAGE, { signal }))) {
    const paying = list.filter(({ grzhzt }) => grzhzt !== SEALED);
    sealed.push(...list.filter(({ grzhzt }) => grzhzt === SEALED).map(({ grzh }) => grzh));
    pages.push(
      paying.map(({ grzh, xingming, zjhm, tzqgrjcjs, dwjcbl, grjcbl }) => [
        ...[grzh, xingming, zjhm, tzqgrjcjs, dwjcbl, grjcbl],
        // Wage, reason, confirmed by the member.
        ...['', '', ''],
      ]),
    );
  }
  return { pages, sealed };
}

/** The rows of a batch that was sent, to go on with them. */
export async function loadRows(value: string, signal: AbortSignal): Promise<Record<string, string>[][]> {
  const batch = readBatch(value);
  const found: Record<string, string>[][] = [];
  if (!batch) return found;
  for await (const { list } of pagesOf((page) => fetchBaseRows(batch.pcbh, page, PAGE, { signal }))) {
    found.push(list.map(({ sfqr, ...row }) => ({ ...row, sfqr: sfqr === '' ? '' : sfqr === '1' ? '是' : '否' })));
  }
  return found;
}

/** Sends the rows part by part under the business number; the centre answers its own totals, which the field keeps. */
export async function sendBatch(ywlsh: string, batch: SentBatch, signal: AbortSignal): Promise<string> {
  const parts = Math.max(Math.ceil(batch.total / PART), 1);
  const { pcbh } = await openBaseBatch(ywlsh, parts);
  for (let part = 1; part <= parts; part += 1) {
    if (signal.aborted) throw abortedError();
    await sendBasePart(pcbh, part, await batch.rows((part - 1) * PART, PART));
    batch.progress(part / (parts + 1));
  }
  return JSON.stringify(await closeBaseBatch(pcbh));
}

/** What the field keeps; undefined for a draft that says something else. */
export function readBatch(value: string): BaseBatch | undefined {
  try {
    const read: unknown = JSON.parse(value);
    const known = typeof read === 'object' && read !== null && 'pcbh' in read && typeof read.pcbh === 'string';
    // Written by sendBatch alone, from the centre's answer.
    return known ? (read as BaseBatch) : undefined;
  } catch {
    return undefined;
  }
}

export function batchFigures(value: string): LabelledValue[] {
  const batch = readBatch(value);
  if (!batch) return [];
  return [
    { label: '明细批次号', value: batch.pcbh },
    { label: '调整人数', value: `${batch.fsrs}人` },
    { label: '不调整人数', value: `${batch.btzrs}人` },
    { label: '按上限 / 按下限', value: `${batch.asxrs}人 / ${batch.axxrs}人` },
    { label: '调整前月缴存总额', value: formatMoney(batch.tzqzje) },
    { label: '调整后月缴存总额', value: formatMoney(batch.tzhzje) },
  ];
}

async function* pagesOf<T>(fetch: (page: number) => Promise<Page<T>>): AsyncGenerator<Page<T>> {
  for (let page = 1, seen = 0; ; page += 1) {
    const answer = await fetch(page);
    seen += answer.list.length;
    yield answer;
    if (answer.list.length === 0 || seen >= Number(answer.total)) return;
  }
}
