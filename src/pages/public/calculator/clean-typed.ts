import { withDecimals } from '@/domain/decimal-text';
import { parseYuan, toYuan } from '@/domain/money';
import { cleanGroupedMoney, cleanInt, cleanNumber } from '@/form/values/clean-text';
import { plainNumber } from './field-problem';
import type { Field } from './fields';

/** What is typed → what is kept, by the kind of field. */
export function cleanerOf(field: Field): (raw: string, before: string) => string {
  if (field.as === 'money') return cleanGroupedMoney;
  if (field.as !== 'rate') return cleanInt;
  const { decimals, min } = field;
  return (raw, before) => {
    // Every sign that a keyboard has for minus.
    const sign = min < 0 && /^\s*[-－−–—]/.test(raw) ? '-' : '';
    const rest = sign ? raw.replace(/^\s*[-－−–—]/, '') : raw;
    return sign + cleanNumber(rest, before.replace('-', ''), decimals);
  };
}

/** As it stands once the field is left: '600000' → '600000.00', '007' → '7'; what cannot be read stays to be seen. */
export function tidied(field: Field, value: string): string {
  const plain = plainNumber(value);
  if (field.as === 'money') {
    const fen = parseYuan(plain);
    return fen === undefined ? value : toYuan(fen);
  }
  if (field.as === 'int' || field.as === 'term') return withDecimals(plain, 0) ?? value;
  if (field.as !== 'rate') return value;
  const sign = plain.startsWith('-') ? '-' : '';
  const number = plain.slice(sign.length);
  const [, fraction = ''] = number.split('.');
  const kept = withDecimals(number, fraction.length);
  return kept === undefined ? value : sign + kept;
}
