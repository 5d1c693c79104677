import { fundTime } from '@/domain/dates';
import { smsOperator } from '../access/operator-sms';
import { answering } from '../access/who-answers';
import { cases } from '../cases/case-states';
import { type Desk, ownerOf } from '../kernel/desk';
import { type MessageText, sendMessage } from '../kernel/messages';
import type { Operator } from '../kernel/people';
import { outstandingText } from './outstanding';
import type { RemittanceRecord } from './records';

/** Tells the unit how its list that waits for money stands; `title` names what has happened to it, if something has. */
export function tellOutstanding(desk: Desk, list: RemittanceRecord, id: string, title?: string): void {
  const text = outstandingText(list, title);
  if (text) tellUnit(desk, list.dwzh, { id, ...text, ywlsh: list.ywlsh });
}

/** Where units of the hall are led by what they are told. */
export const TO_REMIT = { lj: '/dwwt/jcyw/dw_huij', ljmc: '去汇缴' };
export const REMITTED = { lj: '/dwwt/cxyw/hjpz', ljmc: '查看汇缴记录' };
export const PENDING_MONEY = { lj: '/dwwt/cxyw/zskmx', ljmc: '查看暂收款明细' };

interface UnitNotice extends MessageText {
  id: string;
  ywlsh: string;
  /** What it is about, where not the deposits. */
  xxlx?: string;
  /** Who asked for it, where it is no case of its own. */
  jbr?: Operator;
}

/** Tells a unit in the hall, and by SMS the operator who acted, or who goes on for one who was stopped; the first one where nobody did. The same id is told once. */
export function tellUnit(desk: Desk, dwzh: string, { id, jbr, ...message }: UnitNotice): void {
  const owner = ownerOf({ kind: 'unit', dwzh });
  const known = desk.store.table('messages').get(id) !== undefined;
  sendMessage(desk.store, {
    xxlx: '缴存通知',
    ...message,
    xxId: id,
    owner,
    fssj: fundTime(desk.now()),
  });
  if (known) return;
  for (const one of answering(desk.store, { owner, jbr: jbr ?? cases(desk.store).get(message.ywlsh)?.jbr }))
    smsOperator(desk, dwzh, one, message.nr);
}
