import type { Appointment } from '@/api/appointments';
import { fundTime } from '@/domain/dates';
import { type Desk, ownerOf } from '../kernel/desk';
import { sendMessage } from '../kernel/messages';
import { send } from '../kernel/outbox';
import type { AppointmentRecord } from './records';

/** In the message box and on the phone that was given for it: what concerns an own appointment cannot be switched off. */
function tell(desk: Desk, record: AppointmentRecord, what: string, title: string, nr: string): void {
  const fssj = fundTime(desk.now());
  const owner = ownerOf({ kind: 'person', grzh: record.grzh });
  const xxId = `yy-${record.yyh}-${what}-${record.yyrq}-${record.yysd}`;
  if (!sendMessage(desk.store, { xxId, owner, title, nr, xxlx: '办件通知', fssj, ywlsh: '' })) return;
  send(desk, { kind: 'sms', to: record.lxdh, code: '', uuid: '', text: `【住房公积金】${nr}` });
}

const when = ({ yyrq, yysd, wdmc }: Appointment) => `${yyrq} ${yysd}在${wdmc}`;

export function tellBooked(desk: Desk, record: AppointmentRecord, view: Appointment): void {
  const nr = `您已预约${when(view)}办理${view.sxmc}，预约号${view.yyh}。地址：${view.dz}。请携带：${view.cl.join('、')}。不能到场的，请在${view.qxjz}前取消。`;
  tell(desk, record, 'booked', '预约成功', nr);
}

export function tellCancelled(desk: Desk, record: AppointmentRecord, view: Appointment): void {
  tell(
    desk,
    record,
    'cancelled',
    '预约已取消',
    `您${when(view)}的${view.sxmc}预约（${view.yyh}）已取消，可以重新预约。`,
  );
}
