import type { LabelledValue } from '@/api/business';
import type { PlainDate } from '@/domain/dates';
import type { ReasonLimit } from '@/domain/other-withdrawal';
import type { FieldReader } from '../../cases/field-reader';
import type { Need } from '../../cases/materials/material-needs';
import type { Application } from '../../cases/rule';
import { type Home, homesOf } from '../../registers/registers';
import type { Applicant, RawValues, RuleCondition } from '../rule';
import { householdOf, type Use } from '../vouchers';

/** The known fields in one spelling. */
export type Values = Readonly<Record<string, string>>;

/** What one sub-reason of TQ0199 adds: its fields, its limit, what it uses up. */
export interface Reason {
  /** Reads the fields of the reason; what is wrong stands at them. */
  read(reader: FieldReader, applicant: Applicant, raw: RawValues): void;
  conditions(applicant: Applicant, values: Values): RuleCondition[];
  /** Null: no figure of its own, the balance limits. */
  limit(applicant: Applicant, values: Values): ReasonLimit | null;
  use(values: Values, today: PlainDate): Partial<Use>;
  rows(values: Values): LabelledValue[];
  needs(application: Application, zstj: Values): Need[];
  /** Whether spouse and marital status are asked, because the limit is the household's. */
  family: boolean;
  manual?: string;
}

export const RULES = '《本中心提取管理办法》';

/** A home of the household by the real-estate register; an own one before one of the spouse's. */
export function ownHome({ store, person }: Pick<Applicant, 'store' | 'person'>, values: Values): Home | undefined {
  return householdOf(store, person.zjhm, values.pozjhm)
    .map((zjhm) => homesOf(store, zjhm).find(({ bdcqzh }) => bdcqzh === values.bdcqzh))
    .find((home) => home !== undefined);
}

/** Certificate number of one of the household's homes. */
export function readHome(reader: FieldReader, applicant: Applicant): Home | undefined {
  const bdcqzh = reader.text('bdcqzh', { label: '不动产权证号', most: 60 });
  const home = ownHome(applicant, reader.values);
  if (bdcqzh !== '' && !home) reader.fail('bdcqzh', '经查询，该住房不在您或配偶名下，请从列表中选择');
  return home;
}

export const row = (label: string, value: string | undefined): LabelledValue[] => (value ? [{ label, value }] : []);
/** The real-estate register knows the home: no certificate is to be sent. */
export const homeNeed = (mjsm: string): Need => ({ wjlxId: '0303', wjmc: '不动产权证书', sfbs: '1', mjsm });
