import { amount, each, type Fields, maybe, object, rowsOrNone, textValue } from '../client/read';

/** Amount of an account that an open case reserves until it is paid or closed. */
export interface ReservedAmount {
  /** Business number; '' where a co-borrower applied. */
  ywlsh: string;
  ywmc: string;
  /** Yuan. */
  je: string;
  /** Page to view or withdraw the case; '' where the account's holder cannot. */
  lj: string;
}

/** Total in yuan, and the reserving cases; both absent when nothing is reserved. */
export interface ReservedFigures {
  zbje?: string;
  zbyw?: ReservedAmount[];
}

export const reservedFields: Fields<ReservedFigures> = {
  zbje: maybe(amount),
  zbyw: maybe(rowsOrNone(object<ReservedAmount>({ ...each(textValue, 'ywlsh', 'ywmc', 'lj'), je: amount }))),
};
