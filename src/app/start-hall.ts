import { configureClient } from '@/api/client/wiring';
import { loadWebsite } from '@/layouts/website-config';
import { configureNavigation } from '@/lib/address/navigation';
import { startMovedPressWatch } from '@/lib/moved-press';
import { startSilentFill } from '@/lib/silent-fill';
import { startTranslationWatch } from '@/lib/translated-page';
import { clientWiring } from '@/session/client-wiring';
import { readKstb } from '@/session/government/kstb';
import { bootSession, followTokenLinks } from '@/session/opening/boot-session';
import { loadQuickMenu } from '@/session/quick-menu';
import { startConfigWatch } from '@/session/watch/config-watch';
import { startDebugWatch } from '@/session/watch/debug-watch';
import { startHallWatch } from '@/session/watch/hall-watch';
import { startIdleWatch } from '@/session/watch/idle-watch';
import { startLargePrint } from '@/ui/large-print';
import type { HallRouter } from './router';

/**
 * Starts everything besides the pages: client configuration, the tab's session and the watchers. Called once, before the first render,
 * which does not wait. @returns a function that stops the watchers
 */
export function startHall(router: HallRouter): () => void {
  configureClient(clientWiring);
  configureNavigation({ go: (path, how) => void router.navigate(path, { replace: how?.replace }) });
  readKstb();
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
