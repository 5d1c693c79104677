import { passGate } from '../access/gate';
import { FieldReader, labelOf } from '../cases/field-reader';
import { type Actor, type Desk, REFUSED, Refusal } from '../kernel/desk';
import { unitOf } from '../kernel/people';
import { debit } from './debits';
import { isDebit, readPayment } from './payment-choice';
import { missingOf, type RemittanceRecord, remittances } from './records';
import { FROM_BALANCE, note, receive } from './settle';
import { tellOutstanding } from './tell-unit';

/**
 * What a list still lacks is paid in another way: from another account, by transfer or from the pending balance. Money that
 * came already counts. A debit is made at once; one of the same account is not made twice on a day.
 * @throws Refusal for a list that waits for no money, with `fieldErrors` for what is wrong with the choice
 */
export function changePayment(
  desk: Desk,
  actor: Actor,
  input: { qcqrdh: string; hjfs: string; zhbh: string; sqzsje: string },
): RemittanceRecord {
  passGate(desk, actor);
  const unit = unitOf(desk, actor);
  const list = remittances(desk.store).get(input.qcqrdh);
  if (list?.dwzh !== unit.dwzh) throw new Refusal(REFUSED, '未找到该缴款记录，请从“汇缴记录”或“补缴记录”进入');
  if (list.zt !== '2') throw new Refusal(REFUSED, `该清册${labelOf('hjzt', list.zt)}，不能更改缴款方式`);
  const reader = new FieldReader(input);
  const hjfs = reader.code('hjfs', { label: '汇缴方式', from: 'hjfs' });
  const used = readPayment(reader, desk, unit, { hjfs, most: missingOf(list) });
  if (hjfs === '01' && used === 0n) reader.fail('sqzsje', '使用暂收余额必须大于0');
  const zhbh = isDebit(hjfs) ? (reader.values.zhbh ?? '') : '';
  const tried = list.zhbh === zhbh && list.attempts.slice(list.before ?? 0).some(({ day }) => day === desk.today());
  if (isDebit(hjfs) && tried) reader.fail('zhbh', '今日已从该账户扣款未成功，请选择其他账户或缴款方式');
  if (Object.keys(reader.errors).length > 0) {
    throw new Refusal(REFUSED, '请核对缴款方式', { fieldErrors: reader.errors });
  }
  const changed: RemittanceRecord = { ...list, hjfs, zhbh, before: list.attempts.length };
  remittances(desk.store).put(list.qcqrdh, changed);
  note(desk, changed, '更改缴款方式', `由${labelOf('hjfs', list.hjfs)}改为${labelOf('hjfs', hjfs)}`);
  if (isDebit(hjfs)) return debit(desk, changed);
  if (used > 0n) return receive(desk, changed, used, { jdmc: FROM_BALANCE });
  tellOutstanding(desk, changed, `gb-${list.qcqrdh}-${desk.now()}`);
  return changed;
}
