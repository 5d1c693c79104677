import { createRoot } from 'react-dom/client';
import type { ListColumn } from '@/ui/table/column';
import { ListTable } from '@/ui/table/ListTable';
import '@/ui/theme.css';

/** A table of as many rows as asked for, as the hall shows it; built and run in a real browser by the bench beside it. */
declare global {
  interface Window {
    /** @returns ms from the rows being there to the table being painted */
    showTable: (count: number) => Promise<number>;
  }
}

type Row = Record<
  'grzh' | 'xingming' | 'zjhm' | 'zt' | 'js' | 'dw' | 'gr' | 'ye' | 'ny' | 'khrq' | 'fcrq' | 'bz',
  string
>;

const COLUMNS: readonly ListColumn<Row>[] = [
  { prop: 'grzh', label: '个人账号', width: 140 },
  { prop: 'xingming', label: '姓名', width: 120 },
  { prop: 'zjhm', label: '证件号码', width: 180, mask: 'id' },
  { prop: 'zt', label: '账户状态', width: 110, filterKey: 'grzhzt' },
  { prop: 'js', label: '缴存基数', width: 120, type: 'money' },
  { prop: 'dw', label: '单位月缴存额', width: 120, type: 'money' },
  { prop: 'gr', label: '个人月缴存额', width: 120, type: 'money' },
  { prop: 'ye', label: '月缴存额', width: 120, type: 'money' },
  { prop: 'ny', label: '缴至年月', width: 100 },
  { prop: 'khrq', label: '开户日期', width: 110 },
  { prop: 'fcrq', label: '封存日期', width: 110 },
  { prop: 'bz', label: '备注', width: 160 },
];
const PLACED = COLUMNS.map(({ prop, width }) => ({ prop, width, isShow: true }));
const STATES = [
  { value: '01', label: '正常', valueColor: '#237804' },
  { value: '02', label: '封存', valueColor: '#ad4e00' },
];

function rowOf(index: number): Row {
  const base = 5000 + (index % 900) * 10;
  const half = (base * 0.12).toFixed(2);
  return {
    grzh: String(100_000_000_000 + index),
    xingming: `${'王李张刘陈杨赵黄'[index % 8]}${'伟芳娜敏静丽强磊'[(index * 7) % 8]}`,
    zjhm: `110105198503${String(index).padStart(6, '0')}`,
    zt: index % 9 === 0 ? '02' : '01',
    js: base.toFixed(2),
    dw: half,
    gr: half,
    ye: (Number(half) * 2).toFixed(2),
    ny: '2026-11',
    khrq: '2019-07-01',
    fcrq: '',
    bz: `第${index}行`,
  };
}

const host = document.createElement('div');
host.style.cssText = 'width:1200px;margin:0 auto';
document.body.append(host);
const root = createRoot(host);

window.showTable = async (count) => {
  const rows = Array.from({ length: count }, (_, index) => rowOf(index));
  const from = performance.now();
  root.render(
    <ListTable
      label="明细"
      columns={COLUMNS}
      placed={PLACED}
      rows={rows}
      rowKey={rowKey}
      options={options}
      onSized={() => {}}
    />,
  );
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return performance.now() - from;
};

const rowKey = ({ grzh }: Row) => grzh;
const options = () => STATES;
