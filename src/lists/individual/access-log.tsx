import { type AccessEntry, fetchAccessLog } from '@/api/session/access-log';
import { defineList } from '@/engine/list/define-list';
import { ForeignSignInCard } from '@/pages/individual/access/ForeignSignInCard';
import { StateMark } from '@/ui/state/StateMark';

const KINDS: Readonly<Record<AccessEntry['lx'], string>> = { '1': '登录', '2': '查询' };

/** 登录与授权记录: sign-ins with time, method and place, and accesses to the person's data; 「不是我」 disables signing in. */
export default defineList<AccessEntry>()({
  name: 'accessLog',
  title: '登录与授权记录',
  above: <ForeignSignInCard />,
  columns: [
    { prop: 'sj', label: '时间', width: 165, disabled: true },
    { prop: 'lx', label: '类型', width: 70, text: ({ lx }) => KINDS[lx] },
    { prop: 'fs', label: '方式 / 查询人', width: 160 },
    {
      prop: 'nr',
      label: '结果 / 目的',
      width: 235,
      show: ({ lx, cg, nr }) => (lx === '1' ? <StateMark tone={cg === '1' ? 'done' : 'failed'} label={nr} /> : nr),
    },
    { prop: 'yj', label: '依据', width: 210 },
    { prop: 'sb', label: '设备', width: 130 },
    { prop: 'dd', label: '地点', width: 120 },
  ],
  rowKey: ({ jlbh }) => jlbh,
  conditions: [
    { kind: 'span', names: ['ksrq', 'jsrq'], label: '日期' },
    {
      kind: 'choice',
      name: 'lx',
      label: '类型',
      options: [
        { value: '1', label: '登录' },
        { value: '2', label: '查询' },
      ],
    },
  ],
  fetch: fetchAccessLog,
});
