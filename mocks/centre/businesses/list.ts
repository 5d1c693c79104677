import { withdrawalRules } from '../withdrawal-rules/rules';
import { registerRules } from './registered';
import type { BusinessRule } from './rule';
import { withdrawalBusiness } from './withdrawal';

/** Every business that the centre takes in the hall. A further one is one rule file and one line here. */
const businessRules: readonly BusinessRule[] = [...withdrawalRules.map(withdrawalBusiness)];

registerRules(businessRules);
