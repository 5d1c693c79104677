import { type CallOptions, get } from '../client/client';
import { hall } from '../client/path';
import { amount, count, each, key, object, orNull, textValue } from '../client/read';

/** 异地月冲: the offset order in force. */
export interface OtherCityOffset {
  order: {
    dkzxmc: string;
    jkhtbh: string;
    zdjkr: number;
    blje: string;
    qyrq: string;
    /** yyyy-MM, end of the loan. */
    qyqx: string;
    /** Date of the next transfer. */
    xchkr: string;
    /** Result of the last transfer, as text. */
    sczt: string;
  } | null;
}

export const readOtherCityOffset = object<OtherCityOffset>({
  order: orNull(
    object({ dkzxmc: key, ...each(textValue, 'jkhtbh', 'qyrq', 'qyqx', 'xchkr', 'sczt'), zdjkr: count, blje: amount }),
  ),
});

export function fetchOtherCityOffset(options?: CallOptions): Promise<OtherCityOffset> {
  return get(hall('ydchd/getInfo'), readOtherCityOffset, options);
}
