import { peopleText } from '@/domain/counts';
import type { ImportColumn, ImportDefinition, ImportShape } from '@/engine/import/import-definition';
import { type KnownMember, type MemberOptions, wireCells } from './member-columns';

interface Correction extends Pick<ImportShape, 'derived'> {
  columns: readonly ImportColumn[];
  /** Above the rows, after how they are filled in. */
  hint?: string;
  /** What is wrong with a row, column → sentence; `member`: undefined when there is none under the number. */
  faults(
    row: Readonly<Record<string, string>>,
    member: KnownMember | undefined,
    options: MemberOptions,
  ): Record<string, string>;
  /** Texts of the derived columns. */
  derive?(member: KnownMember, options: MemberOptions): readonly string[];
}

/** Rows that put something right that is written down of a member: whose, and what it shall be (GJ0311, GJ0312, GJ0314). */
export function correctionImport({
  columns,
  derived,
  hint = '',
  faults,
  derive = () => [],
}: Correction): ImportDefinition<MemberOptions, KnownMember> {
  const wire = wireCells(columns);
  return {
    rows: 'new',
    sheet: '修改明细',
    columns,
    derived,
    words: {
      unit: '人',
      who: '职工',
      hint: `每人一行：从职工列表选择，或填写姓名和账号（或证件号码），或下载模板填写后导入。${hint}`,
      leftOut: '本次不修改',
    },
    start: (options) => {
      const known = new Map(options.members.map((member) => [member.grzh, member]));
      return {
        accounts: options.members,
        judge: (cells) => {
          const row = wire(cells);
          const member = known.get(row.grzh ?? '');
          const problems = Object.entries(faults(row, member, options)).map(([field, text]) => {
            const suggestion = (field === 'xingming' && member?.xingming) || '';
            return { field, text, suggestion, takeable: suggestion !== '' };
          });
          return { problems, data: problems.length === 0 && member ? member : null };
        },
        derive: (member) => derive(member, options),
        totals: (rows) => ({
          figures: [{ key: 'xgrs', label: '修改人数', value: peopleText([...rows].length) }],
          warnings: [],
        }),
        wire,
      };
    },
  };
}
