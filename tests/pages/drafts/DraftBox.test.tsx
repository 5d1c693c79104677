import { review } from '@mocks/centre/office/review';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fetchDraft, saveDraft } from '@/api/cases/drafts';
import FlowPage from '@/engine/page/FlowPage';
import { flowByCode } from '@/flows/registry';
import DraftBox from '@/pages/drafts/DraftBox';
import { beforeSessionEnds } from '@/session/opening/session-ending';
import { useSession } from '@/session/session-store';
import { saveLostDrafts } from '@/session/watch/unsaved-drafts';
import { chooseOption } from '../../choose-option';
import { fileCentre } from '../../file-centre';
import { openPage, signedIn } from '../../flows/open-page';
import { handIn, keepDraft, LIU_VALUES } from '../../flows/rent-form';
import { PEOPLE } from '../../people';

const LIU = PEOPLE.刘洋.zjhm;
const centre = fileCentre();

const keep = (ywlx: string) => saveDraft({ ywlx, ywlsh: '', bbh: 1, dqbz: 'form', nr: '{}', xgcs: 0 });

describe('草稿箱', () => {
  it('tells step, time and last day of each draft, and finds by business', async () => {
    await signedIn(centre, LIU);
    await keep('TQ0107');
    await keep('GD0101');
    await openPage(centre, LIU, '/grwt/draftbox', <DraftBox />);
    const row = await screen.findByRole('row', { name: /租房提取/ });
    await waitFor(() => expect(row).toHaveTextContent('填写信息'));
    expect(row).toHaveTextContent('2026-12-21');
    expect(screen.getByRole('row', { name: /贷款申请/ })).toBeVisible();
    await chooseOption(screen.getByLabelText('业务名称'), '租房提取');
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

  it.each([
    ['GD0101', 'form:borrower', '借款人'],
    ['TQ0107', 'form:gone', '填写信息'],
  ])('the step of a draft is called what its business calls it: %s %s', async (ywlx, dqbz, title) => {
    await signedIn(centre, LIU);
    await saveDraft({ ywlx, ywlsh: '', bbh: 1, dqbz, nr: '{}', xgcs: 0 });
    await openPage(centre, LIU, '/grwt/draftbox', <DraftBox />);
    expect(await screen.findByRole('cell', { name: title })).toBeVisible();
  });

  it('a correction that was saved is among the drafts, as the case it corrects, and goes on from there', async () => {
    await signedIn(centre, LIU);
    const { ywlsh } = await keepDraft('confirm', { ...LIU_VALUES, ywwd: '0101' });
    await handIn({ ywlsh, card: 'another' });
    await centre.transact((tx) => review(tx, { ywlsh, result: 'return', opinion: '请核对子女数' }));
    const back = await fetchDraft('TQ0107');
    await saveDraft({
      ...{ ywlx: 'TQ0107', ywlsh, bbh: 1, dqbz: 'form', xgcs: back?.xgcs ?? 0 },
      nr: JSON.stringify({ ...LIU_VALUES, znsl: '2' }),
    });
    const box = await openPage(centre, LIU, '/grwt/draftbox', <DraftBox />);
    const row = await screen.findByRole('row', { name: /租房提取（补正）/ });
    expect(row).toHaveTextContent(`业务流水号${ywlsh}`);
    await box.user.click(screen.getByRole('link', { name: '继续补正2026-10至2026-11租房提取' }));
    const { pathname, state } = box.router.state.location;
    box.unmount();

    const entry = flowByCode('TQ0107', 'individual');
    if (!entry) throw new Error('TQ0107 is not registered');
    expect(pathname).toBe(entry.path);
    const other = await openPage(centre, LIU, pathname, <FlowPage entry={entry} />);
    expect(await screen.findByText(/^您已补正一部分：保存于2026-11-21 .*填写到“填写信息”/)).toBeVisible();
    expect(screen.getByRole('button', { name: '继续补正' })).toBeVisible();
    other.unmount();
    // Said in the draft box, it is not asked again.
    await openPage(centre, LIU, pathname, <FlowPage entry={entry} />, '1', { state });
    expect(await screen.findByLabelText('未成年子女数')).toHaveValue('2');
  });

  it('goes on with a draft that was chosen here without asking again; by another way the business asks', async () => {
    const entry = flowByCode('TQ0107', 'individual');
    if (!entry) throw new Error('TQ0107 is not registered');
    await signedIn(centre, LIU);
    await keepDraft('confirm', { ...LIU_VALUES, ywwd: '0101' });
    const box = await openPage(centre, LIU, '/grwt/draftbox', <DraftBox />);
    await box.user.click(await screen.findByRole('link', { name: '继续填写2026-10至2026-11租房提取' }));
    const { pathname, state } = box.router.state.location;
    expect(pathname).toBe(entry.path);
    box.unmount();

    const resumed = await openPage(centre, LIU, pathname, <FlowPage entry={entry} />, '1', { state });
    expect(await screen.findByRole('button', { name: '提交' })).toBeVisible();
    expect(screen.queryByText(/^您有一份未提交的/)).toBeNull();
    resumed.unmount();

    await openPage(centre, LIU, pathname, <FlowPage entry={entry} />);
    expect(await screen.findByText('您有一份未提交的2026-10至2026-11租房提取草稿')).toBeVisible();
  });

  it('what was typed into a correction when the session was lost says from when it dates, and can be given up', async () => {
    await signedIn(centre, LIU);
    const { ywlsh } = await keepDraft('confirm', { ...LIU_VALUES, ywwd: '0101' });
    await handIn({ ywlsh, card: 'another' });
    await centre.transact((tx) => review(tx, { ywlsh, result: 'return', opinion: '请核对子女数' }));
    const back = await fetchDraft('TQ0107');
    const typed = { ywlx: 'TQ0107', ywlsh, bbh: 1, dqbz: 'form', xgcs: back?.xgcs ?? 0, rows: {} };
    const stop = beforeSessionEnds(
      () => undefined,
      () => ({ ...typed, nr: JSON.stringify({ ...LIU_VALUES, znsl: '3' }) }),
    );
    const { userInfo } = useSession.getState();
    if (userInfo) saveLostDrafts(userInfo);
    stop();

    const entry = flowByCode('TQ0107', 'individual');
    if (!entry) throw new Error('TQ0107 is not registered');
    const { user } = await openPage(centre, LIU, entry.path, <FlowPage entry={entry} />);
    expect(await screen.findByText(/^您有登录过期前没来得及保存的补正内容：填写于.*暂存在本窗口/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '放弃已改内容' }));
    await user.click(await screen.findByRole('button', { name: '重新开始' }));
    await user.click(await screen.findByRole('button', { name: '去补正' }));
    await user.click(await screen.findByRole('button', { name: '修改未成年子女数' }));
    expect(await screen.findByLabelText('未成年子女数')).toHaveValue('0');
  });
});
