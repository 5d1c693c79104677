// @vitest-environment node
import { expect, it } from 'vitest';
import { cellOrder } from '@/engine/import/ImportRows';
import { memberSealingImport } from '@/flows/unit/account/gj0305-member-sealing-import';
import { phoneChangeImport } from '@/flows/unit/account/gj0311-phone-change-import';
import { backPayImport } from '@/flows/unit/deposit/gj0202-back-payment-import';
import { baseAdjustmentImport } from '@/flows/unit/deposit/gj0203-base-adjustment-import';

it.each([
  [memberSealingImport, ['姓名', '月缴存额', '个人账号']],
  [backPayImport, ['姓名', '补缴基数', '个人账号']],
  [baseAdjustmentImport, ['姓名', '上年月平均工资', '个人账号']],
  [phoneChangeImport, ['姓名', '个人账号', '新手机号']],
])('a card begins with whose row it is and its amount, and has every cell once', (shape, first) => {
  const titles = cellOrder(shape, true).map(({ title }) => title);
  expect(titles.slice(0, 3)).toEqual(first);
  expect([...titles].sort()).toEqual([...shape.columns, ...shape.derived].map(({ title }) => title).sort());
});

it('a table keeps the order of the file', () => {
  expect(cellOrder(memberSealingImport, false).map(({ title }) => title)).toEqual(
    [...memberSealingImport.columns, ...memberSealingImport.derived].map(({ title }) => title),
  );
});
