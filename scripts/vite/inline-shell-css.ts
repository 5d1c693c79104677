import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { withoutUnusedVariables } from './unused-styles.ts';

/**
 * Moves the entry's style sheet into index.html. A linked sheet blocks the first paint for one more round trip; the static
 * shell is to be seen with the first answer already. Sheets of lazily loaded chunks stay files.
 */
export function inlineShellCss(): Plugin {
  /** Sheet → script of the same chunk. */
  const moved = new Map<string, string>();
  return {
    name: 'inline-shell-css',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html;
        return html.replace(/<link rel="stylesheet"[^>]*href="\.\/([^"]+\.css)"[^>]*>/g, (tag, file: string) => {
          const sheet = bundle[file];
          if (sheet?.type !== 'asset') return tag;
          const [script] = Object.values(bundle).filter(
            (one) => one.type === 'chunk' && one.viteMetadata?.importedCss.has(file),
          );
          if (script) moved.set(file, script.fileName);
          const texts = Object.values(bundle).map((one) => (one.type === 'chunk' ? one.code : String(one.source)));
          return `<style>${withoutUnusedVariables(String(sheet.source), texts)}</style>`;
        });
      },
    },
    /** What is loaded later names the sheet among the files it needs, and would fetch it again: it names the script, which is there. */
    async writeBundle({ dir = '' }) {
      if (moved.size === 0) return;
      const files = await readdir(dir, { recursive: true });
      const scripts = files.filter((file) => file.endsWith('.js'));
      for (const script of scripts) {
        const text = await readFile(join(dir, script), 'utf8');
        let changed = text;
        for (const [sheet, own] of moved) changed = changed.replaceAll(basename(sheet), basename(own));
        if (changed !== text) await writeFile(join(dir, script), changed);
      }
      // The simulated centre's pages link the sheets that they share with the shell.
      const pages = await Promise.all(
        files.filter((file) => file.endsWith('.html')).map((file) => readFile(join(dir, file), 'utf8')),
      );
      for (const sheet of moved.keys()) {
        if (!pages.some((page) => page.includes(basename(sheet)))) await rm(join(dir, sheet));
      }
    },
  };
}
