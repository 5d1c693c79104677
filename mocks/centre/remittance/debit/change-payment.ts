import { moneyText } from '@/domain/money';
import { paymentFields } from '@/schema/unit/payment';
import { operatorOf, stepActorName } from '../../access/current-operator';
import { passGate } from '../../access/gate';
import { notify } from '../../access/notify';
import { cases } from '../../cases/case-states';
import { FieldReader, labelOf } from '../../cases/field-reader';
import { readFields } from '../../cases/read-fields';
import { unitOf } from '../../kernel/people';
import { type Actor, BusinessError, ownerOf, REFUSED, type Transaction } from '../../kernel/transaction';
import { listName, type RemittanceRecord, remittances, shortfallOf } from '../list/records';
import { FROM_BALANCE, noteStep, receive } from '../list/settle';
import { notifyOutstanding } from '../outstanding';
import { answerChangeCheck, type PaymentChange, requestChangeApproval } from './change-check';
import { debit } from './debits';
import { payerText } from './payers';
import { checkPayment, isDebit, payerOptions, withPaymentMethod } from './payment-choice';

const HALL = '网上办事大厅';

/**
 * Changes how the outstanding amount of a list is paid: from another account, by transfer or from the pending balance. Money already
 * received counts. A debit runs at once, but only once a day per account. If the list needed a second operator, so does its change; until
 * then the former method stays.
 * @throws BusinessError for a list that waits for no money, with `fieldErrors` for faults of the choice
 */
export function changePayment(tx: Transaction, actor: Actor, input: PaymentChange): RemittanceRecord {
  const list = waitingList(tx, actor, input.qcqrdh);
  const { words, ...read } = readChange(tx, actor, list, input);
  if (!requestChangeApproval(tx, actor, list, input, words)) return pay(tx, actor, list, read);
  noteStep(
    tx,
    list,
    '申请更改缴款方式',
    `${whoIs(tx, actor)}申请改为${words}，待单位复核`,
    stepActorName(tx, actor, HALL),
  );
  return list;
}

/** Records the second operator's decision, or the proposer's withdrawal. @throws BusinessError if the change is no longer valid */
export function answerChange(tx: Transaction, actor: Actor, input: { qcqrdh: string; ty: string }): RemittanceRecord {
  const list = waitingList(tx, actor, input.qcqrdh);
  const { what, jbrxm, jbr, agreed, own } = answerChangeCheck(tx, actor, list, input.ty === '1');
  const who = whoIs(tx, actor);
  if (agreed) return pay(tx, actor, list, readChange(tx, actor, list, what), `（${jbrxm}申请，${who}同意）`);
  const said = own ? `${who}撤销了` : `${who}没有同意${jbrxm}申请的`;
  noteStep(tx, list, '未更改缴款方式', `${said}更改`, stepActorName(tx, actor, HALL));
  if (own) return list;
  const data = { qcqrdh: list.qcqrdh, now: tx.now(), said, what: what.nr, list: listName(list), ywlsh: list.ywlsh };
  notify(tx, ownerOf({ kind: 'unit', dwzh: list.dwzh }), 'payment-method-unchanged', data, { jbr });
  return list;
}

function waitingList(tx: Transaction, actor: Actor, qcqrdh: string): RemittanceRecord {
  passGate(tx, actor);
  const list = remittances(tx.store).get(qcqrdh);
  if (list?.dwzh !== unitOf(tx, actor).dwzh) {
    throw new BusinessError(REFUSED, '未找到该缴款记录，请从“汇缴记录”或“补缴记录”进入');
  }
  if (list.zt !== '2') throw new BusinessError(REFUSED, `该清册${labelOf('hjzt', list.zt)}，不能更改缴款方式`);
  return list;
}

interface Read {
  hjfs: string;
  zhbh: string;
  used: bigint;
}

function readChange(
  tx: Transaction,
  actor: Actor,
  list: RemittanceRecord,
  input: PaymentChange,
): Read & { words: string } {
  const reader = new FieldReader({ ...input });
  const unit = unitOf(tx, actor);
  const options = { zhbh: payerOptions(tx, unit, reader.raw) };
  readFields(reader, paymentFields('汇缴方式'), { today: tx.today(), options });
  const { hjfs = '', zhbh = '' } = reader.values;
  const used = checkPayment(reader, tx, unit, { most: shortfallOf(list) });
  if (hjfs === '01' && used === 0n) reader.fail('sqzsje', '使用暂收余额必须大于0');
  const tried = list.zhbh === zhbh && list.attempts.slice(list.before ?? 0).some(({ day }) => day === tx.today());
  if (isDebit(hjfs) && tried) reader.fail('zhbh', '今日已从该账户扣款未成功，请选择其他账户或缴款方式');
  if (Object.keys(reader.errors).length > 0) {
    throw new BusinessError(REFUSED, '请核对缴款方式', { fieldErrors: reader.errors });
  }
  return { hjfs, zhbh, used, words: wayText(tx, { hjfs, zhbh, used }) };
}

/** Text of a payment method with its account or amount, so that two accounts read as two methods. */
function wayText({ store }: Transaction, { hjfs, zhbh, used }: Read): string {
  const from = zhbh === '' ? (used > 0n ? moneyText(used) : '') : payerText(store, zhbh);
  return `${labelOf('hjfs', hjfs)}${from && `（${from}）`}`;
}

function pay(tx: Transaction, actor: Actor, list: RemittanceRecord, chosen: Read, by = ''): RemittanceRecord {
  const { hjfs, zhbh, used } = chosen;
  const changed: RemittanceRecord = { ...list, hjfs, zhbh, before: list.attempts.length };
  remittances(tx.store).put(list.qcqrdh, changed);
  sayWay(tx, changed, used);
  const words = `由${wayText(tx, { ...list, used: 0n })}改为${wayText(tx, chosen)}${by}`;
  noteStep(tx, changed, '更改缴款方式', words, stepActorName(tx, actor, HALL));
  if (isDebit(hjfs)) return debit(tx, changed);
  if (used > 0n) return receive(tx, changed, used, FROM_BALANCE);
  notifyOutstanding(tx, changed, `gb-${list.qcqrdh}-${tx.now()}`);
  return changed;
}

/** Updates the payment method shown in the case, including the part already used of the pending balance. */
function sayWay({ store }: Transaction, { ywlsh, hjfs, zhbh, uses = [] }: RemittanceRecord, more: bigint): void {
  const record = cases(store).get(ywlsh);
  if (!record) return;
  const used = uses.reduce((sum, { fen }) => sum + fen, more);
  cases(store).put(ywlsh, { ...record, sqnr: withPaymentMethod(store, record.sqnr, { hjfs, zhbh, used }) });
}

const whoIs = (tx: Transaction, actor: Actor) => operatorOf(tx, actor)?.jbrxm ?? '经办人';
