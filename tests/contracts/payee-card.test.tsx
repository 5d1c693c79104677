import { withdrawalRules } from '@mocks/centre/businesses/withdrawals';
import { addMaterial, materialsOf } from '@mocks/centre/cases/materials/materials';
import type { RawValues } from '@mocks/centre/cases/rule';
import { type Actor, actorOf, type OwnerKey, PUBLIC, type Transaction } from '@mocks/centre/kernel/transaction';
import { submit } from '@mocks/centre/office/applications';
import { review } from '@mocks/centre/office/review';
import { describe, expect, it } from 'vitest';
import { fetchBusinessNumber } from '@/api/cases/business';
import type { Flow } from '@/engine/flow/define-flow';
import { openFlow } from '@/engine/run/open-flow';
import { createRun } from '@/engine/run/run';
import { submissionBody } from '@/engine/run/submission';
import { flows } from '@/flows/registry';
import { PNG } from '../centre/loan-fixture';
import { refused } from '../centre/submit';
import { provedCard } from '../centre/withdrawal-fixture';
import { fileCentre } from '../file-centre';
import { signedIn } from '../flows/open-page';
import { fixtures } from './flows/fixtures';

const CARD = { skzhly: '2', skyhdm: '102', skyhzh: '6222020200000099999' };
const paid = (flow: Flow) => flow.sections.some(({ fields }) => fields.some(({ name }) => name === 'skyhzh'));
const loaded = await Promise.all(
  flows.flatMap(({ area, code, title, load }) => {
    const fixture = fixtures[`${area} ${code}`];
    return load && fixture ? [load().then(({ default: flow }) => ({ area, code, title, flow, fixture }))] : [];
  }),
);
const payers = loaded.filter(({ flow }) => paid(flow));

const centre = fileCentre();

it('each withdrawal pays to a card, and nothing else does', () => {
  expect(payers.map(({ code }) => code).sort()).toEqual(withdrawalRules.map(({ ywlx }) => ywlx).sort());
});

describe.each(payers)('$code $title: another card than the bound one', ({ area, code, flow, fixture }) => {
  it('is asked for its code, taken with that code alone, and still chosen when the case is returned', async () => {
    await signedIn(centre, fixture.account, fixture.loginType);
    const ywlsh = await fetchBusinessNumber(code);
    const door = await openFlow(flow, area, new AbortController().signal);
    if (door.kind !== 'ready') throw new Error(`It cannot be filled in: ${door.kind}`);
    const run = createRun(flow, door.facts, null);
    const prepared = await fixture.prepare?.(centre, ywlsh);
    for (const [name, value] of Object.entries({ ...fixture.values, ...prepared, ...CARD })) run.form.set(name, value);
    expect(run.form.check()).toEqual(['dxyzm']);
    const values: RawValues = { ...submissionBody(run), ywlx: code, ywlsh };
    await centre.transact((tx) => {
      const actor = ownerOf(tx, ywlsh);
      const texts = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
      for (const { wjlxId, clzt, sfbs } of materialsOf(tx, ywlsh, texts)) {
        if (clzt === '0' && sfbs !== '0') addMaterial(tx, actor, { ywlsh, wjlxId, name: '材料.png', bytes: PNG });
      }
      expect(refused(() => submit(tx, actor, values)).fieldErrors).toEqual({ dxyzm: '请输入短信验证码' });
      expect(submit(tx, actor, { ...values, ...provedCard(tx, actor, CARD) })).toMatchObject({ ywzt: '98' });
      review(tx, { ywlsh, result: 'return', opinion: '请补充说明' });
    });
    const returned = await openFlow(flow, area, new AbortController().signal);
    if (returned.kind !== 'returned') throw new Error(`It cannot be corrected: ${returned.kind}`);
    const { facts, draft, found, sent } = returned;
    const correction = createRun(flow, facts, draft, null, { correction: { found, sent } });
    expect(correction.form.store.getState().values).toMatchObject(CARD);
  });
});

function ownerOf({ store }: Transaction, ywlsh: string): Actor {
  const issued = store.table<{ owner: OwnerKey }>('issued-numbers').get(ywlsh);
  return actorOf(issued?.owner ?? PUBLIC);
}
