import { maskBankCard, maskIdNumber, maskName, maskPhone } from '@/domain/mask';
import { formatMoney, parseYuan } from '@/domain/money';
import { typedText } from '@/lib/foreign-json';
import type { CellMask, CellWords, CodeLabel, ListColumn } from './column';

/** Specification 8: what an empty cell shows, and a code that its dictionary does not know. */
export const EMPTY_CELL = '--';
const UNKNOWN_CODE = '- -';

/**
 * The text of a cell. Screen, tooltip, print and export all take it from here, so that what is masked is masked everywhere.
 */
export function cellText<Row>(column: ListColumn<Row>, row: Row, words: CellWords<Row>): string {
  const slot = column.slotname === undefined ? undefined : words.slots?.[column.slotname];
  if (slot) return slot.text(row) || EMPTY_CELL;
  const raw = rawText(column, row);
  if (raw === '') return column.empty ?? EMPTY_CELL;
  if (column.filterKey !== undefined) return optionOf(column.filterKey, raw, words)?.label ?? UNKNOWN_CODE;
  switch (column.type) {
    case 'money':
      return formatMoney(raw);
    case 'tofix2':
      return formatMoney(raw, '');
    case 'formatNum':
      return groupedNumber(raw);
    default:
      return raw;
  }
}

/** The value as text, already masked; '' for what is no text and no number. */
export function rawText<Row>(column: ListColumn<Row>, row: Row): string {
  const text = column.prop === 'cz' ? '' : typedText(row[column.prop]);
  return column.mask && text !== '' ? masked(text, column.mask) : text;
}

export function optionOf<Row>(key: string, code: string, words: CellWords<Row>): CodeLabel | undefined {
  return words.options(key).find(({ value }) => value === code);
}

/** What came masked stays as it is: masking again would hide what the rule shows. */
function masked(text: string, mask: CellMask): string {
  if (text.includes('*')) return text;
  if (mask === 'id') return maskIdNumber(text);
  if (mask === 'phone') return maskPhone(text);
  return mask === 'card' ? maskBankCard(text) : maskName(text);
}

/** What is no number says nothing (specification 8): only money names what is wrong with it (5). */
function groupedNumber(text: string): string {
  if (!/^-?\d{1,15}(\.\d{1,2})?$/.test(text)) return EMPTY_CELL;
  const [integer = '', decimals] = text.split('.');
  const [grouped = ''] = formatMoney(parseYuan(integer), '').split('.');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}
