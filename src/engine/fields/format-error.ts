import { isPlainDate, isPlainMonth } from '@/domain/dates';
import { isIdNumber } from '@/domain/id-number';
import { isMasked } from '@/domain/mask';
import { parseYuan } from '@/domain/money';
import type { FlowFacts } from '../facts';
import type { Field, FieldOfKind, FieldValue, FlowValues, IdKind } from '../field-kinds';

/** What is wrong with the form of a value, whatever the other fields say (specification 5). */
export function formatError(field: Field, value: FieldValue, values: FlowValues, facts: FlowFacts): string | undefined {
  if (typeof value === 'boolean') return undefined;
  if (typeof value === 'object') return addressError(value);
  switch (field.kind) {
    case 'money':
      return moneyError(value);
    case 'int':
      return intError(field, value);
    case 'idno':
      return idKind(field, values) === 'any' || isIdNumber(value) ? undefined : '请输入正确格式的证件号';
    case 'bankCard':
      return isMasked(value) || /^\d{8,60}$/.test(value) ? undefined : `请输入正确格式的${field.label}`;
    case 'date':
      return dateError(field, value, facts);
    case 'month':
      return monthError(field, value, facts);
    default:
      return undefined;
  }
}

function idKind(field: FieldOfKind<'idno'>, values: FlowValues): IdKind {
  return typeof field.accepts === 'function' ? field.accepts(values) : (field.accepts ?? 'person');
}

function moneyError(value: string): string | undefined {
  if (/^\d{16,}(\.\d*)?$/.test(value)) return '金额过大';
  const fen = parseYuan(value);
  if (fen === undefined) return '无效金额';
  return fen > 0n ? undefined : '金额须大于0';
}

function intError(field: FieldOfKind<'int'>, value: string): string | undefined {
  const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
  return number >= field.min && number <= field.max ? undefined : `请输入${field.min}至${field.max}之间的整数`;
}

function dateError(field: FieldOfKind<'date'>, value: string, facts: FlowFacts): string | undefined {
  if (!isPlainDate(value)) return `请选择正确的${field.label}`;
  const max = field.max?.(facts);
  return max !== undefined && value > max ? `${field.label}不能晚于${max}` : undefined;
}

function monthError(field: FieldOfKind<'month'>, value: string, facts: FlowFacts): string | undefined {
  if (!isPlainMonth(value)) return `请选择正确的${field.label}`;
  const min = field.min?.(facts);
  const max = field.max?.(facts);
  if (min !== undefined && value < min) return `${field.label}不能早于${min}`;
  return max !== undefined && value > max ? `${field.label}不能晚于${max}` : undefined;
}

function addressError(value: { region: readonly string[]; detail: string }): string | undefined {
  if (value.region.length === 0) return '请选择所在省、市、区';
  return value.detail.trim() === '' ? '请输入详细地址' : undefined;
}
