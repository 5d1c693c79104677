import { useEffect } from 'react';
import { fetchMenuEnables } from '@/api/auth';
import { MessagePage } from '@/pages/error/MessagePage';
import { adoptOpened } from '@/session/menu/adopt-opened';
import { PAUSED } from '@/session/menu/entry-words';
import type { MenuEntry } from '@/session/menu-store';

/** Paused when the menu came; the centre is asked whether it still is, for those who come by a link or an address. */
export function PausedPage({ entry: { id, title, bz } }: { entry: MenuEntry }) {
  useEffect(() => {
    fetchMenuEnables([id])
      .then(adoptOpened)
      // It stays paused for whoever cannot be told otherwise.
      .catch(() => undefined);
  }, [id]);
  return <MessagePage title={title} text={bz || PAUSED} />;
}
