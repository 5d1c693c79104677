import { fundTime } from '@/domain/dates';
import { maskName } from '@/domain/mask';
import type { CaseRecord } from '../../cases/case-states';
import type { Desk } from '../../kernel/desk';
import { sendMessage } from '../../kernel/messages';
import { send } from '../../kernel/outbox';
import { developers, persons } from '../../kernel/people';
import { loanFileOf } from './loan-file';

/** 按揭客户: where a developer sees and confirms the sales. */
export const SALES = '/kfswt/cx_yw/dk_cx/ajkh';

/** Tells the developer of a sale how its loan stands, in the hall and by SMS; nobody where no developer sells. */
export function tellDeveloper(
  desk: Desk,
  { ywlsh, values }: CaseRecord,
  step: { id: string; title: string; nr: string },
): void {
  const file = loanFileOf(desk.store, ywlsh);
  if (!file?.kfsbh) return;
  const buyer = persons(desk.store).get(file.grzh);
  const who = `${maskName(buyer?.xingming ?? '')}（证件尾号${buyer?.zjhm.slice(-4) ?? ''}）`;
  const nr = `${who}购买${values.fwzl ?? ''}的住房公积金贷款（${ywlsh}）${step.nr}`;
  const fssj = fundTime(desk.now());
  sendMessage(desk.store, {
    xxId: `kfs-${step.id}-${ywlsh}`,
    owner: `developer:${file.kfsbh}`,
    title: step.title,
    nr,
    xxlx: '办件通知',
    fssj,
    // The case is the buyer's.
    ywlsh: '',
    lj: SALES,
    ljmc: '查看按揭客户',
  });
  const to = developers(desk.store).get(file.kfsbh)?.lxdh;
  if (to) send(desk, { kind: 'sms', to, code: '', uuid: '', text: `【住房公积金】${nr}` });
}
