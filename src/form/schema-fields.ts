import { fieldIn, type Schema, type ValuesOf } from '@/schema/define-schema';
import type { FormFacts } from '@/schema/facts';
import type {
  Cells,
  Column,
  ColumnSpec,
  FieldBasics,
  FieldOption,
  FlowValues,
  Kinds,
  Plain,
  Rows,
} from '@/schema/field-kinds';
import type { ControlSpec, FieldOf, FormField, Presentation } from './field-kinds';

/** What the form has to add to a field: the wiring of its control, options that the schema leaves to each side, a maximum of the applicant's own. */
type Needed<S extends Schema, N extends keyof S, Facts extends FormFacts> = (S[N]['kind'] extends keyof Kinds<
  unknown,
  FormFacts
>
  ? ControlSpec<S[N]['kind'], ValuesOf<S>, Facts>
  : object) &
  (S[N] extends { options: 'given' }
    ? { options: readonly FieldOption[] | ((facts: Facts, values: Plain<ValuesOf<S>>) => readonly FieldOption[]) }
    : object) &
  (S[N]['kind'] extends 'int' ? { max?: (facts: Facts) => number } : object);

/** How a table is shown: the name of a row, and of its columns what only the form knows; their rules add to those of the schema. */
type Table<R, Values, Facts extends FormFacts> = {
  rowName?: (row: Cells<R>, index: number) => string;
  columns?: readonly ({ name: keyof R & string } & ShownColumn<R, Values, Facts>)[];
};
type ShownColumn<R, Values, Facts extends FormFacts> = Partial<
  Pick<ColumnSpec<R, Values, Facts, keyof R & string>, 'width' | 'computed' | 'lookup' | 'options' | 'rules'>
>;

/** A field by its name, or with its presentation; `visible` and `rules` of the form add to those of the schema, `required` replaces it. */
export type FieldRef<S extends Schema, Facts extends FormFacts> = {
  [N in keyof S & string]:
    | (object extends Needed<S, N, Facts> ? N : never)
    | ({ name: N } & Needed<S, N, Facts> &
        Presentation<Facts> &
        (ValuesOf<S>[N] extends Rows<infer R> ? Table<R, ValuesOf<S>, Facts> : object) &
        Pick<FieldBasics<ValuesOf<S>, N, Facts>, 'required' | 'visible' | 'rules'>);
}[keyof S & string];

/** Fields of a section from the schema, in the order of the form. */
export function schemaFields<S extends Schema, Facts extends FormFacts = FormFacts>(
  schema: S,
  refs: readonly FieldRef<S, Facts>[],
): readonly FieldOf<ValuesOf<S>, Facts>[] {
  const fields = refs.map((ref) => {
    // A reference has been checked against the field that it names.
    const { name, visible, rules = [], ...shown } = (typeof ref === 'string' ? { name: ref } : ref) as FormField;
    const field = fieldIn(schema, name);
    // Only a field under a condition has one: the contract with the gateway tells it from a field that is always sent.
    const conditions = [field.visible, visible].filter((one) => one !== undefined);
    const isVisible = (values: FlowValues, facts: FormFacts) => conditions.every((holds) => holds(values, facts));
    const condition = conditions.length > 0 ? { visible: isVisible } : undefined;
    const table = field.kind === 'rows' && {
      columns: shownTable(field.columns, 'columns' in shown ? shown.columns : []),
    };
    return { ...field, ...shown, ...table, ...condition, rules: [...(field.rules ?? []), ...rules] };
  });
  return fields as unknown as readonly FieldOf<ValuesOf<S>, Facts>[];
}

/** Columns of the schema with what the form says of them. */
function shownTable(columns: readonly Column[], shown: readonly Partial<Column>[]): readonly Column[] {
  return columns.map((column) => {
    const { rules = [], ...more } = shown.find(({ name }) => name === column.name) ?? {};
    return { ...column, ...more, rules: [...(column.rules ?? []), ...rules] };
  });
}
