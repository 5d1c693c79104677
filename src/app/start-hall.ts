import { configureClient } from '@/api/client';
import { loadWebsite } from '@/layouts/website-config';
import { startMovedPressWatch } from '@/lib/moved-press';
import { configureNavigation } from '@/lib/navigation';
import { startSilentFill } from '@/lib/silent-fill';
import { startTranslationWatch } from '@/lib/translated-page';
import { bootSession, followTokenLinks } from '@/session/boot-session';
import { clientWiring } from '@/session/client-wiring';
import { startConfigWatch } from '@/session/config-watch';
import { startDebugWatch } from '@/session/debug-watch';
import { startHallWatch } from '@/session/hall-watch';
import { startIdleWatch } from '@/session/idle-watch';
import { takeKstb } from '@/session/kstb';
import { loadQuickMenu } from '@/session/quick-menu';
import { startLargePrint } from '@/ui/large-print';
import type { HallRouter } from './router';

/**
 * Everything that runs beside the pages: the client's wiring, the session of this tab, the watches. Called once, before the
 * first render, which waits for none of it. @returns what stops the watches
 */
export function startHall(router: HallRouter): () => void {
  configureClient(clientWiring);
  configureNavigation({ go: (path, how) => void router.navigate(path, { replace: how?.replace }) });
  takeKstb();
  const stops = [
    startTranslationWatch(),
    startSilentFill(),
    startMovedPressWatch(),
    startLargePrint(),
    startHallWatch(),
    startConfigWatch(),
    startIdleWatch(),
    startDebugWatch(),
  ];
  void loadWebsite();
  void loadQuickMenu();
  stops.push(followTokenLinks(bootSession()));
  return () => {
    for (const stop of stops) stop();
  };
}
