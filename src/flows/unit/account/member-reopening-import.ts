import { peopleText } from '@/domain/counts';
import { reopenColumns, reopenFaults } from '@/domain/members/reopening';
import { type Fen, fenOf, formatMoney, parseYuan } from '@/domain/money';
import { sharesInMonth } from '@/domain/unit-terms';
import type { ImportDefinition } from '@/engine/import/import-definition';
import { type MemberOptions, shownColumns, wireCells } from '../blocks/member-columns';

interface Reopened {
  unitFen: Fen;
  memberFen: Fen;
  fcrq: string;
}

const columns = shownColumns(reopenColumns, {
  grzh: { width: 16, role: 'key' },
  xingming: { width: 12, role: 'fixed' },
  qfyy: { width: 14, role: 'input' },
  grjcjs: { width: 14, role: 'input' },
  sxny: { width: 12, role: 'input' },
});

/** The rows of GJ0304: sealed members for whom the unit pays in again. */
export const memberReopeningImport: ImportDefinition<MemberOptions, Reopened> = {
  rows: 'new',
  sheet: '启封明细',
  columns,
  derived: [
    { title: '单位月缴存额', width: 14 },
    { title: '个人月缴存额', width: 14 },
    { title: '封存日期', width: 12 },
  ],
  words: {
    unit: '人',
    who: '职工',
    hint: '每人一行：从职工列表选择，或填写姓名和账号（或证件号码），或下载模板填写后导入。缴存基数可以沿用封存前的。',
    leftOut: '本次不启封',
  },
  start: ({ due, today, members, limits, ...unit }) => {
    const known = new Map(members.map((member) => [member.grzh, member]));
    const terms = { due, today, limits: { lower: fenOf(limits.lower), upper: fenOf(limits.upper) } };
    const wire = wireCells(columns);
    return {
      accounts: members,
      judge: (cells) => {
        const row = wire(cells);
        const member = known.get(row.grzh ?? '');
        // The last month is the centre's to know: it may lie ahead of what is paid.
        const faults = reopenFaults(row, { ...terms, member: member && { xingming: member.xingming, until: '' } });
        const problems = Object.entries(faults).map(([field, text]) => {
          const suggestion =
            (field === 'xingming' && member?.xingming) || (field === 'sxny' && (row.sxny ?? '') < due && due) || '';
          return { field, text, suggestion, takeable: suggestion !== '' };
        });
        const base = parseYuan(row.grjcjs ?? '');
        if (problems.length > 0 || !member || base === undefined) return { problems, data: null };
        return { problems, data: { ...sharesInMonth(unit, row.sxny ?? '', base), fcrq: member.fcrq } };
      },
      derive: ({ unitFen, memberFen, fcrq }) => [formatMoney(unitFen), formatMoney(memberFen), fcrq || '--'],
      totals: (rows) => {
        const all = [...rows];
        const sum = all.reduce((fen, { unitFen, memberFen }) => fen + unitFen + memberFen, 0n);
        return {
          figures: [
            { key: 'qfrs', label: '启封人数', value: peopleText(all.length) },
            { key: 'zjje', label: '月缴存额增加', value: formatMoney(sum) },
          ],
          warnings: [],
        };
      },
      wire,
    };
  },
};
