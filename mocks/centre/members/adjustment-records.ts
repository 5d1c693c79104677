import type { Page } from '@/api/person';
import type { AdjustmentRow } from '@/api/unit-terms';
import { fundTime } from '@/domain/dates';
import { type CaseRecord, casesOf } from '../cases/case-states';
import { type Actor, type Desk, ownerOf } from '../kernel/desk';

const ADJUSTMENTS = ['GJ0203', 'GJ0204'];

/** 基数/比例调整记录: what was adjusted from when on, the latest month first; of one deposit year where one is asked for. */
export function listAdjustments(
  desk: Desk,
  actor: Actor,
  { ksny, jsny, page, size }: { ksny: string; jsny: string; page: number; size: number },
): Page<AdjustmentRow> {
  const all = casesOf(desk.store, ownerOf(actor))
    .filter(
      ({ ywlx, values: { sxny = '' } }) =>
        ADJUSTMENTS.includes(ywlx) && (!ksny || sxny >= ksny) && (!jsny || sxny <= jsny),
    )
    .map(rowOf)
    .sort((a, b) => (a.sxny + a.ywlsh < b.sxny + b.ywlsh ? 1 : -1));
  const from = (page - 1) * size;
  return { list: all.slice(from, from + size), total: all.length, sjjz: fundTime(desk.now()) };
}

function rowOf({ ywlsh, ywlx, ywzt, values }: CaseRecord): AdjustmentRow {
  return {
    ywlsh,
    ywlx,
    sxny: values.sxny ?? '',
    fsrs: Number(values.fsrs ?? ''),
    tzqje: values.tzqzje ?? '',
    tzhje: values.tzhzje ?? '',
    ywzt,
  };
}
