import { defineConfig } from 'vitest/config';

/** Runs in the browser or over the built site, or measures; none of them is a unit test. */
const OTHER_SUITES = ['tests/e2e/**', 'tests/bench/**', 'node_modules/**'];

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  resolve: { dedupe: ['preact'] },
  test: {
    // Two cores are what the automatic run has; more workers only swap.
    maxWorkers: 2,
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: { name: 'node', environment: 'node', include: ['tests/**/*.test.ts'], exclude: OTHER_SUITES },
      },
      {
        extends: true,
        test: { name: 'dom', environment: 'happy-dom', include: ['tests/**/*.test.tsx'], exclude: OTHER_SUITES },
      },
    ],
  },
});
