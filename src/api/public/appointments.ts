import { type CallOptions, get, post } from '../client/client';
import { hall } from '../client/path';
import {
  code,
  count,
  dictionaryCode,
  each,
  flag,
  key,
  maybe,
  object,
  pageReader,
  rows,
  rowsOrNone,
  textList,
  textValue,
} from '../client/read';
import type { Page } from '../person/person';

/** yylx: 1 提取, 2 贷款, 3 其他. */
export type AppointmentType = '1' | '2' | '3';
/** yyzt: 1 已预约, 2 已到场, 3 已取消, 4 未到场. */
export type AppointmentState = '1' | '2' | '3' | '4';

/** Subject of a visit, with the papers to bring. */
export interface AppointmentMatter {
  /** Business code, followed by a hyphen and the variant where there are several; QT for other subjects. */
  yysx: string;
  mc: string;
  cl: string[];
}

export interface AppointmentGroup {
  yylx: AppointmentType;
  mc: string;
  /** Entry of a branch's 可办业务 that covers the group. */
  kbyw: string;
  sx: AppointmentMatter[];
  /** Number of the open appointment of this type; '' for none. */
  yyh: string;
}

/** Temporary block after too many missed appointments. */
export interface AppointmentBlock {
  /** Last day of the block. */
  jzrq: string;
  /** Days of the missed appointments. */
  rq: string[];
}

/** Initial data of the appointment form. */
export interface AppointmentBasis {
  lx: AppointmentGroup[];
  tz?: AppointmentBlock;
  /** Masked mobile number of the account; '' for none. */
  lxdh: string;
}

export interface AppointmentSlot {
  /** 'HH:mm-HH:mm'. */
  yysd: string;
  /** Free places. */
  kyhs: number;
}

export interface AppointmentDay {
  yyrq: string;
  sd: AppointmentSlot[];
}

export interface Appointment {
  yyh: string;
  yylx: AppointmentType;
  yysx: string;
  /** Name of the subject. */
  sxmc: string;
  sxsm: string;
  wdbh: string;
  wdmc: string;
  dz: string;
  gzsj: string;
  jtxl: string;
  /** Telephone number of the branch. */
  wddh: string;
  yyrq: string;
  yysd: string;
  /** Masked. */
  lxdh: string;
  zt: AppointmentState;
  /** It may be changed or cancelled now. */
  kqx: boolean;
  /** Deadline for changing or cancelling, yyyy-MM-dd HH:mm. */
  qxjz: string;
  cl: string[];
}

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

const readGroup = object<AppointmentGroup>({
  yylx: code('1', '2', '3'),
  ...each(textValue, 'mc', 'kbyw', 'yyh'),
  sx: rows(object<AppointmentMatter>({ yysx: key, mc: textValue, cl: textList })),
});

const readBasis = object<AppointmentBasis>({
  lx: rows(readGroup),
  tz: maybe(object<AppointmentBlock>({ jzrq: key, rq: textList })),
  lxdh: textValue,
});

const readDay = object<AppointmentDay>({
  yyrq: key,
  sd: rowsOrNone(object<AppointmentSlot>({ yysd: key, kyhs: count })),
});

export const readAppointment = object<Appointment>({
  ...each(key, 'yyh', 'yyrq', 'yysd'),
  yylx: code('1', '2', '3'),
  ...each(textValue, 'yysx', 'sxmc', 'sxsm', 'wdbh', 'wdmc', 'dz', 'gzsj', 'jtxl', 'wddh', 'lxdh', 'qxjz'),
  zt: dictionaryCode<AppointmentState>(),
  kqx: flag,
  cl: textList,
});

export function fetchAppointmentBasis(options?: CallOptions): Promise<AppointmentBasis> {
  return get(hall('wdyy/getInit'), readBasis, options);
}

/** Bookable days of a branch, each with its slots and free places. */
export function fetchAppointmentDays(wdbh: string, options?: CallOptions): Promise<AppointmentDay[]> {
  return get(hall('wdyy/getSd'), rows(readDay), { ...options, params: { wdbh } });
}

/** The person's appointments, latest day first; `zt` '' returns all states. */
export function fetchAppointments(
  question: Readonly<Record<string, string | number>> & { page: number; size: number },
  options?: CallOptions,
): Promise<Page<Appointment>> {
  return get(hall('wdyy/getList'), pageReader(readAppointment, question), {
    ...options,
    params: { ...question },
  });
}

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
