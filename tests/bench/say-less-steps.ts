import type { Page } from '@playwright/test';
import { flows } from '@/flows/registry';
import { LIST_PATHS } from '@/session/menu/list-paths';
import { quiet } from '../e2e/narrow';
import { confirmFace } from '../e2e/phone';
import { signIn } from '../e2e/sign-in';
import { type ACCOUNTS, PEOPLE } from '../people';

type Person = keyof typeof ACCOUNTS;

/** Whoever may apply, where it is not the first of the area. */
const APPLICANTS: Readonly<Record<string, Person>> = {
  GD0101: '周凯',
  GD0404: '张建国',
  GD0405: '冯军',
  GD0406: '冯军',
  GD0601: '张建国',
  GD0602: '张建国',
  GD0605: '张建国',
  GD0701: '何静',
  GJ0801: '苏晴',
  GJ0802: '阿依古丽',
  GJ0803: '阿依古丽',
  GJ0804: '阿依古丽',
  GJ0805: '阿依古丽',
  GJ0809: '欧阳明',
  GJ0810: '阿依古丽',
  GJ0814: '阿依古丽',
  GJ0815: '阿依古丽',
  TQ0101: '周凯',
  TQ0103: '陈𠮷祥',
  TQ0104: '吴桂芳',
  TQ0105: '吴桂芳',
  TQ0106: '许文博',
  YT1101: '孙丽',
};
const FIRST = { individual: '刘洋', unit: '华夏精密', developer: '安居置业', guest: '刘洋' } as const;
/** Businesses about one member; the address names them. */
const OF_MEMBER: readonly string[] = ['GJ0302', 'GJ0303'];
const SIZES = { desk: { width: 1366, height: 768 }, phone: { width: 360, height: 640 } };

/** Height (px) and characters of the main part of a page, at a desk and on a phone. */
export type Extent = Record<keyof typeof SIZES, { height: number; words: number }>;

export const businesses = flows.map(({ area, code, path, title }) => {
  const about = area === 'unit' && OF_MEMBER.includes(code) ? `?grzh=${PEOPLE.张建国.grzh}` : '';
  return { code, title, path: `${path}${about}`, person: APPLICANTS[code] ?? FIRST[area] };
});

const READERS: readonly [prefix: string, person: Person][] = [
  ['/grwt', '张建国'],
  ['/dwwt', FIRST.unit],
  ['/kfswt', FIRST.developer],
];
export const readers = READERS.map(([, person]) => person);
const lists = READERS.flatMap(([prefix, person]) =>
  Object.values(LIST_PATHS).flatMap((path) => (path.startsWith(prefix) ? { path, person } : [])),
);

/** First step and form of a business as they open, in a hall of its own. */
export async function businessExtents(page: Page, { code, path, person }: (typeof businesses)[number]) {
  await page.setViewportSize(SIZES.desk);
  await enter(page, person);
  await page.clock.install();
  await goTo(page, path);
  if ((await page.getByRole('dialog', { name: '刷脸核验' }).count()) > 0) await confirmFace(page, '刷脸核验');
  const agreement = page.getByRole('dialog', { name: '用户办理须知' });
  const save = page.getByRole('button', { name: '保存草稿' });
  const proceed = page.getByRole('button', { name: /^(下一步|逐项填写)$/, disabled: false });
  await agreement.or(proceed).or(save).first().waitFor();
  await page.clock.fastForward(10_000);
  // Whoever did the same within the year begins at the form.
  if ((await agreement.count()) > 0) {
    await agreement.getByRole('checkbox').check();
    await agreement.getByRole('button', { name: /^同意/ }).click();
  }
  const first = await extent(page);
  if (code === 'TQ0199') await page.getByRole('main').getByRole('radio').first().check();
  if (!(await save.isVisible())) await proceed.click();
  const edit = page.getByRole('button', { name: /^修改/ }).first();
  await save.or(edit).first().waitFor();
  // Where all is known the form is left out: 修改 on the check page leads to it.
  if (!(await save.isVisible())) await edit.click();
  await save.waitFor();
  return { first, opening: await extent(page), form: await unfolded(page) };
}

/** The form with all its tasks unfolded, of which the hall unfolds one at a time; as it opens if it has none. */
async function unfolded(page: Page): Promise<Extent> {
  const tasks = page.locator('main ol h3 button[aria-expanded]');
  for (const open of await tasks.and(page.locator('[aria-expanded="true"]')).all()) await open.click();
  const folded = await extent(page);
  let sum = folded;
  for (const task of await tasks.all()) {
    await task.click();
    const { desk, phone } = await extent(page);
    sum = { desk: more(sum.desk, desk, folded.desk), phone: more(sum.phone, phone, folded.phone) };
    await task.click();
  }
  return sum;
}

const more = (sum: Extent['desk'], open: Extent['desk'], folded: Extent['desk']) => ({
  height: sum.height + open.height - folded.height,
  words: sum.words + open.words - folded.words,
});

/** The query pages of a person, by path. */
export async function listExtents(page: Page, person: Person): Promise<Record<string, Extent>> {
  const found: Record<string, Extent> = {};
  await enter(page, person);
  for (const path of lists.filter((one) => one.person === person).map((one) => one.path)) {
    await goTo(page, path);
    found[path] = await extent(page);
  }
  return found;
}

/** The centre of the page takes its time to begin. */
async function enter(page: Page, person: Person): Promise<void> {
  await page.goto('./#/login');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await signIn(page, person);
}

async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    location.hash = address;
  }, path);
  await quiet(page);
}

async function extent(page: Page): Promise<Extent> {
  const found: Partial<Extent> = {};
  for (const [name, size] of Object.entries(SIZES)) {
    await page.setViewportSize(size);
    await quiet(page);
    found[name as keyof Extent] = await page.locator('main').evaluate((main: HTMLElement) => {
      // Down to the last of the content: a short page is stretched to the foot of the window.
      const end = Math.max(...[...main.children].map((part) => part.getBoundingClientRect().bottom));
      const height = end - main.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(main).paddingBottom);
      return { height: Math.round(height), words: main.innerText.replaceAll(/\s/g, '').length };
    });
  }
  await page.setViewportSize(SIZES.desk);
  return found as Extent;
}
