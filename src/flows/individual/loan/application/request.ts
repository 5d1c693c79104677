import { coBorrowersOf } from './co-borrowers';
import type { Seen } from './values';

/** What goes otherwise than it is typed: the home by its number, the spouse who borrows as a row of co-borrowers. */
export function loanRequest(values: Seen): Record<string, unknown> {
  return { fwbh: values.fwbh?.fwbh ?? '', gtjkr: coBorrowersOf(values), pogtjk: undefined, poysr: undefined };
}
