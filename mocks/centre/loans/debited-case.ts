import type { StateNote } from '@/api/business';
import type { PlainDate } from '@/domain/dates';
import { type Fen, moneyText } from '@/domain/money';
import { endCase } from '../cases/case-end';
import { addStep, type CaseRecord, moveCase } from '../cases/case-states';
import type { BusinessRule } from '../cases/rule';
import type { Desk } from '../kernel/desk';
import type { Store } from '../kernel/store';
import { cardDebits, tryDebit } from './card-debits';
import { type LoanRecord, loans } from './loans';

/** What a business says of the debit that its cases wait for, on the day chosen as `yhkr`. */
interface Debited {
  /** Named in what is told of a failure. */
  rules: string;
  /** Why there is nothing to be debited for on that day any more; undefined while there is. */
  fault(store: Store, loan: LoanRecord, values: CaseRecord['values'], day: PlainDate): string | undefined;
  amount(store: Store, loan: LoanRecord, values: CaseRecord['values'], day: PlainDate): Fen;
  /** Books what was debited on `day`, today or the day before, and says what came of it. */
  book(desk: Desk, loan: LoanRecord, record: CaseRecord, day: PlainDate): string;
}

const UNKNOWN = '扣款结果待确认';
const FAILED = '扣款未成功';
const BARE = { mx: [], lj: '', ljmc: '' };

/**
 * The half of a business whose cases wait for a debit of the loan's card: tried on its day and, when the bank refuses, on the
 * next ones; may be taken back as long as nobody has to ask what the bank did.
 */
export function debitedCase(
  debited: Debited,
): Pick<BusinessRule, 'approve' | 'daily' | 'revocable' | 'ended' | 'note' | 'message'> {
  /** The bank pays or refuses, or nobody knows until the next morning. */
  const collect = (desk: Desk, record: CaseRecord): CaseRecord => {
    const { store } = desk;
    const debit = cardDebits(store).get(record.ywlsh);
    const loan = loans(store).get(record.values.dkzh ?? '');
    if (!debit || !loan) return record;
    const today = desk.today();
    const fault = debit.asked || today < debit.day ? undefined : debited.fault(store, loan, record.values, today);
    if (fault !== undefined) return failed(desk, record, fault, undefined);
    const outcome = tryDebit(desk, loan, debit, () => debited.amount(store, loan, record.values, today));
    if (outcome.kind === 'refused') return failed(desk, record, `还款卡${outcome.reason}`, outcome.again);
    if (outcome.kind === 'paid') {
      const said = debited.book(desk, loan, record, outcome.day);
      const yj = `${outcome.day}从${cardOf(store, record.values)}扣款${moneyText(outcome.fen)}，${said}`;
      const open = { ...reopened(desk, record), je: outcome.fen };
      return moveCase(desk, open, { to: '99', jdmc: '扣款入账', clr: '系统', yj, change: { sbyy: undefined } });
    }
    if (outcome.kind === 'waiting' || record.lc.at(-1)?.key === 'debit-unknown') return record;
    const yj = '银行尚未返回扣款结果，下一日对账后告知，请勿重复还款';
    return addStep(desk, reopened(desk, record), { jdmc: UNKNOWN, yj, key: 'debit-unknown' });
  };
  /** Into 81, to be tried again; given up, into 80. Nothing was taken, the loan is as it was. */
  const failed = (desk: Desk, record: CaseRecord, reason: string, again: PlainDate | undefined): CaseRecord => {
    const xyb = again
      ? `请在还款卡中备足款项，${again}再次扣款；不再需要的可以撤回`
      : '贷款和还款计划不变，需要时可以重新申请';
    const sbyy = { yy: `${reason}，未扣款`, gz: debited.rules, xyb };
    const step = { jdmc: FAILED, clr: '系统', yj: sbyy.yy, key: 'debit-failed', change: { sbyy } } as const;
    const stopped = moveCase(desk, reopened(desk, record), { to: '81', ...step });
    return again ? stopped : endCase(desk, stopped, { to: '80', ...step, yj: '不再扣款，申请终止' });
  };
  return {
    approve(desk, record, approval) {
      const { ywlsh, values } = record;
      const debit = cardDebits(desk.store).get(ywlsh) ?? { ywlsh, day: values.yhkr ?? '', tries: 0 };
      // A clerk who tries once more what has failed tries it now.
      cardDebits(desk.store).put(ywlsh, record.ywzt === '81' ? { ...debit, day: desk.today() } : debit);
      return collect(desk, moveCase(desk, record, { to: '02', ...approval, change: { sbyy: undefined } }));
    },
    daily: collect,
    revocable: (store, { ywlsh }) => cardDebits(store).get(ywlsh)?.asked === undefined,
    ended: ({ store }, { ywlsh }) => cardDebits(store).delete(ywlsh),
    note,
    message: (record, desk) => messageOf(record, desk.store),
  };
}

/** Tried once more: out of 81. */
function reopened(desk: Desk, record: CaseRecord): CaseRecord {
  if (record.ywzt !== '81') return record;
  return moveCase(desk, record, { to: '02', jdmc: '再次扣款', clr: '系统', yj: '按约定再次从还款卡扣款' });
}

function note(store: Store, { ywlsh, ywzt, lc, sbyy }: CaseRecord): StateNote | undefined {
  const debit = cardDebits(store).get(ywlsh);
  if (ywzt === '02' && debit?.asked) return { mc: UNKNOWN, lx: 'waiting', nr: lc.at(-1)?.yj ?? '', ...BARE };
  if (ywzt === '02') return { mc: '待扣款', lx: 'waiting', nr: `${debit?.day}从还款卡扣款，请备足款项`, ...BARE };
  if (lc.at(-1)?.key !== 'debit-failed' || !sbyy) return undefined;
  return { mc: FAILED, lx: ywzt === '81' ? 'attention' : 'ended', nr: `${sbyy.yy}。${sbyy.xyb}`, ...BARE };
}

function messageOf({ ywmc, ywzt, lc, je, values, sbyy, ywlsh }: CaseRecord, store: Store) {
  const last = lc.at(-1);
  if (ywzt === '99') return { title: `${ywmc}已办结`, nr: `您的${ywmc}已办结：${last?.yj}。` };
  if (ywzt === '02' && last?.key === 'debit-unknown')
    return { title: UNKNOWN, nr: `您的${ywmc}（${ywlsh}）${last.yj}。` };
  if (ywzt === '02') {
    const nr = `您的${ywmc}已受理（${ywlsh}），将于${values.yhkr}从${cardOf(store, values)}扣款约${moneyText(je)}，请备足款项。`;
    return { title: `${ywmc}已受理`, nr };
  }
  if (last?.key !== 'debit-failed' || !sbyy) return undefined;
  return { title: `${ywmc}${FAILED}`, nr: `您的${ywmc}（${ywlsh}）${FAILED}：${sbyy.yy}。${sbyy.xyb}。` };
}

function cardOf(store: Store, { dkzh = '' }: CaseRecord['values']): string {
  return `尾号${(loans(store).get(dkzh)?.hkzh ?? '').slice(-4)}的还款卡`;
}
