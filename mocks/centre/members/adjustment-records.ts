import type { Page } from '@/api/person';
import type { AdjustmentRow } from '@/api/unit-terms';
import { toYuan } from '@/domain/money';
import { type CaseRecord, casesOf } from '../cases/case-states';
import { isChanging } from '../cases/registered';
import { type Actor, type Desk, ownerOf } from '../kernel/desk';
import { chosenRows, type Paging, pageOfRows } from '../kernel/list-page';
import { unitOf } from '../kernel/people';
import { type CounterChange, counterChangesOf } from './counter-changes';

/** 基数/比例调整记录: what was adjusted from when on, in the hall or at the counter before it, the latest month first; of one deposit year where one is asked for. */
export function listAdjustments(
  desk: Desk,
  actor: Actor,
  asked: Paging & { ksny: string; jsny: string },
): Page<AdjustmentRow> {
  const { dwzh } = unitOf(desk, actor);
  const all = [
    ...casesOf(desk.store, ownerOf(actor)).filter(isAdjustment).map(rowOf),
    ...counterChangesOf(desk.store, dwzh).filter(isAdjustment).map(counterRow),
  ];
  const chosen = chosenRows(all, asked, { month: ({ sxny }) => sxny, newest: ({ sxny, ywlsh }) => sxny + ywlsh });
  return pageOfRows(desk, chosen, asked);
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
