import { capitalText } from '@/schema/show-value';
import { Muted } from '@/ui/layout/Muted';
import type { ControlProps } from '../input/control';
import styles from '../input/fields.module.css';
import { MoneyInput } from '../input/MoneyInput';

/** Amount in yuan, with the amount in capitals below if the field has `capital`. */
export function MoneyControl({ field, ...rest }: ControlProps<'money'>) {
  const capital = field.capital && rest.value ? capitalText(rest.value) : '';
  return (
    <>
      <MoneyInput {...rest} />
      {field.capital && <Muted className={styles.capital}>{capital && `大写金额：${capital}`}</Muted>}
    </>
  );
}
