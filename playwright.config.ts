import { defineConfig, devices } from '@playwright/test';

/** The built site, served as a host would; `npm test` chooses free ports. */
const port = Number(process.env.SITE_PORT ?? 4391);
const basePort = Number(process.env.BASE_SITE_PORT ?? 4392);

/** A second build below a base path, as `folder base url`. Without it only the site at the root is tested. */
const [baseFolder, base] = process.env.SITE_BELOW_BASE?.split(' ') ?? [];

const serve = (folder: string, at: string, on: number) => ({
  command: `node scripts/serve.mjs --root ${folder} --base ${at} --port ${on}`,
  port: on,
  reuseExistingServer: false,
});

const executablePath = process.env.CHROMIUM_PATH;
const chromium = { launchOptions: { ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] } };

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  // What passes only at the second try hides a race: of the test, or of the page.
  retries: 0,
  // Limits for a machine that does other things too: what the tests say of speed is counted in bytes.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  // A trace costs every test a third of its time; `--trace on` asks for one.
  use: { baseURL: `http://localhost:${port}/`, trace: 'off', screenshot: 'only-on-failure' },
  projects: [
    {
      name: 'desktop',
      testIgnore: ['**/*.touch.spec.ts', '**/*.base.spec.ts'],
      use: { ...devices['Desktop Chrome'], ...chromium },
    },
    { name: 'touch', testMatch: '**/*.touch.spec.ts', use: { ...devices['Pixel 7'], ...chromium } },
    ...(base
      ? [
          {
            name: 'below a base',
            testMatch: '**/*.base.spec.ts',
            use: { ...devices['Desktop Chrome'], ...chromium, baseURL: `http://localhost:${basePort}${base}` },
          },
        ]
      : []),
  ],
  webServer: [serve('dist', '/', port), ...(baseFolder && base ? [serve(baseFolder, base, basePort)] : [])],
});
