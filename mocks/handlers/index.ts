import { delay, type HttpHandler, http } from 'msw';
import type { Centre } from '../centre/centre';
import { keyAgentHandlers } from '../key-agent/handlers';
import { notDeployed } from './answer';
import { answerHandlers } from './answers';
import { applicationHandlers } from './applications';
import { appointmentHandlers } from './appointments';
import { archiveHandlers } from './archive';
import { authHandlers } from './auth';
import { baseAdjustmentHandlers } from './base-adjustment';
import { batchHandlers } from './batches';
import { businessHandlers } from './business';
import { certificateSignInHandlers } from './certificate-sign-in';
import { certificateHandlers } from './certificates';
import { complaintHandlers } from './complaints';
import { developerHandlers } from './developer';
import { documentHandlers } from './documents';
import { type Door, toAnybody } from './door';
import { evaluationHandlers } from './evaluation';
import { faceSignInHandlers } from './face-sign-in';
import { flexibleHandlers } from './flexible';
import { governmentHandlers } from './government';
import { guestRegistrationHandlers } from './guest-registration';
import { individuationHandlers } from './individuation';
import { infoChangeHandlers } from './info-change';
import { inputConfigHandlers } from './input-config';
import { listingHandlers } from './listings';
import { loanApplicationHandlers } from './loan-application';
import { loanChangeHandlers } from './loan-change';
import { loanOffsetHandlers } from './loan-offset';
import { loanQueryHandlers } from './loan-queries';
import { loanRepaymentHandlers } from './loan-repayment';
import { menuHandlers } from './menu';
import { messageHandlers } from './message';
import { operatorHandlers } from './operators';
import { passwordHandlers } from './password';
import { personHandlers } from './person';
import { policyInfoHandlers } from './policy-info';
import { publicContentHandlers } from './public-content';
import { qaHandlers } from './qa';
import { qrHandlers } from './qr';
import { registrationHandlers } from './registration';
import { remittanceHandlers } from './remittance';
import { signHandlers } from './sign';
import { systemHandlers } from './system';
import { transferHandlers } from './transfers';
import { unitHandlers } from './unit';
import { unitDepositHandlers } from './unit-deposit';
import { unitInfoHandlers } from './unit-info';
import { unitMemberHandlers } from './unit-members';
import { unitRecordHandlers } from './unit-records';
import { unitTransferHandlers } from './unit-transfers';
import { withdrawalHandlers } from './withdrawals';

/** Every call under /api on one centre. `wall` is the real clock in ms: tokens, codes and locks run on it. */
export function createHandlers(
  centre: Centre,
  wall: () => number = Date.now,
  wait: Door['wait'] = (ms) => delay(ms),
): HttpHandler[] {
  const door: Door = { centre, wall, wait };
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
    // Anything else under /api does not exist, and says so; source files whose path holds /api/ are not meant.
    toAnybody(http.all(/^https?:\/\/[^/]+\/api\//, notDeployed)),
  ];
}
