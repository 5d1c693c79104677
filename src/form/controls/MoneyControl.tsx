import { parseYuan, toYuan } from '@/domain/money';
import type { ControlProps } from '../input/control';
import { FilteredInput } from '../input/FilteredInput';
import styles from '../input/fields.module.css';
import { cleanMoney } from '../values/clean-text';
import { capitalText } from '../values/show-value';

/** Yuan; two decimals once left, the capital amount under it where the kind asks for it. */
export function MoneyControl({ field, onLeave, ...rest }: ControlProps<'money'>) {
  const leave = () => {
    const fen = parseYuan(rest.value);
    if (fen !== undefined && toYuan(fen) !== rest.value) rest.onChange(toYuan(fen));
    onLeave();
  };
  const capital = field.capital && rest.value ? capitalText(rest.value) : '';
  return (
    <>
      <FilteredInput {...rest} clean={cleanMoney} onLeave={leave} inputMode="decimal" suffix="元" />
      {field.capital && <p className={styles.capital}>{capital && `大写金额：${capital}`}</p>}
    </>
  );
}
