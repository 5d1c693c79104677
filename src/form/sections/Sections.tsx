import { type ComponentType, type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { LabelledValue } from '@/api/client/labelled-value';
import type { FormSection } from '../definition';
import { resolveText } from '../facts';
import type { FormField } from '../field-kinds';
import type { Form } from '../store/form-store';
import { isSecret } from '../values/draft-content';
import { visibleSections } from '../values/visible-fields';
import { Figures } from './Figures';
import { PrefilledFields, type SettledField } from './PrefilledFields';
import { About } from './Source';
import sections from './sections.module.css';

interface SectionsProps {
  form: Form;
  /** Keys of the sections on this page; all if omitted. */
  shown?: readonly string[];
  heading?: 'h2' | 'h3';
  /** Content above a section's fields, computed from the values. */
  quote?: ComponentType<{ section: FormSection }>;
  settled?: SettledField | undefined;
}

/** Sections of a form; renders when fields appear or disappear, not when values change. */
export function Sections({ form, shown: asked, heading: Heading = 'h3', quote, settled }: SectionsProps) {
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
    .map((section) =>
      isRead(section) ? (
        <ReadSection key={section.key} form={form} section={section} heading={Heading} />
      ) : (
        <FilledSection key={section.key} {...{ form, section, names, quote, settled }} heading={Heading} />
      ),
    );
}

/** Returns whether a section only shows constant figures. */
function isRead({ figures, fields, derived, quote }: FormSection): boolean {
  return figures !== undefined && fields.length === 0 && !derived && !quote;
}

interface FilledSectionProps {
  form: Form;
  section: FormSection;
  /** Names of the visible fields. */
  names: ReadonlySet<string>;
  heading: 'h2' | 'h3';
  quote: SectionsProps['quote'];
  settled: SectionsProps['settled'];
}

function FilledSection({ form, section, names, heading: Heading, quote: Quote, settled }: FilledSectionProps) {
  const { key, title, note, about, figures, fields } = section;
  const heading = <Heading id={`section-${key}`}>{title}</Heading>;
  const content = (
    <>
      {note && <p className={sections.note}>{resolveText(note, form.facts())}</p>}
      {about && <About of={title} text={resolveText(about, form.facts())} />}
      {figures && <AccountFigures form={form} figures={figures} />}
      {Quote && <Quote section={section} />}
      <div className={sections.fields}>
        <PrefilledFields
          form={form}
          fields={fields.filter((field) => names.has(field.name))}
          settled={settled}
          title={title}
        />
      </div>
      {section.derived && <Derived form={form} section={section} />}
    </>
  );
  return (
    <section className={sections.card} aria-labelledby={`section-${key}`}>
      {isKept(form, section, names) ? (
        <Kept form={form} section={section} heading={heading}>
          {content}
        </Kept>
      ) : (
        <>
          {heading}
          {content}
        </>
      )}
    </section>
  );
}

/** Returns whether a section is unaffected by a correction. A visible code has to be entered again. */
function isKept({ returned }: Form, { fields }: FormSection, names: ReadonlySet<string>): boolean {
  const asked = (field: FormField) => field.name in returned || (isSecret(field) && names.has(field.name));
  return Object.keys(returned).length > 0 && !fields.some(asked);
}

/** Collapsed section of a correction; opens on demand or if a field has an error. */
function Kept({
  form,
  section,
  heading,
  children,
}: {
  form: Form;
  section: FormSection;
  heading: ReactNode;
  children: ReactNode;
}) {
  const [wanted, setWanted] = useState(false);
  const wrong = useStore(form.store, ({ errors }) =>
    Object.keys(errors).some((at) => section.fields.some(({ name }) => at === name || at.startsWith(`${name}.`))),
  );
  return (
    <details open={wanted || wrong} className={sections.read} onToggle={(event) => setWanted(event.currentTarget.open)}>
      <summary>
        {heading}
        {!(wanted || wrong) && <span className={sections.gist}>没有被退回，需要时展开修改</span>}
      </summary>
      {children}
    </details>
  );
}

/** On small screens display-only content is collapsed, so that the first field is in sight. */
const SMALL = '(max-width: 600px), (max-height: 800px)';

interface ReadSectionProps {
  form: Form;
  section: FormSection;
  heading: 'h2' | 'h3';
}

function ReadSection({ form, section, heading: Heading }: ReadSectionProps) {
  const { key, title, note, figures } = section;
  useStore(form.store, (state) => state.facts);
  const [open, setOpen] = useState(() => !matchMedia(SMALL).matches);
  const items = figures?.(form.facts()) ?? [];
  return (
    <section className={sections.card} aria-labelledby={`section-${key}`}>
      <details open={open} className={sections.read} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <Heading id={`section-${key}`}>{title}</Heading>
          {!open && <span className={sections.gist}>{gistOf(items)}</span>}
        </summary>
        {note && <p className={sections.note}>{resolveText(note, form.facts())}</p>}
        <Figures items={items} />
      </details>
    </section>
  );
}

const gistOf = (items: readonly LabelledValue[]) =>
  items
    .flatMap(({ value }) => value || [])
    .slice(0, 3)
    .join(' · ');

function Derived({ form, section }: { form: Form; section: FormSection }) {
  return <LiveFigures form={form} compute={() => section.derived?.(form.shown(), form.facts()) ?? []} />;
}

/** Figures that fit one line; more are a grid, collapsed on a small screen. */
const FEW = 4;

/** Figures from the facts, which may change during input. */
function AccountFigures({ form, figures }: { form: Form; figures: NonNullable<FormSection['figures']> }) {
  useStore(form.store, (state) => state.facts);
  const [small] = useState(() => matchMedia(SMALL).matches);
  const items = figures(form.facts());
  if (items.length <= FEW) return <Figures look="line" items={items} />;
  if (!small) return <Figures items={items} />;
  return (
    <div>
      <details className={sections.read}>
        <summary>
          <span>登记信息</span>
          <span className={sections.gist}>{gistOf(items)}</span>
        </summary>
        <Figures items={items} />
      </details>
    </div>
  );
}

/** Figures from the values; renders only when one changes. */
function LiveFigures({ form, compute }: { form: Form; compute: () => readonly LabelledValue[] }) {
  const flat = useStore(
    form.store,
    useShallow(() => compute().flatMap(({ label, value, gs = '' }) => [label, value, gs])),
  );
  const items = flat.flatMap((label, i) =>
    i % 3 === 0 ? [{ label, value: flat[i + 1] ?? '', gs: flat[i + 2] ?? '' }] : [],
  );
  return <Figures look={items.length <= FEW ? 'line' : 'grid'} items={items} />;
}
