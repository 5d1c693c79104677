import { defineConfig } from 'vitest/config';

/** A project of the hall's tests, and a configuration of its own: `npm test` in this folder runs the package alone. */
export default defineConfig({
  test: {
    name: 'ofd',
    environment: 'jsdom',
    isolate: false,
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
    env: { TZ: 'Asia/Shanghai' },
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 180_000,
  },
});
