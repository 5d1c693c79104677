import { startCentre, type TestCentre } from '@mocks/node';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import DraftBox from '@/pages/drafts/DraftBox';
import '@/flows/registry';
import { saveDraft } from '@/api/drafts';
import { openPage, signedIn } from '../flows/open-page';

const LIU = '110102199603154522';
let centre: TestCentre;
beforeAll(async () => {
  centre = await startCentre({ today: '2026-11-21' });
});
afterEach(() => centre.reset());
afterAll(() => centre.close());

const keep = (ywlx: string) => saveDraft({ ywlx, ywlsh: '', bbh: 1, dqbz: 'form', nr: '{}', xgcs: 0 });

describe('草稿箱', () => {
  it('tells step, time and last day of each draft, and finds by business', async () => {
    await signedIn(centre, LIU);
    await keep('TQ0107');
    await keep('GD0101');
    const { user } = await openPage(centre, LIU, '/grwt/draftbox', <DraftBox />);
    const row = await screen.findByRole('row', { name: /租房提取/ });
    expect(row).toHaveTextContent('填写信息');
    expect(row).toHaveTextContent('2026-12-21');
    expect(screen.getByRole('row', { name: /贷款申请/ })).toBeVisible();
    await user.selectOptions(screen.getByLabelText('业务名称'), '租房提取');
    await waitFor(() => expect(screen.queryByRole('row', { name: /贷款申请/ })).not.toBeInTheDocument());
    expect(screen.getByRole('row', { name: /租房提取/ })).toBeVisible();
  });

  it('says why a draft cannot be deleted, and keeps it', async () => {
    await signedIn(centre, LIU);
    await keep('TQ0107');
    const { user } = await openPage(centre, LIU, '/grwt/draftbox', <DraftBox />);
    await user.click(await screen.findByRole('button', { name: '删除租房提取草稿' }));
    await centre.fault({ path: 'draftbox/del', kind: 'code', value: 7 });
    await user.click(screen.getByRole('button', { name: '删除' }));
    expect(await screen.findByText('模拟的业务拒绝')).toBeVisible();
    expect(screen.getByRole('row', { name: /租房提取/ })).toBeVisible();
  });
});
