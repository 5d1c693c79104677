import type { Page } from '@playwright/test';
import { axe } from './axe';
import { chooseBranch, chooseOption } from './choose-option';
import { expect, test } from './fixture';
import { openFlexible, SONG_CI } from './guest-registration';
import { signOnPhone } from './phone';
import { qa } from './qa';
import { codeTo, NEW_PASSWORD } from './registration';
import { agree, openKnown } from './rent-withdrawal';

const next = (page: Page) => page.getByRole('button', { name: '下一步' }).click();
const CARD = '6217000100000770018';

/** The registration, by the keyboard alone. */
async function register(page: Page): Promise<void> {
  await openFlexible(page);
  const tabTo = async (name: string | RegExp, role: 'textbox' | 'combobox' | 'button' | 'checkbox' = 'textbox') => {
    for (let presses = 0; presses < 40; presses += 1) {
      if (
        await page
          .getByRole(role, { name })
          .first()
          .evaluate((one) => one === document.activeElement)
      )
        return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`${name} is out of the keyboard's reach`);
  };
  await tabTo('姓名');
  await page.keyboard.insertText(SONG_CI.name);
  await tabTo('证件号码');
  await page.keyboard.type(SONG_CI.id);
  await tabTo('居住/从业所在地', 'combobox');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo('手机号码');
  await page.keyboard.type(SONG_CI.phone);
  await tabTo('图形验证码');
  const captcha = (await qa<{ kind: string; code: string }[]>(page, 'outbox')).find(({ kind }) => kind === 'captcha');
  await page.keyboard.type(captcha?.code ?? '');
  await tabTo('获取验证码', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/验证码已发送至/)).toBeVisible();
  await page.getByRole('textbox', { name: '短信验证码' }).focus();
  await page.keyboard.type(await codeTo(page, SONG_CI.phone));
  await tabTo('登录密码');
  await page.keyboard.type(NEW_PASSWORD);
  await tabTo('确认密码');
  await page.keyboard.type(NEW_PASSWORD);
  await tabTo(/已阅读并同意/, 'checkbox');
  await page.keyboard.press('Space');
  await tabTo('注册并去开户', 'button');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/grwt\/zhxx\/lhjyryyw\/lhjyrykh$/);
}

/** The agreement of the business; the notice of the day waits for the home page. */
async function passAgreement(page: Page): Promise<void> {
  const agreement = page.getByRole('dialog', { name: '用户办理须知' });
  await agreement.getByRole('checkbox', { name: '我已阅读并同意以上条款' }).check();
  await agreement.getByRole('button', { name: '同意', exact: true }).click();
  await expect(page.getByRole('button', { name: '我知道了' })).toHaveCount(0);
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByRole('heading', { name: '填写信息' })).toBeVisible();
}

// What the registration refuses: pages/register.refused.test, handlers/guest-registration.test, form/open/OpenForm.test.

test('灵活就业人员设立成功：从公共页面注册、自动登录、开户、中心审核，账户开立并按月扣款；注册只用键盘', async ({
  page,
}) => {
  await register(page);
  await passAgreement(page);
  // What was typed at the registration is there.
  await expect(page.getByText('1995-03-09').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText('137****0001').first()).toBeVisible();
  await openKnown(page);
  const address = page.getByRole('group', { name: '居住地址' });
  await expect(address.getByRole('combobox', { name: '市', exact: true })).toHaveValue('东城区');

  await chooseOption(page.getByRole('combobox', { name: '人员类别' }), '自由职业者');
  await address.getByRole('textbox', { name: '详细地址' }).fill('东直门内大街1号');
  await page.getByRole('textbox', { name: '缴存比例' }).fill('12');
  await page.getByRole('textbox', { name: '月缴存额' }).fill('100');
  await page.getByRole('textbox', { name: '约定扣款日' }).fill('28');
  await chooseOption(page.getByRole('combobox', { name: '扣款银行' }), 2);
  await page.getByRole('textbox', { name: '扣款账号' }).fill(CARD);
  await chooseBranch(page, 1);
  await page.getByRole('checkbox', { name: /我承诺所填信息/ }).check();
  await next(page);
  const summary = page.getByRole('alert').filter({ has: page.getByRole('link') });
  await expect(summary.getByRole('link', { name: '月缴存额应在220.00元至6,883.20元之间' })).toBeVisible();
  await expect(summary.getByRole('link', { name: '约定扣款日应在1日至25日之间' })).toBeVisible();

  await page.getByRole('textbox', { name: '月缴存额' }).fill('720');
  await page.getByRole('textbox', { name: '约定扣款日' }).fill('8');
  // 720 at 12 % follows from a base of 6,000; after three years 25,920.
  await expect(page.getByText('¥6,000.00')).toBeVisible();
  await expect(page.getByText('余额约¥25,920.00（不含利息），按余额可贷约¥518,000.00')).toBeVisible();
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('验证码已发送至137****0001')).toBeVisible();
  await page.getByRole('textbox', { name: '短信验证码' }).fill(await codeTo(page, SONG_CI.phone));
  await next(page);
  // What is not waived is optional: nothing is collected.
  await expect(page.getByText(/系统已核验，免交/)).toBeVisible();
  await page.getByRole('button', { name: '提交', exact: true }).click();
  await signOnPhone(page);
  await expect(page.getByText('提交成功')).toBeVisible();
  expect(await axe(page)).toEqual([]);

  // Until it is decided there is no account, and every page says so.
  await page.goto('./#/grwt/GrwtHome');
  await expect(page.getByText('您在本中心还没有住房公积金账户')).toBeVisible();
  for (const path of ['/grwt/cxyw/jccx/grzhxx', '/grwt/cxyw/jccx/grjcmx']) {
    await page.goto(`./#${path}`);
    await expect(page.getByText('您在本中心还没有住房公积金账户').filter({ visible: true })).toBeVisible();
  }
  await page.goto('./#/grwt/tqSys/tqyw/zfzj_tq');
  await agree(page);
  await expect(page.getByRole('rowheader', { name: '已开立个人住房公积金账户' })).toBeVisible();

  const [waiting] = await qa<{ ywlsh: string; sqr: string }[]>(page, 'cases');
  expect(waiting?.sqr).toBe('宋词');
  await qa(page, 'review', { ywbh: waiting?.ywlsh, result: 'approve', opinion: '同意' });
  await qa(page, 'clock', { days: 40 });
  await page.reload();
  await page.goto('./#/grwt/cxyw/jccx/grjcmx');
  await expect(page.getByRole('cell', { name: '灵活就业缴存' }).first()).toBeVisible();
  await page.goto('./#/grwt/cxyw/jccx/grzhxx');
  const account = page.getByRole('region', { name: '账户概况' }).filter({ visible: true });
  await expect(account.getByText('正常', { exact: true })).toBeVisible();
  await expect(account.getByText(/^19\d{10}$/)).toBeVisible();
});
