import type { Plugin } from 'vite';

/**
 * The Excel writer packs in a worker that it makes from a blob, which the content security policy forbids and which would
 * never answer. It runs in a worker of our own anyway, where packing at once is as good.
 */
export function syncZip(): Plugin {
  return {
    name: 'sync-zip',
    apply: 'build',
    transform: {
      filter: { id: /write-excel-file\/modules\/zip\/zipToArrayBuffer\.js$/ },
      handler: () => "import { zipSync } from 'fflate';\nexport default async (files) => zipSync(files).buffer;\n",
    },
  };
}
