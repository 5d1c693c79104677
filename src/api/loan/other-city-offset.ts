import { type CallOptions, get } from '../client/client';
import { hall } from '../client/path';
import { type Answer, amount, count, each, key, object, orNull, textValue } from '../client/read';

const order = object({
  dkzxmc: key,
  ...each(textValue, 'jkhtbh', 'qyrq'),
  zdjkr: count,
  blje: amount,
  /** yyyy-MM, end of the loan. */
  qyqx: textValue,
  /** Date of the next transfer. */
  xchkr: textValue,
  /** Result of the last transfer, as text. */
  sczt: textValue,
});

/** 异地月冲: the offset order in force. */
export const readOtherCityOffset = object({ order: orNull(order) });
export type OtherCityOffset = Answer<typeof readOtherCityOffset>;

export function fetchOtherCityOffset(options?: CallOptions): Promise<OtherCityOffset> {
  return get(hall('ydchd/getInfo'), readOtherCityOffset, options);
}
