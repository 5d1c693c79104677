// What the page holds once everything that nobody needs has been collected.

import { writeFile } from 'node:fs/promises';

/** Node types of a heap snapshot that are no value of the page's own: the engine's code and shapes, the browser's own objects. */
const CODE = new Set(['code', 'object shape']);
const BROWSER = new Set(['native', 'synthetic']);

/** @param {import('@playwright/test').Page} page */
export async function watchMemory(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return {
    /**
     * MB of the page's own values, and apart from them of the machine code that the engine goes on making while the page is used;
     * nodes and listeners with those that are no longer in the document.
     * @param path where the snapshot is written as well, to be read in the browser's own tools
     */
    async now(path) {
      const chunks = [];
      const take = ({ chunk }) => chunks.push(chunk);
      session.on('HeapProfiler.addHeapSnapshotChunk', take);
      await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
      session.off('HeapProfiler.addHeapSnapshotChunk', take);
      const text = chunks.join('');
      if (path) await writeFile(path, text);
      const { usedSize } = await session.send('Runtime.getHeapUsage');
      const { metrics } = await session.send('Performance.getMetrics');
      const count = (wanted) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
      return {
        'heap MB': usedSize / 1e6,
        ...sizes(JSON.parse(text)),
        nodes: count('Nodes'),
        listeners: count('JSEventListeners'),
      };
    },
  };
}

function sizes({ snapshot: { meta }, nodes }) {
  const [types] = meta.node_types;
  const [width, typeAt, sizeAt] = [
    meta.node_fields.length,
    ...['type', 'self_size'].map((name) => meta.node_fields.indexOf(name)),
  ];
  const sums = { 'values MB': 0, 'machine code MB': 0 };
  for (let at = 0; at < nodes.length; at += width) {
    const type = types[nodes[at + typeAt]];
    if (BROWSER.has(type)) continue;
    sums[CODE.has(type) ? 'machine code MB' : 'values MB'] += nodes[at + sizeAt] / 1e6;
  }
  return sums;
}
