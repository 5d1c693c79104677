import type { Page } from '@playwright/test';
import writeXlsxFile from 'write-excel-file/node';
import { addDays } from '../../src/domain/dates';
import { DEVELOPERS, PEOPLE } from '../people';
import { archiveFrame, jpeg } from './archive-frame';
import { centreDay, movePast } from './centre-day';
import { chooseBranch, chooseOption } from './choose-option';
import { expect, test } from './fixture';
import { signOut } from './hall';
import { collectMaterials, fillLoanTasks, openLoanTasks, signByLink } from './loan-application';
import { signOnPhone } from './phone';
import { qa } from './qa';
import { agree, passNotice } from './rent-withdrawal';
import { signIn } from './sign-in';

const next = (page: Page) => page.getByRole('button', { name: '下一步' }).click();
const submit = (page: Page) => page.getByRole('button', { name: '提交', exact: true }).click();
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const choose = (page: Page, name: string, label: string) =>
  chooseOption(page.getByRole('combobox', { name, exact: true }), label);

/** The clerk's yes to the newest case. */
async function approve(page: Page): Promise<string> {
  const [open] = await qa<{ ywlsh: string }[]>(page, 'cases');
  await qa(page, 'review', { ywbh: open?.ywlsh, result: 'approve', opinion: '同意' });
  return open?.ywlsh ?? '';
}

/** Five hundred homes of one size and price: two units of fifty floors with five homes each. */
function tower(): string[][] {
  const floors = Array.from({ length: 50 }, (_, at) => at + 1);
  return [1, 2].flatMap((unit) =>
    floors.flatMap((floor) =>
      [1, 2, 3, 4, 5].map((flat) => [`${unit}-${floor}0${flat}`, '108.60', '15200', '三室两厅一卫']),
    ),
  );
}

/** The homes are sold before they are finished. */
const finished = async (page: Page) => addDays(await centreDay(page), 55);

async function admit(page: Page): Promise<void> {
  await page.goto('./#/kfswt/cx_yw/lp_cx/lpzr_sq');
  await passNotice(page);
  await page.getByRole('radio', { name: '新楼盘准入' }).check();
  await box(page, '楼盘名称').fill('安居·江畔');
  await choose(page, '所在区', '江北区');
  await box(page, '楼盘地址').fill('江畔路6号');
  await choose(page, '房屋性质', '商品房');
  await choose(page, '房屋类型', '期房');
  await choose(page, '绿色建筑星级', '二星');
  await box(page, '预售许可证号').fill('云房售证字(2026)第066号');
  await box(page, '土地使用权证号').fill('云(2025)云州市不动产权第0006606号');
  await box(page, '建设工程规划许可证号').fill('建字第110109202600066号');
  await box(page, '建筑工程施工许可证号').fill('110109202600066');
  await box(page, '竣工日期').fill(await finished(page));
  await chooseOption(page.getByRole('combobox', { name: '监管账户' }), /1100200000550055|0055/);
  await box(page, '保证金比例').fill('5');
  await box(page, '楼盘联系人').fill('宁静');
  await box(page, '联系电话').fill(DEVELOPERS.安居置业.sjhm);
  await chooseBranch(page, 1);
  await page.getByRole('checkbox', { name: /承诺/ }).check();
  await next(page);
  await expect(page.getByRole('heading', { name: '材料采集' })).toBeVisible();
  const papers = archiveFrame(page)
    .getByRole('region')
    .filter({ has: page.locator('input[type=file]') });
  await expect(papers.first()).toBeVisible();
  for (const paper of await papers.all()) {
    await paper.locator('input[type=file]').first().setInputFiles(jpeg('许可.jpg'));
    await expect(paper.getByRole('button', { name: '删除许可.jpg' })).toBeVisible();
  }
  await next(page);
  await submit(page);
  const receipt = page.getByRole('region', { name: '受理回执' });
  await expect(receipt).toContainText('申请人安居置业有限公司');
  await expect(receipt).toContainText('开发商编号KF000001');
  await page
    .getByRole('link', { name: '查看办件' })
    .or(page.getByRole('button', { name: '查看办件' }))
    .click();
  // In the words of the form.
  await expect(page.getByText('绿色建筑星级').locator('..')).toContainText('二星');
}

async function importTower(page: Page): Promise<void> {
  await page.goto('./#/kfswt/cx_yw/lp_cx/ldb/dr');
  await agree(page);
  await choose(page, '楼盘', '安居·江畔（准入）');
  await box(page, '楼栋号').fill('1号楼');
  await box(page, '竣工日期').fill(await finished(page));
  const rows = [['单元-房号', '建筑面积', '备案单价', '户型'], ...tower()];
  const cells = rows.map((row) => row.map((value) => ({ value, type: String })));
  const buffer = await writeXlsxFile(cells).toBuffer();
  await page.getByLabel('导入文件').setInputFiles({ name: '1号楼.xlsx', mimeType: '', buffer });
  await expect(page.getByText('已核对文件：共500行，通过500行，有问题0行')).toBeVisible();
  // 500 × 108.60, and 500 × 1,650,720.00.
  await expect(page.getByRole('main')).toContainText('54,300.00㎡');
  await expect(page.getByRole('main')).toContainText('总价合计¥825,360,000.00');
  await page.getByRole('button', { name: '保存全部500行明细' }).click();
  await expect(page.getByText(/^PC20\d{14}$/)).toBeVisible();
  await page.getByRole('checkbox', { name: /承诺/ }).check();
  await next(page);
  await submit(page);
  await expect(page.getByText('提交成功')).toBeVisible();
}

/** The picture of the tower says in which state the first home is. */
async function firstHomeIs(page: Page, lpbh: string, state: string): Promise<void> {
  await page.goto(`./#/kfswt/cx_yw/lp_cx/ldb?lpbh=${lpbh}`);
  await page.getByRole('button', { name: '看房屋：1号楼' }).click();
  const unit = page.getByRole('table', { name: '1号楼1单元' });
  await expect(unit.getByRole('button', { name: `1号楼1单元101 ${state}` })).toBeVisible();
}

/** From the application to the contract, each by whoever has to. */
async function borrow(page: Page, home: { lpbh: string; ldbh: string }): Promise<string> {
  await signIn(page, '周凯');
  await openLoanTasks(page);
  await fillLoanTasks(page, { ...home, lpmc: '安居·江畔', ldmh: '1号楼' });
  await collectMaterials(page);
  await submit(page);
  await signOnPhone(page);
  await expect(page.getByRole('region', { name: '受理回执' })).toContainText('待审核');
  const ywlsh = await approve(page);
  await signByLink(page, PEOPLE.赵敏.sjhm);
  await signOut(page, '周凯');

  await signIn(page, '安居置业');
  await page.getByRole('link', { name: '按揭客户待确认：安居·江畔1号楼1单元101室' }).click();
  const sale = page.getByRole('row', { name: new RegExp(ywlsh) });
  await page.getByRole('button', { name: '确认属实' }).click();
  await expect(sale).toContainText('待签合同');
  await signOut(page, '安居置业');

  await signIn(page, '周凯');
  await page.getByRole('link', { name: '贷款申请：待签署借款合同' }).click();
  const contract = page.getByRole('region', { name: /住房公积金借款合同/ });
  await contract.getByRole('button', { name: '签署借款合同' }).click();
  await signOnPhone(page);
  await expect(contract).toContainText('已签署');
  await signByLink(page, PEOPLE.赵敏.sjhm);
  await signOut(page, '周凯');
  return ywlsh;
}

/** The whole loan is paid by card, then the register takes the mortgage off. */
async function settleAndRelease(page: Page): Promise<void> {
  await signIn(page, '周凯');
  await page.goto('./#/grwt/dkSys/dkyw/yhk_hk');
  await passNotice(page);
  // Too early: said as soon as it is chosen.
  await page.getByRole('radio', { name: '提前结清' }).check();
  await expect(page.getByText('还款满6期后方可提前还款').first()).toBeVisible();
  await page.getByRole('button', { name: '保存草稿' }).click();
  await expect(page.getByText(/草稿已保存|已保存/).first()).toBeVisible();
  // Six instalments, of which the first comes in the month after the payment.
  await qa(page, 'clock', { days: 210 });
  await movePast(page, 20);
  // The draft has run out by then.
  await page.reload();
  await passNotice(page);
  await page.getByRole('radio', { name: '提前结清' }).check();
  await expect(page.getByRole('region', { name: '还款试算' })).toContainText('¥');
  await next(page);
  await submit(page);
  await page.getByRole('button', { name: '确定', exact: true }).click();
  await expect(page.getByText(/提前结清已受理/).first()).toBeVisible();
  await qa(page, 'clock', { days: 8 });
  await page.goto('./#/grwt/dkSys/dkyw/dyzx');
  await passNotice(page);
  await page.getByRole('checkbox', { name: /我申请注销/ }).check();
  await next(page);
  await submit(page);
  await page.getByRole('button', { name: '确定', exact: true }).click();
  await expect(page.getByText(/抵押注销已受理，登记机构办理中/).first()).toBeVisible();
  await qa(page, 'clock', { days: 15 });
  await signOut(page, '周凯');
}

test('安居·江畔：从准入、导入500套、按揭、放款，到结清、注销抵押、退回全部保证金', async ({ page }) => {
  await signIn(page, '安居置业');
  const begun = await centreDay(page);
  await admit(page);
  await approve(page);
  await importTower(page);
  await approve(page);
  await page.goto('./#/kfswt/cx_yw/lp_cx/lplb');
  const project = page.getByRole('row', { name: /安居·江畔/ });
  await expect(project).toContainText('500');
  const link = project.getByRole('link', { name: '查看安居·江畔的楼栋表' });
  const lpbh = /LP\d+/.exec((await link.getAttribute('href')) ?? '')?.[0];
  if (!lpbh) throw new Error('The list leads to no building table');
  await firstHomeIs(page, lpbh, '可售');
  await signOut(page, '安居置业');

  const ywlsh = await borrow(page, { lpbh, ldbh: `${lpbh}-01` });
  await qa(page, 'clock', { days: 16 });
  await signIn(page, '安居置业');
  await firstHomeIs(page, lpbh, '抵押');
  await page.goto('./#/kfswt/cx_yw/dk_cx/bzjtz');
  const total = page.getByRole('status', { name: '查询结果合计' });
  const balance = page.getByRole('region', { name: '保证金平衡' });
  await expect(balance).toContainText('加：存入¥50,000.00');
  await expect(page.getByRole('row', { name: /贷款发放|放款/ }).first()).toContainText('¥1,000,000.00');
  await signOut(page, '安居置业');

  await settleAndRelease(page);
  await signIn(page, '安居置业');
  await firstHomeIs(page, lpbh, '已售');
  await page.goto('./#/kfswt/cx_yw/dk_cx/ajkh');
  await expect(page.getByRole('row', { name: new RegExp(ywlsh) })).toBeVisible();
  // The list begins with the last three months: this is the life of the project.
  await page.goto(`./#/kfswt/cx_yw/dk_cx/bzjtz?ksrq=${begun}`);
  await expect(balance).toContainText('减：退还¥50,000.00');
  await expect(balance).toContainText('期末保证金¥12,512,500.00');
  await expect(total).toContainText('现在的保证金余额 ¥12,512,500.00');
});
