import { delay, type HttpHandler, http } from 'msw';
import type { Centre } from '../centre/centre';
import { keyAgentHandlers } from '../key-agent/handlers';
import { authHandlers } from './access/auth';
import { certificateSignInHandlers } from './access/certificate-sign-in';
import { faceSignInHandlers } from './access/face-sign-in';
import { governmentHandlers } from './access/government';
import { guestRegistrationHandlers } from './access/guest-registration';
import { individuationHandlers } from './access/individuation';
import { menuHandlers } from './access/menu';
import { operatorHandlers } from './access/operators';
import { passwordHandlers } from './access/password';
import { qrHandlers } from './access/qr';
import { registrationHandlers } from './access/registration';
import { applicationHandlers } from './applications';
import { archiveHandlers } from './archive';
import { batchHandlers } from './batches';
import { businessHandlers } from './business';
import { notDeployed } from './calls/answer';
import { type MockServer, publicHandler } from './calls/routes';
import { documentHandlers } from './documents';
import { developerHandlers } from './loan/developer';
import { loanApplicationHandlers } from './loan/loan-application';
import { loanChangeHandlers } from './loan/loan-change';
import { loanOffsetHandlers } from './loan/loan-offset';
import { loanQueryHandlers } from './loan/loan-queries';
import { loanRepaymentHandlers } from './loan/loan-repayment';
import { messageHandlers } from './message';
import { certificateHandlers } from './person/certificates';
import { flexibleHandlers } from './person/flexible';
import { infoChangeHandlers } from './person/info-change';
import { personHandlers } from './person/person';
import { transferHandlers } from './person/transfers';
import { withdrawalHandlers } from './person/withdrawals';
import { answerHandlers } from './public/answers';
import { appointmentHandlers } from './public/appointments';
import { complaintHandlers } from './public/complaints';
import { evaluationHandlers } from './public/evaluation';
import { listingHandlers } from './public/listings';
import { policyInfoHandlers } from './public/policy-info';
import { publicContentHandlers } from './public/public-content';
import { qaHandlers } from './qa';
import { signHandlers } from './sign';
import { systemHandlers } from './system';
import { baseAdjustmentHandlers } from './unit/base-adjustment';
import { inputConfigHandlers } from './unit/input-config';
import { remittanceHandlers } from './unit/remittance';
import { unitHandlers } from './unit/unit';
import { unitDepositHandlers } from './unit/unit-deposit';
import { unitInfoHandlers } from './unit/unit-info';
import { unitMemberHandlers } from './unit/unit-members';
import { unitRecordHandlers } from './unit/unit-records';
import { unitTransferHandlers } from './unit/unit-transfers';

/** All calls under /api of one centre. `wall` is the real time in ms, used by tokens, codes and locks. */
export function createHandlers(
  centre: Centre,
  wall: () => number = Date.now,
  wait: MockServer['wait'] = (ms) => delay(ms),
): HttpHandler[] {
  const door: MockServer = { centre, wall, wait };
  return [
    ...authHandlers(door),
    ...qrHandlers(door),
    ...passwordHandlers(door),
    ...faceSignInHandlers(door),
    ...governmentHandlers(door),
    ...registrationHandlers(door),
    ...certificateSignInHandlers(door),
    ...keyAgentHandlers(door),
    ...guestRegistrationHandlers(door),
    ...menuHandlers(door),
    ...systemHandlers(door),
    ...policyInfoHandlers(door),
    ...publicContentHandlers(door),
    ...personHandlers(door),
    ...unitHandlers(door),
    ...listingHandlers(door),
    ...loanApplicationHandlers(door),
    ...developerHandlers(door),
    ...unitMemberHandlers(door),
    ...operatorHandlers(door),
    ...unitTransferHandlers(door),
    ...unitRecordHandlers(door),
    ...unitDepositHandlers(door),
    ...unitInfoHandlers(door),
    ...individuationHandlers(door),
    ...businessHandlers(door),
    ...applicationHandlers(door),
    ...appointmentHandlers(door),
    ...transferHandlers(door),
    ...baseAdjustmentHandlers(door),
    ...batchHandlers(door),
    ...remittanceHandlers(door),
    ...loanOffsetHandlers(door),
    ...loanRepaymentHandlers(door),
    ...loanChangeHandlers(door),
    ...loanQueryHandlers(door),
    ...flexibleHandlers(door),
    ...infoChangeHandlers(door),
    ...withdrawalHandlers(door),
    ...archiveHandlers(door),
    ...signHandlers(door),
    ...messageHandlers(door),
    ...documentHandlers(door),
    ...certificateHandlers(door),
    ...evaluationHandlers(door),
    ...answerHandlers(door),
    ...complaintHandlers(door),
    ...inputConfigHandlers(door),
    ...qaHandlers(door),
    // Unknown paths under /api get an error answer; source files whose path contains /api/ are excluded.
    publicHandler(http.all(/^https?:\/\/[^/]+\/api\//, notDeployed)),
  ];
}
