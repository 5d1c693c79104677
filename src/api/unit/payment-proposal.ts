import { each, flag, object, textValue } from '../client/read';

/** A change of the payment method that awaits the second operator. */
export interface PaymentProposal {
  /** Content as text. */
  nr: string;
  jbrxm: string;
  sj: string;
  /** The signed-in operator may decide on it; may withdraw it. */
  kty: boolean;
  kqx: boolean;
}

export const readPaymentProposal = object<PaymentProposal>({
  ...each(textValue, 'nr', 'jbrxm', 'sj'),
  ...each(flag, 'kty', 'kqx'),
});
