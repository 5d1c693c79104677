import { type Answer, each, flag, object, textValue } from '../client/read';

/** A change of the payment method that awaits the second operator. */
export const readPaymentProposal = object({
  /** Content as text. */
  nr: textValue,
  ...each(textValue, 'jbrxm', 'sj'),
  /** The signed-in operator may decide on it; may withdraw it. */
  kty: flag,
  kqx: flag,
});
export type PaymentProposal = Answer<typeof readPaymentProposal>;
