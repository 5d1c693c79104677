import type { Locator, Page } from '@playwright/test';
import { typeSignIn } from '../e2e/sign-in';

/** One way through the hall: it begins with a press, and has arrived when `stands` says so in the page. */
export interface JourneyStep {
  name: string;
  /** Looks for what is to be pressed, which is work of the page that no person causes, and gives what presses it. */
  find: (page: Page) => Promise<() => Promise<void>>;
  /** Runs in the page, in every frame; it can use nothing but the page. */
  stands: () => boolean;
}

function balanceStands(): boolean {
  const heading = document.querySelector('main h1');
  if (!heading?.checkVisibility() || heading.textContent !== '我的公积金') return false;
  const amounts = [...document.querySelectorAll('main section *')];
  return amounts.some((one) => /^¥[\d,]+\.\d\d$/.test(one.textContent ?? '') && one.checkVisibility());
}

/** What a person does after opening the hall, each until what they came for stands there. The sign-in form is filled in beforehand. */
export const STEPS: readonly JourneyStep[] = [
  {
    name: '按下登录 → 首页余额',
    find: (page) => pressing(page.getByRole('button', { name: '登录', exact: true })),
    stands: balanceStands,
  },
  {
    name: '首页 → 租房提取第一步',
    find: (page) => pressing(page.getByRole('main').getByRole('link', { name: '租房提取' }).first()),
    stands: () =>
      [...document.querySelectorAll('[role=dialog] *')].some(
        (one) => one.textContent === '用户办理须知' && one.checkVisibility(),
      ),
  },
  { name: '返回首页', find: toHome, stands: balanceStands },
  {
    name: '首页 → 缴存明细的表格',
    find: (page) => pressing(page.getByRole('main').getByRole('link', { name: '缴存明细' }).first()),
    stands: () =>
      [...document.querySelectorAll('main td')].some((one) => one.textContent === '汇缴' && one.checkVisibility()),
  },
  { name: '再返回首页', find: toHome, stands: balanceStands },
];

async function pressing(target: Locator): Promise<() => Promise<void>> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('Nothing to press');
  return () => target.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** As by the browser's Back, at the moment of the call. */
async function toHome(page: Page): Promise<() => Promise<void>> {
  return () =>
    page.evaluate(() => {
      document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      window.location.assign('#/grwt/GrwtHome');
    });
}

/** To the filled sign-in form. */
export async function prepare(page: Page): Promise<void> {
  await page.goto('./#/login');
  await page.getByRole('heading', { level: 1, name: '登录' }).waitFor();
  await typeSignIn(page, '张建国');
}

/** The notice of the day comes over home. */
export async function closeNotice(page: Page): Promise<void> {
  const read = page.getByRole('button', { name: '我知道了' });
  if (await read.isVisible()) await read.click();
}
