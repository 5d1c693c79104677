// @vitest-environment node
import { idempotent } from '@mocks/centre/kernel/idempotency';
import { BusinessError } from '@mocks/centre/kernel/transaction';
import { expect, it } from 'vitest';
import { centreOn, LIU_YANG, refusalOf, ZHAO_MIN } from '../fixture';

it('the same act is answered as the first time, another one is carried out, a refused one is free again', async () => {
  const centre = await centreOn();
  let done = 0;
  const act = (actor: typeof LIU_YANG, number: string, content: string) =>
    centre.transact((tx) =>
      idempotent(tx, actor, { name: 'x', number, content }, () => {
        if (content === 'bad') throw new BusinessError('1', '不行');
        done += 1;
        return done;
      }),
    );
  expect([await act(LIU_YANG, '1', 'a'), await act(LIU_YANG, '1', 'a')]).toEqual([1, 1]);
  expect(await act(ZHAO_MIN, '1', 'a')).toBe(2);
  expect(await act(LIU_YANG, '2', 'a')).toBe(3);
  expect((await refusalOf(act(LIU_YANG, '3', 'bad'))).message).toBe('不行');
  expect(await act(LIU_YANG, '3', 'a')).toBe(4);
});
