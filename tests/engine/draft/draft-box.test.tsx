import { startTestCentre, type TestCentre } from '@mocks/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { fetchDraft, saveDraft } from '@/api/cases/drafts';
import { autosave } from '@/engine/draft/autosave';
import { createDraftBlocks } from '@/engine/draft/draft-blocks';
import { findFlowDraft } from '@/engine/draft/draft-box';
import { createDraftKeeper } from '@/engine/draft/draft-keeper';
import { configureNavigation } from '@/lib/address/navigation';
import { type SignOutReason, signOut } from '@/session/opening/sign-out';
import { signedIn } from '../../flows/open-page';
import { LIU, PEOPLE } from '../../people';

const ZHANG = PEOPLE.张建国.zjhm;
const CODE = 'TQ0107';

let centre: TestCentre;
beforeAll(async () => {
  centre = await startTestCentre({ today: '2026-11-21' });
});
beforeEach(async () => {
  configureNavigation({ reload: () => undefined, go: () => undefined });
  await signedIn(centre, LIU);
});
afterEach(() => {
  configureNavigation({});
  return centre.reset();
});
afterAll(() => centre.close());

/** A page on which '1' was saved and '2' typed after it, when the centre no longer knows the token. */
async function typing() {
  const blocks = createDraftBlocks(CODE);
  const typed = { znsl: '1' };
  const source = () => ({
    ywlx: CODE,
    ywlsh: '',
    bbh: 1,
    dqbz: 'form',
    nr: JSON.stringify(typed),
    mxk: blocks.named(),
  });
  const keeper = createDraftKeeper(CODE, source, await fetchDraft(CODE), {}, blocks);
  await keeper.save();
  typed.znsl = '2';
  blocks.put('mx', [[0, '["a row"]']], 1);
  const stop = autosave(keeper, () => () => undefined);
  return { stop };
}

async function losing(reason: SignOutReason = 'lost') {
  const { stop } = await typing();
  await centre.fault({ path: '/draftbox/save', kind: 'status', value: 401, times: 1 });
  await signOut({ reason });
  stop();
}

const stored = () => JSON.stringify({ ...sessionStorage });

it('a field that is left is saved at once, by a request that outlives the page', async () => {
  const typed = { znsl: '1' };
  const source = () => ({ ywlx: CODE, ywlsh: '', bbh: 1, dqbz: 'form', nr: JSON.stringify(typed) });
  const keeper = createDraftKeeper(CODE, source, null);
  let changed: () => void = () => undefined;
  const stop = autosave(keeper, (listener) => {
    changed = listener;
    return () => undefined;
  });
  const sent = vi.spyOn(globalThis, 'fetch');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  changed();
  document.dispatchEvent(new FocusEvent('focusout'));
  await vi.advanceTimersByTimeAsync(250);
  vi.useRealTimers();
  await vi.waitFor(() => expect(keeper.store.getState().phase).toBe('saved'));
  stop();
  expect((await fetchDraft(CODE))?.nr).toBe(JSON.stringify(typed));
  expect(sent.mock.calls.filter(([url]) => String(url).endsWith('/draftbox/save'))).toEqual([
    [expect.any(String), expect.objectContaining({ keepalive: true })],
  ]);
  sent.mockRestore();
});

it('a draft of more than browsers keep on the way is sent like any other', async () => {
  const sent = vi.spyOn(globalThis, 'fetch');
  let xgcs = 0;
  // Bytes count: a Chinese character has three.
  for (const text of ['x'.repeat(59_000), 'x'.repeat(61_000), '住'.repeat(19_500), '住'.repeat(20_500)]) {
    const nr = JSON.stringify({ text });
    ({ xgcs } = await saveDraft({ ywlx: CODE, ywlsh: '', bbh: 1, dqbz: 'form', nr, xgcs }));
    expect((await fetchDraft(CODE))?.nr).toBe(nr);
  }
  const saves = sent.mock.calls.filter(([url]) => String(url).endsWith('/draftbox/save'));
  expect(saves.map(([, init]) => init?.keepalive)).toEqual([true, false, true, false]);
  sent.mockRestore();
});

it('a letter keeps every mark that was typed on it', async () => {
  const nr = JSON.stringify({ remark: `Z${'\u0301'.repeat(40)}` });
  await saveDraft({ ywlx: CODE, ywlsh: '', bbh: 1, dqbz: 'form', nr, xgcs: 0 });
  expect((await fetchDraft(CODE))?.nr).toBe(nr);
});

it.each<SignOutReason>(['lost', 'idle'])(
  'what was typed when the session ended (%s) is found again by the same person, rows and all, and goes into the box',
  async (reason) => {
    await losing(reason);
    await signedIn(centre, LIU);
    const found = await findFlowDraft(CODE);
    expect(JSON.parse(found?.nr ?? '')).toEqual({ znsl: '2' });
    const [name = ''] = found?.mxk?.mx ?? [];
    expect(found?.lost).toEqual({ [name]: '["a row"]' });

    const blocks = createDraftBlocks(CODE, found?.mxk, {}, found?.lost);
    const keeper = createDraftKeeper(CODE, () => found, found, {}, blocks);
    const stop = autosave(keeper, () => () => undefined);
    await keeper.save();
    stop();
    expect(keeper.store.getState().phase).toBe('saved');
    expect(stored()).not.toContain('znsl');
    const saved = await findFlowDraft(CODE);
    expect(saved).toMatchObject({ nr: found?.nr, mxk: found?.mxk });
    expect(saved).not.toHaveProperty('lost');
    const rows = await createDraftBlocks(CODE, saved?.mxk).read('mx', new AbortController().signal);
    expect(rows).toEqual(['["a row"]']);
  },
);

it.each<SignOutReason>(['user', 'switch', 'elsewhere', 'replaced'])('%s leaves nothing behind', async (reason) => {
  await losing(reason);
  expect(stored()).not.toContain('znsl');
});

it('nobody else finds it, and then nobody does', async () => {
  await losing();
  expect(stored()).toContain('znsl');
  await signedIn(centre, ZHANG);
  expect(stored()).not.toContain('znsl');
  await signedIn(centre, LIU);
  expect(JSON.parse((await findFlowDraft(CODE))?.nr ?? '')).toEqual({ znsl: '1' });
});

it('is gone with a sign-out by hand, and after a day', async () => {
  await losing();
  await signedIn(centre, LIU);
  await signOut({ reason: 'user' });
  expect(stored()).not.toContain('znsl');

  await signedIn(centre, LIU);
  await losing();
  const later = performance.now() + 24 * 3_600_000 + 60_000;
  vi.spyOn(performance, 'now').mockReturnValue(later);
  await signedIn(centre, LIU);
  expect(stored()).not.toContain('znsl');
});

it.each([
  ['2020-01-01', 'gives way to what another window has saved later', { znsl: '9' }, 'idle'],
  ['2090-01-01', 'typed later than that, it meets it in the open', { znsl: '2' }, 'conflict'],
])('lost on %s: %s', async (day, _, content, phase) => {
  await losing();
  for (const [name, text] of Object.entries(sessionStorage)) {
    sessionStorage.setItem(name, String(text).replace(/"bcsj":"[^"]*"/, `"bcsj":"${day} 09:00:00"`));
  }
  await signedIn(centre, LIU);
  const other = { ywlx: CODE, ywlsh: '', bbh: 1, dqbz: 'form', nr: '{"znsl":"9"}' };
  await saveDraft({ ...other, xgcs: (await fetchDraft(CODE))?.xgcs ?? 0 });
  const found = await findFlowDraft(CODE);
  expect(JSON.parse(found?.nr ?? '')).toEqual(content);
  const keeper = createDraftKeeper(CODE, () => found, found, {}, createDraftBlocks(CODE, {}, {}, found?.lost));
  await keeper.save();
  expect(keeper.store.getState().phase).toBe(phase);
});
