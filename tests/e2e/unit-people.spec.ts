import { NEW_PHONES, PEOPLE } from '../people';
import { chooseOption } from './choose-option';
import { expect, test } from './fixture';
import { type OutboxEntry, qa } from './qa';
import { agree } from './rent-withdrawal';
import { signIn } from './sign-in';
import {
  afterDebits,
  approve,
  cell,
  choose,
  handIn,
  promise,
  receipt,
  sealLiuYang,
  sendRows,
  unitRow,
} from './unit-stories';

test('封存 GJ0305、封存原因修改 GJ0312、启封 GJ0304：从职工列表的一行开始，人员变动记录对得上', async ({ page }) => {
  await signIn(page, '华夏精密');
  const { due } = await afterDebits(page);
  await unitRow(page, '查询业务', '职工列表');
  await sealLiuYang(page, due);
  await expect(receipt(page)).toContainText('办结');

  await unitRow(page, '缴存业务', '封存原因修改');
  await agree(page);
  await page.getByRole('button', { name: '从职工列表选择' }).click();
  const members = page.getByRole('dialog', { name: '选择职工' });
  await members.getByRole('checkbox', { name: /^刘洋/ }).check();
  await members.getByRole('button', { name: '加入明细（1人）' }).click();
  await choose(page, '刘洋的新封存原因', '参军入学');
  await cell(page, '刘洋的修改说明', '原来登记有误');
  await sendRows(page);
  await promise(page);
  await handIn(page);
  await expect(receipt(page)).toContainText('办结');

  await page.goto('./#/dwwt/cxyw/zglb');
  await page.getByRole('link', { name: '启封刘洋（100000000007）' }).click();
  await agree(page);
  await choose(page, '刘洋的启封原因', '恢复缴存');
  await cell(page, '刘洋的启封年月', due);
  await sendRows(page);
  await promise(page);
  await handIn(page);
  await expect(receipt(page)).toContainText('办结');

  await unitRow(page, '查询业务', '人员变动记录');
  await expect(page.getByRole('row', { name: /封存.*刘洋.*办结/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /启封.*刘洋.*办结/ })).toBeVisible();
  await page.goto('./#/dwwt/cxyw/zglb');
  await expect(page.getByRole('row', { name: /刘洋.*正常/ })).toBeVisible();
});

test('批量修改手机号 GJ0311、批量修改家庭地址 GJ0314、个人关键信息变更 GJ0303', async ({ page }) => {
  await signIn(page, '华夏精密');
  const pick = async (name = '刘洋') => {
    await page.getByRole('button', { name: '从职工列表选择' }).click();
    const members = page.getByRole('dialog', { name: '选择职工' });
    await members.getByRole('checkbox', { name: new RegExp(`^${name}`) }).check();
    await members.getByRole('button', { name: '加入明细（1人）' }).click();
  };
  await unitRow(page, '账户变更', '批量修改手机号');
  await agree(page);
  await pick();
  await cell(page, '刘洋的新手机号', NEW_PHONES.member);
  await sendRows(page);
  await promise(page);
  await handIn(page);
  await expect(receipt(page)).toContainText('待职工本人确认');

  await unitRow(page, '账户变更', '批量修改家庭地址');
  await agree(page);
  await pick();
  await cell(page, '刘洋的省市区', '北京市朝阳区');
  await cell(page, '刘洋的详细地址', '安立路60号院7号楼');
  await cell(page, '刘洋的邮政编码', '100101');
  // One whose address is nowhere stays behind, and is found again with the reason.
  await pick('张建国');
  await cell(page, '张建国的省市区', '北京市东京区');
  await cell(page, '张建国的详细地址', '望京西路9号');
  const kept = page.waitForEvent('download');
  await page.getByRole('button', { name: '仅保存通过的1行' }).click();
  await page
    .getByRole('alertdialog', { name: '仅保存通过的明细' })
    .getByRole('button', { name: '仅保存通过的1行' })
    .click();
  await kept;
  await expect(page.getByText('明细批次号', { exact: true })).toBeVisible();
  await promise(page);
  await handIn(page);
  await expect(receipt(page)).toContainText('办结');

  await unitRow(page, '查询业务', '批次记录');
  await chooseOption(page.getByRole('combobox', { name: '业务', exact: true }), '批量修改家庭地址');
  const batch = page
    .getByRole('table', { name: '批次记录' })
    .getByRole('row', { name: /批量修改家庭地址.* 2 1 1 0 办结/ });
  await expect(batch).toHaveCount(1);
  await batch.getByRole('button', { name: /^失败明细/ }).click();
  const failed = page.getByRole('dialog', { name: /^失败明细/ });
  await expect(failed.getByRole('row', { name: /张建国 北京市东京区 .*省市区不存在/ })).toBeVisible();
  const list = page.waitForEvent('download');
  await failed.getByRole('button', { name: '下载错误清单' }).click();
  const again = await (await list).path();
  await failed.getByRole('button', { name: '关闭', exact: true }).click();
  await batch.getByRole('link', { name: /的办件$/ }).click();
  await expect(page.getByRole('heading', { name: /批量修改家庭地址.*办结/ })).toBeVisible();

  await unitRow(page, '账户变更', '个人关键信息变更');
  await agree(page);
  const search = page.getByRole('searchbox', { name: '姓名、证件号码或个人账号' });
  await search.fill('马晓燕');
  await search.press('Enter');
  await page.getByRole('button', { name: `选择马晓燕（${PEOPLE.马晓燕.grzh}）` }).click();
  await choose(page, '变更原因', '录入错误');
  await page.getByRole('textbox', { name: '新姓名' }).fill('马小燕');
  await page.getByRole('checkbox', { name: /承诺/ }).check();
  await handIn(page, ['身份证']);
  await expect(receipt(page)).toContainText('马晓燕');
  // After the clerk's yes it waits for the member's own word.
  await approve(page);
  const link = (await qa<OutboxEntry[]>(page, 'outbox')).find(
    ({ to, uuid }) => to === PEOPLE.马晓燕.sjhm && uuid !== '',
  );
  await qa(page, 'scan', { uuid: link?.uuid, action: 'confirm' });
  await page.goto('./#/dwwt/cxyw/zglb');
  await expect(page.getByRole('row', { name: /马小燕/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /马晓燕/ })).toHaveCount(0);

  // The list of what was wrong is brought in again where the earlier batches stand, too.
  await unitRow(page, '账户变更', '批量修改家庭地址');
  await agree(page);
  await expect(
    page.getByRole('table', { name: '以前的批次' }).getByRole('row', { name: / 2 1 1 0 办结/ }),
  ).toBeVisible();
  await page.getByLabel('导入文件').setInputFiles(again);
  await expect(page.getByRole('row', { name: /张建国.*省市区不存在/ })).toBeVisible();
});
