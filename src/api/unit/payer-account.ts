import { each, object, textValue } from '../client/read';

/** An account that the centre may debit: 02 bank account, 04 digital-yuan wallet. */
export interface PayerAccount {
  /** Key for selecting it. */
  zhbh: string;
  /** Masked. */
  fkzh: string;
  fkhm: string;
  yhmc: string;
  hjfs: string;
  /** Highest amount of a debit, yuan; '' for unlimited. */
  kksx: string;
}

export const readPayerAccount = object<PayerAccount>({
  ...each(textValue, 'zhbh', 'fkzh', 'fkhm', 'yhmc', 'hjfs', 'kksx'),
});
