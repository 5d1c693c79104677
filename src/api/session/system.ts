import { type CallOptions, get } from '../client/client';
import { core, corePublic, hall } from '../client/path';
import { aList, anObject, rawValue, textValue } from '../client/read';

/** One system configuration entry (docs/specification.md 3). Policy parameters of the centre have keys that start with 'p.'. */
export interface SystemConfigEntry {
  key: string;
  enable: string | number;
  title: string;
  sourceValue?: string;
  value: string;
  jsonValue?: { key: string; value: string }[] | null;
  commonValue?: string;
}

export interface DictionaryItem {
  value: string;
  label: string;
  enable: string | number;
  valueColor?: string;
  /** JSON text, or list of child options. */
  valueJson?: string | DictionaryItem[];
}

export interface Notice {
  id: string;
  tgmc: string;
  /** Rich text. */
  tgnr: string;
  dwmc: string;
  startsj: string;
  /** '1' (or the number): published. */
  fbzt: string | number;
  /** Login types that it concerns, as a comma list; absent: all. */
  dllx?: string;
  /** End of its concern: it pops up no more; absent: until it is read. */
  endsj?: string;
}

/** Logos and texts of the centre for the hall. */
export interface WebsiteConfig {
  pageLogo: string;
  loginLogo: string;
  loginBg: string;
  bannerBg: string;
  hallName: string;
  footer: {
    gabah: string; // public-security filing text
    icp: string;
    wzbsm: string; // site identification code
    zxmc: string; // centre name
    domain: string;
    jszc: string; // technical support
    /** '1': government-unit badge. */
    dzjg: string;
  };
}

/** Configuration version: `commonValue` or `value` of the response changes with the configuration. */
export function fetchConfigVersion(client: string): Promise<unknown> {
  return get(corePublic('getParametersVersion'), rawValue, { params: { client }, errors: 'silent' });
}

export function fetchSystemConfig(): Promise<unknown> {
  return get(corePublic('getList'), rawValue);
}

export function fetchDictionaries(): Promise<unknown> {
  return get(core('dict/getAll'), rawValue);
}

export function fetchWebsiteConfig(): Promise<unknown> {
  return get(core('website/getInfo'), rawValue, { errors: 'silent' });
}

/** The centre's name in its hall, '' when not set. */
export function fetchCentreName(): Promise<string> {
  return get(core('website/getInfo'), (data) => textValue(anObject(anObject(data).footer).zxmc), { errors: 'silent' });
}

export function fetchNotices(options?: CallOptions): Promise<unknown[]> {
  return get(hall('tzxx/getTzxxList'), aList, { successCode: '00', errors: 'silent', ...options });
}

export function fetchHallStatus(options?: CallOptions): Promise<unknown> {
  return get(hall('zcxx/getQdztXx'), rawValue, { errors: 'silent', ...options });
}
