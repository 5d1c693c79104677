import { withdrawalRules } from '@mocks/centre/businesses/withdrawals';
import { addMaterial, materialsOf } from '@mocks/centre/cases/materials/materials';
import type { RawValues } from '@mocks/centre/cases/rule';
import { type Actor, actorOf, type Desk } from '@mocks/centre/kernel/desk';
import { submit } from '@mocks/centre/office/applications';
import { describe, expect, it } from 'vitest';
import { fetchBusinessNumber } from '@/api/business';
import type { Flow } from '@/engine/flow/define-flow';
import { openFlow } from '@/engine/run/open-flow';
import { createRun } from '@/engine/run/run';
import { requestOf } from '@/engine/run/submission';
import { flows } from '@/flows/registry';
import { refused } from '../centre/hand-in';
import { PNG } from '../centre/loan-fixture';
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
  it('is asked for its code on the form, and the centre takes it with that code alone', async () => {
    await signedIn(centre, fixture.account, fixture.loginType);
    const ywlsh = await fetchBusinessNumber(code);
    const door = await openFlow(flow, area, new AbortController().signal);
    if (door.kind !== 'ready') throw new Error(`It cannot be filled in: ${door.kind}`);
    const run = createRun(flow, door.facts, null);
    const prepared = await fixture.prepare?.(centre, ywlsh);
    for (const [name, value] of Object.entries({ ...fixture.values, ...prepared, ...CARD })) run.form.set(name, value);
    expect(run.form.check()).toEqual(['dxyzm']);
    const values: RawValues = { ...requestOf(run), ywlx: code, ywlsh };
    await centre.transact((desk) => {
      const actor = ownerOf(desk, ywlsh);
      const texts = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
      for (const { wjlxId, clzt, sfbs } of materialsOf(desk, ywlsh, texts)) {
        if (clzt === '0' && sfbs !== '0') addMaterial(desk, actor, { ywlsh, wjlxId, name: '材料.png', bytes: PNG });
      }
      expect(refused(() => submit(desk, actor, values)).fieldErrors).toEqual({ dxyzm: '请输入短信验证码' });
      expect(submit(desk, actor, { ...values, ...provedCard(desk, actor, CARD) })).toMatchObject({ ywzt: '98' });
    });
  });
});

function ownerOf({ store }: Desk, ywlsh: string): Actor {
  const issued = store.table<{ owner: string }>('issued-numbers').get(ywlsh);
  return actorOf(issued?.owner ?? '');
}
