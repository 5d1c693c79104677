import { monthlyInMonth } from '@/domain/deposit/unit-terms';
import { lessFigure, peopleFigure, sumOfYuan } from '@/domain/members/batch-figures';
import { formatMoney } from '@/domain/money';
import { sealColumns, sealFaults } from '@/schema/unit/gj0305-member-sealing';
import { type MemberOptions, type RosterMember, shownMemberColumns } from '../blocks/member-columns';
import { memberImport } from '../blocks/member-import';

/** Rows of GJ0305: members whose contributions end. */
export const memberSealingImport = memberImport<RosterMember, MemberOptions>({
  code: 'GJ0305',
  sheet: '封存明细',
  columns: shownMemberColumns(sealColumns, {
    grzh: { width: 16, role: 'key' },
    xingming: { width: 12, role: 'fixed' },
    fcyy: { width: 22, role: 'input' },
    fcny: { width: 12, role: 'input' },
    lzrq: { width: 14, role: 'input' },
  }),
  derived: [
    { title: '缴存基数', width: 14 },
    { title: '月缴存额', width: 14, lead: true },
    { title: '缴至年月', width: 10 },
  ],
  hint: '每人一行：从职工列表选择，或填写姓名和账号（或证件号码），或下载模板填写后导入。终止劳动关系或离退休的，填写离职或退休日期。',
  leftOut: '本次不封存，仍列入汇缴清册',
  rules: ({ due, today }) => ({
    faults: (row, member) => sealFaults(row, { due, today, member }),
    preset: { fcny: due },
    suggest: (field) => field === 'fcny' && due,
    data: ({ fcny = '' }, member) => member && { ...member, yjce: monthlyInMonth(member, fcny) },
    derive: ({ grjcjs, yjce, jzny }) => [formatMoney(grjcjs), formatMoney(yjce), jzny || '--'],
    figures: (rows) => [
      peopleFigure('fcrs', '本次封存', rows.length),
      lessFigure(sumOfYuan(rows.map(({ yjce }) => yjce))),
    ],
  }),
});
