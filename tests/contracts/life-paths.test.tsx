import { cases } from '@mocks/centre/cases/case-states';
import { addMaterial, materialsOf } from '@mocks/centre/cases/materials/materials';
import { moveClock } from '@mocks/centre/daily-jobs';
import { type Actor, actorOf, type OwnerKey, PUBLIC, type Transaction } from '@mocks/centre/kernel/transaction';
import { todos } from '@mocks/centre/office/cases';
import { openCasesForReview } from '@mocks/centre/office/open-cases';
import { type Decision, review } from '@mocks/centre/office/review';
import { describe, expect, it } from 'vitest';
import { fetchBusinessNumber, fetchCase, type SubmitAnswer, withdrawCase } from '@/api/cases/business';
import { deleteDraft, fetchDraft, saveDraft } from '@/api/cases/drafts';
import { fetchMessages } from '@/api/cases/message';
import { withSubjectNumber } from '@/engine/flow/subject-pick';
import { type FlowOpening, openFlow } from '@/engine/run/open-flow';
import { createRun, type Run } from '@/engine/run/run';
import { submissionBody } from '@/engine/run/submission';
import { flows } from '@/flows/registry';
import { draftContent } from '@/form/values/draft-content';
import { applicationSigned, PNG } from '../centre/loan-fixture';
import { fileCentre } from '../file-centre';
import { signedIn } from '../flows/open-page';
import { withoutUnitName } from '../sms-of-unit';
import { fixtures } from './flows/fixtures';
import { expectOneName } from './one-name';

const OPINION = '请核对后重新提交';
const waiting = flows.flatMap((entry) => {
  const fixture = fixtures[`${entry.area} ${entry.code}`];
  return entry.load && fixture?.clerk ? [{ ...entry, load: entry.load, fixture, clerk: fixture.clerk }] : [];
});

const centre = fileCentre();

it('whoever waits for a clerk is among those whom one may send back', () => {
  const waits = Object.keys(fixtures).filter((name) => fixtures[name]?.ywzt === '98');
  expect(waiting.map(({ area, code }) => `${area} ${code}`)).toEqual(expect.arrayContaining(waits));
  expect(waits).toContain('individual TQ0103');
});

describe.each(waiting)('$code $title', ({ load, area, code, fixture, clerk }) => {
  let ywlsh = '';
  const open = async (): Promise<FlowOpening> =>
    openFlow((await load()).default, area, new AbortController().signal, { ywlsh });

  /** The form as it opens now, at what was left off or sent back. */
  const running = async (): Promise<Run> => {
    const { default: flow } = await load();
    const door = await open();
    if (door.kind === 'returned') return createRun(flow, door.facts, door.draft, null, { correction: door });
    if (door.kind !== 'ready') throw new Error(`It cannot be filled in: ${door.kind}`);
    return createRun(flow, door.facts, null);
  };
  const fill = (run: Run, values: object) => {
    for (const [name, value] of Object.entries(values)) run.form.set(name, value);
  };
  /** What the page does on 提交, with the proofs that each submission needs anew. */
  const send = async (run: Run) => {
    // A code is sent once a minute.
    centre.passTime(61_000);
    fill(run, (await clerk.prepare?.(centre, ywlsh)) ?? {});
    const signed = run.flow.sign?.needed(run.form.shown(), run.form.facts());
    const qmbh = signed
      ? await own((tx, actor) => applicationSigned(tx, actor, ywlsh, submissionBody(run)))
      : undefined;
    const request = { ...submissionBody(run), ...(qmbh && { qmbh }) };
    sendAgain = () => run.flow.submit(ywlsh, request, {});
    return sendAgain();
  };
  let sendAgain: () => Promise<SubmitAnswer>;
  /** The draft of what was filled in, the first submission, and the clerk has it. */
  const handIn = async () => {
    await signedIn(centre, fixture.account, fixture.loginType);
    ywlsh = await fetchBusinessNumber(code);
    const run = await running();
    const prepared = await fixture.prepare?.(centre, ywlsh);
    fill(run, { ...fixture.values, ...prepared, ...clerk.values });
    const nr = draftContent(
      run.flow,
      withSubjectNumber(run.flow.subject, run.form.store.getState().values),
      run.form.start,
    );
    await saveDraft({ ywlx: code, ywlsh, bbh: run.flow.version, dqbz: 'confirm', nr, xgcs: 0 });
    expect(await send(run)).toMatchObject({ ywlsh, ywzt: '98' });
    return run;
  };
  const decide = (result: Decision['result'], items: Decision['items'] = []) =>
    centre.transact((tx) => review(tx, { ywlsh, result, opinion: OPINION, items }));
  const state = async () => (await fetchCase(ywlsh)).ywzt;
  const told = async () => {
    const message = (await fetchMessages({ page: 1, size: 1 })).list[0];
    const title = message?.title.replace(/已.*|未.*|需.*|即.*/, '') ?? '';
    const sms = (await centre.outbox()).find(({ kind, text }) => kind === 'sms' && text?.includes(title));
    return { title: message?.title ?? '', nr: message?.nr ?? '', sms: sms?.text ?? '' };
  };
  const own = <T,>(work: (tx: Transaction, actor: Actor) => T) =>
    centre.transact((tx) => {
      const issued = tx.store.table<{ owner: OwnerKey }>('issued-numbers').get(ywlsh);
      return work(tx, actorOf(issued?.owner ?? PUBLIC));
    });
  const material = () =>
    own((tx) => materialsOf(tx, ywlsh, { ...cases(tx.store).get(ywlsh)?.values })[0]?.wjlxId ?? '');
  const upload = async (name: string, bytes: Uint8Array) => {
    const wjlxId = await material();
    return own((tx, actor) => addMaterial(tx, actor, { ywlsh, wjlxId, name, bytes }));
  };

  it('returned: nothing changed is refused, a file or a value alone is taken, and the way in is always there', async () => {
    const sent = withoutProofs(submissionBody(await handIn()));
    await decide('return');
    await expectOneName(centre, ywlsh);
    const waits = (await own(todos)).filter((todo) => todo.ywlsh === ywlsh);
    expect(waits).toMatchObject([{ sxsm: expect.stringContaining(OPINION) }]);
    expect(await told()).toMatchObject({ nr: expect.stringContaining(OPINION), sms: expect.stringContaining(OPINION) });
    expect(await fetchCase(ywlsh)).toMatchObject({
      ywzt: '97',
      cnbjsj: '',
      ddsm: expect.stringMatching(/^等待(您|贵单位|贵公司)补正$/),
      cq: false,
    });

    // Another device, and the draft is gone: the form is that of the case.
    await deleteDraft(code);
    const again = await running();
    expect(withoutProofs(submissionBody(again))).toEqual(sent);
    expect(again.correction?.found.sbyy?.yy).toBe(OPINION);
    const refusal = await send(again).catch((error: Error) => error.message);
    expect(refusal).toContain('尚未补正');
    expect(refusal).toContain(OPINION);
    expect(await state()).toBe('97');

    await upload('补充.png', withByte(1));
    const answer = await send(await running());
    expect(answer).toMatchObject({ ywlsh, ywzt: '98' });
    await expectOneName(centre, ywlsh);
    const steps = (await fetchCase(ywlsh)).lc.length;
    // The answer was lost: the same again books nothing.
    expect(await sendAgain()).toEqual(answer);
    expect((await fetchCase(ywlsh)).lc).toHaveLength(steps);

    await decide('return');
    const changed = await running();
    changed.form.set(...clerk.change);
    expect(withoutCode(changed.form.check())).toEqual([]);
    expect((await send(changed)).ywzt).toBe('98');
    expect((await fetchCase(ywlsh)).lc).toHaveLength(steps + 2);
  });

  it('a material and a field that were named stay sent back until they are others', async () => {
    await handIn();
    const file = await material();
    const [field, value] = clerk.change;
    await decide('return', [
      { lx: 'cl', bh: file, yj: '看不清' },
      { lx: 'zd', bh: field, yj: '与材料不一致' },
    ]);
    const { bz = [] } = await fetchCase(ywlsh);
    expect(bz.map(({ lx, bh, yj }) => [lx, bh, yj])).toEqual([
      ['cl', file, '看不清'],
      ['zd', field, '与材料不一致'],
    ]);
    expect((await told()).nr).toContain('看不清');
    const clzt = () =>
      own((tx) => {
        const list = materialsOf(tx, ywlsh, { ...cases(tx.store).get(ywlsh)?.values });
        return list.find(({ wjlxId }) => wjlxId === file);
      });
    expect(await clzt()).toMatchObject({ clzt: '3', thyy: '看不清' });

    const run = await running();
    expect(withoutCode(run.form.check())).toEqual([field]);
    expect(run.form.store.getState().errors[field]).toContain('与材料不一致');
    await upload('重拍.png', withByte(2));
    expect((await clzt())?.clzt).toBe('1');
    const refused = await send(run).catch((error: { fieldErrors: Record<string, string> }) => error.fieldErrors);
    expect(Object.keys(refused)).toEqual([field]);
    run.form.set(field, value);
    expect(withoutCode(run.form.check())).toEqual([]);
    expect((await send(run)).ywzt).toBe('98');
    expect((await fetchCase(ywlsh)).bz ?? []).toEqual([]);
  });

  it('a field that is right after all is handed in as it is with a word to the clerk, and the whole likewise', async () => {
    await handIn();
    const [field] = clerk.change;
    await decide('return', [{ lx: 'zd', bh: field, yj: '请核对' }]);
    const run = await running();
    expect(withoutCode(run.form.check())).toEqual([field]);
    run.form.state(field, '与证件一致');
    expect(withoutCode(run.form.check())).toEqual([]);
    expect(await send(run)).toMatchObject({ ywlsh, ywzt: '98' });
    const { lc } = await fetchCase(ywlsh);
    expect(lc.slice(-2)).toMatchObject([
      { jdmc: '情况说明', yj: expect.stringMatching(/经核对无误：与证件一致$/) },
      { jdmc: '补正提交', yj: expect.stringContaining('申请人说明被退回的内容经核对无误') },
    ]);
    const read = await centre.transact((tx) => openCasesForReview(tx).find((one) => one.ywlsh === ywlsh)?.wwsm);
    expect(read).toContain('与证件一致');

    await decide('return');
    const again = await running();
    // What was said before was about another return.
    expect(submissionBody(again).wwsm).toBeUndefined();
    expect(await send(again).catch((error: Error) => error.message)).toContain('尚未补正');
    again.form.state('', '材料齐全');
    expect((await send(again)).ywzt).toBe('98');
  });

  it('approved: called alike until it is carried out, a month later', async () => {
    await handIn();
    await expectOneName(centre, ywlsh);
    await decide('approve');
    await expectOneName(centre, ywlsh);
    await centre.transact((tx) => moveClock(tx, { now: shift(tx.today(), 31) }));
    await expectOneName(centre, ywlsh);
  });

  it.each(['refuse', 'withdraw', 'lapse'] as const)(
    '%s: said in the same words everywhere, and it can be begun anew',
    async (way) => {
      const sent = withoutProofs(submissionBody(await handIn()));
      await decide('return');
      if (way !== 'lapse') {
        // Whoever puts nothing right but a file has the whole form in the draft all the same.
        const correcting = await running();
        correcting.goTo('materials');
        await correcting.drafts.save();
        await upload('补充.png', withByte(3));
        if (way === 'refuse') await send(correcting);
      }
      if (way === 'refuse') await decide('refuse');
      if (way === 'withdraw') await withdrawCase(ywlsh);
      if (way === 'lapse') {
        const { clqx = '' } = await fetchCase(ywlsh);
        await centre.transact((tx) => moveClock(tx, { now: shift(clqx, -3) }));
        expect((await told()).sms).toContain(`请于${clqx}当日24时前补正后重新提交，逾期自动失效`);
        await centre.transact((tx) => moveClock(tx, { now: shift(clqx, 1) }));
      }
      const [ywzt, word] = ({ refuse: ['80', '未通过'], withdraw: ['85', '已撤回'], lapse: ['86', '已失效'] } as const)[
        way
      ];
      const found = await fetchCase(ywlsh);
      expect(found.ywzt).toBe(ywzt);
      await expectOneName(centre, ywlsh);
      expect((await own(todos)).filter((todo) => todo.ywlsh === ywlsh)).toEqual([]);
      const { title, nr, sms } = await told();
      expect(title).toContain(word);
      expect(withoutUnitName(sms)).toContain(nr);
      if (found.sbyy) expect(nr).toContain(found.sbyy.yy);
      expect(nr).toContain('草稿箱');
      expect((await fetchDraft(code))?.ywlsh).toBe('');

      // What was typed and imported is handed in once more as it is; files, proofs and the promise come anew.
      const door = await open();
      if (door.kind !== 'ready') throw new Error(`It cannot be filled in: ${door.kind}`);
      if (way === 'lapse') return;
      const { default: flow } = await load();
      const again = createRun(flow, door.facts, door.draft);
      ywlsh = await fetchBusinessNumber(code);
      centre.passTime(61_000);
      const prepared = Object.entries({ ...(await fixture.prepare?.(centre, ywlsh)) });
      const values = again.form.store.getState().values;
      fill(again, Object.fromEntries(prepared.filter(([name]) => !values[name])));
      if (values.cns === false) fill(again, { cns: true });
      expect(withoutProofs(submissionBody(again))).toEqual(sent);
      expect(await send(again)).toMatchObject({ ywlsh, ywzt: '98' });
    },
  );
});

/** A code is typed anew for each submission. */
const withoutCode = (names: readonly string[]) => names.filter((name) => name !== 'dxyzm');
const withByte = (byte: number) => Uint8Array.from([...PNG, byte]);
const shift = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

function withoutProofs(request: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(request).filter(([name]) => !['dxyzm', 'ydxyzm', 'hybh'].includes(name)));
}
