import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useMenus } from '@/session/menu-store';
import { adoptSession } from '@/session/opening/open-session';
import { useSession } from '@/session/session-store';
import { useToast } from '@/ui/state/toast';
import { answered } from '../../clock';
import { recordRequests } from '../../sent-requests';
import { world, ZHANG } from '../world';

const { centre } = world();
const sent = recordRequests();

const pictures = () => Object.keys(useMenus.getState().icons);

it('the pictures of the menu come after it, by the number of their row', async () => {
  await adoptSession(await centre().signIn('1', ZHANG));
  await waitFor(() => expect(pictures().length).toBeGreaterThan(10));
  const ids = [...useMenus.getState().byPath.values()].map(({ id }) => id);
  expect(pictures().filter((id) => ids.includes(id)).length).toBeGreaterThan(10);
});

it('pictures that do not come keep nobody out, and nothing is said', async () => {
  await centre().fault({ path: 'getAllMenuImgIcon', kind: 'status', value: 500 });
  await adoptSession(await centre().signIn('1', ZHANG));
  await waitFor(() => expect(sent.of('getAllMenuImgIcon')).toHaveLength(1));
  expect([useSession.getState().phase, useMenus.getState().phase, pictures()]).toEqual(['open', 'ready', []]);
  await answered();
  expect(useToast.getState().current).toBeUndefined();
});
