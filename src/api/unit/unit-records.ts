import { listCall } from '../client/list-call';
import { hall } from '../client/path';
import { type Answer, amount, count, each, key, object, sum, textValue } from '../client/read';

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

export const fetchChanges = listCall(hall('rybdjl/getList'), readChangeRow, ['ksrq', 'jsrq', 'bdlx']);

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
export const fetchHousing = listCall(hall('qtzfzj/getList'), readHousingRow, ['ksrq', 'jsrq', 'zjlx'], { ye: sum });
