import type { Locator, Page, Request } from '@playwright/test';
import { buildRouteTable } from '@/session/menu/build-route-table';
import { isRoute } from '@/session/menu/first-usable-path';
import type { MenuEntry } from '@/session/menu-store';
import type { FlowFixture } from '../contracts/flows/fixture';
import { ACCOUNTS } from '../people';
import { axe } from './axe';
import { chooseOption, openList } from './choose-option';
import { expect, screenFaults } from './fixture';
import { type NarrowOptions, narrowFaults, quiet } from './narrow';
import { confirmFace } from './phone';
import { signIn } from './sign-in';

type Person = keyof typeof ACCOUNTS;

export const PHONE = { width: 360, height: 640 };
/** A screen of 1280 px at 400 %. */
const ZOOMED = { width: 320, height: 640 };
const DESK = { width: 1280, height: 900 };

/** What was found, by page or step; what has no fault is not there. */
export class Found {
  readonly faults: Record<string, string[]> = {};
  constructor(private readonly page: Page) {}

  /** At the width that the page has. */
  async look(at: string, options?: NarrowOptions): Promise<void> {
    this.note(at, [...(await narrowFaults(this.page, options)), ...(await screenFaults(this.page))]);
  }

  /** All that is looked at in one visit: on a phone and zoomed in, on a desk, each in both prints. */
  async visit(at: string): Promise<void> {
    const { page } = this;
    // What a home page shows first are figures.
    await this.look(at, { first: !/wtHome/.test(at) });
    await this.zoom(at);
    await page.setViewportSize(DESK);
    await this.readBoth(at);
    await page.setViewportSize(PHONE);
    await this.look(`${at}，长辈版`);
    await togglePrint(page);
  }

  /** At the width of a desk's screen at 400 %; it stays there. */
  async zoom(at: string): Promise<void> {
    await this.page.setViewportSize(ZOOMED);
    this.note(`${at}，320 像素`, await tooWide(this.page));
  }

  /** As axe reads it in both prints. */
  async read(at: string): Promise<void> {
    await this.readBoth(at);
    await togglePrint(this.page);
  }

  /** The large print is on at the end: axe has less to do in it after the other. */
  private async readBoth(at: string): Promise<void> {
    await quiet(this.page);
    this.note(`${at}，无障碍`, await axe(this.page));
    await togglePrint(this.page);
    this.note(`${at}，无障碍，长辈版`, await axe(this.page));
  }

  private note(at: string, found: string[]): void {
    if (found.length > 0) this.faults[at] = found;
  }
}

/** As the button does, also while a dialog is before it. */
async function togglePrint(page: Page): Promise<void> {
  await page.getByRole('button', { name: '长辈版', includeHidden: true }).evaluate((one: HTMLElement) => one.click());
}

/** What stands beyond the right edge, where the page scrolls sideways. */
export function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .map((one) => ({ one, right: Math.round(one.getBoundingClientRect().right) }))
      .filter(({ right }) => right > clientWidth + 1)
      .map(({ one, right }) => `${one.tagName.toLowerCase()} to ${right}: ${one.textContent?.slice(0, 20)}`);
  });
}

/** Signs in, and gives every page of this person's menu, in its order. */
export async function signInToMenu(page: Page, person: Person): Promise<MenuEntry[]> {
  const answered = page.waitForResponse(/menu\/pubClientTree\?loginType/);
  await signIn(page, person);
  const { data } = (await (await answered).json()) as { data: unknown };
  const { byPath } = buildRouteTable(data, ACCOUNTS[person].loginType);
  return [...byPath.values()].filter((entry) => isRoute(entry) && !entry.children.some(isRoute));
}

/** As by a link within the hall. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    location.hash = address;
  }, path);
  await quiet(page);
}

/** As by an address opened anew: nothing is left of the page before, and nobody asks whether to leave it. */
async function load(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => window.history.replaceState(null, '', `#${address}`), path);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first()).toBeVisible();
  await quiet(page);
}

/** Who a fixture signs in as, by the name the tests know. */
export function personOf({ account, loginType }: FlowFixture): Person {
  const found = Object.entries(ACCOUNTS).find(([, one]) => one.account === account && one.loginType === loginType);
  if (!found) throw new Error(`nobody signs in with ${account}`);
  return found[0] as Person; // a key of the object it was found in
}

/** Walked up to the empty form: their drafts are begun by a signature, a member or a roster that a fixture cannot type. */
const EMPTY_ONLY: readonly string[] = ['GD0101', 'GD0601', 'GJ0201', 'GJ0302', 'GJ0303'];

const READ = { content: 0.7 } as const;
const STEP = { ...READ, first: true } as const;
/** These are read from the top: what they ask stands at their end. */
const READ_STEPS = ['办理须知', '核对确认'];
const stepOptions = (title: string) => (READ_STEPS.includes(title) ? READ : STEP);

/** On a page whose clock is installed: from the agreement to the form that is still empty, then from the check page back with what the fixture fills in. */
export async function walkSteps(page: Page, flow: { code: string; path: string }, values: object, found: Found) {
  const { code, path } = flow;
  const sent = lastSave(page);
  await load(page, path);
  if ((await page.getByRole('dialog', { name: '刷脸核验' }).count()) > 0) {
    await found.look(`${code} 刷脸核验`);
    await confirmFace(page, '刷脸核验');
  }
  const agreement = page.getByRole('dialog', { name: '用户办理须知' });
  // Who did the same within a year reads the changes alone, or nothing.
  const changes = page.getByRole('region', { name: '须知的变化' });
  const form = page.locator('#step-heading').filter({ hasNotText: '办理须知' });
  await expect(agreement.or(changes).or(form).first()).toBeVisible();
  if (await agreement.isVisible()) {
    await found.look(`${code} 须知对话框`);
    await page.clock.fastForward(10_000);
    await agreement.getByRole('checkbox').check();
    await agreement.getByRole('button', { name: /^同意/ }).click();
  }
  if (!(await form.isVisible())) {
    await found.look(`${code} 办理须知`, READ);
    // A business of several matters asks for one first.
    const { qttqyy } = values as { qttqyy?: string };
    if (qttqyy) await page.locator(`input[type="radio"][value="${qttqyy}"]`).check({ force: true });
    await page.getByRole('button', { name: /^(下一步|逐项填写)$/ }).click();
  }
  const draft = await typeInto(page, code, values, found, sent);
  if (!draft) return;
  await page.reload();
  await expect(page.getByRole('button', { name: '继续填写' })).toBeVisible();
  await found.look(`${code} 草稿`);
  await page.getByRole('button', { name: '继续填写' }).click();
  for (let step = 0; step < 12; step += 1) {
    const title = await stepTitle(page);
    await found.look(`${code} ${title}`, stepOptions(title));
    await lookAtTasks(page, code, found);
    const back = page.getByRole('button', { name: '上一步' });
    if ((await back.count()) === 0) return;
    await back.click();
  }
}

/** What nobody has touched is not kept as a draft: each way of touching it, until something is kept. */
async function keepDraft(page: Page, sent: () => Request | undefined): Promise<Request> {
  const form = page.locator('main form');
  // Where all is known there is nothing to type into. Another matter is chosen on the notice.
  const edit = form.getByRole('button', { name: /^修改(?!提取事项)/ }).first();
  if ((await edit.count()) > 0) await edit.click();
  // The last: what stands above may only choose what is shown.
  const tick = form.locator('input:is([type="checkbox"], [type="radio"]:not(:checked)):enabled').last();
  const choice = form.getByRole('combobox').and(page.locator(':enabled')).first();
  const text = form.getByRole('textbox').and(page.locator(':enabled:not([readonly])')).first();
  const ways: [Locator, () => Promise<unknown>][] = [
    [tick, () => tick.check({ force: true })],
    [choice, async () => chooseOption(choice, await otherOption(choice))],
    [text, () => text.fill('1')],
  ];
  for (const [field, change] of ways) {
    if ((await field.count()) === 0) continue;
    await change();
    await page.getByRole('button', { name: '保存草稿' }).click();
    await quiet(page);
    const request = sent();
    if (request) return request;
  }
  throw new Error('no draft was saved');
}

/** Place, from 1, of the last that is not chosen. */
async function otherOption(choice: Locator): Promise<number> {
  const options = await openList(choice);
  return options.evaluateAll((all) => all.findLastIndex((one) => one.ariaSelected !== 'true') + 1);
}

/** The draft as it was last sent: it is saved at the first entry already. */
function lastSave(page: Page): () => Request | undefined {
  let last: Request | undefined;
  page.on('request', (request) => {
    if (/draftbox\/save$/.test(request.url())) last = request;
  });
  return () => last;
}

/** Each task of a form of tasks, unfolded. */
async function lookAtTasks(page: Page, code: string, found: Found): Promise<void> {
  for (const task of await page.locator('main ol h3 button[aria-expanded]').all()) {
    if ((await task.getAttribute('aria-expanded')) === 'false') await task.click();
    await found.look(`${code} ${await task.textContent()}`, STEP);
  }
}

const stepTitle = (page: Page) => page.locator('#step-heading').innerText();

/** Looks at the steps up to the form, untouched and with all that is missing, and puts the fixture's values into the draft. */
async function typeInto(
  page: Page,
  code: string,
  values: object,
  found: Found,
  sent: () => Request | undefined,
): Promise<boolean> {
  const save = page.getByRole('button', { name: '保存草稿' });
  for (let step = 0; step < 3; step += 1) {
    await quiet(page);
    if ((await save.count()) > 0) break;
    const title = await stepTitle(page);
    await found.look(`${code} ${title}`, stepOptions(title));
    const forward = page.getByRole('button', { name: '下一步' });
    if ((await forward.count()) === 0) return false;
    await forward.click();
  }
  await found.look(`${code} ${await stepTitle(page)}（空）`, STEP);
  await lookAtTasks(page, code, found);
  if (EMPTY_ONLY.includes(code)) return false;
  await page.getByRole('button', { name: '下一步' }).click();
  await found.look(`${code} ${await stepTitle(page)}（缺填）`);
  const request = await keepDraft(page, sent);
  const kept = request.postDataJSON() as { nr: string; xgcs: number };
  const nr = JSON.stringify({ ...(JSON.parse(kept.nr) as object), ...values });
  const body = JSON.stringify({ ...kept, nr, dqbz: 'confirm', xgcs: kept.xgcs + 1 });
  const answer = await page.evaluate(
    async ([url, headers, text]) => (await fetch(url, { method: 'POST', headers, body: text })).json(),
    [request.url(), await request.allHeaders(), body] as const,
  );
  expect(answer).toMatchObject({ code: 0 });
  return true;
}
