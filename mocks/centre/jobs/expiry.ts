import type { PlainDate } from '@/domain/dates';
import { ruleOfCase } from '../businesses/registered';
import { cases, movedCase } from '../case-states';
import { deskOn } from '../desk';
import { drafts, giveDraftBack, removeDraft } from '../drafts';
import { sendMessage } from '../messages';
import { signersText } from '../signatures';
import type { Store } from '../store';

/** Cases that wait for the applicant lapse the day after their deadline. */
export function expireCases(store: Store, day: PlainDate): void {
  for (const record of [...cases(store).values()]) {
    if (record.deadline === undefined || day <= record.deadline) continue;
    const yj = `截至${record.deadline}未收到答复，申请已失效`;
    const move = { to: '86', jdmc: '逾期失效', clr: '系统', yj } as const;
    giveDraftBack(store, record.draft, '', `${day} 00:00:00`);
    const ended = movedCase(record, move, day, `${day} 00:00:00`);
    cases(store).put(record.ywlsh, ended);
    ruleOfCase(ended)?.ended?.(deskOn(store, day), ended);
    sendMessage(store, {
      xxId: `sx-${record.ywlsh}`,
      owner: record.owner,
      title: `${record.ywmc}已失效`,
      nr: `您的${record.ywmc}（${record.ywlsh}）${yj}，可重新申请。${signersText(store, record.ywlsh)}`,
      xxlx: '办件通知',
      fssj: `${day} 09:00:00`,
      ywlsh: record.ywlsh,
    });
  }
}

export function expireDrafts(store: Store, day: PlainDate): void {
  for (const draft of [...drafts(store).values()]) {
    if (draft.yxq < day) removeDraft(store, draft.key);
  }
}
