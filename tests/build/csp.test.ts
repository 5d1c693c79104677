import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, expect as expectPage } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserArguments, findBrowser } from '../../scripts/find-browser.mjs';
import { freePort } from '../../scripts/free-port.mjs';
import { signIn } from '../e2e/sign-in';
import { headersFor, startGateway } from './gateway';

const folder = mkdtempSync(join(tmpdir(), 'hall-centre-'));
let centre: ChildProcess;
let centreOrigin: string;
let gateway: Awaited<ReturnType<typeof startGateway>>;
let browser: Browser;

beforeAll(async () => {
  const port = String(await freePort());
  const env = { ...process.env, CENTRE_PORT: port, CENTRE_JOURNAL: join(folder, 'journal.jsonl') };
  centre = spawn(process.execPath, ['scripts/centre.mjs'], { env, stdio: 'inherit' });
  centreOrigin = `http://127.0.0.1:${port}`;
  await listening(`${centreOrigin}/api/auth/v1/getPubleKey`);
  gateway = await startGateway('/hall/', centreOrigin);
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments() });
});

afterAll(async () => {
  await browser?.close();
  gateway?.close();
  centre?.kill();
  rmSync(folder, { recursive: true, force: true });
});

describe('the production build behind the documented gateway', () => {
  it('has a policy without any exception for scripts', () => {
    const policy = Object.fromEntries(
      (headersFor('/').find(([name]) => name === 'Content-Security-Policy')?.[1] ?? '')
        .split(';')
        .map((directive) => directive.trim().split(/ (.*)/s))
        .map(([name, value]) => [name, value ?? '']),
    );
    expect(policy).toMatchObject({
      'default-src': "'self'",
      'script-src': "'self'",
      'style-src': "'self' 'unsafe-inline'",
      'connect-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'self'",
    });
    expect(headersFor('/assets/')).toContainEqual(['Cache-Control', 'public, max-age=31536000, immutable']);
    expect(headersFor('/')).toContainEqual(['Cache-Control', 'no-cache']);
  });

  it('signs people in at the centre, from a folder of its own, without a violation', async () => {
    for (const [person, home] of [
      ['张建国', /#\/grwt\/GrwtHome/],
      ['华夏精密', /#\/dwwt\/DwwtHome/],
      ['安居置业', /#\/kfswt\/KfswtHome/],
    ] as const) {
      const { context, page, faults } = await watchedPage();
      const answer = await page.goto(`${gateway.origin}/hall/#/login`);
      expect(answer?.headers()['content-security-policy']).toContain("script-src 'self'");
      await signIn(page, person);
      await expectPage(page).toHaveURL(home);
      await page.waitForLoadState('networkidle');
      const workers = await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
      expect(workers).toBe(0);
      expect(faults).toEqual([]);
      await context.close();
    }
  });

  it('shows public pages, an OFD and a PDF to a guest without a violation', async () => {
    const { context, page, faults } = await watchedPage();
    const open = async (path: string) => {
      await page.goto(`${gateway.origin}/hall/#${path}`);
      await expectPage(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
    };
    const paths = [
      '/introToCenter',
      '/policyInfo',
      '/loanRate',
      '/cooperation',
      '/complaintJYAdd',
      '/goodBadReviews',
      '/operationVideo',
    ];
    for (const path of paths) await open(path);
    await open('/dkcs');
    await page.getByText('图表', { exact: true }).click();
    await expectPage(page.getByRole('img', { name: /^各年偿还的本金和利息/ })).toBeVisible();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: '导出 Excel' }).click();
    expect((await saved).suggestedFilename()).toMatch(/\.xlsx$/);
    for (const format of ['OFD', 'PDF']) {
      await open('/commonDownload');
      await page
        .getByRole('link', { name: new RegExp(`^预览 .*（${format}）$`) })
        .first()
        .click();
      await expectPage(page).toHaveURL(/#\/ylOfd\?wjbh=/);
      if (format === 'OFD') await expectPage(page.getByRole('textbox', { name: '页码，回车跳转' })).toBeVisible();
      else await expectPage(page.locator('iframe[src^="blob:"]')).toBeVisible();
    }
    expect(faults).toEqual([]);
    await context.close();
  });

  it('takes away the worker that a demo left under its address, and no other', async () => {
    const left = await startGateway('/hall/', centreOrigin, {
      left: { 'mockServiceWorker.js': 'self.skipWaiting();' },
    });
    const { context, page } = await watchedPage();
    const scopes = () =>
      page.evaluate(async () =>
        (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
      );
    await page.goto(`${left.origin}/hall/config.json`);
    await page.evaluate(async () => {
      for (const scope of ['./', './other/']) await navigator.serviceWorker.register('mockServiceWorker.js', { scope });
    });
    expect(await scopes()).toEqual(['/hall/', '/hall/other/']);
    await page.goto(`${left.origin}/hall/#/login`);
    await expectPage.poll(scopes).toEqual(['/hall/other/']);
    await context.close();
    left.close();
  });

  it('reaches the key agent of this machine when config.json and the policy name it, and not otherwise', async () => {
    const config = { keyAgentUrl: `${centreOrigin}/api/__key-agent__` };
    const named = await startGateway('/hall/', centreOrigin, { config, connectSrc: centreOrigin });
    const unnamed = await startGateway('/hall/', centreOrigin, { config });
    const context = await browser.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
    const page = await context.newPage();
    const openForm = async (origin: string) => {
      await page.goto(`${origin}/hall/#/login`);
      await page.getByRole('tab', { name: '单位', exact: true }).click();
      await page.getByRole('button', { name: '其他方式' }).click();
      await page.getByRole('menuitem', { name: '数字证书登录' }).click();
    };
    await openForm(unnamed.origin);
    await expectPage(page.getByRole('alert')).toContainText('没有连接到证书助手');
    await openForm(named.origin);
    await page.getByLabel('密钥密码（PIN码）').fill('123456');
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expectPage(page).toHaveURL(/#\/dwwt\/DwwtHome/);
    await context.close();
    named.close();
    unnamed.close();
  });
});

/** A page whose console, errors and violations of the policy are written down. */
async function watchedPage() {
  const context = await browser.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
  const faults: string[] = [];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text());
  });
  context.on('weberror', (event) => faults.push(event.error().message));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`violates ${event.violatedDirective}: ${event.blockedURI}`);
    });
  });
  return { context, page: await context.newPage(), faults };
}

async function listening(address: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const up = await fetch(address).then(
      () => true,
      () => false,
    );
    if (up) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing listens at ${address}`);
}
