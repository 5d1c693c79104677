import { type CallOptions, get } from '../client/client';
import { hall } from '../client/path';
import { type Answer, amount, count, each, key, object, pageReader, pageWith, sum, textValue } from '../client/read';
import type { Page } from '../person/person';

type Asked = {
  ksrq?: string;
  jsrq?: string;
  page: number;
  size: number;
};

/** Members who joined, left, were sealed or reopened in one application of the unit. */
const readChangeRow = object({
  xh: key,
  rs: count,
  /** '' for a change at the counter before the hall, or in another party's application. */
  ywlsh: textValue,
  czrq: textValue,
  /** Code of the business (dictionary rybdlx). */
  bdlx: textValue,
  /** Names of the first members. */
  mx: textValue,
  ...each(textValue, 'jbrxm', 'zt'),
  /** Other party that caused it: a unit or the member; '' for the unit itself and the counter. */
  bldw: textValue,
});
export type ChangeRow = Answer<typeof readChangeRow>;

export function fetchChanges(params: Asked & { bdlx?: string }, options?: CallOptions): Promise<Page<ChangeRow>> {
  return get(hall('rybdjl/getList'), pageReader(readChangeRow, params), { ...options, params });
}

/** A movement of proceeds from sold homes (1), of the repair fund (2) or of subsidies (3); yuan. */
const readHousingRow = object({
  id: key,
  ...each(textValue, 'zjlx', 'jzrq', 'zhaiyao'),
  ...each(amount, 'sr', 'zc'),
  ye: sum,
  /** Building or person concerned. */
  dx: textValue,
});
export type HousingRow = Answer<typeof readHousingRow>;

/** `ye`: current balance of the requested fund. */
export function fetchHousing(
  params: Asked & { zjlx?: string },
  options?: CallOptions,
): Promise<Page<HousingRow> & { ye: string }> {
  const read = pageWith(pageReader(readHousingRow, params), { ye: sum });
  return get(hall('qtzfzj/getList'), read, { ...options, params });
}
