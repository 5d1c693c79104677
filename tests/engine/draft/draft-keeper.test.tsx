import { saveDraft } from '@mocks/centre/cases/drafts/drafts';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Draft, deleteDraft, fetchDraft } from '@/api/cases/drafts';
import { DraftLine } from '@/engine/draft/DraftLine';
import { createDraftKeeper } from '@/engine/draft/draft-keeper';
import { saveDraftNow } from '@/engine/draft/save-draft-now';
import { useToast } from '@/ui/state/toast';
import { fileCentre } from '../../file-centre';
import { signedIn } from '../../flows/open-page';
import { LIU, OPERATORS, UNITS } from '../../people';

const centre = fileCentre();
beforeEach(() => signedIn(centre, LIU));

const source = (typed: { znsl: string }) => () => ({
  ywlx: 'TQ0107',
  ywlsh: '',
  bbh: 1,
  dqbz: 'form',
  nr: JSON.stringify(typed),
});
const kept = async () => JSON.parse((await fetchDraft('TQ0107'))?.nr ?? 'null');

it('saves what changed, and nothing twice', async () => {
  const typed = { znsl: '1' };
  const keeper = createDraftKeeper('TQ0107', source(typed), null);
  await keeper.save();
  await keeper.save();
  expect((await fetchDraft('TQ0107'))?.xgcs).toBe(1);
  typed.znsl = '2';
  await Promise.all([keeper.save(), keeper.save(), keeper.save()]);
  expect((await fetchDraft('TQ0107'))?.xgcs).toBe(2);
  expect(await kept()).toEqual({ znsl: '2' });
  expect(keeper.store.getState().phase).toBe('saved');
});

it('does not revive the draft of what was handed in', async () => {
  const typed = { znsl: '1' };
  const keeper = createDraftKeeper('TQ0107', source(typed), null);
  await keeper.save();
  typed.znsl = '2';
  const late = keeper.save();
  await keeper.discard();
  typed.znsl = '3';
  await Promise.all([late, keeper.save()]);
  expect(await fetchDraft('TQ0107')).toBeNull();
});

it('stops at a newer draft until the person has chosen', async () => {
  const mine = { znsl: '1' };
  const here = createDraftKeeper('TQ0107', source(mine), null);
  await here.save();
  const found: Draft | null = await fetchDraft('TQ0107');
  const there = createDraftKeeper('TQ0107', source({ znsl: '5' }), found);
  await there.save();
  mine.znsl = '2';
  await here.save();
  expect(here.store.getState().phase).toBe('conflict');
  expect(await kept()).toEqual({ znsl: '5' });
  here.continueFrom((await fetchDraft('TQ0107'))?.xgcs ?? 0);
  await here.save();
  expect(await kept()).toEqual({ znsl: '2' });
});

it('asked to save with nothing new, it does not take the other clerk’s draft for its own, and says whose it is and from when', async () => {
  const { dwzh } = UNITS.华夏精密;
  await signedIn(centre, dwzh, '2', OPERATORS.吴晓东.jbrzjhm);
  const draft = { ywlx: 'GJ0305', ywlsh: '', bbh: 1, dqbz: 'form', nr: '{"ywwd":"0101"}' };
  const keeper = createDraftKeeper('GJ0305', () => draft, null);
  await keeper.save();
  const other = await centre.transact((tx) => {
    const nr = '{"ywwd":"0102"}';
    const actor = { kind: 'unit', dwzh, operator: OPERATORS.邢芳.jbrzjhm } as const;
    return saveDraft(tx, actor, { ...draft, nr, xgcs: keeper.changes() });
  });
  await keeper.save();
  expect(keeper.store.getState().phase).toBe('saved');
  await saveDraftNow(keeper);
  expect(useToast.getState().current?.lines).toEqual(['草稿没有保存：请先在页面上方选择以哪一份草稿为准']);
  render(<DraftLine keeper={keeper} code="GJ0305" onAdopt={() => undefined} />);
  expect(screen.getByRole('alert')).toHaveTextContent(`邢芳于${other.bcsj}修改了这份草稿`);
  expect((await fetchDraft('GJ0305'))?.nr).toBe(other.nr);
});

it('tries again after a failure', async () => {
  const keeper = createDraftKeeper('TQ0107', source({ znsl: '1' }), null);
  await centre.fault({ path: '/draftbox/save', kind: 'status', value: 500, times: 1 });
  await keeper.save();
  expect(keeper.store.getState().phase).toBe('failed');
  await keeper.save();
  expect(keeper.store.getState().phase).toBe('saved');
  await deleteDraft('TQ0107');
});

it('where the newer draft cannot be read, either choice goes on with what is on this page', async () => {
  const typed = { znsl: '1' };
  const here = createDraftKeeper('TQ0107', source(typed), null);
  await here.save();
  await createDraftKeeper('TQ0107', source({ znsl: '5' }), await fetchDraft('TQ0107')).save();
  typed.znsl = '2';
  await here.save();
  await centre.fault({
    path: '/draftbox/getInfo',
    kind: 'answer',
    value: JSON.stringify({ code: 0, data: null }),
    times: 1,
  });
  render(<DraftLine keeper={here} code="TQ0107" onAdopt={() => undefined} />);
  fireEvent.click(screen.getByRole('button', { name: '使用较新的草稿' }));
  expect(await screen.findByText(/^草稿已保存/)).toBeVisible();
  expect(await kept()).toEqual({ znsl: '2' });
});

describe('after a save whose answer was lost', () => {
  const typed = { znsl: '1' };
  const lose = () => centre.fault({ path: '/draftbox/save', kind: 'abort', times: 1 });
  beforeEach(() => {
    typed.znsl = '1';
  });

  it('the same again is the success it was', async () => {
    const keeper = createDraftKeeper('TQ0107', source(typed), null);
    await lose();
    await keeper.save();
    expect(keeper.store.getState().phase).toBe('failed');
    expect(await kept()).toEqual({ znsl: '1' });
    await keeper.save();
    expect(keeper.store.getState().phase).toBe('saved');
    expect((await fetchDraft('TQ0107'))?.xgcs).toBe(1);
  });

  it('what was typed since builds on it, however many answers are lost', async () => {
    const keeper = createDraftKeeper('TQ0107', source(typed), null);
    for (const next of ['2', '3', '4']) {
      await lose();
      await keeper.save();
      typed.znsl = next;
    }
    await keeper.save();
    expect(keeper.store.getState().phase).toBe('saved');
    expect(await kept()).toEqual({ znsl: '4' });
  });

  it('another window’s newer draft is still a conflict', async () => {
    const keeper = createDraftKeeper('TQ0107', source(typed), null);
    await lose();
    await keeper.save();
    await createDraftKeeper('TQ0107', source({ znsl: '5' }), await fetchDraft('TQ0107')).save();
    typed.znsl = '2';
    await keeper.save();
    expect(keeper.store.getState().phase).toBe('conflict');
    expect(await kept()).toEqual({ znsl: '5' });
  });
});
