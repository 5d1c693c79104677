import { isPlainDate, isPlainMonth, type PlainDate, type PlainMonth } from '@/domain/dates';
import { isIdNumber } from '@/domain/id-number';
import { plainField } from '@/domain/identifier-fields';
import { type Fen, parseYuan, toYuan } from '@/domain/money';
import { parseArea } from '@/domain/other-withdrawal';
import { typedText } from '@/lib/foreign-json';
import { dictionaries } from '../../data/dictionaries';
import type { RawValues } from './rule';

interface Reading {
  label: string;
  required?: boolean;
}

/** Reads fields one by one as the centre understands them: keeps each in one spelling and notes the first error of each. */
export class FieldReader {
  readonly values: Record<string, string> = {};
  readonly errors: Record<string, string> = {};
  /** What differs from a register, or is not in it: no error, but for a clerk to find out. */
  readonly doubts: Record<string, string> = {};
  /** What a value that holds brings with it, for whoever enters it to know. */
  readonly remarks: Record<string, string> = {};
  readonly labels: Record<string, string> = {};

  constructor(private readonly raw: RawValues) {}

  /** A code of the dictionary, or of a list. */
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

  /** An identity number, its letter in capitals. */
  idNumber(name: string, { label, required = true }: Reading): string {
    const value = this.taken(name, label, required, `请输入${label}`).toUpperCase();
    this.values[name] = value;
    if (value !== '' && !isIdNumber(value)) this.fail(name, '请输入正确格式的证件号');
    return value;
  }

  date(name: string, { label, required = true }: Reading): PlainDate | '' {
    const value = this.taken(name, label, required, `请选择${label}`);
    if (value !== '' && !isPlainDate(value)) this.fail(name, `${label}不是有效日期`);
    return isPlainDate(value) ? value : '';
  }

  /** The floor area of a home, ㎡, as it was written. */
  area(name: string): string {
    const value = this.text(name, { label: '建筑面积', most: 10 });
    if (value && parseArea(value) === undefined) this.fail(name, '建筑面积应为0.01至99999.99，最多两位小数');
    return value;
  }

  /** A day that has come already. */
  pastDate(name: string, { today, ...reading }: Reading & { today: PlainDate }): PlainDate | '' {
    const value = this.date(name, reading);
    if (value > today) this.fail(name, `${reading.label}不能晚于今天`);
    return value;
  }

  month(name: string, { label, required = true }: Reading): PlainMonth | '' {
    const value = this.taken(name, label, required, `请选择${label}`);
    if (value !== '' && !isPlainMonth(value)) this.fail(name, `${label}不是有效月份`);
    return isPlainMonth(value) ? value : '';
  }

  /** An amount above 0, where it may be nothing from 0 on; undefined for what is none, which has its sentence then. */
  /** `problem`: what is wrong with the text as the hall says it, where its rows are judged while they are typed. */
  money(
    name: string,
    {
      label,
      required = true,
      zero,
      problem,
    }: Reading & { zero?: 'allowed'; problem?: (text: string, what: string) => string },
  ): Fen | undefined {
    const value = this.taken(name, label, required, `请输入${label}`);
    if (value === '') return undefined;
    const said = problem?.(value, label);
    if (said) {
      this.fail(name, said);
      return undefined;
    }
    const fen = parseYuan(value);
    if (fen === undefined || (zero && fen < 0n)) this.fail(name, `${label}格式不正确`);
    else if (fen <= 0n && !zero) this.fail(name, `${label}必须大于0`);
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

  /** Keeps the first doubt about a field; `paper` shows who is right. */
  doubt(name: string, what: string, paper: string): void {
    this.doubts[name] ??= `${what}，将由中心凭${paper}审核`;
  }

  /** Keeps the first error of a field. */
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

/** The label of a dictionary code, '- -' for an unknown one. */
export function labelOf(key: string, value: string): string {
  return dictionaries[key]?.find((item) => item.value === value)?.label ?? '- -';
}

function codesOf(from: string | readonly string[]): readonly string[] {
  if (typeof from !== 'string') return from;
  return (dictionaries[from] ?? []).filter((item) => String(item.enable) === '1').map((item) => item.value);
}
