import { defineSchema } from '../define-schema';
import { statement } from '../statement';

/** Refusal of a signature; the applicant reads why. */
export const signRefusal = defineSchema({ jjyy: statement('拒绝原因') });
