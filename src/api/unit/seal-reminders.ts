import { type CallOptions, get, post } from '../client/client';
import { hall } from '../client/path';
import { type Answer, key, object, rows, textValue } from '../client/read';

/** A request to a former unit to seal a member's account, as both units see it. */
const sealReminder = object({
  id: key,
  /** 1 sent by the unit, 2 received. */
  fx: textValue,
  xingming: textValue,
  /** '' for the requesting unit. */
  grzh: textValue,
  /** The other unit. */
  dwmc: textValue,
  rq: textValue,
  /** 1 pending, 2 answered: still employed, 3 sealed. */
  zt: textValue,
  /** Reason of the answer, and its time. */
  yy: textValue,
  hfsj: textValue,
  /** Next step of the requesting unit, '' for none. */
  xyb: textValue,
});
export type SealReminder = Answer<typeof sealReminder>;

const readReminders = rows(sealReminder);

export const fetchSealReminders = (options?: CallOptions): Promise<SealReminder[]> =>
  get(hall('tczy/getTxjl'), readReminders, options);

/** Answers a request with 仍在本单位 and the reason. */
export const declineSealReminder = (id: string, yy: string): Promise<SealReminder[]> =>
  post(hall('tczy/hftx'), { id, yy }, readReminders, { errors: 'inline' });
