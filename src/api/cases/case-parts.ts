import { type Answer, code, each, object, textValue } from '../client/read';

export const readTimelineStep = object(each(textValue, 'jdmc', 'clsj', 'clr', 'yj'));
export type TimelineStep = Answer<typeof readTimelineStep>;

/** A returned material or field, with the clerk's remark. */
export const readReturnedPart = object({ lx: code('cl', 'zd'), ...each(textValue, 'bh', 'mc', 'yj') });
export type ReturnedPart = Answer<typeof readReturnedPart>;
