import type { ComponentType } from 'react';
import type { LabelledValue } from '@/api/labelled-value';
import type { FormSection } from '@/form/definition';
import type { FormFacts } from '@/form/facts';
import type { Custom, CustomControlProps, FieldOfKind, FlowValues, Held } from '@/form/field-kinds';

/**
 * What a business is about besides whose it is: a member, a loan, a home, several members. It is chosen inside the form under its
 * own name, stands in the facts of the flow as `picked`, and is sent as its number.
 */
export interface SubjectPick<T extends object> {
  /** Name under which it is sent and may stand in the address. */
  name: string;
  /** What it is called, e.g. 职工. */
  label: string;
  /** Of the section in which it is chosen. */
  title: string;
  note?: string;
  /** How a draft of it is read. */
  holds: Custom<T>;
  control: () => Promise<{ default: ComponentType<CustomControlProps<Held<object>>> }>;
  /** One line for the check page. */
  show: (picked: T) => readonly LabelledValue[];
  /** What is known of it, under the control. */
  figures: (picked: T) => readonly LabelledValue[];
  /** What is sent of it, and what stands for it in an address. */
  sent: (picked: T) => string | readonly string[];
  /** As the centre has it now, by what was sent of it. @throws ApiError for one that is not theirs */
  load: (sent: unknown, signal?: AbortSignal) => Promise<T>;
  /** Those there are, where they are few: the first is chosen to begin with. */
  list: ((signal: AbortSignal) => Promise<readonly T[]>) | null;
}

/** A subject as the engine handles it, whatever it is. */
export type AnySubject = SubjectPick<object>;

/** The form with the subject chosen in front of everything that is filled in, which shows once it is. */
export function withSubject(sections: readonly FormSection[], subject: AnySubject): FormSection[] {
  const { name, label, title, note, holds, control: load } = subject;
  const field: FieldOfKind<'custom'> = {
    kind: 'custom',
    name,
    label,
    holds,
    load,
    messages: { required: `请选择${label}` },
    show: (value) => subject.show(value),
  };
  const own: FormSection = {
    key: 'subject',
    title,
    note,
    fields: [field],
    derived: (values) => {
      const picked = pickedOf(subject, values);
      return picked ? subject.figures(picked) : [];
    },
  };
  const at = sections.findIndex(({ fields }) => fields.length > 0);
  const others = sections.slice(at).map((section) => ({ ...section, fields: section.fields.map(oncePicked) }));
  return [...sections.slice(0, at), own, ...others];

  function oncePicked<F extends FormSection['fields'][number]>(one: F): F {
    const visible = (values: FlowValues, facts: FormFacts) =>
      pickedOf(subject, values) !== null && (one.visible?.(values, facts) ?? true);
    return { ...one, visible };
  }
}

/** What was typed besides the choice of what it is about, which the flow knows from its facts. */
export function typedBeside(subject: AnySubject | null, values: FlowValues): FlowValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => name !== subject?.name));
}

/** Values with what they are about by its number, as it is sent and as a draft keeps it: the centre knows the rest. */
export function withSent(subject: AnySubject | null, values: FlowValues): FlowValues {
  const picked = pickedOf(subject, values);
  return subject && picked ? { ...values, [subject.name]: subject.sent(picked) } : values;
}

/** The one that these values are about; null while none is chosen. */
export function pickedOf(subject: AnySubject | null, values: FlowValues): object | null {
  const value = subject ? values[subject.name] : null;
  return typeof value === 'object' ? value : null;
}
