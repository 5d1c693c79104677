import type { DrawLoan } from '@/api/loan/loan-repayment';
import type { PlainDate } from '@/domain/dates';
import type { OffsetShare } from '@/domain/loan/loan-offset';
import { type Fen, fenOf, formatMoney, moneyText, toYuan, typedFen } from '@/domain/money';
import { policyFen } from '../../data/policy/policy';
import type { FieldReader } from '../cases/field-reader';
import { storedRows } from '../cases/read-fields';
import { personOf } from '../kernel/people';
import type { Store } from '../kernel/store';
import type { Actor, Transaction } from '../kernel/transaction';
import { mayBeRepaidOn, repaymentDays } from './debit-days';
import { loanSummary } from './loan-summary';
import { isRunning, type LoanRecord } from './loans';
import { offsetLoanState } from './offset/loan-offset-views';
import { offsetAccount, participantsOf, sharedLoansOf } from './offset/loan-offsets';
import { RESERVED_ADVICE, reservedOf, reservedText } from './reserved-amount';

/** Returns running loans that this person's account may pay: own, the spouse's and joint ones. */
export function drawableLoans(tx: Transaction, actor: Actor): LoanRecord[] {
  const person = personOf(tx, actor);
  const today = tx.today();
  return sharedLoansOf(tx.store, person)
    .filter((loan) => isRunning(loan, today))
    .sort((a, b) => Number(b.grzh === person.grzh) - Number(a.grzh === person.grzh));
}

/** Returns those loans with possible days and accounts; the amount is given for the own account only. */
export function drawLoans(tx: Transaction, actor: Actor): DrawLoan[] {
  const { grzh } = personOf(tx, actor);
  return drawableLoans(tx, actor).map((loan) => ({
    ...loanSummary(tx, loan),
    hkrq: drawDays(tx, loan),
    sczt: offsetLoanState(tx, loan),
    tqry: participantsOf(tx.store, loan).map((one) => ({
      grzh: one.grzh,
      xingming: one.xingming,
      yjkrgx: one.yjkrgx,
      kytqe: one.grzh === grzh ? toYuan(drawable(tx.store, grzh)) : '',
    })),
  }));
}

/** Returns possible days; includes today if bookable, because no bank is involved. */
export function drawDays({ store, today }: Transaction, loan: LoanRecord): PlainDate[] {
  const days = repaymentDays(store, loan, today());
  return mayBeRepaidOn(store, loan, today()) ? [today(), ...days] : days;
}

/** Returns the amount an account can give; reservations of the case `except` do not count. */
export function drawable(store: Store, grzh: string, except = ''): Fen {
  const { free } = fundsOf(store, grzh, except);
  const most = free - policyFen('p.zhBlje');
  return most > 0n ? most : 0n;
}

function fundsOf(store: Store, grzh: string, except: string): { free: Fen; usable: boolean } {
  const { balance, frozen, usable } = offsetAccount(store, grzh, except);
  return { free: usable ? balance - frozen : 0n, usable };
}

/** Checks the rows of account number and amount against the loan's accounts; an empty amount gives nothing. */
export function readDraws(
  reader: FieldReader,
  { store, ywlsh, own, loan }: { store: Store; ywlsh: string; own: string; loan: LoanRecord },
): OffsetShare[] {
  const allowed = new Map(participantsOf(store, loan).map((one) => [one.grzh, one]));
  const shares = new Map<string, Fen>();
  for (const [index, { grzh = '', bctqje }] of storedRows(reader.values.tqry).entries()) {
    const person = allowed.get(grzh);
    if (!person || shares.has(grzh)) reader.fail('tqry', '提取人员不在可选范围内');
    else {
      const fen = typedFen(bctqje ?? '');
      shares.set(grzh, fen);
      const fault = fen > 0n && drawFault(store, grzh, fen, ywlsh);
      const text = grzh === own ? fault : `${person.xingming}的可提取额不足，请与本人核对`;
      if (fault && text) reader.fail(`tqry.${index}.bctqje`, text);
    }
  }
  // In the order of the loan's accounts, so that the request does not decide which is drawn first.
  const given = [...allowed.keys()].flatMap((grzh) => {
    const fen = shares.get(grzh) ?? 0n;
    return fen > 0n ? [{ grzh, fen }] : [];
  });
  reader.values.tqry = sharesText(given);
  return given;
}

/** Returns why an account cannot give this amount; undefined where it can. */
export function drawFault(store: Store, grzh: string, fen: Fen, except: string): string | undefined {
  const { free, usable } = fundsOf(store, grzh, except);
  if (!usable) return '个人账户已冻结或销户，不能提取';
  if (fen <= free - policyFen('p.zhBlje')) return undefined;
  if (fen <= free) return `提取后账户余额不能低于保留余额${moneyText(policyFen('p.zhBlje'))}`;
  const reserved = reservedOf(store, grzh, except);
  const held = reserved.length > 0 ? `：${reservedText(reserved)}，${RESERVED_ADVICE}` : '';
  return `本次提取金额不能大于可提取额${formatMoney(toYuan(drawable(store, grzh, except)), '')}元${held}`;
}

const sharesText = (shares: readonly OffsetShare[]) =>
  shares.map(({ grzh, fen }) => `${grzh}:${toYuan(fen)}`).join(',');

/** Parses the shares stored with the case. */
export function offsetShares({ tqry = '' }: Readonly<Record<string, string>>): OffsetShare[] {
  return tqry
    .split(',')
    .filter(Boolean)
    .map((one) => {
      const [grzh = '', yuan = ''] = one.split(':');
      return { grzh, fen: fenOf(yuan) };
    });
}

export const sumOfShares = (shares: readonly OffsetShare[]): Fen => shares.reduce((sum, { fen }) => sum + fen, 0n);

/** Cuts the shares to the amount due, using each fully before the next. */
export function cutShares(shares: readonly OffsetShare[], due: Fen): OffsetShare[] {
  let rest = due;
  return shares.map(({ grzh, fen }) => {
    const part = fen < rest ? fen : rest;
    rest -= part;
    return { grzh, fen: part };
  });
}
