import { type CallOptions, get } from '../client/client';
import { hall } from '../client/path';
import { amount, count, each, key, object, pageReader, pageWith, sum, textValue } from '../client/read';
import type { Page } from '../person/person';

type Asked = {
  ksrq?: string;
  jsrq?: string;
  page: number;
  size: number;
};

/** Members who joined, left, were sealed or reopened in one application of the unit. */
export interface ChangeRow {
  xh: string;
  /** '' for a change at the counter before the hall, or in another party's application. */
  ywlsh: string;
  czrq: string;
  /** Code of the business (dictionary rybdlx). */
  bdlx: string;
  rs: number;
  /** Names of the first members. */
  mx: string;
  jbrxm: string;
  zt: string;
  /** Other party that caused it: a unit or the member; '' for the unit itself and the counter. */
  bldw: string;
}

const readChangeRow = object<ChangeRow>({
  xh: key,
  ...each(textValue, 'ywlsh', 'czrq', 'bdlx', 'mx', 'jbrxm', 'zt', 'bldw'),
  rs: count,
});

export function fetchChanges(params: Asked & { bdlx?: string }, options?: CallOptions): Promise<Page<ChangeRow>> {
  return get(hall('rybdjl/getList'), pageReader(readChangeRow, params), { ...options, params });
}

/** A movement of proceeds from sold homes (1), of the repair fund (2) or of subsidies (3); yuan. */
export interface HousingRow {
  id: string;
  zjlx: string;
  jzrq: string;
  zhaiyao: string;
  sr: string;
  zc: string;
  ye: string;
  /** Building or person concerned. */
  dx: string;
}

const readHousingRow = object<HousingRow>({
  id: key,
  ...each(textValue, 'zjlx', 'jzrq', 'zhaiyao', 'dx'),
  ...each(amount, 'sr', 'zc'),
  ye: sum,
});

/** `ye`: current balance of the requested fund. */
export function fetchHousing(
  params: Asked & { zjlx?: string },
  options?: CallOptions,
): Promise<Page<HousingRow> & { ye: string }> {
  const read = pageWith(pageReader(readHousingRow, params), { ye: sum });
  return get(hall('qtzfzj/getList'), read, { ...options, params });
}
