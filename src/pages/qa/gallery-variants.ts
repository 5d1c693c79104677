import { type GalleryKind, PLACES } from './gallery-kinds';

/** Variants of the kinds above. */
export const galleryVariants: readonly GalleryKind[] = [
  {
    kind: 'text',
    title: '多行文本',
    field: { kind: 'text', label: '备注', length: 'remark', multiline: true },
    filled: '第一行\n第二行',
    long: '备注'.repeat(100),
  },
  {
    kind: 'text',
    title: '只收字母和数字',
    field: { kind: 'text', label: '合同编号', only: 'letters-digits' },
    filled: 'ZL202600012345',
    long: 'A'.repeat(60),
  },
  {
    kind: 'idno',
    title: '其他证件号码',
    field: { kind: 'idno', label: '证件号码', accepts: 'any' },
    filled: '军字第1234567号',
    cleared: '1',
  },
  {
    kind: 'range',
    title: '年度范围',
    field: { kind: 'range', label: '查询年度', of: 'year', limit: 'past' },
    filled: { from: '2024', to: '2026' },
    wrong: { from: '2024', to: '' },
  },
  {
    kind: 'range',
    title: '月份范围（今天以前不可选）',
    field: { kind: 'range', label: '提取月份', of: 'month', limit: 'future' },
    filled: { from: '2026-11', to: '2027-01' },
    wrong: { from: '2026-01', to: '2027-01' },
  },
  {
    kind: 'radio',
    title: '单选（字典）',
    field: { kind: 'radio', label: '婚姻状况', dictionary: 'hyzk' },
    filled: '10',
  },
  {
    kind: 'select',
    title: '下拉（字典）',
    field: { kind: 'select', label: '证件类型', dictionary: 'zjlx' },
    filled: '01',
  },
  {
    kind: 'multi',
    title: '多选（含下级）',
    field: { kind: 'multi', label: '办理网点', options: PLACES },
    filled: ['0101', '0201'],
  },
  {
    kind: 'rows',
    title: '固定行的表格',
    field: {
      kind: 'rows',
      label: '调整名册',
      fixed: true,
      columns: [
        { name: 'xm', label: '姓名', kind: 'readonly' },
        { name: 'js', label: '缴存基数', kind: 'money' },
        { name: 'rq', label: '起始日期', kind: 'date', required: false },
        { name: 'ny', label: '起始年月', kind: 'month', required: false },
        { name: 'bl', label: '比例', kind: 'rate', min: 5, max: 12, required: false },
        { name: 'rs', label: '月数', kind: 'int', min: 1, max: 12, required: false },
      ],
      blank: { xm: '', js: '', rq: '', ny: '', bl: '', rs: '' },
      rowName: (row) => row.xm ?? '',
    },
    filled: [
      { xm: '张**', js: '8000.00', rq: '2026-07-01', ny: '2026-07', bl: '12', rs: '3' },
      { xm: '陈**', js: '', rq: '', ny: '', bl: '', rs: '' },
    ],
  },
];
