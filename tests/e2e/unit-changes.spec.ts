import type { Page } from '@playwright/test';
import writeXlsxFile from 'write-excel-file/node';
import { monthOf, type PlainDate, shiftMonth } from '../../src/domain/dates';
import { centreDay } from './centre-day';
import { chooseBranch, chooseOption } from './choose-option';
import { expect, test } from './fixture';
import { signOut } from './hall';
import { signInNewUnit } from './new-unit';
import { qa } from './qa';
import { codeTo, fillCaptcha, fillPassword, fillPerson, NEW_PASSWORD } from './registration';
import { toRoster } from './remittance';
import { agree } from './rent-withdrawal';

const next = (page: Page) => page.getByRole('button', { name: '下一步' }).click();
const submit = (page: Page) => page.getByRole('button', { name: '提交', exact: true }).click();
const choose = (page: Page, name: string, label: string) =>
  chooseOption(page.getByRole('combobox', { name, exact: true }), label);

const MEMBERS = 20;
const HEADINGS = ['证件号码', '姓名', '证件类型', '手机号码', '入职日期', '首次参加工作', '缴存基数', '起缴年月'];

/** Twenty people who work nowhere yet, with the check figure of their numbers; they begin on `day`, paid for from the next month on. */
function newMembers(day: PlainDate): string[][] {
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  return Array.from({ length: MEMBERS }, (_, at) => {
    const body = `11010119920${(at % 9) + 1}10${String(500 + at)}`;
    const sum = [...body].reduce((total, digit, place) => total + Number(digit) * (weights[place] ?? 0), 0);
    const name = `新员${'一二三四五六七八九十'[at % 10]}${'甲乙'[Math.floor(at / 10)]}`;
    return [
      `${body}${'10X98765432'[sum % 11]}`,
      name,
      '身份证',
      `1375555${String(1000 + at)}`,
      day,
      '否',
      '8000',
      shiftMonth(monthOf(day), 1),
    ];
  });
}

test('新单位的第一个月：网上登记、审核、注册登录、导入二十名职工、首次汇缴，每个人的账户都有了第一笔', async ({
  page,
}) => {
  const dwzh = await signInNewUnit(page);

  await page.goto('./#/dwwt/jcyw/grzh_sl');
  await agree(page);
  const members = newMembers(await centreDay(page));
  const buffer = await writeXlsxFile(
    [HEADINGS, ...members].map((row) => row.map((value) => ({ value, type: String }))),
  ).toBuffer();
  await page.getByLabel('导入文件').setInputFiles({ name: '职工.xlsx', mimeType: '', buffer });
  await expect(page.getByText(`已核对文件：共${MEMBERS}行，通过${MEMBERS}行，有问题0行`)).toBeVisible();
  await page.getByRole('button', { name: `保存全部${MEMBERS}行明细` }).click();
  await expect(page.getByText(/^PC20\d{14}$/)).toBeVisible();
  await chooseBranch(page, 1);
  await page.getByRole('checkbox', { name: /承诺/ }).check();
  await next(page);
  await submit(page);
  await expect(page.getByText('提交成功')).toBeVisible();

  await page.goto('./#/dwwt/jcyw/dw_huij');
  await toRoster(page, /按已办开户和转入/);
  // There is no month to go on from yet.
  await page.getByRole('button', { name: '上一步' }).click();
  await expect(page.getByRole('radio', { name: /沿用上月/ })).toHaveCount(0);
  await next(page);
  // 8,000.00 × (12% + 12%) × 20.
  await expect(page.getByLabel('清册平衡')).toContainText('20人¥38,400.00');
  await page.getByRole('button', { name: '确认清册' }).click();
  await expect(page.getByText(/清册已确认，确认单号QC/)).toBeVisible();
  await next(page);
  await choose(page, '汇缴方式', '网银/对公转账');
  await chooseBranch(page, 1);
  await next(page);
  await submit(page);
  const receipt = page.getByRole('region', { name: '受理回执' });
  await expect(receipt).toContainText('38,400.00');
  const code = /[0-9A-Z]{12}/.exec((await receipt.innerText()).replace(/\d{20}|QC\d{14}/g, ''))?.[0] ?? '';
  await qa(page, 'transfer', { dwzh, fse: '38400.00', fy: code });

  await page.goto('./#/dwwt/cxyw/hjqc');
  await expect(page.getByLabel('清册平衡')).toContainText('20人¥38,400.00');
  await expect(page.getByRole('table').getByRole('row', { name: /新员/ })).toHaveCount(MEMBERS);
  for (const [, name] of members) {
    await expect(page.getByRole('row', { name: new RegExp(String(name)) })).toContainText('¥1,920.00');
  }

  await signOut(page, '智联云州软件有限公司');
  await page.goto('./#/userRegister');
  const [zjhm = '', name = '', , phone = ''] = members.at(-1) ?? [];
  await fillPerson(page, { name, id: zjhm, phone });
  await fillPassword(page, await codeTo(page, phone));
  await page.getByRole('button', { name: '注册', exact: true }).click();
  await page.getByRole('button', { name: '去登录' }).click();
  await page.getByLabel('密码', { exact: true }).fill(NEW_PASSWORD);
  await fillCaptcha(page);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL(/GrwtHome/);
  await page.goto('./#/grwt/cxyw/jccx/grzhxx');
  const account = page.getByRole('region', { name: '缴存情况' });
  await expect(account).toContainText('个人缴存基数¥8,000.00');
  await expect(account).toContainText('最近汇缴2026-12 ¥1,920.00');
});
