import { registerRules } from '../cases/registered';
import type { BusinessRule } from '../cases/rule';
import { withdrawalBusiness } from '../withdrawals/business';
import { developerInfoChange } from './developer/kh0103';
import { projectAdmission } from './developer/kh0104';
import { buildingTable } from './developer/kh0105';
import { loanApplication } from './individual/gd0101';
import { methodChange } from './individual/gd0404';
import { accountChange } from './individual/gd0405';
import { loanTermChange } from './individual/gd0406';
import { loanOffset } from './individual/gd0601';
import { cardRepayment } from './individual/gd0602';
import { depositRepayment } from './individual/gd0605';
import { mortgageRelease } from './individual/gd0701';
import { infoChange } from './individual/gj0302';
import { flexibleOpening } from './individual/gj0801';
import { flexibleInfoChange } from './individual/gj0802';
import { flexibleTransfer } from './individual/gj0803';
import { flexibleAmountChange } from './individual/gj0804';
import { flexibleMandateChange } from './individual/gj0805';
import { flexibleResume } from './individual/gj0809';
import { flexiblePause } from './individual/gj0810';
import { graduateSubsidy } from './individual/gj0814';
import { flexiblePrepay } from './individual/gj0815';
import { outsideOffsetSigning } from './individual/yt1101';
import { transferIn } from './individual/zy0101';
import { unitDeposit } from './unit/gj0101';
import { unitInfoChange } from './unit/gj0102';
import { unitKeyChange } from './unit/gj0103';
import { unitClosing } from './unit/gj0108';
import { unitPayerChange } from './unit/gj0109';
import { remittance } from './unit/gj0201';
import { backPayment } from './unit/gj0202';
import { baseAdjustment } from './unit/gj0203';
import { ratioChange } from './unit/gj0204';
import { lowerRatio } from './unit/gj0205';
import { deferral } from './unit/gj0206';
import { unitCertificate } from './unit/gj0209';
import { accountOpening } from './unit/gj0301';
import { memberInfoChange } from './unit/gj0302';
import { memberKeyChange } from './unit/gj0303';
import { memberReopening } from './unit/gj0304';
import { memberSealing } from './unit/gj0305';
import { unitTransfer } from './unit/gj0306';
import { phoneChange } from './unit/gj0311';
import { sealReasonChange } from './unit/gj0312';
import { addressChange } from './unit/gj0314';
import { pendingRefund } from './unit/zs0101';
import { withdrawalRules } from './withdrawals';

/** Every business that the centre takes in the hall. A further one is one rule file and one line here. */
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
  outsideOffsetSigning,
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
  unitDeposit,
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
