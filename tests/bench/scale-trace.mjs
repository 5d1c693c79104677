// Processor time of the page's own tasks: on a busy machine the clock on the wall measures the neighbours.

const MAIN_THREAD = 'CrRendererMain';

/** Watches what the page's thread does between `begin` and `longest`. */
export function watchTasks(browser, page) {
  let on = false;
  return {
    async begin() {
      if (on) await browser.stopTracing();
      await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
      on = true;
    },
    /** The longest task since, ms of processor time. */
    async longest() {
      return (await this.since()).longest;
    },
    /** The longest task since, and all of them together. */
    async since() {
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
      const lasted = tasks.map(({ tdur }) => tdur / 1000);
      return {
        longest: lasted.reduce((most, ms) => Math.max(most, ms), 0),
        all: lasted.reduce((sum, ms) => sum + ms, 0),
      };
    },
  };
}
