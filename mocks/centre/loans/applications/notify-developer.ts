import { maskName } from '@/domain/text/mask';
import { saleRequestId } from '../../../data/messages/developers';
import { notify } from '../../access/notify';
import type { CaseRecord } from '../../cases/case-states';
import { closeMessage } from '../../kernel/messages/messages';
import { persons } from '../../kernel/people';
import { type OwnerKey, ownerOf, type Transaction } from '../../kernel/transaction';
import { loanFileOf } from './loan-file';

/** Asks the developer to confirm a sale. */
export function requestDeveloperApproval(tx: Transaction, record: CaseRecord): void {
  const sold = saleOf(tx, record);
  if (sold) notify(tx, sold.owner, 'sale-to-confirm', { ...sold.data, deadline: record.deadline ?? '' });
}

/** Updates the request message once the confirmation is given or no longer needed. */
export function closeDeveloperRequest({ store }: Transaction, ywlsh: string, how: string): void {
  closeMessage(store, saleRequestId(ywlsh), `按揭贷款待确认：${how}`);
}

export function notifySaleEnded(tx: Transaction, record: CaseRecord): void {
  const word = loanFileOf(tx.store, record.ywlsh)?.kfsqr;
  if (word !== '1') closeDeveloperRequest(tx, record.ywlsh, word === '2' ? '贵公司不予确认' : '贷款已终止');
  const sold = saleOf(tx, record);
  if (sold) notify(tx, sold.owner, 'sale-ended', sold.data);
}

/** Returns the developer of an application's home with the sale in words; undefined where no developer sells. */
export function saleOf(
  tx: Transaction,
  { ywlsh, values }: CaseRecord,
): { owner: OwnerKey; data: { ywlsh: string; sale: string } } | undefined {
  const file = loanFileOf(tx.store, ywlsh);
  if (!file?.kfsbh) return undefined;
  const buyer = persons(tx.store).get(file.grzh);
  const who = `${maskName(buyer?.xingming ?? '')}（证件尾号${buyer?.zjhm.slice(-4) ?? ''}）`;
  const sale = `${who}购买${values.fwzl ?? ''}的住房公积金贷款（${ywlsh}）`;
  return { owner: ownerOf({ kind: 'developer', kfsbh: file.kfsbh }), data: { ywlsh, sale } };
}
