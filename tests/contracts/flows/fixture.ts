import type { TestCentre } from '@mocks/node';
import type { LoginType } from '@/api/session/auth';
import type { FieldValue, FlowValues } from '@/schema/field-kinds';

/** Who can carry a business through, and with what. */
export interface FlowFixture {
  loginType: LoginType;
  /** ID number, unit account or developer number. */
  account: string;
  /** The day from which on the hall takes it in, where that is still to come. */
  from?: string;
  /** What has to stand at the centre first, e.g. a register entry or a batch under this business number. */
  prepare?: (centre: TestCentre, ywlsh: string) => Promise<Partial<FlowValues> | undefined>;
  /** What the person fills in, by field name; '{ywlsh}' in a text becomes the business number. */
  values: Partial<FlowValues>;
  /** What the person has emptied of a form that is known throughout: pressing on would hand it in. */
  emptied?: Partial<FlowValues>;
  /** State in which the accepted application stands at once. */
  ywzt: string;
  /** How the receipt begins, where the application waits for something yet; else 提交成功. */
  outcome?: RegExp;
  /** How it comes to a clerk, who may send it back; null: the centre decides each one by itself. */
  clerk: ClerkFixture | null;
}

export interface ClerkFixture {
  /** What else is filled in, so that a clerk has to look. */
  values?: Partial<FlowValues>;
  /** What each submission needs anew under this number: codes, a material. */
  prepare?: (centre: TestCentre, ywlsh: string) => Promise<Partial<FlowValues> | undefined>;
  /** A field that may be sent back and another value that holds. */
  change: readonly [name: string, value: FieldValue];
}
