import { expect, type Page } from '@playwright/test';
import { PEOPLE } from '../people';
import { newestCode, type OutboxEntry, qa } from './qa';
import { chooseMethod } from './sign-in';

export const ZHANG = { xingming: '张建国', zjhm: PEOPLE.张建国.zjhm };

/** Every stream the page was given, for the state of its tracks. */
declare global {
  interface Window {
    streams: MediaStream[];
  }
}

/** The form of the method with this person's name and number in it; every stream that the page is given is kept. */
export async function openFaceForm(page: Page, who = ZHANG): Promise<void> {
  await page.addInitScript(() => {
    window.streams = [];
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (wanted) => {
      const stream = await open(wanted);
      window.streams.push(stream);
      return stream;
    };
  });
  await page.goto('./#/login');
  await chooseMethod(page, '个人', '刷脸登录');
  await page.getByLabel('姓名').fill(who.xingming);
  await page.getByLabel('证件号码').fill(who.zjhm);
}

/** The state of every camera track so far. */
export const cameras = (page: Page) =>
  page.evaluate(() => window.streams.flatMap((stream) => stream.getTracks().map(({ readyState }) => readyState)));

/** The recogniser's word on the newest request, or that of the person's phone. */
export async function decideFace(page: Page, action: 'confirm' | 'cancel', zjhm = ''): Promise<void> {
  expect(await newestCode(page, 'face')).toBe('face-login');
  const entry = (await qa<OutboxEntry[]>(page, 'outbox')).find(({ kind }) => kind === 'face');
  await qa(page, 'scan', { uuid: entry?.uuid, action, zjhm });
}

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
export const ready = (page: Page) => expect(page.getByText(/^画面清晰/)).toBeVisible();

export async function expectHome(page: Page): Promise<void> {
  await expect(page).toHaveURL(/GrwtHome/);
  await expect(page.getByRole('banner').getByRole('button', { name: '张建国' })).toBeVisible();
}
