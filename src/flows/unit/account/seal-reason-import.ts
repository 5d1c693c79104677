import { peopleText } from '@/domain/counts';
import { sealReasonColumns, sealReasonFaults } from '@/domain/members/seal-reason';
import type { ImportDefinition } from '@/engine/import/import-definition';
import { type KnownMember, type MemberOptions, shownColumns, wireCells } from '../blocks/member-columns';

const columns = shownColumns(sealReasonColumns, {
  grzh: { width: 16, role: 'key' },
  xingming: { width: 12, role: 'fixed' },
  xfcyy: { width: 22, role: 'input' },
  xgyy: { width: 30, role: 'input' },
});

/** The rows of GJ0312: sealed members whose reason was written down wrong. */
export const sealReasonImport: ImportDefinition<MemberOptions, KnownMember & { former: string }> = {
  rows: 'new',
  sheet: '修改明细',
  columns,
  derived: [
    { title: '原封存原因', width: 22 },
    { title: '封存日期', width: 12 },
  ],
  words: {
    unit: '人',
    who: '职工',
    hint: '每人一行：从职工列表选择、填写账号或证件号码，或下载模板填写后导入。',
    leftOut: (rows) => `${peopleText(rows)}未通过核对，本次不修改。`,
  },
  start: ({ members, sealReasons }) => {
    const known = new Map(members.map((member) => [member.grzh, member]));
    const wire = wireCells(columns);
    return {
      accounts: members,
      judge: (cells) => {
        const row = wire(cells);
        const member = known.get(row.grzh ?? '');
        const problems = Object.entries(sealReasonFaults(row, member)).map(([field, text]) => {
          const suggestion = (field === 'xingming' && member?.xingming) || '';
          return { field, text, suggestion, takeable: suggestion !== '' };
        });
        const former = sealReasons[member?.fcyy ?? ''] ?? '';
        return { problems, data: problems.length === 0 && member ? { ...member, former } : null };
      },
      derive: ({ former, fcrq }) => [former || '未登记', fcrq || '--'],
      totals: (rows) => ({
        figures: [{ key: 'xgrs', label: '修改人数', value: peopleText([...rows].length) }],
        warnings: [],
      }),
      wire,
    };
  },
};
