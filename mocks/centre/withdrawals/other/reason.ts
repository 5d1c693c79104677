import type { LabelledValue } from '@/api/labelled-value';
import type { PlainDate } from '@/domain/dates';
import { percentText } from '@/domain/money';
import { parseShare, type ReasonLimit, UNLISTED_HOME } from '@/domain/other-withdrawal';
import type { FieldReader } from '../../cases/field-reader';
import { checkedBy, type Need } from '../../cases/materials/material-needs';
import type { Application } from '../../cases/rule';
import { personOf } from '../../kernel/people';
import { isSilent } from '../../registers/register-queries';
import { type Home, homesOf, isHomeKnown } from '../../registers/registers';
import type { Applicant, RawValues, RuleCondition } from '../rule';
import { householdOf, type Use } from '../vouchers';

/** The known fields in one spelling. */
export type Values = Readonly<Record<string, string>>;

/** What one sub-reason of TQ0199 adds: its fields, its limit, what it uses up. */
export interface Reason {
  /** Reads the fields of the reason; what is wrong stands at them. */
  read(reader: FieldReader, applicant: Applicant, raw: RawValues): void;
  conditions(applicant: Applicant, values: Values): RuleCondition[];
  /** What has to be said before the conditions can be told. */
  undecided?(applicant: Applicant, raw: RawValues): string | undefined;
  /** Null: no figure of its own, the balance limits. */
  limit(applicant: Applicant, values: Values): ReasonLimit | null;
  /** Why nothing is to be had for what these values name: it was drawn on before; said at its field as well. */
  drawn?(applicant: Applicant, values: Values): string | undefined;
  use(values: Values, slrq: PlainDate): Partial<Use>;
  /** What of these values the applicant can draw on this once only; without it the rest can be had later. */
  once?(values: Values): string;
  rows(values: Values): LabelledValue[];
  needs(application: Application, zstj: Values): Need[];
  /** Whether spouse and marital status are asked, because the limit is the household's. */
  family: boolean;
  manual?: string;
}

const REGISTER = '不动产登记';

/** A home of the household by the real-estate register; an own one before one of the spouse's. */
export function ownHome({ store, person }: Pick<Applicant, 'store' | 'person'>, values: Values): Home | undefined {
  return householdOf(store, person.zjhm, values.pozjhm)
    .map((zjhm) => homesOf(store, zjhm).find(({ bdcqzh }) => bdcqzh === numberOf(values)))
    .find((home) => home !== undefined);
}

/** The certificate that is chosen, or typed where none of the list is meant. */
const numberOf = ({ bdcqzh, txbdcqzh }: Values) => txbdcqzh || bdcqzh;

/** Whose share of a home counts, and how much that is, %: by the register, or as it is typed; undefined until it is known. */
export function ownShare(applicant: Applicant, values: Values): { zjhm: string; gybl: string } | undefined {
  const home = ownHome(applicant, values);
  if (home) return { zjhm: home.zjhm, gybl: home.gybl ?? '100' };
  return values.txbdcqzh && values.gybl ? { zjhm: applicant.person.zjhm, gybl: values.gybl } : undefined;
}

/** One of the household's homes by its certificate; `share`: the own share matters. One that the register does not know is typed. */
export function readHome(reader: FieldReader, applicant: Applicant, share?: 'share'): Home | undefined {
  const { store } = applicant;
  const bdcqzh = reader.text('bdcqzh', { label: '不动产权证号', most: 60 });
  if (bdcqzh === UNLISTED_HOME) return readUnlisted(reader, applicant, share);
  const home = ownHome(applicant, reader.values);
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

/** As the certificate has it, for a clerk to compare; what the register has in another name pays nobody else. */
function readUnlisted(reader: FieldReader, applicant: Applicant, share: 'share' | undefined): Home | undefined {
  const { store, person } = applicant;
  const typed = reader.text('txbdcqzh', { label: '填写的不动产权证号', most: 60 });
  reader.text('fwzl', { label: '房屋坐落', most: 120 });
  const home = typed === '' ? undefined : ownHome(applicant, reader.values);
  if (share && !home) {
    const gybl = reader.text('gybl', { label: '本人份额', most: 6 });
    if (gybl !== '' && parseShare(gybl) === undefined) {
      reader.fail('gybl', '本人份额应大于0且不超过100，最多两位小数');
      reader.values.gybl = '';
    }
  }
  // From here on it is a certificate like any other; what a clerk sends back is the one that was typed.
  reader.values.bdcqzh = typed;
  delete reader.labels.bdcqzh;
  if (typed === '' || home || isSilent(store, REGISTER)) return home;
  if (isHomeKnown(store, typed, person.zjhm))
    reader.fail('txbdcqzh', '经查询，该不动产权证登记在他人名下，不能用于提取');
  else reader.doubt('txbdcqzh', '不动产登记没有您或配偶的这处住房', '不动产权证书');
  return undefined;
}

export const row = (label: string, value: string | undefined): LabelledValue[] => (value ? [{ label, value }] : []);
/** Lines of the case about the home. */
export const homeRows = ({ bdcqzh, fwzl, gybl }: Values): LabelledValue[] => [
  ...row('不动产权证号', bdcqzh),
  ...row('房屋坐落', fwzl),
  ...row('本人份额', gybl && percentText(gybl)),
];

/** Whether the register may be taken at its word about the home, as long as none is typed that it does not know. */
export const isListed = ({ desk, actor }: Application, values: Values): boolean =>
  (!values.txbdcqzh && values.bdcqzh !== UNLISTED_HOME) ||
  ownHome({ store: desk.store, person: personOf(desk, actor) }, values) !== undefined;

/** The certificate of a home: where the register has it as it is typed, it is not to be sent. */
export const homeNeed = ({ desk }: Application, known: boolean): Need => ({
  wjlxId: '0303',
  wjmc: '不动产权证书',
  sfbs: '1',
  mjsm: known ? checkedBy(desk, '不动产登记系统') : '',
});
