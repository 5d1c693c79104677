import { each, flag, object, text } from './read';

/** Another way of paying that one operator has asked for and another has still to say yes to. */
export interface PaymentProposal {
  /** In words. */
  nr: string;
  jbrxm: string;
  sj: string;
  /** Who is asking may say yes or no to it; may take it back. */
  kty: boolean;
  kqx: boolean;
}

export const readPaymentProposal = object<PaymentProposal>({
  ...each(text, 'nr', 'jbrxm', 'sj'),
  ...each(flag, 'kty', 'kqx'),
});
