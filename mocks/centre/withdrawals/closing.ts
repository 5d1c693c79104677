// Figures and obstacles shared by all rules of account-closing withdrawals.

import type { AmountLimit } from '@/api/cases/judgement';
import { type Fen, moneyText, toYuan } from '@/domain/money';
import { WITHDRAWAL_RULES } from '../../data/menus/rule-names';
import { policy } from '../../data/policy/policy';
import type { FieldReader } from '../cases/field-reader';
import { memberAccount, postingsOf } from '../kernel/accounts/ledger';
import { sealAdvice } from '../kernel/messages/seal-advice';
import { isAccountClosed, type PersonRecord } from '../kernel/people';
import type { Store } from '../kernel/store';
import { openLoansOf, owedPrincipal } from '../loans/loans';
import {
  RESERVED_ADVICE,
  type Reservation,
  reservedFigures,
  reservedLinks,
  reservedOf,
  reservedText,
} from '../loans/reserved-amount';
import { yuanText } from './common-conditions';
import type { Applicant, RawValues, RuleCondition } from './rule';
import { closingFiguresOf, closingShare, FULL_SHARE, remainingShare } from './withdrawal-closing';

/** Returns reservations of others than the heirs; closing the account would leave them nothing. */
export const reservedByOthers = (store: Store, grzh: string, ywlsh: string): Reservation[] =>
  reservedOf(store, grzh, ywlsh).filter(({ closing, lj }) => !closing || lj !== '');

/** Limit of a closing: whole balance with interest to date, or an heir's share of it; zero while others have reservations. */
export function closingLimit(
  { store, today, ywlsh }: Pick<Applicant, 'store' | 'today' | 'ywlsh'>,
  { grzh, frozenFen }: PersonRecord,
  share?: bigint,
): { limit: AmountLimit; amount: Fen } {
  const { balance, interest, total } = closingFiguresOf(store, grzh, today);
  const left = remainingShare(store, grzh);
  const reserved = reservedByOthers(store, grzh, ywlsh);
  const amount = reserved.length > 0 ? 0n : closingShare(total, share ?? FULL_SHARE, left);
  const zh = share === undefined ? {} : { zh: '被继承人' };
  const sum = `账户余额${moneyText(balance)} + 截至${today}的利息${moneyText(interest)} = ${moneyText(total)}`;
  const whole = `${zh.zh ?? ''}${sum}`;
  const part = share === undefined || reserved.length > 0 ? '' : shareWords(share, left, amount);
  const held = reserved.length > 0 ? `；${heldWords(reserved, share === undefined)}，办结或撤回后方可销户` : '';
  return {
    amount,
    limit: {
      ...zh,
      grzhye: toYuan(balance),
      blje: '0.00',
      djje: toYuan(frozenFen),
      // Heirs see the deceased's reservations without a link to the case, which only its applicant may read.
      ...reservedFigures(share === undefined ? reserved : reserved.map((one) => ({ ...one, lj: '' }))),
      ljytq: toYuan(closedWith(store, grzh)),
      kytqe: toYuan(amount),
      gs: `${whole}${part}${held}`,
      yj: `${policy('p.ckll').basis}，${WITHDRAWAL_RULES}`,
      mx: [
        { key: 'xhlx', label: '销户利息', value: yuanText(interest) },
        { label: '本息合计', value: yuanText(total) },
      ],
    },
  };
}

/** Returns the amount the account was closed with, interest included. */
function closedWith(store: Store, grzh: string): Fen {
  const paid = postingsOf(store, memberAccount(grzh)).filter(({ entry, line }) => entry.kind === '12' && line.fen < 0n);
  return paid.reduce((sum, { line }) => sum - line.fen, 0n);
}

/** Text of the heir's share, less shares already paid. */
function shareWords(share: bigint, left: bigint, amount: Fen): string {
  const own = `本人份额${percent(share)}`;
  if (left === FULL_SHARE) return share >= FULL_SHARE ? `；${own}` : `；${own}，为${moneyText(amount)}`;
  const paid = `；其他继承人的${percent(FULL_SHARE - left)}已支付，余下的`;
  return share >= left ? `${paid}全部为${own}` : `${paid}${percent(left)}中${own}，为${moneyText(amount)}`;
}

/** Returns the computed amount; a closing has no amount field, so a deviating sent amount is an error. */
export function readClosingAmount(reader: FieldReader, raw: RawValues, computed: Fen | undefined): Fen {
  const typed = typeof raw.sqtqje === 'string' ? raw.sqtqje.trim() : '';
  if (typed !== '' && (computed === undefined || typed !== toYuan(computed))) {
    reader.fail('sqtqje', '销户提取金额为账户本息，由系统计算，不能修改');
  }
  return computed ?? 0n;
}

/** Requires that no fund loan is open, as borrower or co-borrower (docs/rules/withdrawals.md, Who may apply). */
export function noOpenLoan(store: Store, { grzh }: PersonRecord): RuleCondition {
  const open = openLoansOf(store, grzh);
  const rest = open.reduce((sum, loan) => sum + owedPrincipal(store, loan), 0n);
  const shared = open.some((loan) => loan.grzh !== grzh) ? '（含共同借款）' : '';
  return {
    tjbh: 'WJQDK',
    tjmc: '没有未结清的住房公积金贷款',
    mz: open.length === 0,
    sjz: open.length === 0 ? '无' : `贷款余额${yuanText(rest)}${shared}`,
    yqz: '无',
    yj: WITHDRAWAL_RULES,
    xyb: '请先办理公积金提取还贷或结清贷款',
    refusal: '存在未结清住房公积金贷款，请先办理还贷',
  };
}

/** Requires that no other case has reserved money; `heirs`: the text discloses none of the cases. */
export function nothingReserved(store: Store, { grzh }: PersonRecord, ywlsh: string, heirs?: 'heirs'): RuleCondition {
  const reserved = reservedByOthers(store, grzh, ywlsh);
  const found = heldWords(reserved, heirs === undefined);
  const way = heirs ? '请等待其办结；需要撤销的，请持材料到柜台办理' : RESERVED_ADVICE;
  return {
    tjbh: 'ZBSQ',
    tjmc: '没有占用账户余额的在办申请',
    mz: reserved.length === 0,
    sjz: found || '无',
    yqz: '无',
    yj: WITHDRAWAL_RULES,
    xyb: way,
    ...(heirs ? {} : { ljs: reservedLinks(reserved) }),
    refusal: `${found}，账户不能销户；${way}`,
  };
}

const heldWords = (reserved: readonly Reservation[], own: boolean) =>
  own ? reservedText(reserved) : reserved.map(({ ywmc, fen }) => `${ywmc}占用${moneyText(fen)}`).join('、');

/** Requires an account without court freeze that is open and, unless the reason allows otherwise, sealed. */
export function closable(person: PersonRecord, unsealed?: 'allowed'): RuleCondition {
  const { grzhzt, frozenFen } = person;
  const { seal } = sealAdvice(person);
  const found = stateForClosing(grzhzt, frozenFen);
  return {
    tjbh: 'ZHFC',
    tjmc: unsealed ? '个人账户正常或已封存，且未冻结' : '个人账户已封存且未冻结',
    mz: found === 'sealed' || (found === 'open' && unsealed !== undefined),
    yqz: unsealed ? '封存或正常' : '封存',
    yj: WITHDRAWAL_RULES,
    ...(found === 'open' ? { sjz: '未封存', xyb: seal, refusal: `账户尚未封存，${seal}` } : CLOSING_WORDS[found]),
    ...(found === 'frozen' && frozenFen > 0n ? { sjz: `冻结${yuanText(frozenFen)}` } : undefined),
  };
}

const CLOSING_WORDS = {
  sealed: { sjz: '封存', refusal: '' },
  frozen: {
    sjz: '冻结',
    xyb: '请先向作出冻结的机关或管理中心了解冻结原因',
    refusal: '个人账户已冻结，暂不能办理提取',
  },
  closed: { sjz: '已销户', xyb: '该账户没有可提取的余额', refusal: '该账户已销户' },
} as const;

function stateForClosing(grzhzt: string, frozenFen: Fen): keyof typeof CLOSING_WORDS | 'open' {
  if (grzhzt === '06' || frozenFen > 0n) return 'frozen';
  if (grzhzt === '02') return 'sealed';
  return isAccountClosed({ grzhzt }) ? 'closed' : 'open';
}

function percent(hundredths: bigint): string {
  const text = hundredths.toString().padStart(3, '0');
  return `${text.slice(0, -2)}.${text.slice(-2)}%`;
}
