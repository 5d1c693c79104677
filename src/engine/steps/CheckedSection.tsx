import { Button } from 'antd';
import { useStore } from 'zustand';
import type { LabelledValue } from '@/api/client/labelled-value';
import { CustomControl } from '@/form/controls/CustomControl';
import type { FormSection } from '@/form/definition';
import type { FieldOfKind, FormField } from '@/form/field-kinds';
import { Figures } from '@/form/sections/Figures';
import sections from '@/form/sections/sections.module.css';
import type { Form } from '@/form/store/form-store';
import { sourceOf } from '@/form/store/prefilled-fields';
import { isSecret } from '@/form/values/draft-content';
import { showField } from '@/form/values/show-field';
import { heldValueOf } from '@/schema/read-value';
import { isEmptyValue } from '@/schema/validate-field';
import { Row } from '@/ui/layout/Row';
import type { FlowFacts } from '../flow/facts';
import { LimitPanel } from '../limit/LimitPanel';

interface CheckedSectionProps {
  form: Form<FlowFacts>;
  /** Section with its visible fields. */
  section: FormSection;
  locked: boolean;
  onEdit: () => void;
}

/** A value with its source, which is not said again under its neighbour. */
type CheckedValue = LabelledValue & { source?: string; remark?: string | undefined };

/** Section of the check page; for a change request old → new. */
export function CheckedSection({ form, section, locked, onEdit }: CheckedSectionProps) {
  const values = useStore(form.store, (store) => store.values);
  const known = useStore(form.store, (store) => store.known);
  const remarks = useStore(form.store, (store) => store.remarks);
  // Subscribes to the facts: the limit may arrive after the page.
  useStore(form.store, (store) => store.facts);
  const facts = form.facts();
  const former = form.former();
  const standing = section.standing?.(form.shown(), facts);
  const rows = (field: FormField): CheckedValue[] => {
    const follows = values[field.name] === '' ? section.follows?.[field.name]?.(values) : undefined;
    const shown = follows
      ? [{ label: field.label, value: follows }]
      : showField(field, values[field.name], values, facts);
    if (standing && isEmptyValue(values[field.name])) return [];
    const stands = standing?.[field.name];
    if (stands !== undefined) return turned(field.label, stands, oneLine(shown));
    const source = sourceOf({ values, known }, field.name);
    if (!(field.name in former)) return shown.map((row) => ({ ...row, source }));
    const before = showField(field, former[field.name], values, facts);
    if (field.kind === 'rows') return [{ label: field.label, value: turnedRows(before, shown) }];
    return [{ label: field.label, value: `${oneLine(before)} → ${oneLine(shown)}` }];
  };
  // A named quote (预计还款合计) is part of what the applicant agrees to, if it is available.
  const quote = section.quote && facts.limit?.mc && facts.unmet.length === 0 ? facts.limit : null;
  /** Rows of a field with the centre's remark on the value, e.g. what is given up with it. */
  const remarked = (field: FormField) =>
    rows(field).map((row, index, all) => ({
      ...row,
      remark: index === all.length - 1 ? remarks[field.name] : undefined,
    }));
  const items: CheckedValue[] = [
    ...(section.figures?.(facts) ?? []),
    // Secrets such as SMS codes are not shown.
    ...section.fields.filter((field) => !isSecret(field)).flatMap(remarked),
    ...(section.derived?.(form.shown(), facts) ?? []),
  ];
  const reviewed = section.fields.filter(
    (field): field is FieldOfKind<'custom'> => field.kind === 'custom' && field.review !== undefined,
  );
  // Without content the section is omitted.
  if (items.length === 0 && reviewed.length === 0 && !quote) return null;
  return (
    <section className={sections.card} aria-labelledby={`check-${section.key}`}>
      <Row wrap={false} justify="space-between">
        <h3 id={`check-${section.key}`}>{section.title}</h3>
        {section.fields.length > 0 && (
          <Button disabled={locked} aria-label={`修改${section.title}`} onClick={onEdit}>
            修改
          </Button>
        )}
      </Row>
      <Figures
        items={items.map((item, at) => ({ ...item, source: items[at - 1]?.source === item.source ? '' : item.source }))}
      />
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

/** Lists added and removed rows only, as they would be hard to find among unchanged ones. */
function turnedRows(before: readonly LabelledValue[], now: readonly LabelledValue[]): string {
  const missing = (of: readonly LabelledValue[], from: readonly LabelledValue[], words: string) =>
    of.flatMap(({ value }) => (from.some((row) => row.value === value) ? [] : [`${words}${value}`]));
  return [...missing(now, before, '新增：'), ...missing(before, now, '删除：')].join('；');
}

/** Joins the rows of a value into one line. */
function oneLine(shown: readonly LabelledValue[]): string {
  return shown.map(({ value }) => value).join('，') || '--';
}

/** Value that the submission will confirm, shown for review. */
function Reviewed({ form, field }: { form: Form; field: FieldOfKind<'custom'> }) {
  const value = useStore(form.store, ({ values }) => values[field.name]);
  if (!field.holds || !field.review) return null;
  return (
    <CustomControl
      form={form}
      field={{ ...field, load: field.review.load }}
      id={`review-${field.name}`}
      value={heldValueOf(value)}
      facts={form.facts}
      onChange={(seen) => form.set(field.name, seen)}
      onLeave={() => undefined}
      aria={NO_WORDS}
    />
  );
}

/** The section's heading is the label. */
const NO_WORDS = {
  'aria-labelledby': '',
  'aria-describedby': undefined,
  'aria-invalid': undefined,
  'aria-required': false,
};
