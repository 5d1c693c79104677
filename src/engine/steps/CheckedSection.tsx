import { Button } from 'antd';
import { useStore } from 'zustand';
import type { LabelledValue } from '@/api/labelled-value';
import { CustomControl } from '@/form/controls/CustomControl';
import type { FormSection } from '@/form/definition';
import type { Field, FieldOfKind } from '@/form/field-kinds';
import { Figures } from '@/form/sections/Figures';
import sections from '@/form/sections/sections.module.css';
import type { Form } from '@/form/store/form-store';
import { sourceOf } from '@/form/store/known-fields';
import { isSecret } from '@/form/values/draft-content';
import { asHeld } from '@/form/values/read-value';
import { showField } from '@/form/values/show-field';
import { isEmpty } from '@/form/values/validate-field';
import type { FlowFacts } from '../flow/facts';
import styles from '../frame/steps.module.css';
import { LimitPanel } from '../limit/LimitPanel';

interface CheckedSectionProps {
  form: Form<FlowFacts>;
  /** With the fields that show. */
  section: FormSection;
  locked: boolean;
  onEdit: () => void;
}

/** One part of the check page: what was filled in, for a change request old → new. */
export function CheckedSection({ form, section, locked, onEdit }: CheckedSectionProps) {
  const values = useStore(form.store, (store) => store.values);
  const known = useStore(form.store, (store) => store.known);
  const remarks = useStore(form.store, (store) => store.remarks);
  // What the centre works out may come after the page: it is part of the facts.
  useStore(form.store, (store) => store.facts);
  const facts = form.facts();
  const former = form.former();
  const standing = section.standing?.(form.shown(), facts);
  const rows = (field: Field): LabelledValue[] => {
    const follows = values[field.name] === '' ? section.follows?.[field.name]?.(values) : undefined;
    const shown = follows
      ? [{ label: field.label, value: follows }]
      : showField(field, values[field.name], values, facts);
    if (standing && isEmpty(values[field.name])) return [];
    const stands = standing?.[field.name];
    if (stands !== undefined) return turned(field.label, stands, oneLine(shown));
    const source = sourceOf({ values, known }, field.name);
    if (!(field.name in former)) return source ? shown.map((row) => ({ gs: `来源：${source}`, ...row })) : [...shown];
    const before = showField(field, former[field.name], values, facts);
    if (field.kind === 'rows') return [{ label: field.label, value: turnedRows(before, shown) }];
    return [{ label: field.label, value: `${oneLine(before)} → ${oneLine(shown)}` }];
  };
  // What the centre works out of the values under a name of its own (预计扣款金额) is what is being agreed to, while it may be had.
  const quote = section.quote && facts.limit?.mc && facts.unmet.length === 0 ? facts.limit : null;
  /** What is remarked on a value, e.g. what is given up with it, is read once more before it is handed in. */
  const remarked = (field: Field) =>
    rows(field).map((row, index, all) => ({
      ...row,
      remark: index === all.length - 1 ? remarks[field.name] : undefined,
    }));
  const items = [
    ...(section.figures?.(facts) ?? []),
    // A code proves who applies; there is nothing in it to be checked.
    ...section.fields.filter((field) => !isSecret(field)).flatMap(remarked),
    ...(section.derived?.(form.shown(), facts) ?? []),
  ];
  const reviewed = section.fields.filter(
    (field): field is FieldOfKind<'custom'> => field.kind === 'custom' && field.review !== undefined,
  );
  // What was only to be looked at leaves nothing to be checked.
  if (items.length === 0 && reviewed.length === 0 && !quote) return null;
  return (
    <section className={sections.card} aria-labelledby={`check-${section.key}`}>
      <div className={styles.cardHead}>
        <h3 id={`check-${section.key}`}>{section.title}</h3>
        {section.fields.length > 0 && (
          <Button disabled={locked} aria-label={`修改${section.title}`} onClick={onEdit}>
            修改
          </Button>
        )}
      </div>
      <Figures items={items} />
      {reviewed.map((field) => (
        <Reviewed key={field.name} form={form} field={field} />
      ))}
      {quote && <LimitPanel limit={quote} whole />}
    </section>
  );
}

function turned(label: string, before: string, now: string): LabelledValue[] {
  return before === now ? [] : [{ label, value: `${before || '--'} → ${now}` }];
}

/** Among many rows that stay nobody finds the one that comes or goes: only those are told. */
function turnedRows(before: readonly LabelledValue[], now: readonly LabelledValue[]): string {
  const missing = (of: readonly LabelledValue[], from: readonly LabelledValue[], words: string) =>
    of.flatMap(({ value }) => (from.some((row) => row.value === value) ? [] : [`${words}${value}`]));
  return [...missing(now, before, '新增：'), ...missing(before, now, '删除：')].join('；');
}

/** Rows have a line each; old and new are told in one. */
function oneLine(shown: readonly LabelledValue[]): string {
  return shown.map(({ value }) => value).join('，') || '--';
}

/** What the submission itself will confirm, as it is to be seen before. */
function Reviewed({ form, field }: { form: Form; field: FieldOfKind<'custom'> }) {
  const value = useStore(form.store, ({ values }) => values[field.name]);
  if (!field.holds || !field.review) return null;
  return (
    <CustomControl
      form={form}
      field={{ ...field, load: field.review.load }}
      id={`review-${field.name}`}
      value={asHeld(value)}
      facts={form.facts}
      onChange={(seen) => form.set(field.name, seen)}
      onLeave={() => undefined}
      aria={NO_WORDS}
    />
  );
}

/** The section's own heading names it. */
const NO_WORDS = {
  'aria-labelledby': '',
  'aria-describedby': undefined,
  'aria-invalid': undefined,
  'aria-required': false,
};
