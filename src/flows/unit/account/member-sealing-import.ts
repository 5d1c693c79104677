import { peopleText } from '@/domain/counts';
import { formatMoney, parseYuan } from '@/domain/money';
import { sealColumns, sealFaults } from '@/domain/sealing';
import { monthlyInMonth } from '@/domain/unit-terms';
import type { ImportDefinition } from '@/engine/import/import-definition';
import { type KnownMember, type MemberOptions, shownColumns, wireCells } from '../blocks/member-columns';

const columns = shownColumns(sealColumns, {
  grzh: { width: 16, role: 'key' },
  xingming: { width: 12, role: 'fixed' },
  fcyy: { width: 22, role: 'input' },
  fcny: { width: 12, role: 'input' },
  lzrq: { width: 14, role: 'input' },
  sflx: { width: 16, role: 'input' },
});

/** The rows of GJ0305: whoever the unit no longer pays for. */
export const memberSealingImport: ImportDefinition<MemberOptions, KnownMember> = {
  rows: 'new',
  sheet: '封存明细',
  columns,
  derived: [
    { title: '缴存基数', width: 14 },
    { title: '月缴存额', width: 14, lead: true },
    { title: '缴至年月', width: 10 },
  ],
  words: {
    unit: '人',
    who: '职工',
    hint: '每人一行：从职工列表选择，或填写姓名和账号（或证件号码），或下载模板填写后导入。终止劳动关系或离退休的，填写离职或退休日期。',
    leftOut: '本次不封存，仍列入汇缴清册',
  },
  start: ({ due, today, members }) => {
    const known = new Map(members.map((member) => [member.grzh, member]));
    return {
      accounts: members,
      judge: ([grzh = '', xingming = '', , fcny = '', lzrq = '']) => {
        const member = known.get(grzh);
        const faults = sealFaults({ xingming, fcny, lzrq }, { due, today, member });
        const problems = Object.entries(faults).map(([field, text]) => {
          const suggestion = (field === 'xingming' && member?.xingming) || (field === 'fcny' && due) || '';
          return { field, text, suggestion, takeable: suggestion !== '' };
        });
        return {
          problems,
          data: problems.length === 0 && member ? { ...member, yjce: monthlyInMonth(member, fcny) } : null,
        };
      },
      derive: ({ grjcjs, yjce, jzny }) => [formatMoney(grjcjs), formatMoney(yjce), jzny || '--'],
      totals: (rows) => {
        const monthly = [...rows].map(({ yjce }) => parseYuan(yjce));
        const sum = monthly.every((fen) => fen !== undefined) ? monthly.reduce((all, fen) => all + fen, 0n) : undefined;
        return {
          figures: [
            { key: 'fcrs', label: '封存人数', value: peopleText(monthly.length) },
            { key: 'jsje', label: '月缴存额减少', value: sum === undefined ? '无效金额' : formatMoney(sum) },
          ],
          warnings: [],
        };
      },
      wire: wireCells(columns),
    };
  },
};
