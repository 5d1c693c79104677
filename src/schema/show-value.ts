import { groupBankCard } from '@/domain/identity/bank-card';
import { formatMoney, parseYuan } from '@/domain/money';
import { capitalAmount } from '@/domain/text/capital-amount';
import { cellOptions } from './cell-error';
import type { FormFacts } from './facts';
import type { Column, Field, FieldValue, FlowValues, RowValues } from './field-kinds';
import { fieldOptions, leafOptions, type OptionField } from './options';
import { asRows, isAddress, isList, isRange } from './read-value';
import { cellValue } from './shown-columns';

/** Formats a value for check page and receipt; '--' if empty. */
export function showValue(
  field: Field,
  value: FieldValue | undefined,
  facts: FormFacts,
  values: FlowValues = {},
): string {
  if (value === undefined || value === null || value === '') return '--';
  if (typeof value === 'boolean') return value ? '已确认' : '未确认';
  if (typeof value !== 'string') return showComposed(field, value, facts, values);
  switch (field.kind) {
    case 'money':
      return field.capital ? `${formatMoney(value)}（${capitalText(value)}）` : formatMoney(value);
    case 'rate':
      return `${value}%`;
    case 'decimal':
    case 'int':
      return `${value}${field.unit ?? ''}`;
    case 'radio':
    case 'select':
      return showChoice(field, value, facts, values);
    case 'bankCard':
      return groupBankCard(value);
    case 'password':
    case 'captcha':
      return '******';
    default:
      return value;
  }
}

/** Formats a cell of a row table. */
export function showCell(column: Column, row: RowValues, facts: FormFacts): string {
  const value = cellValue(column, row, facts);
  if (value === '') return '--';
  if (column.kind === 'money') return formatMoney(value);
  if (column.kind === 'rate') return `${value}%`;
  if (column.kind !== 'select') return value;
  return cellOptions(column, facts).find((option) => option.value === value)?.label ?? '- -';
}

/** Formats an amount in capitals; '' if invalid, so that nothing wrong is read out. */
export function capitalText(yuan: string): string {
  const fen = parseYuan(yuan);
  return fen === undefined ? '' : capitalAmount(fen);
}

export function showAddress(value: { region: readonly string[]; detail: string }): string {
  return `${value.region.filter((part, i) => part !== value.region[i - 1]).join('')}${value.detail}` || '--';
}

function showComposed(
  field: Field,
  value: Exclude<FieldValue, string | boolean | null>,
  facts: FormFacts,
  values: FlowValues,
): string {
  if (isAddress(value)) return showAddress(value);
  if (isRange(value))
    return value.from === '' && value.to === '' ? '--' : `${value.from || '不限'} 至 ${value.to || '不限'}`;
  if (!isList(value) || value.length === 0) return '--';
  if (field.kind === 'multi') return value.map((code) => showChoice(field, String(code), facts, values)).join('、');
  return `共${asRows(value).length}${('unit' in field && field.unit) || '行'}`;
}

function showChoice(field: OptionField, value: string, facts: FormFacts, values: FlowValues): string {
  const found = leafOptions(fieldOptions(field, facts, values)).find((option) => option.value === value);
  return found?.label ?? '- -';
}
