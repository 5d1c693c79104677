// A page on a slow line and a slow processor that measures itself: from the press to the frame in which what one came for stands.

/** A context and a page with line and processor of `profile`. */
export async function openPage(browser, baseURL, { cpu, kbits, latency, width, height }) {
  const context = await browser.newContext({
    baseURL,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width, height },
  });
  const page = await context.newPage();
  await page.addInitScript(measureYourself);
  const session = await context.newCDPSession(page);
  const throughput = (kbits * 1000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  // The thread's own time: what other programs do on this machine is not in it.
  await session.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' });
  await session.send('Performance.enable');
  /** What the page's main thread has worked so far, slowed as the profile says; ms. */
  const processorMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
  return Object.assign(page, { processorMs });
}

/**
 * Runs in the page. Asking from outside has steps of up to 500 ms and takes the page's own processor; here each frame looks for
 * itself, and the time is that of the frame that has been painted.
 */
function measureYourself() {
  const tasks = [];
  let pressed;
  // The browser reports tasks of 50 ms and more.
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) tasks.push({ startTime, duration });
  }).observe({ type: 'longtask' });
  window.journey = {
    /** From the next press, or from when the page was opened, to the frame in which `stands`; ms. */
    until: (stands, fromStart) => {
      pressed = fromStart ? 0 : undefined;
      // The browser's own time of the press, before any code of the page.
      const press = ({ timeStamp }) => {
        pressed ??= timeStamp;
      };
      for (const kind of ['pointerdown', 'touchstart']) addEventListener(kind, press, { capture: true, once: true });
      tasks.splice(0);
      window.journey.arrived = new Promise((resolve) => {
        const painted = ({ target }) => {
          target.close();
          resolve({ ms: performance.now() - pressed });
        };
        const look = () => {
          if (pressed === undefined || !stands()) return requestAnimationFrame(look);
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = painted;
          port2.postMessage(null);
        };
        requestAnimationFrame(look);
      });
    },
    /** The longest task since the press (0: none of 50 ms), and the sum of what such tasks have beyond 50 ms. */
    tasks: () => {
      const since = tasks.filter(({ startTime, duration }) => startTime + duration > pressed);
      return {
        longest: Math.round(Math.max(0, ...since.map(({ duration }) => duration))),
        blocked: Math.round(since.reduce((sum, { duration }) => sum + duration - 50, 0)),
      };
    },
  };
}

/** Milliseconds until somebody can type in the bare page: as the page says, and as Playwright sees it. */
export async function openBare(browser, baseURL, path, profile) {
  const page = await openPage(browser, baseURL, profile);
  const start = performance.now();
  await page.goto(path, { waitUntil: 'commit' });
  const arrived = await page.evaluate(() => {
    window.journey.until(() => document.querySelector('input') !== null, true);
    return window.journey.arrived;
  });
  await page.getByRole('textbox', { name: '账号' }).fill('1');
  const seen = performance.now() - start;
  await page.context().close();
  return { ms: arrived.ms, seen };
}

/** What goes over the line from now on; what is fetched ahead of the next step counts where it is fetched. */
export function watchLine(page) {
  const start = performance.now();
  const seen = { files: 0, calls: 0, bytes: 0, waterfall: [] };
  const note = async (answered) => {
    const address = new URL(answered.url());
    const call = address.pathname.startsWith('/api/');
    if (address.pathname === '/favicon.svg') return;
    seen[call ? 'calls' : 'files'] += 1;
    seen.waterfall.push(`${String(Math.round(performance.now() - start)).padStart(6)} ms ${address.pathname}`);
    const sizes = await answered.sizes().catch(() => undefined);
    if (!call) seen.bytes += sizes?.responseBodySize ?? 0;
  };
  page.on('requestfinished', note);
  return {
    now: () => ({ files: seen.files, calls: seen.calls, bytes: seen.bytes }),
    stop: () => {
      page.off('requestfinished', note);
      return { ...seen };
    },
  };
}
