import { amount, each, type Fields, maybe, object, rowsOrNone, text } from './read';

/** What an open case has asked of an account: kept for it until it is paid or over. */
export interface AskedMoney {
  /** Business number; '' where somebody else applied, who borrows along. */
  ywlsh: string;
  ywmc: string;
  /** Yuan. */
  je: string;
  /** Where it is read or taken back; '' where the holder of the account cannot. */
  lj: string;
}

/** All of it in yuan, and each with its case; neither where nothing is asked. */
export interface AskedFigures {
  zbje?: string;
  zbyw?: AskedMoney[];
}

export const askedFields: Fields<AskedFigures> = {
  zbje: maybe(amount),
  zbyw: maybe(rowsOrNone(object<AskedMoney>({ ...each(text, 'ywlsh', 'ywmc', 'lj'), je: amount }))),
};
