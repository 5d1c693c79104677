import { parseYuan, toYuan } from '@/domain/money';
import { cleanMoney, readMoney } from '@/schema/clean-text';
import { capitalText } from '@/schema/show-value';
import { Muted } from '@/ui/layout/Muted';
import type { ControlProps } from '../input/control';
import { FilteredInput } from '../input/FilteredInput';
import styles from '../input/fields.module.css';

/** Amount in yuan; two decimals on blur, and the amount in capitals below if the field has `capital`. */
export function MoneyControl({ field, onLeave, ...rest }: ControlProps<'money'>) {
  const leave = () => {
    const fen = parseYuan(rest.value);
    if (fen !== undefined && toYuan(fen) !== rest.value) rest.onChange(toYuan(fen));
    onLeave();
  };
  const capital = field.capital && rest.value ? capitalText(rest.value) : '';
  return (
    <>
      <FilteredInput
        {...rest}
        clean={cleanMoney}
        alters={(raw) => cleanMoney(raw, '') !== readMoney(raw, '')}
        onLeave={leave}
        inputMode="decimal"
        suffix="元"
      />
      {field.capital && <Muted className={styles.capital}>{capital && `大写金额：${capital}`}</Muted>}
    </>
  );
}
