import { byEndOf, fundTime } from '@/domain/dates';
import { maskName } from '@/domain/mask';
import type { CaseRecord } from '../../cases/case-states';
import type { Desk } from '../../kernel/desk';
import { closeMessage, type MessageText, sendMessage } from '../../kernel/messages';
import { send } from '../../kernel/outbox';
import { developers, persons } from '../../kernel/people';
import { loanFileOf } from './loan-file';

/** 按揭客户: where a developer sees and confirms the sales. */
const SALES = '/kfswt/cx_yw/dk_cx/ajkh';

/** A sale that waits for its developer's word: opened there. */
export const saleWaiting = (ywlsh: string) => `${SALES}?ywlsh=${ywlsh}`;

const messageId = (step: string, ywlsh: string) => `kfs-${step}-${ywlsh}`;

/** Asks the developer for its word on a sale. */
export function askDeveloper(desk: Desk, record: CaseRecord): void {
  const nr = `等待贵公司确认售房信息，请在${byEndOf(record.deadline ?? '')}登录确认。`;
  tellDeveloper(desk, record, { id: ASKED, title: '按揭贷款待确认', nr, lj: saleWaiting(record.ywlsh) });
}

/** The word is given, or waited for no longer: what asked for it says so. */
export function askedNoMore({ store }: Desk, ywlsh: string, how: string): void {
  closeMessage(store, messageId(ASKED, ywlsh), `按揭贷款待确认：${how}`);
}

export function tellSaleEnded(desk: Desk, record: CaseRecord): void {
  const word = loanFileOf(desk.store, record.ywlsh)?.kfsqr;
  if (word !== '1') askedNoMore(desk, record.ywlsh, word === '2' ? '贵公司不予确认' : '贷款已终止');
  tellDeveloper(desk, record, { id: 'zz', title: '按揭贷款已终止', nr: '已终止，房屋恢复可售。' });
}

const ASKED = 'qr';

/** Tells the developer of a sale how its loan stands, in the hall and by SMS; nobody where no developer sells. */
export function tellDeveloper(
  desk: Desk,
  { ywlsh, values }: CaseRecord,
  step: { id: string; title: string; nr: string; lj?: string; ljmc?: string },
): void {
  const file = loanFileOf(desk.store, ywlsh);
  if (!file?.kfsbh) return;
  const buyer = persons(desk.store).get(file.grzh);
  const who = `${maskName(buyer?.xingming ?? '')}（证件尾号${buyer?.zjhm.slice(-4) ?? ''}）`;
  const nr = `${who}购买${values.fwzl ?? ''}的住房公积金贷款（${ywlsh}）${step.nr}`;
  const page = { lj: step.lj ?? SALES, ljmc: step.ljmc ?? '查看按揭客户' };
  // The case is the buyer's.
  tellCompany(desk, file.kfsbh, { xxId: messageId(step.id, ywlsh), title: step.title, nr, ...page });
}

/** Tells a developer what is no case of its own, in the hall and by SMS. */
export function tellCompany(desk: Desk, kfsbh: string, message: MessageText & { xxId: string }): void {
  const fssj = fundTime(desk.now());
  sendMessage(desk.store, { ...message, owner: `developer:${kfsbh}`, xxlx: '办件通知', fssj, ywlsh: '' });
  const to = developers(desk.store).get(kfsbh)?.lxdh;
  if (to) send(desk, { kind: 'sms', to, code: '', uuid: '', text: `【住房公积金】${message.nr}` });
}
