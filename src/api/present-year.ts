import { amount, each, object, text } from './read';

/** The interest year of a deposit account that is running (1 July to 30 June), up to today. Amounts are yuan. */
export interface PresentYear {
  /** First day. */
  ksrq: string;
  /** Carried over, paid in, withdrawn. */
  grzhsnjzye: string;
  grzhdngjye: string;
  dntqje: string;
  /** Interest that is booked, and that is earned and not booked yet. */
  dnlxje: string;
  yjlx: string;
  /** Transfers and whatever else, with its sign. */
  dnqtje: string;
}

export const readPresentYear = object<PresentYear>({
  ksrq: text,
  ...each(amount, 'grzhsnjzye', 'grzhdngjye', 'dntqje', 'dnlxje', 'yjlx', 'dnqtje'),
});
