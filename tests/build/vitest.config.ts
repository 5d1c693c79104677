import { defineConfig } from 'vitest/config';

/** Tests over the files that `npm run build` wrote; they need no DOM and run one after the other. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/build/**/*.test.ts'],
    env: { TZ: 'Asia/Shanghai' },
    testTimeout: 120_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
});
