import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { LabelledValue } from '@/api/business';
import { FieldRow } from '../controls/FieldRow';
import type { FormSection } from '../definition';
import type { Form } from '../store/form-store';
import { visibleSections } from '../values/visible-fields';
import { Figures } from './Figures';
import { LiveLimit } from './LiveLimit';
import sections from './sections.module.css';

interface SectionsProps {
  form: Form;
  /** Keys of those on this page; all of them when left out. */
  shown?: readonly string[];
  heading?: 'h2' | 'h3';
}

/** Renders when fields come or go, not when values change. */
export function Sections({ form, shown: asked, heading: Heading = 'h3' }: SectionsProps) {
  const shown = useStore(
    form.store,
    useShallow((state) =>
      visibleSections(form.definition, state.values, form.facts()).flatMap((section) => [
        `#${section.key}`,
        ...section.fields.map((field) => field.name),
      ]),
    ),
  );
  const names = new Set(shown);
  return form.definition.sections
    .filter((section) => names.has(`#${section.key}`) && (asked?.includes(section.key) ?? true))
    .map((section) => (
      <section key={section.key} className={sections.card} aria-labelledby={`section-${section.key}`}>
        <Heading id={`section-${section.key}`}>{section.title}</Heading>
        {section.note && <p className={sections.note}>{section.note}</p>}
        {section.figures && <AccountFigures form={form} figures={section.figures} />}
        {showsLimit(section) && <LiveLimit form={form} />}
        <div className={sections.fields}>
          {section.fields
            .filter((field) => names.has(field.name))
            .map((field) => (
              <FieldRow key={field.name} form={form} field={field} />
            ))}
        </div>
        {section.derived && <Derived form={form} section={section} />}
      </section>
    ));
}

/** Where an amount is typed, its limit is in sight. */
function showsLimit({ limit, fields }: FormSection): boolean {
  return limit === true || fields.some((field) => field.kind === 'money' && field.capital);
}

function Derived({ form, section }: { form: Form; section: FormSection }) {
  return <LiveFigures form={form} compute={() => section.derived?.(form.shown(), form.facts()) ?? []} />;
}

/** Figures from the facts, of which the limit alone changes while the form is filled in. */
function AccountFigures({ form, figures }: { form: Form; figures: NonNullable<FormSection['figures']> }) {
  useStore(form.store, (state) => state.limit);
  return <Figures items={figures(form.facts())} />;
}

/** Figures from the values; renders only when one of them changes. */
function LiveFigures({ form, compute }: { form: Form; compute: () => readonly LabelledValue[] }) {
  const flat = useStore(
    form.store,
    useShallow(() => compute().flatMap(({ label, value, gs = '' }) => [label, value, gs])),
  );
  const items = flat.flatMap((label, i) =>
    i % 3 === 0 ? [{ label, value: flat[i + 1] ?? '', gs: flat[i + 2] ?? '' }] : [],
  );
  return <Figures items={items} />;
}
