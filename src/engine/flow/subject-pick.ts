import type { ComponentType } from 'react';
import type { LabelledValue } from '@/api/client/labelled-value';
import type { FormSection } from '@/form/definition';
import type { Custom, CustomControlProps, FieldOfKind } from '@/form/field-kinds';
import type { FormFacts } from '@/schema/facts';
import type { FlowValues, Held } from '@/schema/field-kinds';

/**
 * The subject of a business: a member, a loan, a home or several members. It is chosen in the form under its own name, available
 * in the facts as `picked`, and sent as its number.
 */
export interface SubjectPick<T extends object> {
  /** Name in the request and in the query of an address. */
  name: string;
  /** Label, e.g. 职工. */
  label: string;
  /** Title of the section with the choice. */
  title: string;
  note?: string;
  /** Reader of a subject in a draft. */
  holds: Custom<T>;
  control: () => Promise<{ default: ComponentType<CustomControlProps<Held<object>>> }>;
  /** Line of the check page. */
  show: (picked: T) => readonly LabelledValue[];
  /** Figures shown under the control. */
  figures: (picked: T) => readonly LabelledValue[];
  /** Number or numbers of the subject, as sent and as named in an address. */
  sent: (picked: T) => string | readonly string[];
  /** Loads the subject's current data by its number. @throws ApiError if it does not belong to the user */
  load: (sent: unknown, signal?: AbortSignal) => Promise<T>;
  /** Lists all subjects if they are few; the first is preselected. */
  list: ((signal: AbortSignal) => Promise<readonly T[]>) | null;
}

/** A subject of any type. */
export type AnySubject = SubjectPick<object>;

/** Returns the sections with the choice of the subject before all fields, which show once it is chosen. */
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
    reference: true,
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

/** Returns the values without the subject, which the flow reads from its facts. */
export function valuesWithoutSubject(subject: AnySubject | null, values: FlowValues): FlowValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => name !== subject?.name));
}

/** Returns the values with the subject replaced by its number, as sent and as stored in a draft. */
export function withSubjectNumber(subject: AnySubject | null, values: FlowValues): FlowValues {
  const picked = pickedOf(subject, values);
  return subject && picked ? { ...values, [subject.name]: subject.sent(picked) } : values;
}

/** Returns the subject chosen in these values; null before the choice. */
export function pickedOf(subject: AnySubject | null, values: FlowValues): object | null {
  const value = subject ? values[subject.name] : null;
  return typeof value === 'object' ? value : null;
}
