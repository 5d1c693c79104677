import type { AmountLimit } from '@/api/judgement';
import type { OtherWithdrawalInfo } from '@/api/other-withdrawal';
import { formatMoney, parseAllYuan, parseYuan, toYuan, typedFen } from '@/domain/money';
import {
  balanceLimit,
  illnessWhole,
  isByVoucher,
  keptBalance,
  parseArea,
  parseShare,
  partialLimit,
  propertyFeeWhole,
  type ReasonLimit,
  renovationWhole,
  subsistenceWhole,
  UNLISTED_HOME,
  voucherWhole,
} from '@/domain/other-withdrawal';
import type { PersonFacts } from '@/engine/flow/facts';

export interface OtherReasonValues {
  qttqyy: string;
  bdcqzh: string;
  gybl: string;
  jzmj: string;
  zxfp: readonly { fpje: string }[];
  wyfje: string;
  zfje: string;
  fphjje: string;
}

type Facts = PersonFacts<OtherWithdrawalInfo>;

/** Sum of the invoices typed so far; a row that is not yet an amount is not in it. */
export const invoiceSum = (rows: readonly { fpje: string }[]) =>
  rows.reduce((sum, { fpje }) => sum + typedFen(fpje), 0n);

/**
 * The form's own figure by the rule the centre decides by; what the household has had is known from the centre's last answer.
 * Null where the centre alone can tell: a closing's interest, and until the values allow it.
 */
export function estimateOtherLimit(values: OtherReasonValues, facts: Facts): AmountLimit | null {
  const { account, limit } = facts;
  // The centre's last answer is younger than the account as it was when the form was opened.
  const asked = limit ?? account;
  const free = parseAllYuan({
    grzhye: account.grzhye,
    djje: account.djje,
    zbje: asked.zbje ?? '0',
    blje: facts.policy('p.zhBlje'),
  });
  const taken = parseYuan(limit?.ljytq ?? '0');
  if (!free || taken === undefined) return null;
  const whole = wholeOf(values, facts);
  if (!whole && values.qttqyy !== '29') return null;
  const reason: ReasonLimit | undefined = whole && { ...whole, ljytq: taken };
  const found = reason ? partialLimit(reason, free) : balanceLimit(free);
  return {
    grzhye: account.grzhye,
    blje: toYuan(keptBalance(free.blje)),
    djje: account.djje,
    ...(asked.zbje && { zbje: asked.zbje, zbyw: asked.zbyw ?? [] }),
    ljytq: limit?.ljytq ?? '0.00',
    kytqe: toYuan(found.kytqe),
    gs: found.gs,
    yj: limit?.yj ?? '',
    mx: reason ? [{ label: '事项限额', value: `${formatMoney(reason.whole, '')}元` }] : [],
  };
}

function wholeOf(values: OtherReasonValues, facts: Facts): Pick<ReasonLimit, 'whole' | 'words'> | undefined {
  const { qttqyy } = values;
  if (qttqyy === '11') {
    const home = facts.own.homes.find(({ bdcqzh }) => bdcqzh === values.bdcqzh);
    const jzmj = parseArea(home?.jzmj || values.jzmj);
    const policy = parseAllYuan({ zxDj: facts.policy('p.zxDj'), zxZe: facts.policy('p.zxZe') });
    return jzmj === undefined || !policy
      ? undefined
      : renovationWhole({ zxfpje: invoiceSum(values.zxfp), jzmj }, policy);
  }
  if (qttqyy === '12') {
    const fen = parseAllYuan({ fee: values.wyfje, year: facts.policy('p.wyfNd') });
    return fen && propertyFeeWhole(fen.fee, fen.year);
  }
  if (qttqyy === '15') {
    const paid = parseYuan(values.zfje);
    return paid === undefined ? undefined : illnessWhole(paid);
  }
  if (qttqyy === '16') {
    const monthly = parseYuan(facts.account.yjce);
    return monthly === undefined ? undefined : subsistenceWhole(monthly);
  }
  if (isByVoucher(qttqyy)) {
    const home = facts.own.homes.find(({ bdcqzh }) => bdcqzh === values.bdcqzh);
    const paid = parseYuan(values.fphjje);
    const share = home?.gybl ?? (values.bdcqzh === UNLISTED_HOME ? values.gybl : '');
    return parseShare(share) !== undefined && paid !== undefined ? voucherWhole(paid, share) : undefined;
  }
  return undefined;
}
