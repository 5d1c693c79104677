import { describe, expect, it } from 'vitest';
import { clientWiring } from '@/session/client-wiring';
import { signOut } from '@/session/opening/sign-out';
import { fileCentre } from '../../file-centre';
import { renderHall } from '../../render-hall';

const centre = fileCentre();

/** What the client asks before each call. */
const flag = () => clientWiring.kstb();

describe('跨省通办的标记', () => {
  it('地址带 kstb=1 来的，登录前后都带着，退出就没有了', async () => {
    await renderHall('/grwt/MyOffice?kstb=1', { centre, person: '张建国' });
    expect(flag()).toBe(true);
    await signOut({ reason: 'user' });
    expect(flag()).toBe(false);
  });

  it('客人也带着，登录前的调用就说明', async () => {
    await renderHall('/loanRate?kstb=1', { centre });
    expect(flag()).toBe(true);
  });

  it.each(['?kstb=0', '?kstb=true', ''])('“%s” 不算', async (query) => {
    await renderHall(`/loanRate${query}`, { centre });
    expect(flag()).toBe(false);
  });
});
