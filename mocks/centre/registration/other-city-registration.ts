import type { SignInAnswer } from '@/api/session/auth';
import { fileLimits, plainName, refusedUpload } from '@/domain/documents/material-file';
import { typedText } from '@/lib/foreign-json';
import { otherCityRegistrant } from '@/schema/public/registration';
import { centresOf } from '../../data/fund-centres';
import { policyValue } from '../../data/policy/policy';
import { joinParts, type UploadedFile } from '../cases/materials/material-parts';
import type { RawValues } from '../cases/rule';
import type { Origin } from '../kernel/access-log';
import type { PersonRecord } from '../kernel/people';
import { infoOf, putInfo } from '../kernel/person-info';
import { BusinessError, type Transaction } from '../kernel/transaction';
import { type ExchangeRecord, otherCityDeposits, queryExchange } from '../registers/other-city-deposits';
import { admitGuest, enrolGuest, type GuestRegistrationKind, verifiedGuest } from './guest-registration';
import { readRegistrant } from './read-registrant';

export const OTHER_CITY_GUEST: GuestRegistrationKind = {
  purpose: 'outside-register',
  what: '办理异地贷款人员注册',
  role: 'ydjczgry',
};
/** The exchange has no record: the hall asks for the certificate. */
const NO_RECORD = '1112';
const NOT_FOUND = '未查询到异地缴存信息，请上传缴存使用证明';
/** Region code prefix of the own city: its depositors are no other-city borrowers. */
const OWN_CITY = '99';

/** Registers an other-city borrower and signs them in (docs/rules/registration-and-passwords.md, /yddkryzc). */
export function registerOtherCity(
  tx: Transaction,
  origin: Origin,
  raw: RawValues,
  zmcl?: UploadedFile,
): SignInAnswer | BusinessError {
  const where = { jcszs: typedText(raw.jcszs), jcgjjzxmc: typedText(raw.jcgjjzxmc) };
  const own = { ...wrongCentre(where), zmcl: zmcl && refusedUpload(zmcl, fileLimits(policyValue)) };
  const input = { ...readRegistrant(tx, otherCityRegistrant, raw, own), ...where, zmcl };
  const known = verifiedGuest(tx, origin.wall, OTHER_CITY_GUEST, input);
  if (known instanceof BusinessError) return known;
  const found = queryExchange(tx.store, input);
  const missing = found ? undefined : missingCertificate(input);
  if (missing) return missing;
  const person = enrolGuest(tx, OTHER_CITY_GUEST, input, known);
  if (person instanceof BusinessError) return person;
  keep(tx, person, input, found);
  return admitGuest(tx, origin, person);
}

interface OtherCityRegistration extends Record<keyof typeof otherCityRegistrant, string> {
  /** Six-digit code of the city, or of the municipality itself. */
  jcszs: string;
  jcgjjzxmc: string;
  zmcl: UploadedFile | undefined;
}

function wrongCentre({ jcszs, jcgjjzxmc }: Pick<OtherCityRegistration, 'jcszs' | 'jcgjjzxmc'>) {
  const centres = centresOf(jcszs);
  const local = jcszs.startsWith(OWN_CITY);
  return {
    jcszs: local ? '在本市缴存的，请使用个人用户注册' : centres.length > 0 ? undefined : '请选择缴存省市',
    jcgjjzxmc: centres.includes(jcgjjzxmc) ? undefined : '请选择缴存中心',
  };
}

function missingCertificate({ jczmbh, zmcl }: OtherCityRegistration): BusinessError | undefined {
  if (jczmbh !== '' && zmcl) return undefined;
  const fieldErrors = {
    ...(jczmbh === '' ? { jczmbh: '请输入异地贷款缴存使用证明编号' } : {}),
    ...(zmcl ? {} : { zmcl: NOT_FOUND }),
  };
  return new BusinessError(NO_RECORD, NOT_FOUND, { fieldErrors });
}

function keep(
  tx: Transaction,
  person: PersonRecord,
  input: OtherCityRegistration,
  found: ExchangeRecord | undefined,
): void {
  const { store } = tx;
  const { jcszs, jcgjjzxmc, zmcl } = input;
  const { grzh } = person;
  putInfo(store, grzh, { ...infoOf(store, person), hyzk: input.hyzk });
  otherCityDeposits(store).put(grzh, {
    grzh,
    jcszs,
    jcgjjzxmc,
    ydgrzh: found?.grzh ?? input.ydgrzh,
    jcdwmc: found?.dwmc ?? input.jcdwmc,
    jczmbh: found ? '' : input.jczmbh,
    scid: found || !zmcl ? '' : joinParts(tx, zmcl.bytes).scid,
    wjm: found || !zmcl ? '' : plainName(zmcl.name),
    exchange: found ? { grzhzt: found.grzhzt, lxjcys: found.lxjcys, jzny: found.jzny } : null,
  });
}
