import { type CallOptions, get, post } from '../client/client';
import { listCall } from '../client/list-call';
import { hall } from '../client/path';
import {
  type Answer,
  code,
  count,
  dictionaryCode,
  each,
  flag,
  key,
  maybe,
  object,
  rows,
  rowsOrNone,
  textList,
  textValue,
} from '../client/read';

/** yylx: 1 提取, 2 贷款, 3 其他. */
export type AppointmentType = '1' | '2' | '3';
/** yyzt: 1 已预约, 2 已到场, 3 已取消, 4 未到场. */
export type AppointmentState = '1' | '2' | '3' | '4';

/** Fields of an appointment; the act number is sent along with them. */
export interface AppointmentRequest {
  yylx: string;
  yysx: string;
  sxsm: string;
  wdbh: string;
  yyrq: string;
  yysd: string;
  /** Absent: the number of the account is used. */
  lxdh?: string;
}

/** Subject of a visit, with the papers to bring. */
const appointmentMatter = object({
  /** Business code, followed by a hyphen and the variant where there are several; QT for other subjects. */
  yysx: key,
  mc: textValue,
  cl: textList,
});
export type AppointmentMatter = Answer<typeof appointmentMatter>;

const readGroup = object({
  yylx: code('1', '2', '3'),
  mc: textValue,
  sx: rows(appointmentMatter),
  /** Entry of a branch's 可办业务 that covers the group. */
  kbyw: textValue,
  /** Number of the open appointment of this type; '' for none. */
  yyh: textValue,
});
export type AppointmentGroup = Answer<typeof readGroup>;

/** Temporary block after too many missed appointments. */
const appointmentBlock = object({
  /** Last day of the block. */
  jzrq: key,
  /** Days of the missed appointments. */
  rq: textList,
});
export type AppointmentBlock = Answer<typeof appointmentBlock>;

/** Initial data of the appointment form. */
const readBasis = object({
  lx: rows(readGroup),
  tz: maybe(appointmentBlock),
  /** Masked mobile number of the account; '' for none. */
  lxdh: textValue,
});
export type AppointmentBasis = Answer<typeof readBasis>;

const appointmentSlot = object({
  /** 'HH:mm-HH:mm'. */
  yysd: key,
  /** Free places. */
  kyhs: count,
});

const readDay = object({ yyrq: key, sd: rowsOrNone(appointmentSlot) });
export type AppointmentDay = Answer<typeof readDay>;

export const readAppointment = object({
  ...each(key, 'yyh', 'yyrq', 'yysd'),
  yylx: code('1', '2', '3'),
  yysx: textValue,
  zt: dictionaryCode<AppointmentState>(),
  /** Name of the subject. */
  sxmc: textValue,
  ...each(textValue, 'sxsm', 'wdbh', 'wdmc', 'dz', 'gzsj', 'jtxl'),
  /** Telephone number of the branch. */
  wddh: textValue,
  /** Masked. */
  lxdh: textValue,
  /** It may be changed or cancelled now. */
  kqx: flag,
  /** Deadline for changing or cancelling, yyyy-MM-dd HH:mm. */
  qxjz: textValue,
  cl: textList,
});
export type Appointment = Answer<typeof readAppointment>;

export function fetchAppointmentBasis(options?: CallOptions): Promise<AppointmentBasis> {
  return get(hall('wdyy/getInit'), readBasis, options);
}

/** Bookable days of a branch, each with its slots and free places. */
export function fetchAppointmentDays(wdbh: string, options?: CallOptions): Promise<AppointmentDay[]> {
  return get(hall('wdyy/getSd'), rows(readDay), { ...options, params: { wdbh } });
}

/** The person's appointments, latest day first; `zt` '' returns all states. */
export const fetchAppointments = listCall(hall('wdyy/getList'), readAppointment, ['zt']);

export function bookAppointment(ywlsh: string, request: AppointmentRequest): Promise<Appointment> {
  return post(hall('wdyy/save'), { ywlsh, ...request }, readAppointment, { errors: 'inline' });
}

/** @throws ApiError with the same code for a foreign number and an unknown one */
export function fetchAppointment(yyh: string, options?: CallOptions): Promise<Appointment> {
  return get(hall('wdyy/getInfo'), readAppointment, { ...options, params: { yyh } });
}

/** Moves an appointment to another branch, day or slot (idempotent). */
export function changeAppointment(
  yyh: string,
  place: Pick<AppointmentRequest, 'wdbh' | 'yyrq' | 'yysd'>,
): Promise<Appointment> {
  return post(hall('wdyy/gaiqi'), { yyh, ...place }, readAppointment, { errors: 'inline' });
}

export function cancelAppointment(yyh: string): Promise<Appointment> {
  return post(hall('wdyy/quxiao'), { yyh }, readAppointment);
}
