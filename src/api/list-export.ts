import { post } from './client';
import { putil } from './path';
import { each, maybe, object, text } from './read';

export interface ListExportRequest {
  /** The page the list stands on. */
  path: string;
  navName: string;
  title: string;
  /** xlsx or a print. */
  fs: 'xlsx' | 'print';
  /** Rows and conditions as the copy will name them. */
  rows: number;
  conditions: string;
}

/** What makes a copy of a list traceable: the number and check code are kept at the centre. */
export interface ListExportNumber {
  /** DC + yyyyMMdd + 6 digits. */
  dcbh: string;
  /** Check code: 8 letters and digits. */
  yzm: string;
  /** Made at, yyyy-MM-dd HH:mm:ss. */
  dcsj: string;
  /** Name of the centre. */
  zxmc: string;
  /** Whose list it is: name and account. */
  hm?: string;
}

export const readListExportNumber = object<ListExportNumber>({
  ...each(text, 'dcbh', 'yzm', 'dcsj', 'zxmc'),
  hm: maybe(text),
});

/** Registers a copy of a list at the centre. @throws ApiError */
export function requestListExport(request: ListExportRequest): Promise<ListExportNumber> {
  return post(putil('export/getNumber'), request, readListExportNumber, { errors: 'caller' });
}
