import { Link } from 'react-router-dom';
import { type DepositComparison, type DepositStretch, fetchDepositComparison } from '@/api/person/deposit-comparison';
import type { DepositAccount } from '@/api/person/person';
import { monthSpan, shiftMonth } from '@/domain/dates';
import { formatMoney, percentText, signedYuan } from '@/domain/money';
import { defineList } from '@/engine/list/define-list';
import { prefillState } from '@/lib/address/prefill-state';
import { Card } from '@/ui/Card';
import { StateMark, type StateTone } from '@/ui/state/StateMark';
import { ACCOUNT_SCOPE } from './AccountScope';
import { UnpaidMonths, unpaidText } from './entry-columns';
import { OpeningBalanceNote } from './OpeningBalanceNote';

/** 缴存对比: deposits due against deposits booked, and base against the limits of the deposit year (docs/rules/lists.md). */
export default defineList<DepositStretch, DepositComparison, DepositAccount>()({
  name: 'depositComparison',
  title: '缴存对比',
  scope: ACCOUNT_SCOPE,
  above: ({ qcny }) => (
    <Card label="说明">
      <p>
        缴存年度自7月1日起至次年6月30日。应缴金额为月缴存额（缴存基数 × 单位比例 ＋ 缴存基数 × 个人比例）×
        应缴月数，应缴月数算到上月，本月已经入账的也计入；差额为实缴减应缴。年度中换单位或者调整基数的，分段列示。
      </p>
      <OpeningBalanceNote qcny={qcny} />
    </Card>
  ),
  columns: [
    { prop: 'nd', label: '缴存年度', width: 90, disabled: true, text: ({ nd }) => `${nd}年度` },
    { prop: 'ksny', label: '起止年月', width: 160, text: ({ ksny, jsny }) => monthSpan(ksny, jsny) },
    { prop: 'dwmc', label: '单位', width: 190, isShow: false },
    { prop: 'grjcjs', label: '缴存基数', width: 115 },
    { prop: 'jcjsxx', label: '基数下限', width: 105 },
    { prop: 'jcjssx', label: '基数上限', width: 115 },
    {
      prop: 'jshd',
      label: '基数核对',
      width: 115,
      text: checkedText,
      show: (row) => <StateMark tone={CHECKED[row.jshd]?.[1] ?? 'ended'} label={checkedText(row)} />,
    },
    { prop: 'dwjcbl', label: '单位＋个人比例', width: 125, text: ratios },
    { prop: 'yjce', label: '月缴存额', width: 110 },
    { prop: 'yjys', label: '应缴月数', width: 80, type: 'formatNum' },
    { prop: 'sjys', label: '实缴月数', width: 80, type: 'formatNum' },
    { prop: 'yjje', label: '应缴金额', width: 130, total: true, isShow: false },
    { prop: 'sjje', label: '实缴金额', width: 130, total: true, isShow: false },
    { prop: 'ce', label: '差额', width: 115, total: true, lead: true, text: ({ ce }) => signedYuan(ce) },
    {
      prop: 'wjny',
      label: '未缴月份',
      width: 150,
      text: (row) => unpaidText(row) || '无',
      show: (row) => (unpaidText(row) ? <UnpaidMonths {...row} /> : '无'),
    },
    { prop: 'yj', label: '上下限依据', width: 300, isShow: false },
  ],
  actions: {
    width: 90,
    show: (row) => (
      <Link
        to="/complaintJYAdd"
        state={objectionTo(row)}
        aria-label={`对${monthSpan(row.ksny, row.jsny)}的缴存提出异议`}
      >
        提出异议
      </Link>
    ),
  },
  rowKey: ({ nd, ksny }) => `${nd} ${ksny}`,
  conditions: (account) => [
    { kind: 'choice', name: 'nd', label: '缴存年度', options: yearsOf(account), unit: '年度', all: '全部年度' },
  ],
  fetch: fetchDepositComparison,
  totals: [
    { label: '应缴合计', of: 'yjhj' },
    { label: '实缴合计', of: 'sjhj' },
    { label: '差额', of: 'cehj', signed: true, strong: true },
  ],
  rowsAre: '可以对比的缴存',
});

const CHECKED: Readonly<Record<string, readonly [words: string, tone: StateTone]>> = {
  '1': ['在上下限内', 'done'],
  '2': ['低于下限', 'failed'],
  '3': ['高于上限', 'attention'],
};

function checkedText({ jshd }: DepositStretch): string {
  return CHECKED[jshd]?.[0] ?? '不适用';
}

function ratios({ dwjcbl, grjcbl }: DepositStretch): string {
  return dwjcbl ? `${percentText(dwjcbl)}＋${percentText(grjcbl)}` : '--';
}

/** Deposit years from the first itemised month to now; each begins in July. */
function yearsOf({ khrq, qcny, sjjz }: DepositAccount) {
  const yearOf = (date: string) => Number(date.slice(0, 4)) - (date.slice(5, 7) < '07' ? 1 : 0);
  const [first, last] = [yearOf(qcny ? shiftMonth(qcny, 1) : khrq), yearOf(sjjz)];
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, at) => String(last - at));
}

/** Code 举报（欠缴少缴） of dictionary jlx. */
const ARREARS = '4';

/** Prefill of an arrears report from a comparison row; the person adds the description. */
function objectionTo(row: DepositStretch) {
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
