import type { DepositStretch } from '@/api/deposit-comparison';
import { monthSpan } from '@/domain/dates';
import { formatMoney } from '@/domain/money';
import { prefillState } from '@/lib/prefill-state';

/** 举报（欠缴少缴） of jlx. */
const ARREARS = '4';

/** The form of a report of arrears, filled in with what the comparison shows; the person says what is wrong with it. */
export function objectionTo(row: DepositStretch) {
  const { nd, ksny, jsny, dwmc, grjcjs, yjys, sjys, yjje, sjje, wjny } = row;
  const missing = wjny.length > 0;
  const figures = `${nd}缴存年度${monthSpan(ksny, jsny)}：缴存基数${formatMoney(grjcjs)}，应缴${yjys}个月${formatMoney(yjje)}，实缴${sjys}个月${formatMoney(sjje)}。`;
  const asked = missing ? `未缴月份：${wjny.join('、')}。请核查并责令补缴。` : '请核查缴存基数和月缴存额是否少缴。';
  return prefillState({
    jlx: ARREARS,
    ssdw: dwmc,
    qjsjks: missing ? (wjny[0] ?? '') : ksny,
    qjsjjs: missing ? (wjny.at(-1) ?? '') : jsny,
    bt: `${nd}缴存年度${missing ? '欠缴' : '缴存基数'}异议`,
    nr: figures + asked,
  });
}
