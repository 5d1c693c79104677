import { type Answer, amount, maybe, object, rowsOrNone, textValue } from '../client/read';

/** Amount of an account that an open case reserves until it is paid or closed. */
const reservedAmount = object({
  /** Business number; '' where a co-borrower applied. */
  ywlsh: textValue,
  ywmc: textValue,
  /** Yuan. */
  je: amount,
  /** Page to view or withdraw the case; '' where the account's holder cannot. */
  lj: textValue,
});
export type ReservedAmount = Answer<typeof reservedAmount>;

/** Total in yuan, and the reserving cases; both absent when nothing is reserved. */
export const readReservedFigures = object({ zbje: maybe(amount), zbyw: maybe(rowsOrNone(reservedAmount)) });
export type ReservedFigures = Answer<typeof readReservedFigures>;
