import { fundTime } from '@/domain/dates';
import type { Desk } from '../../kernel/desk';
import { sendMessage } from '../../kernel/messages';
import { send } from '../../kernel/outbox';
import type { ComplaintRecord } from './complaints';

/** Tells whoever complained, in the message centre; by SMS as well where that was asked for. */
export function tellComplainant(desk: Desk, record: ComplaintRecord, message: { title: string; nr: string }): void {
  sendMessage(desk.store, {
    ...message,
    xxId: `ts-${record.tsbh}-${message.title}-${record.lc.length}`,
    owner: record.owner,
    xxlx: '诉求通知',
    fssj: fundTime(desk.now()),
    // No case: the list of cases does not know it.
    ywlsh: '',
    lj: `/complaintJYInfo?id=${encodeURIComponent(record.tsbh)}`,
    ljmc: '查看诉求',
  });
  if (record.hfhs !== '2' || record.lxdh === '') return;
  send(desk, { kind: 'sms', to: record.lxdh, code: '', uuid: '', text: `【住房公积金】${message.nr}` });
}
