// A letter from another centre: the account here goes there with its interest to date (domain catalogue 10.1).
import { fundTime } from '@/domain/dates';
import { moneyText } from '@/domain/money';
import { policyCount } from '../../../data/policy';
import { CENTRE_NAME } from '../../../data/system-config';
import { casesOf, FINAL } from '../../cases/case-states';
import { type Desk, ownerOf, REFUSED, Refusal } from '../../kernel/desk';
import { memberAccount, post } from '../../kernel/ledger';
import { sendMessage } from '../../kernel/messages';
import { nextNumber } from '../../kernel/numbers';
import { send } from '../../kernel/outbox';
import { findPersonByZjhm, hasAccount, type PersonRecord, persons } from '../../kernel/people';
import { addWorkingDays } from '../../kernel/working-days';
import { askedOf, askedWords } from '../../loans/asked-money';
import { openLoansOf } from '../../loans/loans';
import { unpaidWords } from '../../remittance/back-pay';
import { bookInterestToDate } from '../interest-to-date';
import { TRANSFER_RULES } from './other-centre';
import { letterNumber, moveTransfer, type TransferRecord } from './transfer-records';

/** Carried out at once, or refused with the reason. @throws Refusal for nobody's number */
export function requestOut(desk: Desk, { zjhm, zxmc }: { zjhm: string; zxmc: string }): TransferRecord {
  const person = findPersonByZjhm(desk, zjhm);
  if (!person || !hasAccount(person) || zxmc === '') throw new Refusal(REFUSED, '须给出本中心职工的zjhm和转入中心zxmc');
  const ywlsh = nextNumber(desk.store, desk.today());
  const letter = received(desk, person, ywlsh, zxmc);
  const yy = whyNot(desk, person);
  if (yy !== undefined) {
    const next = `处理后请在${zxmc}重新申请`;
    tell(desk, person, letter, `${zxmc}申请转出您的账户，本中心不予转出：${yy}。${next}。`);
    return moveTransfer(desk, letter, '13', `不予转出：${yy}；依据：${TRANSFER_RULES}；${next}`);
  }
  // The other centre asks, not the member: what is lost with it is said with the answer (decision 219).
  const unpaid = unpaidWords(desk, person);
  const { balance, interest } = bookInterestToDate(desk, person.grzh, {
    id: `zc:${ywlsh}:jx`,
    ywlsh,
    kind: '07',
    zhaiyao: '外部转出结息',
  });
  const sums = `本金${moneyText(balance)}、利息${moneyText(interest)}`;
  const agreed = moveTransfer(desk, letter, '05', `同意转出：${sums}`, { bj: balance, lx: interest });
  for (const [part, what, fen] of [
    ['bj', '外部转出本金', balance],
    ['lx', '外部转出利息', interest],
  ] as const) {
    if (fen === 0n) continue;
    const lines = [
      { account: memberAccount(person.grzh), fen: -fen },
      { account: 'bank', fen },
    ];
    const zhaiyao = `${what}（${zxmc}）`;
    post(desk.store, { id: `zc:${ywlsh}:${part}`, date: desk.today(), kind: '07', zhaiyao, ywlsh, lines });
  }
  persons(desk.store).put(person.grzh, { ...person, grzhzt: '04' });
  const sent = moveTransfer(desk, agreed, '06', `已向${zxmc}划款${moneyText(balance + interest)}`, {
    dz: balance + interest,
  });
  tell(
    desk,
    person,
    letter,
    `您的账户已转往${zxmc}：${sums}，合计${moneyText(balance + interest)}，本中心账户已销户。${unpaid && `${unpaid}，请向单位追补，单位不补的可以投诉举报。`}`,
  );
  return moveTransfer(desk, sent, '20', `转出办结，${CENTRE_NAME}的账户已销户`);
}

function received(desk: Desk, person: PersonRecord, ywlsh: string, zxmc: string): TransferRecord {
  const cnrq = addWorkingDays(desk.today(), policyCount('p.zyBjr'));
  const blank = { ygrzh: '', ygdw: '', bj: 0n, lx: 0n, dz: 0n, jzny: '', lxjcys: 0, jd: [], cb: [] } as const;
  const lxhbh = letterNumber(ywlsh);
  const letter: TransferRecord = { ...blank, ywlsh, fx: 'out', grzh: person.grzh, lxhbh, zxmc, zyzt: '00', cnrq };
  const arrived = moveTransfer(desk, letter, '01', `收到${zxmc}的联系函`);
  return moveTransfer(desk, arrived, '02', '本中心已受理，核对账户');
}

function whyNot(desk: Desk, person: PersonRecord): string | undefined {
  const { store } = desk;
  if (person.grzhzt === '06' || person.frozenFen > 0n) return '账户已被冻结';
  if (person.grzhzt !== '02') return person.grzhzt === '01' ? '账户仍在缴存，尚未封存' : '账户已销户';
  if (openLoansOf(store, person.grzh).length > 0) return '有未还清的公积金贷款';
  const open = casesOf(store, ownerOf({ kind: 'person', grzh: person.grzh })).find(({ ywzt }) => !FINAL.includes(ywzt));
  if (open) return `正在办理${open.ywmc}`;
  const asked = askedOf(store, person.grzh);
  return asked.length > 0 ? askedWords(asked) : undefined;
}

/** 异地转出: where its progress is. */
const OUT = { lj: '/grwt/zhxx/zyjx/ydzc_cx', ljmc: '查看异地转出' };

function tell(desk: Desk, { grzh, sjhm }: PersonRecord, { lxhbh }: TransferRecord, nr: string): void {
  const owner = ownerOf({ kind: 'person', grzh });
  const message = { title: '异地转出', nr, xxlx: '办件通知', fssj: fundTime(desk.now()), ywlsh: '', ...OUT };
  sendMessage(desk.store, { ...message, xxId: `zc-${lxhbh}`, owner });
  send(desk, { kind: 'sms', to: sjhm, code: '', uuid: '', text: `【住房公积金】${nr}` });
}
