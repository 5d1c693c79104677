// @vitest-environment node
import { moveClock } from '@mocks/centre/daily-jobs';
import { listMessages } from '@mocks/centre/kernel/messages/messages';
import { readOutbox } from '@mocks/centre/kernel/messages/outbox';
import { developers } from '@mocks/centre/kernel/people';
import { expect, it } from 'vitest';
import { DEVELOPERS } from '../../../people';
import { centreOn } from '../../fixture';
import { DEVELOPER } from '../../loan-fixture';

it('is about to lapse, and has: the developer hears both, in the hall and by SMS', async () => {
  const centre = await centreOn();
  await centre.transact((tx) => {
    const known = developers(tx.store).get(DEVELOPERS.安居置业.kfsbh);
    if (known) developers(tx.store).put(known.kfsbh, { ...known, zzyxq: '2026-12-31' });
    const told = () => listMessages(tx, DEVELOPER, { page: 1, size: 1 }).list[0];
    moveClock(tx, { now: '2026-12-01' });
    const nr = '贵公司的开发企业资质将于2026-12-31到期，到期后不能办理楼盘准入与变更，请在“开发商信息维护”中更新资质。';
    expect(told()).toMatchObject({ title: '开发企业资质即将到期', nr, ljmc: '去更新资质' });
    expect(readOutbox(tx)[0]?.text).toBe(`【住房公积金】${nr}`);
    moveClock(tx, { now: '2027-01-01' });
    expect(told()?.nr).toContain('已于2026-12-31到期，不能办理楼盘准入与变更');
  });
});
