import { giveQueryConsent } from '@mocks/centre/access/query-consents';
import { judge } from '@mocks/centre/office/applications';
import { homeOffer, verdictOn } from '@mocks/centre/office/available-businesses';
import { markAnswerRead } from '@mocks/centre/public/answers/answers';
import { questions } from '@mocks/data/questions/questions';
import { expect, it } from 'vitest';
import { moneyText } from '@/domain/money';
import { centreOn, HE_JING, LIU_YANG, ZHANG_JIANGUO } from '../../fixture';

it.each([
  ['张建国', ZHANG_JIANGUO],
  ['刘洋', LIU_YANG],
  ['何静', HE_JING],
])('each answer tells %s of a business what its rule says', async (_, actor) => {
  const centre = await centreOn();
  await centre.transact((tx) => giveQueryConsent(tx, actor));
  const told = await centre.transact((tx) =>
    questions.map(({ id }) => {
      const { bzsj } = markAnswerRead(tx, { id, visitor: '', actor, verdicts: { offerOf: homeOffer, verdictOn } });
      return { id, bzsj };
    }),
  );
  expect(told.length).toBeGreaterThanOrEqual(100);
  const verdicts = told.flatMap(({ id, bzsj }) =>
    bzsj.filter(({ label }) => label.startsWith('您办理')).map((row) => ({ id, row })),
  );
  expect(verdicts.length).toBeGreaterThan(30);
  await centre.transact((tx) => {
    for (const { id, row } of verdicts) {
      const { tj, xe } = judge(tx, actor, { ywlx: row.key ?? '' });
      const unmet = tj.find(({ mz }) => !mz);
      const where = `${id} ${row.label}`;
      if (unmet) expect([where, row.value]).toEqual([where, expect.stringContaining(`目前不符合：${unmet.tjmc}`)]);
      else if (row.value !== '目前符合办理条件')
        expect([where, row.value]).toEqual([where, expect.stringMatching(/有可提取的金额|有购房贷款/)]);
      // The answer that names a sum names the rule's.
      const sum = told.find((one) => one.id === id)?.bzsj.find(({ key }) => key === 'bykt');
      if (sum && row.key === 'TQ0107' && sum.label.includes('租房')) expect(sum.value).toBe(moneyText(xe?.kytqe ?? ''));
    }
  });
});
