// The structure of the repository as one function over its files, so that the check itself can be tested with a wrong one.

import { citationFaults, decisionFaults, rulesFaults } from './citations.mjs';
import { deadNameFaults } from './dead-names.mjs';
import { cycles, defaultExportFaults, directionFaults, entryFaults, flowFaults } from './directions.mjs';
import { importsOf, packageOf } from './imports.mjs';
import { listPathFaults } from './list-paths.mjs';
import { mirrorFaults } from './mirror.mjs';
import { nameFaults } from './names.mjs';
import { packageFaults } from './packages.mjs';
import { peopleFaults } from './people.mjs';
import { rawControlFaults } from './raw-controls.mjs';
import { sentenceKeyFaults } from './sentence-keys.mjs';
import { textFaults } from './texts.mjs';

/** What the first visit of the sign-in page must not carry (scripts/bundle-budget.mjs). */
export const LATER_PACKAGES = [
  '@tanstack/react-query',
  'd3-scale',
  'd3-shape',
  'dayjs',
  'dompurify',
  'msw',
  'pinyin-pro',
  'sm-crypto',
];

/**
 * @param {ReadonlyMap<string, string>} files path with forward slashes → text
 * @returns {string[]} one sentence per fault
 */
export function structureFaults(files) {
  const graph = new Map(
    [...files]
      .filter(([path]) => /\.(tsx?|mjs)$/.test(path))
      .map(([path, text]) => [path, importsOf(path, text, files)]),
  );
  return [
    ...directionFaults(graph),
    ...packageFaults(graph, files, packageOf),
    ...flowFaults(graph),
    ...cycles(graph),
    ...entryFaults(graph, 'src/main.tsx', LATER_PACKAGES, packageOf),
    ...defaultExportFaults(graph, files),
    ...mirrorFaults(files.keys()),
    ...nameFaults(files),
    ...peopleFaults(files),
    ...sentenceKeyFaults(files),
    ...deadNameFaults(files),
    ...listPathFaults(files),
    ...citationFaults(files),
    ...rulesFaults(files),
    ...decisionFaults(files),
    ...textFaults(files),
    ...rawControlFaults(files),
  ];
}
