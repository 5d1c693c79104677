import { withdrawalRules } from '../withdrawal-rules/rules';
import { loanApplication } from './gd0101';
import { loanOffset } from './gd0601';
import { unitDeposit } from './gj0101';
import { remittance } from './gj0201';
import { baseAdjustment } from './gj0203';
import { infoChange } from './gj0302';
import { memberInfoChange } from './gj0302-unit';
import { flexibleOpening } from './gj0801';
import { registerRules } from './registered';
import type { BusinessRule } from './rule';
import { withdrawalBusiness } from './withdrawal';

/** Every business that the centre takes in the hall. A further one is one rule file and one line here. */
const businessRules: readonly BusinessRule[] = [
  baseAdjustment,
  ...withdrawalRules.map(withdrawalBusiness),
  loanApplication,
  loanOffset,
  infoChange,
  memberInfoChange,
  flexibleOpening,
  remittance,
  unitDeposit,
];

registerRules(businessRules);
