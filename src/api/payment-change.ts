import { post } from './client';
import { hall } from './path';
import { type RemittanceDetail, readRemittanceDetail } from './remittance';

/** What the list still lacks is paid in another way; a debit is made at once, unless another operator has to agree first (`ggsq`). */
export function changePayment(choice: {
  qcqrdh: string;
  hjfs: string;
  zhbh: string;
  sqzsje: string;
}): Promise<RemittanceDetail> {
  return post(hall('hjpz/ggfs'), choice, readRemittanceDetail, { errors: 'caller' });
}

/** The second operator's answer to a change of the way of paying; who asked for it takes it back with a no. */
export function answerPaymentChange({
  qcqrdh,
  agreed,
}: {
  qcqrdh: string;
  agreed: boolean;
}): Promise<RemittanceDetail> {
  const answer = { qcqrdh, ty: agreed ? '1' : '0' };
  return post(hall('hjpz/qrGgfs'), answer, readRemittanceDetail, { errors: 'caller' });
}
