import type { DrawLoan } from '@/api/loan-repayment';
import type { PlainDate } from '@/domain/dates';
import type { OffsetShare } from '@/domain/loan-offset';
import { type Fen, fenOf, formatMoney, moneyText, parseYuan, toYuan } from '@/domain/money';
import { isRecord } from '@/lib/foreign-json';
import { policyFen } from '../../data/policy';
import type { FieldReader } from '../cases/field-reader';
import type { Actor, Desk } from '../kernel/desk';
import { personOf } from '../kernel/people';
import type { Store } from '../kernel/store';
import { ASKED_WAY, askedOf, askedWords } from './asked-money';
import { mayBeRepaidOn, repaymentDays } from './debit-days';
import { offsetLoanState } from './loan-offset-views';
import { offsetAccount, participantsOf, sharedLoansOf } from './loan-offsets';
import { loanSummary } from './loan-summary';
import { isRunning, type LoanRecord } from './loans';

/** Running loans that this person's deposit account may pay: the borrower's own, the spouse's, those borrowed together. */
export function drawableLoans(desk: Desk, actor: Actor): LoanRecord[] {
  const person = personOf(desk, actor);
  const today = desk.today();
  return sharedLoansOf(desk.store, person)
    .filter((loan) => isRunning(loan, today))
    .sort((a, b) => Number(b.grzh === person.grzh) - Number(a.grzh === person.grzh));
}

/** Those loans with the days there are and who may draw; how much is said of the own account alone. */
export function drawLoans(desk: Desk, actor: Actor): DrawLoan[] {
  const { grzh } = personOf(desk, actor);
  return drawableLoans(desk, actor).map((loan) => ({
    ...loanSummary(desk, loan),
    hkrq: drawDays(desk, loan),
    sczt: offsetLoanState(desk, loan),
    tqry: participantsOf(desk.store, loan).map((one) => ({
      grzh: one.grzh,
      xingming: one.xingming,
      yjkrgx: one.yjkrgx,
      kytqe: one.grzh === grzh ? toYuan(drawable(desk.store, grzh)) : '',
    })),
  }));
}

/** Nothing leaves the centre's books for it: today too, where a repayment may be booked today. */
export function drawDays({ store, today }: Desk, loan: LoanRecord): PlainDate[] {
  const days = repaymentDays(store, loan, today());
  return mayBeRepaidOn(store, loan, today()) ? [today(), ...days] : days;
}

/** What an account may give; what the case `except` holds of it is its own. */
export function drawable(store: Store, grzh: string, except = ''): Fen {
  const { free } = fundsOf(store, grzh, except);
  const most = free - policyFen('p.zhBlje');
  return most > 0n ? most : 0n;
}

function fundsOf(store: Store, grzh: string, except: string): { free: Fen; usable: boolean } {
  const { balance, frozen, usable } = offsetAccount(store, grzh, except);
  return { free: usable ? balance - frozen : 0n, usable };
}

/** Reads who gives how much, as rows of account number and amount; an empty amount gives nothing. */
export function readDraws(
  reader: FieldReader,
  { store, ywlsh, own, loan }: { store: Store; ywlsh: string; own: string; loan: LoanRecord },
  rows: unknown,
): OffsetShare[] {
  const allowed = new Map(participantsOf(store, loan).map((one) => [one.grzh, one]));
  const shares = new Map<string, Fen>();
  for (const [index, row] of (Array.isArray(rows) ? rows : []).entries()) {
    const cells: Record<string, unknown> = isRecord(row) ? row : {};
    const [grzh, typed] = [String(cells.grzh ?? ''), String(cells.bctqje ?? '').trim()];
    const person = allowed.get(grzh);
    const fen = typed === '' ? 0n : parseYuan(typed);
    const cell = `tqry.${index}.bctqje`;
    if (!person || shares.has(grzh)) reader.fail('tqry', '提取人员不在可选范围内');
    else if (fen === undefined || fen < 0n) reader.fail(cell, '本次提取金额格式不正确');
    else {
      shares.set(grzh, fen);
      const fault = fen > 0n && drawFault(store, grzh, fen, ywlsh);
      if (fault) reader.fail(cell, grzh === own ? fault : `${person.xingming}的可提取额不足，请与本人核对`);
    }
  }
  // In the order in which they stand at the loan: whose account is drawn on first is not chosen by the order of sending.
  const given = [...allowed.keys()].flatMap((grzh) => {
    const fen = shares.get(grzh) ?? 0n;
    return fen > 0n ? [{ grzh, fen }] : [];
  });
  if (given.length === 0) reader.fail('tqry', '请输入本次提取金额，至少一人');
  reader.values.tqry = sharesText(given);
  return given;
}

/** Why an account does not give so much; undefined where it does. */
export function drawFault(store: Store, grzh: string, fen: Fen, except: string): string | undefined {
  const { free, usable } = fundsOf(store, grzh, except);
  if (!usable) return '个人账户已冻结或销户，不能提取';
  if (fen <= free - policyFen('p.zhBlje')) return undefined;
  if (fen <= free) return `提取后账户余额不能低于保留余额${moneyText(policyFen('p.zhBlje'))}`;
  const asked = askedOf(store, grzh, except);
  const held = asked.length > 0 ? `：${askedWords(asked)}，${ASKED_WAY}` : '';
  return `本次提取金额不能大于可提取额${formatMoney(toYuan(drawable(store, grzh, except)), '')}元${held}`;
}

const sharesText = (shares: readonly OffsetShare[]) =>
  shares.map(({ grzh, fen }) => `${grzh}:${toYuan(fen)}`).join(',');

/** Shares as they are kept with the case. */
export function sharesOf({ tqry = '' }: Readonly<Record<string, string>>): OffsetShare[] {
  return tqry
    .split(',')
    .filter(Boolean)
    .map((one) => {
      const [grzh = '', yuan = ''] = one.split(':');
      return { grzh, fen: fenOf(yuan) };
    });
}

export const sumOfShares = (shares: readonly OffsetShare[]): Fen => shares.reduce((sum, { fen }) => sum + fen, 0n);

/** What is needed of them, the first whole before the next gives. */
export function cutShares(shares: readonly OffsetShare[], due: Fen): OffsetShare[] {
  let rest = due;
  return shares.map(({ grzh, fen }) => {
    const part = fen < rest ? fen : rest;
    rest -= part;
    return { grzh, fen: part };
  });
}
