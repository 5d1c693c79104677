import { readdirSync } from 'node:fs';
import type { FlowFixture } from './fixture';

/** Where who signs in so works. */
const AREAS = { '1': 'individual', '2': 'unit', '3': 'developer' } as const;
/** An export that is one is named by its code: tq0104, or gj0302Unit where another area has the code too. */
const NAMED = /^[a-z]{2}\d{4}(?=$|[A-Z])/;

const files = readdirSync(import.meta.dirname).flatMap((file) => /^(?!fixtures?\.)(.+)\.ts$/.exec(file)?.[1] ?? []);
// Vitest and Playwright both read this file: neither has a way of its own to a folder that the other knows.
const modules = await Promise.all(
  files.map((name): Promise<Record<string, FlowFixture>> => import(/* @vite-ignore */ `./${name}.ts`)),
);

/** One fixture for each built flow, found in this folder: area and code → who carries it through. */
export const fixtures: Readonly<Record<string, FlowFixture>> = Object.fromEntries(
  modules
    .flatMap((module) => Object.entries(module))
    .flatMap(([name, fixture]) => {
      const code = NAMED.exec(name)?.[0].toUpperCase();
      return code ? [[`${AREAS[fixture.loginType]} ${code}`, fixture]] : [];
    }),
);
