import { fundTime } from '@/domain/dates';
import type { Desk } from '../kernel/desk';
import { sendMessage } from '../kernel/messages';
import { send } from '../kernel/outbox';
import type { PersonRecord } from '../kernel/people';

/** Tells a person of the sign-in that was made in their name, by SMS and message. `of`: which one, where there may be several. @returns when it was made */
export function tellPersonRegistered(desk: Desk, { grzh, sjhm }: PersonRecord, of = ''): string {
  const zcsj = fundTime(desk.now());
  const nr = `您已于${zcsj}注册网上办事大厅成功，今后可凭证件号码和密码登录。如非本人操作，请立即联系12329。`;
  send(desk, { kind: 'sms', to: sjhm, code: '', uuid: '', text: `【住房公积金】${nr}` });
  const xxId = `zc-${grzh}${of && `-${of}`}`;
  const message = { title: '注册成功', nr, xxlx: '账户通知', fssj: zcsj, ywlsh: '' };
  sendMessage(desk.store, { ...message, xxId, owner: `person:${grzh}` });
  return zcsj;
}
