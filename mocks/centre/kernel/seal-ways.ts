// How an account comes to be sealed and opened again: by its unit, or by a flexible worker, who has none.
import { FLEXIBLE } from '../../data/flexible-unit';
import { lastSpan, type PersonRecord } from './people';

const OF_UNIT = { seal: '请联系单位办理封存', unseal: '请联系单位启封账户' };
const OF_FLEXIBLE = { seal: '请办理“灵活就业封存”', unseal: '请办理“灵活就业启封”' };

/** Whose deposits are their own, whether they go on or are sealed. */
export const isFlexible = (person: PersonRecord): boolean => lastSpan(person)?.dwzh === FLEXIBLE;

/** What somebody is told to do about it. */
export const sealWays = (person: PersonRecord) => (isFlexible(person) ? OF_FLEXIBLE : OF_UNIT);
