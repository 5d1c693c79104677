import { peopleFigure } from '@/domain/members/batch-figures';
import type { ImportShape, KnownRow } from '@/engine/import/import-definition';
import type { KnownMember, MemberOptions } from './member-columns';
import { memberImport } from './member-import';

interface Correction extends Pick<ImportShape, 'columns' | 'derived'> {
  /** Above the rows, after how they are filled in. */
  hint?: string;
  /** What is wrong with a row, column → sentence; `member`: undefined when there is none under the number. */
  faults(row: KnownRow, member: KnownMember | undefined, options: MemberOptions): Record<string, string>;
  /** What would be right in a cell that is wrong. */
  suggest?(field: string, row: KnownRow): string | false;
  /** Texts of the derived columns. */
  derive?(member: KnownMember, options: MemberOptions): readonly string[];
}

/** Rows that put something right that is written down of a member: whose, and what it shall be (GJ0311, GJ0312, GJ0314). */
export const correctionImport = ({
  hint = '',
  faults,
  suggest = () => false,
  derive = () => [],
  ...shown
}: Correction) =>
  memberImport<KnownMember, MemberOptions>({
    ...shown,
    sheet: '修改明细',
    hint: `每人一行：从职工列表选择，或填写姓名和账号（或证件号码），或下载模板填写后导入。${hint}`,
    leftOut: '本次不修改',
    rules: (options) => ({
      faults: (row, member) => faults(row, member, options),
      suggest,
      data: (_, member) => member,
      derive: (member) => derive(member, options),
      deriveKnown: (member) => derive(member, options),
      figures: (rows) => [peopleFigure('xgrs', '修改人数', rows.length)],
    }),
  });
