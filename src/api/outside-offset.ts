import { type CallOptions, get } from './client';
import { hall } from './path';
import { amount, count, each, key, object, orNull, text } from './read';

/** 异地月冲: the order in force. */
export interface OutsideOffset {
  order: {
    dkzxmc: string;
    jkhtbh: string;
    zdjkr: number;
    blje: string;
    qyrq: string;
    /** yyyy-MM: end of the loan. */
    qyqx: string;
    /** Day of the next transfer. */
    xchkr: string;
    /** What was done last. */
    sczt: string;
  } | null;
}

export const readOutsideOffset = object<OutsideOffset>({
  order: orNull(
    object({ dkzxmc: key, ...each(text, 'jkhtbh', 'qyrq', 'qyqx', 'xchkr', 'sczt'), zdjkr: count, blje: amount }),
  ),
});

export function fetchOutsideOffset(options?: CallOptions): Promise<OutsideOffset> {
  return get(hall('ydchd/getInfo'), readOutsideOffset, { errors: 'caller', ...options });
}
