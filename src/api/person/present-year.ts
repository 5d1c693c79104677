import { amount, each, object, textValue } from '../client/read';

/** The current interest year of a deposit account (1 July to 30 June), up to today. Amounts are yuan. */
export interface PresentYear {
  /** First day. */
  ksrq: string;
  /** Carried over, paid in, withdrawn. */
  grzhsnjzye: string;
  grzhdngjye: string;
  dntqje: string;
  /** Booked interest; accrued interest not booked yet. */
  dnlxje: string;
  yjlx: string;
  /** Transfers and other movements, signed. */
  dnqtje: string;
}

export const readPresentYear = object<PresentYear>({
  ksrq: textValue,
  ...each(amount, 'grzhsnjzye', 'grzhdngjye', 'dntqje', 'dnlxje', 'yjlx', 'dnqtje'),
});
