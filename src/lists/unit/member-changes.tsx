import { Link } from 'react-router-dom';
import { type ChangeRow, fetchChanges } from '@/api/unit/unit-records';
import { CaseLink } from '@/engine/case/CaseLink';
import { defineList } from '@/engine/list/define-list';
import { LIST_PATHS } from '@/session/menu/list-paths';

const COUNTER = '柜台办理';
/** Changes made by another unit or at the counter have no case of this unit. */
const byWhom = (bldw: string) => (bldw === '' ? COUNTER : `${bldw}办理`);

/** 人员变动记录: members enrolled, transferred, sealed or reopened, by the unit's own or another unit's applications. */
export default defineList<ChangeRow>()({
  name: 'memberChanges',
  title: '人员变动记录',
  columns: [
    { prop: 'czrq', label: '办理日期', width: 112, disabled: true },
    { prop: 'bdlx', label: '类型', width: 90, filterKey: 'rybdlx', lead: true },
    { prop: 'rs', label: '人数', width: 80, type: 'formatNum' },
    { prop: 'mx', label: '职工', width: 240, lead: true },
    { prop: 'jbrxm', label: '经办人', width: 100 },
    { prop: 'zt', label: '状态', width: 110, filterKey: 'ywzt' },
    {
      prop: 'ywlsh',
      label: '明细',
      width: 160,
      disabled: true,
      text: ({ ywlsh, bldw }) => ywlsh || byWhom(bldw),
      show: ({ ywlsh, bldw, mx }) => {
        if (ywlsh !== '') return <CaseLink ywlsh={ywlsh} word="明细" name={mx} />;
        return bldw === '' ? COUNTER : <Link to={LIST_PATHS.unitTransfers}>{byWhom(bldw)}</Link>;
      },
    },
  ],
  rowKey: ({ xh }) => xh,
  conditions: [{ kind: 'span', names: ['ksrq', 'jsrq'], label: '办理日期' }, { column: 'bdlx' }],
  fetch: fetchChanges,
});
