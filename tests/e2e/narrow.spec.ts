import { flows } from '@/flows/registry';
import { fixtures } from '../contracts/flows/fixtures';
import { expect, test } from './fixture';
import { quiet } from './narrow';
import { Found, goTo, personOf, signInToMenu, walkSteps } from './narrow-walk';
import { qa } from './qa';
import { signIn } from './sign-in';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

const walked = flows.filter(({ area, code }) => fixtures[`${area} ${code}`]);
/** Their first page is looked at where they are walked. */
const WALKED: ReadonlySet<string> = new Set(walked.map(({ path }) => path));

for (const person of ['张建国', '阿依古丽', '华夏精密', '安居置业'] as const) {
  test(`${person}：360 像素宽的每个菜单页`, async ({ page }) => {
    const found = new Found(page);
    const leaves = await signInToMenu(page, person);
    for (const leaf of leaves.filter(({ path }) => !WALKED.has(path))) {
      await goTo(page, leaf.path);
      await found.look(`${leaf.title} ${leaf.path}`, { first: true });
    }
    expect(found.faults).toEqual({});
  });
}

for (const person of ['张建国', '阿依古丽', '华夏精密'] as const) {
  test(`${person}：360 像素宽的每个菜单页，长辈版`, async ({ page }) => {
    const found = new Found(page);
    const leaves = await signInToMenu(page, person);
    await page.getByRole('button', { name: '长辈版' }).click();
    for (const leaf of leaves.filter(({ path }) => !WALKED.has(path))) {
      await goTo(page, leaf.path);
      await found.look(`${leaf.title} ${leaf.path}`);
    }
    expect(found.faults).toEqual({});
  });
}

for (const { area, code, path, title } of walked) {
  const fixture = fixtures[`${area} ${code}`];
  if (!fixture) continue;
  test(`${area} ${code} ${title}：360 像素宽的每一步`, async ({ page }) => {
    const found = new Found(page);
    await signIn(page, personOf(fixture));
    if (fixture.from) {
      await quiet(page);
      await qa(page, 'clock', { now: fixture.from });
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await walkSteps(page, { code, path }, fixture.values, found);
    expect(found.faults).toEqual({});
  });
}
