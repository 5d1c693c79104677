// npm run bench — prints figures and ratios; nothing here passes or fails. `npm run bench -- typing` runs one.

import { routeTableBench } from './route-table.bench.mjs';
import { typingBench } from './typing.bench.mjs';

const BENCHES = { 'route-table': routeTableBench, typing: typingBench };

const wanted = process.argv.slice(2);
for (const [name, bench] of Object.entries(BENCHES)) {
  if (wanted.length === 0 || wanted.includes(name)) await bench();
}
