import { monthOf } from '@/domain/dates';
import { peopleFigure } from '@/domain/members/batch-figures';
import { backPayColumns, backPayFaults, monthsOfRow } from '@/schema/unit/gj0202-back-payment';
import { type MemberOptions, shownMemberColumns } from '../blocks/member-columns';
import { memberImport } from '../blocks/member-import';

/** `most`: maximum months back in the hall. */
interface BackPayOptions extends MemberOptions {
  most: number;
}

/** Account of a row and its number of months. */
interface Data {
  grzh: string;
  months: number;
}

/** Rows of GJ0202: amounts depend on earlier payments, which only the centre knows. */
export const backPayImport = memberImport<Data, BackPayOptions>({
  code: 'GJ0202',
  sheet: '补缴明细',
  columns: shownMemberColumns(backPayColumns, {
    grzh: { width: 16, role: 'key', apart: 'bjksny' },
    xingming: { width: 12, role: 'fixed' },
    bjksny: { width: 14, role: 'input' },
    bjjsny: { width: 14, role: 'input' },
    bjjs: { width: 14, role: 'input' },
  }),
  derived: [{ title: '补缴月数', width: 10 }],
  hint: '每人一行，月份不连续的分行填写：从职工列表选择，或填写姓名和账号（或证件号码），或下载模板填写后导入。补缴基数不填的，按各月登记的缴存基数计算。',
  leftOut: '本次不补缴',
  rules: ({ due, today, most, hjzzny }) => ({
    faults: (row, member) => backPayFaults(row, { due, month: monthOf(today), most, hjzzny, member }),
    // Only the centre knows the months without a registered base.
    suggest: (field, _, member) => field === 'bjjs' && (member?.grjcjs ?? ''),
    data: (row) => (row.bjksny && row.bjjsny ? { grzh: row.grzh ?? '', months: monthsOfRow(row).length } : undefined),
    derive: ({ months }) => [`${months}个月`],
    figures: (rows) => [
      peopleFigure('fsrs', '补缴人数', new Set(rows.map(({ grzh }) => grzh)).size),
      { key: 'bjys', label: '补缴月数', value: `${rows.reduce((sum, { months }) => sum + months, 0)}人月` },
    ],
  }),
});
