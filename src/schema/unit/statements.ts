import { defineSchema } from '../define-schema';
import { statement } from '../statement';

/** Return of a case by the unit's second operator (docs/rules/unit.md, Operators and two-person mode). */
export const checkReturn = defineSchema({ yy: statement('退回原因') });

/** Reply of a unit to a served document. */
export const demandReply = defineSchema({ nr: statement('回复内容') });

/** Why a member is not sealed for the unit that asks for it. */
export const sealDecline = defineSchema({ yy: statement('原因') });
