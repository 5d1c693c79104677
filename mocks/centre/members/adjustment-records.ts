import type { Page } from '@/api/person/person';
import type { AdjustmentRow } from '@/api/unit/unit-terms';
import { toYuan } from '@/domain/money';
import { type CaseRecord, casesOf } from '../cases/case-states';
import { isChanging } from '../cases/registered';
import { chosenRows, type Paging, pageOfRows } from '../kernel/list-page';
import { unitOf } from '../kernel/people';
import { type Actor, ownerOf, type Transaction } from '../kernel/transaction';
import { type CounterChange, counterChangesOf } from './info/counter-changes';

/** 基数/比例调整记录: adjustments in the hall and earlier ones at the counter, by month of effect, latest first; optionally of one deposit year. */
export function listAdjustments(
  tx: Transaction,
  actor: Actor,
  request: Paging & { ksny: string; jsny: string },
): Page<AdjustmentRow> {
  const { dwzh } = unitOf(tx, actor);
  const all = [
    ...casesOf(tx.store, ownerOf(actor)).filter(isAdjustment).map(rowOf),
    ...counterChangesOf(tx.store, dwzh).filter(isAdjustment).map(counterRow),
  ];
  const chosen = chosenRows(all, request, { month: ({ sxny }) => sxny, newest: ({ sxny, ywlsh }) => sxny + ywlsh });
  return pageOfRows(tx, chosen, request);
}

const isAdjustment = ({ ywlx }: { ywlx: string }) => isChanging(ywlx, 'terms');

function rowOf({ ywlsh, ywlx, ywzt, values }: CaseRecord): AdjustmentRow {
  return {
    xh: ywlsh,
    ywlsh,
    ywlx,
    sxny: values.sxny ?? '',
    fsrs: Number(values.fsrs ?? ''),
    tzqje: values.tzqzje ?? '',
    tzhje: values.tzhzje ?? '',
    ywzt,
  };
}

function counterRow({ id, ywlx, sxny, grzhs, before, after }: CounterChange): AdjustmentRow {
  const sums = { tzqje: toYuan(before), tzhje: toYuan(after) };
  return { xh: id, ywlsh: '', ywlx, sxny, fsrs: grzhs.length, ...sums, ywzt: '99' };
}
