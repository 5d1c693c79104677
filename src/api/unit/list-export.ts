import { post } from '../client/client';
import { putil } from '../client/path';
import { each, maybe, object, textValue } from '../client/read';

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
export interface ListExportNumber {
  /** DC + yyyyMMdd + 6 digits. */
  dcbh: string;
  /** Check code: 8 letters and digits. */
  yzm: string;
  /** Time of the export, yyyy-MM-dd HH:mm:ss. */
  dcsj: string;
  /** Name of the centre. */
  zxmc: string;
  /** Owner of the list: name and account. */
  hm?: string;
}

export const readListExportNumber = object<ListExportNumber>({
  ...each(textValue, 'dcbh', 'yzm', 'dcsj', 'zxmc'),
  hm: maybe(textValue),
});

/** Registers an export at the centre. @throws ApiError */
export function requestListExport(request: ListExportRequest): Promise<ListExportNumber> {
  return post(putil('export/getNumber'), request, readListExportNumber);
}
