import { each, object, text } from './read';

/** An account that the centre may debit: 02 a bank account, 04 a digital-yuan wallet. */
export interface PayerAccount {
  /** Key by which it is chosen. */
  zhbh: string;
  /** Masked. */
  fkzh: string;
  fkhm: string;
  yhmc: string;
  hjfs: string;
  /** The most that one debit may take, yuan; '' for no bound. */
  kksx: string;
}

export const readPayerAccount = object<PayerAccount>({ ...each(text, 'zhbh', 'fkzh', 'fkhm', 'yhmc', 'hjfs', 'kksx') });
