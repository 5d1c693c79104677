import type { SignInAnswer } from '@/api/auth';
import { fileLimits, kindOfFile, plainName } from '@/domain/material-file';
import { dictionaries } from '../../data/dictionaries';
import { centresOf } from '../../data/fund-centres';
import { policy } from '../../data/policy';
import { putWhole } from '../cases/materials/material-parts';
import type { Origin } from '../kernel/access-log';
import { type Desk, Refusal } from '../kernel/desk';
import type { PersonRecord } from '../kernel/people';
import { infoOf, putInfo } from '../kernel/person-info';
import { askExchange, type ExchangeRecord, outsideDeposits } from '../registers/outside-deposits';
import {
  admitGuest,
  enrolGuest,
  type GuestInput,
  type GuestKind,
  guestBehind,
  readableGuest,
  wrongGuestFields,
} from './guest-registration';

export const OUTSIDE_GUEST: GuestKind = { purpose: 'outside-register', what: '办理异地贷款人员注册', role: 'ydjczgry' };
/** The exchange knows of nothing: the certificate is asked for. */
const NO_RECORD = '1112';
const NOT_FOUND = '未查询到异地缴存信息，请上传缴存使用证明';
/** The centre's own city: whoever pays in here is no borrower from elsewhere. */
const OWN_CITY = '99';

export interface OutsideRegistration extends GuestInput {
  /** Six-digit code of the province's city, of a municipality itself. */
  jcszs: string;
  jcgjjzxmc: string;
  ydgrzh: string;
  jcdwmc: string;
  jczmbh: string;
  hyzk: string;
  zmcl: { name: string; bytes: Uint8Array } | undefined;
}

/** Registers a borrower who pays into the fund elsewhere and signs them in (domain catalogue 11, /yddkryzc). */
export function registerOutside(desk: Desk, origin: Origin, sent: OutsideRegistration): SignInAnswer | Refusal {
  const input = readableGuest(sent);
  if (input instanceof Refusal) return input;
  const wrong = wrongGuestFields(input, ownFields(input));
  if (wrong) return wrong;
  const known = guestBehind(desk, origin.wall, OUTSIDE_GUEST, input);
  if (known instanceof Refusal) return known;
  const found = askExchange(desk.store, input);
  const missing = found ? undefined : missingCertificate(input);
  if (missing) return missing;
  const person = enrolGuest(desk, OUTSIDE_GUEST, input, known);
  if (person instanceof Refusal) return person;
  keep(desk, person, input, found);
  return admitGuest(desk, origin, person);
}

function ownFields(input: OutsideRegistration): Record<string, string | undefined> {
  const { jcszs, jcgjjzxmc, ydgrzh, jcdwmc, jczmbh, hyzk, zmcl } = input;
  const centres = centresOf(jcszs);
  const local = jcszs.startsWith(OWN_CITY);
  return {
    jcszs: local ? '在本市缴存的，请使用个人用户注册' : centres.length > 0 ? undefined : '请选择缴存省市',
    jcgjjzxmc: centres.includes(jcgjjzxmc) ? undefined : '请选择缴存中心',
    ydgrzh: /^[\dA-Za-z-]{0,30}$/.test(ydgrzh) ? undefined : '缴存地个人账号应为30位以内的数字或字母',
    jcdwmc: jcdwmc === '' ? '请输入缴存单位' : [...jcdwmc].length <= 60 ? undefined : '缴存单位不能超过60个字',
    jczmbh: /^[\p{Script=Han}\dA-Za-z()（）〔〕-]{0,30}$/u.test(jczmbh) ? undefined : '证明编号不正确，请核对',
    hyzk: dictionaries.hyzk?.some(({ value }) => value === hyzk) ? undefined : '请选择婚姻状况',
    zmcl: zmcl && wrongFile(zmcl.bytes),
  };
}

/** By content, whatever the name says. */
function wrongFile(bytes: Uint8Array): string | undefined {
  const { megabytes } = fileLimits((key) => policy(key).value);
  if (bytes.length === 0) return '文件是空的，请重新选择';
  if (bytes.length > megabytes * 1024 * 1024) return `文件超过${megabytes}MB，请压缩后上传`;
  return ['jpg', 'png', 'pdf', 'ofd'].includes(kindOfFile(bytes)) ? undefined : '缴存使用证明须为图片、PDF或OFD文件';
}

function missingCertificate({ jczmbh, zmcl }: OutsideRegistration): Refusal | undefined {
  if (jczmbh !== '' && zmcl) return undefined;
  const fieldErrors = {
    ...(jczmbh === '' ? { jczmbh: '请输入异地贷款缴存使用证明编号' } : {}),
    ...(zmcl ? {} : { zmcl: NOT_FOUND }),
  };
  return new Refusal(NO_RECORD, NOT_FOUND, { fieldErrors });
}

function keep(desk: Desk, person: PersonRecord, input: OutsideRegistration, found: ExchangeRecord | undefined): void {
  const { store } = desk;
  const { jcszs, jcgjjzxmc, zmcl } = input;
  const { grzh } = person;
  putInfo(store, grzh, { ...infoOf(store, person), hyzk: input.hyzk });
  outsideDeposits(store).put(grzh, {
    grzh,
    jcszs,
    jcgjjzxmc,
    ydgrzh: found?.grzh ?? input.ydgrzh,
    jcdwmc: found?.dwmc ?? input.jcdwmc,
    jczmbh: found ? '' : input.jczmbh,
    scid: found || !zmcl ? '' : putWhole(desk, zmcl.bytes).scid,
    wjm: found || !zmcl ? '' : plainName(zmcl.name),
    exchange: found ? { grzhzt: found.grzhzt, lxjcys: found.lxjcys, jzny: found.jzny } : null,
  });
}
