import { sharesInMonth } from '@/domain/deposit/unit-terms';
import { moreFigure, peopleFigure } from '@/domain/members/batch-figures';
import { type Fen, fenOf, formatMoney, parseYuan } from '@/domain/money';
import { reopenColumns, reopenFaults } from '@/schema/unit/gj0304-member-reopening';
import { type MemberOptions, shownMemberColumns } from '../blocks/member-columns';
import { memberImport } from '../blocks/member-import';

interface Reopened {
  unitFen: Fen;
  memberFen: Fen;
  fcrq: string;
}

/** Rows of GJ0304: sealed members to reopen. */
export const memberReopeningImport = memberImport<Reopened, MemberOptions>({
  code: 'GJ0304',
  sheet: '启封明细',
  columns: shownMemberColumns(reopenColumns, {
    grzh: { width: 16, role: 'key' },
    xingming: { width: 12, role: 'fixed' },
    qfyy: { width: 14, role: 'input' },
    grjcjs: { width: 14, role: 'input' },
    sxny: { width: 12, role: 'input' },
  }),
  derived: [
    { title: '单位月缴存额', width: 14 },
    { title: '个人月缴存额', width: 14 },
    { title: '封存日期', width: 12 },
  ],
  hint: '每人一行：从职工列表选择，或填写姓名和账号（或证件号码），或下载模板填写后导入。缴存基数可以沿用封存前的。',
  leftOut: '本次不启封',
  rules: ({ due, today, limits, ...unit }) => {
    const terms = { due, today, limits: { lower: fenOf(limits.lower), upper: fenOf(limits.upper) } };
    return {
      // Only the centre knows the last month: it may lie after the paid ones.
      faults: (row, member) =>
        reopenFaults(row, { ...terms, member: member && { xingming: member.xingming, until: '' } }),
      suggest: (field, { sxny = '' }) => field === 'sxny' && sxny < due && due,
      data: ({ grjcjs = '', sxny = '' }, member) => {
        const base = parseYuan(grjcjs);
        if (!member || base === undefined) return undefined;
        return { ...sharesInMonth(unit, sxny, base), fcrq: member.fcrq };
      },
      derive: ({ unitFen, memberFen, fcrq }) => [formatMoney(unitFen), formatMoney(memberFen), fcrq || '--'],
      figures: (rows) => [
        peopleFigure('qfrs', '启封人数', rows.length),
        moreFigure(rows.reduce((sum, { unitFen, memberFen }) => sum + unitFen + memberFen, 0n)),
      ],
    };
  },
});
