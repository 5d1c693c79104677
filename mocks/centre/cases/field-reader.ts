import { isPlainMonth, type PlainMonth } from '@/domain/dates';
import { plainField } from '@/domain/identity/identifier-fields';
import { type Fen, parseYuan, toYuan } from '@/domain/money';
import { typedText } from '@/lib/foreign-json';
import { dictionaries } from '../../data/dictionaries';
import type { Assessment, RawValues } from './rule';

interface Reading {
  label: string;
  required?: boolean;
}

/** Reads fields one by one, normalizes their values and stores the first error of each. */
export class FieldReader {
  readonly values: Record<string, string> = {};
  readonly errors: Record<string, string> = {};
  /** Field → difference from a register: no error, but a matter for a clerk. */
  readonly reviewReasons: Record<string, string> = {};
  /** Field → consequence of a valid value, shown to the applicant. */
  readonly remarks: Record<string, string> = {};
  readonly labels: Record<string, string> = {};

  constructor(readonly raw: RawValues) {}

  /** Reads a code of a dictionary or list. */
  code(name: string, { label, required = true, from }: Reading & { from: string | readonly string[] }): string {
    const value = this.taken(name, label, required, `请选择${label}`);
    if (value !== '' && !codesOf(from).includes(value)) this.fail(name, `${label}不在可选范围内`);
    return value;
  }

  text(name: string, { label, required = true, most }: Reading & { most: number }): string {
    const value = this.taken(name, label, required, `请输入${label}`);
    if (Array.from(value).length > most) this.fail(name, `${label}不能超过${most}个字`);
    return value;
  }

  month(name: string, { label, required = true }: Reading): PlainMonth | '' {
    const value = this.taken(name, label, required, `请选择${label}`);
    if (value !== '' && !isPlainMonth(value)) this.fail(name, `${label}不是有效月份`);
    return isPlainMonth(value) ? value : '';
  }

  /**
   * Reads an amount above 0; undefined and an error for any other text. `problem`: the hall's error sentence, for rows validated while they
   * are typed.
   */
  money(
    name: string,
    { label, required = true, problem }: Reading & { problem?: (text: string, what: string) => string },
  ): Fen | undefined {
    const value = this.taken(name, label, required, `请输入${label}`);
    if (value === '') return undefined;
    const fault = problem?.(value, label);
    if (fault) {
      this.fail(name, fault);
      return undefined;
    }
    const fen = parseYuan(value);
    if (fen === undefined) this.fail(name, `${label}格式不正确`);
    else if (fen <= 0n) this.fail(name, `${label}必须大于0`);
    else {
      this.values[name] = toYuan(fen);
      return fen;
    }
    return undefined;
  }

  int(name: string, { label, required = true, least, most }: Reading & { least: number; most: number }): number {
    const value = this.taken(name, label, required, `请输入${label}`);
    if (value === '') return least;
    const count = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
    if (!(count >= least && count <= most)) {
      this.fail(name, `${label}应为${least}至${most}的整数`);
      return least;
    }
    this.values[name] = String(count);
    return count;
  }

  tick(name: string, message: string): void {
    const value = this.raw[name];
    if (value === true || value === '1' || value === 1 || value === 'true') this.values[name] = '1';
    else this.fail(name, message);
  }

  /** Returns what was read as an assessment; without an amount and nothing for a clerk unless the rule says otherwise. */
  assessed(): Omit<Assessment, 'sqnr'> {
    const { errors: fieldErrors, values, labels, reviewReasons, remarks } = this;
    return { fieldErrors, values, labels, reviewReasons, remarks, amount: 0n, manual: [] };
  }

  /** Returns the value of a field; '' while it has an error. */
  valid(name: string): string {
    return this.errors[name] ? '' : (this.values[name] ?? '');
  }

  /** Stores the first review reason of a field; `paper` is the document that settles it. */
  doubt(name: string, what: string, paper: string): void {
    this.reviewReasons[name] ??= `${what}，将由中心凭${paper}审核`;
  }

  /** Stores the first error of a field. */
  fail(name: string, message: string): void {
    this.errors[name] ??= message;
  }

  private taken(name: string, label: string, required: boolean, missing: string): string {
    this.labels[name] = label;
    const text = plainField(name, typedText(this.raw[name]));
    this.values[name] = text;
    if (text === '' && required) this.fail(name, missing);
    return text;
  }
}

/** Returns the label of a dictionary code, '- -' for an unknown one. */
export function labelOf(key: string, value: string): string {
  return dictionaries[key]?.find((item) => item.value === value)?.label ?? '- -';
}

function codesOf(from: string | readonly string[]): readonly string[] {
  if (typeof from !== 'string') return from;
  return (dictionaries[from] ?? []).filter((item) => String(item.enable) === '1').map((item) => item.value);
}
