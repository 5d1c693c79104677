import { parseYuan } from '@/domain/money';
import { maskIdNumber } from '@/domain/text/mask';
import type { ImportColumn, ImportDefinition } from '@/engine/import/import-definition';

/** With the column headings of common payrolls. */
const columns: readonly ImportColumn[] = [
  {
    name: 'grzh',
    title: '个人账号',
    also: ['公积金账号', '个人公积金账号'],
    width: 16,
    kind: 'text',
    role: 'key',
    required: true,
  },
  {
    name: 'xingming',
    title: '姓名',
    also: ['职工姓名', '员工姓名'],
    width: 14,
    kind: 'text',
    role: 'fixed',
    required: true,
  },
  { name: 'zjhm', title: '证件号码', width: 22, kind: 'text', role: 'fixed', required: false },
  { name: 'qcjs', title: '清册基数', width: 14, kind: 'money', role: 'fixed', required: false },
  {
    name: 'grjcjs',
    title: '缴存基数',
    also: ['公积金基数', '公积金缴存基数', '基数'],
    width: 14,
    kind: 'money',
    role: 'input',
    required: true,
  },
];

const at = (name: string) => columns.findIndex((column) => column.name === name);
const [GRZH, ZJHM, LISTED, BASE] = [at('grzh'), at('zjhm'), at('qcjs'), at('grjcjs')];

/** Payroll for comparison with a month's roster (GJ0201, source 3); nothing of it is sent to the centre. */
export const payrollImport: ImportDefinition<null, true> = {
  code: 'GJ0201',
  rows: 'expected',
  sheet: '工资比对',
  columns,
  derived: [],
  words: {
    unit: '人',
    who: '职工',
    hint: '文件在本机读取和比对，比对不会改动清册；比对用的姓名、账号、基数和遮盖的证件号码随草稿保存，提交或删除草稿后清除。',
  },
  start: () => ({
    judge: (cells) => {
      const base = parseYuan(cells[BASE] ?? '');
      if (base !== undefined && base === parseYuan(cells[LISTED] ?? '')) return { problems: [], data: true };
      const text = base === undefined ? '不是金额' : '与清册基数不同';
      const problem = { field: 'grjcjs', text, suggestion: cells[LISTED] ?? '', takeable: false };
      return { problems: [problem], data: null };
    },
    // The account identifies the person: payrolls spell names differently, and the roster has the other data.
    mismatch: () => '',
    unknownKey: () => '清册中没有唯一相符的职工',
    // Complete ID numbers are not stored in the draft.
    nobodys: (cells) => cells.map((text, at) => (isIdNumber(text, at) ? maskIdNumber(text) : text)),
    derive: () => [],
    totals: () => ({ figures: [], warnings: [] }),
  }),
};

/** Without an account number, its column contains the ID number. */
function isIdNumber(text: string, at: number): boolean {
  return at === ZJHM || (at === GRZH && !/^\d{0,12}$/.test(text));
}

/** Cell of a row by column name. */
export function payrollCell({ cells }: { cells: readonly string[] }, name: string): string {
  return cells[at(name)] ?? '';
}
