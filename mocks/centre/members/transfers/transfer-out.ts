// Transfer out upon another centre's letter: the balance with interest to date (docs/rules/zy0101-transfer-in.md, Transfer out).
import { moneyText } from '@/domain/money';
import { policyCount } from '../../../data/policy/policy';
import { CENTRE_NAME } from '../../../data/system-config';
import { notify } from '../../access/notify';
import { endAgreementsByState } from '../../cases/agreements';
import { casesOf, FINAL } from '../../cases/case-states';
import { memberAccount, post } from '../../kernel/accounts/ledger';
import { nextNumber } from '../../kernel/business-numbers';
import { findPersonByZjhm, hasAccount, type PersonRecord, persons } from '../../kernel/people';
import { BusinessError, ownerOf, REFUSED, type Transaction } from '../../kernel/transaction';
import { addWorkingDays } from '../../kernel/working-days';
import { openLoansOf } from '../../loans/loans';
import { reservedOf, reservedText } from '../../loans/reserved-amount';
import { unpaidMonthsText } from '../../remittance/back-pay';
import { bookInterestToDate } from '../interest-to-date';
import { TRANSFER_RULES } from './other-centre';
import { letterNumber, moveTransfer, type TransferRecord } from './transfer-records';

/** Carries out the transfer at once, or refuses it with a reason. @throws BusinessError for an unknown ID number */
export function requestTransferOut(tx: Transaction, { zjhm, zxmc }: { zjhm: string; zxmc: string }): TransferRecord {
  const person = findPersonByZjhm(tx, zjhm);
  if (!person || !hasAccount(person) || zxmc === '')
    throw new BusinessError(REFUSED, '须给出本中心职工的zjhm和转入中心zxmc');
  const ywlsh = nextNumber(tx.store, tx.today());
  const letter = received(tx, person, ywlsh, zxmc);
  const yy = whyNot(tx, person);
  if (yy !== undefined) {
    const next = `处理后请在${zxmc}重新申请`;
    const data = { lxhbh: letter.lxhbh, zxmc, why: yy, next };
    notify(tx, ownerOf({ kind: 'person', grzh: person.grzh }), 'transfer-out-refused', data);
    return moveTransfer(tx, letter, '13', `不予转出：${yy}；依据：${TRANSFER_RULES}；${next}`);
  }
  // Losses are stated in the result, as the member is not asked before (docs/rules/gj0306-unit-transfer.md, Choices).
  const unpaid = unpaidMonthsText(tx, person);
  const { balance, interest } = bookInterestToDate(tx, person.grzh, {
    id: `zc:${ywlsh}:jx`,
    ywlsh,
    kind: '07',
    zhaiyao: '外部转出结息',
  });
  const sums = `本金${moneyText(balance)}、利息${moneyText(interest)}`;
  const agreed = moveTransfer(tx, letter, '05', `同意转出：${sums}`, { bj: balance, lx: interest });
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
    post(tx.store, { id: `zc:${ywlsh}:${part}`, date: tx.today(), kind: '07', zhaiyao, ywlsh, lines });
  }
  const closed = { ...person, grzhzt: '04' };
  persons(tx.store).put(person.grzh, closed);
  endAgreementsByState(tx, closed);
  const sent = moveTransfer(tx, agreed, '06', `已向${zxmc}划款${moneyText(balance + interest)}`, {
    dz: balance + interest,
  });
  const data = { lxhbh: letter.lxhbh, zxmc, sums, total: balance + interest, unpaid };
  notify(tx, ownerOf({ kind: 'person', grzh: person.grzh }), 'transferred-out', data);
  return moveTransfer(tx, sent, '20', `转出办结，${CENTRE_NAME}的账户已销户`);
}

function received(tx: Transaction, person: PersonRecord, ywlsh: string, zxmc: string): TransferRecord {
  const cnrq = addWorkingDays(tx.today(), policyCount('p.zyBjr'));
  const blank = { ygrzh: '', ygdw: '', bj: 0n, lx: 0n, dz: 0n, jzny: '', lxjcys: 0, jd: [], cb: [] } as const;
  const lxhbh = letterNumber(ywlsh);
  const letter: TransferRecord = { ...blank, ywlsh, fx: 'out', grzh: person.grzh, lxhbh, zxmc, zyzt: '00', cnrq };
  const arrived = moveTransfer(tx, letter, '01', `收到${zxmc}的联系函`);
  return moveTransfer(tx, arrived, '02', '本中心已受理，核对账户');
}

function whyNot(tx: Transaction, person: PersonRecord): string | undefined {
  const { store } = tx;
  if (person.grzhzt === '06' || person.frozenFen > 0n) return '账户已被冻结';
  if (person.grzhzt !== '02') return person.grzhzt === '01' ? '账户仍在缴存，尚未封存' : '账户已销户';
  if (openLoansOf(store, person.grzh).length > 0) return '有未还清的公积金贷款';
  const open = casesOf(store, ownerOf({ kind: 'person', grzh: person.grzh })).find(({ ywzt }) => !FINAL.includes(ywzt));
  if (open) return `正在办理${open.ywmc}`;
  const reserved = reservedOf(store, person.grzh);
  return reserved.length > 0 ? reservedText(reserved) : undefined;
}
