import type { BusinessArea } from './business-areas';

/** Businesses that the hall does not take yet, by area and code; the area of every other one is said by its rule. */
export const futureBusinesses: Readonly<Partial<Record<BusinessArea, Readonly<Record<string, string>>>>> = {};
