import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { endReliefEarly, fetchReliefs, type ReliefRow } from '@/api/unit/unit-terms';
import { byEndOf, monthSpan, shiftMonth } from '@/domain/dates';
import { formatMoney, parseYuan, percentText } from '@/domain/money';
import { flowPath } from '@/engine/flow/flow-index';
import { defineList } from '@/engine/list/define-list';
import { RowButton } from '@/engine/list/RowButton';
import { askConfirmation } from '@/ui/dialog/confirm';
import { toast } from '@/ui/state/toast';

const HOME = '/dwwt/DwwtHome';
const RUNNING = ['1', '2'];
/** States whose deferred amount is due. */
const OVER = ['3', '7'];
const ratioText = ({ dwjcbl, grjcbl }: ReliefRow) =>
  dwjcbl ? `单位${percentText(dwjcbl)}，个人${percentText(grjcbl)}` : '--';

/** Amount owed; during the deferral an unpaid amount is marked 缓缴期内, since it is not due yet. */
function owedText({ lx, zt, wbje }: ReliefRow): string {
  if (lx !== 'hj' || zt === '1') return '--';
  if (zt !== '2') return formatMoney(wbje);
  return parseYuan(wbje) === 0n ? '缓缴期内' : `${formatMoney(wbje)}（缓缴期内）`;
}

/** 缓缴/降低比例记录: duration, amount owed afterwards, and follow-up actions. */
export default defineList<ReliefRow>()({
  name: 'reliefs',
  title: '缓缴/降低比例记录',
  columns: [
    { prop: 'lx', label: '类型', width: 84, filterKey: 'hjjblx', disabled: true },
    { prop: 'ksny', label: '起始年月', width: 92 },
    { prop: 'jsny', label: '终止年月', width: 92 },
    { prop: 'pzwh', label: '批准文号', width: 190 },
    { prop: 'dwjcbl', label: '执行比例', width: 130, text: ratioText },
    { prop: 'syys', label: '剩余月数', width: 84, type: 'formatNum' },
    { prop: 'wbje', label: '未补缴金额', width: 190, text: owedText },
    { prop: 'jhbjrq', label: '计划补缴日期', width: 112 },
    { prop: 'zt', label: '状态', width: 90, filterKey: 'hjjbzt' },
    { prop: 'ywlsh', label: '办理', width: 200, disabled: true, show: (row) => <ReliefWays of={row} /> },
    // Behind the action column: other columns already have the sentence's dates.
    { prop: 'qmsm', label: '期满安排', width: 220 },
  ],
  rowKey: ({ ywlsh }) => ywlsh,
  fetch: fetchReliefs,
  emptyText: '没有缓缴或降低比例的记录',
});

/** Actions of a relief: extend, end early, make the back-payment. */
function ReliefWays({ of: row }: { of: ReliefRow }) {
  const cache = useQueryClient();
  const end = async () => {
    if (!(await agreedToEnd(row))) return;
    try {
      await endReliefEarly({ ywlsh: row.ywlsh, hfny: row.hfny });
      toast.success('缓缴已提前结束');
    } catch {
      // Also after a lost response: the reloaded list shows the outcome.
    }
    for (const key of ['unit', 'todos', 'list']) await cache.invalidateQueries({ queryKey: [key] });
  };
  const owed = row.lx === 'hj' && OVER.includes(row.zt);
  return (
    <>
      {RUNNING.includes(row.zt) && (
        <Link
          to={`${flowPath(row.lx === 'hj' ? 'GJ0206' : 'GJ0205', 'unit') ?? HOME}?yq=${row.ywlsh}`}
          aria-label={`延期${monthSpan(row.ksny, row.jsny)}`}
        >
          延期
        </Link>
      )}{' '}
      {row.hfny !== '' && (
        <RowButton word="提前结束" name={`${monthSpan(row.ksny, row.jsny)}的缓缴`} onClick={() => void end()} />
      )}
      {owed && row.xhj !== '' && <Link to={flowPath('GJ0201', 'unit') ?? HOME}>先汇缴{row.xhj}</Link>}
      {owed && row.xhj === '' && (
        <Link to={`${flowPath('GJ0202', 'unit') ?? HOME}?qj=1&bjfs=01&bjyy=03`}>到期补缴</Link>
      )}
    </>
  );
}

function agreedToEnd({ ksny, jsny, hfny, hfjzrq, tqbje, jhbjrq }: ReliefRow): Promise<boolean> {
  const last = shiftMonth(hfny, -1);
  const what =
    last < ksny
      ? `${monthSpan(ksny, jsny)}的缓缴全部不再执行`
      : `${monthSpan(ksny, jsny)}的缓缴将截至${last}，已缓缴的${formatMoney(tqbje)}请于${byEndOf(jhbjrq)}补缴`;
  return askConfirmation({
    title: '温馨提示',
    content: `${what}；${hfny}起恢复按月汇缴，${hfny}请于${byEndOf(hfjzrq)}缴款，并通知职工。您确定要提前结束吗？`,
    okText: '提前结束',
  });
}
