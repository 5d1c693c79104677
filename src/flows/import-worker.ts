/** Worker of every import of the flows (serve-imports.ts). */
export const importWorker = () => new Worker(new URL('./serve-imports.ts', import.meta.url), { type: 'module' });
