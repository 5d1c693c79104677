import { each, object, text } from './read';

/** `hjksfs` '' and `zhbh` '' where there was none. */
export interface LastRemittance {
  hjny: string;
  hjksfs: string;
  hjfs: string;
  zhbh: string;
}

export const readLastRemittance = object<LastRemittance>(each(text, 'hjny', 'hjksfs', 'hjfs', 'zhbh'));
