import { plainField } from '@/domain/identity/identifier-fields';
import { typedText } from '@/lib/foreign-json';
import { dictionaries } from '../../data/dictionaries';
import type { Assessment, RawValues } from './rule';

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

  /** Reads one of a list. */
  code(name: string, { label, from }: { label: string; from: readonly string[] }): string {
    const value = this.taken(name, label, `请选择${label}`);
    if (value !== '' && !from.includes(value)) this.fail(name, `${label}不在可选范围内`);
    return value;
  }

  text(name: string, { label, required = true, most }: { label: string; required?: boolean; most: number }): string {
    const value = this.taken(name, label, required && `请输入${label}`);
    if (Array.from(value).length > most) this.fail(name, `${label}不能超过${most}个字`);
    return value;
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

  private taken(name: string, label: string, missing: string | false): string {
    this.labels[name] = label;
    const text = plainField(name, typedText(this.raw[name]));
    this.values[name] = text;
    if (text === '' && missing) this.fail(name, missing);
    return text;
  }
}

/** Returns the label of a dictionary code, '- -' for an unknown one. */
export function labelOf(key: string, value: string): string {
  return dictionaries[key]?.find((item) => item.value === value)?.label ?? '- -';
}
