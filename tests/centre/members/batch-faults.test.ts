import { soundRows } from '@mocks/centre/members/batch-faults';
import { expect, it } from 'vitest';
import { maskIdNumber } from '@/domain/text/mask';
import { openColumns } from '@/schema/unit/gj0301-account-opening';
import { NOBODY } from '../../people';
import { centreOn } from '../fixture';

const LATE = '起缴年月应大于等于应汇缴年月（2027-01）';
const [one, two, three, four, five] = ['1', '2', '3', '4', '5'].map((no) => ({
  zjhm: `${NOBODY.another.slice(0, -1)}${no}`,
  xingming: `周立${no}`,
}));
const judge = ({ xingming = '' }: Readonly<Record<string, string>>): Record<string, string> => {
  if (xingming === '周立5') return { sjhm: '手机号码有误' };
  return xingming === '周立4' ? {} : { qjny: LATE };
};
const textOf = ({ zjhm = '', xingming = '' }: Record<string, string> = {}) => `${xingming}（${maskIdNumber(zjhm)}）`;
const asked = async (...rows: (Record<string, string> | undefined)[]) =>
  (await centreOn()).transact(({ store }) =>
    soundRows(
      store,
      { columns: openColumns, key: 'zjhm' },
      rows.map((row) => ({ ...row })),
      judge,
    ),
  );

it('everybody of one fault is named with a masked number, and how many have another one is said', async () => {
  await expect(asked(one, four, two, five)).rejects.toThrow(
    `${textOf(one)}、${textOf(two)}：${LATE}；另有1人也不能办理，请修改明细后重新提交`,
  );
});

it('one row says nothing of others, and no number stands whole', async () => {
  await expect(asked(three, four)).rejects.toThrow(`${textOf(three)}：${LATE}，请修改明细后重新提交`);
  expect(textOf(three)).not.toContain(String(three?.zjhm));
});

it('rows that are right are counted by who they are about', async () => {
  expect((await asked(four)).size).toBe(1);
});
