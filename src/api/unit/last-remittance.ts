import { each, object, textValue } from '../client/read';

/** `hjksfs` and `zhbh` are '' for none. */
export interface LastRemittance {
  hjny: string;
  hjksfs: string;
  hjfs: string;
  zhbh: string;
}

export const readLastRemittance = object<LastRemittance>(each(textValue, 'hjny', 'hjksfs', 'hjfs', 'zhbh'));
