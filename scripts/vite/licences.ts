import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const FILE = 'third-party-licences.txt';
const RULE = '='.repeat(80);

/** A package of an author's own, as its package.json describes it. */
interface Described {
  name: string;
  version: string;
  license?: string;
  author?: string | { name?: string };
  homepage?: string;
}

/**
 * Writes the licence of every package that has a module in the hall into one file beside it, as most of them ask for.
 * `main` goes into the build, `inWorkers` into those of its workers, which have a bundle of their own each.
 */
export function licences(): { main: Plugin; inWorkers: () => Plugin } {
  const folders = new Set<string>();
  const collect = (bundle: Record<string, { type: string; moduleIds?: readonly string[] }>) => {
    for (const part of Object.values(bundle)) {
      for (const id of part.moduleIds ?? []) {
        const folder = folderOf(id);
        if (folder) folders.add(folder);
      }
    }
  };
  return {
    main: {
      name: 'licences',
      apply: 'build',
      generateBundle(_, bundle) {
        collect(bundle);
        this.emitFile({ type: 'asset', fileName: FILE, source: [...folders].sort().map(noticeOf).join('\n') });
      },
    },
    inWorkers: () => ({
      name: 'licences-in-workers',
      apply: 'build',
      generateBundle: (_, bundle) => collect(bundle),
    }),
  };
}

/** The package's own folder: up to the name behind the last node_modules. */
function folderOf(id: string): string | undefined {
  return /^(?:\0)?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll('\\', '/'))?.[1];
}

function noticeOf(folder: string): string {
  const {
    name,
    version,
    license = '',
    author,
    homepage = '',
  } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Described;
  const file = existsSync(folder) ? readdirSync(folder).find((one) => /^licen[cs]e/i.test(one)) : undefined;
  const by = typeof author === 'string' ? author : (author?.name ?? '');
  const text = file
    ? readFileSync(join(folder, file), 'utf8').trim()
    : [`Licence: ${license}`, by, homepage].join('\n');
  return `${RULE}\n${name} ${version} (${license})\n${RULE}\n${text.trim()}\n`;
}
