import { type ComponentType, type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { LabelledValue } from '@/api/client/labelled-value';
import { isEmptyValue } from '@/schema/validate-field';
import { RequiredMark } from '../controls/FieldRow';
import type { FormSection } from '../definition';
import { resolveText } from '../facts';
import type { FormField } from '../field-kinds';
import type { Form } from '../store/form-store';
import { isSecret } from '../values/draft-content';
import { visibleSections } from '../values/visible-fields';
import { Figures } from './Figures';
import { Fold } from './Fold';
import { type CurrentTexts, isTitled, PrefilledFields, type SettledField } from './PrefilledFields';
import { About } from './Source';
import sections from './sections.module.css';

interface SectionsProps {
  form: Form;
  /** Keys of the sections on this page; all if omitted. */
  shown?: readonly string[];
  heading?: 'h2' | 'h3' | 'h4';
  /** Content above a section's fields, computed from the values. */
  quote?: ComponentType<{ section: FormSection }>;
  settled?: SettledField | undefined;
  /** Title above the sections: a section of that name does not show it again. */
  under?: string;
}

/** Sections of a form; renders when fields appear or disappear, not when values change. */
export function Sections(props: SectionsProps) {
  const { form, shown: asked, heading: Heading = 'h3', quote, settled, under } = props;
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
        <FilledSection key={section.key} {...{ form, section, names, quote, settled, under }} heading={Heading} />
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
  heading: NonNullable<SectionsProps['heading']>;
  quote: SectionsProps['quote'];
  settled: SectionsProps['settled'];
  under: string | undefined;
}

function FilledSection(props: FilledSectionProps) {
  const { form, section, names, heading: Heading, quote: Quote, settled, under } = props;
  const { key, title, note, about, figures, fields } = section;
  const heading = (
    <Heading id={`section-${key}`} data-unseen={title === under || undefined}>
      {title}
    </Heading>
  );
  const standing = useStore(
    form.store,
    useShallow(() => section.standing?.(form.shown(), form.facts()) ?? NONE),
  );
  const few = useStore(form.store, () => (figures?.(form.facts()).length ?? 0) <= FEW);
  const shown = fields.filter((field) => names.has(field.name));
  const only = isTitled(shown, title) ? shown[0] : undefined;
  const limit = Quote && <Quote section={section} />;
  const beside = (
    <>
      {only && <RequiredMark form={form} field={only} />}
      {about && <About of={title} text={resolveText(about, form.facts())} />}
      {shown.length === 0 && limit}
    </>
  );
  const folds = isKept(form, section, names) ? '没有被退回，需要时展开修改' : section.folded;
  const facts = figures && <AccountFigures form={form} figures={figures} />;
  const content = (
    <>
      {note && <p className={sections.note}>{resolveText(note, form.facts())}</p>}
      {folds && beside}
      {(folds || !few) && facts}
      {shown.length > 0 && limit}
      {shown.length > 0 && (
        <div className={sections.fields}>
          <PrefilledFields {...{ form, settled, title, standing }} fields={shown} />
        </div>
      )}
      {section.derived && <LiveFigures form={form} section={section} />}
    </>
  );
  return (
    <section className={sections.card} aria-labelledby={`section-${key}`}>
      {folds ? (
        <Folded form={form} section={section} heading={heading} gist={folds}>
          {content}
        </Folded>
      ) : (
        <>
          <div className={sections.head}>
            {heading}
            {beside}
            {few && facts}
          </div>
          {content}
        </>
      )}
    </section>
  );
}

const NONE: CurrentTexts = {};

/** Returns whether a section is unaffected by a correction. A visible code has to be entered again. */
function isKept({ returned }: Form, { fields }: FormSection, names: ReadonlySet<string>): boolean {
  const asked = (field: FormField) => field.name in returned || (isSecret(field) && names.has(field.name));
  return Object.keys(returned).length > 0 && !fields.some(asked);
}

interface FoldedProps {
  form: Form;
  section: FormSection;
  heading: ReactNode;
  /** Text beside the heading while it is folded. */
  gist: string;
  children: ReactNode;
}

/** Collapsed section; opens on demand, with a value where it begins empty, or if a field has an error. */
function Folded({ form, section, heading, gist, children }: FoldedProps) {
  const [wanted, setWanted] = useState(() => section.folded === gist && isFilled(form, section));
  const wrong = useStore(form.store, ({ errors }) =>
    Object.keys(errors).some((at) => section.fields.some(({ name }) => at === name || at.startsWith(`${name}.`))),
  );
  return (
    <details open={wanted || wrong} className={sections.read} onToggle={(event) => setWanted(event.currentTarget.open)}>
      <summary>
        {heading}
        {!(wanted || wrong) && <span className={sections.gist}>{gist}</span>}
      </summary>
      {children}
    </details>
  );
}

const isFilled = (form: Form, { fields }: FormSection) =>
  fields.some(({ name }) => !isEmptyValue(form.store.getState().values[name] ?? ''));

/** On small screens display-only content is collapsed, so that the first field is in sight. */
const SMALL = '(max-width: 600px), (max-height: 800px)';

interface ReadSectionProps {
  form: Form;
  section: FormSection;
  heading: NonNullable<SectionsProps['heading']>;
}

function ReadSection({ form, section, heading: Heading }: ReadSectionProps) {
  const { key, title, note, figures } = section;
  useStore(form.store, (state) => state.facts);
  const [small] = useState(() => matchMedia(SMALL).matches);
  const items = figures?.(form.facts()) ?? [];
  return (
    <section className={sections.card} aria-labelledby={`section-${key}`}>
      <Fold title={<Heading id={`section-${key}`}>{title}</Heading>} gist={gistOf(items)} open={!small}>
        {note && <p className={sections.note}>{resolveText(note, form.facts())}</p>}
        <Figures items={items} />
      </Fold>
    </section>
  );
}

const gistOf = (items: readonly LabelledValue[]) =>
  items
    .flatMap(({ value }) => value || [])
    .slice(0, 3)
    .join(' · ');

/** Figures that fit one line; more are a grid, collapsed on a small screen. */
const FEW = 4;

/** Figures from the facts, which may change during input. */
function AccountFigures({ form, figures }: { form: Form; figures: NonNullable<FormSection['figures']> }) {
  useStore(form.store, (state) => state.facts);
  return <Foldable items={figures(form.facts())} />;
}

/** Figures to look up: a line where they are few, collapsed on a small screen where they are many. */
function Foldable({ items }: { items: readonly LabelledValue[] }) {
  const [small] = useState(() => matchMedia(SMALL).matches);
  if (items.length <= FEW) return <Figures look="line" items={items} />;
  if (!small) return <Figures items={items} />;
  return (
    <div>
      <Fold title={<span>登记信息</span>} gist={gistOf(items)}>
        <Figures items={items} />
      </Fold>
    </div>
  );
}

/** Figures from the values; renders only when one changes. */
function LiveFigures({ form, section }: { form: Form; section: FormSection }) {
  const flat = useStore(
    form.store,
    useShallow(() =>
      (section.derived?.(form.shown(), form.facts()) ?? []).flatMap(({ label, value, gs = '' }) => [label, value, gs]),
    ),
  );
  const items = flat.flatMap((label, i) =>
    i % 3 === 0 ? [{ label, value: flat[i + 1] ?? '', gs: flat[i + 2] ?? '' }] : [],
  );
  if (section.reference) return <Foldable items={items} />;
  return <Figures look={items.length <= FEW ? 'line' : 'grid'} items={items} />;
}
