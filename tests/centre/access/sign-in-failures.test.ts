import { countFailure, lockedRefusal, MAX_FAILURES } from '@mocks/centre/access/sign-in-failures';
import { BusinessError } from '@mocks/centre/kernel/transaction';
import { expect, it } from 'vitest';
import { centreOn } from '../fixture';

it('a lock says the same time to whoever asks again, however long the answer took', async () => {
  const centre = await centreOn();
  await centre.transact((tx) => {
    const lock = { what: '密码连续输错5次', way: '通过“忘记密码”重置' };
    const refusal = new BusinessError('1001', '用户名不存在或密码错误');
    const wall = tx.now();
    /** The same moment by the caller's clock; the centre comes to it so much later. */
    const after = (ms: number) => ({ ...tx, now: () => wall + ms });
    for (let no = 1; no < MAX_FAILURES; no += 1) {
      expect(countFailure(tx, wall, 'a', { refusal, lock })).toBe(refusal);
    }
    const first = countFailure(after(900), wall, 'a', { refusal, lock });
    expect(first.message).toBe('密码连续输错5次，账户已锁定，请于10:10:00后（约10分钟）再试，或通过“忘记密码”重置');
    expect(lockedRefusal(after(1100), wall + 1000, 'a', lock)?.message).toBe(first.message);
    expect(lockedRefusal(tx, wall + 10 * 60_000, 'a', lock)).toBeUndefined();
  });
});
