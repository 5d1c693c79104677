// npm run pictures — takes the pictures of docs/pages.md anew from the built demo: twelve pages on a phone, there in large print, and on a desktop.

import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { browserArguments, ensureBrowser } from './find-browser.mjs';
import { freePort } from './free-port.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDER = `${ROOT}docs/screenshots/pages`;
const ZHANG = { loginType: '1', account: '110101198503071219' };
const LIU = { loginType: '1', account: '110102199603154522' };
const HUAXIA = { loginType: '2', account: '1000000001' };

const SCREENS = {
  phone: { width: 390, height: 844 },
  large: { width: 390, height: 844 },
  desktop: { width: 1366, height: 768 },
};

/** The demo's own button. */
const NOT_OF_THE_PAGE = 'aside[aria-label="测试工具"] { display: none !important }';

/**
 * `form`: a business, taken to its first step past the notice.
 * @type {readonly { name: string, person?: { loginType: string, account: string }, path: string, form?: boolean }[]}
 */
const PAGES = [
  { name: 'sign-in', path: '/login' },
  { name: 'calculator', path: '/dkcs' },
  { name: 'answers', path: '/znts?q=我想取钱付房租' },
  { name: 'home', person: ZHANG, path: '/' },
  { name: 'own-options', person: ZHANG, path: '/grwt/wnbl' },
  { name: 'deposit-entries', person: ZHANG, path: '/grwt/cxyw/jccx/grjcmx' },
  { name: 'rent-withdrawal', person: LIU, path: '/grwt/tqSys/tqyw/zfzj_tq', form: true },
  { name: 'repayment-plan', person: ZHANG, path: '/grwt/cxyw/dkcx/hkjh' },
  { name: 'my-office', person: ZHANG, path: '/grwt/MyOffice' },
  { name: 'unit-home', person: HUAXIA, path: '/' },
  { name: 'remittance', person: HUAXIA, path: '/dwwt/jcyw/dw_huij', form: true },
  { name: 'members', person: HUAXIA, path: '/dwwt/cxyw/zglb' },
];

const port = await freePort();
const server = await preview({
  root: ROOT,
  mode: 'demo',
  logLevel: 'error',
  build: { outDir: 'dist-demo' },
  preview: { host: '127.0.0.1', port },
});
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments() });
mkdirSync(FOLDER, { recursive: true });
try {
  for (const [screen, viewport] of Object.entries(SCREENS)) {
    for (const person of [undefined, ZHANG, LIU, HUAXIA]) {
      const context = await browser.newContext({
        baseURL: `http://127.0.0.1:${port}/`,
        viewport,
        hasTouch: screen !== 'desktop',
        locale: 'zh-CN',
        timezoneId: 'Asia/Shanghai',
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await page.goto('./#/login');
      if (screen === 'large') await page.getByRole('button', { name: '长辈版' }).click();
      if (person) await signIn(page, person);
      for (const shown of PAGES.filter((one) => one.person === person)) {
        if (person || shown.path !== '/login') await page.goto(`./#${shown.path}`);
        if (shown.form) await agree(page);
        await settle(page);
        const path = `${FOLDER}/${shown.name}-${screen}.jpg`;
        await page.screenshot({ path, type: 'jpeg', quality: 60, style: NOT_OF_THE_PAGE });
      }
      await context.close();
    }
  }
} finally {
  await browser.close();
  await server.close();
}

/** With a session that the centre hands over (docs/qa-calls.md); the notice of the day is read and closed, and so is the greeting. */
async function signIn(page, person) {
  await page.getByRole('heading', { level: 1 }).waitFor();
  const token = await page.evaluate(async (body) => {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch('/api/__qa__/session', { method: 'POST', headers, body: JSON.stringify(body) });
    return (await answer.json()).data.token;
  }, person);
  await page.goto(`./#/login?token=${token}&loginType=${person.loginType}`);
  await page.getByRole('button', { name: '我知道了' }).click();
  await page.getByText(/^欢迎您/).waitFor({ state: 'hidden' });
}

/** Past the notice of a business to its first step. */
async function agree(page) {
  const notice = page.getByRole('dialog', { name: '用户办理须知' });
  await notice.getByRole('checkbox').check();
  await notice.getByRole('button', { name: '同意', exact: true }).click();
  await page
    .getByRole('button', { name: /^(下一步|逐项填写)$/ })
    .first()
    .click();
}

/** Until the page has its heading and nothing of it is still loading. */
async function settle(page) {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1500);
}
