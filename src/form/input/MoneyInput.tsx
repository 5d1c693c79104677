import { parseYuan, toYuan } from '@/domain/money';
import { cleanMoney, readMoney } from '@/schema/clean-text';
import { FilteredInput, type FilteredInputProps } from './FilteredInput';
import { numbersOnly } from './numbers-only';

type MoneyInputProps = Pick<FilteredInputProps, 'id' | 'value' | 'onChange' | 'aria'> & { onLeave?: () => void };

/** Amount in yuan as typed or pasted (' 50,000元'); two decimals on blur. */
export function MoneyInput({ onLeave, ...rest }: MoneyInputProps) {
  const leave = () => {
    const fen = parseYuan(rest.value);
    if (fen !== undefined && toYuan(fen) !== rest.value) rest.onChange(toYuan(fen));
    onLeave?.();
  };
  return (
    <FilteredInput
      {...rest}
      clean={cleanMoney}
      alters={(raw) => cleanMoney(raw, '') !== readMoney(raw, '')}
      only={numbersOnly(2)}
      onLeave={leave}
      inputMode="decimal"
      suffix="元"
    />
  );
}
