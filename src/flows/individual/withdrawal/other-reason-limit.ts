import type { AmountLimit } from '@/api/business';
import type { OtherWithdrawalInfo } from '@/api/other-withdrawal';
import { formatMoney, parseYuan, toYuan } from '@/domain/money';
import {
  balanceLimit,
  illnessWhole,
  isByVoucher,
  parseArea,
  partialLimit,
  propertyFeeWhole,
  type ReasonLimit,
  renovationWhole,
  subsistenceWhole,
  voucherWhole,
} from '@/domain/other-withdrawal';
import type { PersonFacts } from '@/engine/flow/facts';

export interface OtherReasonValues {
  qttqyy: string;
  bdcqzh: string;
  jzmj: string;
  zxfp: readonly { fpje: string }[];
  wyfje: string;
  zfje: string;
  fphjje: string;
}

type Facts = PersonFacts<OtherWithdrawalInfo>;
const yuan = (text: string | undefined) => parseYuan(text ?? '') ?? 0n;

/** Sum of the invoices typed so far. */
export const invoiceSum = (rows: readonly { fpje: string }[]) => rows.reduce((sum, { fpje }) => sum + yuan(fpje), 0n);

/**
 * The form's own figure by the rule the centre decides by; what the household has had is known from the centre's last answer.
 * Null where the centre alone can tell: a closing's interest, and until the values allow it.
 */
export function estimateOtherLimit(values: OtherReasonValues, facts: Facts): AmountLimit | null {
  const { account, limit } = facts;
  const free = {
    grzhye: yuan(account.grzhye),
    djje: yuan(account.djje),
    blje: yuan(facts.policy('p.zhBlje')),
  };
  const whole = wholeOf(values, facts);
  if (!whole && values.qttqyy !== '29') return null;
  const reason: ReasonLimit | undefined = whole && { ...whole, ljytq: yuan(limit?.ljytq) };
  const found = reason ? partialLimit(reason, free) : balanceLimit(free);
  return {
    grzhye: account.grzhye,
    blje: toYuan(free.blje),
    djje: account.djje,
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
    const jzmj = parseArea(values.jzmj);
    const policy = { zxDj: yuan(facts.policy('p.zxDj')), zxZe: yuan(facts.policy('p.zxZe')) };
    return jzmj === undefined ? undefined : renovationWhole({ zxfpje: invoiceSum(values.zxfp), jzmj }, policy);
  }
  if (qttqyy === '12') return propertyFeeWhole(yuan(values.wyfje), yuan(facts.policy('p.wyfNd')));
  if (qttqyy === '15') return illnessWhole(yuan(values.zfje));
  if (qttqyy === '16') return subsistenceWhole(yuan(facts.account.yjce));
  if (isByVoucher(qttqyy)) {
    const home = facts.own.homes.find(({ bdcqzh }) => bdcqzh === values.bdcqzh);
    return home && voucherWhole(yuan(values.fphjje), home.gybl);
  }
  return undefined;
}
