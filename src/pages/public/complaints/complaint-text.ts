import type { ComplaintState } from '@/api/public/complaints';
import type { StateTone } from '@/ui/state/StateMark';

/** States of a complaint (docs/rules/complaints-and-evaluation.md), as word, icon and colour. */
export const COMPLAINT_STATES: Readonly<Record<ComplaintState, { label: string; tone: StateTone }>> = {
  '1': { label: '待受理', tone: 'waiting' },
  '2': { label: '办理中', tone: 'waiting' },
  '3': { label: '已答复', tone: 'done' },
  '4': { label: '已评价', tone: 'done' },
};

/** Format of a complaint number: TS, the date and six digits. */
export function isComplaintNumber(text: string): boolean {
  return /^TS\d{14}$/.test(text);
}

/** One text for missing and non-public complaints, so that they cannot be told apart. */
export const NOT_SHOWN = '没有找到这件诉求，或它没有公开。您提交的诉求，请登录后在“我的诉求”中查看。';

/** After a lost response, which the page answers by loading the complaint anew. */
export const LOST = '没有收到中心的答复，可能已经提交。本页已重新查询：仍可提交的，请再提交一次，不会重复登记。';
