import { defineSchema } from '../define-schema';
import { limitedText } from '../limited-text';

/** 追评, one for each evaluation (docs/rules/complaints-and-evaluation.md). */
export const followUpFields = defineSchema({ zpnr: limitedText('followUp', '追评内容') });
