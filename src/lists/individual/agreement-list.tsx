import { Link } from 'react-router-dom';
import { type AgreementRow, fetchAgreements } from '@/api/person/agreements';
import { defineList } from '@/engine/list/define-list';
import { AgreementActions } from '@/pages/individual/withdrawals/AgreementActions';
import type { ListName } from '@/session/menu/list-paths';
import { Card } from '@/ui/Card';

/** Standing agreements with their actions (docs/rules/lists.md, 约定提取); shared by two menu entries. */
export const agreementList = <Of extends ListName>(name: Of, title: string) =>
  defineList<AgreementRow>()({
    name,
    title,
    above: (
      <Card label="约定提取说明">
        <p>
          约定的款项到期自动转账，不需要再申请。暂停、恢复、终止都立即生效，已到账的不受影响。需要新的约定时，在
          <Link to="/grwt/tqSys/tqyw/zfzj_tq">租房提取</Link>或
          <Link to="/grwt/tqSys/tqyw/chdk_tq">偿还购房贷款提取</Link>
          中选择提取频次；用公积金偿还异地贷款在
          <Link to="/grwt/dkSys/dkyw/ydychdqy">异地月冲还贷签约</Link>中签约和解除。
        </p>
      </Card>
    ),
    columns: [
      { prop: 'xybh', label: '约定编号', width: 190, disabled: true },
      { prop: 'ywmc', label: '业务', width: 160, lead: true },
      { prop: 'tqpl', label: '频次', width: 100, filterKey: 'tqpl' },
      { prop: 'zt', label: '状态', width: 100, filterKey: 'ydzt' },
      { prop: 'xcrq', label: '下次转账', width: 170 },
      { prop: 'xcje', label: '预计金额', width: 120 },
      { prop: 'jegz', label: '金额规则', width: 280 },
      { prop: 'ytqcs', label: '已转次数', width: 90 },
      { prop: 'ytqje', label: '已转金额', width: 130 },
      { prop: 'skyhmc', label: '收款银行', width: 140 },
      { prop: 'skyhzh', label: '收款账号', width: 180 },
      { prop: 'qyrq', label: '签约日期', width: 115, isShow: false },
      { prop: 'ztsm', label: '说明', width: 260 },
    ],
    actions: { width: 260, show: (row, { renew }) => <AgreementActions of={row} onDone={renew} /> },
    rowKey: ({ xybh }) => xybh,
    conditions: [{ column: 'zt', codes: ['1', '2', '0'] }],
    fetch: fetchAgreements,
    rowsAre: '约定提取',
  });
