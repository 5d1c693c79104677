import { addDays, fundTime, type PlainDate } from '@/domain/dates';
import { policy, policyCount } from '../../data/policy';
import { operatorOf } from '../access/acting';
import { endCase } from '../cases/case-end';
import { type CaseRecord, cases } from '../cases/case-states';
import { remindToCorrect, remindToSign } from '../cases/decision-messages';
import type { DraftRecord } from '../cases/draft-record';
import { DRAFT_BOXES, drafts, removeDraft } from '../cases/drafts';
import { missingWords } from '../cases/others-note';
import { ruleOfCase } from '../cases/registered';
import { signersText } from '../cases/signatures/signatures';
import { actorOf, type Desk, deskOn } from '../kernel/desk';
import { sendMessage, youOf } from '../kernel/messages';
import type { Store } from '../kernel/store';
import { tellUnit } from '../remittance/tell-unit';

/** Who cannot come may still agree: from anywhere by the link, or by somebody with a mandate. */
const UNSIGNED_HELP =
  '重新申请；签署人在境外也能打开短信中的签署链接，不能用手机签署的，凭经公证的授权委托书由代理人到柜台办理';

/** Cases that wait for the applicant or for others lapse the day after their deadline; whoever is to act hears it some days before. */
export function expireCases(store: Store, day: PlainDate): void {
  const desk = deskOn(store, day);
  const [reminded, signing] = [addDays(day, policyCount('p.bzTx')), addDays(day, policyCount('p.qsTx'))];
  for (const record of [...cases(store).values()]) {
    if (record.deadline === undefined) continue;
    if (record.ywzt === '97' && record.deadline === reminded) remindToCorrect(desk, record);
    if (record.ywzt !== '97' && record.deadline === signing) remindToSign(desk, record);
    if (day <= record.deadline) continue;
    const sbyy = record.ywzt === '97' ? uncorrected(record) : unagreed(store, record);
    endCase(desk, record, { to: '86', jdmc: '逾期失效', clr: '系统', yj: sbyy.yy, change: { sbyy } });
  }
}

const uncorrected = ({ deadline }: CaseRecord) => ({
  yy: `截至${deadline}未收到补正`,
  gz: policy('p.bzQx').basis,
  xyb: '重新申请',
});

/** Names who did not sign or speak; how to sign from elsewhere helps only where a signature is what was missing. */
function unagreed(store: Store, record: CaseRecord) {
  const { deadline, ywlsh } = record;
  const others = (ruleOfCase(record)?.awaits?.(store, record) ?? []).filter(({ waits }) => waits !== '');
  const yy = [`截至${deadline}未等到${missingWords(store, ywlsh, others)}`, signersText(store, record)];
  const again = missingWords(store, ywlsh) === '' ? '重新申请' : UNSIGNED_HELP;
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

/** Drafts end with their last day; whoever typed them hears of it once some days before, and once when they are gone. */
export function expireDrafts(store: Store, day: PlainDate): void {
  const desk = deskOn(store, day);
  const reminded = addDays(day, policyCount('p.cgTx'));
  for (const draft of [...drafts(store).values()]) {
    // Who is to correct an application is reminded of that.
    const returned = cases(store).get(draft.ywlsh)?.ywzt === '97';
    if (draft.yxq === reminded && !returned) tellOfDraft(desk, draft, 'soon');
    if (draft.yxq >= day) continue;
    removeDraft(store, draft.key);
    if (!returned) tellOfDraft(desk, draft, 'gone');
  }
}

/** What is said of a draft with its last day: before, and once it is over. */
const DRAFT_WORDS = {
  soon: {
    title: '草稿即将到期',
    nr: '，逾期自动删除。需要继续办理的，请在此前到“草稿箱”打开；再次保存的，保存期限重新计算。',
  },
  gone: { title: '草稿已到期删除', nr: '，已到期自动删除。需要办理的，请重新填写。' },
};

function tellOfDraft(desk: Desk, { owner, czy, ywlx, ywmc, bcsj, yxq }: DraftRecord, when: keyof typeof DRAFT_WORDS) {
  const words = DRAFT_WORDS[when];
  const id = `cg-${when}-${owner}-${ywlx}-${bcsj}`;
  const title = `${ywmc}${words.title}`;
  const what = `${ywmc}的草稿（含已填写和导入的明细）保存到${yxq}${words.nr}`;
  const actor = actorOf(owner);
  const way = when === 'soon' && { lj: DRAFT_BOXES[actor.kind], ljmc: '打开草稿箱' };
  if (actor.kind === 'unit') {
    // Whoever of the unit saved it last.
    const jbr = operatorOf(desk, { ...actor, operator: czy });
    tellUnit(desk, actor.dwzh, { id, title, nr: `贵单位${what}`, ywlsh: '', ...way, ...(jbr && { jbr }) });
    return;
  }
  const message = { xxId: id, owner, title, nr: `${youOf({ owner })}的${what}`, xxlx: '办件通知', ywlsh: '', ...way };
  sendMessage(desk.store, { ...message, fssj: fundTime(desk.now()) });
}
