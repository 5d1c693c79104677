// npm run bench — prints figures and ratios; nothing here passes or fails. `npm run bench -- typing` runs one.

import { ledgerBench } from './ledger.bench.mjs';
import { routeTableBench } from './route-table.bench.mjs';
import { tableScrollBench } from './table-scroll.bench.mjs';
import { typingBench } from './typing.bench.mjs';

const BENCHES = {
  ledger: ledgerBench,
  'route-table': routeTableBench,
  'table-scroll': tableScrollBench,
  typing: typingBench,
};

const wanted = process.argv.slice(2);
for (const [name, bench] of Object.entries(BENCHES)) {
  if (wanted.length === 0 || wanted.includes(name)) await bench();
}
