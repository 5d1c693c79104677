import { sendMessage } from '@mocks/centre/kernel/messages/messages';
import { type OwnerKey, ownerOf } from '@mocks/centre/kernel/transaction';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fileCentre } from '../file-centre';
import { DEVELOPERS, PEOPLE, UNITS } from '../people';
import { renderHall } from '../render-hall';

const centre = fileCentre();

const tell = (owner: OwnerKey, count: number) =>
  centre.transact(({ store }) => {
    for (let at = 0; at < count; at += 1) {
      sendMessage(store, {
        ...{ xxId: `t-${at}`, owner, title: `消息${at}`, nr: '内容', xxlx: '办件通知', ywlsh: '' },
        fssj: `2026-11-20 09:00:0${at}`,
      });
    }
  });

it.each([
  ['张建国', '/grwt/MyOffice', ownerOf({ kind: 'person', grzh: PEOPLE.张建国.grzh }), '/grwt/draftbox'],
  ['华夏精密', '/dwwt/DWmyOffice', ownerOf({ kind: 'unit', dwzh: UNITS.华夏精密.dwzh }), '/dwwt/draftbox'],
  ['安居置业', '/kfswt/MyOffice', ownerOf({ kind: 'developer', kfsbh: DEVELOPERS.安居置业.kfsbh }), '/kfswt/draftbox'],
] as const)('%s：横幅上有未读消息数，读了就减少；草稿箱在我的办件旁', async (person, office, owner, drafts) => {
  await tell(owner, 2);
  const { user } = await renderHall(office, { centre, person });
  const nav = screen.getByRole('navigation', { name: '业务导航' });
  const links = [...nav.querySelectorAll('a')];
  const at = links.findIndex(({ textContent }) => textContent === '我的办件');
  expect(links[at + 1]).toHaveTextContent('草稿箱');
  expect(links[at + 1]).toHaveAttribute('href', `#${drafts}`);
  const bell = await screen.findByRole('link', { name: /^消息\d+条未读$/ });
  const before = Number(/\d+/.exec(bell.getAttribute('aria-label') ?? '')?.[0]);
  expect(before).toBeGreaterThanOrEqual(2);
  expect(bell).toHaveTextContent(`消息${before}`);
  await user.click(bell);
  await user.click(await screen.findByRole('button', { name: '标为已读：消息0' }));
  await screen.findByRole('link', { name: `消息${before - 1}条未读` });
  await user.click(screen.getByRole('button', { name: '全部标为已读' }));
  await waitFor(() => expect(screen.getByRole('link', { name: '消息，没有未读' })).toHaveTextContent(/^消息$/));
});

it('消息取不到：照样进得去', async () => {
  await centre.fault({ path: 'xxzx/getList', kind: 'status', value: 500, times: 99 });
  await renderHall('/grwt/MyOffice', { centre, person: '张建国' });
  expect(screen.getByTitle('消息中心')).toHaveAttribute('href', '#/sysMsg/msgHome');
});
