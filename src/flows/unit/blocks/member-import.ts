import type { LabelledValue } from '@/api/labelled-value';
import type { ImportDefinition, ImportShape, ImportWords, KnownRow } from '@/engine/import/import-definition';
import { type KnownMember, type UnitOptions, wireCells } from './member-columns';

/** A unit's rows about people: columns and words of a business, and how it judges a row. */
interface MemberImport<Options, D>
  extends Pick<ImportShape, 'sheet' | 'columns' | 'derived'>,
    Pick<ImportWords, 'hint' | 'leftOut'> {
  /** Made once for many rows. */
  rules(options: Options): MemberRules<D>;
}

interface MemberRules<D> {
  /** What is wrong with a row, column → sentence; `member`: undefined when the unit has none under the number. */
  faults(row: KnownRow, member: KnownMember | undefined): Record<string, string>;
  /** What would be right in a cell that is wrong; a member's name is known anyway. */
  suggest?(field: string, row: KnownRow, member: KnownMember | undefined): string | false;
  /** What is known of a row that is right; undefined where that is not to be told. */
  data(row: KnownRow, member: KnownMember | undefined): D | undefined;
  /** Texts of the derived columns. */
  derive?(data: D): readonly string[];
  /** The same where they are told of the member alone: shown whatever is wrong with the row. */
  deriveKnown?(member: KnownMember): readonly string[];
  figures(rows: readonly D[]): LabelledValue[];
  warnings?(rows: readonly D[]): string[];
}

/** New rows about people, each named by its key: a member of the unit by the account, where the business knows its members. */
export function memberImport<D, Options extends UnitOptions & { members?: readonly KnownMember[] }>({
  hint,
  leftOut,
  rules,
  ...shape
}: MemberImport<Options, D>): ImportDefinition<Options, D> {
  const wire = wireCells(shape.columns);
  const key = shape.columns.find(({ role }) => role === 'key')?.name ?? '';
  return {
    ...shape,
    rows: 'new',
    words: { unit: '人', who: '职工', hint, leftOut },
    start: (options) => {
      const { faults, suggest, data, derive, deriveKnown, figures, warnings } = rules(options);
      const known = new Map(options.members?.map((member) => [member.grzh, member]));
      return {
        ...(options.members && { accounts: options.members }),
        judge: (cells) => {
          const row = wire(cells);
          const member = known.get(row[key] ?? '');
          const problems = Object.entries(faults(row, member)).map(([field, text]) => {
            const suggestion = suggest?.(field, row, member) || (field === 'xingming' && member?.xingming) || '';
            return { field, text, suggestion, takeable: suggestion !== '' };
          });
          return { problems, data: problems.length > 0 ? null : (data(row, member) ?? null) };
        },
        suggest: (field, cells) => {
          const row = wire(cells);
          return suggest?.(field, row, known.get(row[key] ?? '')) || '';
        },
        derive: (of) => derive?.(of) ?? [],
        ...(deriveKnown && {
          known: (cells) => {
            const member = known.get(wire(cells)[key] ?? '');
            return member && deriveKnown(member);
          },
        }),
        totals: (rows) => {
          const all = [...rows];
          return { figures: figures(all), warnings: warnings?.(all) ?? [] };
        },
        wire,
      };
    },
  };
}
