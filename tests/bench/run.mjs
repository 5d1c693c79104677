// npm run bench — prints figures and ratios; nothing here passes or fails. `npm run bench -- typing` runs one,
// `npm run bench -- unit-scale:memory` a part of one that has parts.

import { answersBench } from './answers.bench.mjs';
import { homesBench } from './homes.bench.mjs';
import { importBench } from './import.bench.mjs';
import { journeyBench } from './journey.bench.mjs';
import { rosterBench } from './ledger-roster.bench.mjs';
import { ofdBench } from './ofd.bench.mjs';
import { readersBench } from './readers.bench.mjs';
import { routeTableBench } from './route-table.bench.mjs';
import { rowsTypingBench } from './rows-typing.bench.mjs';
import { sayLessBench } from './say-less.bench.mjs';
import { scheduleBench } from './schedule.bench.mjs';
import { tableScrollBench } from './table-scroll.bench.mjs';
import { typingBench } from './typing.bench.mjs';
import { unitScaleBench } from './unit-scale.bench.mjs';

const BENCHES = {
  homes: homesBench,
  import: importBench,
  journey: journeyBench,
  readers: readersBench,
  roster: rosterBench,
  ofd: ofdBench,
  'route-table': routeTableBench,
  'rows-typing': rowsTypingBench,
  schedule: scheduleBench,
  'table-scroll': tableScrollBench,
  typing: typingBench,
};

/** Take minutes to an hour: only when they are named. */
const LONG = { answers: answersBench, 'say-less': sayLessBench, 'unit-scale': unitScaleBench };

const wanted = process.argv.slice(2).map((word) => word.split(':'));
for (const [name, bench] of Object.entries({ ...BENCHES, ...LONG })) {
  const asked = wanted.filter(([of]) => of === name);
  if (asked.length > 0 || (wanted.length === 0 && !(name in LONG)))
    await bench(asked.flatMap(([, part]) => part ?? []));
}
