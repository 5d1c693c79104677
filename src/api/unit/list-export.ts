import { post } from '../client/client';
import { putil } from '../client/path';
import { type Answer, maybe, object, textValue } from '../client/read';

export interface ListExportRequest {
  /** Page of the list. */
  path: string;
  navName: string;
  title: string;
  /** xlsx or print. */
  fs: 'xlsx' | 'print';
  /** Number of rows, and the filter as printed on the export. */
  rows: number;
  conditions: string;
}

/** Number and check code of an export; the centre records them, so that the export can be traced. */
export const readListExportNumber = object({
  /** DC + yyyyMMdd + 6 digits. */
  dcbh: textValue,
  /** Check code: 8 letters and digits. */
  yzm: textValue,
  /** Time of the export, yyyy-MM-dd HH:mm:ss. */
  dcsj: textValue,
  /** Name of the centre. */
  zxmc: textValue,
  /** Owner of the list: name and account. */
  hm: maybe(textValue),
});
export type ListExportNumber = Answer<typeof readListExportNumber>;

/** Registers an export at the centre. @throws ApiError */
export function requestListExport(request: ListExportRequest): Promise<ListExportNumber> {
  return post(putil('export/getNumber'), request, readListExportNumber);
}
