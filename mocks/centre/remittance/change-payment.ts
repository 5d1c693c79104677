import { moneyText } from '@/domain/money';
import { doerOf, operatorOf } from '../access/acting';
import { passGate } from '../access/gate';
import { cases } from '../cases/case-states';
import { FieldReader, labelOf } from '../cases/field-reader';
import { type Actor, type Desk, REFUSED, Refusal } from '../kernel/desk';
import { unitOf } from '../kernel/people';
import { answered, askSecond, type PaymentChange } from './change-check';
import { debit } from './debits';
import { payerText } from './payers';
import { isDebit, readPayment, withWay } from './payment-choice';
import { listName, missingOf, type RemittanceRecord, remittances } from './records';
import { FROM_BALANCE, note, receive } from './settle';
import { tellOutstanding, tellUnit } from './tell-unit';

const HALL = '网上办事大厅';

/**
 * What a list still lacks is paid in another way: from another account, by transfer or from the pending balance. Money that
 * came already counts. A debit is made at once; one of the same account is not made twice on a day. Where the list needed a
 * second operator, so does its change: until then it is paid as before.
 * @throws Refusal for a list that waits for no money, with `fieldErrors` for what is wrong with the choice
 */
export function changePayment(desk: Desk, actor: Actor, input: PaymentChange): RemittanceRecord {
  const list = waitingList(desk, actor, input.qcqrdh);
  const { words, ...read } = readChange(desk, actor, list, input);
  if (!askSecond(desk, actor, list, input, words)) return pay(desk, actor, list, read);
  note(desk, list, '申请更改缴款方式', `${whoIs(desk, actor)}申请改为${words}，待单位复核`, doerOf(desk, actor, HALL));
  return list;
}

/** The second operator's answer to it, or who asked takes it back. @throws Refusal where it holds no longer */
export function answerChange(desk: Desk, actor: Actor, input: { qcqrdh: string; ty: string }): RemittanceRecord {
  const list = waitingList(desk, actor, input.qcqrdh);
  const { what, jbrxm, jbr, agreed, own } = answered(desk, actor, list, input.ty === '1');
  const who = whoIs(desk, actor);
  if (agreed) return pay(desk, actor, list, readChange(desk, actor, list, what), `（${jbrxm}申请，${who}同意）`);
  const said = own ? `${who}撤销了` : `${who}没有同意${jbrxm}申请的`;
  note(desk, list, '未更改缴款方式', `${said}更改`, doerOf(desk, actor, HALL));
  if (own) return list;
  const nr = `${said}更改：${what.nr}。${listName(list)}仍按原来的方式缴款。`;
  tellUnit(desk, list.dwzh, {
    id: `gbn-${list.qcqrdh}-${desk.now()}`,
    title: '缴款方式未更改',
    nr,
    ywlsh: list.ywlsh,
    ...(jbr && { jbr }),
  });
  return list;
}

function waitingList(desk: Desk, actor: Actor, qcqrdh: string): RemittanceRecord {
  passGate(desk, actor);
  const list = remittances(desk.store).get(qcqrdh);
  if (list?.dwzh !== unitOf(desk, actor).dwzh) {
    throw new Refusal(REFUSED, '未找到该缴款记录，请从“汇缴记录”或“补缴记录”进入');
  }
  if (list.zt !== '2') throw new Refusal(REFUSED, `该清册${labelOf('hjzt', list.zt)}，不能更改缴款方式`);
  return list;
}

interface Read {
  hjfs: string;
  zhbh: string;
  used: bigint;
}

function readChange(desk: Desk, actor: Actor, list: RemittanceRecord, input: PaymentChange): Read & { words: string } {
  const reader = new FieldReader({ ...input });
  const hjfs = reader.code('hjfs', { label: '汇缴方式', from: 'hjfs' });
  const used = readPayment(reader, desk, unitOf(desk, actor), { hjfs, most: missingOf(list) });
  if (hjfs === '01' && used === 0n) reader.fail('sqzsje', '使用暂收余额必须大于0');
  const zhbh = isDebit(hjfs) ? (reader.values.zhbh ?? '') : '';
  const tried = list.zhbh === zhbh && list.attempts.slice(list.before ?? 0).some(({ day }) => day === desk.today());
  if (isDebit(hjfs) && tried) reader.fail('zhbh', '今日已从该账户扣款未成功，请选择其他账户或缴款方式');
  if (Object.keys(reader.errors).length > 0) {
    throw new Refusal(REFUSED, '请核对缴款方式', { fieldErrors: reader.errors });
  }
  return { hjfs, zhbh, used, words: wayText(desk, { hjfs, zhbh, used }) };
}

/** A way of paying with the account or the sum: two accounts are two ways. */
function wayText({ store }: Desk, { hjfs, zhbh, used }: Read): string {
  const from = zhbh === '' ? (used > 0n ? moneyText(used) : '') : payerText(store, zhbh);
  return `${labelOf('hjfs', hjfs)}${from && `（${from}）`}`;
}

function pay(desk: Desk, actor: Actor, list: RemittanceRecord, chosen: Read, by = ''): RemittanceRecord {
  const { hjfs, zhbh, used } = chosen;
  const changed: RemittanceRecord = { ...list, hjfs, zhbh, before: list.attempts.length };
  remittances(desk.store).put(list.qcqrdh, changed);
  sayWay(desk, changed, used);
  const words = `由${wayText(desk, { ...list, used: 0n })}改为${wayText(desk, chosen)}${by}`;
  note(desk, changed, '更改缴款方式', words, doerOf(desk, actor, HALL));
  if (isDebit(hjfs)) return debit(desk, changed);
  if (used > 0n) return receive(desk, changed, used, FROM_BALANCE);
  tellOutstanding(desk, changed, `gb-${list.qcqrdh}-${desk.now()}`);
  return changed;
}

/** The application says how it is paid now; what was used of the balance before it was changed counts. */
function sayWay({ store }: Desk, { ywlsh, hjfs, zhbh, uses = [] }: RemittanceRecord, more: bigint): void {
  const record = cases(store).get(ywlsh);
  if (!record) return;
  const used = uses.reduce((sum, { fen }) => sum + fen, more);
  cases(store).put(ywlsh, { ...record, sqnr: withWay(store, record.sqnr, { hjfs, zhbh, used }) });
}

const whoIs = (desk: Desk, actor: Actor) => operatorOf(desk, actor)?.jbrxm ?? '经办人';
