import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useStore } from 'zustand';
import { flowFacts } from '@/engine/flow/facts';
import { FieldRow } from '@/form/controls/FieldRow';
import type { FormField } from '@/form/field-kinds';
import { sessionFacts } from '@/form/session-facts';
import { createForm, type Form } from '@/form/store/form-store';
import type { FieldValue, FlowValues } from '@/schema/field-kinds';
import { useDictionaries } from '@/session/dictionary';
import { useSystemConfig } from '@/session/system-config';
import { sampleAccount, sampleFlow } from '../engine/sample-flow';

export const TODAY = '2026-11-21';

/** A form of these fields, with the facts of 张建国. */
export function formOf(fields: readonly FormField[], values: FlowValues = {}): Form {
  const start = Object.fromEntries(fields.map((field) => [field.name, values[field.name] ?? emptyOf(field)]));
  const flow = { ...sampleFlow, initial: start, sections: [{ key: 'a', title: '甲', fields }] };
  const facts = flowFacts(
    { area: 'individual', account: { ...sampleAccount, sjjz: `${TODAY} 09:00:00` } },
    {
      own: null,
      banks: [],
      ...sessionFacts,
      policy: (key) => (key === 'p.dxJg' ? '60' : ''),
      branch: '',
    },
  );
  return createForm(flow, facts, { values: { ...values, ...start } });
}

/** The fields on the page, as a person works them. */
export function showForm(fields: readonly FormField[], values: FlowValues = {}) {
  configureLengths();
  const form = formOf(fields, values);
  const user = userEvent.setup({ delay: null });
  render(
    <form noValidate onSubmit={(event) => event.preventDefault()}>
      <Rows form={form} fields={fields} />
      <button type="button">别处</button>
    </form>,
  );
  const value = (name: string): FieldValue | undefined => form.store.getState().values[name];
  /** As going on does. */
  const check = () => {
    let wrong: string[] = [];
    act(() => {
      wrong = form.check();
    });
    return wrong;
  };
  return { form, user, value, check };
}

function Rows({ form, fields }: { form: Form; fields: readonly FormField[] }) {
  const values = useStore(form.store, (state) => state.values);
  return fields
    .filter((field) => field.visible?.(values, form.facts()) ?? true)
    .map((field) => <FieldRow key={field.name} form={form} field={field} />);
}

/** The input lengths of docs/specification.md 3, as the centre sends them. */
export function configureLengths(): void {
  const pairs = new Map(Object.entries({ default: '60', name: '15', address: '30', remark: '200', template: '1000' }));
  useSystemConfig.setState({
    loaded: true,
    byKey: new Map([['inputLength', { value: '', commonValue: '', pairs }]]),
  });
}

export function setDictionary(key: string, options: { value: string; label: string }[]): void {
  const byKey = new Map(useDictionaries.getState().byKey).set(key, options);
  useDictionaries.setState({ loaded: true, byKey });
}

function emptyOf(field: FormField): FieldValue {
  if (field.kind === 'tick') return false;
  if (field.kind === 'multi' || field.kind === 'rows') return [];
  if (field.kind === 'range') return { from: '', to: '' };
  return field.kind === 'address' ? { region: [], detail: '' } : '';
}
