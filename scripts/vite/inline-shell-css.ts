import type { Plugin } from 'vite';

/**
 * Moves the entry's style sheet into index.html. A linked sheet blocks the first paint for one more round trip; the static
 * shell is to be seen with the first answer already. Sheets of lazily loaded chunks stay files.
 */
export function inlineShellCss(): Plugin {
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
          return sheet?.type === 'asset' ? `<style>${String(sheet.source)}</style>` : tag;
        });
      },
    },
  };
}
