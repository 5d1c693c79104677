import { addDays, type PlainDate } from '@/domain/dates';
import { policyCount } from '../../data/policy';
import { endCase } from '../cases/case-end';
import { type CaseRecord, cases } from '../cases/case-states';
import { remindToCorrect } from '../cases/decision-messages';
import { drafts, removeDraft } from '../cases/drafts';
import { signersText } from '../cases/signatures/signatures';
import { deskOn } from '../kernel/desk';
import type { Store } from '../kernel/store';

/** Who cannot come may still agree: from anywhere by the link, or by somebody with a mandate. */
const UNSIGNED_HELP =
  '重新申请，短信中的签署链接在境外也能打开；不能用手机签署的，凭经公证的授权委托书由代理人到柜台办理';

/** Cases that wait for the applicant lapse the day after their deadline; who is to correct something hears it some days before. */
export function expireCases(store: Store, day: PlainDate): void {
  const desk = deskOn(store, day);
  const reminded = addDays(day, policyCount('p.bzTx'));
  for (const record of [...cases(store).values()]) {
    if (record.deadline === undefined) continue;
    if (record.ywzt === '97' && record.deadline === reminded) remindToCorrect(desk, record);
    if (day <= record.deadline) continue;
    const yy = lapseReason(store, record);
    const xyb = record.ywzt === '97' ? '重新申请' : UNSIGNED_HELP;
    const sbyy = { yy, gz: '本中心业务管理办法', xyb };
    endCase(desk, record, { to: '86', jdmc: '逾期失效', clr: '系统', yj: yy, change: { sbyy } });
  }
}

function lapseReason(store: Store, { deadline, ywlsh, ywzt }: CaseRecord): string {
  if (ywzt === '97') return `截至${deadline}未收到补正`;
  return [`截至${deadline}未全部签署确认`, signersText(store, ywlsh)].filter(Boolean).join('；');
}

export function expireDrafts(store: Store, day: PlainDate): void {
  for (const draft of [...drafts(store).values()]) {
    if (draft.yxq < day) removeDraft(store, draft.key);
  }
}
