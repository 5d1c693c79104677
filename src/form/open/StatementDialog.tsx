import { useEffect, useState } from 'react';
import { fieldIn, type Schema } from '@/schema/define-schema';
import { asText } from '@/schema/read-value';
import { Dialog } from '@/ui/dialog/Dialog';
import type { FormDefinition } from '../definition';
import type { FormField } from '../field-kinds';
import { focusField } from '../input/focus-field';
import { OpenForm } from './OpenForm';

interface StatementDialogProps<Name extends string> {
  title: string;
  /** Consequence of the statement. */
  note?: string;
  /** Schema of one text. */
  schema: Schema & Record<Name, unknown>;
  name: Name;
  hint?: string;
  submitText: string;
  /** Sends the trimmed text. */
  send: (words: string) => Promise<void>;
  onClose: () => void;
}

/** Mandatory text that the centre, another unit or another person reads. */
export function StatementDialog<Name extends string>(props: StatementDialogProps<Name>) {
  const { title, name, submitText, send, onClose } = props;
  const [form] = useState(() => formOf(props));
  useEffect(() => focusField(name), [name]);
  return (
    <Dialog open title={title} onClose={onClose}>
      <OpenForm
        form={form}
        submitText={submitText}
        busyText="正在提交"
        onCancel={onClose}
        onSubmit={(values) => send(asText(values[name]).trim())}
      />
    </Dialog>
  );
}

function formOf({ note, schema, name, hint }: StatementDialogProps<string>): FormDefinition {
  const field = fieldIn(schema, name);
  // A text of a schema needs nothing more of the form.
  const fields = [{ ...field, hint } as FormField];
  return { code: name, initial: { [name]: '' }, sections: [{ key: name, title: field.label, note, fields }] };
}
