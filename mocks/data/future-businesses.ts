import type { BusinessArea } from './business-areas';

/** Businesses of the field catalogue (0.1) that the hall does not take yet, by area and code. Of all others the rule says it. */
export const futureBusinesses: Readonly<Partial<Record<BusinessArea, Readonly<Record<string, string>>>>> = {};
