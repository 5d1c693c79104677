import type { FormFacts } from '@/schema/facts';
import type { FieldKind, FieldValue } from '@/schema/field-kinds';
import type { FieldOfKind } from '../field-kinds';
import type { Form } from '../store/form-store';

/** Props that a field's row passes to the control of its kind. */
export interface ControlProps<K extends FieldKind, Value extends FieldValue = string> {
  field: FieldOfKind<K>;
  id: string;
  value: Value;
  facts: () => FormFacts;
  onChange: (value: Value) => void;
  onLeave: () => void;
  aria: {
    'aria-labelledby': string;
    'aria-describedby': string | undefined;
    'aria-invalid': boolean | undefined;
    'aria-required': boolean;
  };
}

/** Props of a control that reads other values of the form. */
export interface FormControlProps<K extends FieldKind, Value extends FieldValue = string>
  extends ControlProps<K, Value> {
  form: Form;
}
