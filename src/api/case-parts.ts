import { code, each, object, text } from './read';

export interface TimelineStep {
  jdmc: string;
  clsj: string;
  clr: string;
  yj: string;
}

export const readTimelineStep = object<TimelineStep>({ ...each(text, 'jdmc', 'clsj', 'clr', 'yj') });

/** A material or a field that was sent back, with the clerk's words about it. */
export interface ReturnedPart {
  lx: 'cl' | 'zd';
  bh: string;
  mc: string;
  yj: string;
}

export const readReturnedPart = object<ReturnedPart>({ lx: code('cl', 'zd'), ...each(text, 'bh', 'mc', 'yj') });
