import { amount, each, object, textValue } from '../client/read';

/** The current interest year of a deposit account (1 July to 30 June), up to today. Amounts are yuan. */
export const readPresentYear = object({
  /** First day. */
  ksrq: textValue,
  /** Carried over, paid in, withdrawn. */
  grzhsnjzye: amount,
  ...each(amount, 'grzhdngjye', 'dntqje'),
  /** Booked interest; accrued interest not booked yet. */
  dnlxje: amount,
  yjlx: amount,
  /** Transfers and other movements, signed. */
  dnqtje: amount,
});
