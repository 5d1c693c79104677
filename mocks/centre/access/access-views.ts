import type { AccessEntry } from '@/api/access-log';
import type { Page } from '@/api/person';
import { fundTime } from '@/domain/dates';
import { accessLog } from '../kernel/access-log';
import { type Actor, type Desk, ownerOf } from '../kernel/desk';
import { chosenRows, type Paging, pageOfRows } from '../kernel/list-page';
import { sendMessage } from '../kernel/messages';
import { send } from '../kernel/outbox';
import { personOf } from '../kernel/people';
import { freezeSignIn } from './sign-in-freezes';

/** Conditions of 登录与授权记录 (domain catalogue 12.1); the dates are inclusive, '' is open. */
interface AccessSearch extends Paging {
  ksrq: string;
  jsrq: string;
  lx: string;
}

/** Who signed in to the own account and who looked at its data, newest first. */
export function accessView(desk: Desk, actor: Actor, search: AccessSearch): Page<AccessEntry> {
  const chosen = chosenRows(accessLog(desk, ownerOf(actor)), search, { same: ['lx'], day: ({ sj }) => sj });
  return pageOfRows(desk, chosen, search, ({ owner: _, ...entry }) => entry);
}

/** 「不是我」: nobody signs in to this account any more, every session ends, the holder is told how to get it back. */
export function reportStranger(desk: Desk, actor: Actor): null {
  const person = personOf(desk, actor);
  const owner = ownerOf(actor);
  freezeSignIn(desk, owner);
  const sj = fundTime(desk.now());
  const nr = `您已于${sj.slice(0, 16)}冻结网上办事大厅登录。恢复登录请在登录页点击“忘记密码”，验证身份并设置新密码，或持有效证件到柜台办理。`;
  send(desk, { kind: 'sms', to: person.sjhm, code: '', uuid: '', text: `【住房公积金】${nr}` });
  sendMessage(desk.store, {
    xxId: `djdl-${sj}-${person.grzh}`,
    owner,
    title: '登录已冻结',
    nr,
    xxlx: '办件通知',
    fssj: sj,
    ywlsh: '',
  });
  return null;
}
