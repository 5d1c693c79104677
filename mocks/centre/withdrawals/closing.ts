// What every withdrawal that closes the account shares on the side of the rule: the figures, and what stands against closing.

import type { AmountLimit } from '@/api/judgement';
import { type Fen, moneyText, toYuan } from '@/domain/money';
import { policy } from '../../data/policy';
import { WITHDRAWAL_RULES } from '../../data/rule-names';
import type { FieldReader } from '../cases/field-reader';
import { memberAccount, postingsOf } from '../kernel/ledger';
import { isAccountClosed, type PersonRecord } from '../kernel/people';
import { sealWays } from '../kernel/seal-ways';
import type { Store } from '../kernel/store';
import { ASKED_WAY, type Asked, askedFigures, askedLinks, askedOf, askedWords } from '../loans/asked-money';
import { openLoansOf, owedOf } from '../loans/loans';
import { yuan } from './common-conditions';
import type { Applicant, RawValues, RuleCondition } from './rule';
import { closingFigures, closingShare, shareLeft, WHOLE } from './withdrawal-closing';

/** What of an account others than its heirs have asked for; a closing leaves none of it to them. */
export const askedBesides = (store: Store, grzh: string, ywlsh: string): Asked[] =>
  askedOf(store, grzh, ywlsh).filter(({ closing, lj }) => !closing || lj !== '');

/** Whole balance with the interest to date, or a share of it; nothing of it is typed, and nothing to be had while others ask for it. */
export function closingLimit(
  { store, today, ywlsh }: Pick<Applicant, 'store' | 'today' | 'ywlsh'>,
  { grzh, frozenFen }: PersonRecord,
  share?: bigint,
): { limit: AmountLimit; amount: Fen } {
  const { balance, interest, total } = closingFigures(store, grzh, today);
  const left = shareLeft(store, grzh);
  const asked = askedBesides(store, grzh, ywlsh);
  const amount = asked.length > 0 ? 0n : closingShare(total, share ?? WHOLE, left);
  const zh = share === undefined ? {} : { zh: '被继承人' };
  const sum = `账户余额${moneyText(balance)} + 截至${today}的利息${moneyText(interest)} = ${moneyText(total)}`;
  const whole = `${zh.zh ?? ''}${sum}`;
  const part = share === undefined || asked.length > 0 ? '' : shareWords(share, left, amount);
  const held = asked.length > 0 ? `；${heldWords(asked, share === undefined)}，办结或撤回后方可销户` : '';
  return {
    amount,
    limit: {
      ...zh,
      grzhye: toYuan(balance),
      blje: '0.00',
      djje: toYuan(frozenFen),
      // What the deceased had applied for is told without its case: nobody else reads that.
      ...askedFigures(share === undefined ? asked : asked.map((one) => ({ ...one, lj: '' }))),
      ljytq: toYuan(closedWith(store, grzh)),
      kytqe: toYuan(amount),
      gs: `${whole}${part}${held}`,
      yj: `${policy('p.ckll').basis}，${WITHDRAWAL_RULES}`,
      mx: [
        { key: 'xhlx', label: '销户利息', value: yuan(interest) },
        { label: '本息合计', value: yuan(total) },
      ],
    },
  };
}

/** What the account was closed with, interest included. */
function closedWith(store: Store, grzh: string): Fen {
  const paid = postingsOf(store, memberAccount(grzh)).filter(({ entry, line }) => entry.kind === '12' && line.fen < 0n);
  return paid.reduce((sum, { line }) => sum - line.fen, 0n);
}

/** What of the estate is the heir's: a share of the whole, of which others may have had theirs already. */
function shareWords(share: bigint, left: bigint, amount: Fen): string {
  const own = `本人份额${percent(share)}`;
  if (left === WHOLE) return share >= WHOLE ? `；${own}` : `；${own}，为${moneyText(amount)}`;
  const paid = `；其他继承人的${percent(WHOLE - left)}已支付，余下的`;
  return share >= left ? `${paid}全部为${own}` : `${paid}${percent(left)}中${own}，为${moneyText(amount)}`;
}

/** What closes an account is never typed: an amount that was sent all the same has to be the computed one. */
export function readClosingAmount(reader: FieldReader, raw: RawValues, computed: Fen | undefined): Fen {
  const typed = typeof raw.sqtqje === 'string' ? raw.sqtqje.trim() : '';
  if (typed !== '' && (computed === undefined || typed !== toYuan(computed))) {
    reader.fail('sqtqje', '销户提取金额为账户本息，由系统计算，不能修改');
  }
  return computed ?? 0n;
}

/** A fund loan is settled first, by each who owes it (domain catalogue 8). */
export function noOpenLoan(store: Store, { grzh }: PersonRecord): RuleCondition {
  const open = openLoansOf(store, grzh);
  const rest = open.reduce((sum, loan) => sum + owedOf(store, loan), 0n);
  const shared = open.some((loan) => loan.grzh !== grzh) ? '（含共同借款）' : '';
  return {
    tjbh: 'WJQDK',
    tjmc: '没有未结清的住房公积金贷款',
    mz: open.length === 0,
    sjz: open.length === 0 ? '无' : `贷款余额${yuan(rest)}${shared}`,
    yqz: '无',
    yj: WITHDRAWAL_RULES,
    xyb: '请先办理公积金提取还贷或结清贷款',
    refusal: '存在未结清住房公积金贷款，请先办理还贷',
  };
}

/** Nothing else asks for the money of an account that is to be closed; `heirs`: who applies reads none of the cases. */
export function nothingAsked(store: Store, { grzh }: PersonRecord, ywlsh: string, heirs?: 'heirs'): RuleCondition {
  const asked = askedBesides(store, grzh, ywlsh);
  const found = heldWords(asked, heirs === undefined);
  const way = heirs ? '请等待其办结；需要撤销的，请持材料到柜台办理' : ASKED_WAY;
  return {
    tjbh: 'ZBSQ',
    tjmc: '没有占用账户余额的在办申请',
    mz: asked.length === 0,
    sjz: found || '无',
    yqz: '无',
    yj: WITHDRAWAL_RULES,
    xyb: way,
    ...(heirs ? {} : { ljs: askedLinks(asked) }),
    refusal: `${found}，账户不能销户；${way}`,
  };
}

const heldWords = (asked: readonly Asked[], own: boolean) =>
  own ? askedWords(asked) : asked.map(({ ywmc, fen }) => `${ywmc}占用${moneyText(fen)}`).join('、');

/** Court freezes and closed accounts stand against closing, and one that is still paid into unless the reason needs no sealing. */
export function closable(person: PersonRecord, unsealed?: 'allowed'): RuleCondition {
  const { grzhzt, frozenFen } = person;
  const { seal } = sealWays(person);
  const found = stateForClosing(grzhzt, frozenFen);
  return {
    tjbh: 'ZHFC',
    tjmc: unsealed ? '个人账户正常或已封存，且未冻结' : '个人账户已封存且未冻结',
    mz: found === 'sealed' || (found === 'open' && unsealed !== undefined),
    yqz: unsealed ? '封存或正常' : '封存',
    yj: WITHDRAWAL_RULES,
    ...(found === 'open' ? { sjz: '未封存', xyb: seal, refusal: `账户尚未封存，${seal}` } : CLOSING_WORDS[found]),
    ...(found === 'frozen' && frozenFen > 0n ? { sjz: `冻结${yuan(frozenFen)}` } : undefined),
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
