import { parseYuan, toYuan } from '@/domain/money';
import { withDecimals } from '@/domain/text/decimal-text';
import { cleanGroupedMoney, cleanInt, cleanNumber } from '@/schema/clean-text';
import { parsePlainNumber } from './field-problem';
import type { CalculatorField } from './fields';

/** Filters typed text by the kind of field. */
export function cleanerOf(field: CalculatorField): (raw: string, before: string) => string {
  if (field.as === 'money') return cleanGroupedMoney;
  if (field.as !== 'rate') return cleanInt;
  const { decimals, min } = field;
  return (raw, before) => {
    // All minus characters of keyboards.
    const sign = min < 0 && /^\s*[-－−–—]/.test(raw) ? '-' : '';
    const rest = sign ? raw.replace(/^\s*[-－−–—]/, '') : raw;
    return sign + cleanNumber(rest, before.replace('-', ''), decimals);
  };
}

/** Formats on blur: '600000' → '600000.00', '007' → '7'; unreadable text stays. */
export function tidied(field: CalculatorField, value: string): string {
  const plain = parsePlainNumber(value);
  if (field.as === 'money') {
    const fen = parseYuan(plain);
    return fen === undefined ? value : toYuan(fen);
  }
  if (field.as === 'int' || field.as === 'term') return withDecimals(plain, 0) ?? value;
  if (field.as !== 'rate') return value;
  const sign = plain.startsWith('-') ? '-' : '';
  const number = plain.slice(sign.length);
  const [, fraction = ''] = number.split('.');
  const cut = withDecimals(number, fraction.length);
  return cut === undefined ? value : sign + cut;
}
