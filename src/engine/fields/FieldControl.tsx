import type { Field, FieldValue } from '../field-kinds';
import { AddressControl } from './AddressControl';
import { BankCardControl } from './BankCardControl';
import { RadioControl, SelectControl } from './ChoiceControls';
import type { ControlProps } from './control';
import { DateControl, MonthControl } from './DateControls';
import { IdNumberControl } from './IdNumberControl';
import { IntControl } from './IntControl';
import { MoneyControl } from './MoneyControl';
import { TextControl } from './TextControl';
import { TickControl } from './TickControl';

interface FieldControlProps extends Pick<ControlProps<'text'>, 'id' | 'facts' | 'onLeave' | 'aria'> {
  field: Field;
  value: FieldValue;
  onChange: (value: FieldValue) => void;
}

/** The control of a field's kind. */
export function FieldControl({ field, value, ...rest }: FieldControlProps) {
  if (field.kind === 'tick') return <TickControl field={field} value={value === true} {...rest} />;
  if (field.kind === 'address') {
    const address = typeof value === 'object' ? value : { region: [], detail: '' };
    return <AddressControl field={field} value={address} {...rest} />;
  }
  const text = typeof value === 'string' ? value : '';
  switch (field.kind) {
    case 'text':
      return <TextControl field={field} value={text} {...rest} />;
    case 'idno':
      return <IdNumberControl field={field} value={text} {...rest} />;
    case 'money':
      return <MoneyControl field={field} value={text} {...rest} />;
    case 'int':
      return <IntControl field={field} value={text} {...rest} />;
    case 'date':
      return <DateControl field={field} value={text} {...rest} />;
    case 'month':
      return <MonthControl field={field} value={text} {...rest} />;
    case 'bankCard':
      return <BankCardControl field={field} value={text} {...rest} />;
    case 'radio':
      return <RadioControl field={field} value={text} {...rest} />;
    case 'select':
      return <SelectControl field={field} value={text} {...rest} />;
    default:
      return field satisfies never;
  }
}
