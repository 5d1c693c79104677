import { type Fen, formatMoney, parseYuan, signedMoney } from '@/domain/money';
import { capitalAmount } from '@/domain/text/capital-amount';
import { fnv1a } from '@/lib/fnv1a';
import { type CalculatorValues, calculatorKind, KINDS } from './default-values';
import { parsePlainNumber } from './inputs/field-problem';
import { type CalculatorField, groupsOf } from './inputs/fields';
import type { RentOutcome } from './kinds/rent';
import { type CalculatorOutcome, outcomeSchedule, type PaperFact } from './outcome';
import { outcomeFacts } from './outcome-text';
import type { PolicyNumbers } from './policy-numbers';
import { SCHEDULE_HEAD, scheduleRows } from './schedule-columns';

/** A calculation for print or file. */
export interface Paper {
  title: string;
  /** Derived from date and inputs: the same calculation on the same day has the same number. */
  number: string;
  date: string;
  inputs: readonly PaperFact[];
  results: readonly PaperFact[];
  tables: readonly PaperTable[];
}

export interface PaperTable {
  name: string;
  head: readonly string[];
  rows: readonly { name: string; amounts: readonly Fen[]; sum?: true }[];
}

export function paperOf(
  values: CalculatorValues,
  outcome: CalculatorOutcome,
  numbers: PolicyNumbers,
  time: string,
): Paper {
  const kind = calculatorKind(values);
  // The original loan is listed only if the balance was computed from it.
  const derived = outcome.kind === '3' && outcome.derived;
  const inputs = groupsOf(kind, numbers)
    .filter(({ folded }) => folded !== 'original' || derived)
    .flatMap(({ fields }) => fields)
    .filter((field) => !(field.optional && values[field.name].trim() === ''))
    .map((field): PaperFact => ({ label: field.label, ...inputOf(field, values[field.name]) }));
  const text = [kind, ...inputs.map((fact) => `${fact.label}=${factText(fact)}`)].join('\n');
  return {
    title: `贷款计算器：${KINDS.find((one) => one.kind === kind)?.name ?? ''}`,
    number: `DKCS${time.slice(0, 10).replaceAll('-', '')}${fnv1a(text).toUpperCase().padStart(7, '0')}`,
    date: time,
    inputs,
    results: outcomeFacts(outcome),
    tables: outcome.kind === '5' ? [yearsTable(outcome)] : scheduleTables(outcome),
  };
}

/** Disclaimer of every copy. */
export const DISCLAIMER = '试算结果仅供参考，以审批为准';

function scheduleTables(outcome: CalculatorOutcome): PaperTable[] {
  const schedule = outcomeSchedule(outcome);
  if (!schedule) return [];
  return [
    { name: `还款计划（${schedule.name}）`, head: ['期次', ...SCHEDULE_HEAD], rows: scheduleRows(schedule.rows) },
  ];
}

function yearsTable({ result }: RentOutcome): PaperTable {
  return {
    name: '逐年对比',
    head: ['年', '买房当年支出', '当年租金', '房屋估值', '贷款余额', '买房者净资产', '租房者净资产', '买房减租房'],
    rows: result.years.map(({ year, buying, rent, homeValue, balance, buyer, renter }) => ({
      name: `第${year}年`,
      amounts: [buying, rent, homeValue, balance, buyer, renter, buyer - renter],
    })),
  };
}

function inputOf(field: CalculatorField, value: string): Pick<PaperFact, 'fen' | 'text'> {
  const fen = field.as === 'money' ? parseYuan(parsePlainNumber(value)) : undefined;
  return fen === undefined ? { text: inWords(field, value) } : { fen };
}

function inWords(field: CalculatorField, value: string): string {
  if (value.trim() === '') return '--';
  switch (field.as) {
    case 'rate':
      return `${parsePlainNumber(value)}%`;
    case 'term':
      return `${value}个月`;
    case 'int':
      return `${value}${field.unit}`;
    case 'choice':
    case 'select':
      return field.options.find((option) => option.value === value)?.label ?? '--';
    case 'tick':
      return value === '1' ? '是' : '否';
    case 'month':
    case 'money':
      return value;
  }
}

/** A line of a copy as one text: '¥3,208.73（叁仟贰佰零捌元柒角叁分，共216期）'. */
export function factText(fact: PaperFact): string {
  const { fen } = fact;
  const beside = factLabel(fact);
  if (fen === undefined) return beside;
  const amount = fen < 0n ? signedMoney(fen) : formatMoney(fen);
  return beside ? `${amount}（${beside}）` : amount;
}

/** A line's text without the amount in figures. */
export function factLabel({ fen, words, text }: PaperFact): string {
  return [words && fen !== undefined && capitalAmount(fen), text].filter(Boolean).join('，');
}

/** An amount in a cell: signed where it may be negative. */
export function paperCellText(fen: Fen): string {
  return fen < 0n ? signedMoney(fen).replace('¥', '') : formatMoney(fen, '');
}
