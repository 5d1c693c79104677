import { type Answer, each, object, textValue } from '../client/read';

/** `hjksfs` and `zhbh` are '' for none. */
export const readLastRemittance = object(each(textValue, 'hjny', 'hjksfs', 'hjfs', 'zhbh'));
export type LastRemittance = Answer<typeof readLastRemittance>;
