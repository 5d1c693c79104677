// The other centre of a transfer in: accepts or refuses the letter, and sends the money (docs/rules/zy0101-transfer-in.md).
import { isPlainMonth } from '@/domain/dates';
import { type Fen, moneyText, parseYuan, toYuan } from '@/domain/money';
import { endCase } from '../../cases/case-end';
import { addStep, type CaseRecord, cases, moveCase } from '../../cases/case-states';
import { ENDED } from '../../cases/close-unsuccessful';
import { notifyDecision } from '../../cases/decision-messages';
import { balanceOf, memberAccount, post, transferAccount } from '../../kernel/accounts/ledger';
import { putOtherCityMonths } from '../../kernel/accounts/other-city-months';
import { persons } from '../../kernel/people';
import { BusinessError, REFUSED, type Transaction } from '../../kernel/transaction';
import { putExchangeRecord, queryExchange } from '../../registers/other-city-deposits';
import { centreTransfers, moveTransfer, TRANSFER_ENDS, type TransferRecord } from './transfer-records';

export const TRANSFER_RULES = '《个人住房公积金账户转移接续办法》（云房金〔2026〕2号）';
const CLOSED: readonly string[] = ['03', '04', '05'];

/** A letter pending at the other centre. */
export interface OpenLetter {
  lxhbh: string;
  xm: string;
  zxmc: string;
  zyzt: string;
  /** Yuan: principal and interest (own books, or as stated), and the amount sent. */
  bj: string;
  lx: string;
  dz: string;
  jzny: string;
  lxjcys: number;
  /** Count of the person's reminders. */
  cbcs: number;
}

export function openLetters(tx: Transaction): OpenLetter[] {
  const sent = [...centreTransfers(tx.store).values()].filter(
    ({ fx, zyzt }) => fx === 'in' && zyzt !== '00' && !TRANSFER_ENDS.includes(zyzt),
  );
  return sent.map((record) => {
    const known = knownThere(tx, record);
    const stated = record.bj > 0n ? record : { ...record, ...known };
    return {
      lxhbh: record.lxhbh,
      xm: persons(tx.store).get(record.grzh)?.xingming ?? '',
      zxmc: record.zxmc,
      zyzt: record.zyzt,
      bj: toYuan(stated.bj ?? 0n),
      lx: toYuan(stated.lx ?? 0n),
      dz: toYuan(record.dz),
      jzny: stated.jzny,
      lxjcys: stated.lxjcys,
      cbcs: record.cb.length,
    };
  });
}

/** Answer of the other centre, as typed; missing values come from its own books. */
export interface LetterAnswer {
  lxhbh: string;
  action: string;
  yy?: string;
  bj?: string;
  lx?: string;
  jzny?: string;
  lxjcys?: string;
  je?: string;
}

/** Processes an answer. @throws BusinessError for an answer invalid in the letter's state */
export function answerLetter(tx: Transaction, answer: LetterAnswer): TransferRecord {
  const record = [...centreTransfers(tx.store).values()].find(({ lxhbh, fx }) => lxhbh === answer.lxhbh && fx === 'in');
  const held = record && cases(tx.store).get(record.ywlsh);
  if (!record || held?.ywzt !== '02') throw new BusinessError(REFUSED, '没有这份待办理的联系函');
  if (answer.action === 'receive') return received(tx, record, held);
  if (answer.action === 'refuse') return refused(tx, record, held, answer.yy?.trim() ?? '');
  if (answer.action === 'accept') return stated(tx, record, held, answer);
  if (answer.action === 'pay') return paid(tx, record, held, answer.je);
  throw new BusinessError(REFUSED, 'action须为receive、accept、refuse或pay');
}

function received(tx: Transaction, record: TransferRecord, held: CaseRecord): TransferRecord {
  if (record.zyzt !== '01') throw new BusinessError(REFUSED, '联系函已受理');
  const sm = `${record.zxmc}已受理联系函，正在核对账户`;
  addStep(tx, held, { jdmc: '转出中心受理', clr: record.zxmc, yj: sm });
  return moveTransfer(tx, record, '02', sm);
}

/** Processes a refusal, with reason and advice; no money has moved. */
function refused(tx: Transaction, record: TransferRecord, held: CaseRecord, yy: string): TransferRecord {
  if (yy === '') throw new BusinessError(REFUSED, '不予转出请填写原因');
  if (record.dz > 0n) throw new BusinessError(REFUSED, '已经划款，不能再不予转出');
  const sm = `${record.zxmc}不予转出：${yy}`;
  const moved = moveTransfer(tx, record, '13', sm);
  const sbyy = { yy: sm, gz: TRANSFER_RULES, xyb: `在${record.zxmc}处理好上述情况后重新申请；账户和缴存月数没有变化` };
  const step = { jdmc: '转出中心不予转出', clr: record.zxmc, change: { sbyy } } as const;
  const stopped = moveCase(tx, held, { to: '81', ...step, yj: sm });
  endCase(tx, stopped, { to: '80', ...step, jdmc: ENDED, clr: '系统', yj: '账户和缴存月数没有变化' });
  return moved;
}

/** Stores principal, interest and months as stated; a repeated statement corrects them. */
function stated(tx: Transaction, record: TransferRecord, held: CaseRecord, answer: LetterAnswer): TransferRecord {
  const known = knownThere(tx, record);
  const bj = answer.bj ? parseYuan(answer.bj) : known?.bj;
  const lx = answer.lx ? parseYuan(answer.lx) : (known?.lx ?? 0n);
  const jzny = answer.jzny || (known?.jzny ?? '');
  const lxjcys = answer.lxjcys ? Number(answer.lxjcys) : (known?.lxjcys ?? 0);
  if (bj === undefined || bj <= 0n || lx === undefined || lx < 0n)
    throw new BusinessError(REFUSED, '请给出转移本金和利息');
  const months = Number.isInteger(lxjcys) && lxjcys >= 0 && lxjcys <= 600;
  if (!months || (lxjcys > 0 && !isPlainMonth(jzny))) throw new BusinessError(REFUSED, '请给出缴至年月和连续缴存月数');
  const again = record.zyzt === '08';
  if (!again && record.zyzt !== '01' && record.zyzt !== '02') throw new BusinessError(REFUSED, '已同意转出，请划款');
  const sums = `本金${moneyText(bj)}、利息${moneyText(lx)}，合计${moneyText(bj + lx)}`;
  const sm = `${record.zxmc}${again ? '更正了转移金额' : '同意转出'}：${sums}`;
  const noted = addStep(tx, held, { jdmc: again ? '转出中心更正' : '转出中心同意', clr: record.zxmc, yj: sm });
  const moved = moveTransfer(tx, record, again ? '08' : '05', sm, { bj, lx, jzny, lxjcys });
  if (again) return settled(tx, moved, noted);
  notifyDecision(tx, noted);
  return moved;
}

/** Books an incoming payment; without an amount the missing rest. */
function paid(tx: Transaction, record: TransferRecord, held: CaseRecord, je: string | undefined): TransferRecord {
  const { ywlsh, grzh, zxmc } = record;
  if (record.zyzt !== '05' && record.zyzt !== '08') throw new BusinessError(REFUSED, '同意转出后才能划款');
  const fen = je ? parseYuan(je) : record.bj + record.lx - record.dz;
  if (fen === undefined || fen <= 0n) throw new BusinessError(REFUSED, '划款金额必须大于0');
  if (CLOSED.includes(persons(tx.store).get(grzh)?.grzhzt ?? '')) return sentBack(tx, record, held);
  const sm = `${zxmc}划款${moneyText(fen)}`;
  const noted = addStep(tx, held, { jdmc: '转出中心划款', clr: zxmc, yj: sm });
  const under = moveTransfer(tx, record, '06', sm, { dz: record.dz + fen });
  post(tx.store, {
    id: `zr:${ywlsh}:${under.jd.length}`,
    date: tx.today(),
    kind: 'ZS',
    zhaiyao: '异地转移款到账',
    ywlsh,
    lines: [
      { account: 'bank', fen: -fen },
      { account: transferAccount(ywlsh), fen },
    ],
  });
  return settled(tx, under, noted);
}

/** Returns the money unbooked if the account was closed meanwhile, and notifies the person. */
function sentBack(tx: Transaction, record: TransferRecord, held: CaseRecord): TransferRecord {
  if (record.dz > 0n) {
    post(tx.store, {
      id: `zr:${record.ywlsh}:th`,
      date: tx.today(),
      kind: 'ZS',
      zhaiyao: '异地转移款退回',
      ywlsh: record.ywlsh,
      lines: [
        { account: transferAccount(record.ywlsh), fen: -record.dz },
        { account: 'bank', fen: record.dz },
      ],
    });
  }
  const yy = `您在本中心的账户已销户，转移款已退回${record.zxmc}`;
  const sbyy = { yy, gz: TRANSFER_RULES, xyb: '重新开户并正常缴存后再申请转移' };
  const step = { jdmc: '款项退回', clr: '系统', change: { sbyy } } as const;
  const moved = moveTransfer(tx, record, '13', yy, { dz: 0n });
  endCase(tx, moveCase(tx, held, { to: '81', ...step, yj: yy }), { to: '80', ...step, yj: '转移申请终止' });
  return moved;
}

/** Books the transfer if the received amount equals the statement; otherwise queries the other centre and notifies the person. */
function settled(tx: Transaction, record: TransferRecord, held: CaseRecord): TransferRecord {
  const { bj, lx, dz, zxmc } = record;
  if (dz !== bj + lx) {
    const [gap, word] = dz < bj + lx ? [bj + lx - dz, '少'] : [dz - bj - lx, '多'];
    const sm = `到账${moneyText(dz)}，比${zxmc}通知的${moneyText(bj + lx)}${word}${moneyText(gap)}；已发函核对，核清之前不入账`;
    const noted = addStep(tx, held, { jdmc: '金额不符', yj: sm });
    const moved = moveTransfer(tx, record, '08', sm);
    notifyDecision(tx, noted);
    return moved;
  }
  return booked(tx, record, held);
}

function booked(tx: Transaction, record: TransferRecord, held: CaseRecord): TransferRecord {
  const { store } = tx;
  const { ywlsh, grzh, bj, lx, zxmc, jzny, lxjcys } = record;
  const parts: [string, string, Fen][] = [
    ['bj', '外部转入本金', bj],
    ['lx', '外部转入利息', lx],
  ];
  for (const [part, what, fen] of parts) {
    if (fen === 0n) continue;
    post(store, {
      id: `zr:${ywlsh}:${part}`,
      date: tx.today(),
      kind: '08',
      zhaiyao: `${what}（${zxmc}）`,
      ywlsh,
      lines: [
        { account: transferAccount(ywlsh), fen: -fen },
        { account: memberAccount(grzh), fen },
      ],
    });
  }
  if (lxjcys > 0) putOtherCityMonths(store, { id: ywlsh, grzh, jzny, lxjcys });
  const known = knownThere(tx, record);
  if (known) putExchangeRecord(store, { ...known, grzhzt: '04', bj: 0n, lx: 0n });
  const grzhye = balanceOf(store, memberAccount(grzh));
  const months = lxjcys > 0 ? `，在${zxmc}的缴存月数${lxjcys}个月（缴至${jzny}）一并计入` : '';
  const yj = `转入${moneyText(bj + lx)}（本金${moneyText(bj)}、利息${moneyText(lx)}）已记入个人账户，余额${moneyText(grzhye)}${months}`;
  const moved = moveTransfer(tx, record, '20', yj);
  const change = { dzje: bj + lx, dzrq: tx.today(), grzhye };
  notifyDecision(tx, moveCase(tx, held, { to: '99', jdmc: '转入入账', clr: '系统', yj, change }));
  return moved;
}

function knownThere(tx: Transaction, { grzh, zxmc }: TransferRecord) {
  const person = persons(tx.store).get(grzh);
  return person && queryExchange(tx.store, { ...person, jcgjjzxmc: zxmc });
}
