import { lazy, Suspense } from 'react';
import type { FieldValue } from '@/schema/field-kinds';
import { asAddress, asChoices, asRange, asText, heldValueOf } from '@/schema/read-value';
import type { FormField } from '../field-kinds';
import type { ControlProps } from '../input/control';
import styles from '../input/fields.module.css';
import type { Form } from '../store/form-store';
import { AddressControl } from './AddressControl';
import { BankCardControl } from './BankCardControl';
import { CaptchaControl } from './CaptchaControl';
import { MultiControl, RadioControl, SelectControl } from './ChoiceControls';
import { CustomControl } from './CustomControl';
import { IdNumberControl } from './IdNumberControl';
import { MoneyControl } from './MoneyControl';
import { IntControl, NumberControl } from './NumberControls';
import { PasswordControl } from './PasswordControl';
import { EmailControl, MobileControl, TelControl } from './PhoneControls';
import { SmsCodeControl } from './SmsCodeControl';
import { TextControl } from './TextControl';
import { TickControl } from './TickControl';

// Loaded on demand, as few forms have row tables or dates: the calendar is the largest part of all controls.
const RowsControl = lazy(() => import('../rows/RowsControl'));
const DateControl = lazy(() => import('./DateControls').then((module) => ({ default: module.DateControl })));
const MonthControl = lazy(() => import('./DateControls').then((module) => ({ default: module.MonthControl })));
const RangeControl = lazy(() => import('./RangeControl').then((module) => ({ default: module.RangeControl })));

interface FieldControlProps extends Pick<ControlProps<'text'>, 'id' | 'facts' | 'onLeave' | 'aria'> {
  form: Form;
  field: FormField;
  value: FieldValue;
  onChange: (value: FieldValue) => void;
}

/** Control for a field's kind; a placeholder keeps its space while it loads. */
export function FieldControl(props: FieldControlProps) {
  return (
    <Suspense fallback={<span className={styles.coming} aria-busy="true" />}>
      <ControlOfKind {...props} />
    </Suspense>
  );
}

function ControlOfKind({ form, field, value, ...rest }: FieldControlProps) {
  switch (field.kind) {
    case 'tick':
      return <TickControl form={form} field={field} value={value === true} {...rest} />;
    case 'address':
      return <AddressControl field={field} value={asAddress(value)} {...rest} />;
    case 'range':
      return <RangeControl field={field} value={asRange(value)} {...rest} />;
    case 'multi':
      return <MultiControl form={form} field={field} value={asChoices(value)} {...rest} />;
    case 'rows':
      return <RowsControl form={form} field={field} id={rest.id} aria={rest.aria} />;
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
      return (
        <CustomControl form={form} field={field} value={field.holds ? heldValueOf(value) : asText(value)} {...rest} />
      );
    default:
      return field satisfies never;
  }
}
