import { defineSchema } from '../define-schema';
import { payee } from './payee';

/** Fields of each withdrawal that closes the own account: the centre computes the amount. */
export const closing = defineSchema({ ...payee, cns: { kind: 'tick', label: '承诺书' } });
