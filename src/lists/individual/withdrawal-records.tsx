import { Button } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { fetchWithdrawalRecords, type WithdrawalRecord } from '@/api/withdrawal-records';
import { CaseLink } from '@/engine/case/CaseLink';
import { CaseState, stateName } from '@/engine/case/CaseState';
import { WithdrawButton } from '@/engine/case/WithdrawButton';
import { MenuLink } from '@/engine/flow/MenuLink';
import { defineList } from '@/engine/list/define-list';
import { CorrectAccount } from '@/pages/individual/withdrawals/CorrectAccount';

/** Not booked, or sent back: whoever does not need it any more takes it back. */
const UNPAID = '81';

/** Refused, taken back or lapsed: nothing was or will be paid. */
const RUNNING = {
  counts: ({ ywzt }: WithdrawalRecord) => !['80', '85', '86'].includes(ywzt),
  without: '未通过、已撤回、已失效',
};

const AGREEMENTS = '/grwt/cxyw/tqcx/ydtq_cx';

/** 提取记录: every withdrawal applied for, how it stands and what was paid, with what agreements have paid and what has gone to loans (domain catalogue 12.1). */
export default defineList<WithdrawalRecord>()({
  path: '/grwt/cxyw/tqcx/tqjl',
  title: '提取记录',
  columns: [
    { prop: 'slsj', label: '受理时间', width: 180, disabled: true },
    { prop: 'ywmc', label: '业务', width: 220 },
    { prop: 'ywzt', label: '状态', width: 120, type: 'custom', slotname: 'ywzt' },
    { prop: 'tqyydm', label: '提取原因', width: 170, filterKey: 'tqyydm' },
    { prop: 'tqlx', label: '提取类型', width: 110, filterKey: 'tqlx' },
    { prop: 'sqtqje', label: '申请金额', width: 130, type: 'money', total: RUNNING },
    { prop: 'fslxe', label: '结息金额', width: 110, type: 'money', total: RUNNING, isShow: false },
    { prop: 'dzje', label: '到账金额', width: 130, type: 'money', total: RUNNING },
    { prop: 'dzrq', label: '到账日期', width: 115 },
    { prop: 'skyhmc', label: '收款银行', width: 140 },
    { prop: 'skyhzh', label: '收款账号', width: 180 },
    { prop: 'ywlsh', label: '操作', width: 240, type: 'custom', slotname: 'case', screenOnly: true },
  ],
  rowKey: ({ ywlsh }) => ywlsh,
  conditions: [
    { kind: 'span', names: ['ksrq', 'jsrq'], label: '受理日期' },
    { kind: 'choice', name: 'tqyydm', label: '提取原因', dictionary: 'tqyydm' },
    {
      kind: 'choice',
      name: 'ywzt',
      label: '状态',
      dictionary: 'ywzt',
      codes: ['98', '97', '81', '99', '80', '85', '86'],
    },
  ],
  fetch: fetchWithdrawalRecords,
  emptyText: '这段时间没有提取记录，可以改变条件再查',
  useActions: (list) => {
    const [params, setParams] = useSearchParams();
    const named = params.get('gz') ?? '';
    // A case or a receipt leads here with the number of what came back.
    const found = list.query.data?.list.find(({ ywlsh, kgz }) => kgz && ywlsh === named);
    // The address alone says it: the list may have stood here before, and the same case may lead to it again.
    const name = (ywlsh: string) => setParams((now) => withNumber(now, ywlsh), { replace: true });
    const close = () => name('');
    return {
      slots: {
        ywzt: { text: stateName, show: (row) => <CaseState of={row} /> },
        case: {
          text: () => '',
          show: ({ ywlsh, xybh, ywmc, slsj, ywzt, kgz, kck }) => (
            <>
              {xybh && (
                <MenuLink to={AGREEMENTS} aria-label={`查看${ywmc}（${slsj}）的约定`}>
                  查看约定
                </MenuLink>
              )}
              {kck && <CaseLink ywlsh={ywlsh} name={`${ywmc}（${slsj}）`} />}
              {kgz && (
                <Button size="small" aria-label={`更正${ywmc}（${slsj}）的收款账号`} onClick={() => name(ywlsh)}>
                  更正账号
                </Button>
              )}
              {ywzt === UNPAID && <WithdrawButton ywlsh={ywlsh} onDone={() => void list.query.refetch()} />}
            </>
          ),
        },
      },
      beside: found && (
        <CorrectAccount
          of={found}
          onClose={close}
          onDone={() => {
            close();
            void list.query.refetch();
          }}
        />
      ),
    };
  },
});

function withNumber(params: URLSearchParams, ywlsh: string): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('gz');
  if (ywlsh) next.set('gz', ywlsh);
  return next;
}
