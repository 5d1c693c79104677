import type { ComplaintState } from '@/api/complaints';
import type { StateTone } from '@/ui/StateMark';

/** States of a complaint (domain catalogue 13), as word, icon and colour. */
export const STATES: Readonly<Record<ComplaintState, { label: string; tone: StateTone }>> = {
  '1': { label: '待受理', tone: 'waiting' },
  '2': { label: '办理中', tone: 'waiting' },
  '3': { label: '已答复', tone: 'done' },
  '4': { label: '已评价', tone: 'done' },
};

/** Numbers of complaints are TS, the day and six digits: nothing else is asked for. */
export function isComplaintNumber(text: string): boolean {
  return /^TS\d{14}$/.test(text);
}

/** In place of one that cannot be shown, for whatever reason: none of them can be told apart. */
export const NOT_SHOWN = '没有找到这件诉求，或它没有公开。您提交的诉求，请登录后在“我的诉求”中查看。';
