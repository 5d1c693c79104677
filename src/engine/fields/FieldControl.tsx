import { lazy, Suspense } from 'react';
import { Loading } from '@/ui/Loading';
import type { Field, FieldValue } from '../field-kinds';
import type { Form } from '../form-store';
import { AddressControl } from './AddressControl';
import { BankCardControl } from './BankCardControl';
import { CaptchaControl } from './CaptchaControl';
import { MultiControl, RadioControl, SelectControl } from './ChoiceControls';
import { CustomControl } from './CustomControl';
import type { ControlProps } from './control';
import { DateControl, MonthControl } from './DateControls';
import { IdNumberControl } from './IdNumberControl';
import { MoneyControl } from './MoneyControl';
import { IntControl, NumberControl } from './NumberControls';
import { PasswordControl } from './PasswordControl';
import { EmailControl, MobileControl, TelControl } from './PhoneControls';
import { RangeControl } from './RangeControl';
import { asAddress, asChoices, asRange, asText } from './read-value';
import { SmsCodeControl } from './SmsCodeControl';
import { TextControl } from './TextControl';
import { TickControl } from './TickControl';

// Few flows have a row table: the others do not load it.
const RowsControl = lazy(() => import('./RowsControl'));

interface FieldControlProps extends Pick<ControlProps<'text'>, 'id' | 'facts' | 'onLeave' | 'aria'> {
  form: Form;
  field: Field;
  value: FieldValue;
  onChange: (value: FieldValue) => void;
}

/** The control of a field's kind. */
export function FieldControl({ form, field, value, ...rest }: FieldControlProps) {
  switch (field.kind) {
    case 'tick':
      return <TickControl field={field} value={value === true} {...rest} />;
    case 'address':
      return <AddressControl field={field} value={asAddress(value)} {...rest} />;
    case 'range':
      return <RangeControl field={field} value={asRange(value)} {...rest} />;
    case 'multi':
      return <MultiControl form={form} field={field} value={asChoices(value)} {...rest} />;
    case 'rows':
      return (
        <Suspense fallback={<Loading />}>
          <RowsControl form={form} field={field} id={rest.id} aria={rest.aria} />
        </Suspense>
      );
    case 'text':
      return <TextControl field={field} value={asText(value)} {...rest} />;
    case 'mobile':
      return <MobileControl field={field} value={asText(value)} {...rest} />;
    case 'tel':
      return <TelControl field={field} value={asText(value)} {...rest} />;
    case 'email':
      return <EmailControl field={field} value={asText(value)} {...rest} />;
    case 'smsCode':
      return <SmsCodeControl form={form} field={field} value={asText(value)} {...rest} />;
    case 'idno':
      return <IdNumberControl form={form} field={field} value={asText(value)} {...rest} />;
    case 'money':
      return <MoneyControl field={field} value={asText(value)} {...rest} />;
    case 'rate':
    case 'decimal':
      return <NumberControl field={field} value={asText(value)} {...rest} />;
    case 'int':
      return <IntControl field={field} value={asText(value)} {...rest} />;
    case 'date':
      return <DateControl field={field} value={asText(value)} {...rest} />;
    case 'month':
      return <MonthControl field={field} value={asText(value)} {...rest} />;
    case 'bankCard':
      return <BankCardControl field={field} value={asText(value)} {...rest} />;
    case 'radio':
      return <RadioControl form={form} field={field} value={asText(value)} {...rest} />;
    case 'select':
      return <SelectControl form={form} field={field} value={asText(value)} {...rest} />;
    case 'password':
      return <PasswordControl field={field} value={asText(value)} {...rest} />;
    case 'captcha':
      return <CaptchaControl field={field} value={asText(value)} {...rest} />;
    case 'custom':
      return <CustomControl form={form} field={field} value={asText(value)} {...rest} />;
    default:
      return field satisfies never;
  }
}
