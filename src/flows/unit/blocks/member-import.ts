import type { LabelledValue } from '@/api/client/labelled-value';
import type { ImportDefinition, ImportShape, ImportTexts, RowRecord } from '@/engine/import/import-definition';
import { type RosterMember, type UnitOptions, wireCells } from './member-columns';

/** Import of a unit's rows about people: columns, texts and validation. */
interface MemberImport<Options, D>
  extends Pick<ImportShape, 'code' | 'sheet' | 'columns' | 'derived'>,
    Pick<ImportTexts, 'hint' | 'leftOut'> {
  /** Created once for many rows. */
  rules(options: Options): MemberRules<D>;
}

interface MemberRules<D> {
  /** Problems of a row, column → sentence; `member`: undefined if the unit has no member of this number. */
  faults(row: RowRecord, member: RosterMember | undefined): Record<string, string>;
  /** Usual values of a typed or chosen row. */
  preset?: RowRecord;
  /** Suggested value of an invalid cell; the name of a known member is suggested without it. */
  suggest?(field: string, row: RowRecord, member: RosterMember | undefined): string | false;
  /** Data of a valid row; undefined where it must not be disclosed. */
  data(row: RowRecord, member: RosterMember | undefined): D | undefined;
  /** Texts of the derived columns. */
  derive?(data: D): readonly string[];
  /** Texts of the derived columns that depend on the member alone, shown also for invalid rows. */
  deriveKnown?(member: RosterMember): readonly string[];
  figures(rows: readonly D[]): LabelledValue[];
  warnings?(rows: readonly D[]): string[];
}

/** New rows about people, identified by the key column: a member of the unit by account number, if the business loads its members. */
export function memberImport<D, Options extends UnitOptions & { members?: readonly RosterMember[] }>({
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
      const { faults, preset, suggest, data, derive, deriveKnown, figures, warnings } = rules(options);
      const known = new Map(options.members?.map((member) => [member.grzh, member]));
      return {
        ...(options.members && { accounts: options.members }),
        ...(preset && { preset }),
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
