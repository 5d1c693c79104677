import type { AmountLimit } from '@/api/cases/judgement';
import type { OtherWithdrawalInfo } from '@/api/person/other-withdrawal';
import {
  balanceLimit,
  illnessLimit,
  isByVoucher,
  minimumBalance,
  parseArea,
  parseShare,
  partialLimit,
  propertyFeeLimit,
  type ReasonLimit,
  renovationLimit,
  subsistenceLimit,
  UNLISTED_HOME,
  voucherLimit,
} from '@/domain/deposit/other-withdrawal';
import { formatMoney, parseAllYuan, parseYuan, toYuan, typedFen } from '@/domain/money';
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

/** Sum of the typed invoices; invalid rows count as 0. */
export const invoiceSum = (rows: readonly { fpje: string }[]) =>
  rows.reduce((sum, { fpje }) => sum + typedFen(fpje), 0n);

/**
 * Local estimate by the rule shared with the centre; earlier withdrawals of the household come from the centre's last answer. Null if only
 * the centre can calculate it (interest of a closing) or the values are incomplete.
 */
export function estimateOtherLimit(values: OtherReasonValues, facts: Facts): AmountLimit | null {
  const { account, limit } = facts;
  // The centre's last answer is newer than the account loaded with the form.
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
    blje: toYuan(minimumBalance(free.blje)),
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
      : renovationLimit({ zxfpje: invoiceSum(values.zxfp), jzmj }, policy);
  }
  if (qttqyy === '12') {
    const fen = parseAllYuan({ fee: values.wyfje, year: facts.policy('p.wyfNd') });
    return fen && propertyFeeLimit(fen.fee, fen.year);
  }
  if (qttqyy === '15') {
    const paid = parseYuan(values.zfje);
    return paid === undefined ? undefined : illnessLimit(paid);
  }
  if (qttqyy === '16') {
    const monthly = parseYuan(facts.account.yjce);
    return monthly === undefined ? undefined : subsistenceLimit(monthly);
  }
  if (isByVoucher(qttqyy)) {
    const home = facts.own.homes.find(({ bdcqzh }) => bdcqzh === values.bdcqzh);
    const paid = parseYuan(values.fphjje);
    const share = home?.gybl ?? (values.bdcqzh === UNLISTED_HOME ? values.gybl : '');
    return parseShare(share) !== undefined && paid !== undefined ? voucherLimit(paid, share) : undefined;
  }
  return undefined;
}
