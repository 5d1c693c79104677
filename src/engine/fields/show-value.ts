import { groupBankCard } from '@/domain/bank-card';
import { capitalAmount } from '@/domain/capital-amount';
import { formatMoney, parseYuan } from '@/domain/money';
import { dictionaryLabel, dictionaryOptions } from '@/session/dictionary';
import type { FlowFacts } from '../facts';
import type { Field, FieldOfKind, FieldValue, Option } from '../field-kinds';

/** A value as the check page and the receipt show it; '--' when there is none. */
export function showValue(field: Field, value: FieldValue | undefined, facts: FlowFacts): string {
  if (value === undefined || value === '') return '--';
  if (typeof value === 'boolean') return value ? '已确认' : '未确认';
  if (typeof value === 'object') return showAddress(value);
  switch (field.kind) {
    case 'money':
      return field.capital ? `${formatMoney(value)}（${capitalText(value)}）` : formatMoney(value);
    case 'radio':
    case 'select':
      return optionsOf(field, facts).find((option) => option.value === value)?.label ?? unknownLabel(field, value);
    case 'bankCard':
      return groupBankCard(value);
    default:
      return value;
  }
}

export function optionsOf(field: FieldOfKind<'radio' | 'select'>, facts: FlowFacts): readonly Option[] {
  if ('dictionary' in field) return dictionaryOptions(field.dictionary);
  return typeof field.options === 'function' ? field.options(facts) : field.options;
}

/** '' for what is no amount, so that nothing false is read out. */
export function capitalText(yuan: string): string {
  const fen = parseYuan(yuan);
  return fen === undefined ? '' : capitalAmount(fen);
}

export function showAddress(value: { region: readonly string[]; detail: string }): string {
  return `${value.region.filter((part, i) => part !== value.region[i - 1]).join('')}${value.detail}` || '--';
}

function unknownLabel(field: FieldOfKind<'radio' | 'select'>, value: string): string {
  return 'dictionary' in field ? dictionaryLabel(field.dictionary, value) : '- -';
}
