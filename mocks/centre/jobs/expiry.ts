import { addDays, type PlainDate } from '@/domain/dates';
import { policy, policyCount } from '../../data/policy/policy';
import { operatorOf } from '../access/current-operator';
import { notify } from '../access/notify';
import { endCase } from '../cases/case-end';
import { type CaseRecord, cases, MOVES } from '../cases/case-states';
import { lapseCase } from '../cases/close-unsuccessful';
import { remindToCorrect, remindToSign } from '../cases/decision-messages';
import type { DraftRecord } from '../cases/drafts/draft-record';
import { DRAFT_BOXES, drafts, removeDraft } from '../cases/drafts/drafts';
import { pendingPartiesText } from '../cases/pending-parties';
import { ruleOfCase } from '../cases/registered';
import { signersText } from '../cases/signatures/signatures';
import { youOf } from '../kernel/messages/messages';
import type { Store } from '../kernel/store';
import { actorOf, type Transaction, transactionOn } from '../kernel/transaction';

/** Advice for signers who cannot come: the link works from anywhere, and an agent may sign with a mandate. */
const UNSIGNED_HELP =
  '重新申请；签署人在境外也能打开短信中的签署链接，不能用手机签署的，凭经公证的授权委托书由代理人到柜台办理';

/** Daily job: ends cases whose subject is gone, expires cases the day after their deadline, and reminds the party to act some days before. */
export function expireCases(store: Store, day: PlainDate): void {
  const tx = transactionOn(store, day);
  const [reminded, signing] = [addDays(day, policyCount('p.bzTx')), addDays(day, policyCount('p.qsTx'))];
  for (const record of [...cases(store).values()]) {
    const gone = MOVES[record.ywzt].includes('86') ? ruleOfCase(record)?.lapses?.(store, record) : undefined;
    if (gone) lapseCase(tx, record, gone);
    if (gone || record.deadline === undefined) continue;
    if (record.ywzt === '97' && record.deadline === reminded) remindToCorrect(tx, record);
    if (record.ywzt !== '97' && record.deadline === signing) remindToSign(tx, record);
    if (day <= record.deadline) continue;
    const sbyy = record.ywzt === '97' ? uncorrected(record) : unagreed(store, record);
    endCase(tx, record, { to: '86', jdmc: '逾期失效', clr: '系统', yj: sbyy.yy, change: { sbyy } });
  }
}

const uncorrected = ({ deadline }: CaseRecord) => ({
  yy: `截至${deadline}未收到补正`,
  gz: policy('p.bzQx').basis,
  xyb: '重新申请',
});

/** Names the missing signers and statements; the advice on remote signing is given only if a signature is missing. */
function unagreed(store: Store, record: CaseRecord) {
  const { deadline, ywlsh } = record;
  const others = (ruleOfCase(record)?.awaits?.(store, record) ?? []).filter(({ waits }) => waits !== '');
  const yy = [`截至${deadline}未等到${pendingPartiesText(store, ywlsh, others)}`, signersText(store, record)];
  const again = pendingPartiesText(store, ywlsh) === '' ? '重新申请' : UNSIGNED_HELP;
  const first = others
    .map((one) => one.first)
    .filter(Boolean)
    .join('、');
  return {
    yy: yy.filter(Boolean).join('；'),
    gz: policy('p.qsQx').basis,
    xyb: first === '' ? again : `先${first}，再${again}`,
  };
}

/** Daily job: deletes expired drafts, and notifies their authors some days before and after the deletion. */
export function expireDrafts(store: Store, day: PlainDate): void {
  const tx = transactionOn(store, day);
  const reminded = addDays(day, policyCount('p.cgTx'));
  for (const draft of [...drafts(store).values()]) {
    // A correction has its own reminder.
    const returned = cases(store).get(draft.ywlsh)?.ywzt === '97';
    if (draft.yxq === reminded && !returned) notifyOfDraft(tx, draft, false);
    if (draft.yxq >= day) continue;
    removeDraft(store, draft.key);
    if (!returned) notifyOfDraft(tx, draft, true);
  }
}

function notifyOfDraft(tx: Transaction, draft: DraftRecord, expired: boolean): void {
  const { owner, czy, ywlx, ywmc, bcsj, yxq } = draft;
  const actor = actorOf(owner);
  const data = { key: `${owner}-${ywlx}-${bcsj}`, ywmc, yxq, page: DRAFT_BOXES[actor.kind] };
  if (actor.kind === 'unit') {
    // Recipient: the operator who saved it last.
    const jbr = operatorOf(tx, { ...actor, operator: czy });
    const id = expired ? 'unit-draft-expired' : 'unit-draft-expiring';
    notify(tx, owner, id, { ...data, whose: '贵单位' }, { jbr });
  } else notify(tx, owner, expired ? 'draft-expired' : 'draft-expiring', { ...data, whose: `${youOf(draft)}的` });
}
