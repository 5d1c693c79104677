import { post } from '../client/client';
import { hall } from '../client/path';
import { type RemittanceDetail, readRemittanceDetail } from './remittance';

/** Changes how the missing amount of a list is paid; a debit runs at once, unless a second operator has to agree (`ggsq`). */
export function changePayment(choice: {
  qcqrdh: string;
  hjfs: string;
  zhbh: string;
  sqzsje: string;
}): Promise<RemittanceDetail> {
  return post(hall('hjpz/ggfs'), choice, readRemittanceDetail, { errors: 'inline' });
}

/** Decision of the second operator on a changed payment method; a refusal by its author withdraws it. */
export function answerPaymentChange({
  qcqrdh,
  agreed,
}: {
  qcqrdh: string;
  agreed: boolean;
}): Promise<RemittanceDetail> {
  const answer = { qcqrdh, ty: agreed ? '1' : '0' };
  return post(hall('hjpz/qrGgfs'), answer, readRemittanceDetail);
}
