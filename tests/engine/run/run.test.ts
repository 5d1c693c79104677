import { expect, it } from 'vitest';
import { createRun } from '@/engine/run/run';
import { submissionBody } from '@/engine/run/submission';
import type { FlowValues } from '@/schema/field-kinds';
import { PEOPLE } from '../../people';
import { sampleFacts, sampleFlow } from '../sample-flow';

const signature = { qmbh: 'QM1', qmsj: '2026-11-21 10:00:00' };

it('a signature goes with what was signed, and is gone with the first change', () => {
  const run = createRun(sampleFlow, sampleFacts, null);
  run.state.setState({ signature });
  expect(submissionBody(run)).toMatchObject({ qmbh: 'QM1' });
  run.form.set('children', '2');
  expect(run.state.getState().signature).toBeNull();
  expect(submissionBody(run)).not.toHaveProperty('qmbh');
});

it('a tick is no promise of what it says after another choice', () => {
  const commitment = {
    key: 'commitment',
    title: '承诺',
    fields: [
      {
        kind: 'tick' as const,
        name: 'promise',
        label: '承诺书',
        text: ({ children }: FlowValues) => (children === '2' ? '我承诺乙' : '我承诺甲'),
      },
    ],
  };
  const flow = {
    ...sampleFlow,
    initial: { ...sampleFlow.initial, promise: false },
    sections: [...sampleFlow.sections, commitment],
  };
  const { form } = createRun(flow, sampleFacts, null);
  form.set('promise', true);
  form.set('landlord', '张三');
  expect(form.store.getState().values.promise).toBe(true);
  form.set('children', '2');
  expect(form.store.getState().values.promise).toBe(false);
});

it('a change request sends what changes and nothing else, and never a masked value', () => {
  const flow = {
    ...sampleFlow,
    prefill: () => ({}),
    former: () => ({ landlord: '张三', children: '1', card: '6222********0123' }),
  };
  const run = createRun(flow, sampleFacts, null);
  expect(run.form.store.getState().values).toMatchObject({ children: '1', card: '' });
  expect(submissionBody(run)).not.toHaveProperty('children');
  expect(submissionBody(run)).not.toHaveProperty('card');
  run.form.set('children', '2');
  expect(submissionBody(run)).toMatchObject({ children: '2' });
  run.form.set('card', PEOPLE.张建国.yhzh);
  expect(submissionBody(run)).toMatchObject({ card: PEOPLE.张建国.yhzh });
});

it('what was handed in stays as it was while it is corrected, whatever the account tells by now', () => {
  const draft = {
    ywlsh: 'YW1',
    ywlx: 'TQ0107',
    ywmc: '样例',
    bbh: 2,
    dqbz: 'form',
    bcsj: '',
    yxq: '',
    xgcs: 1,
    mxk: {},
  };
  const found = { slsj: '2026-11-20 10:00:00', bz: [], clqx: '', lc: [], tjnr: {} };
  // The account tells another unit than it did when the application went out: the draft says nothing of either.
  const run = createRun(sampleFlow, sampleFacts, { ...draft, nr: '{"children":"2"}' }, null, {
    correction: { found, sent: { landlord: '原出租方', children: '1' } },
  });
  expect(run.form.store.getState().values).toMatchObject({ landlord: '原出租方', children: '2' });
  expect(createRun(sampleFlow, sampleFacts, { ...draft, nr: '{}' }).form.store.getState().values).toMatchObject({
    landlord: sampleFlow.prefill(sampleFacts).landlord,
  });
});
