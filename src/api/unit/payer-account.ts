import { type Answer, each, object, textValue } from '../client/read';

/** An account that the centre may debit: 02 bank account, 04 digital-yuan wallet. */
export const readPayerAccount = object({
  /** Key for selecting it. */
  zhbh: textValue,
  /** Masked. */
  fkzh: textValue,
  ...each(textValue, 'fkhm', 'yhmc', 'hjfs'),
  /** Highest amount of a debit, yuan; '' for unlimited. */
  kksx: textValue,
});
export type PayerAccount = Answer<typeof readPayerAccount>;
