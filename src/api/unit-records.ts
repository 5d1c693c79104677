import { type CallOptions, get } from './client';
import { hall } from './path';
import type { Page } from './person';
import { amount, count, each, key, object, pageOf, pageWith, sum, text } from './read';

type Asked = {
  ksrq?: string;
  jsrq?: string;
  page: number;
  size: number;
};

/** People who came, went, were sealed or reopened by one application of the unit. */
export interface ChangeRow {
  xh: string;
  /** '' for what the counter did before the hall, and for what somebody else handed in. */
  ywlsh: string;
  czrq: string;
  /** Code of the business (dictionary rybdlx). */
  bdlx: string;
  rs: number;
  /** Who, the first of them by name. */
  mx: string;
  jbrxm: string;
  zt: string;
  /** Who else moved them: the other unit, or the member; '' for the unit's own and the counter's. */
  bldw: string;
}

const readChangeRow = object<ChangeRow>({
  xh: key,
  ...each(text, 'ywlsh', 'czrq', 'bdlx', 'mx', 'jbrxm', 'zt', 'bldw'),
  rs: count,
});

export function fetchChanges(params: Asked & { bdlx?: string }, options?: CallOptions): Promise<Page<ChangeRow>> {
  return get(hall('rybdjl/getList'), pageOf(readChangeRow, params), { errors: 'caller', ...options, params });
}

/** A movement of what homes were sold for (1), of the repair fund (2) or of subsidies (3); yuan. */
export interface HousingRow {
  id: string;
  zjlx: string;
  jzrq: string;
  zhaiyao: string;
  sr: string;
  zc: string;
  ye: string;
  /** Which building or whom it is about. */
  dx: string;
}

const readHousingRow = object<HousingRow>({
  id: key,
  ...each(text, 'zjlx', 'jzrq', 'zhaiyao', 'dx'),
  ...each(amount, 'sr', 'zc'),
  ye: sum,
});

/** `ye`: what there is now of the money that was asked for. */
export function fetchHousing(
  params: Asked & { zjlx?: string },
  options?: CallOptions,
): Promise<Page<HousingRow> & { ye: string }> {
  const read = pageWith(pageOf(readHousingRow, params), { ye: sum });
  return get(hall('qtzfzj/getList'), read, { errors: 'caller', ...options, params });
}
