import type { Appointment } from '@/api/appointments';
import { fundTime } from '@/domain/dates';
import { policyCount } from '../../data/policy';
import { type Desk, ownerOf } from '../kernel/desk';
import { sendMessage } from '../kernel/messages';
import { send } from '../kernel/outbox';
import type { Misses } from './blocks';
import type { AppointmentRecord } from './records';
import { MY_APPOINTMENTS } from './views';

/** In the message box and on the phone that was given for it: what concerns an own appointment cannot be switched off. */
function tell(desk: Desk, record: AppointmentRecord, what: string, title: string, nr: string): void {
  const fssj = fundTime(desk.now());
  const owner = ownerOf({ kind: 'person', grzh: record.grzh });
  const xxId = `yy-${record.yyh}-${what}-${fssj}`;
  const said = { title, nr, xxlx: '办件通知', fssj, ywlsh: '', lj: MY_APPOINTMENTS, ljmc: '查看我的预约' };
  if (!sendMessage(desk.store, { ...said, xxId, owner })) return;
  send(desk, { kind: 'sms', to: record.lxdh, code: '', uuid: '', text: `【住房公积金】${nr}` });
}

type Tell = (desk: Desk, record: AppointmentRecord, view: Appointment) => void;

const when = ({ yyrq, yysd, wdmc }: Appointment) => `${yyrq} ${yysd}在${wdmc}`;
const whatFor = ({ dz, cl, qxjz }: Appointment) =>
  `地址：${dz}。请携带：${cl.join('；')}。不能到场的，请在${qxjz}前取消。`;

export const tellBooked: Tell = (desk, record, view) =>
  tell(
    desk,
    record,
    'booked',
    '预约成功',
    `您已预约${when(view)}办理${view.sxmc}，预约号${view.yyh}。${whatFor(view)}`,
  );

export const tellChanged: Tell = (desk, record, view) =>
  tell(
    desk,
    record,
    'changed',
    '预约已改期',
    `您的${view.sxmc}预约（${view.yyh}）已改为${when(view)}。${whatFor(view)}`,
  );

export const tellCancelled: Tell = (desk, record, view) =>
  tell(
    desk,
    record,
    'cancelled',
    '预约已取消',
    `您${when(view)}的${view.sxmc}预约（${view.yyh}）已取消，可以重新预约。`,
  );

export const tellReminded: Tell = (desk, record, view) =>
  tell(
    desk,
    record,
    'reminded',
    '明天有预约',
    `提醒您：明天（${when(view)}）办理${view.sxmc}，预约号${view.yyh}。${whatFor(view)}`,
  );

export function tellMissed(desk: Desk, record: AppointmentRecord, view: Appointment, misses: Misses): void {
  const { days, block } = misses;
  const [months, most, length] = [policyCount('p.yySyYs'), policyCount('p.yySyCs'), policyCount('p.yySyTs')];
  const what = block
    ? `已有${block.rq.length}次未到场，网上预约暂停至${block.jzrq}，期间可以直接到网点取号办理。`
    : `${months}个月内第${days.length}次未到场，满${most}次将暂停网上预约${length}天。不能到场时请提前取消。`;
  tell(desk, record, 'missed', '预约未到场', `您${when(view)}的预约（${view.yyh}）没有到场，${what}`);
}
