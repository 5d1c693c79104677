import { type CallOptions, get, post } from './client';
import { hall } from './path';
import { each, key, object, rows, text } from './read';

/** That a former unit is asked to seal somebody's account, for the one that asks and the one that is asked. */
export interface SealReminder {
  id: string;
  /** 1 the unit's own request, 2 one to it. */
  fx: string;
  xingming: string;
  /** '' for whoever asks. */
  grzh: string;
  /** The other unit. */
  dwmc: string;
  rq: string;
  /** 1 waits for the former unit, 2 it answered that the person is still there, 3 sealed. */
  zt: string;
  /** Why still there, and when that was answered. */
  yy: string;
  hfsj: string;
  /** What whoever asked can do then, '' for nothing. */
  xyb: string;
}

const readReminders = rows(
  object<SealReminder>({ id: key, ...each(text, 'fx', 'xingming', 'grzh', 'dwmc', 'rq', 'zt', 'yy', 'hfsj', 'xyb') }),
);

export const fetchSealReminders = (options?: CallOptions): Promise<SealReminder[]> =>
  get(hall('tczy/getTxjl'), readReminders, { errors: 'caller', ...options });

/** 仍在本单位, with the reason. */
export const answerStillHere = (id: string, yy: string): Promise<SealReminder[]> =>
  post(hall('tczy/hftx'), { id, yy }, readReminders, { errors: 'caller' });
