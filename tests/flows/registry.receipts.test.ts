// @vitest-environment node

import { expect, it } from 'vitest';
import type { CaseState, StateNote, SubmitAnswer } from '@/api/cases/business';
import { flowByCode, flows } from '@/flows/registry';
import { sampleFacts } from '../engine/sample-flow';

const withdrawals = flows.flatMap(({ code, load }) => (load && code.startsWith('TQ') ? [code] : []));
const answered = (ywzt: CaseState, more: Partial<SubmitAnswer> = {}): SubmitAnswer => ({
  ywlsh: '20261121000000000001',
  ywzt,
  slsj: '2026-11-21 09:00:00',
  cnbjsj: '2026-11-24',
  ...more,
});
const next = async (code: string, area: 'individual' | 'unit', answer: SubmitAnswer, values?: object) => {
  const entry = flowByCode(code, area);
  if (!entry?.load) throw new Error(`${code} is not registered`);
  const { receipt, initial } = (await entry.load()).default;
  return receipt.next(answer, values ? { ...initial, ...values } : null, sampleFacts).join('');
};

it.each(withdrawals)('%s says of its money what the answered state says', async (code) => {
  expect(await next(code, 'individual', answered('99'))).toMatch(/已转入您(指定)?的收款账户/);
  expect(await next(code, 'individual', answered('02'))).toMatch(/暂缓转账，到期自动转入/);
  expect(await next(code, 'individual', answered('98'))).toContain('将在承诺办结日前作出决定');
  const failed = await next(code, 'individual', answered('81'));
  expect(failed).toContain('款项未能转出');
  expect(failed).not.toMatch(/已转入|承诺办结日前/);
});

it('an account that could not be opened is not announced', async () => {
  expect(await next('GJ0801', 'individual', answered('81'))).not.toMatch(/已开立|审核通过后/);
});

it('a remittance asks for a transfer only where one is wanted', async () => {
  const note = { nr: '', mx: [], lj: '', ljmc: '' };
  const waiting: StateNote = { mc: '待缴款', lx: 'attention', ...note };
  expect(await next('GJ0201', 'unit', answered('02', { ztsm: waiting }))).toContain('请按上面的账户、金额和附言码转账');
  const failed = await next('GJ0201', 'unit', answered('02', { ztsm: { ...waiting, mc: '扣款失败', lx: 'failed' } }));
  expect(failed).toContain('再次扣款日之前，按上面说的处理付款账户');
  expect(failed).not.toMatch(/转账|附言/);
  expect(await next('GJ0201', 'unit', answered('98'))).not.toMatch(/转账|已到账/);
});

it.each([
  ['1', '协议已生效'],
  ['2', '冲还贷已解除'],
])('an offset (%s) is in force or ended once the answered state says so', async (czlx, done) => {
  expect(await next('GD0601', 'individual', answered('99'), { czlx })).toContain(done);
  const waiting = await next('GD0601', 'individual', answered('98'), { czlx });
  expect(waiting).toContain('办结前现有约定不变');
  for (const ywzt of ['98', '06', '81', '02'] as const) {
    expect(await next('GD0601', 'individual', answered(ywzt), { czlx })).not.toMatch(/协议已生效|已解除|同时终止/);
  }
});

it.each(['individual', 'unit'] as const)('a change of information (%s) is announced once it is made', async (area) => {
  expect(await next('GJ0302', area, answered('99'))).toMatch(/变更已(即时)?生效/);
  for (const ywzt of ['98', '81'] as const) {
    const words = await next('GJ0302', area, answered(ywzt), { zhiwu: '2' });
    expect(words).toMatch(/原信息不变|尚未生效/);
    expect(words).not.toMatch(/变更已(即时)?生效|未通过银行核验/);
  }
});
