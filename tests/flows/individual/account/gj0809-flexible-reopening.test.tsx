import { mandateOf } from '@mocks/centre/members/flexible/flexible-mandates';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { saveDraft } from '@/api/cases/drafts';
import FlowPage from '@/engine/page/FlowPage';
import { flowByCode } from '@/flows/registry';
import { OUYANG } from '../../../centre/fixture';
import { fileCentre } from '../../../file-centre';
import { PEOPLE } from '../../../people';
import { next, pick, retype } from '../../form-acts';
import { openPage, signedIn } from '../../open-page';

const centre = fileCentre();

it('who pays in again sees the account that is debited and says on which day', async () => {
  const entry = flowByCode('GJ0809', 'individual');
  if (!entry) throw new Error('GJ0809 is not registered');
  const { zjhm } = PEOPLE.欧阳明;
  await signedIn(centre, zjhm);
  await saveDraft({ ywlx: 'GJ0809', ywlsh: '', bbh: 1, dqbz: 'form', nr: '{}', xgcs: 0 });
  const { user } = await openPage(centre, zjhm, entry.path, <FlowPage entry={entry} />);
  await user.click(await screen.findByRole('button', { name: '继续填写' }));
  const resume = await screen.findByRole('region', { name: '恢复缴存' });
  expect(resume).toHaveTextContent(/扣款账号.*\*/);
  expect(resume).toHaveTextContent(
    '扣款账号在“扣款账户变更”中更换：账户启封后才能办理，启封办结后的回执上即可进入；本次先沿用原扣款账户',
  );
  expect(resume).not.toHaveTextContent('柜台变更');
  await retype(user, '约定扣款日', '28');
  await pick(user, '启封年月', '2026-12');
  await next(user);
  expect(within(screen.getByRole('alert')).getByRole('link', { name: '约定扣款日应在1日至25日之间' })).toBeVisible();
  await retype(user, '约定扣款日', '8');
  await next(user);
  await user.click(await screen.findByRole('button', { name: '提交' }));
  await user.click(await screen.findByRole('button', { name: '确定' }));
  expect(await screen.findByRole('region', { name: '受理回执' })).toHaveTextContent('约定扣款日每月8日');
  expect(await centre.transact(({ store }) => mandateOf(store, OUYANG.grzh)?.kkr)).toBe(8);
});
