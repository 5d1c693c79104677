import { type CallOptions, get, post } from './client';
import { hall } from './path';
import type { Page } from './person';
import {
  code,
  count,
  dictionaryCode,
  each,
  flag,
  key,
  maybe,
  object,
  pageOf,
  rows,
  rowsOrNone,
  text,
  texts,
} from './read';

/** yylx: 1 提取, 2 贷款, 3 其他. */
export type AppointmentType = '1' | '2' | '3';
/** yyzt: 1 已预约, 2 已到场, 3 已取消, 4 未到场. */
export type AppointmentState = '1' | '2' | '3' | '4';

/** What the visit is about, with what to bring for it. */
export interface AppointmentMatter {
  /** Business code, with the code of the matter behind a hyphen where it has several; QT for anything else. */
  yysx: string;
  mc: string;
  cl: string[];
}

export interface AppointmentGroup {
  yylx: AppointmentType;
  mc: string;
  /** The branch does it that says so under 可办业务. */
  kbyw: string;
  sx: AppointmentMatter[];
  /** The open appointment of this type; '' for none. */
  yyh: string;
}

/** Appointments are refused for a while after too many that were missed. */
export interface AppointmentBlock {
  /** Last day of it. */
  jzrq: string;
  /** Days that were missed. */
  rq: string[];
}

/** What the form asks with. */
export interface AppointmentBasis {
  lx: AppointmentGroup[];
  tz?: AppointmentBlock;
  /** Mobile number of the account, masked; '' when there is none. */
  lxdh: string;
}

export interface AppointmentSlot {
  /** 'HH:mm-HH:mm'. */
  yysd: string;
  /** Places left. */
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
  /** What it is about, in words. */
  sxmc: string;
  sxsm: string;
  wdbh: string;
  wdmc: string;
  dz: string;
  gzsj: string;
  jtxl: string;
  /** Telephone of the branch. */
  wddh: string;
  yyrq: string;
  yysd: string;
  /** Masked. */
  lxdh: string;
  zt: AppointmentState;
  /** Whether it may be changed or cancelled at this moment. */
  kqx: boolean;
  /** Until when it may be, yyyy-MM-dd HH:mm. */
  qxjz: string;
  cl: string[];
}

/** What is sent beside the number of the act. */
export interface AppointmentRequest {
  yylx: string;
  yysx: string;
  sxsm: string;
  wdbh: string;
  yyrq: string;
  yysd: string;
  /** Left out: the account's number. */
  lxdh?: string;
}

const readGroup = object<AppointmentGroup>({
  yylx: code('1', '2', '3'),
  ...each(text, 'mc', 'kbyw', 'yyh'),
  sx: rows(object<AppointmentMatter>({ yysx: key, mc: text, cl: texts })),
});

const readBasis = object<AppointmentBasis>({
  lx: rows(readGroup),
  tz: maybe(object<AppointmentBlock>({ jzrq: key, rq: texts })),
  lxdh: text,
});

const readDay = object<AppointmentDay>({
  yyrq: key,
  sd: rowsOrNone(object<AppointmentSlot>({ yysd: key, kyhs: count })),
});

export const readAppointment = object<Appointment>({
  ...each(key, 'yyh', 'yyrq', 'yysd'),
  yylx: code('1', '2', '3'),
  ...each(text, 'yysx', 'sxmc', 'sxsm', 'wdbh', 'wdmc', 'dz', 'gzsj', 'jtxl', 'wddh', 'lxdh', 'qxjz'),
  zt: dictionaryCode<AppointmentState>(),
  kqx: flag,
  cl: texts,
});

export function fetchAppointmentBasis(options?: CallOptions): Promise<AppointmentBasis> {
  return get(hall('wdyy/getInit'), readBasis, { errors: 'caller', ...options });
}

/** The days that can be chosen at a branch, each with its slots and the places left. */
export function fetchAppointmentDays(wdbh: string, options?: CallOptions): Promise<AppointmentDay[]> {
  return get(hall('wdyy/getSd'), rows(readDay), { errors: 'caller', ...options, params: { wdbh } });
}

/** Own appointments, the latest day first; `zt` '' is all of them. */
export function fetchAppointments(
  question: Readonly<Record<string, string | number>> & { page: number; size: number },
  options?: CallOptions,
): Promise<Page<Appointment>> {
  return get(hall('wdyy/getList'), pageOf(readAppointment, question), {
    errors: 'caller',
    ...options,
    params: { ...question },
  });
}

export function bookAppointment(ywlsh: string, request: AppointmentRequest): Promise<Appointment> {
  return post(hall('wdyy/save'), { ywlsh, ...request }, readAppointment, { errors: 'caller' });
}

/** @throws ApiError for another's, as for one that does not exist */
export function fetchAppointment(yyh: string, options?: CallOptions): Promise<Appointment> {
  return get(hall('wdyy/getInfo'), readAppointment, { errors: 'caller', ...options, params: { yyh } });
}

/** Another place for the same visit. Sent twice it is done once. */
export function changeAppointment(
  yyh: string,
  place: Pick<AppointmentRequest, 'wdbh' | 'yyrq' | 'yysd'>,
): Promise<Appointment> {
  return post(hall('wdyy/gaiqi'), { yyh, ...place }, readAppointment, { errors: 'caller' });
}

export function cancelAppointment(yyh: string): Promise<Appointment> {
  return post(hall('wdyy/quxiao'), { yyh }, readAppointment, { errors: 'caller' });
}
