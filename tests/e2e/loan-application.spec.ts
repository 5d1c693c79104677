import { PEOPLE } from '../people';
import { axe } from './axe';
import { chooseOption } from './choose-option';
import { expect, test } from './fixture';
import { signOut } from './hall';
import { collectMaterials, fillLoanTasks, openLoanTasks, signByLink } from './loan-application';
import { signOnPhone } from './phone';
import { qa } from './qa';
import { signIn } from './sign-in';

test.describe('贷款申请 GD0101', () => {
  test('周凯和赵敏买房：从申请到放款、首期还款，金额精确到分', async ({ page }) => {
    await signIn(page, '周凯');
    await openLoanTasks(page);
    await fillLoanTasks(page);
    expect(await axe(page)).toEqual([]);
    await collectMaterials(page);
    await expect(page.getByText('赵敏（共同借款人）')).toBeVisible();
    await page.getByRole('button', { name: '提交', exact: true }).click();
    await signOnPhone(page);
    const receipt = page.getByRole('region', { name: '受理回执' });
    await expect(receipt).toContainText('待审核');
    await expect(receipt).toContainText('¥4,003.40');

    const [open] = await qa<{ ywlsh: string }[]>(page, 'cases');
    const ywlsh = open?.ywlsh ?? '';
    await qa(page, 'review', { ywbh: ywlsh, result: 'approve', opinion: '同意' });
    await signByLink(page, PEOPLE.赵敏.sjhm);

    await signOut(page, '周凯');
    await signIn(page, '安居置业');
    await expect(page.getByRole('link', { name: '按揭客户待确认：安居·翠湖苑3号楼1单元101室' })).toBeVisible();
    await page.getByRole('link', { name: '按揭客户待确认：安居·翠湖苑3号楼1单元101室' }).click();
    const sale = page.getByRole('row', { name: new RegExp(ywlsh) });
    await expect(sale).toContainText('周*');
    await expect(sale).toContainText('¥1,000,000.00');
    await expect(sale).not.toContainText('周凯');
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: '确认属实' }).click();
    await expect(sale).toContainText('已确认');
    await expect(sale).toContainText('待签合同');
    await signOut(page, '安居置业');

    await signIn(page, '周凯');
    await page.getByRole('link', { name: '贷款申请：待签署借款合同' }).click();
    const contract = page.getByRole('region', { name: /住房公积金借款合同/ });
    await expect(contract).toContainText('¥4,003.40');
    await expect(contract.getByRole('button', { name: /下载PDF/ })).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await contract.getByRole('button', { name: '签署借款合同' }).click();
    await expect(page.getByRole('dialog', { name: '移动端签署' })).toContainText('《住房公积金借款合同》');
    await signOnPhone(page);
    await expect(contract).toContainText('赵敏（共同借款人）签署');
    await signByLink(page, PEOPLE.赵敏.sjhm);

    await qa(page, 'clock', { days: 16 });
    await page.goto('./#/grwt/cxyw/dkcx/dkxx');
    const loan = page.getByRole('region', { name: '贷款概况' });
    await expect(loan).toContainText('贷款余额¥1,000,000.00');
    await expect(loan).toContainText('当期应还款额¥4,003.40');
    // The first instalment is that of the month after the payment.
    await expect(loan).toContainText(/下期还款日\d{4}-\d{2}-20/);
    const due = /下期还款日(\d{4}-\d{2}-20)/.exec((await loan.textContent()) ?? '')?.[1] ?? '';
    await qa(page, 'clock', { now: due });
    await page.goto('./#/grwt/cxyw/dkcx/hkjh');
    const first = page.getByRole('row', { name: new RegExp(due) });
    for (const figure of ['¥4,003.40', '¥1,836.73', '¥2,166.67', '¥998,163.27', '已还']) {
      await expect(first).toContainText(figure);
    }
    await page.goto(`./#/grwt/MyOffice/detail?ywlsh=${ywlsh}`);
    for (const step of ['签署借款合同', '共同签署借款合同', '借款合同生效', '抵押登记', '贷款发放', '办结']) {
      await expect(page.getByRole('region', { name: '办理过程' })).toContainText(step);
    }
    await signOut(page, '周凯');

    await signIn(page, '安居置业');
    await page.goto('./#/kfswt/cx_yw/lp_cx/fwmx');
    await chooseOption(page.getByRole('combobox', { name: '楼栋' }), /^3号楼/);
    await expect(page.getByRole('row', { name: /101/ }).first()).toContainText('抵押');
    await page.goto('./#/kfswt/cx_yw/lp_cx/ldb?lpbh=LP00000001');
    await expect(page.getByRole('region', { name: '楼盘概况' })).toContainText('已贷套数（含抵押）119套');
    await page.getByRole('button', { name: '看房屋：3号楼' }).click();
    const unit = page.getByRole('table', { name: '3号楼1单元' });
    await unit.getByRole('button', { name: '3号楼1单元101 抵押' }).focus();
    await page.keyboard.press('ArrowUp');
    await expect(unit.getByRole('button', { name: /^3号楼1单元201/ })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const home = page.getByRole('dialog', { name: '安居·翠湖苑3号楼1单元101室' });
    await expect(home).toContainText(`由周*的贷款申请（${ywlsh}）选定`);
    expect(await axe(page)).toEqual([]);
    await home.getByRole('button', { name: '关闭', exact: true }).last().click();
    await page.goto('./#/kfswt/cx_yw/dk_cx/bzjtz');
    await expect(page.getByRole('region', { name: '保证金平衡' })).toContainText('加：存入¥50,000.00');
    await expect(page.getByRole('row', { name: /保证金存入/ })).toContainText('周*');
    expect(await axe(page)).toEqual([]);
  });
});
