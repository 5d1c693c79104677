import { registerRules } from '../cases/registered';
import type { BusinessRule } from '../cases/rule';
import { withdrawalBusiness } from '../withdrawals/business';
import { developerInfoChange } from './developer/kh0103-developer-info';
import { projectAdmission } from './developer/kh0104-project-admission';
import { buildingTable } from './developer/kh0105-building-table';
import { loanApplication } from './individual/gd0101-loan-application';
import { methodChange } from './individual/gd0404-repayment-method';
import { accountChange } from './individual/gd0405-repayment-account';
import { loanTermChange } from './individual/gd0406-loan-term';
import { loanOffset } from './individual/gd0601-loan-offset';
import { cardRepayment } from './individual/gd0602-card-repayment';
import { depositRepayment } from './individual/gd0605-deposit-repayment';
import { mortgageRelease } from './individual/gd0701-mortgage-release';
import { infoChange } from './individual/gj0302-own-info';
import { flexibleOpening } from './individual/gj0801-flexible-opening';
import { flexibleInfoChange } from './individual/gj0802-flexible-info';
import { flexibleTransfer } from './individual/gj0803-flexible-transfer';
import { flexibleAmountChange } from './individual/gj0804-flexible-amount';
import { flexibleMandateChange } from './individual/gj0805-flexible-debit-account';
import { flexibleResume } from './individual/gj0809-flexible-reopening';
import { flexiblePause } from './individual/gj0810-flexible-sealing';
import { graduateSubsidy } from './individual/gj0814-graduate-subsidy';
import { flexiblePrepay } from './individual/gj0815-flexible-prepayment';
import { otherCityOffsetSigning } from './individual/yt1101-other-city-offset';
import { transferIn } from './individual/zy0101-transfer-in';
import { unitRegistrationRule } from './unit/gj0101-unit-registration';
import { unitInfoChange } from './unit/gj0102-unit-info';
import { unitKeyChange } from './unit/gj0103-unit-key-info';
import { unitClosing } from './unit/gj0108-unit-closing';
import { unitPayerChange } from './unit/gj0109-payment-account';
import { remittance } from './unit/gj0201-remittance';
import { backPayment } from './unit/gj0202-back-payment';
import { baseAdjustment } from './unit/gj0203-base-adjustment';
import { ratioChange } from './unit/gj0204-ratio-change';
import { lowerRatio } from './unit/gj0205-lower-ratio';
import { deferral } from './unit/gj0206-deferral';
import { unitCertificate } from './unit/gj0209-deposit-certificate';
import { accountOpening } from './unit/gj0301-account-opening';
import { memberInfoChange } from './unit/gj0302-member-info';
import { memberKeyChange } from './unit/gj0303-member-key-info';
import { memberReopening } from './unit/gj0304-member-reopening';
import { memberSealing } from './unit/gj0305-member-sealing';
import { unitTransfer } from './unit/gj0306-unit-transfer';
import { phoneChange } from './unit/gj0311-phone-change';
import { sealReasonChange } from './unit/gj0312-seal-reason';
import { addressChange } from './unit/gj0314-address-change';
import { pendingRefund } from './unit/zs0101-suspended-refund';
import { withdrawalRules } from './withdrawals';

/** Rules of all businesses in the hall. A new business is one rule file and one line here. */
export const businessRules: readonly BusinessRule[] = [
  baseAdjustment,
  ...withdrawalRules.map(withdrawalBusiness),
  loanApplication,
  methodChange,
  accountChange,
  loanTermChange,
  loanOffset,
  cardRepayment,
  depositRepayment,
  mortgageRelease,
  otherCityOffsetSigning,
  infoChange,
  memberInfoChange,
  memberKeyChange,
  memberSealing,
  accountOpening,
  memberReopening,
  unitTransfer,
  phoneChange,
  sealReasonChange,
  addressChange,
  flexibleOpening,
  flexibleInfoChange,
  flexibleTransfer,
  flexibleAmountChange,
  flexibleMandateChange,
  flexibleResume,
  flexiblePause,
  graduateSubsidy,
  flexiblePrepay,
  transferIn,
  remittance,
  backPayment,
  ratioChange,
  lowerRatio,
  deferral,
  unitRegistrationRule,
  unitInfoChange,
  unitKeyChange,
  unitPayerChange,
  unitCertificate,
  unitClosing,
  pendingRefund,
  developerInfoChange,
  projectAdmission,
  buildingTable,
];

registerRules(businessRules);
