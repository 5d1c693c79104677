// @vitest-environment node
import { beforeEach, expect, it, vi } from 'vitest';
import type { AmountLimit, Judgement } from '@/api/cases/judgement';
import { type LoanSummary, readLoanSummary } from '@/api/person/person';
import type { Flow } from '@/engine/flow/define-flow';
import { dropFormerMatter, watchLimit } from '@/engine/run/watch-limit';
import { pickLoan } from '@/engine/subject/pick-loan';
import { createForm } from '@/form/store/form-store';
import { sampleFacts, sampleFlow } from '../sample-flow';

const ANSWER: Judgement = { mz: true, tj: [], xe: null, cw: {} };
const ask = vi.fn<NonNullable<Flow['judge']>['ask']>();
const flow: Flow = { ...sampleFlow, judge: { ask, deciding: ['month'], estimate: () => null } };

beforeEach(() => {
  ask.mockReset();
  ask.mockResolvedValue(ANSWER);
});

function open() {
  const form = createForm(flow, sampleFacts, { values: { ...flow.initial, type: '1' } });
  return { form, watch: watchLimit(flow, form, () => '12345678901234567890') };
}

it('asks when a field is left, once for the same values, under the number of the application', async () => {
  const { form } = open();
  ask.mockClear();
  form.set('children', '3');
  expect(ask).not.toHaveBeenCalled();
  form.leave('children');
  form.leave('children');
  expect(ask).toHaveBeenCalledTimes(1);
  expect(ask.mock.calls[0]?.[0]).toMatchObject({ ywlsh: '12345678901234567890' });
});

it('is waited for before the next step, with the values as they stand then', async () => {
  const { form, watch } = open();
  ask.mockImplementation(async () => ({ ...ANSWER, cw: { children: '与登记不符' } }));
  form.set('children', '3');
  await watch.settle();
  expect(form.check(new Set(['children']))).toEqual(['children']);
  form.set('children', '2');
  ask.mockResolvedValue(ANSWER);
  await watch.settle();
  expect(form.check(new Set(['children']))).toEqual([]);
});

it('an answer that comes late speaks of what was asked, not of what has been put right since', async () => {
  const { form, watch } = open();
  let answer: (judgement: Judgement) => void = () => undefined;
  ask.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  form.set('children', '3');
  const settled = watch.settle();
  form.set('children', '2');
  answer({ ...ANSWER, cw: { children: '与登记不符' } });
  await settled;
  expect(form.check(new Set(['children']))).toEqual([]);
});

it('promises no sum beside a mistake in what decides it that only the centre knows of', async () => {
  const { form, watch } = open();
  const xe = { kytqe: '5.00' } as AmountLimit; // of which only the sum matters
  form.set('month', '2026-10');
  for (const [cw, shown] of [
    [{ month: '已办理' }, { limit: null, limitState: 'wrong' }],
    [{ children: '与登记不符' }, { limit: xe, limitState: 'known' }],
  ] as const) {
    ask.mockResolvedValue({ ...ANSWER, xe, cw });
    form.set('children', form.shown().children === '3' ? '2' : '3');
    await watch.settle();
    expect(form.facts()).toMatchObject(shown);
  }
  // That there is nothing is said with its reason.
  ask.mockResolvedValue({ ...ANSWER, xe: { ...xe, kytqe: '0.00' }, cw: { month: '已办理' } });
  form.set('children', '1');
  await watch.settle();
  expect(form.facts()).toMatchObject({ limit: { kytqe: '0.00' }, limitState: 'known' });
});

it('does not stop the person when the centre does not answer', async () => {
  const { form, watch } = open();
  form.set('children', '3');
  ask.mockRejectedValue(new Error('网络异常'));
  await watch.settle();
  expect(form.check(new Set(['children']))).toEqual([]);
  expect(form.facts().limitState).toBe('failed');
});

it('about another loan, what is known of the former one is dropped and asked anew', () => {
  const subject = pickLoan<LoanSummary>({ list: async () => [], read: readLoanSummary }) as unknown as Flow['subject']; // as defineFlow keeps it
  const of = (dkzh: string) => ({ dkzh, dkye: '1.00' });
  const about: Flow = { ...flow, subject, initial: { ...flow.initial, dkzh: null } };
  const form = createForm(about, sampleFacts, { values: { ...about.initial, month: '2026-10', dkzh: of('1') } });
  watchLimit(about, form);
  form.inform({ limit: { kytqe: '5.00' } as AmountLimit }); // of which only that it is there matters
  form.set('children', '3');
  expect(form.facts().limit?.kytqe).toBe('5.00');
  form.set('dkzh', of('2'));
  expect(form.facts().limit).toBeNull();
});

it('keeps what the values bring with them that nobody typed, until they bring it no more', async () => {
  const { form, watch } = open();
  ask.mockResolvedValue({ ...ANSWER, tsxx: ['两个账户将合并为一个'] });
  form.set('children', '3');
  await watch.settle();
  expect(form.facts().warnings).toEqual(['两个账户将合并为一个']);
  ask.mockResolvedValue(ANSWER);
  form.set('children', '2');
  await watch.settle();
  expect(form.facts().warnings).toEqual([]);
});

const LIMIT = { kytqe: '5.00' } as AmountLimit; // of which only that it is there matters

it('a draft with a month that may not be any more: said at its field, and no limit of other months', async () => {
  const form = createForm(flow, sampleFacts, {
    values: { ...flow.initial, type: '1', month: '2099-01' },
    start: flow.initial,
  });
  watchLimit(flow, form);
  expect(ask).not.toHaveBeenCalled();
  expect(form.store.getState().errors.month).toMatch(/^月份不能晚于/);
  expect(form.facts()).toMatchObject({ limit: null, limitState: 'wrong' });
  ask.mockResolvedValue({ ...ANSWER, xe: LIMIT });
  form.set('month', '2026-01');
  await vi.waitFor(() => expect(form.facts()).toMatchObject({ limit: LIMIT, limitState: 'known' }));
});

it('a month that was cleared takes its limit along', () => {
  const form = createForm(flow, sampleFacts, { values: { ...flow.initial, type: '1', month: '2026-01' } });
  watchLimit(flow, form);
  form.inform({ limit: LIMIT });
  form.set('month', '2099-01');
  form.leave('month');
  expect(form.facts()).toMatchObject({ limit: null, limitState: 'wrong' });
});

it('shows no sum while a deciding value is taken away, whatever the centre says of the rest', async () => {
  const { form, watch } = open();
  const xe = { kytqe: '5.00' } as AmountLimit; // of which only the sum matters
  ask.mockResolvedValue({ ...ANSWER, xe });
  form.set('month', '2026-10');
  await watch.settle();
  expect(form.facts().limit).toEqual(xe);
  form.set('month', '');
  expect(form.facts().limit).toBeNull();
  form.leave('children');
  await watch.settle();
  expect(form.facts().limit).toBeNull();
  form.set('month', '2026-09');
  await watch.settle();
  expect(form.facts().limit).toEqual(xe);
});

it('another choice of the matter takes the limit and the amount of the former one away, a first choice and another draft nothing', () => {
  const judge = { ask, deciding: ['type'], forget: ['type'], dropped: ['amount'], estimate: () => null };
  const chosen: Flow = { ...flow, judge };
  const limit = { kytqe: '3000.00', mx: [] } as unknown as AmountLimit; // the rest is not read
  const form = createForm(
    chosen,
    { ...sampleFacts, limit },
    { values: { ...chosen.initial, amount: '100.00' }, start: chosen.initial },
  );
  dropFormerMatter(chosen, form);
  form.set('type', '1');
  expect([form.typed().amount, form.facts().limit]).toEqual(['100.00', limit]);
  form.replace({ ...form.typed(), type: '2', amount: '200.00' });
  expect(form.typed().amount).toBe('200.00');
  form.set('type', '1');
  expect([form.typed().amount, form.facts().limit]).toEqual(['', null]);
});
