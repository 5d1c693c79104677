import { peopleText } from '@/domain/counts';
import { monthOf } from '@/domain/dates';
import { backPayColumns, backPayFaults, monthsOfRow } from '@/domain/members/back-pay';
import type { ImportDefinition } from '@/engine/import/import-definition';
import { type MemberOptions, shownColumns, wireCells } from '../blocks/member-columns';

/** And how many months back it may be done in the hall. */
interface BackPayOptions extends MemberOptions {
  most: number;
}

const columns = shownColumns(backPayColumns, {
  grzh: { width: 16, role: 'key', apart: 'bjksny' },
  xingming: { width: 12, role: 'fixed' },
  bjksny: { width: 14, role: 'input' },
  bjjsny: { width: 14, role: 'input' },
  bjjs: { width: 14, role: 'input' },
});

/** Whose months a row is about, and how many. */
interface Data {
  grzh: string;
  months: number;
}

/** The rows of GJ0202: what they come to follows from what was paid, which the centre knows. */
export const backPayImport: ImportDefinition<BackPayOptions, Data> = {
  rows: 'new',
  sheet: '补缴明细',
  columns,
  derived: [{ title: '补缴月数', width: 10 }],
  words: {
    unit: '人',
    who: '职工',
    hint: '每人一行，月份不连续的分行填写：从职工列表选择，或填写姓名和账号（或证件号码），或下载模板填写后导入。补缴基数不填的，按各月登记的缴存基数计算。',
    leftOut: '本次不补缴',
  },
  start: ({ due, today, most, members, hjzzny }) => {
    const known = new Map(members.map((member) => [member.grzh, member]));
    const wire = wireCells(columns);
    return {
      accounts: members,
      judge: (cells) => {
        const row = wire(cells);
        const member = known.get(row.grzh ?? '');
        const faults = backPayFaults(row, { due, month: monthOf(today), most, hjzzny, member });
        const problems = Object.entries(faults).map(([field, text]) => {
          const suggestion = (field === 'xingming' && member?.xingming) || '';
          return { field, text, suggestion, takeable: suggestion !== '' };
        });
        const whole = problems.length === 0 && row.bjksny && row.bjjsny;
        return { problems, data: whole ? { grzh: row.grzh ?? '', months: monthsOfRow(row).length } : null };
      },
      derive: ({ months }) => [`${months}个月`],
      totals: (rows) => {
        const all = [...rows];
        return {
          figures: [
            { key: 'fsrs', label: '补缴人数', value: peopleText(new Set(all.map(({ grzh }) => grzh)).size) },
            { key: 'bjys', label: '补缴月数', value: `${all.reduce((sum, { months }) => sum + months, 0)}人月` },
          ],
          warnings: [],
        };
      },
      wire,
    };
  },
};
