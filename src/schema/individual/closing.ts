import { defineSchema } from '../define-schema';
import { commitment } from './commitment';
import { payee } from './payee';

/** Fields of each withdrawal that closes the own account: the centre computes the amount. */
export const closing = defineSchema({ ...payee, ...commitment });
