import { code, each, object, textValue } from '../client/read';

export interface TimelineStep {
  jdmc: string;
  clsj: string;
  clr: string;
  yj: string;
}

export const readTimelineStep = object<TimelineStep>({ ...each(textValue, 'jdmc', 'clsj', 'clr', 'yj') });

/** A returned material or field, with the clerk's remark. */
export interface ReturnedPart {
  lx: 'cl' | 'zd';
  bh: string;
  mc: string;
  yj: string;
}

export const readReturnedPart = object<ReturnedPart>({ lx: code('cl', 'zd'), ...each(textValue, 'bh', 'mc', 'yj') });
