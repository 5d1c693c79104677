// Advice on sealing and unsealing an account: through the unit, or by a flexible worker themselves.
import { FLEXIBLE } from '../../../data/flexible-unit';
import { lastSpan, type PersonRecord } from '../people';

const OF_UNIT = { seal: '请联系单位办理封存', unseal: '请联系单位启封账户' };
const OF_FLEXIBLE = { seal: '请办理“灵活就业封存”', unseal: '请办理“灵活就业启封”' };

/** Returns whether the last period is one of a flexible worker, open or sealed. */
export const isFlexible = (person: PersonRecord): boolean => lastSpan(person)?.dwzh === FLEXIBLE;

/** Advice to the person on how to seal or unseal the account. */
export const sealAdvice = (person: PersonRecord) => (isFlexible(person) ? OF_FLEXIBLE : OF_UNIT);
