import { expect, type Page } from '@playwright/test';
import { monthOf, shiftMonth } from '../../src/domain/dates';
import { NEW_UNITS, PEOPLE } from '../people';
import { jpeg } from './archive-frame';
import { centreDay } from './centre-day';
import { chooseOption } from './choose-option';
import { newestCode, type OutboxEntry, qa } from './qa';
import { agree } from './rent-withdrawal';

/** Units of the market register that have not registered with the centre. */
export const ZHILIAN = NEW_UNITS.智联云州.tyshxydm;
export const OPERATOR = NEW_UNITS.智联云州.jbrsjhm;

/** The newest message to a phone that has what is looked for. */
export async function messageTo(page: Page, phone: string, part: string): Promise<OutboxEntry & { text: string }> {
  let found: (OutboxEntry & { text: string }) | undefined;
  await expect
    .poll(async () => {
      const all = await qa<(OutboxEntry & { text: string })[]>(page, 'outbox');
      found = all.find(({ kind, to, text }) => kind === 'sms' && to === phone && text.includes(part));
      return found !== undefined;
    })
    .toBe(true);
  if (!found) throw new Error(`No message to ${phone} with ${part}`);
  return found;
}

export async function answerCaptcha(page: Page): Promise<void> {
  await expect(page.getByRole('img', { name: /图形验证码/ })).toBeVisible();
  await page.getByRole('textbox', { name: '图形验证码' }).fill(await newestCode(page, 'captcha'));
}

/** Phone and code, with the captcha before it; the form is sent by its one button. */
export async function provePhone(page: Page, phone: string, submit: string): Promise<void> {
  await page.getByRole('textbox', { name: '经办人手机号码' }).fill(phone);
  await answerCaptcha(page);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText(/验证码已发送至/)).toBeVisible();
  const { code } = await messageTo(page, phone, '验证码');
  await page.getByRole('textbox', { name: '短信验证码' }).fill(code);
  await page.getByRole('button', { name: submit }).click();
}

/** A new application; gives its number. */
export async function begin(page: Page, code = ZHILIAN, phone = OPERATOR): Promise<string> {
  await page.goto('./#/UnitDeposit');
  await page.getByRole('radio', { name: /首次办理登记/ }).check();
  await page.getByRole('textbox', { name: '统一社会信用代码' }).fill(code);
  await provePhone(page, phone, '开始办理');
  const number = /流水号 (\d{20})/.exec(await page.getByText(/办理流水号 \d{20}/).innerText())?.[1];
  if (!number) throw new Error('No number on the page');
  return number;
}

/** Back to an application, in a browser that knows nothing of it. */
export async function comeBack(page: Page, number: string, phone = OPERATOR): Promise<void> {
  await page.goto('./#/UnitDeposit');
  await page.getByRole('radio', { name: /继续办理或查询进度/ }).check();
  await page.getByRole('textbox', { name: '办理流水号' }).fill(number);
  await provePhone(page, phone, '进入');
  await expect(page.getByText(number).first()).toBeVisible();
}

export async function openTask(page: Page, title: string): Promise<void> {
  const task = page.getByRole('button', { name: title, exact: true });
  if ((await task.getAttribute('aria-expanded')) === 'false') await task.click();
  await expect(task).toHaveAttribute('aria-expanded', 'true');
}

const next = (page: Page) => page.getByRole('button', { name: '下一步' }).click();
const text = (page: Page, name: string, value: string) => page.getByRole('textbox', { name, exact: true }).fill(value);
const choose = (page: Page, name: string, label: string) =>
  chooseOption(page.getByRole('combobox', { name, exact: true }), label);

/** What the register does not say of the unit. */
export async function fillUnit(page: Page): Promise<void> {
  await openTask(page, '单位信息');
  await choose(page, '单位性质', '企业');
  await choose(page, '隶属关系', '其他');
  await text(page, '联系电话', '010-62345678');
  await next(page);
}

export async function fillRest(page: Page): Promise<void> {
  await openTask(page, '法定代表人与经办人');
  await text(page, '法定代表人证件号码', PEOPLE.李晓梅.zjhm);
  await text(page, '法定代表人手机号码', NEW_UNITS.智联云州.frsjhm);
  await text(page, '经办人姓名', '王小川');
  await text(page, '经办人证件号码', PEOPLE.张建国.zjhm);
  await next(page);
  await openTask(page, '缴存与汇缴');
  await text(page, '发薪日', '10');
  await text(page, '职工人数', '12');
  await text(page, '单位缴存比例', '12');
  await text(page, '首次汇缴年月', shiftMonth(monthOf(await centreDay(page)), 1));
  await choose(page, '汇缴方式', '网银/对公转账');
  await choose(page, '归集受托银行', '中国建设银行');
  await choose(page, '归属网点', '高新区管理部');
  await next(page);
  await openTask(page, '承诺');
  await page.getByRole('checkbox', { name: /我承诺已获得单位授权/ }).check();
  await expect(page.getByText('已完成4项，共4项')).toBeVisible();
}

/** From the complete list of tasks over the materials to handing in. */
export async function handIn(page: Page): Promise<void> {
  await next(page);
  await expect(page.getByRole('heading', { name: '材料采集' })).toBeVisible();
  for (const name of ['法定代表人身份证', '经办人身份证']) {
    const item = page.getByRole('region', { name });
    await item.locator('input[type=file]').setInputFiles(jpeg(`${name}.jpg`));
    await expect(item.getByText('已上传')).toBeVisible();
  }
  await next(page);
  await expect(page.getByRole('heading', { name: '核对确认' })).toBeVisible();
  await page.getByRole('button', { name: '提交', exact: true }).click();
}

/** A whole application, up to the clerk. */
export async function apply(page: Page): Promise<string> {
  const number = await begin(page);
  await agree(page);
  await fillUnit(page);
  await fillRest(page);
  await handIn(page);
  await expect(page.getByText(/申请已受理/)).toBeVisible();
  return number;
}
