// Processor time of the page's own tasks: on a busy machine the clock on the wall measures the neighbours.

const MAIN_THREAD = 'CrRendererMain';

/** Watches what the page's thread does between `begin` and `spent`. */
export function watchTasks(browser, page) {
  let on = false;
  return {
    async begin() {
      if (on) await browser.stopTracing();
      await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
      on = true;
    },
    /** The longest task since, and all of them, ms of processor time. */
    spent,
    /** The longest one alone. */
    longest: async () => (await spent()).longest,
  };

  async function spent() {
    on = false;
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
    const threadOf = ({ pid, tid }) => `${pid} ${tid}`;
    const main = new Set(
      traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === MAIN_THREAD).map(threadOf),
    );
    const tasks = traceEvents.filter(
      ({ name, tdur, ...of }) => /RunTask$/.test(name) && tdur > 0 && main.has(threadOf(of)),
    );
    if (tasks.length === 0) throw new Error('The trace holds no task of the page');
    const ms = tasks.map(({ tdur }) => tdur / 1000);
    return { longest: ms.reduce((most, one) => Math.max(most, one), 0), all: ms.reduce((sum, one) => sum + one, 0) };
  }
}
