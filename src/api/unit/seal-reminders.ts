import { type CallOptions, get, post } from '../client/client';
import { hall } from '../client/path';
import { each, key, object, rows, textValue } from '../client/read';

/** A request to a former unit to seal a member's account, as both units see it. */
export interface SealReminder {
  id: string;
  /** 1 sent by the unit, 2 received. */
  fx: string;
  xingming: string;
  /** '' for the requesting unit. */
  grzh: string;
  /** The other unit. */
  dwmc: string;
  rq: string;
  /** 1 pending, 2 answered: still employed, 3 sealed. */
  zt: string;
  /** Reason of the answer, and its time. */
  yy: string;
  hfsj: string;
  /** Next step of the requesting unit, '' for none. */
  xyb: string;
}

const readReminders = rows(
  object<SealReminder>({
    id: key,
    ...each(textValue, 'fx', 'xingming', 'grzh', 'dwmc', 'rq', 'zt', 'yy', 'hfsj', 'xyb'),
  }),
);

export const fetchSealReminders = (options?: CallOptions): Promise<SealReminder[]> =>
  get(hall('tczy/getTxjl'), readReminders, options);

/** Answers a request with 仍在本单位 and the reason. */
export const declineSealReminder = (id: string, yy: string): Promise<SealReminder[]> =>
  post(hall('tczy/hftx'), { id, yy }, readReminders, { errors: 'inline' });
