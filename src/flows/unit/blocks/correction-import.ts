import { peopleFigure } from '@/domain/members/batch-figures';
import type { ImportShape, RowRecord } from '@/engine/import/import-definition';
import type { MemberOptions, RosterMember } from './member-columns';
import { memberImport } from './member-import';

interface Correction extends Pick<ImportShape, 'code' | 'columns' | 'derived'> {
  /** Hint above the rows, after the instructions. */
  hint?: string;
  /** Problems of a row, column → sentence; `member`: undefined if no member has the number. */
  faults(row: RowRecord, member: RosterMember | undefined, options: MemberOptions): Record<string, string>;
  /** Suggested value of an invalid cell. */
  suggest?(field: string, row: RowRecord): string | false;
  /** Texts of the derived columns. */
  derive?(member: RosterMember, options: MemberOptions): readonly string[];
}

/** Rows that correct a registered value of a member: account and new value (GJ0311, GJ0312, GJ0314). */
export const correctionImport = ({
  hint = '',
  faults,
  suggest = () => false,
  derive = () => [],
  ...shown
}: Correction) =>
  memberImport<RosterMember, MemberOptions>({
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
