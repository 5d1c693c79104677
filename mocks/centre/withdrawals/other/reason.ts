import type { LabelledValue } from '@/api/client/labelled-value';
import type { PlainDate } from '@/domain/dates';
import { type ReasonLimit, UNLISTED_HOME } from '@/domain/deposit/other-withdrawal';
import type { FieldReader } from '../../cases/field-reader';
import { checkedBy, type Need } from '../../cases/materials/material-needs';
import type { Application } from '../../cases/rule';
import { personOf } from '../../kernel/people';
import { isSilent } from '../../registers/register-queries';
import { type Home, homesOf, isHomeRegistered } from '../../registers/registers';
import type { Applicant, RawValues, RuleCondition } from '../rule';
import { type Use, voucherHousehold } from '../vouchers';

/** Normalized field values. */
export type WithdrawalReasonValues = Readonly<Record<string, string>>;

/** Parts of a TQ0199 sub-reason: fields, limit and used-up entitlements. */
export interface Reason {
  /** Compares the fields read with registers and earlier withdrawals. */
  check?(reader: FieldReader, applicant: Applicant): void;
  conditions(applicant: Applicant, values: WithdrawalReasonValues): RuleCondition[];
  /** Returns the missing choice that the conditions depend on. */
  undecided?(applicant: Applicant, raw: RawValues): string | undefined;
  /** Limit of the reason; null where only the balance limits. */
  limit(applicant: Applicant, values: WithdrawalReasonValues): ReasonLimit | null;
  /** Returns why the entitlement is used up; also reported at its field. */
  drawn?(applicant: Applicant, values: WithdrawalReasonValues): string | undefined;
  use(values: WithdrawalReasonValues, slrq: PlainDate): Partial<Use>;
  /** Name of a one-time entitlement; absent where the rest can be withdrawn later. */
  once?(values: WithdrawalReasonValues): string;
  /** Rows of the case besides the fields. */
  rows?(values: WithdrawalReasonValues): LabelledValue[];
  needs(application: Application, zstj: WithdrawalReasonValues): Need[];
  /** The form needs spouse and marital status, because the limit is per household. */
  family: boolean;
  manual?: string;
}

const REGISTER = '不动产登记';

/** Returns the household's home by the real-estate register, the person's own before the spouse's. */
export function householdHome(
  { store, person }: Pick<Applicant, 'store' | 'person'>,
  values: WithdrawalReasonValues,
): Home | undefined {
  return voucherHousehold(store, person.zjhm, values.pozjhm)
    .map((zjhm) => homesOf(store, zjhm).find(({ bdcqzh }) => bdcqzh === numberOf(values)))
    .find((home) => home !== undefined);
}

/** Certificate number, chosen from the list or typed. */
const numberOf = ({ bdcqzh, txbdcqzh }: WithdrawalReasonValues) => txbdcqzh || bdcqzh;

/** Returns the share of a home in percent and its holder, by the register or as typed; undefined while unknown. */
export function householdShare(
  applicant: Applicant,
  values: WithdrawalReasonValues,
): { zjhm: string; gybl: string } | undefined {
  const home = householdHome(applicant, values);
  if (home) return { zjhm: home.zjhm, gybl: home.gybl ?? '100' };
  return values.txbdcqzh && values.gybl ? { zjhm: applicant.person.zjhm, gybl: values.gybl } : undefined;
}

/** Compares the certificate of a household home with the register. An unregistered home is typed in. */
export function checkReasonHome(reader: FieldReader, applicant: Applicant): Home | undefined {
  const { store } = applicant;
  const { bdcqzh = '' } = reader.values;
  if (bdcqzh === UNLISTED_HOME) return checkUnlisted(reader, applicant);
  const home = householdHome(applicant, reader.values);
  if (bdcqzh !== '' && !home) {
    reader.fail(
      'bdcqzh',
      isSilent(store, REGISTER)
        ? '不动产登记暂时没有应答，请选择“登记系统中没有”并按证书填写，由中心审核'
        : '经查询，该住房不在您或配偶名下，请从列表中选择',
    );
  }
  return home;
}

/** A typed home is for a clerk to compare; one registered in another name is refused. */
function checkUnlisted(reader: FieldReader, applicant: Applicant): Home | undefined {
  const { store, person } = applicant;
  const { txbdcqzh: typed = '' } = reader.values;
  if (reader.errors.gybl) reader.values.gybl = '';
  const home = typed === '' ? undefined : householdHome(applicant, reader.values);
  // A typed certificate is stored like a chosen one; a correction restores it as typed.
  reader.values.bdcqzh = typed;
  delete reader.labels.bdcqzh;
  if (typed === '' || home || isSilent(store, REGISTER)) return home;
  if (isHomeRegistered(store, typed, person.zjhm))
    reader.fail('txbdcqzh', '经查询，该不动产权证登记在他人名下，不能用于提取');
  else reader.doubt('txbdcqzh', '不动产登记没有您或配偶的这处住房', '不动产权证书');
  return undefined;
}

export const reasonRow = (label: string, value: string | undefined): LabelledValue[] =>
  value ? [{ label, value }] : [];
/** Returns whether the register covers the home; false for a typed certificate that it does not know. */
export const isListed = ({ tx, actor }: Application, values: WithdrawalReasonValues): boolean =>
  (!values.txbdcqzh && values.bdcqzh !== UNLISTED_HOME) ||
  householdHome({ store: tx.store, person: personOf(tx, actor) }, values) !== undefined;

/** Requires the certificate document, except for a home that the register knows as typed. */
export const homeNeed = ({ tx }: Application, known: boolean): Need => ({
  wjlxId: '0303',
  wjmc: '不动产权证书',
  sfbs: '1',
  mjsm: known ? checkedBy(tx, '不动产登记系统') : '',
});
