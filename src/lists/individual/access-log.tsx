import { type AccessEntry, fetchAccessLog } from '@/api/access-log';
import { defineList } from '@/engine/list/define-list';
import { StrangerCard } from '@/pages/individual/access/StrangerCard';
import { StateMark } from '@/ui/StateMark';

const KINDS: Readonly<Record<AccessEntry['lx'], string>> = { '1': '登录', '2': '查询' };

/** 登录与授权记录: who signed in when, how and from where, and who looked at the data; 「不是我」 stops signing in. */
export default defineList<AccessEntry>()({
  name: 'accessLog',
  title: '登录与授权记录',
  above: <StrangerCard />,
  columns: [
    { prop: 'sj', label: '时间', width: 180, disabled: true },
    { prop: 'lx', label: '类型', width: 80, text: ({ lx }) => KINDS[lx] },
    { prop: 'fs', label: '方式 / 查询人', width: 200 },
    {
      prop: 'nr',
      label: '结果 / 目的',
      width: 320,
      show: ({ lx, cg, nr }) => (lx === '1' ? <StateMark tone={cg === '1' ? 'done' : 'failed'} label={nr} /> : nr),
    },
    { prop: 'sb', label: '设备', width: 160 },
    { prop: 'dd', label: '地点', width: 140 },
    { prop: 'yj', label: '依据', width: 260 },
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
        { value: '2', label: '数据查询' },
      ],
    },
  ],
  fetch: fetchAccessLog,
  emptyText: '暂无记录',
});
