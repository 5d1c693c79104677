import type { FormFacts } from '../facts';
import type { FieldKind, FieldOfKind, FieldValue } from '../field-kinds';
import type { Form } from '../store/form-store';

/** What a field's row hands to the control of its kind. */
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

/** For a control that follows other values of the form. */
export interface FormControlProps<K extends FieldKind, Value extends FieldValue = string>
  extends ControlProps<K, Value> {
  form: Form;
}
